import type { Rng } from '@bulkhead/kernel'
import { BURST_DIE, NOISE_DIE, SHOOT_DIE } from '../components.ts'
import type { BurstFace, NoiseFace, ShootFace, Token, TokenType } from '../kinds.ts'
import type { Table } from '../table.ts'

/** What dice and the bag show next; everything else is left to chance. */
export interface Script {
  noise?: NoiseFace[]
  shoot?: ShootFace[]
  burst?: BurstFace[]
  /** A type, or a type with the numbers of its back: `adult-3`, `drone-2-1`. */
  tokens?: string[]
}

/** A table whose dice and bag follow a script while it lasts. */
export function withScript(t: Table, script: Script): Table {
  const { rng } = t
  const scripted: Rng = {
    get position() {
      return rng.position
    },
    set position(position) {
      rng.position = position
    },
    int: (n) => rng.int(n),
    shuffle: (items) => rng.shuffle(items),
    pick: <T>(items: readonly T[]): T =>
      (next(t, script, items) as T | undefined) ?? rng.pick(items),
  }
  return new Proxy(t, {
    get: (target, key) => (key === 'rng' ? scripted : Reflect.get(target, key)),
  })
}

function next(t: Table, script: Script, items: readonly unknown[]): unknown {
  if (items === NOISE_DIE) return script.noise?.shift()
  if (items === SHOOT_DIE) return script.shoot?.shift()
  if (items === BURST_DIE) return script.burst?.shift()
  if (items !== t.state.bag) return undefined
  const wanted = script.tokens?.shift()
  return wanted === undefined ? undefined : tokenFor(t, wanted)
}

/** From the bag, or into the bag from its pile. */
function tokenFor({ state: { bag, piles } }: Table, wanted: string): Token {
  const fits = ({ type, adults, drones }: Token) => {
    const back = drones > 0 ? `${adults}-${drones}` : String(adults)
    return wanted === type || wanted === `${type}-${back}`
  }
  if (!bag.some(fits)) {
    const pile = piles[wanted.split('-')[0] as TokenType]
    bag.push(...pile.splice(pile.findIndex(fits), 1))
  }
  return bag.find(fits)!
}
