import type { Rules } from '@bulkhead/kernel'
import type { Effect, Way } from '../../actions/action.ts'
import { burstWays, shotWays } from '../../actions/attacking.ts'
import { type Heading, moveWays } from '../../actions/moving.ts'
import { layReaction, reactionOf } from '../../attack.ts'
import {
  corridorTarget,
  intruderTarget,
  itemTarget,
  plain,
  pointing,
  roomTarget,
  seatTarget,
} from '../../choices.ts'
import { burst, shoot } from '../../combat.ts'
import type { Place, Slot } from '../../facility.ts'
import { canDraw, drawCards } from '../../hand.ts'
import { landerShifts, shiftLander } from '../../lander.ts'
import { directions, move } from '../../movement.ts'
import { type ActionCard, cardDef, faceOf } from '../../printed.ts'
import {
  actionCards,
  characters,
  charactersIn,
  inCombat,
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
import type { Table } from '../../table.ts'
import { card } from './card.ts'

/** ORDER: the Lander is shifted, or others are commanded. */

const shift: Effect<number> = {
  id: 'shift-lander',
  ways: (s) =>
    landerShifts(s).map((space) => ({ id: String(space), params: { space }, choice: space })),
  *resolve(t, _, space) {
    shiftLander(t, space)
  },
}

/** RET-ORDER-05: the own Room and neighbouring ones with no Closed Door between, or all of them. */
function reach(s: State, me: Player, anywhere: boolean): Slot[] {
  if (anywhere) return slots(s)
  const near = neighbours(s, me.room).filter(({ place }) => isPassable(s, place))
  return [me.room, ...near.map(({ slot }) => slot)]
}

/** Chain of Command as a Reaction: the Command does nothing to whoever plays it. */
function* refuses(t: Table, me: Player, one: Player): Rules<boolean> {
  const s = t.state
  const held = one === me ? null : reactionOf(one, 'chain-of-command')
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
  const seat = seatTarget(s, who)
  const moves = inCombat(s, who) ? [] : directions(s, who).filter((place) => isEmpty(s, place))
  const shots = new Set(shotWays(s, who).map(({ choice }) => choice.target))
  const bursts = new Set(burstWays(s, who).map(({ choice }) => choice.place))
  return [
    ...moves.map((place) => ({
      id: `${seat.id}:move:${corridorTarget(s, place).id}`,
      label: 'order-move' as const,
      targets: [seat, corridorTarget(s, place)],
      choice: { who, place, moves: true },
    })),
    ...[...shots].map((shot) => ({
      id: `${seat.id}:shoot:${shot.name}`,
      label: 'order-shoot' as const,
      targets: [seat, intruderTarget(shot), { kind: 'type', id: shot.type }],
      choice: { who, shot },
    })),
    ...[...bursts].map((place) => ({
      id: `${seat.id}:burst:${corridorTarget(s, place).id}`,
      label: 'order-burst' as const,
      targets: [seat, corridorTarget(s, place)],
      choice: { who, place },
    })),
  ]
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

function* ordered(t: Table, { who, place, shot, moves }: Order): Rules {
  const s = t.state
  if (moves) yield* move(t, who, place!)
  else if (shot) {
    const ways = shotWays(s, who).filter(({ choice }) => choice.target === shot)
    const weapon = yield* pickWeapon(
      t,
      who,
      ways.map(({ choice }) => choice.weapon),
    )
    if (weapon) yield* shoot(t, who, weapon, shot)
  } else yield* orderedBurst(t, who, place!)
}

function* orderedBurst(t: Table, who: Player, place: Place): Rules {
  const ways = burstWays(t.state, who).filter(({ choice }) => choice.place === place)
  const weapon = yield* pickWeapon(
    t,
    who,
    ways.map(({ choice }) => choice.weapon),
  )
  if (weapon) yield* burst(t, who, weapon, place)
}

function orderOne(anywhere: boolean): Effect {
  const effect: Effect<Order> = {
    id: 'order-move',
    ways: (s, me) =>
      characters(s)
        .filter((one) => rankOf(one) < rankOf(me) && reach(s, me, anywhere).includes(one.room))
        .flatMap((one) => orderWays(s, one)),
    *resolve(t, me, order) {
      if (!(yield* refuses(t, me, order.who))) yield* ordered(t, order)
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
  able: (s: State, one: Player) => boolean,
  does: (t: Table, me: Player, one: Player) => Rules,
): (anywhere: boolean) => Effect {
  return (anywhere) => {
    const effect: Effect<Slot> = {
      id,
      ways: (s, me) =>
        commandable(s, me, anywhere, (one) => able(s, one)).map((slot) => ({
          id: String(roomTarget(s, slot).id),
          targets: [roomTarget(s, slot)],
          choice: slot,
        })),
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
  (s, one) => burstWays(s, one).length > 0,
  function* (t, me, one) {
    const s = t.state
    const targets = [...new Set(burstWays(s, one).map(({ choice }) => choice.place))]
    const place = yield* t.pick(
      seatOf(s, me),
      { prompt: 'name-corridor', params: { seat: seatOf(s, one) }, rule: 'RET-ORDER-01' },
      targets,
      (to) => pointing('at-corridor', corridorTarget(s, to)),
    )
    if (place !== undefined) yield* orderedBurst(t, one, place)
  },
)

const motivate = roomOrders(
  'motivate',
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

/** RET-DOOR-10: another Command from hand, wherever it is to be heard. */
const relay: Effect<Relay> = {
  id: 'relay',
  ways: (s, me) =>
    actionCards(me).flatMap((one) => {
      const command = cardDef(one).command?.(true)
      return (command?.ways?.(s, me) ?? []).map((way) => ({
        ...way,
        id: `${faceOf(one)}:${way.id}`,
        label: way.label ?? command!.id,
        choice: { card: one, choice: way.choice },
      }))
    }),
  *resolve(t, me, { card: one, choice }) {
    me.hand.splice(me.hand.indexOf(one), 1)
    t.state.turn.playing.push(one)
    t.log('plays', { seat: seatOf(t.state, me), card: faceOf(one) }, 'RET-CARD-02')
    yield* cardDef(one).command!(true).resolve(t, me, choice)
  },
}

interface Company extends Heading {
  readonly companion: Player | null
}

/** RET-MOVE-14: nobody may be brought through a Corridor with Intruders. */
export function withCompany(s: State, me: Player, way: Way<Heading>): Way<Company>[] {
  const others = isEmpty(s, way.choice.place) ? othersHere(s, me) : []
  return [
    { ...way, choice: { ...way.choice, companion: null } },
    ...others.map((one) => ({
      ...way,
      id: `${way.id}:with-${seatOf(s, one)}`,
      label: 'move-with' as const,
      targets: [...way.targets!, seatTarget(s, one)],
      choice: { ...way.choice, companion: one },
    })),
  ]
}

const letsGo: Effect<Company> = {
  id: 'move-card',
  ways: (s, me) => moveWays(s, me).flatMap((way) => withCompany(s, me, way)),
  *resolve(t, me, { place, bodies, companion }) {
    yield* move(t, me, place, { with: companion ? [...bodies, companion] : bodies })
  },
}

export const COMMANDS: readonly ActionCard[] = [
  card('chain-of-command', false, [shift, orderOne(false)], {
    command: orderOne,
    reacts: 'commanded',
  }),
  card('first-in-command', false, [shift, orderOne(false)], { command: orderOne }),
  card('fire-at-will', false, [shift, fireAtWill(false)], { command: fireAtWill }),
  card('stay-calm', false, [shift, motivate(false)], { command: motivate, reacts: 'attacked' }),
  card('officers-channel', false, [shift, relay]),
  card('lets-go', true, [shift, letsGo]),
]
