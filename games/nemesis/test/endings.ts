import { coopPosition, type Playing, type Position, position } from './position.ts'

/** What the letter B, where the Destination marker starts, says on a Coordinates card. */
const COURSES = {
  earth: 'coordinates-5',
  mars: 'coordinates-3',
  venus: 'coordinates-2',
  'deep-space': 'coordinates-1',
} as const

export type Course = keyof typeof COURSES

/** The Time marker is about to reach the jump; all Engines work. */
export function beforeJump(course: Course, ...crew: string[]): Position {
  return aboutToJump(position(...crew), course)
}

export function coopBeforeJump(course: Course, ...crew: string[]): Position {
  return aboutToJump(coopPosition(...crew), course)
}

/** The same, but the self-destruct marker reaches the skull first. */
export function beforeExplosion(...crew: string[]): Position {
  return position(...crew)
    .selfDestruct(5)
    .phase('time')
}

function aboutToJump(ship: Position, course: Course): Position {
  return ship.coordinates(COURSES[course]).time(14).phase('time')
}

/** The report of the four checks: `contamination 1 dies`; the seat is -1 where the ship is meant. */
export function checksOf(game: Playing): string[] {
  const { checks } = game.view(null).ending!
  return checks.map(({ check, seat, outcome }) => `${check} ${seat} ${outcome}`)
}

/** Tiles of rooms that can burn or break. */
export const EIGHT_ROOMS = [
  'fire-control',
  'comms-room',
  'laboratory',
  'generator',
  'storage',
  'surgery',
  'armory',
  'engine-2',
]
