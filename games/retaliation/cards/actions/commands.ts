import type { Rules } from '@bulkhead/kernel'
import { type Effect, labelOf, newWay, type Way, waysOf } from '../../actions/action.ts'
import { burstPlaces, burstWays, shotWays } from '../../actions/attacking.ts'
import { type Heading, moveWays, noWay } from '../../actions/moving.ts'
import { layReaction, reactionOf } from '../../attack.ts'
import {
  corridorTarget,
  distinctIntruders,
  intruderTargets,
  itemTarget,
  plain,
  pointing,
  roomTarget,
  roomWay,
  seatTarget,
} from '../../choices.ts'
import { burst, readyWeapons, shoot } from '../../combat.ts'
import { across, type Place, type Slot } from '../../facility.ts'
import { canDraw, drawCards } from '../../hand.ts'
import { landerShifts, shiftLander } from '../../lander.ts'
import { directions, move } from '../../movement.ts'
import { type ActionCard, cardDef, faceOf } from '../../pack.ts'
import {
  actionCards,
  characters,
  charactersIn,
  inCombat,
  intrudersIn,
  isEmpty,
  isPassable,
  neighbours,
  onMap,
  othersHere,
  rankOf,
  seatOf,
  slots,
} from '../../queries.ts'
import type { Intruder, Item, Player, State } from '../../state.ts'
import type { Label, Table } from '../../table.ts'
import { card } from './card.ts'

/** ORDER: the Lander is shifted, or others are commanded. */

const shift: Effect<number> = {
  id: 'shift-lander',
  missing: (s) =>
    landerShifts(s).length > 0 ? null : { why: 'no-lander-on-track', rule: 'RET-LANDER-17' },
  ways: (s) =>
    landerShifts(s).map((space) => newWay(space, String(space), undefined, undefined, { space })),
  *resolve(t, _, space) {
    shiftLander(t, space)
  },
}

/** RET-ORDER-05: the own Room and neighbouring ones with no Closed Door between, or all of them. */
function reach(s: State, me: Player, anywhere: boolean): Slot[] {
  if (anywhere) return slots(s)
  const rooms = [me.room]
  for (const { place, slot } of neighbours(s, me.room)) if (isPassable(s, place)) rooms.push(slot)
  return rooms
}

/** Chain of Command as a Reaction: the Command does nothing to whoever plays it. */
function* refuses(t: Table, me: Player, one: Player): Rules<boolean> {
  const s = t.state
  const held = one === me ? null : reactionOf(s, one, 'chain-of-command')
  if (held === null) return false
  const [pick] = yield* t.ask(
    seatOf(s, one),
    {
      prompt: 'commanded',
      params: { seat: seatOf(s, me) },
      rule: 'RET-CARD-05',
      idle: ['obey'],
    },
    () => [plain('obey'), ...(one.hand.includes(held) ? [plain('refuse-command')] : [])],
  )
  if (pick.id === 'obey') return false
  layReaction(t, one, held)
  return true
}

// --- one Character of lower Rank ---

interface Order {
  readonly who: Player
  readonly place?: Place
  readonly shot?: Intruder
  readonly moves?: boolean
}

/** RET-ORDER-03, RET-ORDER-07: what somebody could be ordered to do. */
function orderWays(s: State, who: Player): Way<Order>[] {
  const ways = movesOf(s, who).map((place) => orderedMove(s, who, place))
  for (const alike of shotsOf(s, who)) ways.push(orderedShot(s, who, alike))
  for (const place of burstPlaces(s, who)) ways.push(burstAt(s, who, place))
  return ways
}

function movesOf(s: State, who: Player): Place[] {
  return inCombat(s, who) ? [] : directions(s, who).filter((place) => isEmpty(s, place))
}

function shotsOf(s: State, who: Player): Intruder[][] {
  return readyWeapons(s, who).length > 0 ? distinctIntruders(intrudersIn(s, who.room)) : []
}

function orderedMove(s: State, who: Player, place: Place): Way<Order> {
  const seat = seatTarget(s, who)
  const corridor = corridorTarget(s, place)
  const to = across(place, who.room)
  const known = s.rooms[to] !== null
  return newWay(
    { who, place, moves: true },
    `${seat.id}:move:${corridor.id}`,
    known ? [seat, corridor, roomTarget(s, to)] : [seat, corridor],
    known ? 'order-move' : 'order-explore',
  )
}

