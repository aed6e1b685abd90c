import { type ActionCard, reactionCard } from '@bulkhead/hull/actions/card.ts'
import { coverFire } from '@bulkhead/hull/actions/cover.ts'
import { either } from '@bulkhead/hull/actions/either.ts'
import { atComputer, roomAction } from '@bulkhead/hull/actions/room-action.ts'
import { corridorTarget, placeTarget } from '@bulkhead/hull/choices.ts'
import { scanHand } from '@bulkhead/hull/contamination.ts'
import { destroyDoor } from '@bulkhead/hull/doors.ts'
import { turnDoor } from '@bulkhead/hull/effects.ts'
import { hasContamination } from '@bulkhead/hull/hand.ts'
import { canBreak, putMalfunction } from '@bulkhead/hull/markers.ts'
import { corridorsOf } from '@bulkhead/hull/queries.ts'
import { searchRoom } from '@bulkhead/hull/search.ts'
import type { Corridor } from '@bulkhead/hull/state.ts'
import { actionCard, type Effect } from '../../declare.ts'
import { REPAIRS } from '../../engines.ts'

/** Action cards that several Characters have. */

const EVERYBODY = { captain: 1, pilot: 1, scientist: 1, scout: 1, soldier: 1, mechanic: 1 }

const search = actionCard(
  'search',
  { captain: 2, pilot: 2, scientist: 2, scout: 2, soldier: 2, mechanic: 2 },
  { ...searchRoom, cost: 0, when: 'calm' },
)

const rest = actionCard('rest', EVERYBODY, {
  cost: 0,
  when: 'calm',
  scans: true,
  missing: (_s, me) =>
    hasContamination(me) ? null : { why: 'no-contamination', rule: 'NEM-CONT-09' },
  *resolve(t, me) {
    yield* scanHand(t, me)
  },
})

const blowDoor: Effect<Corridor> = {
  id: 'destroy-door',
  ways: (s, me) =>
    corridorsOf(s, me.room)
      .filter(({ corridor }) => s.corridors[corridor].door === 'closed')
      .map(({ corridor }) => {
        const target = corridorTarget(s, corridor)
        return { id: String(target.id), targets: [target], choice: corridor }
      }),
  *resolve(t, _me, corridor) {
    destroyDoor(t, corridor)
  },
}

const breakRoom: Effect<void> = {
  id: 'break-room',
  ways: (s, me) =>
    canBreak(s, me.room) ? [{ targets: [placeTarget(me.room)], choice: undefined }] : [],
  *resolve(t, me) {
    putMalfunction(t, me.room)
  },
}

const demolition = actionCard('demolition', EVERYBODY, {
  cost: 0,
  when: 'any',
  ...either(blowDoor, breakRoom),
})

const interruption = reactionCard('interruption', EVERYBODY, 'declared')

const basicRepairs = actionCard(
  'basic-repairs',
  { captain: 1, scout: 1, soldier: 1 },
  { cost: 2, when: 'calm', ...either(...REPAIRS) },
)

const repairs = actionCard(
  'repairs',
  { pilot: 1, scientist: 1 },
  { cost: 1, when: 'calm', ...either(...REPAIRS) },
)

const quickRepairs = actionCard(
  'quick-repairs',
  { mechanic: 1 },
  { cost: 0, when: 'calm', ...either(...REPAIRS) },
)

const computerSkills = actionCard(
  'computer-skills',
  { pilot: 1, scientist: 1, mechanic: 1 },
  { cost: 0, when: 'calm', ...either(turnDoor, atComputer(roomAction)) },
)

const suppressiveFire = actionCard(
  'suppressive-fire',
  { captain: 1, scout: 1 },
  { cost: 0, when: 'combat', ...coverFire(false) },
)

export const COMMON_CARDS: readonly ActionCard[] = [
  search,
  rest,
  demolition,
  interruption,
  basicRepairs,
  repairs,
  quickRepairs,
  computerSkills,
  suppressiveFire,
]
