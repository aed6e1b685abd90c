import type { NemesisView } from '@bulkhead/nemesis'
import { FIRST_BLUE, JUMP, NONE, POD_SEATS, SKULL } from '@bulkhead/nemesis/printed'
import { isAwake, type Mind } from '../hull/mind.ts'

/** What a seat sees of a game of Nemesis, and questions to it that its chapters ask. */

export function own({ view }: Mind): NemesisView {
  return view as NemesisView
}

export function anyoneHibernates({ view }: Mind): boolean {
  return view.players.some(({ fate }) => fate === 'hibernating')
}

/** Player phases left, this one included. */
export function roundsLeft(mind: Mind): number {
  const { time, selfDestruct } = own(mind)
  const jump = JUMP - time
  return selfDestruct === NONE ? jump : Math.min(jump, SKULL - selfDestruct)
}

/** Player phases until the chambers open; 0 where they are open. */
export function roundsToHibernation({ view }: Mind): number {
  return Math.max(0, FIRST_BLUE - view.time)
}

/** Pods of both sections that could be boarded. */
export function openPods(mind: Mind): NemesisView['pods'][number][] {
  const { pods, players } = own(mind)
  return pods.filter((pod, i) => {
    const taken = players.filter((player) => player.pod === i && isAwake(player)).length
    return !pod.gone && !pod.locked && taken < POD_SEATS
  })
}
