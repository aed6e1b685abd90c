import { putFire, putMalfunction } from '@bulkhead/hull/markers.ts'
import { noiseEverywhere } from '@bulkhead/hull/noise-markers.ts'
import { isExplored, placeOf } from '@bulkhead/hull/queries.ts'
import { rulesOf } from '@bulkhead/hull/ruleset.ts'
import type { State } from '@bulkhead/hull/state.ts'
import { putSample, samplesDelivered } from '../samples.ts'
import { SHIP_PLACES } from '../shuttle.ts'
import type { Table } from '../table.ts'
import type { Activation, AlertCard, Condition } from './alert-card.ts'

/** The ten Alerts. */

function activate(...rooms: string[]): Activation {
  return { rooms: () => rooms }
}

/** The other one of the two rooms than the level before was done in. */
function activateOther(...rooms: string[]): Activation {
  return { rooms: ({ activated }) => rooms.filter((room) => room !== activated) }
}

const delivered: Condition = { isMet: samplesDelivered }

const reactorSurge: AlertCard = {
  id: 'alert-reactor-surge',
  levels: [activate('generator'), activate('engine-2')],
}

const distressBeacon: AlertCard = {
  id: 'alert-distress-beacon',
  revealed(t) {
    if (isExplored(t.state, 'comms-room')) noiseEverywhere(t, placeOf(t.state, 'comms-room'))
  },
  levels: [activate('comms-room')],
}

const hullStress: AlertCard = {
  id: 'alert-hull-stress',
  revealed: (t) => breakDown(t, 'generator'),
  levels: [{ isMet: (s, { repaired }) => repaired >= 1 || isSound(s) }],
}

function isSound(s: State): boolean {
  return SHIP_PLACES.every((place) => !s.rooms[place].malfunction)
}

const fireAboard: AlertCard = {
  id: 'alert-fire-aboard',
  revealed: (t) => setOnFire(t, 'hibernatorium'),
  levels: [{ isMet: (s) => !burns(s, 'hibernatorium') }],
}

function burns(s: State, tile: string): boolean {
  return s.rooms[placeOf(s, tile)].fire
}

const stirringHive: AlertCard = {
  id: 'alert-stirring-hive',
  levels: [{ isMet: (s, { eggGone }) => eggGone || s.eggs === 0 }],
}

const lostSamples: AlertCard = {
  id: 'alert-lost-samples',
  revealed(t, alert) {
    putSample(t, alert, 'laboratory')
    if (t.state.players.length > 4) putSample(t, alert, 'storage')
  },
  levels: [delivered],
}

const quarantine: AlertCard = {
  id: 'alert-quarantine',
  levels: [activate('surgery', 'shuttle-main')],
}

const blackBox: AlertCard = {
  id: 'alert-black-box',
  levels: [
    { ...activate('cockpit'), activated: (t, alert) => putSample(t, alert, 'cockpit') },
    delivered,
  ],
}

const podClamps: AlertCard = {
  id: 'alert-pod-clamps',
  levels: [activate('evacuation-a', 'evacuation-b')],
}

const driveDrift: AlertCard = {
  id: 'alert-drive-drift',
  levels: [activate('engine-1', 'engine-3'), activateOther('engine-1', 'engine-3')],
}

export const ALERTS: readonly AlertCard[] = [
  reactorSurge,
  distressBeacon,
  hullStress,
  fireAboard,
  stirringHive,
  lostSamples,
  quarantine,
  blackBox,
  podClamps,
  driveDrift,
]

// --- markers that never destroy the ship ---

/** Markers that must be left when another one has been placed. */
const SPARE = 2

function breakDown(t: Table, tile: string): void {
  const s = t.state
  const used = s.rooms.filter(({ malfunction }) => malfunction).length
  const left = rulesOf(s).supply.malfunction - used - 1
  if (left >= SPARE) putMalfunction(t, placeOf(s, tile))
}

function setOnFire(t: Table, tile: string): void {
  const s = t.state
  const left = rulesOf(s).supply.fire - s.rooms.filter(({ fire }) => fire).length - 1
  if (left >= SPARE) putFire(t, placeOf(s, tile))
}
