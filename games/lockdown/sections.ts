import { type Exit, technical } from '@bulkhead/common'
import { inRoom, ship } from '@bulkhead/hull/queries.ts'
import type { Corridor, Place, Player, State } from '@bulkhead/hull/state.ts'
import type { LockdownPlan, Slot } from './board.ts'
import type { Section } from './own.ts'

/** SECTION, BOARD: what the board says of its places. */

function plan(s: State): LockdownPlan {
  return ship(s).plan as LockdownPlan
}

function slot(s: State, place: Place): Slot {
  return plan(s).slots[place]
}

/** Null on a staircase and at an intersection (LOCK-STAIRS-03, LOCK-MODE-ALT-41). */
export function sectionOf(s: State, place: Place): Section | null {
  return slot(s, place).section ?? null
}

/** LOCK-SECTION-10: null also for whoever stands in no room. */
export function mySection(s: State, me: Player): Section | null {
  return inRoom(me) ? sectionOf(s, me.room) : null
}

/** LOCK-SECTION-09; null for a path. */
export function corridorSection(s: State, corridor: Corridor): Section | null {
  return plan(s).corridors[corridor].section ?? null
}

export function roomsIn(s: State, section: Section): Place[] {
  return placesWhere(s, (one) => one.section === section)
}

export function corridorsIn(s: State, section: Section): Corridor[] {
  return plan(s).corridors.flatMap((one, corridor) => (one.section === section ? [corridor] : []))
}

function placesWhere(s: State, fits: (slot: Slot) => boolean | undefined): Place[] {
  return plan(s).slots.flatMap((one, place) => (fits(one) ? [place] : []))
}

// --- special places ---

export function isAirlock(s: State, place: Place): boolean {
  return slot(s, place).airlock === true
}

export function airlocks(s: State): Place[] {
  return placesWhere(s, (one) => one.airlock)
}

export function elevatorRooms(s: State): Place[] {
  return placesWhere(s, ({ tile }) => tile?.startsWith('elevator-'))
}

export function isStaircase(s: State, place: Place): boolean {
  return slot(s, place).tile?.startsWith('staircase-') === true
}

// --- the surface ---

export function onSurface(s: State, place: Place): boolean {
  return slot(s, place).surface === true
}

export function inBuilding(s: State, place: Place): boolean {
  return slot(s, place).building === true
}

export function isIntersection(s: State, place: Place): boolean {
  return onSurface(s, place) && !inBuilding(s, place)
}

/** A path leads from here to the Bunker. */
export function leadsToBunker(s: State, place: Place): boolean {
  return slot(s, place).bunker === true
}

/** The zones that a place is connected to, as exits. */
export function zonesOf(s: State, place: Place): Exit[] {
  return (slot(s, place).zones ?? []).map(({ network }) => technical(network))
}

/** Intersections that a path leads to. */
export function pathsFrom(s: State, place: Place): Place[] {
  return ship(s)
    .ways[place].map(({ to }) => to)
    .filter((to) => isIntersection(s, to))
}
