import { putUnder } from '@bulkhead/common'
import type { Option, Rules, Seat, Target } from '@bulkhead/kernel'
import type { ItemDef } from './cards/item-card.ts'
import { itemOption } from './choices.ts'
import { figureOf } from './figures.ts'
import type { Colour } from './kinds.ts'
import { capacityIn } from './pack.ts'
import { distinctItems, groundOf, itemsOf, objectsAround, seatOf } from './queries.ts'
import { itemDef, rulesOf, tileOf } from './ruleset.ts'
import { everybody, learn } from './secrets.ts'
import type { Held, Item, ObjectId, Place, Player, State } from './state.ts'
import type { Table } from './table.ts'

/** ITEM, BODY, SEARCH: what Characters carry, find and lose. */

export function newItem(id: string, ammo = 0): Item {
  return { id, ammo, added: [], bound: 0, seen: [] }
}

export function capacityOf(s: State, weapon: Item): number {
  return capacityIn(rulesOf(s).printed, weapon)
}

/** Ammo onto a Weapon; what does not fit is lost (NEM-ITEM-13). */
export function reload(t: Table, me: Player, weapon: Item, ammo: number, rule: string): void {
  weapon.ammo = Math.min(capacityOf(t.state, weapon), weapon.ammo + ammo)
  t.log('reloads', { seat: seatOf(t.state, me), item: weapon.id, ammo: weapon.ammo }, rule)
}

export function weaponsIn(s: State, me: Player): Item[] {
  return me.hands.flatMap((held) =>
    held.item && itemDef(s, held.item.id).weapon ? [held.item] : [],
  )
}

// --- hands ---

/** NEM-ITEM-08: two hands; bound Items share one. */
export function handsFree(s: State, me: Player): number {
  const pairs = new Set(me.hands.flatMap(({ item }) => (item?.bound ? [item.bound] : []))).size
  return figureOf(s, me, 'hands', 2, null) - (me.hands.length - pairs)
}

/** Drops things, one after the other, until the hands can hold what is left and what was just taken. */
export function* fitHands(t: Table, me: Player, taken?: Held): Rules {
  while (handsFree(t.state, me) < 0) {
    me.dropping = true
    const held = yield* t.pick(
      seatOf(t.state, me),
      { prompt: 'drop-one', rule: 'NEM-ITEM-09' },
      me.hands.filter((one) => one !== taken),
      (one) => thingOption('drop', one, me.hands.indexOf(one)),
    )
    dropHeld(t, me, held)
  }
  me.dropping = false
}

/** NEM-ITEM-15: two Heavy Items share a hand from now on. */
export function bindTogether(s: State, one: Item, other: Item): void {
  const bonds = s.players.flatMap((player) => player.hands.map((held) => held.item?.bound ?? 0))
  one.bound = Math.max(...bonds) + 1
  other.bound = one.bound
}

/** Takes an Item: Heavy ones into a hand, others unseen into the Inventory. */
export function* takeItem(t: Table, me: Player, item: Item): Rules {
  const s = t.state
  if (itemDef(s, item.id).heavy) {
    t.reveal()
    item.seen = everybody(s)
    me.hands.push({ item })
    t.log('takes', { seat: seatOf(s, me), item: item.id }, 'NEM-ITEM-09')
    yield* receive(t, me, [item])
    yield* fitHands(t, me)
    return
  }
  me.inventory.push(item)
}

/** What has just been received may be made use of by something else at hand. */
export function* receive(t: Table, me: Player, items: readonly Item[]): Rules {
  for (const item of distinctItems(itemsOf(me))) {
    const { reacts } = itemDef(t.state, item.id)
    if (reacts?.received) yield* reacts.received(t, me, items)
  }
}

export function* takeObject(t: Table, me: Player, object: ObjectId): Rules {
  const held = { object }
  me.hands.push(held)
  t.log('picks-up', { seat: seatOf(t.state, me), object }, 'NEM-ACT-10')
  yield* fitHands(t, me, held)
}

/** Anything that can be dropped or traded, with its number in this list. */
export type Thing = Held | Item

export function thingsOf(me: Player): Thing[] {
  return [...me.hands, ...me.inventory]
}

/** `label` is completed by the kind of thing: `drop-item`, `drop-object`. */
export function thingOption<L extends string>(
  label: L,
  thing: Thing,
  number: number,
): Option<`${L}-${ThingKind}`> {
  const target = thingTarget(thing)
  return {
    id: `${label}:${target.id}#${number}`,
    label: `${label}-${target.kind}`,
    // Hands come first wherever things are counted, and only they hold Objects.
    targets: target.kind === 'object' ? [target, { kind: 'held', id: number }] : [target],
  }
}

type ThingKind = 'item' | 'object'

export function thingTarget(thing: Thing): Target & { readonly kind: ThingKind } {
  const item = 'id' in thing ? thing : thing.item
  return item ? { kind: 'item', id: item.id } : { kind: 'object', id: (thing as Held).object! }
}

// --- losing things ---

export function dropHeld(t: Table, me: Player, held: Held): void {
  if (held.item) dropItem(t, me, held.item)
  else dropObject(t, me, held.object)
}

/** NEM-BODY-04: it lies where it was dropped. */
function dropObject(t: Table, me: Player, object: ObjectId): void {
  const s = t.state
  me.hands.splice(
    me.hands.findIndex((held) => held.object === object),
    1,
  )
  s.rooms[groundOf(s, me)].objects.push(object)
  t.log('drops-object', { seat: seatOf(s, me), object }, 'NEM-BODY-04')
}

