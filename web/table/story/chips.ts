import type { Seat } from '@bulkhead/kernel'
import type { Beat } from './beats.ts'
import { type Story, sinceLastTurn } from './story.ts'

/** What one player has done since one's last turn. */
export interface Chip {
  readonly seat: Seat | null
  readonly beats: readonly Beat[]
  /** The one that stands for them. */
  readonly shown: Beat
}

/** One for each player in the order of their last doings; after an absence what harmed the reader comes first. */
export function chipsOf(story: Story): readonly Chip[] {
  const all = sinceLastTurn(story)
  const harms = story.wasAway ? all.filter(({ concern }) => concern === 'harm') : []
  const beats = all.filter((beat) => !harms.includes(beat))
  const seats = [...new Set(beats.toReversed().map(({ seat }) => seat))].reverse()
  return [
    ...harms.map((beat) => chipOf(beat.seat, [beat])),
    ...seats.map((seat) =>
      chipOf(
        seat,
        beats.filter((beat) => beat.seat === seat),
      ),
    ),
  ]
}

/** What mattered most stands for the rest, the last of equals. */
function chipOf(seat: Seat | null, beats: readonly Beat[]): Chip {
  const weight = ({ concern, lead }: Beat) =>
    (concern === 'none' ? 0 : 2) + (lead.moment.weight === 'event' ? 1 : 0)
  const shown = beats.reduce((best, beat) => (weight(beat) >= weight(best) ? beat : best))
  return { seat, beats, shown }
}
