import type { Decision, Option } from '@bulkhead/kernel'
import { hasNoise } from '@bulkhead/nemesis/odds'
import { NONE, POD_SEATS } from '@bulkhead/nemesis/printed'
import type { Chosen, Reason } from '../bot.ts'
import { canRepair } from './aims.ts'
import { because } from './because.ts'
import { cardWorth, cheapest } from './cards.ts'
import { heldWorth, itemWorth } from './items.ts'
import {
  actionCards,
  contaminationInHand,
  fires,
  isAwake,
  isContamination,
  isFighting,
  type Mind,
  malfunctions,
  openPods,
  placeOf,
  roomHere,
  roundsLeft,
} from './mind.ts'
import { objectivesOf, promiseOf, pursuitOf } from './objectives.ts'
import { entering, routesFrom } from './travel.ts'

/** Everything that is asked besides the turn itself: one answer for each question of the rules. */

type Answer = (mind: Mind, decision: Decision) => Chosen

export const ANSWERS: Readonly<Record<string, Answer>> = {
  role: chooseRole,
  objective: chooseObjective,
  pay,
  smoke: pay,
  'discard-on-pass': discardOnPass,
  'discard-any': discardContamination,
  'keep-item': (mind, decision) =>
    best(decision, (option) => itemWorth(mind, target(option)), because('keep-item')),
  'drop-one': (mind, decision) =>
    best(decision, (option) => -thingWorth(mind, option), because('drop')),
  drop: (mind, decision) => best(decision, (option) => -thingWorth(mind, option), because('drop')),
  'careful-noise': quietly,
  'motion-tracker': rollAgain,
  'may-scan': mayScan,
  'scan-one': (_mind, decision) =>
    best(decision, ({ label }) => SCANS.indexOf(label), because('scan-one')),
  'engine-order': orderEngine,
  reroll: (_mind, decision) =>
    say(
      decision,
      SHOT_AGAIN.includes(String(decision.params?.face)) ? 'reroll-shot' : 'keep-shot',
      because('reroll'),
    ),
  overload: (_mind, decision) => say(decision, 'spend-ammo', because('spend-ammo')),
  nerves: (_mind, decision) => say(decision, 'nerves-of-steel', because('nerves')),
  armor: (_mind, decision) => say(decision, 'armor', because('armor')),
  launch: (mind, decision) =>
    waitsForCompany(mind)
      ? say(decision, 'wait', because('wait-for-company'))
      : say(decision, 'launch', because('launch')),
  interrupt: interrupt,
  'counter-interruption': (_mind, decision) => say(decision, 'let-pass', because('let-pass')),
  'be-covered': (mind, decision) =>
    say(decision, isFighting(mind) ? 'agree' : 'refuse', because('be-covered')),
  'cover-room': (mind, decision) =>
    best(decision, (option) => -entering(mind, placeIn(option)).cost, because('slip-away')),
  offered: (_mind, decision) => say(decision, 'take-offer', because('take-offer')),
  returned: (_mind, decision) => say(decision, 'agree', because('take-offer')),
  trade: (_mind, decision) => say(decision, 'end-trade', because('no-trade')),
  'bind-received': (_mind, decision) => ({
    picks: [decision.options.at(-1)!.id],
    because: because('bind'),
  }),
  'next-event': nextEvent,
  'turn-doors': (_mind, decision) => ({ picks: least(decision), because: because('leave-doors') }),
}

function say(decision: Decision, label: string, reason: Reason): Chosen {
  const found = decision.options.find((option) => option.label === label) ?? decision.options[0]
  return { picks: [found.id], because: reason }
}

function best(decision: Decision, worth: (option: Option) => number, reason: Reason): Chosen {
  let [chosen] = decision.options
  let most = Number.NEGATIVE_INFINITY
  for (const option of decision.options) {
    const value = worth(option)
    if (value > most) [chosen, most] = [option, value]
  }
  return { picks: [chosen.id], because: reason }
}

export function least({ options, min }: Decision): string[] {
  return options.slice(0, min).map(({ id }) => id)
}

function target({ targets }: Option): string {
  return String(targets?.[0]?.id ?? '')
}

