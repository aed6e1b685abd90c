import type { LockdownPlayer, LockdownView } from '@bulkhead/lockdown'
import { BLUE_THRESHOLDS, NONE, PLANS, RED_THRESHOLDS } from '@bulkhead/lockdown/printed'

/** Questions to a view of Lockdown that several parts of the screen ask. */

export type Section = 's1' | 's2' | 's3'
export type PowerPlace = keyof LockdownView['power']
export const SECTIONS: readonly Section[] = ['s1', 's2', 's3']
export const POWER_PLACES: readonly PowerPlace[] = [...SECTIONS, 'elevator']
export const PODS = ['a', 'b', 'c'] as const

type Slot = (typeof PLANS)[string]['slots'][number]

export function slotAt({ board }: LockdownView, place: number): Slot | undefined {
  return PLANS[board].slots[place]
}

export function isStairs({ tile }: Slot): boolean {
  return tile?.startsWith('staircase') === true
}

/** An unpowered section, or a staircase (LOCK-DARK-06). */
export function isDark(view: LockdownView, place: number): boolean {
  const slot = slotAt(view, place)
  if (!slot) return false
  return slot.section ? !view.power[slot.section].on : isStairs(slot)
}

/** Whether somebody's Character stands in the dark now. */
export function isInTheDark(view: LockdownView, { fate, room }: LockdownPlayer): boolean {
  return fate === 'awake' && room !== NONE && isDark(view, room)
}

export interface Failure {
  readonly place: PowerPlace
  /** The space that the Time token enters then. */
  readonly space: number
}

/** Which power fails next, and when: it is certain, as long as nobody sees to it (LOCK-POWER-06). */
export function nextFailure({ power, time, timeActive }: LockdownView): Failure | null {
  const spaces = timeActive ? BLUE_THRESHOLDS : [...BLUE_THRESHOLDS, ...RED_THRESHOLDS]
  const space = Math.max(...spaces.filter((one) => one < time))
  const [place] = POWER_PLACES.filter((one) => power[one].on).sort(
    (a, b) => power[b].number - power[a].number,
  )
  return place && Number.isFinite(space) ? { place, space } : null
}

/** Where a tile lies, as far as the reader knows; none where nobody has told. */
export function placeOfTile({ rooms }: LockdownView, tile: string): number {
  return rooms.findIndex((room) => room.tile === tile)
}

export function podOf(letter: string): number {
  return PODS.indexOf(letter as 'a')
}

/** Who waits in a pod; none where it is empty. */
export function waitingIn({ players }: LockdownView, pod: number): number {
  return players.findIndex((player) => player.pod === pod)
}
