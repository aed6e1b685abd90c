import { escapeCost, escapeWays, MOVE_COST, noWayOut } from '@bulkhead/hull/actions/basic.ts'
import { type ActionCard, reactionCard } from '@bulkhead/hull/actions/card.ts'
import { roomAction } from '@bulkhead/hull/actions/room-action.ts'
import { intruderWays } from '@bulkhead/hull/card-effects.ts'
import { melee } from '@bulkhead/hull/combat.ts'
import { closeDoor } from '@bulkhead/hull/doors.ts'
import { neighbourWays, type Step } from '@bulkhead/hull/effects.ts'
import { moveOrEscape } from '@bulkhead/hull/movement.ts'
import { noiseRoll } from '@bulkhead/hull/noise.ts'
import { inCombat, inRoom, intrudersIn } from '@bulkhead/hull/queries.ts'
import { scavenge } from '@bulkhead/hull/search.ts'
import type { Player, State } from '@bulkhead/hull/state.ts'
import { actionCard, type Way } from '../../declare.ts'

/** The Convict's own Action cards. */

/** AFT-CHAR-CONVICT-11: no Interruption, and nobody is asked whether to interrupt it. */
const noWay = reactionCard('no-way', { convict: 1 }, 'imposed')

/** AFT-CHAR-CONVICT-12: the noise roll comes when everything else is over. */
const shortTempered = actionCard(
  'short-tempered',
  { convict: 1 },
  {
    ...roomAction,
    cost: 0,
    when: 'calm',
    *resolve(t, me, chosen) {
      yield* roomAction.resolve(t, me, chosen)
      if (inRoom(me)) yield* noiseRoll(t, me)
    },
  },
)

/** AFT-CHAR-CONVICT-13: whatever became of its door, the corridor is shut behind him. */
const opportunist = actionCard(
  'opportunist',
  { convict: 1 },
  {
    cost: 1,
    when: 'any',
    missing: noWayOut,
    ways: leaving,
    *resolve(t, me, { place, corridor }) {
      yield* moveOrEscape(t, me, place, { via: corridor, noise: 'roll' })
      if (me.room === place) yield* closeDoor(t, me, corridor)
    },
  },
)

/** Corridors alone: no door shuts the Technical Corridors. */
function leaving(s: State, me: Player): readonly Way<Required<Step>>[] {
  if (!inCombat(s, me)) return neighbourWays(s, me)
  return escapeWays(s, me, escapeCost(s, me) - MOVE_COST).flatMap((way) => {
    const { corridor, place } = way.choice
    return corridor === undefined ? [] : [{ ...way, choice: { corridor, place } }]
  })
}

/** AFT-CHAR-CONVICT-14 */
const punch = actionCard(
  'punch',
  { convict: 1 },
  {
    cost: 0,
    when: 'combat',
    ways: (s, me) => intruderWays(intrudersIn(s, me.room)),
    *resolve(t, me, intruder) {
      yield* melee(t, me, intruder, 1)
    },
  },
)

const scrounge = actionCard('scrounge', { convict: 1 }, { ...scavenge, cost: 1, when: 'calm' })

export const CONVICT_CARDS: readonly ActionCard[] = [
  noWay,
  shortTempered,
  opportunist,
  punch,
  scrounge,
]
