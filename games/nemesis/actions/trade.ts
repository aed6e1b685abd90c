import type { Option, Rules, Target } from '@bulkhead/kernel'
import { itemDef } from '../cards/item.ts'
import { plain, playerOption } from '../choices.ts'
import {
  bindItems,
  everybody,
  fitHands,
  handsFree,
  loseTrack,
  type Thing,
  takeAway,
  thingOption,
  thingsOf,
  thingTarget,
} from '../items.ts'
import { charactersIn, isAwake, seatOf } from '../queries.ts'
import type { Held, Item, Player, State } from '../state.ts'
import type { Table } from '../table.ts'
import type { Missing } from './action.ts'

/** TRADE: exchanges between the active player and others in the room. */

export function missingToTrade(s: State, me: Player): Missing | null {
  if (charactersIn(s, me.room).length < 2) return { why: 'nobody-here', rule: 'NEM-TRADE-01' }
  if (partnersOf(s, me).length === 0) return { why: 'nothing-to-trade', rule: 'NEM-TRADE-09' }
  return null
}

/** NEM-TRADE-09: as many exchanges as there are agreements, one after the other; or none at all. */
export function* trade(t: Table, me: Player): Rules {
  let exchanges = 0
  let partner = yield* choosePartner(t, me)
  while (partner) {
    if (yield* exchange(t, me, partner)) exchanges++
    partner = yield* choosePartner(t, me)
  }
  if (exchanges === 0) t.log('no-trade', { seat: seatOf(t.state, me) }, 'NEM-TRADE-09')
}

/** Others in the room, passed or not, with whom something could change hands. */
function partnersOf(s: State, me: Player): Player[] {
  return charactersIn(s, me.room).filter(
    (other) => other !== me && isAwake(other) && thingsOf(me).length + thingsOf(other).length > 0,
  )
}

function* choosePartner(t: Table, me: Player): Rules<Player | null> {
  const s = t.state
  return yield* t.pick<Player | null>(
    seatOf(s, me),
    { prompt: 'trade', rule: 'NEM-TRADE-02', always: true },
    [...partnersOf(s, me), null],
    (one) => (one ? playerOption('trade-with', s, one) : plain('end-trade')),
  )
}

/** An offer, what is given for it, and the agreement of both (NEM-TRADE-04). */
function* exchange(t: Table, me: Player, partner: Player): Rules<boolean> {
  const s = t.state
  const offered = yield* offer(t, me, partner, thingsOf(partner).length > 0 ? 0 : 1)
  const returned = yield* answerOffer(t, partner, me, offered)
  if (!returned || !(yield* accepts(t, me, partner, returned))) {
    t.log('no-exchange', { seat: seatOf(s, me), other: seatOf(s, partner) }, 'NEM-TRADE-04')
    return false
  }
  handOver(t, me, partner, offered)
  handOver(t, partner, me, returned)
  // NEM-TRADE-07: both may have to make room.
  partner.dropping = handsFree(partner) < 0
  yield* fitHands(t, me)
  yield* fitHands(t, partner)
  return true
}

// --- what is offered ---

/** Things to give, laid out face up or not (NEM-TRADE-03); none at all asks for a gift. */
function* offer(t: Table, from: Player, to: Player, least: number): Rules<Thing[]> {
  const s = t.state
  const things = thingsOf(from)
  if (things.length === 0) return []
  const picks = yield* t.ask(
    seatOf(s, from),
    {
      prompt: 'offer',
      params: { seat: seatOf(s, to) },
      rule: 'NEM-TRADE-02',
      min: least,
      max: things.length,
    },
    () => things.map((thing, i) => thingOption('offer', thing, i)),
  )
  const offered = picks.map((option) => things[numberOf(option)])
  yield* showSome(t, from, to, offered)
  for (const thing of offered) logThing(t, 'offers', from, to, thing)
  return offered
}

function numberOf(option: Option): number {
  return Number(option.id.split('#')[1])
}

/** Items of the offer that the other does not know may be shown to them, and to them alone. */
function* showSome(t: Table, from: Player, to: Player, offered: readonly Thing[]): Rules {
  const s = t.state
  const seat = seatOf(s, to)
  const hidden = offered.filter((thing): thing is Item => !knows(s, to, thing))
  if (hidden.length === 0) return
  const picks = yield* t.ask(
    seatOf(s, from),
    { prompt: 'show', params: { seat }, rule: 'NEM-TRADE-03', min: 0, max: hidden.length },
    () => hidden.map((item, i) => thingOption('show', item, i)),
  )
  for (const option of picks) hidden[numberOf(option)].seen.push(seat)
  if (picks.length > 0) t.reveal([seat])
}

