import {
  HIBERNATORIUM,
  LANDING_ZONE,
  LAST_ROUND,
  NONE,
  printed,
  SLOTS,
} from '@bulkhead/retaliation/printed'
import type { Act } from './acts.ts'
import type { Why } from './because.ts'
import { blaze, burningRooms } from './facility.ts'
import { CONTAMINATION, LIFE } from './harm.ts'
import {
  airLeft,
  contaminationInHand,
  freeBeltSlots,
  hasAir,
  isAlone,
  landing,
  loadedAmmo,
  type Mind,
  roundsLeft,
  type Section,
  slotOf,
  tokens,
} from './mind.ts'
import {
  avoidsLander,
  type Deed,
  deedsOf,
  isReady,
  mustEscape,
  needsLander,
  stackOf,
} from './needs.ts'
import { dutiesOf, isCarrier, isKeeper, isSomebodySafe } from './shares.ts'
import { frontier, type Ways } from './travel.ts'

/** What is worth doing, and where: a deed in a Room that lies there, or a slot where the Room may be found. */
export interface Aim {
  readonly slot: number
  readonly worth: number
  /** What is done there; null where to be there is all. */
  readonly label: string | null
  readonly section?: Section
  readonly why: Why
}

/** The deed of an aim costs two cards, which may be those of the next round. */
const DEED = 2.5

/** Whoever takes so many steps may not live to see the end of them, or comes too late. */
const STEP_LATER = 0.93

/** What an aim is worth to somebody who has so far to go. */
export function draw({ worth, slot, label }: Aim, { cost, steps }: Ways): number {
  const way = cost[slot] + (label === null ? 0 : DEED)
  return Number.isFinite(way) ? worth * STEP_LATER ** steps[slot] - way : Number.NEGATIVE_INFINITY
}

export function fits(aim: Aim, { label, option, by }: Act, here: number): boolean {
  if (aim.label !== label || aim.slot !== here || isElsewhere(by)) return false
  return aim.section === undefined || option.params?.section === aim.section
}

/** An Item does what its own text says, wherever that is; a Portable Device uses the Room. */
function isElsewhere(by: string): boolean {
  return by in printed.items && by !== 'portable-device'
}

export function aimsOf(mind: Mind, ways: Ways): Aim[] {
  return [
    ...waysOut(mind, ways),
    ...objectives(mind, ways),
    ...air(mind, ways),
    ...care(mind),
    ...supplies(mind),
    ...fires(mind),
    ...wandering(mind, ways),
  ].filter(({ worth }) => worth > 0)
}

// --- ways out ---

/** How much leaving is worth now: all of a life when nothing is left to do or time runs out. */
function urgency(mind: Mind): number {
  if (isReady(mind) || isCarrier(mind, mind.seat)) return 1
  if (mind.view.mode !== 'coop' || isKeeper(mind, mind.seat)) return haste(mind)
  return crewUrgency(mind)
}

function haste(mind: Mind): number {
  const left = roundsLeft(mind)
  if (left <= 3) return 1
  if (mind.view.lander.where === 'landed') return 0.8
  return left <= 5 ? 0.7 : 0.45
}

/** One Survivor is enough for a crew: whoever has nothing to see to goes, and the others stay until all is done. */
function crewUrgency(mind: Mind): number {
  return dutiesOf(mind).length === 0 && !isSomebodySafe(mind) ? 0.55 : 0
}

function waysOut(mind: Mind, ways: Ways): Aim[] {
  const { view } = mind
  const worth = LIFE * urgency(mind)
  const aims: Aim[] = []
  const at = (slot: number, label: string | null, share: number) =>
    aims.push({ slot, label, worth: worth * share, why: 'way-out' })
  if (!avoidsLander(mind)) landerAims(mind, at)
  if (!needsLander(mind)) {
    if (!mustEscape(mind)) aims.push(...hibernating(mind, ways, worth))
    if (!view.shuttleUsed) aims.push(...seeking(mind, ways, 'escape-shuttle', 'take-off', worth))
  }
  return [...aims, ...disarming(mind, ways)]
}

function hibernating(mind: Mind, ways: Ways, worth: number): Aim[] {
  if (mind.view.hibernatoriumActive) {
    return [{ slot: HIBERNATORIUM, label: 'hibernate', worth: worth * 0.95, why: 'way-out' }]
  }
  return seeking(
    mind,
    ways,
    'life-support-control-c',
    'power-hibernatorium',
    worth * (isAlone(mind) ? 0.9 : 0.6),
  )
}

