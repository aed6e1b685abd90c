import type { Chosen } from '@bulkhead/hull/actions/action.ts'
import type { ActionCard } from '@bulkhead/hull/actions/card.ts'
import { either } from '@bulkhead/hull/actions/either.ts'
import {
  atComputer,
  noComputer,
  plainRoomAction,
  roomAction,
} from '@bulkhead/hull/actions/room-action.ts'
import { turnDoor } from '@bulkhead/hull/effects.ts'
import { lookAtRoomOnly } from '@bulkhead/hull/looking.ts'
import { roomOf } from '@bulkhead/hull/queries.ts'
import { lookAtCoordinates } from '../../coordinates.ts'
import { actionCard, type Effect } from '../../declare.ts'

/** The Pilot's own Action cards. */

const shipKnowledge = actionCard(
  'ship-knowledge',
  { pilot: 1 },
  { cost: 0, when: 'calm', ...either(turnDoor, lookAtRoomOnly) },
)

const atControls: Effect<Chosen> = {
  ...roomAction,
  missing: (s, me) =>
    (roomOf(s, me).tile === 'cockpit' ? null : noComputer(s, me)) ?? roomAction.missing!(s, me),
}

const piloting = actionCard(
  'piloting',
  { pilot: 1 },
  { cost: 0, when: 'calm', ...either(atControls, atComputer(lookAtCoordinates)) },
)

const oldFriend = actionCard(
  'old-friend',
  { pilot: 1 },
  { ...plainRoomAction, cost: 0, when: 'calm' },
)

export const PILOT_CARDS: readonly ActionCard[] = [shipKnowledge, piloting, oldFriend]
