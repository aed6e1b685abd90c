import { FIRST_YELLOW, INTRUDER_TYPES, JUMP, NONE, SKULL } from '@bulkhead/nemesis/printed'
import { canRepair, hasItem, holdsKind } from './aims.ts'
import { doomOf } from './contamination.ts'
import { harmOfAll } from './harm.ts'
import {
  actionCards,
  anyoneHibernates,
  carries,
  contaminationInHand,
  contaminationOf,
  fires,
  intrudersIn,
  isAwake,
  itemsOf,
  type Mind,
  malfunctions,
  noisyNumbers,
  openPods,
  placeOf,
  roundsToHibernation,
  suffers,
  unexplored,
} from './mind.ts'
import { isFulfilled, pursuitOf } from './objectives.ts'
import { hops, type Routes, routesFrom } from './travel.ts'
import { chanceOfArrival, chanceOfShip, engineChances } from './trust.ts'

/** What tells in a position how it may end: numbers by name. What each of them weighs is in weights.ts. */
export type Signs = Readonly<Record<string, number>>

/** The signs for a Character who plays for one Objective, in groups with names of their own. */
export function signsOf(mind: Mind, goal: string | undefined): Signs[] {
  const anywhere = [
    { always: 1 },
    clockSigns(mind),
    shipSigns(mind),
    bodySigns(mind),
    crewSigns(mind),
    goalSigns(mind, goal),
  ]
  if (mind.me.room === NONE) return [...anywhere, awaySigns(mind)]
  const routes = routesFrom(mind, mind.me.room)
  return [
    ...anywhere,
    handSigns(mind),
    foeSigns(mind),
    exitSigns(mind, routes),
    errandSigns(mind, goal, routes),
  ]
}

function clockSigns({ view: { time, selfDestruct } }: Mind): Signs {
  const running = selfDestruct !== NONE
  return {
    time,
    timeBlue: Math.max(0, time - 6),
    timeLate: Math.max(0, time - 11),
    sequence: Number(running),
    sequenceYellow: Number(selfDestruct >= FIRST_YELLOW),
    sequenceLeft: running ? SKULL - selfDestruct : 0,
  }
}

function shipSigns(mind: Mind): Signs {
  const { view } = mind
  const broken = malfunctions(mind)
  const burning = fires(mind)
  const engines = engineChances(mind)
  return {
    malfunctions: broken,
    malfunctionsMany: Math.max(0, broken - 5),
    fires: burning,
    firesMany: Math.max(0, burning - 3),
    firesLast: Math.max(0, burning - 5),
    unexplored: unexplored(mind).length,
    noise: view.corridors.filter(({ noise }) => noise).length,
    intruders: view.intruders.length,
    queen: Number(view.intruders.some(({ type }) => type === 'queen')),
    ...Object.fromEntries(INTRUDER_TYPES.map((type) => [`bag-${type}`, view.bag[type] ?? 0])),
    podsOpen: openPods(mind).length,
    podsGone: view.pods.filter(({ gone }) => gone).length,
    arrival: chanceOfArrival(mind, 'earth'),
    shipHome: chanceOfShip(mind, 'earth'),
    enginesGood: engines.filter((chance) => chance >= 0.9).length,
    enginesBad: engines.filter((chance) => chance === 0).length,
  }
}

function bodySigns(mind: Mind): Signs {
  const { me } = mind
  const wounds = me.wounds.length
  return {
    wounded: Number(wounds >= 1),
    woundedTwice: Number(wounds >= 2),
    woundedThrice: Number(wounds >= 3),
    lightWounds: me.lightWounds,
    lastWounds: wounds >= 3 ? me.lightWounds : 0,
    bleeding: Number(suffers(mind, 'wound-bleeding')),
    slime: Number(me.slime),
    larva: Number(me.larva),
    contamination: contaminationOf(me),
    doom: doomOf(me),
  }
}

