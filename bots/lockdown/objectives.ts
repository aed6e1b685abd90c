import { type Aim, fetchObject, isCloserTo, searchRooms } from '../hull/aims.ts'
import { fires, holdsKind, isAwake, itemsOf, type Mind, malfunctions } from '../hull/mind.ts'
import {
  isFulfilled,
  nothingToDo,
  objectivesOf,
  type Pursuit,
  STEP,
  without,
} from '../hull/objectives.ts'
import {
  activate,
  analyse,
  destroyBase,
  destroyEggs,
  fresh,
  KINDS,
  learn,
  mendAll,
  restorePower,
  survey,
  unexploredIn,
} from './aims.ts'
import { own, self } from './mind.ts'

/** One declaration for each Objective: what its owner does, and how they must leave. */
interface LockdownPursuit extends Pursuit {
  readonly kind: Kind
  /** Something has to be carried out: not into the Isolation Room. */
  readonly carried?: boolean
  /** What is to become of the base. */
  readonly base?: 'destroyed' | 'intact'
}

type Kind =
  | 'survey'
  | 'destroy'
  | 'analyse'
  | 'learn'
  | 'egg'
  | 'hoard'
  | 'rid'
  | 'live'
  | 'power'
  | 'mend'

type Section = 's1' | 's2' | 's3'

function surveying(sections: readonly Section[], promise: number, active = false): LockdownPursuit {
  const lacks = (mind: Mind) => active && !self(mind).active
  return {
    kind: 'survey',
    promise,
    done: (mind) => unexploredIn(mind, sections).length === 0 && !lacks(mind),
    aims: (mind) => [...survey(mind, sections, STEP), ...(lacks(mind) ? activate(mind, STEP) : [])],
  }
}

/** With the base everything in it is destroyed: the last thing to see to. */
function destroying(
  promise: number,
  done: (mind: Mind) => boolean,
  asks: 'signal' | 'active',
): LockdownPursuit {
  const lacks = (mind: Mind) => !(asks === 'active' ? self(mind).active : mind.me.signal)
  return {
    kind: 'destroy',
    promise,
    base: 'destroyed',
    done: (mind) => (done(mind) || own(mind).autodestruction !== null) && !lacks(mind),
    aims: (mind) => {
      if (lacks(mind)) return asks === 'active' ? activate(mind, STEP) : []
      return done(mind) || !isTime(mind) ? [] : destroyBase(mind, STEP)
    },
  }
}

const LATE = 12

/** A group destroys the base when all else is done, or when it is late. */
function isTime(mind: Mind): boolean {
  if (mind.view.mode !== 'coop' || own(mind).time <= LATE) return true
  return objectivesOf(mind).every((id) => CARDS[id].base === 'destroyed' || isFulfilled(mind, id))
}

const nestGone = (mind: Mind) => mind.view.nestDestroyed
const queenDead = (mind: Mind) => mind.view.queenKilled

function discovered(mind: Mind): boolean {
  return own(mind).analysed.length > 0
}

function learning(needed: number, promise: number, known: (mind: Mind) => number): LockdownPursuit {
  return {
    kind: 'learn',
    promise,
    done: (mind) => known(mind) >= needed,
    aims: (mind) => learn(mind, STEP),
  }
}

const myKnowledge = (mind: Mind) => self(mind).knowledge

function mostKnowledge(mind: Mind): number {
  return Math.max(...own(mind).players.map(({ knowledge }) => knowledge))
}

/** In a group one of them learns all that there is. */
function knowsMost(mind: Mind): boolean {
  const awake = own(mind).players.map((one) => (isAwake(one) ? one.knowledge : 0))
  return awake.indexOf(Math.max(...awake)) === mind.seat
}

/** Survivors of the Nemesis. */
const KNOWING: readonly string[] = [
  'survivor',
  'lab-rat',
  'soldier',
  'scout',
  'pilot',
  'scientist',
  'captain',
  'mechanic',
]

function specimen(promise: number): LockdownPursuit {
  return {
    kind: 'egg',
    promise,
    done: (mind) => holdsKind(mind, 'egg'),
    aims: (mind) => fetchObject(mind, 'egg', STEP),
  }
}

function withoutPlayer(number: number): LockdownPursuit {
  return { ...without(number, 0.3), kind: 'rid' }
}

/** Where no Survivor of the Nemesis is left, it is enough to survive; an owner who is one has to be the only one alive. */
function unwitnessed(mind: Mind): number {
  if (isWitness(mind.me)) return 0.07
  const left = mind.view.players.filter((one) => one.fate !== 'dead' && isWitness(one)).length
  return 0.35 * 0.7 ** left
}

function isWitness({ character }: { readonly character: string }): boolean {
  return KNOWING.includes(character)
}

const HOARD = 7

