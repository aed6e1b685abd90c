import { render } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import type { Look } from './boards.ts'
import { fitted, padded, widthOf, wrapped } from './page.ts'
import { type Phrase, phrase } from './text/index.ts'
import {
  type CardView,
  cardName,
  coloured,
  factionMark,
  type PendingView,
  printedSector,
  type SectorView,
  type SlotView,
  shortName,
  type UnitView,
} from './theseus-names.ts'

/** The station: its Sectors clockwise round the page, with Rooms, Passages and cards. */

const CELL = 31
const GAP = 3

/** Signs on the board that the legend explains, collected while it is drawn. */
type Signs = Set<Sign>
type Sign = Phrase extends infer P ? (P extends `theseus.sign.${infer S}` ? S : never) : never

interface Drawing {
  readonly view: TheseusView
  readonly look: Look
  readonly signs: Signs
}

export function drawRing(view: TheseusView, look: Look): string[] {
  const { sectors } = view
  if (sectors.length === 0) return [phrase(look.language, 'theseus.no-ring')]
  const drawing = { view, look, signs: new Set<Sign>(['passage']) }
  const cells = sectors.map((sector) => sectorCell(drawing, sector))
  const columns = Math.min(3, Math.floor((look.width + GAP) / (CELL + GAP)))
  if (columns < 3)
    return [...cells.flatMap((cell) => [...cell, '']), ...legend(drawing, look.width)]
  const places = PLACES[sectors.length]
  const free = FREE[sectors.length]
  const placed = new Map(places.map((place, i) => [place, cells[i]]))
  if (free) placed.set(free, legend(drawing, CELL))
  const rows = Math.max(...places.map((place) => Number(place[0]))) + 1
  const lines = Array.from({ length: rows }, (_, row) => [
    ...(row > 0 ? [turnArrows(sectors.length)] : []),
    ...rowOf(placed, row, arrowsOf(places, row, rows)),
  ]).flat()
  return free ? lines : [...lines, '', ...legend(drawing, look.width)]
}

/** Row and column of each Sector, clockwise, by their number. */
const PLACES: Readonly<Record<number, readonly string[]>> = {
  1: ['00'],
  2: ['00', '01'],
  3: ['00', '01', '02'],
  4: ['00', '01', '11', '10'],
  5: ['00', '01', '02', '12', '10'],
  6: ['00', '01', '02', '12', '11', '10'],
  7: ['00', '01', '02', '12', '22', '20', '10'],
}

/** Where the ring leaves room for the legend. */
const FREE: Readonly<Record<number, string>> = { 4: '02', 5: '11', 7: '11' }

/** To the right in the first row and to the left in the last, as far as Sectors stand there. */
function arrowsOf(places: readonly string[], row: number, rows: number): string[] {
  const columns = places
    .filter((place) => Number(place[0]) === row)
    .map((place) => Number(place[1]))
  const arrow = row === 0 ? '→' : row === rows - 1 ? '←' : ' '
  return [0, 1].map((column) =>
    Math.min(...columns) <= column && Math.max(...columns) > column ? ` ${arrow} ` : '   ',
  )
}

/** The cells of a row side by side, with the direction of Movement between them. */
function rowOf(placed: ReadonlyMap<string, string[]>, row: number, arrows: string[]): string[] {
  const cells = [0, 1, 2].map((column) => placed.get(`${row}${column}`) ?? [])
  const height = Math.max(...cells.map((cell) => cell.length))
  return Array.from({ length: height }, (_, i) =>
    cells
      .map((cell, column) => padded(cell[i] ?? '', CELL) + ((i === 0 && arrows[column]) || '   '))
      .join('')
      .trimEnd(),
  )
}

/** Down on the right, up on the left. */
function turnArrows(sectors: number): string {
  const right = (sectors === 4 ? 1 : 2) * (CELL + GAP)
  const middle = Math.floor(CELL / 2)
  return `${' '.repeat(middle)}↑${' '.repeat(right - 1)}↓`
}

// --- one Sector ---

function sectorCell(drawing: Drawing, sector: SectorView): string[] {
  return [
    header(drawing, sector),
    ...rooms(drawing, sector),
    ...sector.slots.map((slot, i) => slotLine(drawing, slot, `${i + 1}`)),
    ...sector.pending.map((slot, i) =>
      pendingLine(drawing, slot, sector.pending.length > 1 ? `${i + 1}` : ''),
    ),
  ]
}

function header({ view, look, signs }: Drawing, sector: SectorView): string {
  const { colours, words } = look
  const marks = ownerMarks(view, sector.id, look)
  for (const seat of sector.deactivations) {
    marks.push(coloured(view, seat, look, `⊘${factionMark(view, seat)}`))
    signs.add('deactivation')
  }
  if (view.pandora?.sector === sector.id) {
    marks.push(colours.red('◈'))
    signs.add('pandora')
  }
  const name = render(words, `sector.${sector.id}`).toUpperCase()
  const left = [colours.bold(name), ...marks].join(' ')
  const action = actionName(sector.id, look)
  const room = CELL - widthOf(left) - action.length - 2
  if (room < 1) return left
  return `${left} ${colours.dim(`${'─'.repeat(room)} ${action}`)}`
}

function ownerMarks(view: TheseusView, sector: string, look: Look): string[] {
  const { owner } = printedSector(sector)
  const seat = view.players.findIndex(({ faction }) => faction === owner)
  return seat < 0 ? [] : [coloured(view, seat, look, factionMark(view, seat))]
}

function actionName(sector: string, { language }: Look): string {
  const key = printedSector(sector).owner === null ? sector : 'home'
  return phrase(language, `theseus.action.${key}` as Phrase)
}

