import { FIRST_YELLOW, NONE } from '@bulkhead/nemesis/printed'
import { type Act, repairsRoom, targetOf } from '../hull/acts.ts'
import { beThere, performIn } from '../hull/aims.ts'
import { because as inAnyGame } from '../hull/because.ts'
import { hasItem, hidingPlaces, intrudersIn, isAwake, type Mind, placeOf } from '../hull/mind.ts'
import { CARDS_IN_A_ROUND, LEAVE, type WayOut } from '../hull/plan.ts'
import { hops, rollRisk } from '../hull/travel.ts'
import { bringHome } from './aims.ts'
import { because } from './because.ts'
import { anyoneHibernates, openPods, own, roundsLeft, roundsToHibernation } from './mind.ts'
import { PURSUITS } from './objectives.ts'
import { chanceOfShip } from './trust.ts'

/** Pods, and hibernation. */

/** With so many rounds to spare nobody asks any more where the ship is going. */
const LAST_CALL = 2
/** A smaller chance to come home is slept away only when there is nothing else. */
const GAMBLE = 0.15
/** Parts of what leaving is worth. */
const BY_POD = 0.9
const BY_UNLOCKING = 0.9
const BY_QUEST = 0.7
const PILOTS_KEY = 'pilot-evacuation-key'
const BY_SELF_DESTRUCT = 0.55
const BY_FINDING = 0.5
/** Where others may open the pods the ship's way home is only a makeshift. */
const BY_SHIP = 0.2
const BY_SHIP_ALONE = 0.45

export function waysOut(mind: Mind, goals: readonly string[]): WayOut[] {
  const pursuits = goals.map((id) => PURSUITS[id])
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

export function podWays(mind: Mind): WayOut[] {
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
  const { pods, selfDestruct } = own(mind)
  const locked = pods.filter((pod) => pod.locked && !pod.gone)
  if (locked.length === 0) return []
  const ways: WayOut[] = []
  const worth = LEAVE * BY_UNLOCKING
  const unlocks = ({ option }: Act) => option.label === 'unlock-pod'
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
  if (selfDestruct !== NONE) return [...ways, ...waitByThePods(mind)]
  return [...ways, ...selfDestructing(mind, locked[0].section, needsShip, wanted)]
}

/** Whoever starts the sequence should know where the pods are. */
function selfDestructing(
  mind: Mind,
  section: string,
  needsShip: boolean,
  wanted: boolean,
): WayOut[] {
  const { view } = mind
  const ways: WayOut[] = []
  const found = placeOf(mind, 'evacuation-a') >= 0 || placeOf(mind, 'evacuation-b') >= 0
  if (!found) {
    const finding = performIn(mind, `evacuation-${section}`, LEAVE * BY_FINDING, because('pod'))
    ways.push(...finding.map((aim) => ({ ...aim, leaves: false })))
  }
  const others = view.players.some((one, seat) => seat !== mind.seat && isAwake(one))
  const barred = (others && !wanted) || needsShip || view.mode === 'coop' || anyoneHibernates(mind)
  if (barred || roundsLeft(mind) <= 4 || !(found || wanted)) return ways
  const starting = performIn(mind, 'generator', LEAVE * BY_SELF_DESTRUCT, because('self-destruct'))
  return [...ways, ...starting.map((aim) => ({ ...aim, leaves: false, early: wanted }))]
}

/** The Pilot's key is made in the Fire Control System. */
function forgeKey(mind: Mind, worth: number): WayOut[] {
  if (!mind.me.quests.includes(PILOTS_KEY)) return []
  const forges = ({ action, option }: Act) =>
    action === 'activate-quest' && targetOf(option, 'item') === PILOTS_KEY
  const reason = inAnyGame('quest', { item: PILOTS_KEY })
  return performIn(mind, 'fire-control', worth, reason).map((aim) => ({
    ...aim,
    does: (act) => forges(act) || (aim.does(act) && repairsRoom(act)),
    leaves: false,
  }))
}

/** The sequence is running: the pods will open when it reaches yellow. */
function waitByThePods(mind: Mind): WayOut[] {
  const known = ['evacuation-a', 'evacuation-b'].filter((tile) => placeOf(mind, tile) >= 0)
  const reason = because('wait-for-pods', { rounds: FIRST_YELLOW - own(mind).selfDestruct })
  const places =
    known.length > 0 ? known.map((tile) => placeOf(mind, tile)) : hidingPlaces(mind, 'evacuation-a')
  return places.map((place) => ({ ...beThere(place, LEAVE * 0.5, reason), leaves: false }))
}

function hibernation(mind: Mind, destination: 'earth' | 'mars'): WayOut[] {
  const { selfDestruct, mode } = own(mind)
  if (selfDestruct >= FIRST_YELLOW) return []
  const chance = chanceOfShip(mind, destination)
  const share = mode === 'semi-coop' && openPods(mind).length > 0 ? BY_SHIP : BY_SHIP_ALONE
  const open = roundsToHibernation(mind) === 0
  const sure = bringHome(mind, destination, LEAVE * share)
  const ways: WayOut[] = sure.map((aim) => ({ ...aim, leaves: false }))
  const way = hops(mind, mind.me.room, placeOf(mind, 'hibernatorium'))
  const last = roundsLeft(mind) <= LAST_CALL + Math.ceil(way / CARDS_IN_A_ROUND)
  if (open && (chance > GAMBLE || last) && selfDestruct === NONE) {
    const worth = LEAVE * Math.max(chance, last ? 0.7 : 0)
    for (const aim of performIn(mind, 'hibernatorium', worth, because('hibernate')))
      ways.push({ ...aim, leaves: true })
  }
  return ways
}
