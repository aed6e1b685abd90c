import { fileURLToPath } from 'node:url'
import { BASIC_ACTIONS } from '@bulkhead/hull/actions/basic.ts'
import { undeclarable } from '@bulkhead/hull/actions/declare.ts'
import { explorationOf, INTRUDER_TYPES, WEAKNESS_SLOTS } from '@bulkhead/hull/kinds.ts'
import { factsOf } from '@bulkhead/hull/progress.ts'
import type { State } from '@bulkhead/hull/state.ts'
import { en as chapters } from '@bulkhead/hull/text/en.ts'
import {
  type Decision,
  type Dictionary,
  FastRng,
  type Language,
  type Line,
  Match,
  must,
  render,
  renderOption,
} from '@bulkhead/kernel'
import { describe, expect, test, vi } from 'vitest'
import { describeBriefs } from '../../common/test/briefs.ts'
import { describeLanguages, saidIn, unusedKeys } from '../../common/test/languages.ts'
import { allIntruderCards } from '../cards/intruder-cards.ts'
import { COMBAT_DIE, COORDINATES, EXPLORATION_TOKENS, NOISE_DIE, TOKENS } from '../components.ts'
import { nemesis } from '../index.ts'
import { PRINTED as printed } from '../packs.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { namesFor } from '../text/names.ts'
import type { NemesisView } from '../view.ts'

// Whole games take their time where other tests run beside them.
vi.setConfig({ testTimeout: 30_000 })

const LANGUAGES: Readonly<Record<Language, Dictionary>> = { en, fr }

/** Keys that the rules make of parts, so that they stand nowhere as they are. */
const MADE: readonly (keyof typeof en)[] = [
  'prompt.choose-attack',
  'prompt.choose-event',
  'option.choose-attack',
  'option.choose-event',
  'option.intruder-player-move',
  'option.intruder-player-attack',
  'option.intruder-player-effect',
  'option.scan-unknown',
  'option.scan-infected',
  'option.scan-clean',
  'option.throw-at-eggs',
  'option.throw-at-loose-eggs',
  'option.drop-item',
  'option.drop-object',
  'option.offer-item',
  'option.offer-object',
  'option.noise-technical',
  'log.offers-item',
  'log.offers-object',
  'log.offers-some',
  'log.gives-item',
  'log.gives-object',
  'log.gives-some',
  'log.intruder-player-draws-attack',
  'log.intruder-player-draws-event',
  'log.ends-jump',
  'log.ends-explosion',
  'log.ends-nobody-left',
  'log.check-engines',
  'log.check-coordinates',
  'log.check-contamination',
  'log.check-objectives',
]

const actions = [
  ...BASIC_ACTIONS,
  ...[
    ...Object.values(printed.cards),
    ...Object.values(printed.items),
    ...Object.values(printed.tiles),
  ].flatMap(({ action }) => action ?? []),
]

const FOLDERS = ['..', '../../hull'].map((path) => fileURLToPath(new URL(path, import.meta.url)))

describe('the dictionaries', () => {
  test('name everything that is printed or can be chosen', () => {
    expect([...namedKeys()].filter((key) => !Object.hasOwn(en, key))).toEqual([])
  })

  test('hold nothing that nobody says', () => {
    const said = new Set([...namedKeys(), ...saidIn(FOLDERS, en), ...MADE])
    expect(unusedKeys(said, [en, fr])).toEqual([])
  })

  test('of the shared chapters hold nothing that only this game says', () => {
    const said = new Set([...namedKeys(), ...saidIn(FOLDERS.slice(1), chapters), ...MADE])
    expect(unusedKeys(said, [chapters])).toEqual([])
  })
})

describeLanguages(en, fr)
describeBriefs(en, fr, [
  'card',
  'item',
  'objective',
  'wound',
  'attack',
  'intruderCard',
  'event',
  'weakness',
])

