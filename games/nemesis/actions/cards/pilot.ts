import { lookAtCoordinates } from '../../coordinates.ts'
import { turnDoor } from '../../effects.ts'
import { lookAtRoomOnly } from '../../looking.ts'
import { roomOf } from '../../queries.ts'
import type { Chosen, Effect } from '../action.ts'
import { type ActionCard, actionCard } from '../card.ts'
import { either } from '../either.ts'
import { atComputer, noComputer, roomAction, showsComputer } from '../roomaction.ts'

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
  {
    ...roomAction,
    cost: 0,
    when: 'calm',
    missing: (s, me) =>
      showsComputer(s, me)
        ? { why: 'computer-here', rule: 'NEM-CARD-04' }
        : roomAction.missing!(s, me),
  },
)

export const PILOT_CARDS: readonly ActionCard[] = [shipKnowledge, piloting, oldFriend]
