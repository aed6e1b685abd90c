import { INTRUDER_TYPES } from '@bulkhead/retaliation/printed'
import type { IntruderView } from './reader.ts'

/** Those of one kind in a corridor. The Queen is one, and counts by the Hits that she has taken. */
export interface Group {
  readonly type: IntruderView['type']
  readonly number: number
}

export function groupsOf(horde: readonly IntruderView[], queenHits: number): Group[] {
  return INTRUDER_TYPES.flatMap((type) => {
    const number = horde.filter((one) => one.type === type).length
    if (number === 0) return []
    return [{ type, number: type === 'queen' ? queenHits : number }]
  })
}

/** Equal Intruders of a room: what stands for them, and how many they are. */
export interface Pack {
  readonly first: IntruderView
  readonly hits: number
  readonly number: number
}

/** In a room Hits stay, so that only those with as many are equal; the largest first. */
export function packsOf(intruders: readonly IntruderView[], queenHits: number): Pack[] {
  const packs = new Map<string, { first: IntruderView; hits: number; number: number }>()
  for (const one of intruders) {
    const hits = one.type === 'queen' ? queenHits : one.hits
    const key = `${one.type} ${hits}`
    const pack = packs.get(key)
    if (pack) pack.number++
    else packs.set(key, { first: one, hits, number: 1 })
  }
  const rank = ({ first }: Pack) => INTRUDER_TYPES.indexOf(first.type)
  return [...packs.values()].sort((a, b) => rank(a) - rank(b))
}
