import type { Audience, Rules, Seat, Target } from '@bulkhead/kernel'
import { itemTarget, plain, seatTarget } from '../choices.ts'
import { hasThings, looseSpots, type Spot, spotsOf, stow, takeIn } from '../gear.ts'
import { discardItem, receive, takeAway } from '../items.ts'
import type { Gear } from '../kinds.ts'
import { kindOf } from '../kinds.ts'
import { itemDef } from '../pack.ts'
import { itemsOf, onMap, othersHere, seatOf } from '../queries.ts'
import { type Item, NONE, type Player, type State } from '../state.ts'
import type { Option, Table, Texts } from '../table.ts'
import type { Action } from './action.ts'

/** TRADE: exchanges between the active Character and others in the Room. */

/** RET-ACT-13, RET-TRADE-01, RET-TRADE-07 */
export const tradeAction: Action = {
  id: 'trade',
  cost: 1,
  calm: true,
  missing: (s, me) => {
    const others = othersHere(s, me)
    if (others.length === 0) return { why: 'nobody-here', rule: 'RET-TRADE-01' }
    const tradable = hasThings(me) || others.some(hasThings)
    return tradable ? null : { why: 'nothing-to-trade', rule: 'RET-TRADE-08' }
  },
  *resolve(t, me) {
    while (onMap(me)) {
      const partners = partnersOf(t.state, me)
      const partner = yield* t.pick<Player | null>(
        seatOf(t.state, me),
        { prompt: 'trade', rule: 'RET-TRADE-02' },
        [...partners, null],
        (one) =>
          one
            ? {
                id: `trade:${seatOf(t.state, one)}`,
                label: 'trade-with',
                targets: [seatTarget(t.state, one)],
              }
            : plain('end-trade'),
      )
      if (partner === null) return
      yield* exchange(t, me, partner)
    }
  },
}

type Thing = { readonly item: Item } | { readonly spot: Spot; readonly gear: Gear }

/** RET-TRADE-06, RET-TRADE-08: Items with what lies on them, and loose tokens. */
function thingsOf(player: Player): Thing[] {
  return [
    ...itemsOf(player).map((item) => ({ item })),
    ...looseSpots(spotsOf(player)).map((spot) => ({ spot, gear: spot.gear! })),
  ]
}

function partnersOf(s: State, me: Player): Player[] {
  return othersHere(s, me).filter((one) => hasThings(me) || hasThings(one))
}

/** An offer, what is given for it, and the agreement of both (RET-TRADE-01, RET-TRADE-03). */
function* exchange(t: Table, me: Player, partner: Player): Rules {
  const s = t.state
  const offered = yield* lay(t, me, partner, thingsOf(partner).length > 0 ? 0 : 1)
  const returned = yield* answer(t, partner, me, offered)
  if (returned === null || !(yield* accepts(t, me, partner, returned))) {
    t.log('no-exchange', { seat: seatOf(s, me), other: seatOf(s, partner) }, 'RET-TRADE-01')
    return
  }
  for (const thing of [...offered, ...returned])
    loosen(s, offered.includes(thing) ? me : partner, thing)
  for (const thing of offered) yield* handOver(t, me, partner, thing)
  for (const thing of returned) yield* handOver(t, partner, me, thing)
}

/** RET-TRADE-04: whatever is laid out is shown to the other. */
function* lay(t: Table, from: Player, to: Player, least: number): Rules<Thing[]> {
  const s = t.state
  const things = thingsOf(from)
  if (things.length === 0) return []
  const picks = yield* t.ask(
    seatOf(s, from),
    {
      prompt: 'offer',
      params: { seat: seatOf(s, to) },
      rule: 'RET-TRADE-02',
      min: least,
      max: things.length,
    },
    () => things.map((thing, i) => offerOption(thing, i)),
  )
  const laid = picks.map(({ id }) => things[Number(id.slice(id.lastIndexOf('#') + 1))])
  for (const thing of laid) show(t, from, to, thing)
  return laid
}

/** Those who may know it already read it too. */
function show(t: Table, from: Player, to: Player, thing: Thing): void {
  const s = t.state
  const seats = { seat: seatOf(s, from), other: seatOf(s, to) }
  if (!('item' in thing)) {
    t.log('offers-gear', { ...seats, gear: kindOf(thing.gear) }, 'RET-TRADE-04')
    return
  }
  const { seen, id } = thing.item
  if (!seen.includes(seats.other)) {
    seen.push(seats.other)
    t.reveal([seats.other])
  }
  t.log(
    'offers-item',
    { ...seats, item: id },
    'RET-TRADE-04',
    knowing(seen, {
      kind: 'offers-some',
      params: { ...seats, deck: itemDef(thing.item).deck },
    }),
  )
}

