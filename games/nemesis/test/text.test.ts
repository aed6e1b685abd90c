import { fileURLToPath } from 'node:url'
import { explorationOf, INTRUDER_TYPES, WEAKNESS_SLOTS } from '@bulkhead/hull/kinds.ts'
import { factsOf } from '@bulkhead/hull/progress.ts'
import {
  answerAtRandom,
  describeTelling,
  ids,
  keysOf,
  printedKeys,
  settingKeys,
  started as startedGame,
  type Told,
} from '@bulkhead/hull/test/told.ts'
import { en as chapters } from '@bulkhead/hull/text/en.ts'
import { type Dictionary, FastRng, type Options } from '@bulkhead/kernel'
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

const TOLD: Told<NemesisView> = { game: nemesis, languages: { en, fr }, namesFor }

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
    const view = match.view(0)
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
    const { state } = match
    state.rooms[1].seen.push(0)
    const name = en[`the.${state.rooms[1].tile}` as keyof typeof en]
    expect(namesFor(match.view(0), 'en')['place.1']).toBe(`room 2 (${name})`)
    expect(namesFor(match.view(1), 'en')['place.1']).toBe('room 2')
  })

  test('seats are players while they choose, and Characters afterwards', () => {
    const match = started(2, {}, 1)
    const { players } = match.state
    const before = namesFor(match.view(0), 'fr')
    expect(before['seat.0']).toBe(`le joueur ${players[0].number}`)
    while (match.view(0).phase === 'draft') answerAtRandom(TOLD, match, new FastRng(1))
    const after = namesFor(match.view(0), 'fr')
    expect(after['seat.0']).toBe((fr as Dictionary)[`the.${players[0].character}`])
    expect(after['object.corpse-0']).toMatch(/^Cadavre d/)
  })

  test('the alternate board tells its networks apart', () => {
    const view = started(2, { board: 'alternate' }, 1).view(0)
    expect(namesFor(view, 'en')['corridor.technical-2']).toBe('the blue Technical Corridors')
  })
})

describeTelling(TOLD, [
  ['a solo game', 1, {}],
  ['a solo game on the alternate board', 1, { board: 'alternate', draft: 'free' }],
  ['a game of two', 2, {}],
  ['a game of three against an Intruder player', 3, { intruderPlayer: true }],
  ['a game of four on the alternate board', 4, { board: 'alternate' }],
  ['a game of five', 5, { intruderPlayer: true, board: 'alternate' }],
  ['a cooperative game of two', 2, { mode: 'coop' }],
  ['a cooperative game of four', 4, { mode: 'coop', board: 'alternate', draft: 'free' }],
])

function started(seats: number, options: Options, seed: number) {
  return startedGame(nemesis, seats, options, seed)
}

/** What Objectives ask for beside a Signal. */
function conditions(): string[] {
  const facts = factsOf(started(5, {}, 1).state)
  return Object.values(printed.objectives).flatMap(({ ways }) =>
    ways(facts, 0).flatMap((way) => way.map(({ id }) => id)),
  )
}

/** Every key that the components and the options of a table need. */
function namedKeys(): Set<string> {
  const named: Readonly<Record<string, Iterable<string | number>>> = {
    log: EXPLORATION_TOKENS.map((token) => `found-${explorationOf(token).effect}`),
    mode: ['semi-coop', 'coop', 'solo'],
    object: ['egg', 'carcass', 'corpse', ...[0, 1, 2, 3, 4].map((seat) => `corpse-${seat}`)],
    weaknessSlot: WEAKNESS_SLOTS,
    condition: ['signal', 'signals', ...conditions()],
    objectiveKind: ['personal', 'corporate', 'group'],
    intruderCard: ids(allIntruderCards()),
    'intruderCard-text': ids(allIntruderCards()),
    type: [...INTRUDER_TYPES, 'blank'],
    target: [...INTRUDER_TYPES, 'eggs'],
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
    ...keysOf(printedKeys(printed)),
    ...keysOf(named),
    ...settingKeys(nemesis),
  ])
}
