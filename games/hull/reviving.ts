import { intrudersIn, placeOf, seatOf } from './queries.ts'
import type { ObjectId, Place, Player, State } from './state.ts'
import type { Table } from './table.ts'

/** MODE-COOP: the room that revives the dead. */

/** NEM-MODE-COOP-04 to 07: at the start of a round, before cards are drawn. */
export function reviveFallen(t: Table, tile: string): void {
  const s = t.state
  if (s.mode !== 'coop') return
  const place = placeOf(s, tile)
  const room = s.rooms[place]
  if (!room.explored || room.malfunction || intrudersIn(s, place).length > 0) return
  for (const player of s.players) {
    const corpse = `corpse-${seatOf(s, player)}`
    if (player.fate === 'dead' && takeCorpse(s, place, corpse)) revive(t, player, place)
  }
}

/** Lying there, or carried by somebody there. */
function takeCorpse(s: State, place: Place, corpse: ObjectId): boolean {
  const { objects } = s.rooms[place]
  if (objects.includes(corpse)) {
    objects.splice(objects.indexOf(corpse), 1)
    return true
  }
  const bearer = s.players.find(
    (player) => player.room === place && player.hands.some((held) => held.object === corpse),
  )
  if (bearer) bearer.hands = bearer.hands.filter((held) => held.object !== corpse)
  return bearer !== undefined
}

function revive(t: Table, player: Player, place: Place): void {
  player.fate = 'awake'
  player.room = place
  player.passed = false
  player.lightWounds = 0
  for (const wound of player.wounds) {
    wound.dressed = true
    delete wound.upheld
  }
  t.log('revived', { seat: seatOf(t.state, player), place }, 'NEM-MODE-COOP-05')
}
