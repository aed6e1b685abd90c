import type { ActionCard } from '@bulkhead/hull/actions/card.ts'
import { either } from '@bulkhead/hull/actions/either.ts'
import { noComputer, plainRoomAction } from '@bulkhead/hull/actions/room-action.ts'
import { turnDoor } from '@bulkhead/hull/effects.ts'
import { lookAtRoomOnly } from '@bulkhead/hull/looking.ts'
import type { Place } from '@bulkhead/hull/state.ts'
import { driveToBunker } from '../../bunker.ts'
import { actionCard, type Effect } from '../../declare.ts'
import { sendRover } from '../../rover.ts'
import { isAirlock } from '../../sections.ts'

/** What the Pilot of Nemesis plays here in place of the cards of Nemesis (LOCK-MODE-CHAR-04). */

const facilityKnowledge = actionCard(
  'facility-knowledge',
  { pilot: 1 },
  { cost: 0, when: 'calm', ...either(turnDoor, lookAtRoomOnly) },
)

const oldHand = actionCard('old-hand', { pilot: 1 }, { ...plainRoomAction, cost: 0, when: 'calm' })

const steerRover: Effect<Place> = {
  ...sendRover,
  missing: (s, me) => (isAirlock(s, me.room) ? null : noComputer(s, me)),
}

const roverDriver = actionCard(
  'rover-driver',
  { pilot: 1 },
  { cost: 0, when: 'calm', ...either(steerRover, driveToBunker) },
)

export const PILOT_CARDS: readonly ActionCard[] = [facilityKnowledge, oldHand, roverDriver]
