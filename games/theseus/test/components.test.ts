import { expect, test } from 'vitest'
import { allCards, cardsOf, defOf } from '../cards/card.ts'
import {
  type Attack,
  collectsData,
  END_OF_GAME,
  FACTIONS,
  type FactionId,
  LAST_POINT,
  PENDING_SLOTS,
  ROOM_NAMES,
  ROOMS,
  SECTORS,
  SLOTS,
  STANDARD_UNIT,
  sectorOfFaction,
  TOKEN_LIMITS,
  UNITS,
  type UnitKind,
} from '../components.ts'
import { supplyOf } from '../queries.ts'
import { catalogue, named, type Row } from './catalogue.ts'
import { newGame, setUp } from './new-game.ts'
import { position } from './position.ts'

const BASE: FactionId[] = ['marines', 'aliens', 'scientists', 'greys']
const DECKS: [FactionId, string][] = [
  ['marines', '5. Marines deck'],
  ['aliens', '6. Aliens deck'],
  ['scientists', '7. Scientists deck'],
  ['greys', '8. Greys deck'],
]
const deckRows: Row[] = DECKS.flatMap(([faction, heading]) =>
  catalogue(heading).map((row) => ({ ...row, faction })),
)

// --- boards ---

test('THE-COMP-01 THE-SECTOR-01 there are 3 neutral Sectors and 4 of the factions', () => {
  const rows = catalogue('2.2 Sectors')
  expect(SECTORS.map(({ id, owner }) => [id, owner ?? 'neutral'])).toEqual(
    rows.map((row) => [row['sector id'], row.owner]),
  )
  expect(SECTORS.filter(({ owner }) => owner === null).map(({ id }) => id)).toEqual([
    'corridors',
    'control-room',
    'tech-bay',
  ])
  expect(BASE.map((faction) => SECTORS[sectorOfFaction(faction)].id)).toEqual([
    'loading-dock',
    'alien-nest',
    'laboratory',
    'grey-wreck',
  ])
})

test('THE-SECTOR-20 every Sector has the slots and Bonus symbols of the catalogue', () => {
  const numbers = SECTORS.map(({ slots, pending }) => [
    pending.length,
    slots.length,
    slots.filter((slot) => SLOTS[slot].bonus).length,
  ])
  const printed = catalogue('2.2 Sectors').map((row) =>
    [row['pending slots'], row['installed slots'], row['Bonus slots']].map(Number),
  )
  expect(numbers).toEqual(printed)
})

test.each(named(catalogue('2.3 Installed slots'), 'slot id'))(
  'THE-SECTOR-20 the place, Bonus symbol and neighbours of slot %s',
  (_, row) => {
    const slot = SLOTS.find((one) => one.id === row['slot id'])!
    expect(SECTORS[slot.sector].id).toBe(row.sector)
    expect(`${slot.column},${slot.row}`).toBe(row.grid)
    expect(slot.bonus).toBe(row['starts with a Bonus card'] === 'yes')
    const neighbours = slot.neighbours.map((other) => SLOTS[other].id)
    expect(neighbours.sort()).toEqual(row['adjacent slots'].split(' ').sort())
  },
)

test('THE-SECTOR-20 the catalogue names every slot, installed and pending', () => {
  expect(SLOTS.map(({ id }) => id)).toEqual(
    catalogue('2.3 Installed slots').map((row) => row['slot id']),
  )
  expect(PENDING_SLOTS.map(({ id }) => id)).toEqual([
    ...['cor-p1', 'ctl-p1', 'dock-p1', 'dock-p2', 'nest-p1', 'nest-p2'],
    ...['lab-p1', 'lab-p2', 'grey-p1', 'grey-p2'],
  ])
})

