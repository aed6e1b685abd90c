import { either } from '@bulkhead/hull/actions/either.ts'
import { atComputer, noComputer } from '@bulkhead/hull/actions/room-action.ts'
import { attaching, leaveInSmoke } from '@bulkhead/hull/card-effects.ts'
import type { ItemDef } from '@bulkhead/hull/cards/item-card.ts'
import { playerTarget } from '@bulkhead/hull/choices.ts'
import { lookAtObjectives, lookAtRoomAndToken } from '@bulkhead/hull/looking.ts'
import { lureIntruders } from '@bulkhead/hull/luring.ts'
import { seatOf } from '@bulkhead/hull/queries.ts'
import type { Objective, Player, State } from '@bulkhead/hull/state.ts'
import { throwBlast } from '@bulkhead/hull/throwing.ts'
import { item, type Way } from '../../declare.ts'
import { turnSelfDestruct } from '../../self-destruct.ts'
import { ENERGY_CHARGE, turnPodHere } from './shared.ts'

/** Red Items: military. */

const energyCharge = item({
  id: 'energy-charge',
  colour: 'red',
  copies: 11,
  symbol: 'battery',
  once: true,
  action: { cost: 1, when: 'any', ...either(...ENERGY_CHARGE) },
})

const grenade = item({
  id: 'grenade',
  colour: 'red',
  copies: 4,
  once: true,
  action: { cost: 1, when: 'any', ...throwBlast('grenade') },
})

const smokeGrenade = item({
  id: 'smoke-grenade',
  colour: 'red',
  copies: 3,
  once: true,
  action: { cost: 1, when: 'combat', ...leaveInSmoke },
})

const reconDrone = item({
  id: 'recon-drone',
  colour: 'red',
  copies: 3,
  once: true,
  action: { cost: 1, when: 'calm', ...lookAtRoomAndToken },
})

const bait = item({
  id: 'bait',
  colour: 'red',
  copies: 2,
  once: true,
  action: { cost: 1, when: 'any', ...lureIntruders },
})

const extendedMagazine = item({
  id: 'extended-magazine',
  colour: 'red',
  copies: 1,
  magazine: 2,
  action: { cost: 0, when: 'calm', ...attaching('extended-magazine', 2) },
})

const prototypeRifle = item({
  id: 'prototype-rifle',
  colour: 'red',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 6, overload: true },
})

const prototypeShotgun = item({
  id: 'prototype-shotgun',
  colour: 'red',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 2, atLeast: 1, onFace: { one: 1, two: 1 } },
})

const prototypePistol = item({
  id: 'prototype-pistol',
  colour: 'red',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 3, reroll: true },
})

const commsKey = item({
  id: 'comms-key',
  colour: 'red',
  copies: 1,
  once: true,
  action: {
    cost: 1,
    when: 'calm',
    missing: noComputer,
    ways: (s, me) => s.players.flatMap((other) => signallerWays(s, me, other)),
    *resolve(t, me, { other, kind }) {
      const [one] = unreadOf(t.state, me, other).filter((objective) => objective.kind === kind)
      lookAtObjectives(t, me, other, [one])
    },
  },
})

interface Unread {
  readonly other: Player
  readonly kind: Objective['kind']
}

/** One Objective of somebody who sent a Signal: which of the two kinds, where they hold both. */
function signallerWays(s: State, me: Player, other: Player): Way<Unread>[] {
  if (other === me || !other.signal || other.fate === 'dead') return []
  const kinds = new Set(unreadOf(s, me, other).map(({ kind }) => kind))
  return [...kinds].map((kind) => ({
    id: `${seatOf(s, other)}-${kind}`,
    params: { kind },
    targets: [playerTarget(s, other)],
    choice: { other, kind },
  }))
}

function unreadOf(s: State, me: Player, { objectives }: Player): Objective[] {
  return objectives.filter((one) => !one.seen.includes(seatOf(s, me)))
}

const evacuationKey = item({
  id: 'evacuation-key',
  colour: 'red',
  copies: 1,
  once: true,
  action: { cost: 1, when: 'calm', ...turnPodHere },
})

const selfDestructKey = item({
  id: 'self-destruct-key',
  colour: 'red',
  copies: 1,
  once: true,
  action: { cost: 1, when: 'calm', ...atComputer(turnSelfDestruct) },
})

export const RED_ITEMS: readonly ItemDef[] = [
  energyCharge,
  grenade,
  smokeGrenade,
  reconDrone,
  bait,
  extendedMagazine,
  prototypeRifle,
  prototypeShotgun,
  prototypePistol,
  commsKey,
  evacuationKey,
  selfDestructKey,
]
