import { BOT_NAMES, botsOf, shipFoundAdrift } from '@bulkhead/bots'
import { type AnyGame, FastRng, isRefusal, Match, type Options } from '@bulkhead/kernel'
import { theseus } from '@bulkhead/theseus'
import { describe, expect, test } from 'vitest'
import { GAMES, loadGameForm } from '../../games/index.ts'
import { theseusOptions } from '../../games/theseus/options.ts'
import { rulesOf } from '../../play/rules.ts'
import {
  A_BOT,
  A_PERSON,
  type Draft,
  firstDraft,
  hasPerson,
  isLive,
  LEVELS,
  optionsOf,
  presetOf,
  withSeat,
  withSeats,
} from '../draft.ts'

const SHOWN = await Promise.all(
  GAMES.map(async (entry) => ({
    entry,
    rules: await rulesOf(entry.id),
    ...(await loadGameForm(entry.id)),
  })),
)

function draft(change: Partial<Draft> = {}): Draft {
  return {
    place: 'here',
    seats: [A_PERSON, A_BOT],
    options: {},
    public: false,
    spectators: true,
    clocks: {},
    ...change,
  }
}

function isTaken(rules: AnyGame, options: Options, seats: number): boolean {
  const before = shipFoundAdrift({ game: rules, options, seats, rng: new FastRng(1) }) ?? undefined
  return !isRefusal(Match.start(rules, { seats, options, seed: { kind: 'fast', seed: 1 }, before }))
}

describe.each(SHOWN.map((shown) => [shown.entry.id, shown] as const))(
  'the form of %s',
  (_, { rules, form }) => {
    test('has words for every option and every value', () => {
      for (const [name, spec] of Object.entries(rules.options)) {
        const text = form.texts[name]
        expect(text?.name.fr, name).toBeTruthy()
        if (spec.kind === 'flag') continue
        expect(Object.keys(text.values ?? {}).sort(), name).toEqual([...spec.values].sort())
      }
    })

    test('makes tables that the rules take, with every preset and number of seats', () => {
      const { min, max } = rules.seats
      for (const preset of form.presets) {
        for (let seats = min; seats <= max; seats++) {
          const planned = withSeats(draft({ options: preset.options }), seats)
          const options = optionsOf(rules.options, form, planned)
          expect(isTaken(rules, options, seats)).toBe(true)
          expect(presetOf(rules.options, form, planned)?.id).toBe(preset.id)
        }
      }
    })
  },
)

test('what the pages say of a game agrees with the rules', () => {
  for (const { entry, rules, form } of SHOWN) {
    expect(entry.id).toBe(rules.id)
    expect(entry.name).toBe(rules.text.en['game.name'])
    expect(entry.seats).toEqual(rules.seats)
    const first = firstDraft(entry)
    expect(presetOf(rules.options, form, first)?.id).toBe('first')
    const options = optionsOf(rules.options, form, first)
    expect(isTaken(rules, options, first.seats.length)).toBe(true)
  }
})

test('the levels are those of the bots', () => {
  expect(LEVELS).toEqual(BOT_NAMES)
  for (const { id, atRandom = false } of GAMES) {
    expect({ id, levels: botsOf(id) }).toEqual({ id, levels: atRandom ? ['random'] : LEVELS })
  }
})

test('an option that does not matter goes back to what the rules have', () => {
  const planned = draft({ options: { mode: 'team', ring: 'random' } })
  expect(optionsOf(theseus.options, theseusOptions, planned)).toMatchObject({
    mode: 'deathmatch',
    ring: 'printed',
  })
  const four = withSeats(planned, 4)
  expect(optionsOf(theseus.options, theseusOptions, four)).toMatchObject({
    mode: 'team',
    ring: 'printed',
  })
})

test('what is chosen for a seat goes with the seat', () => {
  const planned = withSeat(draft(), 1, { picks: { factions: 'aliens' } })
  const { factions } = optionsOf(theseus.options, theseusOptions, withSeats(planned, 3))
  expect(factions).toEqual(['random', 'aliens', 'random'])
})

test('the same faction twice is refused before the rules are asked', () => {
  const twice = draft({
    seats: [A_PERSON, A_BOT].map((seat) => ({ ...seat, picks: { factions: 'greys' } })),
  })
  const options = optionsOf(theseus.options, theseusOptions, twice)
  expect(theseus.refuse(options, 2)).toBeTruthy()
  expect(theseusOptions.refusal(options, 2)?.fr).toContain('faction')
})

test('more seats are bots of the level that sits there already', () => {
  const planned = draft({ seats: [A_PERSON, { ...A_BOT, level: 'strong' }] })
  expect(withSeats(planned, 4).seats.map(({ player, level }) => [player, level])).toEqual([
    ['person', 'good'],
    ['bot', 'strong'],
    ['bot', 'strong'],
    ['bot', 'strong'],
  ])
  expect(withSeats(planned, 1).seats).toEqual([A_PERSON])
})

test('somebody has to play', () => {
  expect(hasPerson(draft())).toBe(true)
  expect(hasPerson(draft({ seats: [A_BOT, A_BOT] }))).toBe(false)
})

test('a live table is one whose players are there at once', () => {
  const online = (clocks: Draft['clocks']) => isLive({ place: 'online', clocks })
  expect(isLive({ place: 'here', clocks: {} })).toBe(true)
  expect(online({ perMove: 600 })).toBe(true)
  expect(online({ perGame: 7200 })).toBe(true)
  expect(online({})).toBe(false)
  expect(online({ perMove: 86_400 })).toBe(false)
  const window = { from: '08:00', to: '20:00', zone: 'Europe/Paris' }
  expect(online({ perMove: 600, window })).toBe(false)
})

test('AFT-SAND-11: the hourglass is offered where everybody is there at once, and nowhere else', async () => {
  const { box, form } = await loadGameForm('aftermath')
  const chosen = (change: Partial<Draft>) =>
    optionsOf(box.options, form, draft({ options: { hourglass: '5' }, ...change })).hourglass
  expect(chosen({ place: 'here' })).toBe('5')
  expect(chosen({ place: 'online', clocks: { perMove: 180 } })).toBe('5')
  expect(chosen({ place: 'online', clocks: {} })).toBe('none')
  expect(chosen({ place: 'online', clocks: { perMove: 86_400 } })).toBe('none')
})