test.each(named(catalogue('2.4 Rooms and Passages'), 'sector'))(
  'THE-SECTOR-20 the Passages and Walls of %s',
  (_, row) => {
    const { passages } = SECTORS.find(({ id }) => id === row.sector)!
    const pairs = ROOMS.flatMap((a) => ROOMS.filter((b) => b > a).map((b) => [a, b] as const))
    const pairsOf = (joined: boolean) =>
      pairs
        .filter(([a, b]) => passages[a][b] === joined)
        .map(([a, b]) => `${ROOM_NAMES[a]}-${ROOM_NAMES[b]}`)
    const printed = (cell: string) => (cell === '(none)' ? [] : cell.split(' ').sort())
    expect(pairsOf(true).sort()).toEqual(printed(row.Passages))
    expect(pairsOf(false).sort()).toEqual(printed(row.Walls))
    for (const [a, b] of pairs) expect(passages[a][b]).toBe(passages[b][a])
  },
)

const TABLES: Record<string, FactionId[]> = {
  '2': ['greys', 'aliens'],
  '2, one is Pandora': ['pandora', 'greys'],
  '3': ['greys', 'aliens', 'marines'],
  '3, one is Pandora': ['greys', 'pandora', 'marines'],
  '4': ['greys', 'aliens', 'marines', 'scientists'],
  '4, one is Pandora': ['greys', 'pandora', 'marines', 'scientists'],
}

test.each(
  named(
    catalogue('2.5 Ring order').filter((row) => row.players in TABLES),
    'players',
  ),
)('THE-SETUP-02 THE-DM-03 the ring for players: %s', (_, row) => {
  const factions = TABLES[row.players].filter((faction) => faction !== 'pandora')
  const printed = row['order, clockwise']
    .replace('free; default ', '')
    .split(' → ')
    .filter((sector) => sector !== '(corridors)')
    .map((sector) => {
      const number = /^faction (?:of player )?(\d)$|^base faction$/.exec(sector)
      if (!number) return sector
      return SECTORS[sectorOfFaction(factions[Number(number[1] ?? 1) - 1])].id
    })
  const view = newGame(TABLES[row.players]).match.view(null)
  expect(view.sectors.map(({ id }) => id)).toEqual(printed)
})

test('THE-COMP-02 the tracks of the Life and Data board, and its Space', () => {
  const parts = Object.fromEntries(catalogue('2.1 Life and Data').map((row) => [row.part, row]))
  expect(parts['life track'].content).toContain(`0 to ${LAST_POINT}`)
  expect(parts['data track'].content).toContain(`0 to ${LAST_POINT}`)
  expect(parts['end-of-game track'].content).toContain('start space, then 3, 2, 1, END')
  expect(END_OF_GAME).toBe(4)
  const game = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .unit('alien-1', 'tech-bay', 'a')
    .unitInSpace('alien-2')
    .unitInSpace('alien-3')
    .unitInSpace('marine-2')
    .unitInSpace('marine-3')
    .play()
  const { units } = game.match.view(null)
  expect(units.filter((unit) => unit.place === 'space')).toHaveLength(4)
})

// --- factions and units ---

test('THE-COMP-03 each base faction has 3 units, 12 in all', () => {
  const counts = BASE.map((faction) => UNITS[STANDARD_UNIT[faction]].count)
  expect(counts).toEqual([3, 3, 3, 3])
})

test.each(
  named(
    catalogue('1.1 Attack profiles').filter((row) => !row.unit.startsWith('Camouflaged')),
    'unit',
  ),
)('the attacks of both sides of the %s', (_, row) => {
  const kind = row.unit.replace(' (token)', '').toLowerCase().replace(' ', '-') as UnitKind
  const [basic, upgraded] = UNITS[kind].attack
  expect(basic).toBe(attackIn(row['basic side']))
  if (row['upgraded side'] !== '-') expect(upgraded).toBe(attackIn(row['upgraded side']))
})

test.each(named(catalogue('10. Pandora'), 'id'))(
  'THE-COMP-14 number, attacks and control of %s',
  (_, row) => {
    const unit = UNITS[row.id.replace('pan-', '') as UnitKind]
    const sides = [row['basic side'], row['upgraded side']]
    expect(unit.faction).toBe('pandora')
    expect(unit.count).toBe(Number(row.n))
    expect(unit.attack).toEqual(sides.map(attackIn))
    expect(unit.control).toEqual(
      row.id === 'pan-creature'
        ? undefined
        : sides.map((side) => (side.includes('for one use') ? 'once' : 'always')),
    )
  },
)

