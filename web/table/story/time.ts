import type { Pace, Stops } from '../../play/settings.ts'
import { type Beat, isMine } from './beats.ts'

/** How long a beat is told, in milliseconds; null where it waits for its reader. */

const LEAST = 1200
const LEAST_QUICK = 900
const BEGINNING = 600
const CHARACTERS_A_SECOND = 17
/** What would have stopped gets longer instead. */
const INSTEAD_OF_STOPPING = 1.5
/** A queue that takes longer is told in short. */
export const LONG_QUEUE = 20_000
/** So is what others do between two of its reader's decisions. */
export const LONG_LAP = 9_000

const FACTORS: Readonly<Record<Pace, number>> = { calm: 1.5, normal: 1, quick: 0.6, step: 1 }

/** How its reader wants to be told. */
export interface Manner {
  readonly pace: Pace
  readonly stops: Stops
  /** How many times as fast: a replay may be hurried. */
  readonly speed?: number
}

export function timeOf(beat: Beat, characters: number, manner: Manner): number | null {
  if (manner.pace === 'step' || stopsAt(beat, manner.stops)) return null
  return playingTime(beat, characters, manner)
}

/** The time for reading it, whether it stops or not. */
export function playingTime(beat: Beat, characters: number, manner: Manner): number {
  const { pace, stops, speed = 1 } = manner
  const plain = Math.max(LEAST, BEGINNING + (1000 * characters) / CHARACTERS_A_SECOND)
  const isLonger = stops === 'never' && stopsAt(beat, 'all')
  const least = isMine(beat) && speed === 1 ? LEAST : LEAST_QUICK
  const wanted = plain * FACTORS[pace] * (isLonger ? INSTEAD_OF_STOPPING : 1)
  return Math.max(least, wanted / speed)
}

/** One's own doing never stops: whoever did it knows. */
export function stopsAt({ concern }: Beat, stops: Stops): boolean {
  if (stops === 'never') return false
  return concern === 'harm' || (stops === 'all' && concern === 'own')
}
