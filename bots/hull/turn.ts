import { NONE } from '@bulkhead/hull/printed'
import type { Decision } from '@bulkhead/kernel'
import type { Chosen, Reason } from '../bot.ts'
import { type Act, endsTurn, isStep, readActs, targetOf } from './acts.ts'
import type { Aim } from './aims.ts'
import { because } from './because.ts'
import { type Judged, judgeFight } from './combat.ts'
import {
  actionCards,
  contaminationInHand,
  contaminationOf,
  isFighting,
  type Mind,
  noisyNumbers,
  roomHere,
} from './mind.ts'
import { bestAim, type Plan, planOf } from './plan.ts'
import { sideline } from './sidelines.ts'
import { entering, lairCost, routesFrom } from './travel.ts'

/** A turn: what to do next. */

export interface Move {
  readonly act: Act
  readonly because: Reason
}

export function takeTurn(mind: Mind, decision: Decision): Chosen {
  const acts = readActs(mind, decision.options)
  const { act, because: reason } = moveOf(mind, acts)
  return { picks: [act.option.id], because: reason }
}

function moveOf(mind: Mind, acts: readonly Act[]): Move {
  if (mind.me.room === NONE) return mind.lore.outside(mind, acts)
  return isFighting(mind) ? fight(mind, acts) : calm(mind, acts)
}

export function passing(acts: readonly Act[], reason: Reason): Move {
  return { act: acts.find(endsTurn)!, because: reason }
}

function fight(mind: Mind, acts: readonly Act[]): Move {
  const plan = planOf(mind)
  const pressing = firstDeed(
    acts,
    plan.aims.filter(({ amid }) => amid),
  )
  if (pressing) return pressing
  const aim = bestAim(plan)
  const back = aim && routesFrom(mind, aim.place)
  const detour = (place: number) => (back ? Math.min(3, back.steps[place] * 0.4) : 0)
  const atExit = aim?.leaves === true && aim.place === mind.me.room
  const loss = atExit ? (plan.hurry ? LAST_CHANCE : GROUND) : 0
  const judged = judgeFight(mind, acts, detour, loss)
  return judged.reduce((best: Judged, one) => (one.cost < best.cost ? one : best))
}

function firstDeed(acts: readonly Act[], aims: readonly Aim[]): Move | null {
  for (const aim of aims) {
    const act = cheapestDeed(acts, aim)
    if (act) return { act, because: aim.because }
  }
  return null
}

/** What it costs to give up a way out: there is no noise about it once the fight is won. */
const GROUND = 6
const LAST_CHANCE = 30

/** What a lair may cost to be walked into. */
const WALK_PAST = 5
/** Cards to keep in hand for what the bag may bring. */
const RESERVE = 1

function calm(mind: Mind, acts: readonly Act[]): Move {
  const plan = planOf(mind)
  const aim = bestAim(plan)
  const deed = aim && cheapestDeed(acts, aim)
  const scan = aim?.leaves && deed ? lastScan(mind, acts) : null
  if (scan) return { act: scan, because: because('scan') }
  if (aim && deed) return { act: deed, because: aim.because }
  const away = aim && mind.lore.leavesAtOnce ? stepAway(mind, acts, aim, plan) : null
  if (aim && away) return { act: away, because: aim.because }
  const other = plan.hurry ? null : deedAtHand(acts, plan)
  if (other) return other
  const side = sideline(mind, acts, plan)
  if (side) return side
  const step = aim && stepTo(mind, acts, aim, plan)
  if (aim && step) return { act: step, because: aim.because }
  const instead = mind.lore.presses?.(mind) && !aim?.waits ? nextBest(mind, acts, plan) : null
  if (instead) return instead
  const out = outOfTheFire(mind, acts)
  if (out) return out
  const number = actionCards(mind).length
  return passing(acts, whyPass(number, aim))
}

/** Whoever is to spend every card does what can be done, where the best cannot. */
function nextBest(mind: Mind, acts: readonly Act[], plan: Plan): Move | null {
  const left = ({ worth, place }: Aim) => worth - plan.routes.cost[place]
  const aims = plan.aims.filter((aim) => left(aim) > 0).sort((a, b) => left(b) - left(a))
  for (const aim of aims) {
    const act = cheapestDeed(acts, aim) ?? stepTo(mind, acts, aim, plan)
    if (act) return { act, because: aim.because }
  }
  return null
}

function whyPass(number: number, aim: Aim | null | undefined): Reason {
  if (number === 0) return because('no-cards')
  return aim ? because('save-cards', { number, place: aim.place }) : because('wait', { number })
}