function attackIn(text: string): Attack {
  return (/(single|area|data):/.exec(text)?.[1] ?? 'none') as Attack
}

test('THE-COMP-14 Pandora has 3 Creatures, 10 Embryos, one Life marker and one Sector token', () => {
  const game = setUp(newGame(['pandora', 'greys']))
  const { units, pandora, players } = game.match.view(null)
  const ofPandora = units.filter((unit) => unit.owner === 0)
  expect(ofPandora.filter((unit) => unit.kind === 'creature')).toHaveLength(3)
  expect(ofPandora).toHaveLength(13)
  expect(players[0]).toMatchObject({ life: 20, data: 0 })
  expect(pandora).toEqual({ sector: 'corridors', side: 'left' })
})

test('THE-COMP-06 a faction has a marker for each track it uses: 6 for the base factions', () => {
  const rows = catalogue('1. Factions and units')
  expect(FACTIONS).toEqual(rows.map((row) => row['faction id']))
  const markers = rows.map((row) => 1 + Number(collectsData(row['faction id'] as FactionId)))
  expect(markers).toEqual(rows.map((row) => Number(row['faction markers'])))
  expect(markers.slice(0, 4).reduce((a, b) => a + b)).toBe(6)
  for (const row of rows) {
    const faction = row['faction id'] as FactionId
    expect(collectsData(faction)).toBe(row['scores Data'] === 'yes')
    expect(SECTORS[sectorOfFaction(faction)]?.id ?? 'token on another sector').toBe(
      row['sector id'],
    )
  }
})

test('THE-COMP-05 Alliance tokens show four players in two alliances, in team games only', () => {
  const members = (factions: FactionId[], options = {}) =>
    setUp(newGame(factions, options))
      .match.view(null)
      .alliances.map((one) => one.members)
  expect(members(BASE, { mode: 'team' })).toEqual([
    [0, 2],
    [1, 3],
  ])
  expect(members(BASE)).toEqual([[0], [1], [2], [3]])
})

// --- cards ---

test('THE-COMP-04 there are 100 faction cards, 25 for each base faction', () => {
  expect(BASE.map((faction) => cardsOf(faction).length)).toEqual([25, 25, 25, 25])
  const ours = allCards().filter((card) => card.faction !== 'none')
  expect(ours.map((card) => card.id).sort()).toEqual(deckRows.map((row) => row.id).sort())
  expect(cardsOf('pandora')).toEqual([])
})

test.each(named(deckRows, 'id'))('the card %s is as printed', (id, row) => {
  const card = defOf(id)
  expect(card.faction).toBe(row.faction)
  expect(card.copies).toBe(Number(row.n))
  expect(card.type).toBe(row.type)
  expect(card.value).toBe(row.val === '-' ? undefined : Number(row.val))
  expect(card.once ?? false).toBe(row['1×'] === 'yes')
  if (row.dup === 'multiply') expect(card.duplicates).toBe('multiply')
  if (row.dup === 'once' || row.dup === '-') expect(card.duplicates).toBe('never')
})

test('THE-BEGIN-02 every card has a difficulty level from 0 to 3', () => {
  const levels = deckRows.map((row) => [row.id, Number(row.lv)])
  expect(deckRows.map((row) => [row.id, defOf(row.id).level])).toEqual(levels)
  expect(new Set(levels.map(([, level]) => level))).toEqual(new Set([0, 1, 2, 3]))
})

test.each(named(catalogue('9. Duplication'), 'behaviour'))(
  'the list of the cards whose copies count as: %s',
  (_, row) => {
    const listed = row.cards.split('. ').flatMap((part) => {
      const [faction, names] = part.split(': ')
      return names.split(', ').map((name) => `${faction} ${name}`)
    })
    const printed = deckRows
      .filter((card) => card.dup === row.behaviour)
      .map(({ faction, English }) => `${faction[0].toUpperCase()}${faction.slice(1)} ${English}`)
    expect(listed.sort()).toEqual(printed.sort())
  },
)