function placeIn({ targets }: Option): number {
  return Number(targets?.find(({ kind }) => kind === 'place')?.id ?? NONE)
}

// --- the beginning ---

/** Of these the first on offer; who comes last in a ranking is never drafted, so of the others every seat has its own. */
const ROLES = ['soldier', 'mechanic', 'pilot', 'scout']
const FAVOURITES = ['captain', 'scientist']

function chooseRole({ seat }: Mind, decision: Decision): Chosen {
  const ranking = [...ROLES, FAVOURITES[seat % FAVOURITES.length]]
  const rank = (role: string) => (ranking.includes(role) ? ranking.indexOf(role) : ranking.length)
  return best(decision, (option) => -rank(target(option)), because('role'))
}

function chooseObjective(mind: Mind, decision: Decision): Chosen {
  const worth = (option: Option) => promiseOf(mind, target(option))
  return best(decision, worth, because('objective'))
}

// --- cards ---

function pay(mind: Mind, decision: Decision): Chosen {
  const paid = cheapest(mind, decision.options, decision.min)
  return { picks: paid.map(({ id }) => id), because: because('pay') }
}

/** Contamination goes round, unless a Rest is at hand for it; and whatever mends nothing where that is missing. */
function discardOnPass(mind: Mind, { options }: Decision): Chosen {
  if (lacksRepair(mind)) {
    const picks = options.filter((option) => !KEPT.includes(target(option)))
    return { picks: picks.map(({ id }) => id), because: because('dig') }
  }
  const contaminated = options.filter((option) => isContamination(target(option)))
  const hand = actionCards(mind)
  if (contaminated.length === 0) {
    return { picks: [], because: because('keep-hand', { number: hand.length }) }
  }
  if (hand.includes('rest')) return { picks: [], because: because('keep-for-rest') }
  return { picks: contaminated.map(({ id }) => id), because: because('discard') }
}

/** Cards that save whoever waits. */
const KEPT = ['suppressive-fire', 'covering-fire', 'nerves-of-steel', 'adrenaline']

/** Waits in a way out that is broken, with nothing at hand to mend it. */
function lacksRepair(mind: Mind): boolean {
  const room = mind.me.room === NONE ? null : roomHere(mind)
  return room?.malfunction === true && room.tile!.startsWith('evacuation') && !canRepair(mind)
}

function discardContamination(mind: Mind, { options }: Decision): Chosen {
  const bad = options.filter((option) => {
    const card = target(option)
    return isContamination(card) || cardWorth(mind, card) < 0.4
  })
  return { picks: bad.map(({ id }) => id), because: because('discard') }
}

// --- things ---

/** Objects that an Objective of this seat asks for. */
function wantedObjects(mind: Mind): string[] {
  return objectivesOf(mind).flatMap((id) => OBJECTS[id] ?? [])
}

const OBJECTS: Readonly<Record<string, readonly string[]>> = {
  'decent-burial': ['corpse'],
  'my-precious': ['egg'],
  'special-delivery': ['egg'],
  'ab-ovo': ['egg'],
  'extreme-field-biology': ['corpse', 'egg', 'carcass'],
  'close-contact-protocol': ['corpse', 'egg', 'carcass'],
  necroscopy: ['carcass'],
}

function thingWorth(mind: Mind, option: Option): number {
  return heldWorth(mind, target(option), wantedObjects(mind))
}

// --- noise ---

/** Into the exit that does the least harm: few numbers, and not one that leads to a way out. */
function quietly(mind: Mind, decision: Decision): Chosen {
  const cost = ({ targets }: Option) => {
    const [one] = targets ?? []
    if (one?.kind === 'technical') return 1
    const { plan, ends } = mind.ship
    const corridor = plan.corridors.findIndex(({ id }) => id === one?.id)
    const tiles = ends[corridor].map((place) => mind.view.rooms[place].tile ?? '')
    const beyond = tiles.filter((_, i) => ends[corridor][i] !== mind.me.room)
    const wayOut = beyond.some((tile) => tile.startsWith('evacuation') || tile === 'hibernatorium')
    return plan.corridors[corridor].numbers.length + (wayOut ? SPARED : 0)
  }
  return best(decision, (option) => -cost(option), because('careful-noise'))
}

