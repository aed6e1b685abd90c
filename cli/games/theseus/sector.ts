import { render } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import { SLOTS } from '@bulkhead/theseus/printed'
import type { Look } from '../../play/boards.ts'
import { fitted, widthOf } from '../../play/page.ts'
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
} from './names.ts'
import { type Phrase, phrase } from './text/index.ts'

/** One Sector: its Rooms with their Passages, its installed and its pending cards. */

/** How wide a Sector is drawn. */
export const CELL = 31

/** Signs on the board that the legend explains, collected while it is drawn. */
export type Sign = Phrase extends infer P
  ? P extends `theseus.sign.${infer S}`
    ? S
    : never
  : never
type Signs = Set<Sign>

export interface Drawing {
  readonly view: TheseusView
  readonly look: Look
  readonly signs: Signs
}

export function sectorCell(drawing: Drawing, sector: SectorView): string[] {
  return [
    header(drawing, sector),
    ...rooms(drawing, sector),
    ...slotLines(drawing, sector),
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

/** One under the other, as they lie side by side; one of a second row hangs on its only neighbour. */
function slotLines(drawing: Drawing, { id, slots }: SectorView): string[] {
  const lines: string[] = []
  const printed = printedSector(id).slots.map((slot) => SLOTS[slot])
  for (const [i, { column, row }] of printed.entries()) {
    if (row > 0) continue
    lines.push(slotLine(drawing, slots[i], `${i + 1}`))
    const below = printed.findIndex((one) => one.row > 0 && one.column === column)
    if (below < 0) continue
    drawing.signs.add('branch')
    lines.push(slotLine(drawing, slots[below], `├${below + 1}`))
  }
  return lines
}

function slotLine(drawing: Drawing, { id, card, bonus }: SlotView, number: string): string {
  const { look, signs } = drawing
  const { colours } = look
  if (card) return `${colours.dim(number)} ${cardText(drawing, id, card)}`
  if (!bonus) return colours.dim(`${number} ·`)
  signs.add('bonus')
  const name = fitted(cardName(bonus, look), CELL - 5)
  return `${colours.dim(number)} ${colours.yellow(`★ ${name}`)}`
}

function cardText(drawing: Drawing, slot: string, card: CardView): string {
  const { view, look, signs } = drawing
  const marks = cardMarks(drawing, slot, card)
  const name = fitted(cardName(card.id, look), CELL - 5 - marks.length)
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
    [value > 0 && upgrades === 0, ` [${value}]`, 'value'],
    [upgrades > 0, ` [${value}=${value - upgrades}+${upgrades}]`, 'upgrades'],
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