/** NEM-ITEM-17: face down under its deck, and lost. */
export function dropItem(t: Table, me: Player, item: Item): void {
  const s = t.state
  const seat = seatOf(s, me)
  loseTrack(s, me, item, [])
  takeAway(me, item)
  for (const id of [item.id, ...item.added]) putAway(s, id, [seat, ...item.seen])
  const { colour, heavy } = itemDef(s, item.id)
  if (heavy || !isColour(colour)) {
    t.log('drops-item', { seat, item: item.id }, 'NEM-ITEM-17')
    return
  }
  t.log('drops-item', { seat, item: item.id }, 'NEM-ITEM-17', {
    to: [seat],
    less: { kind: 'drops-some', params: { seat, colour } },
  })
}

function putAway(s: State, id: string, seen: readonly Seat[]): void {
  const { colour } = itemDef(s, id)
  if (colour === 'crafted') s.crafted.push(id)
  else if (isColour(colour)) putUnder(s.items[colour], id, seen)
  else s.removed.push(id)
}

/** Used up, or spent for something: face up to its discard (NEM-DECK-08, NEM-DECK-10). */
export function discardUsed(t: Table, me: Player, item: Item): void {
  putOff(t, me, item, false)
}

/** Given up for something else: in some games what was crafted can be crafted again. */
export function giveUp(t: Table, me: Player, item: Item): void {
  putOff(t, me, item, rulesOf(t.state).craftedReturn ?? false)
}

function putOff(t: Table, me: Player, item: Item, craftedReturn: boolean): void {
  const s = t.state
  takeAway(me, item)
  for (const id of [item.id, ...item.added]) {
    const { colour } = itemDef(s, id)
    if (colour === 'crafted' && craftedReturn) s.crafted.push(id)
    else if (colour === 'crafted' || isColour(colour)) s.itemDiscards[colour].push(id)
    else s.removed.push(id)
  }
  t.log('item-used', { seat: seatOf(s, me), item: item.id }, 'NEM-ITEM-10')
}

/** Out of hands or Inventory; what it was bound to is loose again (NEM-ITEM-15). */
export function takeAway(me: Player, item: Item): void {
  me.inventory = me.inventory.filter((one) => one !== item)
  me.hands = me.hands.filter((held) => held.item !== item)
  for (const held of me.hands) if (held.item?.bound === item.bound) held.item.bound = 0
  item.bound = 0
}

/**
 * NEM-INFO-06: before a card leaves an Inventory face down. Whoever cannot tell which one it is knows
 * no more which of those with that back are left; those who see the card itself do.
 */
export function loseTrack(s: State, me: Player, item: Item, except: readonly Seat[]): void {
  if (!me.inventory.includes(item)) return
  for (const seat of everybody(s)) {
    if (except.includes(seat) || recognises(s, me, item, seat)) continue
    for (const one of cardsAlike(s, me, item)) one.seen = one.seen.filter((other) => other !== seat)
  }
}

/** Knows a card by its back: all with that back are known and the same. Nobody hides what has no deck. */
export function recognises(s: State, me: Player, item: Item, seat: Seat): boolean {
  const alike = cardsAlike(s, me, item)
  const same = !isColour(itemDef(s, item.id).colour) || alike.every((one) => one.id === item.id)
  return same && alike.every((one) => one.seen.includes(seat))
}

/** The cards of an Inventory with the same back. */
function cardsAlike(s: State, me: Player, item: Item): Item[] {
  const { colour } = itemDef(s, item.id)
  return me.inventory.filter((one) => itemDef(s, one.id).colour === colour)
}

export function isColour(colour: ItemDef['colour']): colour is Colour {
  return colour === 'red' || colour === 'yellow' || colour === 'green'
}

/** Objects have come to a place, lying or carried. */
export function bringObjects(s: State, place: Place): void {
  tileOf(s, s.rooms[place].tile).brought?.(s, objectsAround(s, place))
}

// --- searching ---

/** Draws 2 Items of a colour and keeps 1; the other goes under the deck (NEM-SEARCH-04). */
export function* findItem(t: Table, me: Player, colour: Colour): Rules {
  const s = t.state
  const seat = seatOf(s, me)
  const deck = s.items[colour]
  const drawn = () => deck.slice(-2).reverse()
  t.reveal([seat])
  for (const card of drawn()) learn(card, seat)
  t.log('searches', { seat, colour }, 'NEM-SEARCH-01')
  const choices = () => drawn().map((card, i) => itemOption('keep-item', newItem(card.id), i))
  // NEM-DECK-07: the last card of a deck is simply taken.
  const [picked] =
    deck.length === 1
      ? choices()
      : yield* t.ask(seat, { prompt: 'keep-item', rule: 'NEM-SEARCH-01' }, choices)
  const [kept, other] = picked.id.endsWith('#0') ? drawn() : drawn().reverse()
  deck.splice(-2)
  if (other) putUnder(deck, other.id, [seat])
  yield* takeFound(t, me, kept.id)
}

/** One Item of a colour, kept whatever it is; none where the deck has none. */
export function* drawItem(t: Table, me: Player, colour: Colour): Rules {
  const card = t.state.items[colour].pop()
  if (!card) return
  t.reveal([seatOf(t.state, me)])
  yield* takeFound(t, me, card.id)
}

/** NEM-SEARCH-08: a Heavy Item is seen by all, another only by the finder. */
function* takeFound(t: Table, me: Player, id: string): Rules {
  const seat = seatOf(t.state, me)
  const { colour, heavy, weapon } = itemDef(t.state, id)
  // A Weapon found this way arrives with 1 Ammo (NEM-ITEM-12), where its card does not say how much.
  yield* takeItem(t, me, newItem(id, weapon ? (weapon.loaded ?? 1) : 0))
  if (heavy) return
  t.log('finds', { seat, item: id }, 'NEM-SEARCH-04', {
    to: [seat],
    less: { kind: 'finds-some', params: { seat, colour } },
  })
}
