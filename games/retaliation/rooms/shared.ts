import type { Rules } from '@bulkhead/kernel'
import type { Effect } from '../actions/action.ts'
import { plain } from '../choices.ts'
import { isWounded } from '../effects.ts'
import { canStow, distinct, spotOption, spotsOf, stow, takeIn, throwAway } from '../gear.ts'
import { canHeal, discardWound, restoreHealth } from '../health.ts'
import { gearOption } from '../items.ts'
import { GEAR_KINDS, type GearKind, type Section } from '../kinds.ts'
import { powerIsOff, switchLifeSupport } from '../oxygen.ts'
import { seatOf } from '../queries.ts'
import type { Player, State } from '../state.ts'
import type { Option, Table } from '../table.ts'

/** What several Rooms do: only to whoever uses them (RET-INTERPLAY-01). */

const HEALED = 2

export const healMe: Effect = {
  id: 'heal-here',
  missing: (_, me) => (canHeal(me) ? null : { why: 'healthy', rule: 'RET-EFFECT-03' }),
  told: () => ({ params: { number: HEALED } }),
  *resolve(t, me) {
    yield* restoreHealth(t, me, HEALED, 'RET-HEALTH-04')
  },
}

export const treatMe: Effect = {
  id: 'treat-here',
  missing: (_, me) => (isWounded(me) ? null : { why: 'not-wounded', rule: 'RET-EFFECT-03' }),
  *resolve(t, me) {
    yield* discardWound(t, me, 'RET-WOUND-07')
  },
}

/** RET-MAP-09, RET-MAP-10 */
export function lifeSupport(section: Section): Effect {
  return {
    id: 'switch-life-support',
    missing: powerIsOff,
    told: () => ({ params: { section } }),
    *resolve(t) {
      switchLifeSupport(t, section)
    },
  }
}

/** Where tokens come from. */
export type Store = (s: State) => Record<GearKind, number>

/** Any number of tokens into free slots; own tokens may be thrown away meanwhile (RET-ROOM-10). */
export function restock(store: Store, kinds: readonly GearKind[] = GEAR_KINDS): Effect {
  const left = (s: State, me: Player) =>
    kinds.filter((kind) => store(s)[kind] > 0 && canStow(me, kind))
  return {
    id: 'restock',
    missing: (s, me) =>
      left(s, me).length > 0 ? null : { why: 'no-token-left', rule: 'RET-GEAR-11' },
    *resolve(t, me) {
      for (;;) {
        const pick = yield* chooseGear(t, me, left(t.state, me))
        if (pick.id === 'done') return
        const kind = String(pick.targets![0].id) as GearKind
        if (pick.label === 'take-gear') yield* take(t, me, store(t.state), kind)
        else {
          throwAway(t, me, spotsOf(me).find((one) => spotOption('throw-gear', one).id === pick.id)!)
        }
      }
    },
  }
}

function* chooseGear(t: Table, me: Player, kinds: readonly GearKind[]): Rules<Option> {
  const own = distinct(spotsOf(me).filter(({ gear }) => gear !== null))
  const [pick] = yield* t.ask(seatOf(t.state, me), { prompt: 'restock', rule: 'RET-GEAR-08' }, [
    ...kinds.map((kind) => gearOption('take-gear', kind)),
    ...own.map((spot) => spotOption('throw-gear', spot)),
    plain('done'),
  ])
  return pick as Option
}

function* take(t: Table, me: Player, store: Record<GearKind, number>, kind: GearKind): Rules {
  const spot = yield* stow(t, me, kind)
  if (spot === null) return
  store[kind]--
  takeIn(t, me, kind, spot, 'RET-GEAR-08')
}
