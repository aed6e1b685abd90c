import { either } from '@bulkhead/hull/actions/either.ts'
import { atComputer, noComputer } from '@bulkhead/hull/actions/room-action.ts'
import { attaching, readingObjectives } from '@bulkhead/hull/card-effects.ts'
import type { ItemDef } from '@bulkhead/hull/cards/item-card.ts'
import { discardUsed } from '@bulkhead/hull/items.ts'
import { lureIntruders } from '@bulkhead/hull/luring.ts'
import type { Item, Player } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import { RED_ITEMS as FROM_NEMESIS } from '@bulkhead/nemesis/cards/items/red.ts'
import { item } from '../../declare.ts'
import { startTheCountdown, stopTheCountdown } from '../../rooms/shared.ts'
import type { Table } from '../../table.ts'
import { alike } from '../alike.ts'
import { ENERGY_CHARGE } from './shared.ts'

/** Red Items: military. */

const [grenade, smokeGrenade, drone] = alike(
  FROM_NEMESIS,
  'grenade',
  'smoke-grenade',
  'recon-drone',
)
const reconDrone: ItemDef = { ...drone, copies: 2 }

const energyCharge = item({
  id: 'energy-charge',
  colour: 'red',
  copies: 9,
  symbol: 'battery',
  once: true,
  action: { cost: 1, when: 'any', ...either(...ENERGY_CHARGE) },
})

const lightStick = item({
  id: 'light-stick',
  colour: 'red',
  copies: 4,
  once: true,
  reacts: { dark: breakLightStick },
})

function* breakLightStick(t: Table, me: Player, stick: Item): Rules<boolean> {
  discardUsed(t, me, stick)
  return true
}

const decoy = item({
  id: 'decoy',
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
  action: { cost: 1, when: 'calm', ...attaching('extended-magazine', 2) },
})

const prototypeRifle = item({
  id: 'prototype-rifle',
  colour: 'red',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 6, loaded: 6, overload: true },
})

const prototypeShotgun = item({
  id: 'prototype-shotgun',
  colour: 'red',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 2, loaded: 2, atLeast: 1, onFace: { one: 1, two: 1 } },
})

const prototypePistol = item({
  id: 'prototype-pistol',
  colour: 'red',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 3, loaded: 3, reroll: true },
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
    ...readingObjectives((other) => other.signal),
  },
})

const autodestructKey = item({
  id: 'autodestruct-key',
  colour: 'red',
  copies: 1,
  once: true,
  action: {
    cost: 1,
    when: 'calm',
    ...either(
      atComputer(startTheCountdown('LOCK-SELFD-09')),
      atComputer(stopTheCountdown('LOCK-SELFD-09')),
    ),
  },
})

export const RED_ITEMS: readonly ItemDef[] = [
  energyCharge,
  lightStick,
  grenade,
  smokeGrenade,
  decoy,
  reconDrone,
  extendedMagazine,
  prototypeRifle,
  prototypeShotgun,
  prototypePistol,
  commsKey,
  autodestructKey,
]
