import type { Rules } from '@bulkhead/kernel'
import type { Effect } from '../actions/action.ts'
import { flip } from '../cards/items/green.ts'
import { plain } from '../choices.ts'
import { canStow, returnGear, spotOption, spotsOf, stow } from '../gear.ts'
import { canHeal, discardWound, restoreHealth } from '../health.ts'
import { gearOption } from '../items.ts'
import { GEAR_KINDS, type GearKind, type Section } from '../kinds.ts'
import { seatOf } from '../queries.ts'
import type { Player, State } from '../state.ts'
import type { Option, Table } from '../table.ts'

/** What several Rooms do: only to whoever uses them (RET-INTERPLAY-01). */

export const healMe: Effect = {
  id: 'restore-health',
  ways: (s, me) => (canHeal(me) ? [{ choice: undefined, params: { seat: seatOf(s, me) } }] : []),
  *resolve(t, me) {
    yield* restoreHealth(t, me, 2, 'RET-HEALTH-04')
  },
}

export const treatMe: Effect = {
  id: 'treat-wound',
  ways: (s, me) =>
    me.wounds.length > 0 ? [{ choice: undefined, params: { seat: seatOf(s, me) } }] : [],
  *resolve(t, me) {
    yield* discardWound(t, me, 'RET-WOUND-07')
  },
}

/** RET-MAP-09, RET-MAP-10 */
export function lifeSupport(section: Section): Effect {
  return {
    id: 'flip-life-support',
    ways: (s) => (s.lifeSupport === null ? [] : [{ choice: undefined, params: { section } }]),
    *resolve(t) {
      flip(t, section)
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
    ways: (s, me) => (left(s, me).length > 0 ? [{ choice: undefined }] : []),
    *resolve(t, me) {
      for (;;) {
        const pick = yield* chooseGear(t, me, left(t.state, me))
        if (pick.id === 'done') return
        const kind = String(pick.targets![0].id) as GearKind
        if (pick.label === 'take-gear') yield* take(t, me, store(t.state), kind)
        else
          returnGear(
            t.state,
            spotsOf(me).find((spot) => spotOption('throw-gear', spot).id === pick.id)!,
          )
      }
    },
  }
}

function* chooseGear(t: Table, me: Player, kinds: readonly GearKind[]): Rules<Option> {
  const own = spotsOf(me).filter(({ gear }) => gear !== null)
  const [pick] = yield* t.ask(seatOf(t.state, me), { prompt: 'restock', rule: 'RET-GEAR-08' }, [
    ...kinds.map((kind) => gearOption('take-gear', kind)),
    ...own.map((spot) => spotOption('throw-gear', spot)),
    plain('done'),
  ])
  return pick as Option
}

function* take(t: Table, me: Player, store: Record<GearKind, number>, kind: GearKind): Rules {
  if (!(yield* stow(t, me, kind))) return
  store[kind]--
  t.log('gains-gear', { seat: seatOf(t.state, me), gear: kind }, 'RET-GEAR-08')
}