describe('names for one reader', () => {
  test('a room is called by its tile once it is known, else by its number', () => {
    const match = started(2, { board: 'standard' }, 1)
    const view = match.view(0) as NemesisView
    expect(namesFor(view, 'en')).toMatchObject({
      'place.0': 'the Cockpit',
      'Place.0': 'The Cockpit',
      'ofPlace.0': 'of the Cockpit',
      'place.1': 'room 2',
      'corridor.c-1-3': 'corridor 1/2 between the Cockpit and room 3',
      'way.c-1-3': 'corridor 1/2',
      'corridor.technical-1': 'the Technical Corridors',
    })
    expect(namesFor(view, 'fr')).toMatchObject({
      'place.0': 'le Cockpit',
      'ofPlace.0': 'du Cockpit',
      'ofPlace.10': "de l'Hibernatorium",
      'place.1': 'la salle 2',
    })
  })

  test('a room that only the reader has looked at is named to nobody else', () => {
    const match = started(2, {}, 1)
    const state = match.state as State
    state.rooms[1].seen.push(0)
    const name = en[`the.${state.rooms[1].tile}` as keyof typeof en]
    expect(namesFor(match.view(0) as NemesisView, 'en')['place.1']).toBe(`room 2 (${name})`)
    expect(namesFor(match.view(1) as NemesisView, 'en')['place.1']).toBe('room 2')
  })

  test('seats are players while they choose, and Characters afterwards', () => {
    const match = started(2, {}, 1)
    const { players } = match.state as State
    const before = namesFor(match.view(0) as NemesisView, 'fr')
    expect(before['seat.0']).toBe(`le joueur ${players[0].number}`)
    while ((match.view(0) as NemesisView).phase === 'draft') answerAtRandom(match, new FastRng(1))
    const after = namesFor(match.view(0) as NemesisView, 'fr')
    expect(after['seat.0']).toBe((fr as Dictionary)[`the.${players[0].character}`])
    expect(after['object.corpse-0']).toMatch(/^Cadavre d/)
  })

  test('the alternate board tells its networks apart', () => {
    const view = started(2, { board: 'alternate' }, 1).view(0) as NemesisView
    expect(namesFor(view, 'en')['corridor.technical-2']).toBe('the blue Technical Corridors')
  })
})

describe('everything that happens is told in both languages', () => {
  const tables: readonly (readonly [string, number, Readonly<Record<string, unknown>>])[] = [
    ['a solo game', 1, {}],
    ['a solo game on the alternate board', 1, { board: 'alternate', draft: 'free' }],
    ['a game of two', 2, {}],
    ['a game of three against an Intruder player', 3, { intruderPlayer: true }],
    ['a game of four on the alternate board', 4, { board: 'alternate' }],
    ['a game of five', 5, { intruderPlayer: true, board: 'alternate' }],
    ['a cooperative game of two', 2, { mode: 'coop' }],
    ['a cooperative game of four', 4, { mode: 'coop', board: 'alternate', draft: 'free' }],
  ]

  test.each(tables)('%s', (_, seats, options) => {
    for (let seed = 1; seed <= 4; seed++) {
      const match = started(seats, options, seed)
      const rng = new FastRng(seed)
      while (!match.result) checkDecision(answerAtRandom(match, rng))
      for (let seat = 0; seat < seats; seat++) {
        for (const words of wordsFor(match, seat)) {
          for (const line of match.log(seat)) checkLine(words, line)
          checkText('result', render(words, `result.${match.result.reason}`))
        }
      }
    }
  })
})

function started(seats: number, options: Readonly<Record<string, unknown>>, seed: number): Match {
  return must(Match.start(nemesis, { seats, options, seed: { kind: 'fast', seed } })) as Match
}

/** Answers one question and says which it was, with what its seat could not do instead. */
function answerAtRandom(match: Match, rng: FastRng): Asked {
  const decision = rng.pick(match.pending())
  const { seat, id, options, min, max } = decision
  const number = min + rng.int(Math.min(max, options.length) - min + 1)
  const asked = { decision, words: wordsFor(match, seat), missing: missingTo(match, decision) }
  const picks = rng.shuffle(options.map((option) => option.id)).slice(0, number)
  must(match.answer(seat, id, picks))
  return asked
}

interface Asked {
  readonly decision: Decision
  readonly words: readonly Dictionary[]
  readonly missing: ReturnType<typeof undeclarable>
}

function missingTo(match: Match, { seat, prompt }: Decision): Asked['missing'] {
  const state = match.state as State
  return prompt === 'action' ? undeclarable(state, state.players[seat]) : []
}

/** Both languages as a seat reads them. */
function wordsFor(match: Match, seat: number): Dictionary[] {
  const view = match.view(seat) as NemesisView
  return Object.entries(LANGUAGES).map(([language, dictionary]) =>
    // Thousands of entries are not copied for every question.
    Object.assign(Object.create(dictionary), namesFor(view, language as Language)),
  )
}

function checkDecision({ decision, words, missing }: Asked): void {
  for (const dictionary of words) {
    checkText(decision.prompt, render(dictionary, `prompt.${decision.prompt}`, decision.params))
    const texts = decision.options.map((option) => renderOption(dictionary, option))
    texts.forEach((text, i) => {
      checkText(decision.options[i].label, text)
    })
    for (const { action, missing: reason } of missing) {
      checkText(`action.${action}`, render(dictionary, `action.${action}`))
      checkText(reason.why, render(dictionary, `why.${reason.why}`, reason.params))
    }
  }
}

