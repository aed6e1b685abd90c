import type { Hidden } from '@bulkhead/common'
import type { ActionCard } from '@bulkhead/hull/actions/card.ts'
import { either } from '@bulkhead/hull/actions/either.ts'
import { atComputer, noComputer } from '@bulkhead/hull/actions/room-action.ts'
import { playerTarget } from '@bulkhead/hull/choices.ts'
import { lookAtRoomAndToken } from '@bulkhead/hull/looking.ts'
import { seatOf } from '@bulkhead/hull/queries.ts'
import type { Player, State } from '@bulkhead/hull/state.ts'
import { remoteAccess } from '../../computers.ts'
import { lookAtContingency } from '../../contingencies.ts'
import { actionCard, type Effect, type Way } from '../../declare.ts'
import { ownOf } from '../../own.ts'
import { flipPower, isPowered, POWER_PLACES } from '../../power.ts'

/** The Hacker's own Action cards. */

const bypass = actionCard(
  'bypass',
  { hacker: 1 },
  {
    cost: 1,
    when: 'calm',
    missing: noComputer,
    ways: (s) =>
      POWER_PLACES.map((power) => ({
        id: power,
        label: isPowered(s, power) ? 'cut-power' : 'power-up',
        targets: [{ kind: 'power', id: power }],
        params: { power },
        choice: power,
      })),
    *resolve(t, _me, power) {
      flipPower(t, power, 'LOCK-POWER-08')
    },
  },
)

const remote = actionCard(
  'remote-access',
  { hacker: 1 },
  { ...remoteAccess, cost: 1, when: 'calm' },
)

/** A token of another player, and whose it is. */
interface Breach {
  readonly owner: Player
  readonly token: Hidden
}

const readToken: Effect<Breach> = {
  id: 'look-at-contingency',
  ways: (s, me) => s.players.flatMap((owner) => (owner === me ? [] : tokenWays(s, owner))),
  *resolve(t, me, { owner, token }) {
    lookAtContingency(t, me, token, owner, 'LOCK-CONTIN-05')
  },
}

function tokenWays(s: State, owner: Player): Way<Breach>[] {
  return ownOf(owner).contingencies.map((token, i) => ({
    id: `${seatOf(s, owner)}-${i + 1}`,
    targets: [playerTarget(s, owner)],
    params: { number: i + 1 },
    choice: { owner, token },
  }))
}

const dataBreach = actionCard(
  'data-breach',
  { hacker: 1 },
  { cost: 0, when: 'calm', ...either(atComputer(readToken), atComputer(lookAtRoomAndToken)) },
)

export const HACKER_CARDS: readonly ActionCard[] = [bypass, remote, dataBreach]
