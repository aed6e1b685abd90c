import { SHUTTLE_RED, SHUTTLE_YELLOW } from '@bulkhead/aftermath/printed'
import type { Seat } from '@bulkhead/kernel'
import { type Act, putsOutFire, repairsRoom } from '../hull/acts.ts'
import { type Aim, beThere, fetchLying, performIn } from '../hull/aims.ts'
import { canRepair, carries, hidingPlaces, itemsOf, type Mind, placeOf } from '../hull/mind.ts'
import { because } from './because.ts'
import { isShuttle, own, shuttlePlaces } from './mind.ts'
import { type Stop, strides } from './sharing.ts'

/** What each Alert asks for, one level after the other. */

/** Something that one of the crew has to do in a room. */
export interface Job extends Stop {
  readonly aim: Aim
  /** Looks for the room first, in one of those that are still hidden. */
  readonly seeks?: boolean
}

type Task = (mind: Mind) => Job[]

const ALERTS: Readonly<Record<string, readonly Task[]>> = {
  'alert-reactor-surge': [activate('generator'), activate('engine-2')],
  'alert-distress-beacon': [activate('comms-room')],
  'alert-hull-stress': [repair],
  'alert-fire-aboard': [douse],
  'alert-stirring-hive': [disturbNest],
  'alert-lost-samples': [deliver],
  'alert-quarantine': [activate('surgery', 'shuttle-main')],
  'alert-black-box': [activate('cockpit'), deliver],
  'alert-pod-clamps': [activate('evacuation-a', 'evacuation-b')],
  'alert-drive-drift': [activate('engine-1', 'engine-3'), activate('engine-1', 'engine-3')],
}

/** What is to be done now. */
export function jobsNow(mind: Mind): Job[] {
  const { alert } = own(mind)
  return alert ? ALERTS[alert.id][alert.level](mind) : []
}

/** What is to be done after that: somebody may be there when it comes to it. */
export function jobsNext(mind: Mind): Job[] {
  const { alert } = own(mind)
  const next = alert && ALERTS[alert.id].at(alert.level + 1)
  if (!next || alert.id === 'alert-black-box') return []
  const now = jobsNow(mind).map(({ place }) => place)
  return next(mind)
    .filter(({ place, seeks }) => seeks || !now.includes(place))
    .map((job) => ({ ...job, toll: job.toll + 1 }))
}

/** Whoever carries a Sample brings it to the Shuttle. */
export function delivery(mind: Mind, seat: Seat): Stop | undefined {
  const { room, hands } = mind.view.players[seat]
  if (!hands.some(({ object }) => object === 'sample') || isShuttle(room)) return undefined
  const far = strides(mind, room)
  const nearest = shuttlePlaces(mind).reduce((best, one) => (far[one] < far[best] ? one : best))
  return { place: nearest, toll: 0 }
}

/** Rounds until it is checked, this one included. */
export function roundsToCheck(mind: Mind): number {
  const { alert, play, shuttle } = own(mind)
  if (!alert) return Number.POSITIVE_INFINITY
  const check = play === 'epilogue' ? SHUTTLE_YELLOW.find((one) => one > shuttle) : SHUTTLE_RED
  return (check ?? SHUTTLE_RED) - shuttle
}

/** In the room, or in the one of two where that has not been done. */
function activate(...tiles: string[]): Task {
  return (mind) =>
    tiles
      .filter((tile) => tile !== own(mind).alert!.activated)
      .flatMap((tile) => {
        const place = placeOf(mind, tile)
        if (place < 0) return seek(mind, tile)
        const does = ({ action }: Act) => action === 'activate-alert' && mind.me.room === place
        const aim = { place, worth: 0, because: whyAlert(mind), does, amid: true }
        return [{ place, toll: 1, aim }]
      })
}

export function whyAlert(mind: Mind) {
  return because('alert', { alert: own(mind).alert!.id })
}

/** The room lies face down: in any of these. */
function seek(mind: Mind, tile: string): Job[] {
  return hidingPlaces(mind, tile).map((place) => ({
    place,
    toll: 0,
    seeks: true,
    aim: beThere(place, 0, whyAlert(mind)),
  }))
}

/** Any two; only their owner knows who has the means. */
function repair(mind: Mind): Job[] {
  if (!canRepair(mind)) return []
  return mind.view.rooms.flatMap(({ malfunction }, place) => {
    const does = (act: Act) => repairsRoom(act) && mind.me.room === place
    const aim = { place, worth: 0, because: whyAlert(mind), does }
    return malfunction && !isShuttle(place) ? [{ place, toll: 1, aim }] : []
  })
}

/** From afar, or on the spot by whoever has an extinguisher. */
function douse(mind: Mind): Job[] {
  const burning = ['hibernatorium']
    .map((tile) => placeOf(mind, tile))
    .filter((place) => mind.view.rooms[place]?.fire)
  const { extinguishers } = mind.lore
  const jobs = itemsOf(mind).some((id) => extinguishers.includes(id))
    ? burning.map((place): Job => {
        const does = (act: Act) => putsOutFire(act) && mind.me.room === place
        return { place, toll: 1, aim: { place, worth: 0, because: whyAlert(mind), does } }
      })
    : []
  const afar = (act: Act) => burning.includes(act.place)
  return [...jobs, ...perform(mind, 'fire-control', afar)]
}

/** An Egg is taken from the Nest, or destroyed. */
function disturbNest(mind: Mind): Job[] {
  return perform(mind, mind.lore.rooms.nest)
}

const ROOM_ACTION = 2

/** What is broken is left to those who can repair it. */
function perform(mind: Mind, tile: string, way?: (act: Act) => boolean): Job[] {
  const place = placeOf(mind, tile)
  if (place < 0) return seek(mind, tile)
  if (mind.view.rooms[place].malfunction && !canRepair(mind)) return []
  return performIn(mind, tile, 0, whyAlert(mind), way).map((aim) => ({
    place,
    toll: ROOM_ACTION,
    aim,
  }))
}

/** Samples to the Shuttle. */
function deliver(mind: Mind): Job[] {
  const lying = mind.view.rooms.flatMap(({ objects }, place) =>
    isShuttle(place)
      ? []
      : objects
          .filter((one) => one === 'sample')
          .map((): Job => {
            const aim = fetchLying(mind, 'sample', 'sample', place, 0)
            return { place, toll: 1, aim: { ...aim, because: because('sample') } }
          }),
  )
  return [...lying, ...own(mind).alert!.awaited.flatMap((tile) => seek(mind, tile))]
}

/** This Character's own Sample: to the Shuttle, and laid down there, or it would leave again with its bearer. */
export function carrySample(mind: Mind, worth: number): Aim[] {
  if (!carries(mind, 'sample')) return []
  const places = isShuttle(mind.me.room) ? [mind.me.room] : shuttlePlaces(mind)
  const lays = ({ action }: Act) => action === 'drop' && isShuttle(mind.me.room)
  return places.map((place) => ({ place, worth, because: because('sample'), does: lays }))
}