/** In a pod, asleep or gone. */
function awaySigns(mind: Mind): Signs {
  const { fate } = mind.me
  const home = chanceOfShip(mind, 'earth')
  return {
    inPod: Number(fate === 'awake'),
    escaped: Number(fate === 'escaped'),
    asleep: Number(fate === 'hibernating'),
    asleepHome: fate === 'hibernating' ? home : 0,
  }
}

function crewSigns(mind: Mind): Signs {
  const others = mind.view.players.filter((_, seat) => seat !== mind.seat)
  return {
    othersAwake: others.filter(isAwake).length,
    othersDead: others.filter(({ fate }) => fate === 'dead').length,
    sleepers: Number(anyoneHibernates(mind)),
  }
}

const USEFUL = [
  'evacuation-key',
  'pilot-evacuation-key',
  'fire-extinguisher',
  'smoke-grenade',
  'taser',
  'armor',
  'bandages',
  'medkit',
  'antidote',
  'synthetic-food',
]

function handSigns(mind: Mind): Signs {
  const { me } = mind
  const ammo = me.hands.reduce((sum, held) => sum + held.ammo, 0)
  const items = itemsOf(mind)
  return {
    cards: actionCards(mind).length,
    contaminationInHand: contaminationInHand(mind).length,
    ammo,
    unarmed: Number(ammo === 0),
    items: items.length,
    repairs: Number(canRepair(mind)),
    ...Object.fromEntries(USEFUL.map((id) => [`has-${id}`, Number(items.includes(id))])),
    [`is-${me.character}`]: 1,
  }
}

function foeSigns(mind: Mind): Signs {
  const { me, view, ship } = mind
  const here = intrudersIn(mind, me.room)
  const room = view.rooms[me.room]
  return {
    foes: here.length,
    harm: Math.min(60, harmOfAll(mind, here)),
    foesNear: view.intruders.filter((one) => hops(ship, me.room, one.room) === 1).length,
    noiseHere: noisyNumbers(mind, me.room),
    fireHere: Number(room.fire),
    malfunctionHere: Number(room.malfunction),
  }
}

/** A place that is not known, or too far, is as far as this. */
const FAR = 20
const MANY_STEPS = 10

function costOf({ cost }: Routes, place: number): number {
  return place < 0 ? FAR : Math.min(FAR, cost[place])
}

function stepsOf({ steps }: Routes, place: number): number {
  return place < 0 ? MANY_STEPS : Math.min(MANY_STEPS, steps[place])
}

function exitSigns(mind: Mind, routes: Routes): Signs {
  const { rooms } = mind.view
  const sections = ['a', 'b'] as const
  const known = sections.filter((section) => placeOf(mind, `evacuation-${section}`) >= 0)
  const places = known.map((section) => placeOf(mind, `evacuation-${section}`))
  const open = known
    .filter((section) => openPods(mind).some((pod) => pod.section === section))
    .map((section) => placeOf(mind, `evacuation-${section}`))
  const hibernatorium = placeOf(mind, 'hibernatorium')
  const hatches = placeOf(mind, 'hatch-control')
  const sleepSteps = stepsOf(routes, hibernatorium)
  return {
    sectionsKnown: known.length,
    sectionKnown: Number(known.length > 0),
    sectionCost: Math.min(FAR, ...places.map((place) => costOf(routes, place))),
    openSection: Number(open.length > 0),
    openSteps: Math.min(MANY_STEPS, ...open.map((place) => stepsOf(routes, place))),
    openCost: Math.min(FAR, ...open.map((place) => costOf(routes, place))),
    openBroken: Number(open.length > 0 && open.every((place) => rooms[place].malfunction)),
    hatchesKnown: Number(hatches >= 0),
    hatchesCost: costOf(routes, hatches),
    sleepCost: costOf(routes, hibernatorium),
    sleepSteps,
    sleepWait: roundsToHibernation(mind),
    sleepBroken: Number(rooms[hibernatorium].malfunction),
    sleepHome: chanceOfShip(mind, 'earth') * (MANY_STEPS - sleepSteps),
    fireControlKnown: Number(placeOf(mind, 'fire-control') >= 0),
    surgeryKnown: Number(placeOf(mind, 'surgery') >= 0),
  }
}

