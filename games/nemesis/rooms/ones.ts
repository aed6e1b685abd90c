import { either } from '@bulkhead/hull/actions/either.ts'
import type { Tile } from '@bulkhead/hull/cards/tile.ts'
import { purge } from '@bulkhead/hull/contamination.ts'
import { driveAway, loseEmptyNest } from '@bulkhead/hull/damage.ts'
import {
  dressAll,
  healAllLight,
  healOne,
  isEnergyWeapon,
  loading,
  placeWay,
} from '@bulkhead/hull/effects.ts'
import { discardHand, reshuffle } from '@bulkhead/hull/hand.ts'
import { findItem, reload, takeObject } from '@bulkhead/hull/items.ts'
import { COLOURS } from '@bulkhead/hull/kinds.ts'
import { removeFire } from '@bulkhead/hull/markers.ts'
import { noiseRoll } from '@bulkhead/hull/noise.ts'
import { intrudersIn, isAwake, placeOf, places, seatOf } from '@bulkhead/hull/queries.ts'
import { deckWays } from '@bulkhead/hull/search.ts'
import { analyse } from '@bulkhead/hull/weaknesses.ts'
import { lightWounds } from '@bulkhead/hull/wounds.ts'
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
  action: {
    // NEM-ROOM-10 to NEM-ROOM-12, in this order.
    *resolve(t, me) {
      purge(t, me)
      discardHand(t, me, 'NEM-ROOM-11')
      reshuffle(t, me, 'NEM-ROOM-11')
      t.state.turn.passes = true
      yield* lightWounds(t, me, 'surgery')
    },
  },
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
  action: {
    missing: (s) => (s.eggs > 0 ? null : { why: 'no-eggs', rule: 'NEM-EGG-02' }),
    *resolve(t, me) {
      t.state.eggs--
      loseEmptyNest(t)
      yield* takeObject(t, me, 'egg')
      if (isAwake(me)) yield* noiseRoll(t, me)
    },
  },
})

const commsRoom = tile({
  id: 'comms-room',
  kind: '1',
  colour: 'yellow',
  computer: true,
  action: {
    missing: (_s, me) => (me.signal ? { why: 'signal-sent', rule: 'NEM-ROOM-19' } : null),
    *resolve(t, me) {
      me.signal = true
      t.log('signal', { seat: seatOf(t.state, me) }, 'NEM-ROOM-19')
    },
  },
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
    *resolve(t, _me, place) {
      removeFire(t, place)
      driveAway(t, intrudersIn(t.state, place))
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
