import { lockdown, lockdownCoop, type Position } from './position.ts'

/** The Time token is about to reach the last space; the active contingency is this one. */
export function purgeUnder(code: string, ...crew: string[]): Position {
  return aboutToEnd(lockdown(...crew), code)
}

export function coopPurgeUnder(code: string, ...crew: string[]): Position {
  return aboutToEnd(lockdownCoop(...crew), code)
}

/** The same with a contingency that kills nobody. */
export function beforePurge(...crew: string[]): Position {
  return purgeUnder('green', ...crew)
}

/** The same, but the base is destroyed before. */
export function beforeExplosion(...crew: string[]): Position {
  return beforePurge(...crew).autodestructionAt(1, true)
}

function aboutToEnd(base: Position, code: string): Position {
  return base.space(1).phase('time').contingency(code)
}
