import { fileURLToPath } from 'node:url'
import { explorationOf } from '@bulkhead/hull/kinds.ts'
import { factsOf } from '@bulkhead/hull/progress.ts'
import {
  describeTelling,
  ids,
  keysOf,
  printedKeys,
  settingKeys,
  type Told,
} from '@bulkhead/hull/test/told.ts'
import { en as nemesis } from '@bulkhead/nemesis/text/en.ts'
import { describe, expect, test, vi } from 'vitest'
import { describeBriefs } from '../../common/test/briefs.ts'
import { describeLanguages, saidIn, unusedKeys } from '../../common/test/languages.ts'
import { ALERTS } from '../cards/alerts.ts'
import { TRAITS } from '../cards/traits.ts'
import { AFTERMATH_TOKENS, CLASSIC_TOKENS, TARGETING } from '../components.ts'
import { aftermath } from '../index.ts'
import { CLASSIC, EPILOGUE, INVESTIGATION } from '../packs.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { namesFor } from '../text/names.ts'
import { STRANGER } from '../tokens.ts'
import type { AftermathView } from '../view.ts'
import { AFTER_ALTERNATE, AFTER_INVESTIGATION, AFTER_NEMESIS, shipLeftBy } from './earlier.ts'
import { classic } from './position.ts'

// Whole games take their time where other tests run beside them.
vi.setConfig({ testTimeout: 60_000 })

const TOLD: Told<AftermathView> = { game: aftermath, languages: { en, fr }, namesFor }

/** Keys that the rules make of parts, so that they stand nowhere as they are. */
const MADE: readonly (keyof typeof en)[] = [
  'option.aim-all',
  'option.aim-intruders',
  'option.aim-inactive',
  'log.ends-departure',
  'log.ends-alert',
  'log.check-tokens',
  'option.mend-dress',
  'option.mend-heal',
  'option.mend-heal-light',
  'option.hush-technical',
]

const FOLDERS = ['..', '../../hull'].map((path) => fileURLToPath(new URL(path, import.meta.url)))

describe('the dictionaries', () => {
  test('name everything that is printed or can be chosen', () => {
    expect([...namedKeys()].filter((key) => !Object.hasOwn(en, key))).toEqual([])
  })

  test('hold nothing that nobody says, beside what Nemesis says', () => {
    const said = new Set([...namedKeys(), ...saidIn(FOLDERS, en), ...MADE])
    const unused = unusedKeys(said, [en, fr]).filter((key) => !Object.hasOwn(nemesis, key))
    expect(unused).toEqual([])
  })
})

describeLanguages(en, fr)
describeBriefs(en, fr, [
  'card',
  'item',
  'trait',
  'objective',
  'wound',
  'attack',
  'event',
  'weakness',
])

describeTelling(
  TOLD,
  [
    ['a classic game of two', 2, { play: 'classic' }],
    [
      'a classic cooperative game of four',
      4,
      { play: 'classic', mode: 'coop', board: 'alternate' },
    ],
    ['a solo Investigation', 1, { play: 'investigation' }],
    ['an Investigation of four', 4, { play: 'investigation' }],
    ['a cooperative Investigation of three', 3, { play: 'investigation', mode: 'coop' }],
    [
      'an Epilogue of one',
      1,
      { play: 'epilogue' },
      (seed: number) => shipLeftBy(AFTER_ALTERNATE, seed),
    ],
    [
      'an Epilogue of three',
      3,
      { play: 'epilogue' },
      (seed: number) => shipLeftBy(AFTER_NEMESIS, seed),
    ],
    [
      'an Epilogue of four after an Investigation',
      4,
      { play: 'epilogue' },
      (seed: number) => shipLeftBy(AFTER_INVESTIGATION, seed),
    ],
  ],
  2,
)

/** What Objectives and Missions ask for. */
function conditions(): string[] {
  const facts = factsOf(classic('captain', 'pilot', 'scientist', 'scout', 'soldier').state)
  const cards = [...Object.values(CLASSIC.objectives), ...Object.values(EPILOGUE.objectives)]
  return cards.flatMap(({ ways }) =>
    facts.players.flatMap((_, seat) => ways(facts, seat).flatMap((way) => way.map(({ id }) => id))),
  )
}

/** Every key that the components and the options of a table need. */
function namedKeys(): Set<string> {
  const tasks = ALERTS.flatMap(({ id, levels }) => levels.map((_, i) => `${id}-${i + 1}`))
  const named: Readonly<Record<string, Iterable<string | number>>> = {
    log: CLASSIC_TOKENS.map((token) => `found-${explorationOf(token).effect}`),
    mode: ['semi-coop', 'coop', 'solo'],
    object: [
      'egg',
      'carcass',
      'sample',
      STRANGER,
      ...[0, 1, 2, 3, 4].map((seat) => `corpse-${seat}`),
    ],
    condition: ['signal', 'signals', ...conditions()],
    objectiveKind: ['personal', 'corporate', 'group', 'mission', 'offer'],
    token: [...CLASSIC_TOKENS, ...AFTERMATH_TOKENS],
    'token-text': AFTERMATH_TOKENS,
    targeting: TARGETING,
    trait: ids(Object.values(TRAITS)),
    'trait-text': ids(Object.values(TRAITS)),
    alert: ids(ALERTS),
    'alert-text': ids(ALERTS),
    'alert-task': tasks,
    action: ['activate-alert'],
  }
  return new Set([
    'game.name',
    'game.summary',
    ...[CLASSIC, INVESTIGATION, EPILOGUE].flatMap((printed) => keysOf(printedKeys(printed))),
    ...keysOf(named),
    ...settingKeys(aftermath),
  ])
}
