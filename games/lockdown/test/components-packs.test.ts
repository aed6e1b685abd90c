import type { ItemDef } from '@bulkhead/hull/cards/item-card.ts'
import { describe, expect, test } from 'vitest'
import { catalogueOf, named, type Row } from '../../common/test/catalogue.ts'
import { COMPUTER_CARDS } from '../cards/computer-actions.ts'
import { PRINTED } from '../packs.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'

/** Rooms, Action cards, Items, Computer Actions and Weaknesses against the components catalogue. */

const catalogue = catalogueOf('lockdown')

const WHEN: Readonly<Record<string, string>> = { in: 'combat', out: 'calm', any: 'any' }

function english(key: string): string | undefined {
  return (en as Readonly<Record<string, string>>)[key]
}

/** The name as the book has it, where the catalogue knows it. */
function french(key: string, name: string): void {
  if (name && name !== '-') expect((fr as Readonly<Record<string, string>>)[key]).toBe(name)
}

// --- rooms ---

/** Ids that are not the catalogue's without `room-`. */
const TILES: Readonly<Record<string, readonly string[]>> = {
  emergency: ['emergency-room'],
  guard: ['guard-room'],
  contaminated: ['contaminated-room'],
  isolation: ['isolation-room'],
  alert: ['alert-room'],
  elevator: ['elevator-1', 'elevator-2', 'elevator-3'],
  staircase: ['staircase-1', 'staircase-2'],
}
const KINDS: Readonly<Record<string, string>> = { I: '1', II: '2', sp: 'special' }

const tilesOf = (id: string) => TILES[id.slice('room-'.length)] ?? [id.slice('room-'.length)]

test.each(named(catalogue('7. Rooms'), 'id'))('the room %s is as printed', (id, row) => {
  for (const tile of tilesOf(id)) {
    const printed = PRINTED.tiles[tile]
    expect(printed.kind).toBe(KINDS[row.kind])
    expect(printed.colour ?? 'none').toBe(row.col)
    expect(printed.computer).toBe(row.comp === 'yes')
    const cost = /\((\d)\)/.exec(row['action (cost)'])?.[1]
    expect(printed.action?.cost).toBe(cost === undefined ? undefined : Number(cost))
    if (printed.action) expect(printed.action.when).toBe('calm')
    if (tilesOf(id).length === 1) {
      expect(english(`tile.${tile}`)).toBe(row.English)
      french(`tile.${tile}`, row.French)
    }
  }
})

test('LOCK-ROOM-06 LOCK-ROOM-07 LOCK-ROOM-08 there are ten rooms I, nine rooms II, and no others', () => {
  const kinds = Object.values(PRINTED.tiles).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === '1')).toHaveLength(10)
  expect(kinds.filter((kind) => kind === '2')).toHaveLength(9)
  const all = catalogue('7. Rooms').flatMap(({ id }) => tilesOf(id))
  const printed = Object.keys(PRINTED.tiles).filter((id) => !id.startsWith('intersection-'))
  expect(printed.sort()).toEqual(all.sort())
})

test('LOCK-COMPUTER-07 eight rooms have a computer', () => {
  const computers = Object.values(PRINTED.tiles).filter(({ computer }) => computer)
  expect(computers.map(({ id }) => id).sort()).toEqual([
    'archive',
    'cooling-system',
    'css-control',
    'defense-control',
    'laboratory',
    'power-generator',
    'testing-lab',
    'transmitter-control',
  ])
})

test('LOCK-MALF-04 only the Nest and the Contaminated Room never hold a Malfunction', () => {
  const never = Object.values(PRINTED.tiles).filter(({ breaks }) => !breaks)
  const rooms = never.map(({ id }) => id).filter((id) => !id.startsWith('intersection-'))
  expect(rooms.sort()).toEqual(['contaminated-room', 'nest'])
})

// --- Action cards ---

const DECKS = [
  ['8.1 Survivor', 'survivor'],
  ['8.2 Lab Rat', 'lab-rat'],
  ['8.3 Hacker', 'hacker'],
  ['8.4 Xenobiologist', 'xenobiologist'],
  ['8.5 Sentry', 'sentry'],
  ['8.6 Janitor', 'janitor'],
  ['9. Pilot', 'pilot'],
] as const

describe.each(DECKS)('the deck of %s', (heading, character) => {
  test.each(named(catalogue(heading), 'id'))('%s is as printed', (id, row) => {
    const card = PRINTED.cards[id.slice(`act-${character}-`.length)]
    expect(card.copies[character]).toBe(Number(row.n))
    expect(english(`card.${card.id}`)).toBe(row.English)
    french(`card.${card.id}`, row.French)
    if (row.cost === 'R') {
      expect(card.action).toBe(undefined)
      expect(card.reacts).toBeDefined()
      return
    }
    expect(card.action!.cost).toBe(Number(row.cost))
    // Against Eggs an attack is allowed out of combat (LOCK-COMBAT-03).
    const when = card.id === 'desperate-attack' ? 'any' : WHEN[row.combat]
    expect(card.action!.when).toBe(when)
  })

  test('holds no other card', () => {
    const rows = catalogue(heading).map(({ id }) => id.slice(`act-${character}-`.length))
    const cards = Object.values(PRINTED.cards).filter(({ copies }) => copies[character])
    expect(cards.map(({ id }) => id).sort()).toEqual(rows.sort())
  })
})

