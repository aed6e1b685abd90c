import { BASIC_ACTIONS } from '@bulkhead/hull/actions/basic.ts'
import { deckOf } from '@bulkhead/hull/pack.ts'
import { expect, test } from 'vitest'
import { allIntruderCards, intruderCardOf } from '../cards/intruder-cards.ts'
import { PRINTED as printed } from '../packs.ts'
import '../index.ts'
import { catalogue, counted, list, named, type Row } from './catalogue.ts'

// --- actions ---

test.each(named(catalogue('8.1 Basic actions'), 'id'))(
  'the basic action %s is as printed',
  (id, row) => {
    const action = BASIC_ACTIONS.find((one) => one.id === id)!
    expect(action.cost).toBe(Number(row.Cost))
    // Eggs may be attacked out of combat too: there the targets are the limit.
    const atEggs = id === 'shoot' || id === 'melee'
    expect(action.when).toBe(atEggs ? 'any' : row.When)
  },
)

test('every basic action of the catalogue exists, and no others', () => {
  expect(BASIC_ACTIONS.map(({ id }) => id).sort()).toEqual(
    catalogue('8.1 Basic actions')
      .map((row) => row.id)
      .sort(),
  )
})

const definitions = catalogue('8.2 Action card definitions')

test.each(named(definitions, 'id'))('the Action card %s is as printed', (id, row) => {
  const { action } = printed.cards[id]
  if (row.When === 'reaction') expect(action).toBeUndefined()
  else expect(action).toMatchObject({ id, cost: Number(row.Cost), when: row.When })
})

