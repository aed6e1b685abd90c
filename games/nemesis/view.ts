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
  const seen = viewOf(s, reader) as Written<NemesisView>
  seen.selfDestruct = mine.selfDestruct
  seen.destination = mine.destination
  seen.coordinates = knows(coordinates.seen, reader) ? coordinates.id : null
  seen.engines = engines.map((engine) => (knows(engine.seen, reader) ? engine.working : null))
  seen.depressurised = mine.depressurised
  seen.autopsy = mine.autopsy
  seen.pods = pods.map((pod) => ({ ...pod }))
  seen.intruderPlayer = intruderPlayer && intruderPlayerView(intruderPlayer, reader)
  seen.ending = seen.ending && endingView(s, seen.ending)
  return seen
}

/** A view that is still being written. */
type Written<V> = { -readonly [K in keyof V]: V[K] }

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
