import { expect, test } from 'vitest'
import { catalogueOf, list, named, type Row } from '../../common/test/catalogue.ts'
import { ALTERNATE_PLAN, STANDARD_PLAN } from '../board.ts'
import * as components from '../components.ts'
import { lockdown } from '../index.ts'
import { PRINTED } from '../packs.ts'

/** Boards, tracks, tokens, dice and Characters against the components catalogue. */

const catalogue = catalogueOf('lockdown')

// --- the boards ---

/** The tiles that lie on a board from the start, by the catalogue's ids of their slots. */
const TILES: Readonly<Record<string, string>> = {
  alert: 'alert-room',
  el1: 'elevator-1',
  el2: 'elevator-2',
  el3: 'elevator-3',
  st1: 'staircase-1',
  st2: 'staircase-2',
  repo: 'repository',
  iso: 'isolation-room',
  bps: 'backup-power',
  x1: 'intersection-1',
  x2: 'intersection-2',
  x3: 'intersection-3',
  x4: 'intersection-4',
}
const KINDS: Readonly<Record<string, object>> = {
  I: { kind: '1' },
  II: { kind: '2' },
  'CSS A': { kind: '1', tile: 'css-a' },
}

/** `S-01` is `s1`. */
const sectionOf = (cell: string) => (cell === 'none' ? {} : { section: cell.replace('S-0', 's') })

/** An exit to the Technical Corridors, or zones of the surface: `zone 2`, `zones 1 2 3 4`. */
function openingsOf(cell: string) {
  if (cell === '-') return {}
  const numbers = cell.match(/\d/g)!.map(Number)
  if (!cell.startsWith('zone')) return { entrance: { network: 0, numbers } }
  const zones = numbers.map((number) => ({ network: number, numbers: [number] }))
  return { zones, surface: true }
}

function slotOf(row: Row) {
  return {
    ...(KINDS[row.kind] ?? { kind: 'special', tile: TILES[row.id] }),
    number: Number(row.number),
    ...sectionOf(row.section),
    x: Number(row.x),
    y: Number(row.y),
    ...openingsOf(row['entrance number']),
    ...(row.notes.startsWith('Building') && { building: true }),
    ...(row.notes.includes('exit airlock') && { airlock: true }),
    ...(row.notes.includes('leads to the Bunker') && { bunker: true }),
  }
}

/** Ends are named by their slots; both bear the same numbers where no others are given. */
function corridorOf(row: Row, slots: readonly Row[]) {
  const slot = (id: string) => slots.findIndex((one) => one.id === id) + 1
  const [near, far] = [list(row['numbers at A']).map(Number), list(row['numbers at B']).map(Number)]
  return {
    id: row.id,
    ends: [slot(row['room A']), slot(row['room B'])],
    numbers: near,
    ...(near.join() !== far.join() && { farNumbers: far }),
    ...sectionOf(row.section),
  }
}

test.each([
  ['2.1 Rooms', STANDARD_PLAN],
  ['3.1 Rooms', ALTERNATE_PLAN],
])('LOCK-BOARD-02 the slots of %s are as printed', (heading, plan) => {
  expect(plan.slots).toEqual(catalogue(heading).map(slotOf))
})

test('LOCK-BOARD-02 the corridors of the standard board are as printed', () => {
  const slots = catalogue('2.1 Rooms')
  expect(STANDARD_PLAN.corridors).toEqual(
    catalogue('2.2 Corridors').map((row) => corridorOf(row, slots)),
  )
})

test('LOCK-BOARD-02 LOCK-MODE-ALT-13 the corridors and paths of the alternate board are as printed', () => {
  const slots = catalogue('3.1 Rooms')
  const paths = catalogue('3.3 Zones', 1)
    .filter(({ to }) => to !== 'bunker')
    .map(({ path, from, to }) =>
      corridorOf(
        {
          id: path,
          'room A': from,
          'room B': to,
          'numbers at A': '-',
          'numbers at B': '-',
          section: 'none',
        },
        slots,
      ),
    )
  expect(ALTERNATE_PLAN.corridors).toEqual([
    ...catalogue('3.2 Corridors').map((row) => corridorOf(row, slots)),
    ...paths,
  ])
})

// --- tracks ---

test('LOCK-BOARD-07 the Time track is as printed', () => {
  const rows = catalogue('4.1 Time track')
  const spaces = (fits: (row: Row) => boolean) =>
    rows.filter(fits).map(({ space }) => (space === 'S' ? components.LAST_SPACE : Number(space)))
  expect(spaces(() => true)).toEqual(
    Array.from({ length: components.FIRST_SPACE + 1 }, (_, i) => components.FIRST_SPACE - i),
  )
  expect(spaces(({ white }) => white === 'yes')[0]).toBe(components.FIRST_WHITE)
  expect(spaces((row) => row['CSS slot'] !== '-')).toEqual(components.CSS_SPACES)
  expect(spaces((row) => row['threshold on entering'] === 'red')).toEqual(components.RED_THRESHOLDS)
  expect(spaces((row) => row['threshold on entering'] === 'blue')).toEqual(
    components.BLUE_THRESHOLDS,
  )
})

