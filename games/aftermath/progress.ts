import { type Condition, factsSeen, progressOf } from '@bulkhead/hull/progress.ts'
import type { Seat } from '@bulkhead/kernel'
import { markersOn, pointsToEarth, whoLeftAlone } from './facts.ts'
import type { OwnFacts } from './own.ts'
import { EPILOGUE, INVESTIGATION } from './packs.ts'
import type { AftermathPlayer, AftermathView } from './view.ts'

/**
 * How far an Objective or a Mission of a seat has come, as far as the reader of this view knows: the ways to fulfil it,
 * each with its conditions. What nobody has told this reader does not count.
 */
export function objectiveProgress(
  view: AftermathView,
  objective: string,
  seat: Seat,
): readonly (readonly Condition[])[] {
  const objectives = { ...INVESTIGATION.objectives, ...EPILOGUE.objectives }
  return progressOf(objectives[objective], factsSeen(view, objectives, ownFactsSeen(view)), seat)
}

function ownFactsSeen(view: AftermathView): OwnFacts {
  const { players, engines, coordinates, destination } = view
  return {
    arrival: view.ending?.destination ?? null,
    autopsy: view.autopsy,
    leftAlone: view.leftAlone ?? whoLeftAlone(players),
    reds: players.map((player) => ofColour(player, 'red')),
    greens: players.map((player) => ofColour(player, 'green')),
    killed: players.map(({ killed }) => killed),
    quests: players.map(({ quests }) => quests.length),
    working: engines.filter((working) => working).length,
    course: coordinates !== null && pointsToEarth(coordinates, destination),
    ...markersOn(view.rooms),
  }
}

/** Backs of cards are seen by everybody, and so is what is held. */
function ofColour({ hands, inventory }: AftermathPlayer, colour: string): number {
  const held = hands.filter(({ item }) => item !== null && EPILOGUE.items[item].colour === colour)
  return held.length + inventory.filter((item) => item.colour === colour).length
}

export { type Condition, isMet } from '@bulkhead/hull/progress.ts'
