import type { Rules, Target } from '@bulkhead/kernel'
import { itemOption, plain, playerOption, playerTarget } from '../choices.ts'
import {
  bindTogether,
  canTradeAny,
  fitHands,
  fitInventory,
  holdsTooMuch,
  loseTrack,
  numberOf,
  part,
  receive,
  recognises,
  type Thing,
  takeAway,
  thingOption,
  thingTarget,
  tradable,
} from '../items.ts'
import { charactersIn, seatOf } from '../queries.ts'
import { itemDef, rulesOf } from '../ruleset.ts'
import { learn } from '../secrets.ts'
import type { Held, Item, Player, State } from '../state.ts'
import type { Option, Question, Table } from '../table.ts'
import type { Missing } from './action.ts'

/** TRADE: exchanges between the active player and others in the room, in some games between any two. */

export function missingToTrade(s: State, me: Player): Missing | null {
  const here = charactersIn(s, me.room)
  if (here.length < 2) return { why: 'nobody-here', rule: 'NEM-TRADE-01' }
  // The active player makes an offer to any other, so whoever has something will do.
  if (!here.some((one) => canTradeAny(s, one)))
    return { why: 'nothing-to-trade', rule: 'NEM-TRADE-09' }
  return null
}

/** NEM-TRADE-09: as many exchanges as there are agreements, one after the other; or none at all. */
export function* trade(t: Table, me: Player): Rules {
  let exchanges = 0
  let pair = yield* choosePair(t, me)
  while (pair) {
    if (yield* exchange(t, ...pair)) exchanges++
    pair = yield* choosePair(t, me)
  }
  if (exchanges === 0) t.log('no-trade', { seat: seatOf(t.state, me) }, 'NEM-TRADE-09')
}

/** Who makes an offer to whom. */
type Pair = readonly [Player, Player]

/**
 * The active player with others in the room, passed or not, and where any two may trade the others among themselves;
 * something could change hands.
 */
function pairsOf(s: State, me: Player): Pair[] {
  const here = charactersIn(s, me.room)
  const givers = rulesOf(s).anyTrade ? [me, ...here.filter((one) => one !== me)] : [me]
  return givers.flatMap((one) =>
    here.flatMap((other): Pair[] =>
      other !== one && other !== me && tradable(s, one).length + tradable(s, other).length > 0
        ? [[one, other]]
        : [],
    ),
  )
}

function* choosePair(t: Table, me: Player): Rules<Pair | null> {
  const s = t.state
  return yield* t.pick<Pair | null>(
    seatOf(s, me),
    { prompt: 'trade', rule: 'NEM-TRADE-02' },
    [...pairsOf(s, me), null],
    (pair) => (pair ? pairOption(s, me, pair) : plain('end-trade')),
  )
}

function pairOption(s: State, me: Player, [one, other]: Pair): Option {
  if (one === me) return playerOption('trade-with', s, other)
  const [seat, to] = [seatOf(s, one), seatOf(s, other)]
  return {
    id: `trade-between:${seat}:${to}`,
    label: 'trade-between',
    params: { seat, other: to },
    targets: [playerTarget(s, one), playerTarget(s, other)],
  }
}

/** An offer, what is given for it, and the agreement of both (NEM-TRADE-04). */
function* exchange(t: Table, me: Player, partner: Player): Rules<boolean> {
  const s = t.state
  const offered = yield* offer(t, me, partner, tradable(s, partner).length > 0 ? 0 : 1)
  const returned = yield* answerOffer(t, partner, me, offered)
  if (!returned || !(yield* accepts(t, me, partner, returned))) {
    t.log('no-exchange', { seat: seatOf(s, me), other: seatOf(s, partner) }, 'NEM-TRADE-04')
    return false
  }
  handOver(t, me, partner, offered)
  handOver(t, partner, me, returned)
  // NEM-TRADE-07: both may have to make room.
  partner.dropping = holdsTooMuch(s, partner)
  yield* receive(t, me, heavyItems(returned))
  for (const one of [me, partner]) {
    yield* fitHands(t, one)
    yield* fitInventory(t, one)
  }
  return true
}

// --- what is offered ---

/** A thing laid out for the other; where it is not open they see only the back of an Item card. */
interface Offered {
  readonly thing: Thing
  open: boolean
}

/** Things to give, shown or not (NEM-TRADE-03); none at all asks for a gift. */
function* offer(t: Table, from: Player, to: Player, least: number): Rules<Offered[]> {
  const s = t.state
  const things = tradable(s, from)
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
  const offered = picks.map((option) => layOut(s, from, to, things[numberOf(option)]))
  yield* showSome(t, from, to, offered)
  for (const one of offered) logThing(t, 'offers', from, to, one)
  return offered
}

/** Face down, unless the other knows the card by its back. */
function layOut(s: State, from: Player, to: Player, thing: Thing): Offered {
  return { thing, open: !('id' in thing) || recognises(s, from, thing, seatOf(s, to)) }
}

