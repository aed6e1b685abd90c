import type { Unavailable } from '@bulkhead/kernel'
import type { FactionId } from '../components.ts'
import type { Playing } from './position.ts'

/** Why this faction cannot do it, now that the game stands as it does. */
export function reasons(game: Playing, faction: FactionId, what: string): string[] {
  return allReasons(game, faction)
    .filter((one) => one.what === what)
    .map((one) => `${one.why} ${one.rule}`)
}

export function allReasons(game: Playing, faction: FactionId): readonly Unavailable[] {
  return game.match.whyNot(game.state.players.findIndex((player) => player.faction === faction))
}
