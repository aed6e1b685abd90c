import type { Playing, Position } from './position.ts'

/** The rest of a round in which nothing else happens: an Event without effect here, and the Blank token. */
export function restOfRound(position: Position, phase: string): Playing {
  return position
    .events('doors-release')
    .dice({ tokens: ['blank'] })
    .phase(phase)
    .play()
}

/** Everybody passes, one after the other, until the round is over. */
export function everybodyPasses(game: Playing): Playing {
  const { round } = game.state
  while (!game.match.result && game.state.round === round) game.pass()
  return game
}
