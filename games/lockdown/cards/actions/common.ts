import { type ActionCard, reactionCard } from '@bulkhead/hull/actions/card.ts'
import { either } from '@bulkhead/hull/actions/either.ts'
import { atComputer, roomAction } from '@bulkhead/hull/actions/room-action.ts'
import { breakRoom, destroyClosedDoor, scanWholeHand } from '@bulkhead/hull/card-effects.ts'
import { repairRoom, turnDoor } from '@bulkhead/hull/effects.ts'
import { searchRoom } from '@bulkhead/hull/search.ts'
import { CHARACTERS, NEMESIS_CHARACTERS } from '../../components.ts'
import { actionCard } from '../../declare.ts'

/** Action cards that several Characters have; those of Nemesis bring theirs (LOCK-MODE-CHAR-05). */

function everybody(copies: number): ActionCard['copies'] {
  return Object.fromEntries([...CHARACTERS, ...NEMESIS_CHARACTERS].map(({ id }) => [id, copies]))
}

const search = actionCard('search', everybody(2), { ...searchRoom, cost: 0, when: 'calm' })

const rest = actionCard('rest', everybody(1), { ...scanWholeHand, cost: 0, when: 'calm' })

const demolition = actionCard('demolition', everybody(1), {
  cost: 0,
  when: 'any',
  ...either(destroyClosedDoor, breakRoom),
})

const interruption = reactionCard('interruption', everybody(1), 'declared')

const repairs = actionCard(
  'repairs',
  { survivor: 1, xenobiologist: 1, sentry: 1, pilot: 1, scientist: 1 },
  { cost: 1, when: 'calm', ...either(repairRoom) },
)

const basicRepairs = actionCard(
  'basic-repairs',
  { 'lab-rat': 1, hacker: 1, captain: 1, scout: 1, soldier: 1 },
  { cost: 2, when: 'calm', ...either(repairRoom) },
)

const computerSkills = actionCard(
  'computer-skills',
  { hacker: 1, pilot: 1, scientist: 1, mechanic: 1 },
  { cost: 0, when: 'calm', ...either(turnDoor, atComputer(roomAction)) },
)

export const COMMON_CARDS: readonly ActionCard[] = [
  search,
  rest,
  demolition,
  interruption,
  repairs,
  basicRepairs,
  computerSkills,
]
