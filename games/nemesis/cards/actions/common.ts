import { type ActionCard, reactionCard } from '@bulkhead/hull/actions/card.ts'
import { coverFire } from '@bulkhead/hull/actions/cover.ts'
import { either } from '@bulkhead/hull/actions/either.ts'
import { atComputer, roomAction } from '@bulkhead/hull/actions/room-action.ts'
import { breakRoom, destroyClosedDoor, scanWholeHand } from '@bulkhead/hull/card-effects.ts'
import { turnDoor } from '@bulkhead/hull/effects.ts'
import { searchRoom } from '@bulkhead/hull/search.ts'
import { actionCard } from '../../declare.ts'
import { REPAIRS } from '../../engines.ts'

/** Action cards that several Characters have. */

const EVERYBODY = { captain: 1, pilot: 1, scientist: 1, scout: 1, soldier: 1, mechanic: 1 }

const search = actionCard(
  'search',
  { captain: 2, pilot: 2, scientist: 2, scout: 2, soldier: 2, mechanic: 2 },
  { ...searchRoom, cost: 0, when: 'calm' },
)

const rest = actionCard('rest', EVERYBODY, { cost: 0, when: 'calm', ...scanWholeHand })

const demolition = actionCard('demolition', EVERYBODY, {
  cost: 0,
  when: 'any',
  ...either(destroyClosedDoor, breakRoom),
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
