import { shooting } from '@bulkhead/hull/actions/attacking.ts'
import { escapeCost, escapeWays, MOVE_COST, noWayOut } from '@bulkhead/hull/actions/basic.ts'
import type { ActionCard } from '@bulkhead/hull/actions/card.ts'
import { either } from '@bulkhead/hull/actions/either.ts'
import { moveSilently } from '@bulkhead/hull/card-effects.ts'
import type { Step } from '@bulkhead/hull/effects.ts'
import { drawCards } from '@bulkhead/hull/hand.ts'
import { moveOrEscape } from '@bulkhead/hull/movement.ts'
import { isAwake } from '@bulkhead/hull/queries.ts'
import { scavenge } from '@bulkhead/hull/search.ts'
import { actionCard, type Effect } from '../../declare.ts'

/** The Scout's own Action cards. */

const flight: Effect<Step> = {
  id: 'escape',
  missing: noWayOut,
  // The cost of a move is spared, but not what makes an Escape dearer (components 10.2).
  ways(s, me) {
    const cost = escapeCost(s, me)
    return escapeWays(s, me, cost > MOVE_COST ? cost : 0)
  },
  *resolve(t, me, { place, corridor }) {
    yield* moveOrEscape(t, me, place, { via: corridor, noise: 'roll' })
  },
}

const fightOrFlight = either(shooting(), flight)

const adrenaline = actionCard(
  'adrenaline',
  { scout: 1 },
  {
    ...fightOrFlight,
    cost: 0,
    when: 'combat',
    *resolve(t, me, chosen) {
      yield* fightOrFlight.resolve(t, me, chosen)
      if (isAwake(me)) yield* drawCards(t, me, 1)
    },
  },
)

const reconnaissance = actionCard(
  'reconnaissance',
  { scout: 1 },
  { ...moveSilently, cost: 1, when: 'calm' },
)

const scavenging = actionCard('scavenging', { scout: 1 }, { ...scavenge, cost: 1, when: 'calm' })

export const SCOUT_CARDS: readonly ActionCard[] = [adrenaline, reconnaissance, scavenging]
