import type { Dictionary, Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { DESTINATIONS, printed } from '@bulkhead/nemesis/printed'
import type { Say } from '../../words/words.ts'
import type { Badge } from './board-room.tsx'
import type { BoardKey } from './board-words.ts'
import { sideName } from './icons.ts'

/** What the board says of its parts to whoever hears it instead of seeing it. */

interface Reader {
  readonly view: NemesisView
  readonly seat: Seat | null
  readonly words: Dictionary
  readonly say: Say<BoardKey>
}

export function roomLabel(place: number, reader: Reader): string {
  const { view, words, say } = reader
  const room = view.rooms[place]
  const { tile } = room
  const number = say('room-number', { number: place + 1 })
  const parts: (string | false)[] = room.explored
    ? [words[`tile.${tile}`], number]
    : [
        number,
        say('unexplored'),
        tile !== null && say('known-to-you', { what: words[`tile.${tile}`] }),
        room.token !== null && say('known-to-you', { what: words[`token.${room.token}`] }),
      ]
  if (room.explored && tile) {
    const { colour, computer } = printed.tiles[tile]
    if (colour) {
      parts.push(words[`colour.${colour}`])
      parts.push(room.items > 0 ? say('items', { number: room.items }) : say('no-items'))
    }
    parts.push(computer && say('computer'), badgeLabel(tile, view, words, say))
  }
  parts.push(
    room.fire && say('fire'),
    room.malfunction && say('malfunction'),
    view.depressurised === place && say('depressurised'),
  )
  const who = [
    ...view.players.flatMap((player, seat) =>
      player.fate === 'awake' && player.room === place ? [seatLabel(seat, reader)] : [],
    ),
    ...view.intruders
      .filter(({ room: at }) => at === place)
      .map((one) => intruderLabel(one, reader)),
  ]
  if (who.length > 0) parts.push(say('with', { who: who.join(', ') }))
  return parts.filter(Boolean).join(', ')
}

export function seatLabel(seat: Seat, { view, words, say, seat: own }: Reader): string {
  const name = sideName(view, seat, words)
  const who = seat === own ? say('you', { who: name }) : name
  return view.players[seat].fate === 'hibernating' ? say('hibernating', { who }) : who
}

export function intruderLabel(
  { name, injuries }: NemesisView['intruders'][number],
  { words, say }: Reader,
): string {
  const who = words[`Intruder.${name}`]
  return injuries > 0 ? say('injuries', { who, number: injuries }) : who
}

export function corridorLabel(id: string, index: number, { view, words, say }: Reader): string {
  const { noise, door } = view.corridors[index]
  return [words[`corridor.${id}`], noise && say('noise'), door !== 'open' && say(door)]
    .filter(Boolean)
    .join(', ')
}

/** What stands at the top of a room printed on the board. */
export function badgeOf(tile: string | null, view: NemesisView): Badge | null {
  if (tile === 'cockpit')
    return { text: DESTINATIONS[view.destination].toUpperCase(), tone: 'calm' }
  if (!tile?.startsWith('engine-') || tile === 'engine-control') return null
  const works = view.engines[Number(tile.slice(7)) - 1]
  if (works === null) return { text: '?', tone: 'calm' }
  return works ? { text: '✓', tone: 'good' } : { text: '✕', tone: 'bad' }
}

function badgeLabel(
  tile: string,
  view: NemesisView,
  words: Dictionary,
  say: Say<BoardKey>,
): string | false {
  const badge = badgeOf(tile, view)
  if (!badge) return false
  if (tile === 'cockpit') {
    const letter = say('destination', { letter: badge.text })
    return view.coordinates ? `${letter}, ${words[`coordinates.${view.coordinates}`]}` : letter
  }
  if (badge.tone === 'calm') return say('engine-unknown')
  return say(badge.tone === 'good' ? 'engine-works' : 'engine-broken')
}
