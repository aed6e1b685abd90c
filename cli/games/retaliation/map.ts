import { render } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { PLACES, SLOTS } from '@bulkhead/retaliation/printed'
import type { Look } from '../../play/boards.ts'
import { fitted, inColumns, padded, wrapped } from '../../play/page.ts'
import { phrase } from './text/index.ts'

/** The Facility: Rooms where they lie, two lines each, and then the Corridors one by one. */
export function drawMap(view: RetaliationView, look: Look): string[] {
  const { language, colours, width } = look
  const cell = Math.max(9, Math.floor(width / COLUMNS) * 2 - 1)
  return [
    ...ROWS.flatMap((row) => rowLines(view, look, row, cell)),
    ...wrapped(colours.dim(phrase(language, 'retaliation.sign')), width),
    colours.bold(phrase(language, 'retaliation.corridors')),
    ...inColumns(corridorTexts(view, look), width),
  ]
}

const ROWS = [0, 1, 2, 3, 4]
/** Slots of a row are two columns apart; every other row begins one further right. */
const COLUMNS = 10

function rowLines(view: RetaliationView, look: Look, row: number, cell: number): string[] {
  const slots = SLOTS.flatMap((slot, i) => (slot.row === row ? [i] : []))
  const indent = ' '.repeat(row % 2 === 0 ? 0 : Math.floor((cell + 1) / 2))
  const line = (text: (slot: number) => string) =>
    (indent + slots.map((slot) => padded(fitted(text(slot), cell), cell)).join(' ')).trimEnd()
  return [line((slot) => roomName(view, slot, look)), line((slot) => roomMarks(view, slot, look))]
}

function roomName({ rooms }: RetaliationView, slot: number, { words, colours }: Look): string {
  const room = rooms[slot]
  if (!room) return colours.dim('·')
  const name = render(words, `room.${room.tile}`)
  return room.malfunction || room.fire ? colours.yellow(name) : name
}

const LETTERS = { queen: 'Q', drone: 'd', adult: 'a', larva: 'l' } as const

/** Who is there, and what lies there. */
function roomMarks(view: RetaliationView, slot: number, { colours }: Look): string {
  const room = view.rooms[slot]
  if (!room) return ''
  const here = view.players.filter(
    (one) => one.room === slot && (one.fate === 'alive' || one.fate === 'down'),
  )
  const marks = [
    ...here.map(({ number, fate }) => (fate === 'down' ? `(${number})` : `${number}`)),
    crowd(view.intruders.filter((one) => one.room === slot)),
    room.secure > 0 ? `S${room.secure}` : '',
    room.fire ? '*' : '',
    room.malfunction ? '!' : '',
    view.robot.revealed && view.robot.room === slot ? 'R' : '',
  ]
  return colours.bold(marks.filter((mark) => mark !== '').join(' '))
}

/** `a3 d1`: how many of each. */
function crowd(intruders: RetaliationView['intruders']): string {
  return (['queen', 'drone', 'adult', 'larva'] as const)
    .map((type) => ({ type, number: intruders.filter((one) => one.type === type).length }))
    .filter(({ number }) => number > 0)
    .map(({ type, number }) => `${LETTERS[type]}${number}`)
    .join(' ')
}

// --- Corridors ---

/** The number of a tile begins with its value. */
const NUMBERS_OF_A_VALUE = 100

function corridorTexts(view: RetaliationView, look: Look): string[] {
  return view.corridors.flatMap((corridor, place) =>
    corridor ? [corridorText(view, place, look)] : [],
  )
}

function corridorText(view: RetaliationView, place: number, look: Look): string {
  const { language, colours } = look
  const { tile, noise, reinforced, doors } = view.corridors[place]!
  const ends = PLACES[place].ends.map((slot) => endName(view, slot, look)).join(' – ')
  const group = crowd(view.intruders.filter((one) => one.corridor === place))
  const marks = [
    group === '' ? '' : colours.red(group),
    noise ? colours.yellow(phrase(language, 'retaliation.noise')) : '',
    reinforced ? phrase(language, 'retaliation.reinforced') : '',
    doors.some(({ closed }) => closed) ? phrase(language, 'retaliation.shut') : '',
  ].filter((mark) => mark !== '')
  const tail = marks.length > 0 ? `: ${marks.join(', ')}` : ''
  return `${tile} (${reinforced ? 0 : Math.floor(tile / NUMBERS_OF_A_VALUE)}) ${ends}${tail}`
}

function endName({ rooms }: RetaliationView, slot: number, { language, words }: Look): string {
  const room = rooms[slot]
  return room ? render(words, `room.${room.tile}`) : phrase(language, 'retaliation.beyond')
}
