import type { IntruderView, View } from '@bulkhead/hull/view.ts'
import type { Dictionary, Seat } from '@bulkhead/kernel'
import type { Say } from '../../words/words.ts'
import type { RoomMarks } from './board-room.tsx'
import type { BoardWord } from './board-words.ts'
import type { Printed } from './game.ts'
import { sideName } from './reader.ts'

/** What the board says of its parts to whoever hears it instead of seeing it. */

interface Reader {
  readonly printed: Printed
  readonly view: View
  readonly seat: Seat | null
  readonly words: Dictionary
  readonly say: Say<BoardWord>
}

export function roomLabel(
  place: number,
  { badge, sealed, isUnnumbered, also = [] }: RoomMarks,
  reader: Reader,
): string {
  const { printed, view, words, say } = reader
  const room = view.rooms[place]
  const { tile } = room
  const number = say('room-number', { number: place + 1 })
  const parts: (string | false)[] = room.explored
    ? [words[`tile.${tile}`], !isUnnumbered && number]
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
    parts.push(computer && say('computer'), badge?.label ?? false)
  }
  parts.push(
    room.fire && say('fire'),
    room.malfunction && say('malfunction'),
    sealed && say('depressurised'),
    ...also,
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

export function intruderLabel({ name, injuries }: IntruderView, { words, say }: Reader): string {
  const who = words[`Intruder.${name}`]
  return injuries > 0 ? say('injuries', { who, number: injuries }) : who
}

export function corridorLabel(id: string, index: number, { view, words, say }: Reader): string {
  const { noise, door } = view.corridors[index]
  return [words[`corridor.${id}`], noise && say('noise'), door !== 'open' && say(door)]
    .filter(Boolean)
    .join(', ')
}