const SPARED = 1.5

function rollAgain(mind: Mind, decision: Decision): Chosen {
  const face = decision.params?.face
  const exit = typeof face === 'number' ? mind.ship.numbered[mind.me.room][face] : undefined
  const bad = exit !== undefined && hasNoise(mind.view, exit)
  if (!bad) return say(decision, 'keep-roll', because('keep-roll'))
  const cards = decision.options.filter(({ label }) => label === 'reroll')
  if (cards.length === 0) return say(decision, 'keep-roll', because('roll-again'))
  return { picks: cheapest(mind, cards, 1).map(({ id }) => id), because: because('roll-again') }
}

// --- contamination ---

const SCANS = ['scan-clean', 'scan-infected', 'scan-unknown']

function mayScan(mind: Mind, decision: Decision): Chosen {
  const fresh = contaminationInHand(mind).some((card) => card !== 'contamination-infected')
  const safe = !mind.me.larva && fresh
  return say(decision, safe ? 'scan' : 'do-not-scan', because(safe ? 'scan' : 'no-scan'))
}

// --- the ship ---

function orderEngine(mind: Mind, decision: Decision): Chosen {
  const goals = objectivesOf(mind).map(pursuitOf)
  const wreck = goals.some(({ ship }) => ship === 'destroyed')
  const wanted = wreck ? DAMAGED : WORKING
  const reason = because(wreck ? 'break-engine' : 'mend-engine')
  return best(decision, ({ label }) => Number(wanted.includes(label)), reason)
}

/** Answers after which the Engine is so. */
const WORKING = ['leave-working', 'repair-engine']
const DAMAGED = ['leave-damaged', 'break-engine']

const SHOT_AGAIN = ['miss', 'creeper']

// --- others ---

/** A seat is kept for whoever is near and would find no other, while nothing presses. */
function waitsForCompany(mind: Mind): boolean {
  const { view, me, seat } = mind
  const rids = objectivesOf(mind).map((id) => pursuitOf(id).rid)
  const others = view.players.filter((one, i) => i !== seat && isAwake(one) && one.pod !== me.pod)
  if (others.some(({ number }) => rids.includes(number))) return false
  if (rids.some((rid) => rid !== undefined) && others.length === 1) return false
  const section = placeOf(mind, `evacuation-${view.pods[me.pod].section}`)
  const alone = view.players.every((one, i) => i === seat || one.pod !== me.pod)
  const pods = openPods(mind).filter((pod) => pod !== view.pods[me.pod]).length
  const near = others.filter(
    ({ room }) => room !== NONE && routesFrom(mind, room).steps[section] <= NEAR,
  )
  const calm = roundsLeft(mind) > 2 && malfunctions(mind) < 7 && fires(mind) < 5
  return alone && calm && near.length > 0 && pods * POD_SEATS < others.length
}

const NEAR = 3

/** The one whose end this seat plays for is not let go. */
function interrupt(mind: Mind, decision: Decision): Chosen {
  const rids = objectivesOf(mind).map((id) => pursuitOf(id).rid)
  const other = mind.view.players[Number(decision.params?.seat)]
  const last = mind.log.findLast(({ kind }) => kind === 'acts')
  const leaving = LEAVING.includes(String(last?.params?.action))
  if (other && rids.includes(other.number) && leaving) {
    return say(decision, 'interruption', because('interrupt'))
  }
  const never = rids.every((rid) => rid === undefined)
  return say(decision, never ? 'stand-by' : 'let-pass', because('let-pass'))
}

const LEAVING = ['hibernatorium', 'evacuation-a', 'evacuation-b', 'old-friend']

const BAD_EVENTS = [
  'eclosion',
  'hunt-2',
  'hunt-3',
  'egg-protection',
  'damaging-fire',
  'consuming-fire',
  'pod-ejection',
]

function nextEvent(mind: Mind, decision: Decision): Chosen {
  const [top] = mind.view.decks.events.known.filter(({ at }) => at === 0)
  const bad = top !== undefined && BAD_EVENTS.includes(top.id)
  return say(decision, bad ? 'put-event-under' : 'leave-event', because('next-event'))
}
