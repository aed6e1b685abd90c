import { either } from '@bulkhead/hull/actions/either.ts'
import { operate, sendSignal, takeEgg } from '@bulkhead/hull/card-effects.ts'
import type { Tile } from '@bulkhead/hull/cards/tile.ts'
import { driveAway } from '@bulkhead/hull/damage.ts'
import {
  dressAll,
  healAllLight,
  healOne,
  isEnergyWeapon,
  loading,
  placeWay,
} from '@bulkhead/hull/effects.ts'
import { findItem, reload } from '@bulkhead/hull/items.ts'
import { COLOURS } from '@bulkhead/hull/kinds.ts'
import { removeFire } from '@bulkhead/hull/markers.ts'
import { intrudersIn, placeOf, places } from '@bulkhead/hull/queries.ts'
import { deckWays } from '@bulkhead/hull/search.ts'
import { analyse } from '@bulkhead/hull/weaknesses.ts'
import { tile } from '../declare.ts'
import { own } from '../own.ts'
import { turnSelfDestruct } from '../self-destruct.ts'
import { enterPod } from './evacuation.ts'

/** The eleven rooms "1". */

const armory = tile({
  id: 'armory',
  kind: '1',
  colour: 'red',
  action: {
    ...loading(isEnergyWeapon, { why: 'no-energy-weapon', rule: 'NEM-ROOM-08' }),
    *resolve(t, me, weapon) {
      reload(t, me, weapon, 2, 'NEM-ROOM-08')
    },
  },
})

const surgery = tile({
  id: 'surgery',
  kind: '1',
  colour: 'green',
  // The Autopsy Objective.
  brought(s, objects) {
    if (objects.includes('corpse')) own(s).autopsy = true
  },
  action: operate('surgery'),
})

const storage = tile({
  id: 'storage',
  kind: '1',
  colour: 'red',
  action: {
    ways: (s) => deckWays(s, COLOURS),
    resolve: findItem,
  },
})

const generator = tile({
  id: 'generator',
  kind: '1',
  colour: 'yellow',
  computer: true,
  action: turnSelfDestruct,
})

const emergencyRoom = tile({
  id: 'emergency-room',
  kind: '1',
  colour: 'green',
  action: either(dressAll, healOne, healAllLight),
})

const laboratory = tile({
  id: 'laboratory',
  kind: '1',
  colour: 'green',
  computer: true,
  action: analyse((s) => placeOf(s, 'laboratory')),
})

const nest = tile({
  id: 'nest',
  kind: '1',
  colour: null,
  breaks: false,
  action: takeEgg,
})

const commsRoom = tile({
  id: 'comms-room',
  kind: '1',
  colour: 'yellow',
  computer: true,
  action: sendSignal,
})

const evacuationA = tile({ id: 'evacuation-a', kind: '1', colour: 'white', action: enterPod('a') })
const evacuationB = tile({ id: 'evacuation-b', kind: '1', colour: 'white', action: enterPod('b') })

const fireControl = tile({
  id: 'fire-control',
  kind: '1',
  colour: 'yellow',
  computer: true,
  action: {
    ways: (s) => places(s).map(placeWay),
    // NEM-ROOM-22, NEM-ROOM-23
    *resolve(t, me, place) {
      removeFire(t, place)
      driveAway(t, intrudersIn(t.state, place), me)
    },
  },
})

export const ROOMS_ONE: readonly Tile[] = [
  armory,
  surgery,
  storage,
  generator,
  emergencyRoom,
  laboratory,
  nest,
  commsRoom,
  evacuationA,
  evacuationB,
  fireControl,
]