/** Whoever knows an Item reads its name, the others only its back. */
function knowing(
  seen: readonly Seat[],
  less: Audience<Texts>['less'],
): Audience<Texts> | undefined {
  return seen.includes(NONE) ? undefined : { to: [...seen], less }
}

function offerOption(thing: Thing, number: number): Option {
  const target = thingTarget(thing)
  const label = 'item' in thing ? 'offer-item' : 'offer-gear'
  const spots = 'spot' in thing ? [{ kind: 'spot', id: thing.spot.id }] : []
  return { id: `offer:${target.id}#${number}`, label, targets: [target, ...spots] }
}

function thingTarget(thing: Thing): Target {
  return 'item' in thing ? itemTarget(thing.item) : { kind: 'gear', id: kindOf(thing.gear) }
}

function* answer(
  t: Table,
  partner: Player,
  from: Player,
  offered: readonly Thing[],
): Rules<Thing[] | null> {
  const s = t.state
  const targets = offered.map(thingTarget)
  const [pick] = yield* t.ask(
    seatOf(s, partner),
    {
      prompt: 'offered',
      params: { seat: seatOf(s, from), number: offered.length },
      rule: 'RET-TRADE-01',
    },
    () => [
      plain('refuse'),
      ...(offered.length > 0 ? [{ ...plain('take-offer'), targets }] : []),
      ...(thingsOf(partner).length > 0 ? [{ ...plain('give-in-return'), targets }] : []),
    ],
  )
  if (pick.id === 'refuse') return null
  return pick.id === 'take-offer' ? [] : yield* lay(t, partner, from, 1)
}

function* accepts(t: Table, me: Player, partner: Player, returned: Thing[]): Rules<boolean> {
  const [pick] = yield* t.ask(
    seatOf(t.state, me),
    {
      prompt: 'returned',
      params: { seat: seatOf(t.state, partner), number: returned.length },
      rule: 'RET-TRADE-01',
    },
    () => [{ ...plain('agree'), targets: returned.map(thingTarget) }, plain('refuse')],
  )
  return pick.id === 'agree'
}

/** Out of the hands of one, not yet in those of the other. */
function loosen({ transit }: State, from: Player, thing: Thing): void {
  if ('item' in thing) {
    takeAway(from, thing.item)
    transit.items.push(thing.item)
  } else {
    thing.spot.put(null)
    transit.gear.push(thing.gear)
  }
}

/** RET-TRADE-05: it must fit; what does not is lost. */
function* handOver(t: Table, from: Player, to: Player, thing: Thing): Rules {
  const s = t.state
  // An Item used at once may have brought the Queen.
  if (!onMap(to)) {
    lose(t, to, thing)
    return
  }
  const seats = { seat: seatOf(s, from), other: seatOf(s, to) }
  if ('item' in thing) {
    const { id, seen } = thing.item
    t.log(
      'gives-item',
      { ...seats, item: id },
      'RET-TRADE-05',
      knowing(seen, {
        kind: 'gives-some',
        params: { ...seats, deck: itemDef(thing.item).deck },
      }),
    )
    yield* receive(t, to, thing.item, 'RET-TRADE-05')
    return
  }
  const kind = kindOf(thing.gear)
  t.log('gives-gear', { ...seats, gear: kind }, 'RET-TRADE-05')
  const spot = yield* stow(t, to, thing.gear)
  if (!spot) {
    lose(t, to, thing)
    return
  }
  s.transit.gear.splice(s.transit.gear.indexOf(thing.gear), 1)
  takeIn(t, to, thing.gear, spot, 'RET-TRADE-05')
}

function lose(t: Table, to: Player, thing: Thing): void {
  if ('item' in thing) {
    discardItem(t, to, thing.item, 'RET-TRADE-05')
    return
  }
  const { gear, transit } = t.state
  const kind = kindOf(thing.gear)
  transit.gear.splice(transit.gear.indexOf(thing.gear), 1)
  gear[kind]++
  t.log('gear-lost', { gear: kind }, 'RET-TRADE-05')
}
