import { WOUNDS_TO_BEAR } from '@bulkhead/hull/printed'
import { type Act, putsOutFire, repairsRoom } from './acts.ts'
import { type Aim, performIn, searchRooms } from './aims.ts'
import { because } from './because.ts'
import { doomOf } from './contamination.ts'
import {
  bleedsToDeath,
  canRepair,
  fires,
  itemsOf,
  type Mind,
  malfunctions,
  placeOf,
  suffers,
} from './mind.ts'
import { isFulfilled, objectivesOf, promised, stepsTowards } from './objectives.ts'
import { type Routes, routesFrom } from './travel.ts'

/** What this seat wants now: aims with what they are worth, and whether it must hurry. */
export interface Plan {
  readonly aims: readonly Aim[]
  readonly routes: Routes
  /** Everything is spent to get away. */
  readonly hurry: boolean
}

/** A way to leave, or to open one. */
export interface WayOut extends Aim {
  readonly leaves: boolean
  /** Worth preparing before the Objective is done. */
  readonly early?: boolean
}

/** What a sure way to survive is worth. */
export const LEAVE = 60
const LAST_ROUNDS = 3

export function planOf(mind: Mind): Plan {
  const routes = routesFrom(mind, mind.me.room)
  const all = objectivesOf(mind)
  const goals = mind.lore.share?.(mind, all) ?? all
  const steps = goals.flatMap((id) => stepsTowards(mind, id))
  const ready = goals.every((id) => isFulfilled(mind, id)) || steps.length === 0
  const ways = mind.lore.waysOut(mind, goals)
  const leaving = mustLeave(mind, ways, routes)
  const late = leaving && mind.lore.roundsLeft(mind) <= LAST_ROUNDS
  const hurry = late || bleedsToDeath(mind) || mind.lore.presses?.(mind) === true
  const aims: Aim[] = [...health(mind), ...upkeep(mind), ...(mind.lore.duties?.(mind) ?? [])]
  const faint =
    mind.lore.isKeeper?.(mind) === true ||
    (mind.view.mode === 'semi-coop' && goals.every((id) => promised(mind, id) < FAINT))
  if (!leaving) aims.push(...(faint ? steps.map(onTheWay) : steps))
  if (!hurry) aims.push(...(mind.lore.errands?.(mind) ?? []))
  if (ready || leaving || faint) aims.push(...ways)
  else aims.push(...ways.filter(({ early }) => early).map(onTheWay))
  return { aims, routes, hurry }
}

/** An Objective that is hardly ever won is not worth a life: its steps are taken where they lie near. */
const FAINT = 0.06
const NEARBY = 0.4

function onTheWay(aim: Aim): Aim {
  return { ...aim, worth: aim.worth * NEARBY }
}

/** The aim with the most left of its worth when the way there is paid. */
export function bestAim({ aims, routes }: Plan): Aim | null {
  let best: Aim | null = null
  let most = 0
  for (const aim of aims) {
    const left = aim.worth - routes.cost[aim.place]
    if (left > most) [best, most] = [aim, left]
  }
  return best
}

// --- leaving ---

export const CARDS_IN_A_ROUND = 3

/** Time is running out, or this Character will not bear much more. */
function mustLeave(mind: Mind, ways: readonly WayOut[], routes: Routes): boolean {
  const { lore, view, me } = mind
  const exits = ways.filter(({ leaves }) => leaves)
  const nearest = Math.min(
    ...exits.map(({ place }) => routes.steps[place] + routes.cost[place] / 3),
  )
  const left = lore.roundsLeft(mind)
  if (nearest < Number.POSITIVE_INFINITY && lore.isDoomed(mind)) return true
  if (nearest === Number.POSITIVE_INFINITY) return left <= 4
  if (view.mode === 'semi-coop' && view.round >= lore.patience) return true
  const needed = Math.ceil((nearest + 2) / CARDS_IN_A_ROUND) + 1
  if (left <= needed) return true
  const { wounds, lightWounds } = me
  return wounds.length >= WOUNDS_TO_BEAR || (wounds.length === 2 && lightWounds > 0)
}

// --- the place itself ---

/** What each fire on the board makes it worth to put one out. */
const FROM_AFAR = 7
const ON_THE_SPOT = 5

/** Keeps everything from burning down or breaking apart before this Character is away. */
function upkeep(mind: Mind): Aim[] {
  const aims = putOut(mind)
  const broken = malfunctions(mind)
  if (broken < 5 || !canRepair(mind)) return aims
  mind.view.rooms.forEach((room, place) => {
    if (!room.malfunction) return
    const mends = (act: Act) => repairsRoom(act) && mind.me.room === place
    aims.push({ place, worth: (broken - 3) * 3, because: whyMend(mind), does: mends })
  })
  return aims
}

export function whyMend(mind: Mind) {
  return because('mend-room', {
    number: malfunctions(mind),
    most: mind.lore.markers.malfunction,
  })
}

export function whyDouse(mind: Mind) {
  return because('douse', { number: fires(mind), most: mind.lore.markers.fire })
}

/** A fire in the next Event phase may be two: from afar, or on the spot with an extinguisher. */
function putOut(mind: Mind): Aim[] {
  const burning = fires(mind)
  if (burning === 0) return []
  const reason = whyDouse(mind)
  const aims: Aim[] = []
  const { fireControl } = mind.lore.rooms
  if (fireControl && placeOf(mind, fireControl) >= 0) {
    const douses = (act: Act) => mind.view.rooms[act.place]?.fire === true
    aims.push(...performIn(mind, fireControl, burning * FROM_AFAR, reason, douses))
  }
  const { extinguishers } = mind.lore
  if (!itemsOf(mind).some((id) => extinguishers.includes(id))) return aims
  mind.view.rooms.forEach(({ fire }, place) => {
    const douses = (act: Act) => putsOutFire(act) && mind.me.room === place
    if (fire) aims.push({ place, worth: burning * ON_THE_SPOT, because: reason, does: douses })
  })
  return aims
}

// --- health ---

/** What an operation is worth of the life it saves. */
const SURGERY = 0.6

function health(mind: Mind): Aim[] {
  const { me } = mind
  const { surgery, emergency } = mind.lore.rooms
  const aims: Aim[] = []
  const doom = doomOf(mind)
  // The operation wounds: with three Serious Wounds nobody survives it.
  if (doom > 0 && me.wounds.length < WOUNDS_TO_BEAR && placeOf(mind, surgery) >= 0) {
    aims.push(...performIn(mind, surgery, LEAVE * doom * SURGERY, because('surgery')))
  }
  const undressed = me.wounds.filter(({ dressed }) => !dressed).length
  const worth = me.wounds.length * 3 + undressed + me.lightWounds
  const bleeding = suffers(mind, 'wound-bleeding') ? 4 * me.wounds.length : 0
  if (bleeding > 0) aims.push(...searchRooms(mind, bleeding, ['green']))
  if ((me.wounds.length >= 2 || bleeding > 0) && placeOf(mind, emergency) >= 0) {
    const heals = ({ option }: Act) => option.label === (undressed > 0 ? 'dress-all' : 'heal')
    aims.push(...performIn(mind, emergency, worth + bleeding, because('emergency'), heals))
  }
  return aims.filter(({ place }) => !mind.view.rooms[place].malfunction || canRepair(mind))
}
