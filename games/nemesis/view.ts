import { knows } from '@bulkhead/hull/secrets.ts'
import type { Check, Ending, State } from '@bulkhead/hull/state.ts'
import { type Reader, type View, viewOf } from '@bulkhead/hull/view.ts'
import type { Seat } from '@bulkhead/kernel'
import { type IntruderPlayer, own, type Pod } from './own.ts'

/** Who sees what of a game of Nemesis. */
export interface NemesisView extends View {
  readonly selfDestruct: number
  readonly destination: number
  readonly coordinates: string | null
  readonly engines: readonly (boolean | null)[]
  readonly depressurised: number
  /** The blue Corpse has been in the Surgery. */
  readonly autopsy: boolean
  readonly pods: readonly Pod[]
  readonly intruderPlayer: IntruderPlayerView | null
  readonly ending: NemesisEnding | null
}

export interface NemesisEnding extends Ending {
  /** Where the ship has gone; null where that was not found out. */
  readonly destination: string | null
  readonly checks: NemesisCheck[]
}

export interface NemesisCheck extends Check {
  check: 'engines' | 'coordinates' | 'contamination' | 'objectives'
}

export interface IntruderPlayerView {
  readonly seat: Seat
  readonly active: boolean
  readonly handCount: number
  readonly hand: readonly string[] | null
  readonly drawn: readonly string[] | null
  readonly discard: readonly string[]
}

export function view(s: State, reader: Reader): NemesisView {
  const mine = own(s)
  const { coordinates, engines, pods, intruderPlayer } = mine
  const shared = viewOf(s, reader)
  return {
    ...shared,
    selfDestruct: mine.selfDestruct,
    destination: mine.destination,
    coordinates: knows(coordinates.seen, reader) ? coordinates.id : null,
    engines: engines.map(({ working, seen }) => (knows(seen, reader) ? working : null)),
    depressurised: mine.depressurised,
    autopsy: mine.autopsy,
    pods: pods.map((pod) => ({ ...pod })),
    intruderPlayer: intruderPlayer && intruderPlayerView(intruderPlayer, reader),
    ending: shared.ending && endingView(s, shared.ending),
  }
}

function intruderPlayerView(intruderPlayer: IntruderPlayer, reader: Reader): IntruderPlayerView {
  const own = intruderPlayer.seat === reader
  return {
    seat: intruderPlayer.seat,
    active: intruderPlayer.active,
    handCount: intruderPlayer.hand.length,
    hand: own ? [...intruderPlayer.hand] : null,
    drawn: own ? [...intruderPlayer.drawn] : null,
    discard: [...intruderPlayer.discard],
  }
}

function endingView(s: State, ending: Ending): NemesisEnding {
  const checks = ending.checks as NemesisCheck[]
  return { ...ending, checks, destination: own(s).arrival }
}
