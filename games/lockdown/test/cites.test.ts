import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ledger, rulesCited } from '@bulkhead/hull/test/chapters.ts'
import { describe, expect, test } from 'vitest'
import { BASE } from '../cites/base.ts'
import { CREW } from '../cites/crew.ts'
import { DIFFERENTLY } from '../cites/differently.ts'
import { CITES } from '../cites.ts'

const games = join(import.meta.dirname, '../..')

/** Marked as the same, and only one part of an entry of Nemesis, which is cited by its other part. */
const PARTS: Readonly<Record<string, string>> = {
  'LOCK-SETUP-43': 'NEM-SETUP-29', // the seats at the table: a ruling on player numbers
  'LOCK-ACT-08': 'NEM-ACT-04', // into unexplored rooms: a ruling on Careful Movement
  'LOCK-MOVE-10': 'NEM-EVENT-15', // one kind of Event
  'LOCK-EXPLORE-12': 'NEM-INFO-01', // one of the things that are hidden
  'LOCK-NOISE-07': 'NEM-NOISE-06', // marked corridors are skipped
  'LOCK-FIRE-08': 'NEM-EVENT-15', // one kind of Event
  'LOCK-MALF-10': 'NEM-MALF-11', // LOCK-COMPUTER-04 once more
  'LOCK-ENC-12': 'NEM-BAG-07', // who compares cards: a ruling on the Queen
  'LOCK-ATTACK-10': 'NEM-EVENT-04', // the step of the Event phase once more, with its order
  'LOCK-WOUND-08': 'NEM-WOUND-06', // one by one: a ruling on the wound that kills
  'LOCK-DEATH-03': 'NEM-WOUND-10', // the Items of the dead, told with their Objects
  'LOCK-ITEM-15': 'NEM-SEARCH-08', // full hands: a ruling on Heavy Items
  'LOCK-SEARCH-09': 'NEM-SEARCH-03', // both from one deck: a ruling on white rooms
  'LOCK-OBJECT-04': 'NEM-INFO-03', // one of the things that are public
  'LOCK-EGG-08': 'NEM-EGG-07', // which faces hit: a ruling on the damage
  'LOCK-EVENT-14': 'NEM-EVENT-09', // all at one moment: a ruling on the movement
  'LOCK-VICTORY-08': 'NEM-GOAL-01', // several winners, told with the aim of the game
}

/** Marked as the same, but no entry of Nemesis says it. */
const UNWRITTEN: Readonly<Record<string, string>> = {
  'LOCK-SHOOT-10': 'the order of modifiers stands in the components catalogue of Nemesis',
  'LOCK-ROOM-05': 'Nemesis tells it room by room',
  'LOCK-EVENT-13': 'no entry says that a drawn Event is read by all',
}

/** Areas that Lockdown has not, or has with rules of its own. */
const NEMESIS_AREAS: Readonly<Record<string, string>> = {
  COORD: 'the base flies nowhere',
  ENGINE: 'the base has no Engines',
  HIB: 'nobody hibernates; the Isolation Room has rules of its own',
  'MODE-INTR': 'nobody plays the Intruders',
  POD: 'CSS pods are boarded and launched by rules of their own',
  SELFD: 'the Autodestruction counts down on the Time track',
}

/** Single entries without counterpart in areas that both games have. */
const NEMESIS_ONLY: Readonly<Record<string, string>> = {
  'NEM-EVENT-03': 'the track of the self-destruct sequence',
  'NEM-FIRST-09': 'the hibernation chambers open',
  'NEM-FIRST-10': 'the point of no return on the self-destruct track',
  'NEM-ROOM-08': 'the Armory',
  'NEM-ROOM-30': 'the Canteen and the Shower Room',
  'NEM-ROOM-32': 'the Hatch Control System',
  'NEM-VICTORY-02': 'the Engine check',
  'NEM-VICTORY-03': 'the Engine check',
  'NEM-VICTORY-05': 'the Coordinates check',
  'NEM-VICTORY-06': 'the Coordinates check',
  'NEM-VICTORY-07': 'the Coordinates check',
}

/** The ids of Nemesis in the code of all other games, shared or not. */
function cited(): string[] {
  const sources = readdirSync(games, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !/^lockdown\/|\/test\//.test(path))
    .map((path) => readFileSync(join(games, path), 'utf8'))
  const literals = sources.flatMap((text) => text.match(/(?<=')NEM-[A-Z-]+-\d+(?=')/g) ?? [])
  return [...new Set(literals)].sort()
}

function areaOf(id: string): string {
  return id.replace(/^NEM-|-\d+$/g, '')
}

const nemesis = ledger('nemesis')
const lockdown = ledger('lockdown')
const marked = [...lockdown].filter(([, text]) => text.endsWith('(same in Nemesis)'))
const same = marked.map(([id]) => id)
const values = new Set(Object.values(CITES))

describe('the table of rules', () => {
  test('leads from entries of Nemesis to entries of Lockdown', () => {
    expect(Object.keys(CITES).filter((id) => !nemesis.has(id))).toEqual([])
    expect([...values].filter((id) => !lockdown.has(id))).toEqual([])
  })

  test('has each entry of Nemesis once', () => {
    const keys = [CREW, BASE, DIFFERENTLY].flatMap((part) => Object.keys(part))
    expect(keys.filter((id, i) => keys.indexOf(id) !== i)).toEqual([])
    expect(Object.keys(CITES)).toHaveLength(keys.length)
  })

  test('calls the same only what the ledger of Lockdown calls the same', () => {
    const called = [CREW, BASE].flatMap((part) => Object.values(part))
    expect(called.filter((id) => !same.includes(id))).toEqual([])
  })

  test('reaches every entry that is marked as the same, or the test says why not', () => {
    expect(same.length).toBeGreaterThan(300)
    const excused = [...Object.keys(PARTS), ...Object.keys(UNWRITTEN)].sort()
    expect(same.filter((id) => !values.has(id)).sort()).toEqual(excused)
    expect(Object.values(PARTS).filter((id) => !(id in CITES))).toEqual([])
  })
})

describe('every rule that the code cites', () => {
  const unmatched = cited().filter((id) => !(id in CITES))

  test('has its rule in Lockdown, or belongs to Nemesis alone', () => {
    expect(cited().length).toBeGreaterThan(150)
    const own = unmatched.filter((id) => !(areaOf(id) in NEMESIS_AREAS))
    expect(own).toEqual(Object.keys(NEMESIS_ONLY))
  })

  test('is never matched in an area of Nemesis alone, and each such area is cited', () => {
    expect(Object.keys(CITES).filter((id) => areaOf(id) in NEMESIS_AREAS)).toEqual([])
    const areas = unmatched.map(areaOf)
    expect(Object.keys(NEMESIS_AREAS).filter((area) => !areas.includes(area))).toEqual([])
  })

  test('has its rule in Lockdown where a shared chapter cites it', () => {
    expect(rulesCited().length).toBeGreaterThan(100)
    expect(rulesCited().filter((id) => !(id in CITES))).toEqual([])
  })
})
