import { type ActionCard, reactionCard } from '@bulkhead/hull/actions/card.ts'
import { either } from '@bulkhead/hull/actions/either.ts'
import { atComputer, roomAction } from '@bulkhead/hull/actions/room-action.ts'
import { intruderWays } from '@bulkhead/hull/card-effects.ts'
import { corridorTarget, placeTarget, playerTarget } from '@bulkhead/hull/choices.ts'
import { rollCombat } from '@bulkhead/hull/combat.ts'
import { injure } from '@bulkhead/hull/damage.ts'
import { doorsToTurn, toggleDoor } from '@bulkhead/hull/doors.ts'
import { neighbourWays, type Step } from '@bulkhead/hull/effects.ts'
import { weaknessesIn } from '@bulkhead/hull/figures.ts'
import { enter } from '@bulkhead/hull/movement.ts'
import { shotInjuries } from '@bulkhead/hull/odds.ts'
import {
  charactersIn,
  hasComputer,
  intrudersIn,
  neighbours,
  places,
  seatOf,
} from '@bulkhead/hull/queries.ts'
import { defies } from '@bulkhead/hull/reacting.ts'
import type { Corridor, Intruder, Player, State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import { REPAIRS } from '@bulkhead/nemesis/engines.ts'
import { actionCard, type Doing, type Effect, type Way } from '../../declare.ts'
import { energyOf, spendCard, spendEnergy, withoutEnergy } from '../../robot.ts'
import type { Table } from '../../table.ts'
import { DEMOLITION } from './common.ts'

/** The CEO's own Action cards: three of his, and six that the Robot carries out. */

const authority = actionCard(
  'authority',
  { ceo: 1 },
  {
    cost: 1,
    when: 'calm',
    missing: (s, me) =>
      othersHere(s, me).length > 0 ? null : { why: 'nobody-to-order', rule: 'NEM-CARD-04' },
    ways: (s, me) => othersHere(s, me).flatMap((other) => sendingWays(s, other)),
    // AFT-CHAR-CEO-22: whoever may interrupt has heard where to.
    *settle(t, me, sending) {
      const { other, place } = sending
      const params = { seat: seatOf(t.state, me), other: seatOf(t.state, other), place }
      t.log('announces', params, 'AFT-CHAR-CEO-22')
      return sending
    },
    *resolve(t, _me, { other, corridor, place }) {
      if (yield* defies(t, other)) return
      yield* enter(t, other, place, { via: corridor, noise: 'roll' })
    },
  },
)

interface Sending extends Step {
  readonly other: Player
}

function othersHere(s: State, me: Player): Player[] {
  return charactersIn(s, me.room).filter((other) => other !== me)
}

function sendingWays(s: State, other: Player): Way<Sending>[] {
  return neighbours(s, other.room).map(({ corridor, to }) => {
    const target = corridorTarget(s, corridor)
    return {
      id: `${seatOf(s, other)}:${target.id}`,
      targets: [playerTarget(s, other), target, placeTarget(to)],
      choice: { other, corridor, place: to },
    }
  })
}

/** AFT-CHAR-CEO-17: taken as an offer (`last-thing.ts`), and never played as an action. */
const oneLastThing: ActionCard = { id: 'one-last-thing', copies: { ceo: 1 } }

/** A door of any room with a Computer. */
const turnDoorAfar: Effect<Corridor> = {
  id: 'turn-door-afar',
  ways: (s) =>
    [
      ...new Set(
        places(s).flatMap((place) => (hasComputer(s, place) ? doorsToTurn(s, place) : [])),
      ),
    ].map((corridor) => doorWay(s, corridor)),
  resolve: toggleDoor,
}

function doorWay(s: State, corridor: Corridor): Way<Corridor> {
  const target = corridorTarget(s, corridor)
  const label = s.corridors[corridor].door === 'closed' ? 'open-door' : 'close-door'
  return { id: String(target.id), label, targets: [target], choice: corridor }
}

const corporateClearance = actionCard(
  'corporate-clearance',
  { ceo: 1 },
  { cost: 0, when: 'calm', ...either(atComputer(roomAction), atComputer(turnDoorAfar)) },
)

// --- the Robot ---

/** AFT-CHAR-CEO-04, AFT-CHAR-CEO-06: 1 Energy as soon as it is declared; nothing without any. */
function powered<Choice>(doing: Doing<Choice>): Doing<Choice> {
  return {
    ...atRobot(doing),
    *settle(t, me, choice) {
      spendEnergy(t, me)
      return choice
    },
  }
}

function atRobot<Choice>(doing: Doing<Choice>): Doing<Choice> {
  return { ...doing, missing: withoutEnergy }
}

const robotStrike = actionCard(
  'robot-strike',
  { ceo: 1 },
  {
    cost: 0,
    when: 'combat',
    ...powered({ ways: (s, me) => intruderWays(intrudersIn(s, me.room)), resolve: strike }),
  },
)

/** Neither an energy Weapon nor any other. */
const FISTS = { energy: false, capacity: 0 }

/** AFT-CHAR-CEO-15, AFT-CHAR-CEO-16 */
function* strike(t: Table, me: Player, intruder: Intruder): Rules {
  const face = rollCombat(t, me)
  const injuries = shotInjuries(weaknessesIn(t.state, [me]), FISTS, face, intruder.type)
  if (injuries === 0) return
  const more = yield* addEnergy(t, me)
  injure(t, [{ intruder, injuries: injuries + more }], me)
}

function* addEnergy(t: Table, me: Player): Rules<number> {
  const markers = yield* t.pick(
    seatOf(t.state, me),
    { prompt: 'more-energy', rule: 'AFT-CHAR-CEO-16' },
    Array.from({ length: energyOf(me) + 1 }, (_, number) => number),
    (number) => ({ id: `energy:${number}`, label: 'spend-energy', params: { number } }),
  )
  if (markers > 0) spendEnergy(t, me, markers)
  return markers
}

const robotQuickRepairs = actionCard(
  'robot-quick-repairs',
  { ceo: 1 },
  { cost: 0, when: 'calm', ...powered(either(...REPAIRS)) },
)

const robotDemolition = actionCard(
  'robot-demolition',
  { ceo: 1 },
  { cost: 0, when: 'any', ...powered(DEMOLITION) },
)

/** A marker of one's choice takes the place of the noise roll. */
const robotEscort = actionCard(
  'robot-escort',
  { ceo: 1 },
  {
    cost: 0,
    when: 'calm',
    ...powered({
      ways: neighbourWays,
      *resolve(t, me, { place, corridor }) {
        yield* enter(t, me, place, { via: corridor, noise: 'careful' })
      },
    }),
  },
)

/** AFT-CHAR-CEO-05, AFT-CHAR-CEO-14 */
const protection = actionCard(
  'protection',
  { ceo: 1 },
  {
    cost: 0,
    when: 'combat',
    ...atRobot<Required<Step>>({
      ways: neighbourWays,
      *resolve(t, me, { place, corridor }) {
        spendCard(t, me, 'protection')
        yield* enter(t, me, place, { via: corridor, noise: 'roll' })
      },
    }),
  },
)

/** AFT-CHAR-CEO-21 */
const stop: ActionCard = {
  ...reactionCard('stop', { ceo: 1 }, 'attacked', (_s, me) => energyOf(me) > 0),
  *reacted(t: Table, me) {
    spendCard(t, me, 'stop')
  },
}

export const CEO_CARDS: readonly ActionCard[] = [
  authority,
  oneLastThing,
  corporateClearance,
  robotStrike,
  robotQuickRepairs,
  robotDemolition,
  robotEscort,
  protection,
  stop,
]