/** Several Contamination cards are better scanned before the last check than in it. */
function lastScan(mind: Mind, acts: readonly Act[]): Act | null {
  const { me } = mind
  const spare = actionCards(mind).length > BOARDING
  const many = contaminationOf(mind) > 1 && contaminationInHand(mind).length > 0
  if (!spare || !many || me.larva || mind.lore.roundsLeft(mind) < 2) return null
  return acts.find(({ action }) => action === 'rest') ?? null
}

/** What lies on the way is done on the way. */
const AT_HAND = 6

function deedAtHand(acts: readonly Act[], { aims }: Plan): Move | null {
  let best: Move | null = null
  let most = AT_HAND
  for (const aim of aims) {
    const deed = aim.worth > most ? cheapestDeed(acts, aim) : null
    if (!deed) continue
    best = { act: deed, because: aim.because }
    most = aim.worth
  }
  return best
}

function cheapestDeed(acts: readonly Act[], aim: Aim): Act | null {
  const deeds = acts.filter((act) => aim.does(act))
  return deeds.reduce(
    (best: Act | null, act) => (!best || act.price < best.price ? act : best),
    null,
  )
}

/** The first step on the way, as quietly as it pays. */
function stepTo(mind: Mind, acts: readonly Act[], aim: Aim, plan: Plan): Act | null {
  if (aim.place === mind.me.room) return null
  const next = plan.routes.first[aim.place]
  // Most Intruders move on in the Event phase: better to wait for that than to walk in.
  const { roundsLeft, haste, presses } = mind.lore
  const patient = roundsLeft(mind) > (haste ?? 1) && presses?.(mind) !== true
  if (lairCost(mind, next) > WALK_PAST && patient) return null
  const steps = acts.filter((act) => isStep(mind, act) && act.place === next)
  const step = gaitFor(mind, steps, aim, plan) ?? rideTo(mind, acts, next)
  if (!step) return doorTo(mind, acts, next)
  const left = actionCards(mind).length - step.price
  // Nobody enters a way out to make noise there: it is taken at once, or next round.
  const idle = aim.leaves && next === aim.place && left < BOARDING
  const reserve = haste !== undefined && roomHere(mind).fire ? 0 : RESERVE
  return plan.hurry || (left >= reserve && !idle) ? step : null
}

/** Towards a way out that can be reached and taken with the cards in hand. */
function stepAway(mind: Mind, acts: readonly Act[], aim: Aim, plan: Plan): Act | null {
  const near = plan.routes.steps[aim.place] + BOARDING <= actionCards(mind).length
  return aim.leaves && near ? stepTo(mind, acts, aim, plan) : null
}

/** Cards for leaving. */
const BOARDING = 2
/** So many numbers that lead into noise are too many even for the last stretch. */
const LOUD = 3

/** Quietly where noise is near; but not where haste would still bring this Character away today. */
function gaitFor(mind: Mind, steps: readonly Act[], aim: Aim, plan: Plan): Act | undefined {
  const next = plan.routes.first[aim.place]
  const move = steps.find(({ action }) => action === 'move')
  if (entering(mind, next).gait === 'move') return move
  const stretch = plan.routes.steps[aim.place] + BOARDING
  const hand = actionCards(mind).length
  const haste = aim.leaves && hand >= stretch && hand < stretch + 1
  if (haste && noisyNumbers(mind, next) < LOUD) return move
  for (const quiet of mind.lore.quietSteps) {
    const step = steps.find(({ action }) => action === quiet)
    if (step) return step
  }
  return move
}

function rideTo(mind: Mind, acts: readonly Act[], next: number): Act | undefined {
  const rides = (mind.lore.rides?.(mind) ?? []).filter(
    ({ from, to }) => from === mind.me.room && to === next,
  )
  return acts.find((act) => rides.some((ride) => ride.does(act)))
}

/** Opens or breaks the door that is in the way. */
function doorTo(mind: Mind, acts: readonly Act[], next: number): Act | null {
  const { ship, view, me } = mind
  const way = ship.ways[me.room].find(({ to }) => to === next)
  if (!way || view.corridors[way.corridor].door !== 'closed') return null
  const { id } = ship.plan.corridors[way.corridor]
  const opens = acts.filter(
    ({ option }) =>
      targetOf(option, 'corridor') === id &&
      (option.label === 'open-door' || option.label === 'destroy-door'),
  )
  return opens.sort((a, b) => a.price - b.price)[0] ?? null
}

/** Nobody waits in a burning room who could wait elsewhere. */
function outOfTheFire(mind: Mind, acts: readonly Act[]): Move | null {
  if (!roomHere(mind).fire) return null
  const steps = acts.filter((act) => act.action === 'move' && !mind.view.rooms[act.place].fire)
  const risk = (act: Act) => entering(mind, act.place).cost
  const [best] = steps.sort((a, b) => risk(a) - risk(b))
  return best && risk(best) < 3 ? { act: best, because: because('out-of-fire') } : null
}