test('LOCK-KNOW-05 LOCK-WEAK-07 LOCK-SETUP-15 the Laboratory board is as printed', () => {
  const parts = Object.fromEntries(
    catalogue('4.2 Laboratory').map(({ part, content }) => [
      part,
      content.match(/\d/g)!.map(Number),
    ]),
  )
  const { first, second, third } = components.WEAKNESS_PLACES
  expect(parts['weakness slots']).toEqual([3, first, second, third])
  expect(parts['knowledge track'].at(-1)).toBe(components.MOST_KNOWLEDGE)
  expect(parts.Nest).toEqual([components.SUPPLY.eggs, components.EGGS_AT_START])
})

// --- tokens, dice, supplies ---

const each = (rows: readonly Row[], prefix: string) =>
  rows.flatMap(({ id, n }) => Array<string>(Number(n)).fill(id.slice(prefix.length)))

test('LOCK-CSS-01 the CSS tokens are as printed', () => {
  expect(components.CSS_TOKENS).toEqual(each(catalogue('5.2 CSS'), 'css-'))
})

test('the Exploration tokens are as printed', () => {
  expect(components.UNDERGROUND_TOKENS).toEqual(each(catalogue('5.5 Underground'), 'exp-'))
  const surface = each(catalogue('5.6 Surface'), 'sxp-')
  expect(components.SURFACE_TOKENS).toEqual(
    surface.map((id) => id.replace('mars-', 'surface-').replace('item-', '')),
  )
})

test('the Night Stalker tokens are as printed', () => {
  const rows = catalogue('5.7 Night Stalker').flatMap(({ n, type, powered, dark }) =>
    Array<string>(Number(n)).fill(type === 'blank' ? 'blank 0' : `${type} ${powered} ${dark}`),
  )
  const tokens = components.NIGHT_STALKER_TOKENS.map(({ type, number, higher }) =>
    [type, number, ...(higher === undefined ? [] : [higher])].join(' '),
  )
  expect([...tokens].sort()).toEqual(rows.sort())
})

/** What the faces are called here, where the catalogue calls them otherwise. */
const FACES: Readonly<Record<string, string>> = {
  blank: 'miss',
  C: 'creeper',
  A: 'adult',
  'card-for-1': 'card-one',
  'one-or-card-for-2': 'card-two',
  mars: 'surface',
}

test.each([
  ['noise d10', components.NOISE_DIE],
  ['combat d6', components.COMBAT_DIE],
  ['advantage d6', components.ADVANTAGE_DIE],
  ['Mars d12', components.SURFACE_DIE],
])('the faces of the %s are as printed', (die, faces) => {
  const row = catalogue('6. Dice').find((one) => one.die === die)!
  expect(faces.map(String)).toEqual(row.faces.split(/;? /).map((face) => FACES[face] ?? face))
})

test('LOCK-GEN-10 there is as much of everything as the catalogue counts', () => {
  const count = (name: string) => {
    const row = catalogue('1. Counts').find(({ component }) => component.startsWith(name))!
    return row.n.split(' / ').map(Number)
  }
  const { SUPPLY, INTRUDERS } = components
  expect(SUPPLY).toMatchObject({
    fire: count('fire markers')[0],
    malfunction: count('malfunction markers')[0],
    doors: count('Door tokens')[0],
    eggs: count('Egg')[0],
  })
  const [, ...figures] = count('Intruder figures')
  const { creeper, adult, breeder, queen } = INTRUDERS
  expect([creeper, adult, breeder, queen].map((one) => one.figures)).toEqual(figures)
})

// --- Characters ---

test.each(named(catalogue('4.3 Characters'), 'id'))('the Character %s is as printed', (id, row) => {
  const item = row['starting item'].toLowerCase().replace(' ', '-')
  expect(PRINTED.characters[id]).toEqual({
    id,
    start: row['start room'].toLowerCase().replace(' ', '-'),
    knowledge: Number(row.Knowledge),
    ...(item !== 'none' && { item }),
    quests: [row['quest item'].toLowerCase().replace(' ', '-')],
  })
  expect(components.ALTERNATIVES[id]).toBe(row.replaces.toLowerCase())
  expect(components.NEMESIS_SURVIVORS.has(id)).toBe(row.group === 'Nemesis survivor')
})

test.each(
  [
    components.NIGHT_STALKER_TOKENS,
    components.INTRUDER_TOKENS,
    components.UNDERGROUND_TOKENS,
    components.SURFACE_TOKENS,
    components.CSS_TOKENS,
  ].map((tokens) => [tokens[0], tokens] as const),
)('a save would notice that tokens are printed otherwise: %j and others', (_first, tokens) => {
  expect((lockdown.components as { tokens: unknown[] }).tokens).toContainEqual(tokens)
})