const CARDS: Readonly<Record<string, LockdownPursuit>> = {
  'loose-end-1': withoutPlayer(1),
  'loose-end-2': withoutPlayer(2),
  'loose-end-3': withoutPlayer(3),
  'loose-end-4': withoutPlayer(4),
  'loose-end-5': withoutPlayer(5),
  'no-witnesses': { kind: 'live', promise: unwitnessed, ...nothingToDo },
  'live-specimen': specimen(0.07),
  'post-mortem': {
    kind: 'analyse',
    promise: 0.07,
    done: (mind) => own(mind).analysed.includes('carcass'),
    aims: (mind) => analyse(mind, ['carcass'], STEP),
  },
  'field-report': {
    kind: 'analyse',
    promise: 0.08,
    done: (mind) => discovered(mind) && myKnowledge(mind) >= 5,
    aims: (mind) => [
      ...(discovered(mind) ? [] : analyse(mind, KINDS, STEP)),
      ...(myKnowledge(mind) >= 5 ? [] : learn(mind, STEP)),
    ],
  },
  'upper-survey': surveying(['s1', 's2'], 0.07),
  'lower-survey': surveying(['s2', 's3'], 0.08, true),
  'great-hunt': destroying(0.07, queenDead, 'signal'),
  'scorched-nest': destroying(0.08, nestGone, 'active'),
  scholar: learning(7, 0.1, myKnowledge),
  whistleblower: {
    kind: 'analyse',
    promise: 0.08,
    done: (mind) => discovered(mind) || self(mind).active,
    aims: (mind) => [...analyse(mind, KINDS, STEP), ...activate(mind, STEP)],
  },
  hoarder: {
    kind: 'hoard',
    promise: 0.065,
    carried: true,
    done: (mind) => itemsOf(mind).length >= HOARD,
    aims: (mind) => searchRooms(mind, STEP, ['red', 'yellow', 'green']),
  },
  'last-one': {
    kind: 'rid',
    promise: 0.08,
    done: (mind) => nestGone(mind) && mind.me.signal,
    aims: (mind) => destroyEggs(mind, STEP),
  },
  'never-alone': { kind: 'live', promise: 0.22, ...nothingToDo },
  'distress-call': surveying(['s2'], 0.1),
  'deep-survey': surveying(['s2', 's3'], 0.15),
  decapitation: destroying(0.1, queenDead, 'signal'),
  'burn-the-nest': destroying(0.1, nestGone, 'signal'),
  'special-delivery': specimen(0.1),
  'contact-protocol': {
    kind: 'analyse',
    promise: 0.03,
    done: (mind) => Object.values(mind.view.weaknesses).every((one) => one !== null),
    aims: (mind) => analyse(mind, fresh(mind), STEP),
  },
  'cause-of-death': {
    kind: 'analyse',
    promise: 0.08,
    done: (mind) =>
      own(mind).analysed.some((kind) => kind !== 'egg') ||
      own(mind).players.some(({ active }) => active),
    aims: (mind) => [...analyse(mind, ['carcass', 'corpse'], STEP), ...activate(mind, STEP)],
  },
  'keep-the-lights-on': {
    kind: 'power',
    promise: 0.08,
    done: (mind) => own(mind).timeActive,
    aims: (mind) => restorePower(mind, STEP),
  },
  'full-understanding': {
    ...learning(6, 0.05, mostKnowledge),
    aims: (mind) => (knowsMost(mind) ? learn(mind, STEP) : []),
  },
  'damage-control': {
    kind: 'mend',
    promise: 0.05,
    done: (mind) => fires(mind) <= 2 && malfunctions(mind) <= 3,
    aims: (mind) => mendAll(mind, STEP),
  },
}

/** What somebody else being nearer takes from a step, and how much more a group dares for one. */
const SPREAD = 6
const BOLD = 2

/** In a group everybody sees to what lies nearest. */
function divided(mind: Mind, aims: Aim[]): Aim[] {
  if (mind.view.mode !== 'coop') return aims
  return aims.map((aim) => ({
    ...aim,
    worth: BOLD * (aim.worth - (isCloserTo(mind, aim.place) ? SPREAD : 0)),
  }))
}

/** One declaration for each Objective, its steps divided among a group. */
export const PURSUITS: Readonly<Record<string, LockdownPursuit>> = Object.fromEntries(
  Object.entries(CARDS).map(([id, pursuit]) => [
    id,
    { ...pursuit, aims: (mind: Mind) => divided(mind, pursuit.aims(mind)) },
  ]),
)

/** Objects that Objectives ask for. */
export const WANTED: Readonly<Record<string, readonly string[]>> = {
  'live-specimen': ['egg'],
  'special-delivery': ['egg'],
  'post-mortem': ['carcass'],
  'field-report': ['carcass', 'egg'],
  whistleblower: ['carcass', 'egg'],
  scholar: ['carcass', 'egg'],
  'full-understanding': ['carcass', 'egg'],
  'contact-protocol': ['carcass', 'egg', 'corpse'],
  'cause-of-death': ['carcass', 'corpse'],
}
