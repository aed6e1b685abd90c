import type { Rng } from '@bulkhead/kernel'
import type { CombatFace, IntruderType, NoiseFace, Token } from '../kinds.ts'
import { rulesOf } from '../ruleset.ts'
import type { Table } from '../table.ts'

/** What dice and the bag show next; everything else is left to chance. */
export interface Script {
  noise?: NoiseFace[]
  combat?: CombatFace[]
  tokens?: (IntruderType | 'blank' | Token)[]
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
  const { noiseDie, surfaceDie, combatDie, advantageDie } = rulesOf(t.state)
  if (items === noiseDie || items === surfaceDie) return script.noise?.shift()
  if (items === combatDie || items === advantageDie) return script.combat?.shift()
  if (items !== t.state.bag) return undefined
  const wanted = script.tokens?.shift()
  if (wanted === undefined) return undefined
  const { bag, reserve } = t.state
  const fits = (token: Token) =>
    typeof wanted === 'string'
      ? token.type === wanted
      : token.type === wanted.type && token.number === wanted.number
  if (!bag.some(fits)) bag.push(...reserve.splice(reserve.findIndex(fits), 1))
  return bag.find(fits)
}
