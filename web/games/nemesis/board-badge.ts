import type { Dictionary } from '@bulkhead/kernel'
import { DESTINATIONS } from '@bulkhead/nemesis/printed'
import type { Say } from '../../words/words.ts'
import type { Badge } from '../hull/board-room.tsx'
import type { ShipWord } from './board-words.ts'
import type { ShipView } from './ship.ts'

/** What stands at the top of a room printed on the board: the Destination, the state of an Engine. */
export function badgeOf(
  tile: string | null,
  view: ShipView,
  words: Dictionary,
  say: Say<ShipWord>,
): Badge | null {
  if (tile === 'cockpit') return courseBadge(view, words, say)
  if (!tile?.startsWith('engine-') || tile === 'engine-control') return null
  const works = view.engines[Number(tile.slice(7)) - 1]
  if (works === null) return { text: '?', tone: 'calm', label: say('engine-unknown') }
  return works
    ? { text: '✓', tone: 'good', label: say('engine-works') }
    : { text: '✕', tone: 'bad', label: say('engine-broken') }
}

function courseBadge(
  { destination, coordinates }: ShipView,
  words: Dictionary,
  say: Say<ShipWord>,
): Badge {
  const text = DESTINATIONS[destination].toUpperCase()
  const letter = say('destination', { letter: text })
  const label = coordinates ? `${letter}, ${words[`coordinates.${coordinates}`]}` : letter
  return { text, tone: 'calm', label }
}