function landerAims(mind: Mind, at: (slot: number, label: string | null, share: number) => void) {
  const { lander, round } = mind.view
  const chance = landing(mind)
  if (lander.where === 'landed') at(LANDING_ZONE, 'board', 1)
  else if (chance > 0)
    at(
      LANDING_ZONE,
      null,
      chance * (isAlone(mind) ? 0.94 : 0.9) ** Math.max(0, lander.space - round - 1),
    )
}

/** The Lander needs an INACTIVE system. */
function disarming(mind: Mind, ways: Ways): Aim[] {
  const { view } = mind
  const { number, upper } = view.antiAircraft
  const open = view.lander.where === 'track' && number > 0 && upper !== 'inactive'
  if (!open || landing(mind) > 0.7 || avoidsLander(mind)) return []
  const near = view.mode === 'coop' ? 1 : Math.max(0.4, 1 - roundsLeft(mind) / LAST_ROUND / 2)
  return seeking(mind, ways, 'life-support-control-b', 'stack-anti-aircraft', 45 * near)
}

// --- what Rooms are for ---

/** A Room that lies there; else slots where it may be found. */
function seeking(
  mind: Mind,
  ways: Ways,
  tile: string,
  label: string,
  worth: number,
  section?: Section,
): Aim[] {
  const slot = slotOf(mind, tile)
  if (slot !== NONE) {
    const broken = mind.view.rooms[slot]!.malfunction ? 0.5 : 1
    return [{ slot, label, worth: worth * broken, section, why: 'deed' }]
  }
  const stack = stackOf(tile)
  const left = mind.view.tiles[stack]
  return frontier(mind, ways).map((one) => ({
    slot: one,
    label: null,
    worth: worth * chanceToFind(mind, one, stack, left),
    why: 'seek' as const,
  }))
}

/** Most Exploration cards lay a Room of the Section; and behind every slot there are others. */
function chanceToFind(mind: Mind, slot: number, stack: string, left: number): number {
  if (left === 0) return 0
  const there = Math.min(1, 0.45 + 0.5 / left)
  return there * closeness(mind, slot, stack)
}

/** What a slot outside of a Section is worth of one in it: a crew of rivals finds it without one, too. */
function closeness({ view }: Mind, slot: number, section: string): number {
  const [, last] = COLUMNS[section] ?? COLUMNS.A
  const nearer = view.mode !== 'coop' ? 0.65 : SLOTS[slot].col > last ? BACK : 0.82
  return nearer ** roomsApart(slot, section)
}

/** Few Corridors lead back towards the Landing Zone. */
const BACK = 0.4

/** Rooms to go from a slot to a Section. */
function roomsApart(slot: number, section: string): number {
  const [first, last] = COLUMNS[section] ?? COLUMNS.A
  const { col } = SLOTS[slot]
  return Math.ceil(Math.max(0, first - col, col - last) / 2)
}

const COLUMNS: Readonly<Record<string, readonly [number, number]>> = {
  A: [0, 2],
  B: [3, 5],
  C: [6, 8],
}

/** Together nobody wins before all is done; alone one has to come home as well. */
function objectiveWorth(mind: Mind): number {
  if (mind.view.mode !== 'coop') return 45
  return isAlone(mind) ? 120 : 140
}

function objectives(mind: Mind, ways: Ways): Aim[] {
  const duties = dutiesOf(mind).map((deed) => JSON.stringify(deed))
  return deedsOf(mind).flatMap((deed) => {
    const share = duties.includes(JSON.stringify(deed)) ? 1 : OTHERS
    return aimsFor(mind, ways, deed).map((aim) => ({ ...aim, worth: share * aim.worth }))
  })
}

/** What somebody else sees to. */
const OTHERS = 0.3

function aimsFor(mind: Mind, ways: Ways, deed: Deed): Aim[] {
  if (deed.kind === 'do') {
    return seeking(mind, ways, deed.tile, deed.label, objectiveWorth(mind), deed.section)
  }
  if (deed.kind === 'robot') return robotAims(mind, ways, deed.tile)
  return frontier(mind, ways).map((slot) => ({
    slot,
    label: null,
    worth: (objectiveWorth(mind) / 2) * closeness(mind, slot, deed.section),
    why: 'explore' as const,
  }))
}

/** Beside the Robot, or at a Computer, once it is known where it is to go. */
function robotAims(mind: Mind, ways: Ways, tile: string): Aim[] {
  const { view } = mind
  if (slotOf(mind, tile) === NONE) return seeking(mind, ways, tile, '', objectiveWorth(mind))
  if (!view.robot.revealed || view.robot.malfunction) return []
  return view.rooms.flatMap((room, slot) => {
    const near = slot === view.robot.room
    const computer = room !== null && printed.rooms[room.tile].computer === true
    const worth = objectiveWorth(mind) / (near ? 2 : 3)
    return near || computer ? [{ slot, label: null, worth, why: 'robot' as const }] : []
  })
}