test('THE-COMP-07 there are 9 Bonus cards, and all are used where seven Sectors are in play', () => {
  const rows = catalogue('4. Bonus cards')
  const cards = allCards().filter((card) => card.faction === 'none')
  expect(cards.map(({ id, copies, type }) => [id, copies, type])).toEqual(
    rows.map((row) => [row.id, Number(row.n), row.type]),
  )
  const game = setUp(newGame(BASE))
  const laid = game.match
    .view(null)
    .sectors.flatMap(({ slots }) => slots.flatMap(({ bonus }) => bonus ?? []))
  expect(laid.sort()).toEqual(rows.flatMap((row) => Array(Number(row.n)).fill(row.id)).sort())
})

// --- tokens ---

const tokens: Record<string, Row> = Object.fromEntries(
  catalogue('3. Tokens and markers').map((row) => [row['token id'], row]),
)
const limitOf = (token: string) => Number(tokens[token].limit)

test('THE-COMP-09 there are 20 Upgrade tokens', () => {
  expect(TOKEN_LIMITS.upgrade).toBe(20)
  expect(limitOf('upgrade')).toBe(20)
})

test('THE-COMP-08 the one Malfunction token leaves a card when it is laid on another', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .unit('alien-1', 'tech-bay', 'a')
    .card('ali-hive', 'cor-1')
    .card('ali-hive', 'cor-2')
    .malfunction('cor-1')
    .play()
  expect(game.malfunction).toBe('cor-1')
  game.choose('move:marine-1', 'room:control-room-a', 'malfunction:cor-2')
  expect(game.malfunction).toBe('cor-2')
  expect([limitOf('malfunction'), limitOf('end-of-game')]).toEqual([1, 1])
})

test('THE-COMP-10 THE-COMP-11 THE-COMP-12 THE-COMP-13 the tokens that limit an effect', () => {
  const { parasite, invisibility, clamp, deactivation } = TOKEN_LIMITS
  expect({ parasite, invisibility, clamp, deactivation }).toEqual({
    parasite: limitOf('parasite'),
    invisibility: limitOf('invisibility'),
    clamp: limitOf('clamp'),
    deactivation: limitOf('deactivation'),
  })
  expect([parasite, invisibility, clamp, deactivation]).toEqual([2, 2, 2, 3])
  expect(UNITS['minor-alien'].count).toBe(limitOf('minor-alien'))
  expect(UNITS['minor-alien'].count).toBe(3)
})

test('THE-COMP-10 THE-COMP-11 THE-COMP-12 each card that needs a token of its own has one', () => {
  for (const token of ['camera', 'defence-system', 'fire', 'tentacles']) {
    const [row] = deckRows.filter((card) => card.tok === token)
    expect(defOf(row.id).copies).toBe(limitOf(token))
  }
  expect(defOf('ali-camouflaged').copies).toBeLessThanOrEqual(limitOf('camouflaged'))
})

test('THE-SECTOR-17 the Traps with a crescent token are those that also catch passing units', () => {
  const crescents = deckRows.filter((row) => tokens[row.tok]?.shape === 'crescent')
  expect(crescents.map((row) => row.id).sort()).toEqual([
    'ali-tentacles',
    'mar-fire',
    'sci-defence-system',
  ])
  const passing = allCards().filter((card) => card.pass !== undefined)
  expect(passing.map((card) => card.id).sort()).toEqual(crescents.map((row) => row.id).sort())
})

test('THE-COMP-09 what lies on units, on cards and with the players comes out of one supply', () => {
  const { state } = position('aliens', 'marines')
    .unit('alien-1', 'corridors', 'a')
    .unit('marine-1', 'tech-bay', 'a')
    .card('ali-hive', 'cor-1', { upgrades: 4 })
    .card('mar-fire', 'cor-2', { upgrades: 2 })
    .upgrades('aliens', 5)
    .upgrades('marines', 3)
    .play()
  expect(supplyOf(state, 'upgrade')).toBe(20 - 4 - 2 - 5 - 3)
})
