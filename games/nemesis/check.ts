import { checkShared } from '@bulkhead/hull/check.ts'
import { NONE, type State } from '@bulkhead/hull/state.ts'
import { JUMP, POD_SEATS, SKULL } from './components.ts'
import { own } from './own.ts'
import { passengers } from './pods.ts'

/** Every invariant of the game; each broken one is a sentence. */
export function check(s: State): string[] {
  return [...checkShared(s, { cards: own(s).intruderPlayer?.drawn }), ...checkShip(s)]
}

/** Tracks and Escape Pods. */
export function checkShip(s: State): string[] {
  const broken: string[] = []
  const { selfDestruct, pods } = own(s)
  if (s.time < 0 || s.time > JUMP) broken.push('The Time marker is off track.')
  if (selfDestruct < NONE || selfDestruct > SKULL)
    broken.push('The self-destruct marker is off track.')
  for (const pod of pods) {
    if (passengers(s, pod).length > POD_SEATS) broken.push(`Pod ${pod.number} is overfull.`)
  }
  return broken
}
