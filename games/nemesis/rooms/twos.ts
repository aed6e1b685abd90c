import type { Tile } from '@bulkhead/hull/cards/tile.ts'
import { plain } from '@bulkhead/hull/choices.ts'
import { scanHand } from '@bulkhead/hull/contamination.ts'
import { placeWay, turnDoorsOfRoom, untreatable } from '@bulkhead/hull/effects.ts'
import { lookAtRoomAndToken } from '@bulkhead/hull/looking.ts'
import { removeSlime, slime } from '@bulkhead/hull/markers.ts'
import {
  contaminationIn,
  corridorsOf,
  inCombat,
  places,
  roomOf,
  seatOf,
} from '@bulkhead/hull/queries.ts'
import { tileOf } from '@bulkhead/hull/ruleset.ts'
import { NONE, type Place, type Player, type Room, type State } from '@bulkhead/hull/state.ts'
import { healLightWounds } from '@bulkhead/hull/wounds.ts'
import type { Rules } from '@bulkhead/kernel'
import { depressurise } from '../airlock.ts'
import { type Missing, tile } from '../declare.ts'
import { lookAtEngine } from '../engines.ts'
import { own } from '../own.ts'
import { turnOnePod } from '../pods.ts'
import type { Table } from '../table.ts'

/** The nine rooms "2", of which five are in play. */

const cabins = tile({
  id: 'cabins',
  kind: '2',
  colour: 'white',
  // NEM-ROOM-25, NEM-ROOM-26: one card more for whoever wakes up here undisturbed.
  modifies: { handSize: (size, _about, s, me) => (isQuiet(s, me) ? size + 1 : size) },
})

function isQuiet(s: State, me: Player): boolean {
  return !roomOf(s, me).malfunction && !inCombat(s, me)
}

const canteen = tile({
  id: 'canteen',
  kind: '2',
  colour: 'green',
  action: {
    *resolve(t, me) {
      if (me.lightWounds > 0 && !untreatable(t.state, me)) healLightWounds(t, me, 1)
      yield* mayScan(t, me)
    },
  },
})

/** NEM-ROOM-30; asked of everybody with cards in hand, so that the question betrays nothing. */
function* mayScan(t: Table, me: Player): Rules {
  if (me.hand.length === 0) return
  const [answer] = yield* t.ask(
    seatOf(t.state, me),
    { prompt: 'may-scan', rule: 'NEM-ROOM-30', idle: ['do-not-scan'] },
    () =>
      contaminationIn(me).length > 0
        ? [plain('scan'), plain('do-not-scan')]
        : [plain('do-not-scan')],
  )
  if (answer.id === 'scan') yield* scanHand(t, me)
}

const commandCenter = tile({
  id: 'command-center',
  kind: '2',
  colour: 'red',
  computer: true,
  action: turnDoorsOfRoom,
})

const hatchControl = tile({
  id: 'hatch-control',
  kind: '2',
  colour: 'white',
  action: turnOnePod((s) => own(s).pods.filter((pod) => !pod.gone), 'no-pod-left'),
})

const airlockControl = tile({
  id: 'airlock-control',
  kind: '2',
  colour: 'yellow',
  action: {
    missing: noAirlock,
    ways: (s) => airlocks(s).map(placeWay),
    resolve: depressurise,
  },
})

function noAirlock(s: State): Missing | null {
  if (own(s).depressurised !== NONE) return { why: 'depressurising', rule: 'NEM-ROOM-34' }
  return airlocks(s).length === 0 ? { why: 'no-airlock', rule: 'NEM-ROOM-33' } : null
}

/** Other explored yellow rooms without destroyed doors. */
function airlocks(s: State): Place[] {
  return places(s).filter(
    (place) => isOtherYellow(s, s.rooms[place]) && !hasDestroyedDoor(s, place),
  )
}

function isOtherYellow(s: State, { tile: id, explored }: Room): boolean {
  return explored && id !== 'airlock-control' && tileOf(s, id).colour === 'yellow'
}

function hasDestroyedDoor(s: State, place: Place): boolean {
  return corridorsOf(s, place).some(({ corridor }) => s.corridors[corridor].door === 'destroyed')
}

const showerRoom = tile({
  id: 'shower-room',
  kind: '2',
  colour: 'white',
  action: {
    *resolve(t, me) {
      if (me.slime) removeSlime(t, me)
      yield* mayScan(t, me)
    },
  },
})

/** NEM-ROOM-41: it clings to whoever enters. */
const slimeRoom = tile({ id: 'slime-room', kind: '2', colour: null, breaks: false, entered: slime })

const engineControl = tile({
  id: 'engine-control',
  kind: '2',
  colour: 'yellow',
  computer: true,
  action: {
    *resolve(t, me) {
      for (const engine of own(t.state).engines) lookAtEngine(t, me, engine)
    },
  },
})

const monitoringRoom = tile({
  id: 'monitoring-room',
  kind: '2',
  colour: 'red',
  computer: true,
  action: lookAtRoomAndToken,
})

export const ROOMS_TWO: readonly Tile[] = [
  cabins,
  canteen,
  commandCenter,
  hatchControl,
  airlockControl,
  showerRoom,
  slimeRoom,
  engineControl,
  monitoringRoom,
]
