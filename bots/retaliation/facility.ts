import type { Act } from './acts.ts'
import { intrudersAt, landing, type Mind, placesOf, roundsLeft, sectionOf } from './mind.ts'
import { avoidsLander, isReady } from './needs.ts'
import { frontier, waysFrom } from './travel.ts'

/** What it is worth to change the Facility: its Lander, its Doors, its air and its fires. */

/** The Lander is wanted early where it will land and all is done, and late where it will not. */
export function shifting(mind: Mind, act: Act): number {
  const { view } = mind
  const earlier = Number(act.option.params?.space) < view.lander.space
  const chance = landing(mind)
  if (avoidsLander(mind)) return earlier ? -2 : 0.6
  if (chance < 0.3) return earlier ? -5 : 3
  if (chance === 1 && view.mode === 'coop') return earlier ? 8 : -5
  if (!isReady(mind) && roundsLeft(mind) > 6) return earlier ? -1 : 0.6
  return earlier ? 6 : -5
}

/** Doors between here and a horde. */
export function closing(mind: Mind, act: Act): number {
  return intrudersAt(mind, act.place).length * 0.8 - 0.5
}

/** Fires that burn in the whole Facility, or in one Section. */
export function burningRooms({ view }: Mind, section?: string): number {
  return view.rooms.filter(
    (room, slot) => room?.fire && (section === undefined || sectionOf(slot) === section),
  ).length
}

/** A tenth Fire destroys the Facility: what it is worth to have one fewer. */
export function blaze(mind: Mind): number {
  return BLAZE[Math.min(BLAZE.length - 1, burningRooms(mind))]
}

const BLAZE = [0, 0, 0, 0, 1.5, 3, 6, 12, 21, 30]

export function sprinkling(mind: Mind, { option }: Act): number {
  return 2 + blaze(mind) * burningRooms(mind, String(option.params?.section))
}

/** Noise beside the own Room would be answered there. */
export function hushing(mind: Mind, { place }: Act): number {
  return placesOf(mind, mind.me.room).includes(place) ? 2.5 : 0.3
}

/** What waits around the own Room, behind Doors that could be shut. */
export function besetting(mind: Mind): number {
  const waiting = placesOf(mind, mind.me.room).filter(
    (place) => intrudersAt(mind, place).length > 0,
  )
  return 2.5 * waiting.length
}

/** A new Corridor is wanted where no other leads on. */
export function drilling(mind: Mind): number {
  const ways = waysFrom(mind, mind.me.room)
  return frontier(mind, ways).length === 0 ? 12 : 0.3
}

export function switchingOn({ view, me }: Mind, { option }: Act): number {
  const section = option.params?.section as 'A' | 'B' | 'C'
  if (!view.lifeSupport || view.lifeSupport[section]) return -8
  return me.oxygen <= 3 ? 10 : 4
}
