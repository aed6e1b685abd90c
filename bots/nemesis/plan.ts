import { FIRST_YELLOW, NONE } from '@bulkhead/nemesis/printed'
import { type Act, targetOf } from './acts.ts'
import {
  type Aim,
  beThere,
  canRepair,
  hasItem,
  performIn,
  putsOutFire,
  repairsRoom,
  searchRooms,
} from './aims.ts'
import { because } from './because.ts'
import { doomOf } from './contamination.ts'
import {
  anyoneHibernates,
  bleedsToDeath,
  fires,
  hidingPlaces,
  intrudersIn,
  isAwake,
  itemsOf,
  type Mind,
  malfunctions,
  openPods,
  placeOf,
  roundsLeft,
  roundsToHibernation,
  suffers,
} from './mind.ts'
import { bringHome, isFulfilled, objectivesOf, pursuitOf, stepsTowards } from './objectives.ts'
import { hops, type Routes, rollRisk, routesFrom } from './travel.ts'
import { chanceOfShip } from './trust.ts'

/** What this seat wants now: aims with what they are worth, and whether it must hurry. */
export interface Plan {
  readonly aims: readonly Aim[]
  readonly routes: Routes
  /** Everything is spent to get away. */
  readonly hurry: boolean
}

const LEAVE = 60
const LAST_ROUNDS = 3
/** With so many rounds to spare nobody asks any more where the ship is going. */
const LAST_CALL = 2
/** A smaller chance to come home is slept away only when there is nothing else. */
const GAMBLE = 0.15
/** Parts of that worth. */
const BY_POD = 0.9
const BY_UNLOCKING = 0.9
const BY_QUEST = 0.7
const PILOTS_KEY = 'pilot-evacuation-key'
const BY_SELF_DESTRUCT = 0.55
const BY_FINDING = 0.5
/** Where others may open the pods the ship's way home is only a makeshift. */
const BY_SHIP = 0.2
const BY_SHIP_ALONE = 0.45

