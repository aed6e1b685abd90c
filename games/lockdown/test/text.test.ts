import { fileURLToPath } from 'node:url'
import { explorationOf, INTRUDER_TYPES } from '@bulkhead/hull/kinds.ts'
import { factsOf } from '@bulkhead/hull/progress.ts'
import {
  describeTelling,
  ids,
  keysOf,
  printedKeys,
  settingKeys,
  type Told,
} from '@bulkhead/hull/test/told.ts'
import { describe, expect, test, vi } from 'vitest'
import { describeBriefs } from '../../common/test/briefs.ts'
import { describeLanguages, saidIn, unusedKeys } from '../../common/test/languages.ts'
import { COMPUTER_CARDS } from '../cards/computer-actions.ts'
import { CONTINGENCIES } from '../cards/contingencies.ts'
import { SURFACE_CARDS } from '../cards/surface-cards.ts'
import {
  ADVANTAGE_DIE,
  COMBAT_DIE,
  CSS_TOKENS,
  INTRUDER_TOKENS,
  NIGHT_STALKER_TOKENS,
  SURFACE_DIE,
  SURFACE_TOKENS,
  UNDERGROUND_TOKENS,
  WEAKNESS_PLACES,
} from '../components.ts'
import { lockdown } from '../index.ts'
import { POWER_PLACES } from '../own.ts'
import { PRINTED, PRINTED_ORIGINAL } from '../packs.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { namesFor } from '../text/names.ts'
import type { LockdownView } from '../view.ts'
import { lockdown as position } from './position.ts'

// Whole games take their time where other tests run beside them.
vi.setConfig({ testTimeout: 60_000 })

const TOLD: Told<LockdownView> = { game: lockdown, languages: { en, fr }, namesFor }

const EXPLORATION = [...UNDERGROUND_TOKENS, ...SURFACE_TOKENS]
const TOKENS = [...NIGHT_STALKER_TOKENS, ...INTRUDER_TOKENS]

/** Keys that the rules make of parts, so that they stand nowhere as they are. */
const MADE: readonly (keyof typeof en)[] = [
  'option.drop-item',
  'option.drop-object',
  'option.offer-item',
  'option.offer-object',
  'option.noise-technical',
  'option.take-noise-technical',
  'option.make-noise-technical',
  'option.herd-technical',
  'option.scan-unknown',
  'option.scan-infected',
  'option.scan-clean',
  'option.throw-at-eggs',
  'option.throw-at-loose-eggs',
  'option.escape-by-rover',
  'option.escape-by-foot',
  'log.offers-item',
  'log.offers-object',
  'log.offers-some',
  'log.gives-item',
  'log.gives-object',
  'log.gives-some',
  'log.ends-purge',
  'log.ends-alert',
  'log.ends-explosion',
  'log.ends-nobody-left',
  'log.check-contingency',
  'log.check-contamination',
  'log.check-objectives',
]

const FOLDERS = ['..', '../../hull', '../../nemesis/cards'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)

describe('the dictionaries', () => {
  test('name everything that is printed or can be chosen', () => {
    expect([...namedKeys()].filter((key) => !Object.hasOwn(en, key))).toEqual([])
  })

  test('hold nothing that nobody says', () => {
    const said = new Set([...namedKeys(), ...saidIn(FOLDERS, en), ...MADE])
    expect(unusedKeys(said, [en, fr])).toEqual([])
  })
})

describeLanguages(en, fr)
describeBriefs(en, fr, ['card', 'item', 'objective', 'wound', 'attack', 'event', 'weakness'])

describeTelling(
  TOLD,
  [
    ['a solo game', 1, {}],
    ['a solo game on the alternate board', 1, { board: 'alternate', draft: 'free' }],
    ['a game of two', 2, {}],
    ['a game of three against the original Intruders', 3, { intruders: 'original' }],
    ['a game of four on the alternate board', 4, { board: 'alternate' }],
    ['a game of five with Characters of Nemesis', 5, { alternatives: true, draft: 'free' }],
    ['a cooperative game of three', 3, { mode: 'coop', alternatives: true, board: 'alternate' }],
  ],
  2,
)

/** What Objectives ask for. */
function conditions(): string[] {
  const crew = ['survivor', 'lab-rat', 'hacker', 'sentry', 'janitor']
  const facts = factsOf(position(...crew).state)
  return Object.values(PRINTED.objectives).flatMap(({ ways }) =>
    crew.flatMap((_, seat) => ways(facts, seat).flatMap((way) => way.map(({ id }) => id))),
  )
}

/** Every key that the components and the options of a table need. */
function namedKeys(): Set<string> {
  const computer = COMPUTER_CARDS.flatMap(({ effects }) => effects)
  const named: Readonly<Record<string, Iterable<string | number>>> = {
    log: EXPLORATION.map((token) => `found-${explorationOf(token).effect}`),
    mode: ['semi-coop', 'coop', 'solo'],
    object: ['egg', 'carcass', ...[0, 1, 2, 3, 4].map((seat) => `corpse-${seat}`)],
    weaknessSlot: Object.keys(WEAKNESS_PLACES),
    condition: ['signal', 'signals', ...conditions()],
    objectiveKind: ['personal', 'corporate', 'group'],
    type: [...INTRUDER_TYPES, 'blank'],
    target: [...INTRUDER_TYPES, 'eggs'],
    face: new Set([...SURFACE_DIE, ...COMBAT_DIE, ...ADVANTAGE_DIE]),
    token: EXPLORATION,
    when: ['any', 'combat', 'calm'],
    verdict: ['lives', 'dies'],
    tokenNumber: new Set(TOKENS.flatMap(({ number, higher }) => [number, higher ?? number])),
    power: POWER_PLACES,
    css: CSS_TOKENS,
    contingency: ids(CONTINGENCIES),
    'contingency-text': ids(CONTINGENCIES),
    // What comes on top in the dark, and instead for those who are sheltered.
    'attack-dark': ids(Object.values(PRINTED.attacks).filter(({ dark }) => dark)),
    'event-dark': ids(Object.values(PRINTED.events).filter(({ dark }) => dark)),
    'surface-sheltered': ids(SURFACE_CARDS),
    computer: ids(COMPUTER_CARDS),
    'computer-text': ids(COMPUTER_CARDS),
    action: ids(computer),
    option: ids(computer.filter(({ ways }) => !ways)),
    surface: ids(SURFACE_CARDS),
    'surface-text': ids(SURFACE_CARDS),
  }
  return new Set([
    'game.name',
    'game.summary',
    ...keysOf(printedKeys(PRINTED)),
    ...keysOf(printedKeys(PRINTED_ORIGINAL)),
    ...keysOf(named),
    ...settingKeys(lockdown),
  ])
}
