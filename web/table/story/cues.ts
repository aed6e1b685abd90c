import type { Seat } from '@bulkhead/kernel'
import type { Cue } from '../../games/moment.ts'
import type { Position } from '../../play/position.ts'
import type { Beat } from './beats.ts'

/** The sound of a beat. Breath is one's own pain; that of others is a strike. */
export function cueOf({ lead, parts, concern }: Beat): Cue | null {
  const cue = lead.moment.cue ?? parts.find(({ moment }) => moment.cue)?.moment.cue ?? null
  return cue === 'breath' && concern !== 'harm' ? 'strike' : cue
}

/** How the end sounds to whoever sits there; those who look on hear nothing. */
export function endCue(result: Position['result'], seat: Seat | null): Cue | null {
  if (!result || seat === null) return null
  return result.winners.includes(seat) ? 'won' : 'lost'
}
