import type { Rules } from '@bulkhead/kernel'
import { corridorTarget, placeTarget, plain, playerTarget } from '../choices.ts'
import { weaponWays } from '../effects.ts'
import { enter } from '../movement.ts'
import { charactersIn, isAwake, neighbours, seatOf } from '../queries.ts'
import type { Corridor, Item, Place, Player, State } from '../state.ts'
import type { Table } from '../table.ts'
import type { Doing, Missing, Way } from './action.ts'

/** NEM-ESCAPE-06: leaving a fight without being attacked, under the fire of a Weapon. */

/** `together`: the shooter and another may both move, each where the shooter says. */
export function coverFire(together: boolean): Doing<Cover> {
  return {
    missing,
    ways: (s, me) =>
      weaponWays(s, me, (weapon) => weapon.ammo > 0).flatMap((weapon) =>
        groups(s, me, together).map((movers) => coverWay(s, me, weapon, movers)),
      ),
    settle,
    *resolve(t, me, { weapon, moves }) {
      weapon.ammo--
      t.log('covers', { seat: seatOf(t.state, me), item: weapon.id }, 'NEM-ESCAPE-06')
      for (const move of moves) yield* leave(t, move)
    },
  }
}

interface Cover {
  readonly weapon: Item
  readonly movers: readonly Player[]
  /** Where they go, in their order, once it is settled. */
  readonly moves: readonly Move[]
}

function missing(s: State, me: Player): Missing | null {
  if (weaponWays(s, me, (weapon) => weapon.ammo > 0).length === 0) {
    return { why: 'no-loaded-weapon', rule: 'NEM-SHOOT-01' }
  }
  return neighbours(s, me.room).length > 0 ? null : { why: 'no-way-out', rule: 'NEM-MOVE-06' }
}

/** Who moves: the shooter, one other, or both, the other first. */
function groups(s: State, me: Player, together: boolean): Player[][] {
  const others = charactersIn(s, me.room).filter((one) => one !== me)
  const alone = [me, ...others].map((one) => [one])
  return together ? [...alone, ...others.map((other) => [other, me])] : alone
}

function coverWay(s: State, me: Player, weapon: Way<Item>, movers: Player[]): Way<Cover> {
  const other = movers.find((one) => one !== me)
  const both = movers.length > 1
  const who = other ? `${both ? 'both-' : ''}${seatOf(s, other)}` : 'self'
  return {
    id: `${weapon.id}:${who}`,
    label: other ? (both ? 'cover-both' : 'cover-other') : 'cover-self',
    targets: [...movers.map((one) => playerTarget(s, one)), ...weapon.targets!],
    params: other && { other: seatOf(s, other) },
    choice: { weapon: weapon.choice, movers, moves: [] },
  }
}

/** The rooms are named and the other agrees before anything is paid. */
function* settle(t: Table, me: Player, cover: Cover): Rules<Cover | null> {
  const moves: Move[] = []
  for (const mover of cover.movers) moves.push(yield* chooseRoom(t, me, mover))
  for (const move of moves) {
    if (move.mover !== me && !(yield* agrees(t, me, move))) return null
  }
  return { ...cover, moves }
}

interface Move {
  mover: Player
  corridor: Corridor
  place: Place
}

function* chooseRoom(t: Table, me: Player, mover: Player): Rules<Move> {
  const s = t.state
  const { corridor, to } = yield* t.pick(
    seatOf(s, me),
    {
      prompt: 'cover-room',
      params: { seat: seatOf(s, mover) },
      rule: 'NEM-ESCAPE-06',
      cancel: true,
    },
    neighbours(s, me.room),
    (one) => {
      const target = corridorTarget(s, one.corridor)
      return {
        id: `to:${target.id}`,
        label: 'cover-room',
        targets: [target, placeTarget(one.to)],
      }
    },
  )
  return { mover, corridor, place: to }
}

function* agrees(t: Table, me: Player, { mover, place }: Move): Rules<boolean> {
  const s = t.state
  const [answer] = yield* t.ask(
    seatOf(s, mover),
    { prompt: 'be-covered', params: { seat: seatOf(s, me), place }, rule: 'NEM-ESCAPE-06' },
    [plain('agree'), plain('refuse')],
  )
  if (answer.id === 'agree') return true
  t.log('refuses-cover', { seat: seatOf(s, mover), place }, 'NEM-ESCAPE-06')
  return false
}

/** A door may have closed behind whoever went first; a parallel corridor will do. */
function* leave(t: Table, { mover, corridor, place }: Move): Rules {
  const s = t.state
  if (!isAwake(mover)) return
  const ways = neighbours(s, mover.room).filter(({ to }) => to === place)
  const way = ways.find((one) => one.corridor === corridor) ?? ways[0]
  if (way) yield* enter(t, mover, place, { via: way.corridor, noise: 'roll' })
  else t.log('cannot-follow', { seat: seatOf(s, mover), place }, 'NEM-MOVE-06')
}