// --- air, health, gear ---

function air(mind: Mind, ways: Ways): Aim[] {
  const { view } = mind
  const aims: Aim[] = []
  const short = airLeft(mind)
  if (short <= 4 && view.landingGear.oxygen > 0) {
    const worth = short <= 1 ? 60 : 30
    aims.push({ slot: LANDING_ZONE, label: 'restock', worth, why: 'air' })
  }
  if (short <= 5) aims.push(...breathable(mind, short <= 2 ? 45 : 25))
  return [...aims, ...lifeSupport(mind, ways, short)]
}

/** Rooms with air. */
function breathable(mind: Mind, worth: number): Aim[] {
  return mind.view.rooms.flatMap((room, slot) =>
    room && hasAir(mind, slot) ? [{ slot, label: null, worth, why: 'air' as const }] : [],
  )
}

/** Life Support where one is, or where one will be. */
function lifeSupport(mind: Mind, ways: Ways, short: number): Aim[] {
  const { view } = mind
  if (!view.lifeSupport) return []
  const closing = deedsOf(mind).some((deed) => deed.kind === 'do' && deed.section !== undefined)
  if (closing && view.mode !== 'coop') return []
  return (['A', 'B', 'C'] as const)
    .filter((section) => !view.lifeSupport![section])
    .flatMap((section) => {
      const tile = `life-support-control-${section.toLowerCase()}`
      const worth = (section === 'A' ? 18 : 12) + (short <= 4 ? 10 : 0)
      return seeking(mind, ways, tile, 'switch-life-support', worth, section)
    })
}

function care(mind: Mind): Aim[] {
  const { me } = mind
  const room = (tile: string, label: string, worth: number): Aim => ({
    slot: slotOf(mind, tile),
    label,
    worth,
    why: 'care',
  })
  return [
    ...(me.larva ? [room('surgery-room', 'remove-larva', 60)] : []),
    ...(me.wounds.length > 0 ? [room('surgery-room', 'treat-here', 8 * me.wounds.length)] : []),
    ...(me.wounds.length > 0 ? [room('emergency-room', 'treat-here', 8 * me.wounds.length)] : []),
    ...(me.health >= 3 ? [room('emergency-room', 'heal-here', 3 * me.health)] : []),
    ...(me.contamination >= 2
      ? [room('decontamination-room', 'decontaminate', 5 * me.contamination)]
      : []),
    ...(contaminationInHand(mind) > 0 && !me.larva
      ? [room('shelter', 'cleanse', CLEANSED * CONTAMINATION * contaminationInHand(mind))]
      : []),
  ].filter(({ slot }) => slot !== NONE)
}

/** Unlike a Rest, the Shelter shows nothing Infected. */
const CLEANSED = 1.8

function supplies(mind: Mind): Aim[] {
  const { me, view } = mind
  const free = freeBeltSlots(me)
  const dry = loadedAmmo(me) + 2 * tokens(me, 'ammo') < 3
  const need = Math.min(free, 3) * 2 + (dry ? 8 : 0)
  const left = Object.values(view.landingGear).some((number) => number > 0)
  const armory = slotOf(mind, 'armory')
  return [
    ...(left && free > 0
      ? [{ slot: LANDING_ZONE, label: 'restock', worth: need, why: 'gear' as const }]
      : []),
    ...(armory !== NONE && free > 0
      ? [{ slot: armory, label: 'restock', worth: dry ? 12 : 3 * free, why: 'gear' as const }]
      : []),
  ]
}

/** Rooms that put out fires elsewhere, before there are too many. */
function fires(mind: Mind): Aim[] {
  const worth = burningRooms(mind) >= MANY_FIRES ? 1.5 * blaze(mind) : 0
  const room = (tile: string, label: string, share: number): Aim => ({
    slot: slotOf(mind, tile),
    label,
    worth: share * worth,
    why: 'deed',
  })
  return [
    room('sprinklers-control', 'sprinkle', 1.5),
    room('life-support-control-a', 'extinguish-any', 1),
  ].filter(({ slot }) => slot !== NONE && !mind.view.rooms[slot]!.malfunction)
}

const MANY_FIRES = 6

/** There is always something behind the next Corridor, as long as there is air. */
function wandering(mind: Mind, ways: Ways): Aim[] {
  const { view } = mind
  if (airLeft(mind) < 6 || view.round > LAST_ROUND - 5) return []
  return frontier(mind, ways).map((slot) => ({
    slot,
    label: null,
    worth: hasAir(mind, slot) ? 9 : 7,
    why: 'explore' as const,
  }))
}
