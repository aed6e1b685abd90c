import { FIRST_YELLOW, JUMP, NONE, SKULL } from '@bulkhead/nemesis/printed'
import { carries, fires, hasItem, holdsKind, type Mind, placeOf } from '../hull/mind.ts'
import {
  boardSigns,
  bodySigns,
  costTo,
  crewSigns,
  FAR,
  foeSigns,
  goalSigns,
  handSigns,
  MANY_STEPS,
  type Signs,
  stepsTo,
} from '../hull/signs.ts'
import { type Routes, routesFrom } from '../hull/travel.ts'
import { anyoneHibernates, openPods, own, roundsToHibernation } from './mind.ts'
import { PURSUITS } from './objectives.ts'
import { chanceOfArrival, chanceOfShip, engineChances } from './trust.ts'

/** The signs for a Character who plays for one Objective, in groups with names of their own. */
export function signsOf(mind: Mind, goal: string | undefined): Signs[] {
  const anywhere = [
    { always: 1 },
    clockSigns(mind),
    boardSigns(mind),
    shipSigns(mind),
    bodySigns(mind),
    crewSigns(mind),
    { sleepers: Number(anyoneHibernates(mind)) },
    ...(goal === undefined ? [] : [goalSigns(mind, goal, mind.view.time / JUMP)]),
    { quarantine: Number(goal === 'quarantine') },
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

function clockSigns(mind: Mind): Signs {
  const { time, selfDestruct } = own(mind)
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
  const engines = engineChances(mind)
  return {
    podsOpen: openPods(mind).length,
    podsGone: own(mind).pods.filter(({ gone }) => gone).length,
    arrival: chanceOfArrival(mind, 'earth'),
    shipHome: chanceOfShip(mind, 'earth'),
    enginesGood: engines.filter((chance) => chance >= 0.9).length,
    enginesBad: engines.filter((chance) => chance === 0).length,
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
  const sleepSteps = stepsTo(routes, hibernatorium)
  return {
    sectionsKnown: known.length,
    sectionKnown: Number(known.length > 0),
    sectionCost: Math.min(FAR, ...places.map((place) => costTo(routes, place))),
    openSection: Number(open.length > 0),
    openSteps: Math.min(MANY_STEPS, ...open.map((place) => stepsTo(routes, place))),
    openCost: Math.min(FAR, ...open.map((place) => costTo(routes, place))),
    openBroken: Number(open.length > 0 && open.every((place) => rooms[place].malfunction)),
    hatchesKnown: Number(hatches >= 0),
    hatchesCost: costTo(routes, hatches),
    sleepCost: costTo(routes, hibernatorium),
    sleepSteps,
    sleepWait: roundsToHibernation(mind),
    sleepBroken: Number(rooms[hibernatorium].malfunction),
    sleepHome: chanceOfShip(mind, 'earth') * (MANY_STEPS - sleepSteps),
    fireControlKnown: Number(placeOf(mind, 'fire-control') >= 0),
    surgeryKnown: Number(placeOf(mind, 'surgery') >= 0),
  }
}

/** How far the errands of an Objective are. */
function errandSigns(mind: Mind, goal: string | undefined, routes: Routes): Signs {
  if (goal === undefined) return {}
  const to = (tile: string) => costTo(routes, placeOf(mind, tile))
  const { kind, ship } = PURSUITS[goal]
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
        corpseCost: carried ? 0 : costTo(routes, lies),
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
  const sleepSteps = stepsTo(routes, placeOf(mind, 'hibernatorium'))
  const engines = engineChances(mind)
  return {
    'home-chance': home,
    'home-arrival': arrival,
    'home-engines': engines.filter((chance) => chance >= 0.9).length,
    'home-enginesBad': engines.filter((chance) => chance === 0).length,
    'home-sure': Number(home === 1),
    'home-sleep': home * (MANY_STEPS - sleepSteps),
    'home-cockpit': arrival === 1 ? 0 : costTo(routes, placeOf(mind, 'cockpit')),
    'home-sequence': Number(own(mind).selfDestruct !== NONE),
    'home-pods': podOpen(mind),
  }
}

function destroySigns(mind: Mind, to: (tile: string) => number): Signs {
  const { me, view } = mind
  const running = Number(own(mind).selfDestruct !== NONE)
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
