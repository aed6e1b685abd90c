import type { LockdownPlayer, LockdownView } from '@bulkhead/lockdown'
import { FIRST_WHITE, NONE, PLANS } from '@bulkhead/lockdown/printed'
import type { Mind } from '../hull/mind.ts'

/** What a seat sees of a game of Lockdown, and questions to it that its chapters ask. */

export function own({ view }: Mind): LockdownView {
  return view as LockdownView
}

export function self({ me }: Mind): LockdownPlayer {
  return me as LockdownPlayer
}

type Slot = (typeof PLANS)[string]['slots'][number]

export function slotOf({ view }: Mind, place: number): Slot {
  return PLANS[view.board].slots[place]
}

/** Places of the board that fit. */
export function placesWhere({ view }: Mind, fits: (slot: Slot) => boolean | undefined): number[] {
  return PLANS[view.board].slots.flatMap((slot, place) => (fits(slot) ? [place] : []))
}

/** In a powered section. */
export function isLit(mind: Mind, place: number): boolean {
  const { section } = slotOf(mind, place)
  return section !== undefined && own(mind).power[section].on
}

/** An unpowered section, or a staircase. */
export function isDark(mind: Mind, place: number): boolean {
  const { section, tile } = slotOf(mind, place)
  return section === undefined ? tile?.startsWith('staircase-') === true : !isLit(mind, place)
}

const SPACES_AHEAD = 3

/** Player phases left, this one included. */
export function roundsLeft(mind: Mind): number {
  const { time, alert, autodestruction } = own(mind)
  const ends = [0]
  if (alert !== NONE) ends.push(alert)
  if (autodestruction) {
    const { red, space } = autodestruction
    ends.push(red ? space : Math.max(0, space - SPACES_AHEAD))
  }
  const end = Math.max(...ends)
  return end === 0 ? time : time - end + 1
}

/** Player phases until the Isolation Room opens; 0 where it is open. */
export function roundsToIsolation(mind: Mind): number {
  const { isolationOpen, time } = own(mind)
  return isolationOpen ? 0 : time - FIRST_WHITE
}

/** Working Computers in rooms that this seat knows. */
export function computersIn({ view, printed }: Mind): number[] {
  return view.rooms.flatMap(({ tile, explored, malfunction }, place) =>
    tile !== null && explored && !malfunction && printed.tiles[tile].computer ? [place] : [],
  )
}

/** Those of powered sections. */
export function computers(mind: Mind): number[] {
  return computersIn(mind).filter((place) => isLit(mind, place))
}