// --- Items ---

/** What is in two decks bears the colour of the second. */
const ITEM_IDS: Readonly<Record<string, string>> = {
  'item-yellow-clothes': 'clothes-yellow',
  'item-green-clothes': 'clothes-green',
  'item-yellow-energy-charge': 'energy-charge-yellow',
  // The Scout of Nemesis has an Action card of that name.
  'item-green-adrenaline': 'adrenaline-shot',
}

function itemOf(row: Row): ItemDef {
  return PRINTED.items[ITEM_IDS[row.id] ?? row.id.replace(/^(item-\w+|craft|start|quest)-/, '')]
}

function checkItem(row: Row): void {
  const item = itemOf(row)
  expect(item.copies).toBe(Number(row.n))
  expect(item.heavy ?? false).toBe(row.heavy === 'yes')
  expect(item.once ?? false).toBe(row['1×'] === 'yes')
  if (row.comp) expect(item.symbol ?? '-').toBe(row.comp)
  if (row.ammo) {
    const { loaded, capacity } = item.weapon ?? {}
    expect(item.weapon ? `${loaded}/${capacity}` : '-').toBe(row.ammo)
  }
}

function checkAction(row: Row): void {
  const { action, reacts } = itemOf(row)
  if (row.cost === 'R') expect(reacts).toBeDefined()
  else if (row.cost !== '-') expect(action).toMatchObject({ cost: Number(row.cost) })
}

describe.each([
  ['17.1 Red', 'red'],
  ['17.2 Yellow', 'yellow'],
  ['17.3 Green', 'green'],
] as const)('the deck of %s Items', (heading, colour) => {
  test.each(named(catalogue(heading), 'id'))('%s is as printed', (_id, row) => {
    checkItem(row)
    checkAction(row)
    const item = itemOf(row)
    expect(item.colour).toBe(colour)
    if (row.cost !== 'R') expect(item.action?.when ?? 'combat').toBe(WHEN[row.combat])
    if (!ITEM_IDS[row.id]) {
      expect(english(`item.${item.id}`)).toBe(row.English)
      french(`item.${item.id}`, row.French)
    }
  })

  test('holds 30 cards and no others', () => {
    const rows = catalogue(heading).map((row) => itemOf(row).id)
    const items = Object.values(PRINTED.items).filter((item) => item.colour === colour)
    expect(items.map(({ id }) => id).sort()).toEqual(rows.sort())
    expect(items.reduce((sum, { copies }) => sum + copies, 0)).toBe(30)
  })
})

test.each(named(catalogue('17.4 Crafted'), 'id'))('%s is as printed', (_id, row) => {
  checkItem(row)
  checkAction(row)
  const item = itemOf(row)
  expect(item.colour).toBe('crafted')
  expect([...item.recipe!].sort()).toEqual(row.recipe.split(' + ').sort())
  expect(english(`item.${item.id}`)).toBe(row.English)
  french(`item.${item.id}`, row.French)
})

test.each(named(catalogue('17.5 Starting'), 'id'))('%s is as printed', (_id, row) => {
  checkItem(row)
  checkAction(row)
  const item = itemOf(row)
  expect(PRINTED.characters[row.owner].item).toBe(item.id)
  expect(english(`item.${item.id}`)).toBe(row.English)
  french(`item.${item.id}`, row.French)
})

test.each(named(catalogue('17.6 Quest'), 'id'))('%s is as printed', (_id, row) => {
  checkItem(row)
  checkAction(row)
  const item = itemOf(row)
  expect(item.quest?.character).toBe(row.owner)
  expect(PRINTED.characters[row.owner].quests).toEqual([item.id])
  expect(english(`item.${item.id}`)).toBe(row.English)
})

// --- Computer Actions and Weaknesses ---

test('the Computer Actions are as printed', () => {
  const rows = catalogue('16. Computer actions')
  expect(COMPUTER_CARDS.map(({ id }) => `comp-${id}`)).toEqual(rows.map(({ id }) => id))
  for (const [i, row] of rows.entries()) {
    const costs = ['effect 1', 'effect 2', 'effect 3'].flatMap((column) => {
      const cost = /^\((\d)\)/.exec(row[column])?.[1]
      return cost === undefined ? [] : [Number(cost)]
    })
    expect(COMPUTER_CARDS[i].effects.map(({ cost }) => cost)).toEqual(costs)
    expect(english(`computer.${COMPUTER_CARDS[i].id}`)).toBe(row.English)
  }
})

const WEAKNESS_IDS: Readonly<Record<string, string>> = {
  energy: 'weak-to-energy',
  'slow-strike': 'slow-to-strike',
}

test.each(named(catalogue('15. Night Stalker weaknesses'), 'id'))(
  'the Weakness %s is as printed',
  (id, row) => {
    const name = id.slice('weak-'.length)
    const { id: card } = PRINTED.weaknesses[WEAKNESS_IDS[name] ?? name]
    expect(english(`weakness.${card}`)).toBe(row.English)
    french(`weakness.${card}`, row.French)
  },
)