export function planOf(mind: Mind): Plan {
  const routes = routesFrom(mind, mind.me.room)
  const goals = objectivesOf(mind)
  const steps = goals.flatMap((id) => stepsTowards(mind, id))
  const ready = goals.every((id) => isFulfilled(mind, id)) || steps.length === 0
  const ways = waysOut(mind, goals)
  const leaving = mustLeave(mind, ways, routes)
  const hurry = (leaving && roundsLeft(mind) <= LAST_ROUNDS) || bleedsToDeath(mind)
  const aims: Aim[] = [...health(mind), ...upkeep(mind)]
  const faint = mind.view.mode === 'semi-coop' && goals.every((id) => pursuitOf(id).promise < FAINT)
  if (!leaving) aims.push(...(faint ? steps.map(onTheWay) : steps))
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

/** A way to leave, or to open one. */
interface WayOut extends Aim {
  readonly leaves: boolean
  /** Worth preparing before the Objective is done. */
  readonly early?: boolean
}

function waysOut(mind: Mind, goals: readonly string[]): WayOut[] {
  const pursuits = goals.map(pursuitOf)
  const destination = pursuits.some(({ ship }) => ship === 'mars') ? 'mars' : 'earth'
  const needsShip = pursuits.some(({ ship }) => ship === 'earth' || ship === 'mars')
  const byPod = pursuits.some((one) => one.byPod)
  const ways = podWays(mind)
  const clear = ways.some(({ leaves, place }) => leaves && isClear(mind, place))
  const open = openPods(mind).length > 0
  if (!clear) ways.push(...unlocking(mind, needsShip || open, byPod))
  if (!byPod) ways.push(...hibernation(mind, destination))
  return ways
}

function podWays(mind: Mind): WayOut[] {
  const pods = openPods(mind)
  const sections = [...new Set(pods.map(({ section }) => section))]
  return sections.flatMap((section) =>
    performIn(mind, `evacuation-${section}`, LEAVE * BY_POD, because('pod')).map((aim) => ({
      ...aim,
      worth: aim.worth - rollRisk(mind, aim.place),
      leaves: placeOf(mind, `evacuation-${section}`) >= 0,
    })),
  )
}

/** Nothing there keeps anybody from boarding. */
function isClear(mind: Mind, place: number): boolean {
  return !mind.view.rooms[place].malfunction && intrudersIn(mind, place).length === 0
}

/** No pod is open: a key, the Hatch Control System, or the self-destruct sequence. */
function unlocking(mind: Mind, needsShip: boolean, wanted: boolean): WayOut[] {
  const { view } = mind
  const locked = view.pods.filter((pod) => pod.locked && !pod.gone)
  if (locked.length === 0) return []
  const ways: WayOut[] = []
  const worth = LEAVE * BY_UNLOCKING
  const unlocks = (act: { option: { label: string } }) => act.option.label === 'unlock-pod'
  for (const pod of locked) {
    const place = placeOf(mind, `evacuation-${pod.section}`)
    if (place < 0 || !hasItem(mind, 'evacuation-key', PILOTS_KEY)) continue
    ways.push({ place, worth, because: because('unlock'), does: unlocks, leaves: false })
  }
  ways.push(...forgeKey(mind, worth * BY_QUEST))
  const hatch = placeOf(mind, 'hatch-control')
  if (hatch >= 0) {
    for (const aim of performIn(mind, 'hatch-control', worth, because('unlock'), unlocks)) {
      ways.push({ ...aim, leaves: false })
    }
  }
  const running = view.selfDestruct !== NONE
  if (running) return [...ways, ...waitByThePods(mind)]
  // Whoever starts the sequence should know where the pods are.
  const found = placeOf(mind, 'evacuation-a') >= 0 || placeOf(mind, 'evacuation-b') >= 0
  if (!found) {
    const section = `evacuation-${locked[0].section}`
    const finding = performIn(mind, section, LEAVE * BY_FINDING, because('pod'))
    ways.push(...finding.map((aim) => ({ ...aim, leaves: false })))
  }
  const others = view.players.some((one, seat) => seat !== mind.seat && isAwake(one))
  const barred = (others && !wanted) || needsShip || view.mode === 'coop' || anyoneHibernates(mind)
  if (barred || roundsLeft(mind) <= 4 || !(found || wanted)) return ways
  for (const aim of performIn(
    mind,
    'generator',
    LEAVE * BY_SELF_DESTRUCT,
    because('self-destruct'),
  ))
    ways.push({ ...aim, leaves: false, early: wanted })
  return ways
}

/** The Pilot's key is made in the Fire Control System. */
function forgeKey(mind: Mind, worth: number): WayOut[] {
  if (!mind.me.quests.includes(PILOTS_KEY)) return []
  const forges = ({ action, option }: Act) =>
    action === 'activate-quest' && targetOf(option, 'item') === PILOTS_KEY
  const reason = because('quest', { item: PILOTS_KEY })
  return performIn(mind, 'fire-control', worth, reason).map((aim) => ({
    ...aim,
    does: (act) => forges(act) || (aim.does(act) && repairsRoom(act)),
    leaves: false,
  }))
}

/** The sequence is running: the pods will open when it reaches yellow. */
function waitByThePods(mind: Mind): WayOut[] {
  const known = ['evacuation-a', 'evacuation-b'].filter((tile) => placeOf(mind, tile) >= 0)
  const reason = because('wait-for-pods', { rounds: FIRST_YELLOW - mind.view.selfDestruct })
  const places =
    known.length > 0 ? known.map((tile) => placeOf(mind, tile)) : hidingPlaces(mind, 'evacuation-a')
  return places.map((place) => ({ ...beThere(place, LEAVE * 0.5, reason), leaves: false }))
}

function hibernation(mind: Mind, destination: 'earth' | 'mars'): WayOut[] {
  if (mind.view.selfDestruct >= FIRST_YELLOW) return []
  const chance = chanceOfShip(mind, destination)
  const share =
    mind.view.mode === 'semi-coop' && openPods(mind).length > 0 ? BY_SHIP : BY_SHIP_ALONE
  const open = roundsToHibernation(mind) === 0
  const sure = bringHome(mind, destination, LEAVE * share)
  const ways: WayOut[] = sure.map((aim) => ({ ...aim, leaves: false }))
  const way = hops(mind.ship, mind.me.room, placeOf(mind, 'hibernatorium'))
  const last = roundsLeft(mind) <= LAST_CALL + Math.ceil(way / CARDS_IN_A_ROUND)
  if (open && (chance > GAMBLE || last) && mind.view.selfDestruct === NONE) {
    const worth = LEAVE * Math.max(chance, last ? 0.7 : 0)
    for (const aim of performIn(mind, 'hibernatorium', worth, because('hibernate')))
      ways.push({ ...aim, leaves: true })
  }
  return ways
}

const CARDS_IN_A_ROUND = 3
/** From this round on whoever can leave does, whatever is still to be done. */
const PATIENCE = 3

/** Time is running out, or this Character will not bear much more. */
function mustLeave(mind: Mind, ways: readonly WayOut[], routes: Routes): boolean {
  const exits = ways.filter(({ leaves }) => leaves)
  const nearest = Math.min(
    ...exits.map(({ place }) => routes.steps[place] + routes.cost[place] / 3),
  )
  const left = roundsLeft(mind)
  if (nearest < Number.POSITIVE_INFINITY && isDoomed(mind)) return true
  if (nearest === Number.POSITIVE_INFINITY) return left <= 4
  if (mind.view.mode === 'semi-coop' && mind.view.round >= PATIENCE) return true
  const needed = Math.ceil((nearest + 2) / CARDS_IN_A_ROUND) + 1
  if (left <= needed) return true
  const { wounds, lightWounds } = mind.me
  return wounds.length >= 3 || (wounds.length === 2 && lightWounds > 0)
}

const MANY_MALFUNCTIONS = 7
const MANY_FIRES = 5
/** What each fire on the ship makes it worth to put one out. */
const FROM_AFAR = 7
const ON_THE_SPOT = 5

/** The ship will not last: the sequence runs, or the markers run out. */
function isDoomed(mind: Mind): boolean {
  if (mind.view.selfDestruct >= FIRST_YELLOW) return true
  return malfunctions(mind) >= MANY_MALFUNCTIONS || fires(mind) >= MANY_FIRES
}

/** Keeps the ship from burning down or breaking apart before this Character is off. */
function upkeep(mind: Mind): Aim[] {
  const aims = putOut(mind)
  const broken = malfunctions(mind)
  if (broken < 5 || !canRepair(mind)) return aims
  mind.view.rooms.forEach((room, place) => {
    if (!room.malfunction) return
    const reason = because('mend-room', { number: broken })
    const mends = (act: Act) => repairsRoom(act) && mind.me.room === place
    aims.push({ place, worth: (broken - 3) * 3, because: reason, does: mends })
  })
  return aims
}

/** A fire in the next Event phase may be two: from afar, or on the spot with an extinguisher. */
function putOut(mind: Mind): Aim[] {
  const burning = fires(mind)
  if (burning === 0) return []
  const reason = because('douse', { number: burning })
  const aims: Aim[] = []
  if (placeOf(mind, 'fire-control') >= 0) {
    const douses = (act: Act) => mind.view.rooms[act.place]?.fire === true
    aims.push(...performIn(mind, 'fire-control', burning * FROM_AFAR, reason, douses))
  }
  if (!itemsOf(mind).includes('fire-extinguisher')) return aims
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
  const aims: Aim[] = []
  const doom = doomOf(me)
  // The operation wounds: with three Serious Wounds nobody survives it.
  if (doom > 0 && me.wounds.length < 3 && placeOf(mind, 'surgery') >= 0) {
    aims.push(...performIn(mind, 'surgery', LEAVE * doom * SURGERY, because('surgery')))
  }
  const undressed = me.wounds.filter(({ dressed }) => !dressed).length
  const worth = me.wounds.length * 3 + undressed + me.lightWounds
  const bleeding = suffers(mind, 'wound-bleeding') ? 4 * me.wounds.length : 0
  if (bleeding > 0) aims.push(...searchRooms(mind, bleeding, ['green']))
  if ((me.wounds.length >= 2 || bleeding > 0) && placeOf(mind, 'emergency-room') >= 0) {
    const heals = ({ option }: Act) => option.label === (undressed > 0 ? 'dress-all' : 'heal')
    aims.push(...performIn(mind, 'emergency-room', worth + bleeding, because('emergency'), heals))
  }
  return aims.filter(({ place }) => !mind.view.rooms[place].malfunction || canRepair(mind))
}