/** The Objective, wherever this Character is. */
function goalSigns(mind: Mind, goal: string | undefined): Signs {
  if (goal === undefined) return {}
  const { me, view } = mind
  const { kind, rid } = pursuitOf(goal)
  const done = Number(isFulfilled(mind, goal))
  const away = Number(me.room === NONE)
  const signs: Record<string, number> = {
    chosen: Number(me.objectives.length === 1),
    [kind]: 1,
    [`${kind}-time`]: view.time / JUMP,
    [`${kind}-done`]: done,
    [`${kind}-doneAway`]: done * away,
    [`${kind}-doneTime`]: (done * view.time) / JUMP,
  }
  if (goal === 'quarantine') signs.quarantine = 1
  const target = view.players.find(({ number }) => number === rid)
  if (kind === 'rid') signs[`rid-${rid === me.number ? 'self' : (target?.fate ?? 'none')}`] = 1
  return signs
}

/** How far the errands of an Objective are. */
function errandSigns(mind: Mind, goal: string | undefined, routes: Routes): Signs {
  if (goal === undefined) return {}
  const to = (tile: string) => costOf(routes, placeOf(mind, tile))
  const { kind, ship } = pursuitOf(goal)
  switch (kind) {
    case 'home':
      return homeSigns(mind, ship === 'mars' ? 'mars' : 'earth', routes)
    case 'destroy':
      return destroySigns(mind, to)
    case 'corpse': {
      const carried = carries(mind, 'corpse')
      const lies = mind.view.rooms.findIndex(({ objects }) => objects.includes('corpse'))
      return {
        corpseCarried: Number(carried),
        corpseCost: carried ? 0 : costOf(routes, lies),
        corpseSurgery: goal === 'autopsy' && carried ? FAR - to('surgery') : 0,
        burial: Number(goal === 'decent-burial'),
      }
    }
    case 'egg': {
      const held = Number(holdsKind(mind, 'egg'))
      return { eggHeld: held, eggCost: held ? 0 : to('nest'), eggOpen: held * podOpen(mind) }
    }
    case 'analyse':
      return {
        weaknesses: Object.values(mind.view.weaknesses).filter((one) => one !== null).length,
        laboratoryCost: to('laboratory'),
      }
    default:
      return {}
  }
}

function podOpen(mind: Mind): number {
  return Number(openPods(mind).length > 0)
}

function homeSigns(mind: Mind, destination: 'earth' | 'mars', routes: Routes): Signs {
  const home = chanceOfShip(mind, destination)
  const arrival = chanceOfArrival(mind, destination)
  const sleepSteps = stepsOf(routes, placeOf(mind, 'hibernatorium'))
  const engines = engineChances(mind)
  return {
    'home-chance': home,
    'home-arrival': arrival,
    'home-engines': engines.filter((chance) => chance >= 0.9).length,
    'home-enginesBad': engines.filter((chance) => chance === 0).length,
    'home-sure': Number(home === 1),
    'home-sleep': home * (MANY_STEPS - sleepSteps),
    'home-cockpit': arrival === 1 ? 0 : costOf(routes, placeOf(mind, 'cockpit')),
    'home-sequence': Number(mind.view.selfDestruct !== NONE),
    'home-pods': podOpen(mind),
  }
}

function destroySigns(mind: Mind, to: (tile: string) => number): Signs {
  const { me, view } = mind
  const running = Number(view.selfDestruct !== NONE)
  const signal = Number(me.signal)
  const open = podOpen(mind)
  return {
    'destroy-signal': signal,
    'destroy-sequence': running,
    'destroy-both': signal * running,
    'destroy-pods': open,
    'destroy-signalPods': signal * open,
    'destroy-signalFires': signal * fires(mind),
    'destroy-signalTime': (signal * view.time) / JUMP,
    'destroy-generator': running ? 0 : to('generator'),
    'destroy-comms': signal ? 0 : to('comms-room'),
    'destroy-key': Number(hasItem(mind, 'self-destruct-key')),
  }
}
