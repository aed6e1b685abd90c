import { FIRST_SPACE, NONE } from '@bulkhead/lockdown/printed'
import { hasItem, holdsKind, type Mind, placeOf } from '../hull/mind.ts'
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
import { powered, unexploredIn } from './aims.ts'
import { chanceOf, spared } from './codes.ts'
import { isDark, own, placesWhere, roundsLeft, roundsToIsolation, self } from './mind.ts'
import { PURSUITS } from './objectives.ts'
import { launchChance } from './ways-out.ts'

/** The signs for a Character who plays for one Objective, in groups with names of their own. */
export function signsOf(mind: Mind, goal: string | undefined): Signs[] {
  const elapsed = 1 - mind.view.time / FIRST_SPACE
  const anywhere = [
    { always: 1 },
    clockSigns(mind),
    boardSigns(mind),
    baseSigns(mind),
    bodySigns(mind),
    crewSigns(mind),
    codeSigns(mind),
    ...(goal === undefined ? [] : [goalSigns(mind, goal, elapsed)]),
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
  const { time, alert, autodestruction } = own(mind)
  return {
    time: FIRST_SPACE - time,
    timeLate: Math.max(0, 5 - time),
    left: Math.min(6, roundsLeft(mind)),
    alert: Number(alert !== NONE),
    autodestruction: Number(autodestruction !== null),
    autodestructionRed: Number(autodestruction?.red === true),
    timeActive: Number(own(mind).timeActive),
  }
}

function baseSigns(mind: Mind): Signs {
  const { gateOpen, rover, isolationOpen } = own(mind)
  return {
    powered: powered(mind),
    gateOpen: Number(gateOpen),
    roverHere: Number(gateOpen && rover !== NONE),
    isolationOpen: Number(isolationOpen),
    isolationWait: roundsToIsolation(mind),
  }
}

/** What the contingency may do. */
function codeSigns(mind: Mind): Signs {
  return {
    signal: Number(mind.me.signal),
    blue: mind.me.signal ? 0 : chanceOf(mind, 'blue'),
    yellow: self(mind).active ? chanceOf(mind, 'yellow') : 0,
    red: chanceOf(mind, 'red'),
    gray: chanceOf(mind, 'gray'),
    knowledge: self(mind).knowledge,
  }
}

const FATES = { escaped: 'pod', bunker: 'bunker', 'locked-in': 'locked-in' } as const

/** In a pod, or gone. */
function awaySigns(mind: Mind): Signs {
  const { fate, pod } = mind.me
  const way = FATES[fate as keyof typeof FATES]
  const launched = fate === 'awake' ? launchChance(mind, 'abc'[pod] ?? '', mind.view.time) : 0
  return {
    inPod: Number(fate === 'awake'),
    podChance: launched,
    escaped: Number(fate === 'escaped'),
    bunker: Number(fate === 'bunker'),
    lockedIn: Number(fate === 'locked-in'),
    spared: way ? spared(mind, way) : 0,
  }
}

function exitSigns(mind: Mind, routes: Routes): Signs {
  const { time, gateOpen, rover } = own(mind)
  const isolation = placeOf(mind, 'isolation-room')
  const airlocks = placesWhere(mind, ({ airlock }) => airlock)
  const pods = ['a', 'b', 'c'].flatMap((letter) => {
    const place = placeOf(mind, `css-${letter}`)
    return place < 0 ? [] : [{ place, chance: launchChance(mind, letter, time) }]
  })
  const bunker = gateOpen
    ? Math.min(FAR, ...(rover === NONE ? airlocks : [rover]).map((one) => costTo(routes, one)))
    : FAR
  return {
    isolationCost: costTo(routes, isolation),
    isolationSteps: stepsTo(routes, isolation),
    isolationNear: Number(own(mind).isolationOpen) * (MANY_STEPS - stepsTo(routes, isolation)),
    isolationBroken: Number(mind.view.rooms[isolation].malfunction),
    podsKnown: pods.length,
    podCost: Math.min(FAR, ...pods.map(({ place }) => costTo(routes, place))),
    podNow: Math.max(0, ...pods.map(({ place, chance }) => chance * (FAR - costTo(routes, place)))),
    bunkerCost: bunker,
    suit: Number(hasItem(mind, 'enviro-suit', 'battle-suit')),
    transmitterCost: mind.me.signal ? 0 : costTo(routes, placeOf(mind, 'transmitter-control')),
    darkHere: Number(isDark(mind, mind.me.room)),
  }
}

/** How far the errands of an Objective are. */
function errandSigns(mind: Mind, goal: string | undefined, routes: Routes): Signs {
  if (goal === undefined) return {}
  const to = (tile: string) => costTo(routes, placeOf(mind, tile))
  switch (PURSUITS[goal].kind) {
    case 'survey': {
      const sections = goal === 'upper-survey' || goal === 'distress-call' ? UPPER : LOWER
      return { surveyLeft: unexploredIn(mind, sections).length }
    }
    case 'destroy':
      return {
        destroySignal: Number(mind.me.signal),
        coolingCost: own(mind).autodestruction ? 0 : to('cooling-system'),
      }
    case 'egg': {
      const held = Number(holdsKind(mind, 'egg'))
      return { eggHeld: held, eggCost: held ? 0 : to('nest') }
    }
    case 'analyse':
    case 'learn':
      return {
        analysed: own(mind).analysed.length,
        laboratoryCost: to('laboratory'),
        archiveCost: self(mind).active ? 0 : to('archive'),
        'learn-knowledge': self(mind).knowledge,
      }
    default:
      return {}
  }
}

const UPPER = ['s1', 's2'] as const
const LOWER = ['s2', 's3'] as const
