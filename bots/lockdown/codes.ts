import { CONTINGENCIES } from '@bulkhead/lockdown/printed'
import { isAwake, type Mind } from '../hull/mind.ts'
import { own, self } from './mind.ts'

/** The active contingency is one of the tokens that this seat has not seen. */

export type Code = 'green' | 'yellow' | 'blue' | 'gray' | 'red'
export type Leaving = 'pod' | 'bunker' | 'locked-in'

/** How likely each code is to be the active one. */
export function chanceOf(mind: Mind, code: Code): number {
  const { players, pool, contingency } = own(mind)
  if (contingency !== null) return Number(contingency === code)
  const seen = [...pool, ...players.flatMap(({ contingencies }) => contingencies)]
  let all = 0
  let such = 0
  for (const { id, copies } of Object.values(CONTINGENCIES)) {
    const left = copies - seen.filter((one) => one === id).length
    all += left
    if (id === code) such = left
  }
  return such / all
}

/** Which code strikes those who left so. */
const STRIKES: Readonly<Partial<Record<Leaving, Code>>> = { pod: 'gray', 'locked-in': 'red' }

/** How likely the contingency is to spare this Character, as things stand, on leaving so. */
export function spared(mind: Mind, way: Leaving): number {
  const { active } = self(mind)
  const struck = STRIKES[way]
  return (
    1 -
    (struck ? chanceOf(mind, struck) : 0) -
    (active ? chanceOf(mind, 'yellow') : 0) -
    (mind.me.signal ? 0 : chanceOf(mind, 'blue'))
  )
}

/** Other seats from whom a code could be learnt. */
export function holders(mind: Mind): number[] {
  return own(mind).players.flatMap(({ contingencies }, seat) =>
    seat !== mind.seat && contingencies.includes(null) ? [seat] : [],
  )
}

export function isAlone(mind: Mind): boolean {
  return mind.view.players.every((one, seat) => seat === mind.seat || !isAwake(one))
}
