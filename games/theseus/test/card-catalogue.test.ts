import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allCards, type CardDef, defOf } from '../cards/card.ts'
import type { FactionId } from '../components.ts'
import { position } from './position.ts'

/** The rows of the card tables in the components catalogue, by the names of their columns. */
const ROWS = readRows(new URL('../../../docs/components/theseus.md', import.meta.url))

test('every card of the catalogue is in the game, and no other', () => {
  expect(
    allCards()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(ROWS.map(({ id }) => id).sort())
})

test.each(ROWS)('$id: is printed as the catalogue says', (row) => {
  const def = defOf(row.id)
  expect(printedOn(def)).toEqual({
    n: row.n,
    lv: row.lv ?? '0',
    type: row.type,
    val: row.val ?? '-',
    once: row['1×'] === 'yes',
  })
  if (row.dup === 'multiply') expect(def.duplicates).toBe('multiply')
  if (row.dup === 'once' || row.dup === '-') expect(def.duplicates).toBe('never')
})

const INSTALLABLE = ROWS.filter((row) => row.type !== 'instant')

test.each(INSTALLABLE)('$id: takes Upgrade tokens if it bears a number, and only then', (row) => {
  const own = defOf(row.id).faction as FactionId
  const game = position(own, own === 'marines' ? 'aliens' : 'marines')
    .unit(UNIT[own], 'tech-bay', 'a', { upgraded: true })
    .card(row.id, 'cor-1')
    .upgrades(own, 1)
    .play()
  expect(game.options.includes('upgrade-card:cor-1')).toBe(row.val !== '-')
})

const ACTIONS = ROWS.filter((row) => row.type.includes('action'))

test.each(ACTIONS)('$id: once its action is resolved, leaves only if it is single-use', (row) => {
  const own = defOf(row.id).faction as FactionId
  const enemy = own === 'marines' ? 'aliens' : 'marines'
  const game = position(own, enemy)
    .unit(UNIT[own], 'tech-bay', 'a')
    .unit(UNIT[enemy], own === 'marines' ? 'alien-nest' : 'loading-dock', 'a', { upgraded: true })
    .card(row.id, own === 'marines' ? 'nest-1' : 'dock-1')
    .pending(own === 'scientists' ? 'sci-archives' : 'mar-fire', 'cor-p1')
    .upgrades(own, 1)
    .play()
  game.choose(`move:${UNIT[own]}`)
  while (!['moment', 'planning'].includes(game.prompt)) game.choose(game.options.at(-1)!)
  expect(game.told('action', 'card')).toEqual([row.id])
  expect(game.state.discarded.includes(row.id)).toBe(row['1×'] === 'yes')
})

const UNIT: Readonly<Record<string, string>> = {
  marines: 'marine-1',
  aliens: 'alien-1',
  scientists: 'scientist-1',
  greys: 'grey-1',
}

function printedOn({ copies, level, type, value, once = false }: CardDef) {
  return { n: `${copies}`, lv: `${level}`, type, val: value?.toString() ?? '-', once }
}

function readRows(file: URL): Record<string, string>[] {
  let columns: string[] = []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const cells = line.split('|').map((cell) => cell.trim())
      if (cells[1] === 'id') columns = cells
      if (!/^(bon|mar|ali|sci|gre)-/.test(cells[1] ?? '')) return []
      return [Object.fromEntries(columns.map((column, i) => [column, cells[i]]))]
    })
}
