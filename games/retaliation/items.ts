import type { Rules, Seat } from '@bulkhead/kernel'
import { type Action, labelOf, type Way, waysOf } from './actions/action.ts'
import { itemTarget, plain } from './choices.ts'
import { itemSpots, returnGear, spotsOf } from './gear.ts'
import { GEAR_KINDS, type GearKind } from './kinds.ts'
import { itemDef } from './pack.ts'
import { emptyHands, healthState, itemsOf, seatOf } from './queries.ts'
import { type Item, NONE, type Player, type State } from './state.ts'
import type { Option, Table } from './table.ts'

/** ITEM, HEAVY, ARMOR: what a Character carries. */

export function newItem(id: string, seen: readonly Seat[]): Item {
  const { slots = [] } = itemDef({ id })
  return { id, seen: [...seen], malfunction: false, slots: slots.map(() => null), markers: 0 }
}

/** Every seat, and whoever watches. */
export function everybody(s: State): Seat[] {
  const seats = s.players.map((_, seat) => seat)
  seats.push(NONE)
  return seats
}

/** RET-GEAR-12: its tokens go with it; the card goes to the discard pile of its deck. */
export function discardItem(t: Table, me: Player, item: Item, rule: string): void {
  const s = t.state
  if (item.seen.length < s.players.length + 1) t.reveal()
  takeAway(me, item)
  arrives(s, item)
  for (const spot of itemSpots(item)) returnGear(s, spot)
  const { deck } = itemDef(item)
  if (deck === 'character' || deck === 'token') s.removed.push(item.id)
  else (deck === 'support' ? s.support : s.items[deck]).discard.push(item.id)
  t.log('discards-item', { seat: seatOf(s, me), item: item.id }, rule)
}

export function takeAway(me: Player, item: Item): void {
  if (me.armor === item) me.armor = null
  for (const pile of [me.backpack, ...me.hands]) {
    const place = pile.indexOf(item)
    if (place >= 0) pile.splice(place, 1)
  }
}

/** It has come to its place. */
function arrives({ transit }: State, item: Item): void {
  const place = transit.items.indexOf(item)
  if (place >= 0) transit.items.splice(place, 1)
}

/** RET-ITEM-10: with its slots filled; a grey slot takes what its owner chooses. */
export function* fillSlots(t: Table, me: Player, item: Item): Rules {
  const s = t.state
  for (const spot of itemSpots(item)) {
    if (spot.gear !== null) continue
    const kinds = GEAR_KINDS.filter(
      (kind) => s.gear[kind] > 0 && (spot.accepts === 'any' || spot.accepts === kind),
    )
    const kind = yield* t.pick(
      seatOf(s, me),
      { prompt: 'fill-slot', params: { item: item.id }, rule: 'RET-DRAFT-24' },
      kinds,
      (one) => gearOption('take-gear', one),
    )
    if (kind === undefined) continue
    s.gear[kind]--
    spot.put(kind)
    t.log('fills-slot', { seat: seatOf(s, me), item: item.id, gear: kind }, 'RET-ITEM-10')
  }
}

export function gearOption<L extends Option['label']>(label: L, kind: GearKind): Option {
  return { id: `${label}:${kind}`, label, targets: [{ kind: 'gear', id: kind }] }
}

/** A card gained in the game: filled, placed by its kind, and perhaps used at once. */
export function* gainItem(t: Table, me: Player, id: string, rule: string): Rules {
  const item = newItem(id, [seatOf(t.state, me)])
  t.state.transit.items.push(item)
  yield* place(t, me, item, rule)
  if (!itemsOf(me).includes(item)) return
  yield* fillSlots(t, me, item)
  yield* useAtOnce(t, me, item)
}

/** The same of what comes from another, with whatever lies on it. */
export function* receive(t: Table, me: Player, item: Item, rule: string): Rules {
  yield* place(t, me, item, rule)
  if (itemsOf(me).includes(item)) yield* useAtOnce(t, me, item)
}

/** RET-SEARCH-05: into the Backpack, a Hand slot or onto the Health track. */
function* place(t: Table, me: Player, item: Item, rule: string): Rules {
  const s = t.state
  const { heavy, armor } = itemDef(item)
  if (heavy) yield* takeInHand(t, me, item)
  else if (armor) yield* putOn(t, me, item)
  else {
    arrives(s, item)
    me.backpack.push(item)
    t.log('gains-item', { seat: seatOf(s, me), item: item.id }, rule, {
      to: [seatOf(s, me)],
      less: {
        kind: 'gains-some',
        params: { seat: seatOf(s, me), deck: itemDef(item).deck },
      },
    })
  }
}

function show(t: Table, me: Player, item: Item, rule: string): void {
  item.seen = everybody(t.state)
  t.reveal()
  t.log('gains-item', { seat: seatOf(t.state, me), item: item.id }, rule)
}