/** Face-down Items of the offer may be shown to the other, and to them alone. */
function* showSome(t: Table, from: Player, to: Player, offered: readonly Offered[]): Rules {
  const s = t.state
  const seat = seatOf(s, to)
  const closed = offered.filter((one) => !one.open)
  if (closed.length === 0) return
  const picks = yield* t.ask(
    seatOf(s, from),
    { prompt: 'show', params: { seat }, rule: 'NEM-TRADE-03', min: 0, max: closed.length },
    () => closed.map(({ thing }, i) => showOption(thing as Item, i)),
  )
  for (const option of picks) {
    const one = closed[numberOf(option)]
    one.open = true
    learn(one.thing as Item, seat)
  }
  if (picks.length > 0) t.reveal([seat])
}

function showOption(item: Item, number: number): Option {
  return { ...itemOption('show-item', item, number), id: `show:${item.id}#${number}` }
}

/** Everybody sees Objects and Heavy Items; of other Items only those concerned read the name. */
function logThing(
  t: Table,
  verb: 'offers' | 'gives',
  from: Player,
  to: Player,
  { thing, open }: Offered,
): void {
  const seats = { seat: seatOf(t.state, from), other: seatOf(t.state, to) }
  const { kind, id } = thingTarget(thing)
  if (!('id' in thing)) {
    if (kind === 'item') t.log(`${verb}-item`, { ...seats, item: id }, 'NEM-TRADE-02')
    else t.log(`${verb}-object`, { ...seats, object: id }, 'NEM-TRADE-02')
    return
  }
  t.log(`${verb}-item`, { ...seats, item: thing.id }, 'NEM-TRADE-02', {
    to: open ? [seats.seat, seats.other] : [seats.seat],
    less: { kind: `${verb}-some`, params: { ...seats, colour: itemDef(t.state, thing.id).colour } },
  })
}

// --- agreement ---

/** What the partner gives for an offer: nothing (NEM-TRADE-05), something, or no for an answer (null). */
function* answerOffer(
  t: Table,
  partner: Player,
  from: Player,
  offered: readonly Offered[],
): Rules<Offered[] | null> {
  const s = t.state
  const targets = () => offered.map((one) => targetOf(s, one))
  const choices = () => [
    plain('refuse-offer'),
    ...(offered.length > 0 ? [{ ...plain('take-offer'), targets: targets() }] : []),
    ...(tradable(s, partner).length > 0
      ? [{ ...plain('give-in-return'), targets: targets() }]
      : []),
  ]
  const question: Question = {
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
  returned: readonly Offered[],
): Rules<boolean> {
  const s = t.state
  const question: Question = {
    prompt: 'returned',
    params: { seat: seatOf(s, partner), number: returned.length },
    rule: 'NEM-TRADE-04',
  }
  const [answer] = yield* t.ask(seatOf(s, me), question, () => [
    { ...plain('agree'), targets: returned.map((one) => targetOf(s, one)) },
    plain('refuse'),
  ])
  return answer.id === 'agree'
}

/** What the other sees: the thing, or the back of a card. */
function targetOf(s: State, { thing, open }: Offered): Target {
  return open ? thingTarget(thing) : { kind: 'back', id: itemDef(s, (thing as Item).id).colour }
}

// --- changing hands ---

function handOver(t: Table, from: Player, to: Player, offered: readonly Offered[]): void {
  const pairs = boundPairs(offered)
  for (const { thing } of offered) {
    if ('id' in thing) handOverCard(t, from, to, thing)
    else handOverHeld(t, from, to, thing)
    logThing(t, 'gives', from, to, { thing, open: true })
  }
  for (const [one, other] of pairs) bindTogether(t.state, one, other)
}

/** Who gave a card away knows it still. */
function handOverCard(t: Table, from: Player, to: Player, item: Item): void {
  const s = t.state
  const [giver, receiver] = [seatOf(s, from), seatOf(s, to)]
  loseTrack(s, from, item, [giver, receiver])
  takeAway(from, item)
  to.inventory.push(item)
  learn(item, giver)
  t.reveal([receiver])
  part(t, from, item, to)
}

/** Ammo stays on its Weapon (NEM-TRADE-06). */
function handOverHeld(t: Table, from: Player, to: Player, held: Held): void {
  if (held.item) takeAway(from, held.item)
  else from.hands.splice(from.hands.indexOf(held), 1)
  to.hands.push(held)
  if (held.item) part(t, from, held.item, to)
}

function heavyItems(offered: readonly Offered[]): Item[] {
  return offered.flatMap(({ thing }) => ('id' in thing || !thing.item ? [] : [thing.item]))
}

/** NEM-ITEM-15: Items bound together stay so where both are given. */
function boundPairs(offered: readonly Offered[]): [Item, Item][] {
  const bound = heavyItems(offered).filter((item) => item.bound)
  return bound.flatMap((one, i) => {
    const other = bound.slice(i + 1).find((two) => two.bound === one.bound)
    return other ? [[one, other] as [Item, Item]] : []
  })
}
