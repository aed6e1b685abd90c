import { SHUTTLE_YELLOW } from '@bulkhead/aftermath/printed'
import { type Act, putsOutFire, repairsRoom } from '../hull/acts.ts'
import { type Aim, beThere, fetchLying, isCloserTo, performIn } from '../hull/aims.ts'
import { carries, type Mind, placeOf } from '../hull/mind.ts'
import { because } from './because.ts'
import { isShuttle, own, shuttlePlaces } from './mind.ts'

/** What each Alert asks for, one level after the other. */

type Task = (mind: Mind, worth: number) => Aim[]

const ALERTS: Readonly<Record<string, readonly Task[]>> = {
  'alert-reactor-surge': [activate('generator'), activate('engine-2')],
  'alert-distress-beacon': [activate('comms-room')],
  'alert-hull-stress': [repair],
  'alert-fire-aboard': [douse],
  'alert-stirring-hive': [disturbNest, activate('fire-control')],
  'alert-lost-samples': [deliver],
  'alert-quarantine': [activate('surgery'), activate('shuttle-main')],
  'alert-black-box': [activate('cockpit'), deliver],
  'alert-pod-clamps': [
    activate('evacuation-a', 'evacuation-b'),
    activate('evacuation-a', 'evacuation-b'),
  ],
  'alert-drive-drift': [activate('engine-1', 'engine-3'), activate('engine-1', 'engine-3')],
}

/** Whoever is nearest sees to it; somebody else may wait where it goes on. */
const FOR_ANOTHER = 0.45
const NEXT = 0.6

export function alertAims(mind: Mind, worth: number): Aim[] {
  const { alert } = own(mind)
  if (!alert) return []
  const tasks = ALERTS[alert.id].slice(alert.level)
  const now = tasks[0](mind, worth)
  const next = tasks.at(1)
  const busy = now.some(({ place }) => !isCloserTo(mind, place))
  const then = next && !busy ? next(mind, worth * NEXT) : []
  return [...now, ...then].map((aim) => ({
    ...aim,
    worth: isForAnother(mind, aim) ? aim.worth * FOR_ANOTHER : aim.worth,
    because: because('alert', { alert: alert.id }),
  }))
}

/** Somebody is nearer, there is time, and this Character does not carry what nobody else can bring. */
function isForAnother(mind: Mind, { place }: Aim): boolean {
  return isCloserTo(mind, place) && !alertPresses(mind) && !carries(mind, 'sample')
}

/** It is checked at the end of this round, or soon. */
export function alertPresses(mind: Mind): boolean {
  const { alert, play, shuttle } = own(mind)
  if (!alert) return false
  return play === 'epilogue' ? SHUTTLE_YELLOW.includes(shuttle + 1) : shuttle >= 3
}

/** In the room, or in the one of two where that has not been done. */
function activate(...tiles: string[]): Task {
  return (mind, worth) =>
    tiles
      .filter((tile) => tile !== own(mind).alert!.activated)
      .flatMap((tile) => there(mind, tile, worth))
}

function there(mind: Mind, tile: string, worth: number): Aim[] {
  const place = placeOf(mind, tile)
  const activates = ({ action }: Act) => action === 'activate-alert' && mind.me.room === place
  if (place < 0) return performIn(mind, tile, worth, because('mission'))
  return [{ place, worth, because: because('mission'), does: activates }]
}

function repair(mind: Mind, worth: number): Aim[] {
  return mind.view.rooms.flatMap(({ malfunction }, place) => {
    const mends = (act: Act) => repairsRoom(act) && mind.me.room === place
    return malfunction && !isShuttle(place)
      ? [{ place, worth, because: because('mission'), does: mends }]
      : []
  })
}

function douse(mind: Mind, worth: number): Aim[] {
  const burning = ['hibernatorium', 'storage']
    .map((tile) => placeOf(mind, tile))
    .filter((place) => mind.view.rooms[place]?.fire)
  const aims = burning.map((place): Aim => {
    const quenches = (act: Act) => putsOutFire(act) && mind.me.room === place
    return { place, worth: worth / 2, because: because('mission'), does: quenches }
  })
  if (placeOf(mind, 'fire-control') < 0) return aims
  const afar = (act: Act) => burning.includes(act.place)
  return [...aims, ...performIn(mind, 'fire-control', worth, because('mission'), afar)]
}

/** An Egg is taken from the Nest, or destroyed. */
function disturbNest(mind: Mind, worth: number): Aim[] {
  return performIn(mind, mind.lore.rooms.nest, worth, because('mission'))
}

/** Samples to the Shuttle. */
function deliver(mind: Mind, worth: number): Aim[] {
  if (carries(mind, 'sample'))
    return shuttlePlaces(mind).map((place) => beThere(place, worth, because('sample')))
  return mind.view.rooms.flatMap(({ objects }, place) =>
    objects.includes('sample') && !isShuttle(place)
      ? [fetchLying(mind, 'sample', 'sample', place, worth)]
      : [],
  )
}
