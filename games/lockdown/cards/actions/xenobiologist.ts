import { type Exit, technical } from '@bulkhead/common'
import { pickUp } from '@bulkhead/hull/actions/basic.ts'
import type { ActionCard } from '@bulkhead/hull/actions/card.ts'
import { either } from '@bulkhead/hull/actions/either.ts'
import { intruderWays } from '@bulkhead/hull/card-effects.ts'
import { exitOption, intruderTarget } from '@bulkhead/hull/choices.ts'
import { injure } from '@bulkhead/hull/damage.ts'
import { drawCards } from '@bulkhead/hull/hand.ts'
import { moveAll, retreat } from '@bulkhead/hull/intruders.ts'
import { takeNoise } from '@bulkhead/hull/noise-markers.ts'
import {
  corridorsOf,
  eggsIn,
  exitsOf,
  fights,
  hasNoise,
  inCombat,
  intrudersIn,
  isAwake,
  neighbouringPlaces,
  objectsAround,
} from '@bulkhead/hull/queries.ts'
import type { Intruder, Player, State } from '@bulkhead/hull/state.ts'
import { MOST_KNOWLEDGE } from '../../components.ts'
import { actionCard, type Effect, type Missing, type Way } from '../../declare.ts'
import { gainKnowledge, knowledgeOf, knows } from '../../knowledge.ts'

/** The Xenobiologist's own Action cards. */

const vivisection = actionCard(
  'vivisection',
  { xenobiologist: 1 },
  {
    cost: 2,
    when: 'combat',
    ways: (s, me) => intruderWays(intrudersIn(s, me.room)),
    *resolve(t, me, intruder) {
      injure(t, [{ intruder, injuries: 1 + Math.floor(knowledgeOf(me) / 2) }], me)
    },
  },
)

const fieldExperience = actionCard(
  'field-experience',
  { xenobiologist: 1 },
  {
    cost: 0,
    when: 'any',
    missing: nothingToLearn,
    *resolve(t, me) {
      gainKnowledge(t, me, 1, 'LOCK-KNOW-03')
    },
  },
)

/** The Eggs of the Nest lie in it. */
function nothingToLearn(s: State, me: Player): Missing | null {
  if (knows(me, MOST_KNOWLEDGE)) return { why: 'knows-all', rule: 'LOCK-KNOW-05' }
  const present = inCombat(s, me) || objectsAround(s, me.room).length + eggsIn(s, me.room) > 0
  return present ? null : { why: 'nothing-to-study', rule: 'LOCK-KNOW-03' }
}

/** LOCK-KNOW-04: only for those who know enough. */
function knowing<Choice>(number: number, effect: Effect<Choice>): Effect<Choice> {
  return {
    ...effect,
    missing: (s, me) =>
      knows(me, number)
        ? (effect.missing?.(s, me) ?? null)
        : { why: 'knows-too-little', params: { number }, rule: 'LOCK-KNOW-04' },
  }
}

const hush: Effect<void> = {
  id: 'hush',
  missing: (s, me) =>
    exitsOf(s, me.room).some((exit) => hasNoise(s, exit))
      ? null
      : { why: 'no-noise', rule: 'LOCK-COST-16' },
  *resolve(t, me) {
    for (const exit of exitsOf(t.state, me.room)) {
      if (hasNoise(t.state, exit)) takeNoise(t, exit, 'LOCK-KNOW-04')
    }
  },
}

const SMALL: readonly Intruder['type'][] = ['larva', 'creeper', 'adult']

const repel: Effect<Intruder> = {
  id: 'repel',
  ways: (s, me) => intruderWays(intrudersIn(s, me.room).filter(({ type }) => SMALL.includes(type))),
  *resolve(t, _me, intruder) {
    retreat(t, intruder)
  },
}

/** An Intruder, and the way that it goes. */
interface Herding {
  readonly intruder: Intruder
  readonly exit: Exit
}

const herd: Effect<Herding> = {
  id: 'herd',
  ways: (s, me) =>
    neighbouringPlaces(s, me.room)
      .flatMap((place) => intrudersIn(s, place))
      .filter((intruder) => !fights(s, intruder))
      .flatMap((intruder) => herdWays(s, intruder)),
  *resolve(t, _me, move) {
    moveAll(t, [move])
  },
}

/** Its corridors and paths, and the entrances through which it vanishes. */
function herdWays(s: State, intruder: Intruder): Way<Herding>[] {
  const entrances = exitsOf(s, intruder.room).filter((exit) => exit <= technical(0))
  const corridors = corridorsOf(s, intruder.room).map(({ corridor }) => corridor)
  return [...corridors, ...entrances].map((exit) => {
    const { label, targets } = exitOption('herd', s, exit)
    return {
      id: `${intruder.name}:${targets![0].id}`,
      label,
      targets: [intruderTarget(intruder), ...targets!],
      choice: { intruder, exit },
    }
  })
}

const pheromones = actionCard(
  'pheromones',
  { xenobiologist: 1 },
  { cost: 1, when: 'any', ...either(knowing(3, hush), knowing(5, repel), knowing(7, herd)) },
)

const specimenHandling = actionCard(
  'specimen-handling',
  { xenobiologist: 1 },
  {
    ...pickUp,
    cost: 0,
    when: 'calm',
    *resolve(t, me: Player, object) {
      yield* pickUp.resolve(t, me, object)
      if (isAwake(me)) yield* drawCards(t, me, 1)
    },
  },
)

export const XENOBIOLOGIST_CARDS: readonly ActionCard[] = [
  vivisection,
  fieldExperience,
  pheromones,
  specimenHandling,
]