/** RET-HEAVY-02: with both Hands full something has to go first. */
function* takeInHand(t: Table, me: Player, item: Item): Rules {
  if (!hasHandFor(me, item)) {
    const dropped = yield* chooseToDrop(t, me, item)
    if (dropped) for (const one of [...dropped]) discardItem(t, me, one, 'RET-HEAVY-02')
    else {
      discardItem(t, me, item, 'RET-HEAVY-02')
      return
    }
  }
  arrives(t.state, item)
  handFor(me, item).push(item)
  show(t, me, item, 'RET-HEAVY-01')
}

export function hasHandFor(me: Player, item: Item): boolean {
  return emptyHands(me) > 0 || partnersOf(me, item) !== undefined
}

/** The Bayonet shares a Hand slot with one Ranged Weapon. */
function partnersOf(me: Player, item: Item): Item[] | undefined {
  const shares = (one: Item) => itemDef(one).sharesHand === true && !one.malfunction
  return me.hands.find(
    (slot) =>
      slot.length === 1 &&
      ((shares(item) && itemDef(slot[0]).ranged) || (shares(slot[0]) && itemDef(item).ranged)),
  )
}

function handFor(me: Player, item: Item): Item[] {
  return partnersOf(me, item) ?? me.hands.find((slot) => slot.length === 0)!
}

/** Puts an Item into a Hand slot that is known to have a place for it. */
export function hold(me: Player, item: Item): void {
  handFor(me, item).push(item)
}

function* chooseToDrop(t: Table, me: Player, item: Item): Rules<Item[] | null> {
  const full = me.hands.filter((slot) => slot.length > 0)
  return yield* t.pick<Item[] | null>(
    seatOf(t.state, me),
    { prompt: 'free-hand', params: { item: item.id }, rule: 'RET-HEAVY-02' },
    [null, ...full],
    (slot) => (slot ? dropOption(me, slot) : plain('leave-item')),
  )
}

/** What lies in one Hand slot; the other may hold an equal Item. */
export function dropOption({ hands }: Player, slot: Item[]): Option {
  const id = `drop:${slot[0].id}#${hands.indexOf(slot)}`
  return { id, label: 'drop', targets: slot.map(itemTarget) }
}

/** RET-ARMOR-01 to RET-ARMOR-03 */
function* putOn(t: Table, me: Player, item: Item): Rules {
  const heavilyInjured = healthState(me) === 'heavily-injured'
  const taken = me.armor && !heavilyInjured ? yield* replacesArmor(t, me, item) : true
  if (heavilyInjured || !taken) {
    discardItem(t, me, item, 'RET-ARMOR-03')
    return
  }
  if (me.armor) discardItem(t, me, me.armor, 'RET-ARMOR-02')
  arrives(t.state, item)
  me.armor = item
  show(t, me, item, 'RET-ARMOR-01')
}

function* replacesArmor(t: Table, me: Player, item: Item): Rules<boolean> {
  const [answer] = yield* t.ask(
    seatOf(t.state, me),
    { prompt: 'change-armor', params: { item: item.id }, rule: 'RET-ARMOR-02' },
    [plain('change-armor'), plain('leave-item')],
  )
  return answer.id === 'change-armor'
}

/** RET-ITEM-14: for nothing; whoever has to agree is asked as at any other time. */
function* useAtOnce(t: Table, me: Player, item: Item): Rules {
  const { free, action } = itemDef(item)
  if (!free || !action) return
  const s = t.state
  const ways = waysOf(s, me, action, item)
  if (ways.length === 0) return
  const [pick] = yield* t.ask(
    seatOf(s, me),
    { prompt: 'use-at-once', params: { item: item.id }, rule: 'RET-ITEM-14' },
    () => [plain('keep'), ...ways.map((way, i) => atOnce(action, item, way, i))],
  )
  if (pick.id === 'keep') return
  const way = ways.find((one, i) => atOnce(action, item, one, i).id === pick.id)!
  item.seen = everybody(s)
  t.reveal()
  t.log('uses-item', { seat: seatOf(s, me), item: item.id }, 'RET-ITEM-14')
  const settled = action.settle ? yield* action.settle(t, me, way.choice) : way.choice
  if (settled === null) return
  yield* action.resolve(t, me, settled, item)
  if (itemsOf(me).includes(item)) discardItem(t, me, item, 'RET-ITEM-15')
}

function atOnce(action: Action, item: Item, way: Way, number: number): Option {
  return {
    id: `use:${way.id ?? number}`,
    label: labelOf(action, way),
    targets: way.targets,
    params: { by: item.id, ...way.params, cost: 0 },
  }
}

/** RET-DEATH-03: nobody can pick anything up. */
export function loseEverything(t: Table, me: Player): void {
  const s = t.state
  for (const item of itemsOf(me)) discardItem(t, me, item, 'RET-DEATH-03')
  for (const spot of spotsOf(me)) returnGear(s, spot)
}