// --- Rooms ---

const ROOM = 14
const CORNERS = { a: 0, b: 1, c: 2, d: 3 }

/**
 * Two Rooms above, two below, and a line wherever a Passage joins two:
 *
 *   a Marine 1▲ ─── b ·
 *   │       ╳       │
 *   d · ─────────── c Alien 2
 */
function rooms(drawing: Drawing, sector: SectorView): string[] {
  const { passages } = printedSector(sector.id)
  const joined = (a: keyof typeof CORNERS, b: keyof typeof CORNERS) =>
    passages[CORNERS[a]][CORNERS[b]]
  const room = (letter: keyof typeof CORNERS) =>
    roomText(drawing, letter, sector.rooms[CORNERS[letter]])
  const side = (yes: boolean) => (yes ? '│' : ' ')
  const slanted = [' ', '╲', '╱', '╳'][(joined('a', 'c') ? 1 : 0) + (joined('b', 'd') ? 2 : 0)]
  const { dim } = drawing.look.colours
  const pair = (left: string, right: string, yes: boolean) => {
    const line = ' ─'[yes ? 1 : 0].repeat(ROOM + 1 - widthOf(left))
    return `${left} ${dim(line)} ${right}`
  }
  const half = ' '.repeat(ROOM / 2)
  return [
    pair(room('a'), room('b'), joined('a', 'b')),
    dim(`${side(joined('a', 'd'))}${half}${slanted} ${half}${side(joined('b', 'c'))}`),
    pair(room('d'), room('c'), joined('c', 'd')),
  ]
}

function roomText(drawing: Drawing, letter: string, name: string | null): string {
  const { view, look } = drawing
  if (name === null) return look.colours.dim(`${letter} ·`)
  const unit = view.units.find((one) => one.name === name)!
  const marks = unitMarks(drawing, unit)
  const short = fitted(shortName(unit, look), ROOM - 2 - marks.length)
  return `${look.colours.dim(letter)} ${coloured(view, unit.owner, look, short + marks)}`
}

function unitMarks({ signs }: Drawing, unit: UnitView): string {
  const marks: readonly [boolean, string, Sign][] = [
    [unit.upgraded, '▲', 'upgraded'],
    [unit.held, '⊗', 'held'],
    [unit.parasites > 0, '✱'.repeat(unit.parasites), 'parasites'],
    [unit.invisible, '◌', 'invisible'],
  ]
  return marked(marks, signs)
}

function marked(marks: readonly [boolean, string, Sign][], signs: Signs): string {
  let text = ''
  for (const [shown, mark, sign] of marks) {
    if (!shown) continue
    text += mark
    signs.add(sign)
  }
  return text
}

// --- cards ---

function slotLine(drawing: Drawing, { id, card, bonus }: SlotView, number: string): string {
  const { look, signs } = drawing
  const { colours } = look
  if (card) return `${colours.dim(number)} ${cardText(drawing, id, card)}`
  if (!bonus) return colours.dim(`${number} ·`)
  signs.add('bonus')
  const name = fitted(cardName(bonus, look), CELL - 4)
  return `${colours.dim(number)} ${colours.yellow(`★ ${name}`)}`
}

function cardText(drawing: Drawing, slot: string, card: CardView): string {
  const { view, look, signs } = drawing
  const marks = cardMarks(drawing, slot, card)
  const name = fitted(cardName(card.id, look), CELL - 4 - marks.length)
  const text = `${factionMark(view, card.controller)} ${name}${marks}`
  if (view.malfunction !== slot && !card.crawled) {
    return coloured(view, card.controller, look, text)
  }
  signs.add(card.crawled ? 'crawled' : 'malfunction')
  return look.colours.dim(text)
}

function cardMarks({ view, signs }: Drawing, slot: string, card: CardView): string {
  const { value, upgrades, recording, active, crawled, embryo, owner } = card
  const marks: [boolean, string, Sign][] = [
    [value > 0, ` [${value}]`, 'value'],
    [upgrades > 0, `+${upgrades}`, 'upgrades'],
    [recording > 0, ` ◉${recording}`, 'recording'],
    [active, ' ⚡', 'active'],
    [view.malfunction === slot, ' ✖', 'malfunction'],
    [crawled, ' ≈', 'crawled'],
    [embryo !== null, ` ${embryo?.once ? '◁' : '◄'}${factionMark(view, owner)}`, 'control'],
  ]
  return marked(marks, signs)
}

function pendingLine(drawing: Drawing, { id, card }: PendingView, number: string): string {
  const { view, look, signs } = drawing
  const { language, colours } = look
  signs.add('pending')
  const label = phrase(language, 'theseus.pending-mark') + number
  if (!card) return colours.dim(`${label} ·`)
  const stopped = view.malfunction === id
  if (stopped) signs.add('malfunction')
  const name = fitted(cardName(card.id, look), CELL - 9)
  const text = `${factionMark(view, card.owner)} ${name}${stopped ? ' ✖' : ''}`
  const shown = stopped ? colours.dim(text) : coloured(view, card.owner, look, text)
  return `${colours.dim(label)} ${shown}`
}

// --- what the signs mean ---

function legend({ look, signs }: Drawing, width: number): string[] {
  const { language, colours } = look
  const texts = [...signs].map((sign) => phrase(language, `theseus.sign.${sign}`))
  const lines =
    width > CELL
      ? wrapped(texts.map((text) => text.replaceAll(' ', '\u00a0')).join('   '), width)
      : texts.map((text) => fitted(text, width))
  return lines.map((line) => colours.dim(line.replaceAll('\u00a0', ' ')))
}