test('there are 60 Action cards, all of them in the catalogue', () => {
  expect(
    Object.values(printed.cards)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(definitions.map((row) => row.id).sort())
})

const DECKS: string[] = ['captain', 'pilot', 'scientist', 'scout', 'soldier', 'mechanic']

test.each(DECKS)('NEM-SETUP-39 the ten Action cards of the %s', (character) => {
  const rows = catalogue(`8.${3 + DECKS.indexOf(character)} Action deck: ${character}`)
  expect(deckOf(printed, character).sort()).toEqual(counted(rows, 'Card').sort())
  expect(deckOf(printed, character)).toHaveLength(10)
})

// --- Items ---

const weaponRows = catalogue('8.9 Starting weapons')
const questRows = catalogue('8.10 Quest items')
const DECK_ITEMS: [string, string][] = [
  ['9.1 Red items', 'red'],
  ['9.2 Yellow items', 'yellow'],
  ['9.3 Green items', 'green'],
  ['9.4 Crafted items', 'crafted'],
]
const itemRows: Row[] = DECK_ITEMS.flatMap(([heading, colour]) =>
  catalogue(heading).map((row) => ({ ...row, colour })),
)

test('all Items of the catalogue exist, and no others', () => {
  const ids = [...itemRows, ...weaponRows, ...questRows].map((row) => row.id)
  expect(
    Object.values(printed.items)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(ids.sort())
})

test.each([
  ['red', 30],
  ['yellow', 30],
  ['green', 30],
  ['crafted', 12],
  ['weapon', 6],
  ['quest', 12],
])('the %s Items are %d cards', (colour, number) => {
  const copies = Object.values(printed.items)
    .filter((item) => item.colour === colour)
    .map((item) => item.copies)
  expect(copies.reduce((a, b) => a + b)).toBe(number)
})

test.each(named(itemRows, 'id'))('the Item %s is as printed', (id, row) => {
  const item = printed.items[id]
  expect(item.colour).toBe(row.colour)
  expect(item.copies).toBe(Number(row.count))
  expect(item.symbol).toBe(row.Symbol === '-' ? undefined : row.Symbol)
  expect(item.recipe).toEqual(row.Recipe?.split(' + '))
  expect(item.heavy ?? false).toBe(row.Heavy === 'yes')
  expect(item.once ?? false).toBe(row['One-use'] === 'yes')
  // Weapons are shot with the basic action, which costs 1 in combat.
  if (item.weapon) expect([item.action, row.Cost, row.When]).toEqual([undefined, '1', 'combat'])
  else expect(item.action).toMatchObject({ id, cost: Number(row.Cost), when: row.When })
})

test.each(
  named(
    itemRows.filter((row) => row.Effect.includes('weapon, capacity')),
    'id',
  ),
)('the Weapon %s has the printed capacity and kind', (id, row) => {
  const { weapon } = printed.items[id]
  expect(weapon!.capacity).toBe(Number(/capacity (\d)/.exec(row.Effect)![1]))
  expect(weapon!.energy).toBe(row.Effect.startsWith('Energy'))
})

test.each(named(weaponRows, 'id'))('the starting Weapon %s is as printed', (id, row) => {
  const item = printed.items[id]
  expect(item).toMatchObject({ colour: 'weapon', copies: 1, heavy: true })
  expect(item.weapon!.capacity).toBe(Number(row.Capacity))
  expect(item.weapon!.energy).toBe(row.Type === 'energy')
})

const DISCARDED: Record<string, string[]> = {
  'discard Tools or Duct Tape': ['tools', 'duct-tape'],
  'discard an Energy Charge': ['energy-charge', 'energy-charge-yellow'],
  'discard Chemicals': ['chemicals'],
}

test.each(named(questRows, 'id'))('the Quest Item %s is as printed', (id, row) => {
  const item = printed.items[id]
  expect(item).toMatchObject({ colour: 'quest', copies: Number(row.count) })
  expect(item.quest!.character).toBe(row.Character)
  expect(item.quest!.place).toBe(/^activate in `(.*)`$/.exec(row.Condition)?.[1])
  expect(item.quest!.discard).toEqual(DISCARDED[row.Condition])
  expect(item.heavy ?? false).toBe(row.Heavy === 'yes')
  expect(item.once ?? false).toBe(row['One-use'] === 'yes')
  const passive = row.Effect.startsWith('Passive') || row.Effect.includes('attached to it for good')
  if (row.When === 'reaction' || passive) expect(item.action).toBeUndefined()
  else expect(item.action).toMatchObject({ id, cost: Number(row.Cost), when: row.When })
})

// --- wounds, Intruders ---

test('there are 16 Serious Wounds of five kinds', () => {
  const rows = catalogue('10.2 Serious wounds')
  expect(Object.values(printed.wounds).map(({ id, copies }) => ({ id, copies }))).toEqual(
    rows.map((row) => ({ id: row.id, copies: Number(row.count) })),
  )
  expect(counted(rows)).toHaveLength(16)
})

const attackRows = catalogue('11.2 Intruder Attack cards')

test('the 20 Attack cards of the catalogue exist, and no others', () => {
  expect(Object.values(printed.attacks).map(({ id }) => id)).toEqual(counted(attackRows))
  expect(Object.values(printed.attacks)).toHaveLength(20)
})

test.each(named(attackRows, 'id'))('the Attack card %s: blood and attackers', (id, row) => {
  const { blood, attackers } = printed.attacks[id]
  expect(String(blood)).toBe(row.Blood)
  expect([...attackers].sort()).toEqual(list(row.Attackers).sort())
})

test('the eight Weaknesses', () => {
  expect(Object.values(printed.weaknesses).map(({ id }) => id)).toEqual(
    counted(catalogue('11.3 Weakness cards')),
  )
})

const eventRows = catalogue('12.1 Event deck')

test('the 20 Event cards of the catalogue exist, and no others', () => {
  expect(
    Object.values(printed.events)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(counted(eventRows).sort())
  expect(Object.values(printed.events)).toHaveLength(20)
})

test.each(named(eventRows, 'id'))('the Event card %s: who moves, where, and after', (id, row) => {
  const { moves, exit, after } = printed.events[id]
  expect([...moves].sort()).toEqual(list(row.Moves).sort())
  expect(exit).toBe(Number(row.Exit))
  expect(after).toBe(row.After)
})

// --- Objectives ---

const OBJECTIVES: [string, string][] = [
  ['13.1 Personal objectives', 'personal'],
  ['13.2 Corporate objectives', 'corporate'],
  ['13.3 Solo/coop objectives', 'group'],
]
const objectiveRows: Row[] = OBJECTIVES.flatMap(([heading, kind]) =>
  catalogue(heading).map((row) => ({ ...row, kind })),
)

test('9 Personal, 9 Corporate and 7 solo and cooperative Objectives', () => {
  expect(
    Object.values(printed.objectives)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(counted(objectiveRows).sort())
  const number = (kind: string) =>
    Object.values(printed.objectives).filter((card) => card.kind === kind).length
  expect([number('personal'), number('corporate'), number('group')]).toEqual([9, 9, 7])
})

test.each(named(objectiveRows, 'id'))(
  'the Objective %s: its deck, players and Signal',
  (id, row) => {
    const card = printed.objectives[id]
    expect(card.kind).toBe(row.kind)
    if (row.Min) expect(card.players).toBe(Number(row.Min))
    else expect(card.players).toBeLessThanOrEqual(1)
    expect(card.signal ?? false).toBe(row.Condition.includes('signal'))
  },
)

// --- the Intruder player ---

const intruderCardRows = catalogue('15. Intruder-player action cards')

test('the ten cards of the Intruder player', () => {
  expect(allIntruderCards().map(({ id }) => id)).toEqual(counted(intruderCardRows))
  expect(allIntruderCards()).toHaveLength(10)
})

test.each(named(intruderCardRows, 'id'))(
  "the Intruder player's card %s is as printed",
  (id, row) => {
    const { exit, attack } = intruderCardOf(id)
    expect(exit).toBe(row.Exit === 'any' ? null : Number(row.Exit))
    expect(attack).toBe(Number(row.Attack))
  },
)
