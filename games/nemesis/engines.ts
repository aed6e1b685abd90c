import { repairRoom } from '@bulkhead/hull/effects.ts'
import { roomOf, seatOf } from '@bulkhead/hull/queries.ts'
import { rulesOf } from '@bulkhead/hull/ruleset.ts'
import { lookInSecret } from '@bulkhead/hull/secrets.ts'
import type { Player, State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import type { Effect } from './declare.ts'
import { type Engine, own } from './own.ts'
import type { Option, Table } from './table.ts'

/** ENGINE: looking at the Engines' tiles, and putting them in another order. */

/** NEM-ENGINE-01: the top tile, in secret. */
export function lookAtEngine(t: Table, me: Player, engine: Engine): void {
  const s = t.state
  const seat = seatOf(s, me)
  const number = own(s).engines.indexOf(engine) + 1
  const status = engine.working ? 'working' : 'damaged'
  lookInSecret(t, seat, engine, {
    sees: { kind: 'sees-engine', params: { seat, engine: number, status } },
    looks: { kind: 'looks-at-engine', params: { seat, engine: number } },
    rule: 'NEM-ENGINE-01',
  })
}

/** NEM-ENGINE-04: in the Engine room, broken or not, never checked or checked. */
export const repairOrBreakEngine: Effect<void> = {
  id: 'turn-engine',
  missing: (s, me) => (engineHere(s, me) ? null : { why: 'no-engine', rule: 'NEM-ENGINE-02' }),
  *resolve(t, me) {
    const engine = engineHere(t.state, me)
    if (engine) yield* repairOrBreak(t, me, engine)
  },
}

export const ENGINE_ROOMS: readonly string[] = ['engine-1', 'engine-2', 'engine-3']

/** The Engine of the Engine room that the Character is in. */
export function engineHere(s: State, me: Player): Engine | undefined {
  return own(s).engines[ENGINE_ROOMS.indexOf(roomOf(s, me).tile)]
}

/**
 * NEM-ENGINE-02, NEM-ENGINE-03: both tiles are seen and put back; only whether their order changed is
 * said, so whoever knew the Engine before knows it still (NEM-INFO-06).
 */
export function* repairOrBreak(t: Table, me: Player, engine: Engine): Rules {
  const s = t.state
  const seat = seatOf(s, me)
  lookAtEngine(t, me, engine)
  const [picked] = yield* t.ask(
    seat,
    {
      prompt: 'engine-order',
      params: { engine: own(s).engines.indexOf(engine) + 1 },
      rule: 'NEM-ENGINE-02',
    },
    () => orderOptions(engine),
  )
  const changed = picked.id === 'change-order'
  if (changed) engine.working = !engine.working
  t.log(
    changed ? 'engine-order-changed' : 'engine-order-kept',
    { seat, engine: own(s).engines.indexOf(engine) + 1 },
    'NEM-ENGINE-03',
  )
  rulesOf(s).happened?.(t, { what: 'engine', by: me })
}

function orderOptions({ working }: Engine): Option[] {
  return [
    { id: 'keep-order', label: working ? 'leave-working' : 'leave-damaged' },
    { id: 'change-order', label: working ? 'break-engine' : 'repair-engine' },
  ]
}

/** Repairs, Tools and their like: the room, or its Engine. */
export const REPAIRS: readonly Effect[] = [repairRoom, repairOrBreakEngine]