function checkLine(words: Dictionary, { kind, params }: Line): void {
  checkText(kind, render(words, `log.${kind}`, params))
}

/** An id that has no name shows as itself: small letters joined by hyphens, with a number or not. */
function checkText(key: string, text: string): void {
  const fault =
    /[{}]|undefined|null|NaN|\b[a-z]+\.[a-z]|\b[ac]-\d|\b(?:seat|place) \d|\b[a-z]+-\d/.test(text)
  if (fault) throw new Error(`${key} reads "${text}"`)
}

/** Every key that the components and the options of a table need. */
/** What Objectives ask for beside a Signal. */
function conditions(): string[] {
  const facts = factsOf(started(5, {}, 1).state as State)
  return Object.values(printed.objectives).flatMap(({ ways }) =>
    ways(facts, 0).flatMap((way) => way.map(({ id }) => id)),
  )
}

function namedKeys(): Set<string> {
  const items = ids(Object.values(printed.items))
  const cards = [
    ...ids(Object.values(printed.cards)),
    'contamination',
    'contamination-infected',
    'contamination-clean',
  ]
  const named: Readonly<Record<string, Iterable<string | number>>> = {
    // What has one way is called like what it comes from; so is a card that is played as a reaction.
    option: [
      ...ids(actions.filter(({ ways }) => !ways)),
      ...ids(Object.values(printed.cards).filter(({ reacts }) => reacts)),
    ],
    log: EXPLORATION_TOKENS.map((token) => `found-${explorationOf(token).effect}`),
    mode: ['semi-coop', 'coop', 'solo'],
    tile: ids(Object.values(printed.tiles)),
    'tile-text': ids(Object.values(printed.tiles)),
    the: [...ids(Object.values(printed.tiles)), ...Object.keys(printed.characters)],
    card: cards,
    'card-text': cards,
    action: ids(actions),
    item: items,
    'item-text': items,
    object: ['egg', 'carcass', 'corpse', ...[0, 1, 2, 3, 4].map((seat) => `corpse-${seat}`)],
    wound: ids(Object.values(printed.wounds)),
    'wound-text': ids(Object.values(printed.wounds)),
    attack: ids(Object.values(printed.attacks)),
    'attack-text': ids(Object.values(printed.attacks)),
    event: ids(Object.values(printed.events)),
    'event-text': ids(Object.values(printed.events)),
    weakness: ids(Object.values(printed.weaknesses)),
    'weakness-text': ids(Object.values(printed.weaknesses)),
    weaknessSlot: WEAKNESS_SLOTS,
    objective: ids(Object.values(printed.objectives)),
    'objective-text': ids(Object.values(printed.objectives)),
    condition: ['signal', 'signals', ...conditions()],
    objectiveKind: ['personal', 'corporate', 'group'],
    intruderCard: ids(allIntruderCards()),
    'intruderCard-text': ids(allIntruderCards()),
    character: Object.keys(printed.characters),
    type: [...INTRUDER_TYPES, 'blank'],
    target: [...INTRUDER_TYPES, 'eggs'],
    colour: new Set(['white', ...Object.values(printed.items).map(({ colour }) => colour)]),
    symbol: new Set(Object.values(printed.items).flatMap(({ symbol }) => symbol ?? [])),
    face: new Set([...NOISE_DIE, ...COMBAT_DIE]),
    token: EXPLORATION_TOKENS,
    destination: new Set(Object.values(COORDINATES).flat()),
    coordinates: Object.keys(COORDINATES),
    when: ['any', 'combat', 'calm'],
    status: ['working', 'damaged'],
    verdict: ['lives', 'dies'],
    tokenNumber: new Set(TOKENS.map(({ number }) => number)),
  }
  return new Set([
    'game.name',
    'game.summary',
    ...Object.entries(named).flatMap(([family, all]) => [...all].map((id) => `${family}.${id}`)),
    ...settingKeys(),
  ])
}

function settingKeys(): string[] {
  return Object.entries(nemesis.options).flatMap(([name, spec]) => {
    const values = spec.kind === 'flag' ? ['false', 'true'] : spec.values
    return [`setting.${name}`, ...values.map((value) => `setting.${name}.${value}`)]
  })
}

function ids(things: readonly { readonly id: string }[]): string[] {
  return things.map((thing) => thing.id)
}
