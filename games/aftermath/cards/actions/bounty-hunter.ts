import type { Exit } from '@bulkhead/common'
import { shooting } from '@bulkhead/hull/actions/attacking.ts'
import type { ActionCard } from '@bulkhead/hull/actions/card.ts'
import { either } from '@bulkhead/hull/actions/either.ts'
import { corridorTarget, exitOption, intruderTarget, placeTarget } from '@bulkhead/hull/choices.ts'
import { shoot } from '@bulkhead/hull/combat.ts'
import type { Step } from '@bulkhead/hull/effects.ts'
import { enter, follow } from '@bulkhead/hull/movement.ts'
import { takeNoise } from '@bulkhead/hull/noise-markers.ts'
import { exitsOf, hasNoise, intrudersIn, neighbours, seatOf } from '@bulkhead/hull/queries.ts'
import type { Intruder, Player, State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import { actionCard, type Effect, type Way } from '../../declare.ts'
import {
  callLaika,
  holdBack,
  laikaLives,
  laikaPlace,
  loseLaika,
  moveLaika,
  withoutLaika,
} from '../../laika.ts'
import { own } from '../../own.ts'
import type { Table } from '../../table.ts'

/** The Bounty Hunter's own Action cards. */

/** Two rooms, one after the other; she may stay in the first. */
const moveTwice: Effect<Required<Step>> = {
  ...moveLaika,
  *resolve(t, me, step) {
    yield* moveLaika.resolve(t, me, step)
    yield* moveOn(t, me)
  },
}

function* moveOn(t: Table, me: Player): Rules {
  const s = t.state
  if (own(s).laika!.where !== 'room') return
  const ways = moveLaika.ways!(s, me)
  const next = yield* t.pick(
    seatOf(s, me),
    { prompt: 'laika-goes-on', rule: 'AFT-CHAR-BOUNTY-05' },
    [null, ...ways],
    (way) =>
      way === null
        ? { id: 'laika-stays', label: 'laika-stays' }
        : { id: `laika-goes:${way.id}`, label: 'laika-goes-free', targets: way.targets },
  )
  if (next) yield* moveLaika.resolve(t, me, next.choice)
}

const HEEL = either(moveTwice, callLaika, holdBack)

const heel = actionCard(
  'heel',
  { 'bounty-hunter': 1 },
  { ...HEEL, missing: (s) => withoutLaika(s), cost: 0, when: 'any' },
)

/** AFT-CHAR-BOUNTY-06, AFT-CHAR-BOUNTY-07: nobody attacks, and the room is not empty when he comes. */
const strategicWithdrawal = actionCard(
  'strategic-withdrawal',
  { 'bounty-hunter': 1 },
  {
    cost: 0,
    when: 'combat',
    ways: (s, me) => intrudersIn(s, me.room).flatMap((one) => withdrawals(s, me, one)),
    *resolve(t, me, { intruder, corridor, place }) {
      follow(t, intruder, place)
      yield* enter(t, me, place, { via: corridor, noise: 'roll' })
    },
  },
)

interface Withdrawal extends Required<Step> {
  readonly intruder: Intruder
}

function withdrawals(s: State, me: Player, intruder: Intruder): Way<Withdrawal>[] {
  return neighbours(s, me.room).map(({ corridor, to }) => {
    const target = corridorTarget(s, corridor)
    return {
      id: `${intruder.name}:${target.id}`,
      targets: [intruderTarget(intruder), target, placeTarget(to)],
      choice: { intruder, corridor, place: to },
    }
  })
}

// --- Sentries ---

const MOST_EXITS = 2

/** As an action; as a reaction it costs Laika (AFT-CHAR-BOUNTY-08, AFT-CHAR-BOUNTY-09). */
const sentries: ActionCard = {
  ...actionCard(
    'sentries',
    { 'bounty-hunter': 1 },
    {
      cost: 0,
      when: 'any',
      missing: (s, me) =>
        withoutLaika(s) ??
        (noisyExits(s, me).length > 0 ? null : { why: 'no-noise', rule: 'NEM-CARD-04' }),
      ways: (s, me) => [
        { label: 'hush-exits', targets: [placeTarget(laikaPlace(s, me))], choice: [] as Exit[] },
      ],
      settle: chooseExits,
      *resolve(t, _me, exits) {
        for (const exit of exits) takeNoise(t, exit)
      },
    },
  ),
  reacts: 'attacked',
  mayReact: (s) => laikaLives(s),
  *reacted(t: Table, me) {
    loseLaika(t, me, { handToo: own(t.state).traits })
  },
}

function noisyExits(s: State, me: Player): Exit[] {
  const place = laikaPlace(s, me)
  return exitsOf(s, place).filter((exit) => hasNoise(s, exit))
}

function* chooseExits(t: Table, me: Player): Rules<Exit[]> {
  const s = t.state
  const exits = noisyExits(s, me)
  const options = exits.map((exit) => exitOption('hush', s, exit))
  const picks = yield* t.ask(
    seatOf(s, me),
    {
      prompt: 'hush-exits',
      rule: 'NEM-CARD-04',
      min: 1,
      max: Math.min(MOST_EXITS, exits.length),
      cancel: true,
    },
    options,
  )
  return picks.map(({ id }) => exits[options.findIndex((option) => option.id === id)])
}

/** One injury more with Laika beside him. */
const markedPrey = actionCard(
  'marked-prey',
  { 'bounty-hunter': 1 },
  {
    ...shooting(),
    cost: 0,
    when: 'combat',
    *resolve(t, me, { weapon, quarry }) {
      yield* shoot(t, me, weapon, quarry, isNear(t.state, me) ? { onHit: 1 } : {})
    },
  },
)

function isNear(s: State, me: Player): boolean {
  return laikaLives(s) && laikaPlace(s, me) === me.room
}

export const BOUNTY_HUNTER_CARDS: readonly ActionCard[] = [
  heel,
  strategicWithdrawal,
  sentries,
  markedPrey,
]