/** Whether somebody can tell what an offered thing is. */
function knows(s: State, player: Player, thing: Thing): boolean {
  return !('id' in thing) || thing.seen.includes(seatOf(s, player))
}

/** What somebody sees of a thing: itself, or the back of an Item card. */
function asSeenBy(s: State, player: Player, thing: Thing): Target {
  if (knows(s, player, thing)) return thingTarget(thing)
  return { kind: 'back', id: itemDef((thing as Item).id).colour }
}

/** Those who know the thing read its name, the others see a card of some colour. */
function logThing(t: Table, verb: 'offers' | 'gives', from: Player, to: Player, thing: Thing): void {
  const s = t.state
  const target = thingTarget(thing)
  const seats = { seat: seatOf(s, from), other: seatOf(s, to) }
  const kind = `${verb}-${target.kind}`
  if (!('id' in thing)) {
    t.log(kind, { ...seats, [target.kind]: target.id }, 'NEM-TRADE-02')
    return
  }
  t.log(kind, { ...seats, item: thing.id }, 'NEM-TRADE-02', {
    to: everybody(s).filter((seat) => seat === seats.seat || thing.seen.includes(seat)),
    less: { kind: `${verb}-some`, params: { ...seats, colour: itemDef(thing.id).colour } },
  })
}

// --- agreement ---

/** What the partner gives for an offer: nothing (NEM-TRADE-05), something, or no for an answer (null). */
function* answerOffer(
  t: Table,
  partner: Player,
  from: Player,
  offered: readonly Thing[],
): Rules<Thing[] | null> {
  const s = t.state
  const laidOut = () => offered.map((thing) => asSeenBy(s, partner, thing))
  const choices = () => [
    plain('refuse-offer'),
    ...(offered.length > 0 ? [{ ...plain('take-offer'), targets: laidOut() }] : []),
    ...(thingsOf(partner).length > 0 ? [{ ...plain('give-in-return'), targets: laidOut() }] : []),
  ]
  const question = {
    prompt: 'offered',
    params: { seat: seatOf(s, from), number: offered.length },
    rule: 'NEM-TRADE-04',
  }
  const [answer] = yield* t.ask(seatOf(s, partner), question, choices)
  if (answer.id === 'refuse-offer') return null
  return answer.id === 'take-offer' ? [] : yield* offer(t, partner, from, 1)
}

function* accepts(
  t: Table,
  me: Player,
  partner: Player,
  returned: readonly Thing[],
): Rules<boolean> {
  const s = t.state
  const question = {
    prompt: 'returned',
    params: { seat: seatOf(s, partner), number: returned.length },
    rule: 'NEM-TRADE-04',
  }
  const [answer] = yield* t.ask(seatOf(s, me), question, () => [
    { ...plain('agree'), targets: returned.map((thing) => asSeenBy(s, me, thing)) },
    plain('refuse'),
  ])
  return answer.id === 'agree'
}

// --- changing hands ---

function handOver(t: Table, from: Player, to: Player, things: readonly Thing[]): void {
  const pairs = boundPairs(things)
  for (const thing of things) {
    if ('id' in thing) handOverCard(t, from, to, thing)
    else handOverHeld(t, from, to, thing)
  }
  for (const [one, other] of pairs) bindItems(t.state, one, other)
}

/** Ammo and what was added stay with an Item (NEM-TRADE-06); who gave it away knows it. */
function handOverCard(t: Table, from: Player, to: Player, item: Item): void {
  const s = t.state
  const [giver, receiver] = [seatOf(s, from), seatOf(s, to)]
  loseTrack(s, from, item, [giver, receiver])
  takeAway(from, item)
  if (!item.seen.includes(receiver)) t.reveal([receiver])
  item.seen = [...new Set([...item.seen, giver, receiver])]
  to.inventory.push(item)
  logThing(t, 'gives', from, to, item)
}

function handOverHeld(t: Table, from: Player, to: Player, held: Held): void {
  if (held.item) takeAway(from, held.item)
  else from.hands.splice(from.hands.indexOf(held), 1)
  to.hands.push(held)
  logThing(t, 'gives', from, to, held)
}

/** NEM-ITEM-15: Items bound together stay so where both are given. */
function boundPairs(things: readonly Thing[]): [Item, Item][] {
  const bound = things.flatMap((thing) => (!('id' in thing) && thing.item?.bound ? [thing.item] : []))
  return bound.flatMap((one, i) => {
    const other = bound.slice(i + 1).find((two) => two.bound === one.bound)
    return other ? [[one, other] as [Item, Item]] : []
  })
}
