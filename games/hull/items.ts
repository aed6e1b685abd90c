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

/** Ammo that comes with an Item that is not found lying about. */
export function fullAmmo({ weapon, loaded }: ItemDef): number | undefined {
  return weapon ? (weapon.loaded ?? weapon.capacity) : loaded
}

/** In hand; what is not Heavy takes none and is always at hand. */
export function weaponsIn(s: State, me: Player): Item[] {
  const weapons: Item[] = []
  for (const { item } of me.hands) if (item && itemDef(s, item.id).weapon) weapons.push(item)
  for (const item of me.inventory) if (itemDef(s, item.id).weapon) weapons.push(item)
  return weapons
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
      droppedFor(t.state, me, taken),
      (one) => thingOption('drop', one, me.hands.indexOf(one)),
    )
    dropHeld(t, me, held)
  }
  me.dropping = false
}

/** What was just taken falls only where nothing else can. */
function droppedFor(s: State, me: Player, taken?: Held): Held[] {
  const others = me.hands.filter((held) => held !== taken && canDrop(s, held))
  return others.length > 0 || !taken ? others : [taken]
}

/** More in hands or Inventory than they can hold. */
export function holdsTooMuch(s: State, me: Player): boolean {
  return handsFree(s, me) < 0 || overflows(s, me)
}

function overflows(s: State, me: Player): boolean {
  return me.inventory.length > figureOf(s, me, 'inventory', Number.POSITIVE_INFINITY, null)
}

/** Drops Items until the Inventory can hold what is left. */
export function* fitInventory(t: Table, me: Player): Rules {
  const s = t.state
  while (overflows(s, me)) {
    me.dropping = true
    const items = () => me.inventory.filter((item) => canDrop(s, item))
    const [picked] = yield* t.ask(seatOf(s, me), { prompt: 'drop-one', rule: 'NEM-ITEM-16' }, () =>
      items().map((item, i) => thingOption('drop', item, i)),
    )
    dropItem(t, me, items()[numberOf(picked)])
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
    if (reacts?.received) yield* reacts.received(t, me, item, items)
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

export function canDrop(s: State, thing: Thing): boolean {
  const item = itemIn(thing)
  return !item || !(item.laid || itemDef(s, item.id).undroppable)
}

export function canDropAny(s: State, { hands, inventory }: Player): boolean {
  for (const held of hands) if (canDrop(s, held)) return true
  for (const item of inventory) if (canDrop(s, item)) return true
  return false
}

/** What somebody could give away. */
export function tradable(s: State, me: Player): Thing[] {
  return thingsOf(me).filter((thing) => canTrade(s, thing))
}

function canTrade(s: State, thing: Thing): boolean {
  const item = itemIn(thing)
  return !item || !(item.laid || itemDef(s, item.id).untradable)
}

export function canTradeAny(s: State, { hands, inventory }: Player): boolean {
  for (const held of hands) if (canTrade(s, held)) return true
  for (const item of inventory) if (canTrade(s, item)) return true
  return false
}

function itemIn(thing: Thing): Item | undefined {
  return 'id' in thing ? thing : thing.item
}

/** The number of the thing that was picked in the list that was offered. */
export function numberOf({ id }: Option): number {
  return Number(id.split('#')[1])
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
  const item = itemIn(thing)
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
  for (const id of [item.id, ...item.added]) putAway(s, me, id, [seat, ...item.seen])
  tellDropped(t, me, item)
  part(t, me, item)
}

function tellDropped(t: Table, me: Player, { id }: Item): void {
  const seat = seatOf(t.state, me)
  const { colour, heavy } = itemDef(t.state, id)
  if (heavy || !isFaceDown(colour)) {
    t.log('drops-item', { seat, item: id }, 'NEM-ITEM-17')
    return
  }
  t.log('drops-item', { seat, item: id }, 'NEM-ITEM-17', {
    to: [seat],
    less: { kind: 'drops-some', params: { seat, colour } },
  })
}

function putAway(s: State, me: Player, id: string, seen: readonly Seat[]): void {
  const { colour } = itemDef(s, id)
  if (colour === 'crafted') s.crafted.push(id)
  else if (isColour(colour)) putUnder(s.items[colour], id, seen)
  else putOut(s, me, id)
}

/** Out of the game, or turned over again. */
function putOut(s: State, me: Player, id: string): void {
  if (itemDef(s, id).quest?.again) me.quests.push(id)
  else s.removed.push(id)
}

/** Somebody has an Item no more. */
export function part(t: Table, me: Player, { id }: Item, to: Player | null = null): void {
  itemDef(t.state, id).reacts?.parted?.(t, me, to)
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
    else putOut(s, me, id)
  }
  t.log('item-used', { seat: seatOf(s, me), item: item.id }, 'NEM-ITEM-10')
  part(t, me, item)
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
  const same = !isFaceDown(itemDef(s, item.id).colour) || alike.every((one) => one.id === item.id)
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

/** The back hides which card it is from all but its owner. */
function isFaceDown(colour: ItemDef['colour']): boolean {
  return isColour(colour) || colour === 'secret-quest'
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
  yield* fitInventory(t, me)
}

/** Any card of a deck, which is shuffled afterwards. */
export function* chooseItem(t: Table, me: Player, colour: Colour, rule: string): Rules {
  const s = t.state
  const seat = seatOf(s, me)
  const deck = s.items[colour]
  t.reveal([seat])
  const [picked] = yield* t.ask(seat, { prompt: 'choose-item', params: { colour }, rule }, () =>
    [...new Set(deck.map(({ id }) => id))]
      .sort()
      .map((id, i) => itemOption('keep-item', newItem(id), i)),
  )
  const { id } = picked.targets![0]
  deck.splice(
    deck.findIndex((card) => card.id === id),
    1,
  )
  for (const card of deck) card.seen = []
  t.rng.shuffle(deck)
  yield* takeFound(t, me, String(id))
}
