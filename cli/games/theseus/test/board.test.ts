import { Match, must } from '@bulkhead/kernel'
import { type TheseusView, theseus } from '@bulkhead/theseus'
import { trapsOnWay } from '@bulkhead/theseus/way-traps'
import { expect, test } from 'vitest'
import type { Look } from '../../../play/boards.ts'
import { coloursOf } from '../../../shell.ts'
import { theseusHint } from '../hints.ts'
import type { CardView, SectorView } from '../names.ts'
import { sectorCell } from '../sector.ts'

const look: Look = {
  language: 'en',
  colours: coloursOf({ write: () => true }),
  width: 120,
  words: theseus.text.en,
  who: [],
}

type Changeable<T> = { -readonly [Key in keyof T]: Changeable<T[Key]> }

/** The first question about a Movement, with the ring as it lies then and nothing installed. */
function moving(): { view: Changeable<TheseusView>; match: Match } {
  const setup = { seats: 2, options: { factions: ['marines', 'aliens'] } }
  const match = must(
    Match.start(theseus, { ...setup, seed: { kind: 'fast', seed: 3 } }),
  ) as unknown as Match
  while (match.pending()[0].prompt !== 'movement') {
    const [{ seat, id, options, min }] = match.pending()
    must(
      match.answer(
        seat,
        id,
        options.slice(0, Math.max(1, min)).map((one) => one.id),
      ),
    )
  }
  const [{ seat }] = match.pending()
  const view = structuredClone(match.view(seat)) as Changeable<TheseusView>
  for (const { slots } of view.sectors) for (const slot of slots) slot.card = null
  return { view, match }
}

function card(id: string, controller: number, more: Partial<CardView> = {}): CardView {
  const plain = { upgrades: 0, recording: 0, active: false, crawled: false, embryo: null }
  return { id, owner: controller, controller, value: 1, ...plain, ...more }
}

function linesOf(view: TheseusView, sector: SectorView): string[] {
  return sectorCell({ view, look, signs: new Set() }, sector)
}

test('a value with Upgrade tokens reads as what it is', () => {
  const { view } = moving()
  const [sector] = view.sectors
  sector.slots[0].card = card('mar-fire', 0, { value: 3, upgrades: 1 })
  sector.slots[1].card = card('mar-fire', 0, { value: 2 })
  const lines = linesOf(view, sector)
  expect(lines.find((line) => line.startsWith('1 '))).toMatch(/Fire \[3=2\+1\]$/)
  expect(lines.find((line) => line.startsWith('2 '))).toMatch(/Fire \[2\]$/)
})

test('the fourth slot hangs on the second, and is not drawn beside the third', () => {
  const { view } = moving()
  const corridors = view.sectors.find(({ id }) => id === 'corridors')!
  const numbers = linesOf(view, corridors).flatMap((line) => /^├?[1-4] /.exec(line) ?? [])
  expect(numbers.map((one) => one.trim())).toEqual(['1', '2', '├4', '3'])
  const control = view.sectors.find(({ id }) => id === 'control-room')!
  expect(linesOf(view, control).join('\n')).not.toContain('├')
})

test('Traps of enemies on the way of a unit are named where one chooses to go', () => {
  const { view, match } = moving()
  const [{ seat, options }] = match.pending()
  const option = options.find(({ label }) => label === 'move')!
  const unit = view.units.find(({ name }) => name === option.targets![0].id)!
  expect(theseusHint(view, option, look)).not.toContain('Traps')
  const from = view.sectors.findIndex(({ id }) => id === unit.place)
  const points = Number(option.params!.points)
  const landing = view.sectors[(from + points) % view.sectors.length]
  const enemy = 1 - seat
  landing.slots[0].card = card('ali-hive', enemy)
  landing.slots[1].card = card('ali-tentacles', seat)
  expect(theseusHint(view, option, look)).toMatch(/; Traps: Hive$/)
  unit.invisible = true
  expect(trapsOnWay(view, unit, points).stopped).toEqual([])
})