function orderedShot(s: State, who: Player, alike: readonly Intruder[]): Way<Order> {
  const seat = seatTarget(s, who)
  const { targets, params } = intruderTargets(s, alike)
  const id = `${seat.id}:shoot:${alike[0].name}`
  return newWay({ who, shot: alike[0] }, id, [seat, ...targets], 'order-shoot', params)
}

function burstAt(s: State, who: Player, place: Place): Way<Order> {
  const seat = seatTarget(s, who)
  const corridor = corridorTarget(s, place)
  return newWay({ who, place }, `${seat.id}:burst:${corridor.id}`, [seat, corridor], 'order-burst')
}

/** RET-ORDER-01: the Weapon is chosen by whoever fires it. */
function* pickWeapon(t: Table, who: Player, weapons: readonly Item[]): Rules<Item> {
  return yield* t.pick(
    seatOf(t.state, who),
    { prompt: 'weapon', rule: 'RET-ORDER-01' },
    weapons,
    (one) => pointing('weapon', itemTarget(one)),
  )
}

/** RET-ORDER-01: whoever gives the order decides whatever else there is to it. */
function* ordered(t: Table, me: Player, { who, place, shot, moves }: Order): Rules {
  const s = t.state
  if (moves) yield* move(t, who, place!)
  else if (shot) {
    const ways = shotWays(s, who).filter(({ choice }) => choice.target === shot)
    const weapon = yield* pickWeapon(
      t,
      who,
      ways.map(({ choice }) => choice.weapon),
    )
    yield* shoot(t, who, weapon, shot, { leader: me })
  } else yield* orderedBurst(t, me, who, place!)
}

function* orderedBurst(t: Table, me: Player, who: Player, place: Place): Rules {
  const ways = burstWays(t.state, who).filter(({ choice }) => choice.place === place)
  const weapon = yield* pickWeapon(
    t,
    who,
    ways.map(({ choice }) => choice.weapon),
  )
  yield* burst(t, who, weapon, place, { leader: me })
}

function orderOne(anywhere: boolean): Effect {
  const ways = (s: State, me: Player) => {
    const rooms = reach(s, me, anywhere)
    const all: Way<Order>[] = []
    for (const one of characters(s)) {
      if (rankOf(one) >= rankOf(me) || !rooms.includes(one.room)) continue
      for (const way of orderWays(s, one)) all.push(way)
    }
    return all
  }
  const effect: Effect<Order> = {
    id: 'order',
    missing: (s, me) =>
      ways(s, me).length > 0 ? null : { why: 'nobody-to-order', rule: 'RET-ORDER-05' },
    ways,
    *resolve(t, me, order) {
      if (!(yield* refuses(t, me, order.who))) yield* ordered(t, me, order)
    },
  }
  return effect as Effect
}

// --- everybody in a Room ---

function commandable(
  s: State,
  me: Player,
  anywhere: boolean,
  able: (one: Player) => boolean,
): Slot[] {
  return reach(s, me, anywhere).filter((slot) => charactersIn(s, slot).some(able))
}

function roomOrders(
  id: 'fire-at-will' | 'motivate',
  why: 'nobody-can-burst' | 'no-cards-to-draw',
  able: (s: State, one: Player) => boolean,
  does: (t: Table, me: Player, one: Player) => Rules,
): (anywhere: boolean) => Effect {
  return (anywhere) => {
    const effect: Effect<Slot> = {
      id,
      missing: (s, me) =>
        commandable(s, me, anywhere, (one) => able(s, one)).length > 0
          ? null
          : { why, rule: 'RET-ORDER-07' },
      ways: (s, me) =>
        commandable(s, me, anywhere, (one) => able(s, one)).map((slot) => roomWay(s, slot)),
      *resolve(t, me, slot) {
        for (const one of charactersIn(t.state, slot)) {
          if (!onMap(one) || !able(t.state, one)) continue
          if (!(yield* refuses(t, me, one))) yield* does(t, me, one)
        }
      },
    }
    return effect as Effect
  }
}

