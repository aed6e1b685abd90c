import { fileURLToPath } from 'node:url'
import { FastRng } from '@bulkhead/kernel'
import { describe, expect, test, vi } from 'vitest'
import { describeBriefs } from '../../common/test/briefs.ts'
import { describeLanguages, saidIn, unusedKeys } from '../../common/test/languages.ts'
import {
  answerAtRandom,
  describeTelling,
  keysOf,
  settingKeys,
  started,
  type Told,
} from '../../common/test/told.ts'
import { BURST_DIE, NOISE_DIE, SHOOT_DIE, TOKENS } from '../components.ts'
import { factsOf } from '../facts.ts'
import { retaliation } from '../index.ts'
import { COLOURS, DIRECTIONS, GEAR_KINDS, INTRUDER_TYPES } from '../kinds.ts'
import { PRINTED } from '../packs.ts'
import type { State } from '../state.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { namesFor } from '../text/names.ts'
import type { RetaliationView } from '../view.ts'
import { TABLES } from './random-play.ts'

// Whole games take their time where other tests run beside them.
vi.setConfig({ testTimeout: 60_000 })

const TOLD: Told<State, RetaliationView> = {
  game: retaliation,
  languages: { en, fr },
  namesFor,
}

/** Keys that the rules make of parts, so that they stand nowhere as they are. */
const MADE: readonly (keyof typeof en)[] = [
  ...(['move', 'explore'] as const).flatMap((verb) => [
    `option.${verb}-carrying` as const,
    `option.${verb}-with` as const,
    `option.${verb}-with-carrying` as const,
    `option.cautious-${verb}` as const,
    `option.cautious-${verb}-carrying` as const,
  ]),
  'log.ends-destroyed',
  'log.ends-everybody-out',
  'log.ends-round-14',
]

const FOLDER = fileURLToPath(new URL('..', import.meta.url))

describe('the dictionaries', () => {
  test('name everything that is printed or can be chosen', () => {
    expect([...namedKeys()].filter((key) => !Object.hasOwn(en, key))).toEqual([])
  })

  test('hold nothing that nobody says', () => {
    const said = new Set([...namedKeys(), ...saidIn([FOLDER], en), ...MADE])
    expect(unusedKeys(said, [en, fr])).toEqual([])
  })
})

describeLanguages(en, fr)
describeBriefs(en, fr, [
  'card',
  'item',
  'robot',
  'attack',
  'queenHealth',
  'wound',
  'event',
  'exploration',
  'objective',
  'task',
])

describe('names for one reader', () => {
  test('seats are players while they choose, and Characters afterwards', () => {
    const match = started(retaliation, 2, {}, 1)
    const { players } = match.state
    const before = namesFor(match.view(0), 'fr')
    expect(before['seat.0']).toBe(`le joueur ${players[0].number}`)
    while (match.view(0).phase !== 'round') answerAtRandom(TOLD, match, new FastRng(1))
    const after = namesFor(match.view(0), 'fr')
    expect(after['seat.0']).toBe(fr[`the.${players[0].character}` as keyof typeof fr])
    expect(after['Player.0']).toBe(`Le joueur ${players[0].number}`)
  })

  test('articles melt, and numbers bring their nouns', () => {
    expect(fr['ofThe.nest' as keyof typeof fr]).toBe('du Nid')
    expect(fr['ofThe.armory' as keyof typeof fr]).toBe("de l'Armurerie")
    expect(en['The.server-room' as keyof typeof en]).toBe('The Server Room')
    expect([en['cards.1' as keyof typeof en], en['cards.2' as keyof typeof en]]).toEqual([
      '1 card',
      '2 cards',
    ])
    expect(fr['cards.0' as keyof typeof fr]).toBe('0 carte')
    expect(en['Group.adult-1' as keyof typeof en]).toBe('An Adult')
    expect(fr['group.drone-3' as keyof typeof fr]).toBe('3 Drones')
  })
})

describeTelling(TOLD, TABLES, 1)

/** What Objectives and Tasks ask for. */
function conditions(): string[] {
  const facts = factsOf(started(retaliation, 5, {}, 1).state)
  const ways = [
    ...Object.values(PRINTED.objectives).flatMap((card) => card.ways(facts, 0)),
    ...Object.values(PRINTED.objectives).flatMap((card) => card.ways(facts, 1)),
    ...Object.values(PRINTED.tasks).flatMap((card) => card.ways(facts)),
  ]
  return ways.flatMap((way) => way.map(({ id }) => id))
}

/** Every key that the components and the options of a table need. */
function namedKeys(): Set<string> {
  const cards = [
    ...Object.keys(PRINTED.cards),
    ...Object.values(PRINTED.characters).flatMap(({ short, cards: faces }) =>
      faces.map((face) => `${short}-${face}`),
    ),
    'contamination',
    'contamination-infected',
    'contamination-clean',
  ]
  const explained: Readonly<Record<string, readonly string[]>> = {
    room: Object.keys(PRINTED.rooms),
    card: cards,
    item: Object.keys(PRINTED.items),
    wound: Object.keys(PRINTED.wounds),
    attack: Object.keys(PRINTED.attacks),
    event: Object.keys(PRINTED.events),
    exploration: Object.keys(PRINTED.exploration),
    queenHealth: Object.keys(PRINTED.queenHealth),
    robot: Object.keys(PRINTED.robots),
    objective: Object.keys(PRINTED.objectives),
    task: Object.keys(PRINTED.tasks),
    character: Object.keys(PRINTED.characters),
    gear: [...GEAR_KINDS, 'half-ammo'],
    token: TOKENS.map(({ type }) => type),
    type: INTRUDER_TYPES,
    marker: MARKERS,
  }
  const texts = Object.entries(explained).map(([family, ids]) => [`${family}-text`, ids])
  const named: Readonly<Record<string, Iterable<string | number>>> = {
    mode: ['semi-coop', 'coop', 'solo'],
    the: [...Object.keys(PRINTED.rooms), ...Object.keys(PRINTED.characters), ...INTRUDER_TYPES],
    a: INTRUDER_TYPES,
    types: INTRUDER_TYPES.filter((type) => type !== 'queen'),
    colour: COLOURS,
    deck: [...COLOURS, 'character', 'support', 'token'],
    condition: conditions(),
    direction: DIRECTIONS,
    face: new Set([...NOISE_DIE, ...SHOOT_DIE, ...BURST_DIE]),
    status: ['active', 'inactive'],
    verdict: ['lives', 'dies'],
    healthState: ['healthy', 'injured', 'heavily-injured'],
    objectiveKind: ['mission', 'private', 'mission-task', 'coop'],
    outcome: ['fulfilled', 'failed', 'clean', 'survives', 'dies'],
  }
  return new Set([
    'game.name',
    'game.summary',
    ...keysOf({ ...explained, ...Object.fromEntries(texts), ...named }),
    ...settingKeys(retaliation),
  ])
}

/** Markers and tokens that explain themselves. */
const MARKERS = [
  'fire',
  'malfunction',
  'noise',
  'secure',
  'door',
  'egg',
  'larva',
  'data',
  'suffocating',
  'life-support',
  'anti-aircraft',
  'lander',
  'autodestruction',
]
