import type { Concern, Moment } from '../../../games/moment.ts'
import type { Position } from '../../../play/position.ts'
import { type Beat, beatsOf, type Untold } from '../beats.ts'

const WEIGHTS: Readonly<Record<string, Moment['weight']>> = {
  '~': 'quiet',
  '+': 'joined',
  '!': 'event',
}

/** `!dies@2 harm`: an event of seat 2 that concerns the reader; `|` ends a frame, as the end does. */
export function untold(...lines: readonly string[]): Untold[] {
  return untoldFrom(0, ...lines)
}

/** The same after so many lines. */
export function untoldFrom(first: number, ...lines: readonly string[]): Untold[] {
  const told: Untold[] = []
  lines.forEach((text, i) => {
    if (text === '|') return
    const at = first + told.length
    const isLast = i === lines.length - 1 || lines[i + 1] === '|'
    const position = isLast ? positionWith(at + 1) : null
    const line = { kind: kindOf(text) }
    told.push({ line, view: `after ${at}`, at, moment: momentOf(text), characters: 20, position })
  })
  return told
}

function kindOf(text: string): string {
  return text.replace(/^[~+!]/, '').split(/[@ ]/)[0]
}

function momentOf(text: string): Moment {
  const [head, concern = 'none'] = text.split(' ')
  const seat = head.split('@')[1]
  return {
    weight: WEIGHTS[head[0]] ?? 'routine',
    tone: 'calm',
    about: [],
    seat: seat === undefined ? null : Number(seat),
    concern: concern as Concern,
  }
}

export function beatAbout(concern: Concern): Beat {
  return beatsOf(untold(`!something@2 ${concern}`), null)[0]
}

/** A position with so many lines in its log. */
export function positionWith(lines: number, more: Partial<Position> = {}): Position {
  const log = Array.from({ length: lines }, (_, i) => ({ kind: `line ${i}` }))
  const view = `after ${lines - 1}`
  const rest = { number: lines, seat: 0, pending: [], waiting: [], result: null, ...more }
  return { view, log, ...rest } as unknown as Position
}