const fireAtWill = roomOrders(
  'fire-at-will',
  'nobody-can-burst',
  (s, one) => burstPlaces(s, one).length > 0,
  function* (t, me, one) {
    const s = t.state
    const place = yield* t.pick(
      seatOf(s, me),
      { prompt: 'name-corridor', params: { seat: seatOf(s, one) }, rule: 'RET-ORDER-01' },
      burstPlaces(s, one),
      (to) => pointing('at-corridor', corridorTarget(s, to)),
    )
    yield* orderedBurst(t, me, one, place)
  },
)

const motivate = roomOrders(
  'motivate',
  'no-cards-to-draw',
  (_, one) => canDraw(one),
  function* (t, _, one) {
    drawCards(t, one, 1)
  },
)

// --- Officer's Channel, Let's Go! ---

interface Relay {
  readonly card: string
  readonly choice: unknown
}

function relayWays(s: State, me: Player): Way<Relay>[] {
  const ways: Way<Relay>[] = []
  for (const one of actionCards(me)) {
    const command = cardDef(one).command?.()
    if (!command) continue
    for (const way of waysOf(s, me, command)) {
      const { id, targets = [], params, extra, choice } = way
      const all = [...targets, { kind: 'card', id: one }]
      const name = `${faceOf(one)}:${id}`
      const label = labelOf(command, way)
      ways.push(newWay({ card: one, choice }, name, all, label, params, extra))
    }
  }
  return ways
}

/** RET-DOOR-10: another Command from hand, wherever it is to be heard. */
const relay: Effect<Relay> = {
  id: 'relay',
  missing: (s, me) =>
    relayWays(s, me).length > 0 ? null : { why: 'no-other-command', rule: 'RET-DOOR-10' },
  ways: relayWays,
  *resolve(t, me, { card: one, choice }) {
    me.hand.splice(me.hand.indexOf(one), 1)
    t.state.turn.playing.push(one)
    t.log('plays', { seat: seatOf(t.state, me), card: faceOf(one) }, 'RET-CARD-02')
    yield* cardDef(one).command!().resolve(t, me, choice)
  },
}

interface Company extends Heading {
  readonly companion: Player | null
}

/** RET-MOVE-14: nobody may be brought through a Corridor with Intruders. */
export function withCompany(s: State, me: Player, way: Way<Heading>): Way<Company>[] {
  const { id, targets, label, params, extra } = way
  const { place, bodies } = way.choice
  const alone = { place, bodies, companion: null }
  const ways: Way<Company>[] = [newWay(alone, id, targets, label, params, extra)]
  if (!isEmpty(s, place)) return ways
  for (const companion of othersHere(s, me)) {
    const seat = seatTarget(s, companion)
    const together = { place, bodies, companion }
    const all = [...targets!, seat]
    ways.push(newWay(together, `${id}:with-${seat.id}`, all, companyLabel(label), params, extra))
  }
  return ways
}

type Lone = 'move' | 'explore' | 'move-carrying' | 'explore-carrying'

function companyLabel(label: Label | undefined) {
  const [verb, carrying] = (label as Lone).split('-') as [
    'move' | 'explore',
    'carrying' | undefined,
  ]
  return `${verb}-with${carrying ? '-carrying' : ''}` as const
}

const letsGo: Effect<Company> = {
  id: 'move-card',
  missing: noWay(),
  ways: (s, me) => moveWays(s, me).flatMap((way) => withCompany(s, me, way)),
  *resolve(t, me, { place, bodies, companion }) {
    yield* move(t, me, place, { carries: bodies, with: companion })
  },
}

const orderAnywhere = orderOne(true)
const fireAnywhere = fireAtWill(true)
const motivateAnywhere = motivate(true)

export const COMMANDS: readonly ActionCard[] = [
  card('chain-of-command', false, [shift, orderOne(false)], {
    command: () => orderAnywhere,
    reacts: 'commanded',
  }),
  card('first-in-command', false, [shift, orderOne(false)], { command: () => orderAnywhere }),
  card('fire-at-will', false, [shift, fireAtWill(false)], { command: () => fireAnywhere }),
  card('stay-calm', false, [shift, motivate(false)], {
    command: () => motivateAnywhere,
    reacts: 'attacked',
  }),
  card('officers-channel', false, [shift, relay]),
  card('lets-go', true, [shift, letsGo]),
]
