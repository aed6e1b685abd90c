import type { Seat } from '@bulkhead/kernel'
import { type NemesisView, NONE } from '@bulkhead/nemesis'
import { doomOf } from './contamination.ts'
import {
  fires,
  intrudersIn,
  isFighting,
  type Mind,
  malfunctions,
  mindOf,
  openPods,
  placeOf,
  roundsLeft,
} from './mind.ts'
import { isFulfilled, objectivesOf, pursuitOf } from './objectives.ts'
import { harmOfAll } from './odds.ts'
import { hops } from './travel.ts'
import { chanceOfShip } from './trust.ts'

/** Surviving is something even where the Objective is missed. */
const SURVIVAL = 0.35

/** How well a seat stands, from 0 (dead) to 1 (has won). */
export function evaluateNemesis(view: NemesisView, seat: Seat): number {
  const mind = mindOf(view, seat, [])
  if (view.ending) {
    if (view.ending.winners.includes(seat)) return 1
    return mind.me.fate === 'dead' ? 0 : SURVIVAL
  }
  const alive = chanceToSurvive(mind)
  return alive * (SURVIVAL + (1 - SURVIVAL) * chanceOfObjective(mind))
}

function chanceToSurvive(mind: Mind): number {
  const { fate } = mind.me
  if (fate === 'dead') return 0
  if (fate === 'escaped') return 1 - doomOf(mind.me)
  if (fate === 'hibernating') return (1 - doomOf(mind.me)) * chanceOfShip(mind, 'earth')
  return (1 - doomOf(mind.me)) * chanceToLeave(mind)
}

const HEALTH = [0.62, 0.52, 0.36, 0.14]

/** By wounds, by how far the nearest way out is, and by how long the ship will last. */
function chanceToLeave(mind: Mind): number {
  const { me } = mind
  if (me.pod !== NONE) return 0.9
  const foes = intrudersIn(mind, me.room)
  const hurt = HEALTH[Math.min(3, me.wounds.length)] - 0.04 * me.lightWounds
  const fight = isFighting(mind) ? Math.min(0.25, 0.02 * harmOfAll(mind, foes)) : 0
  const wrecked = malfunctions(mind) >= 7 || fires(mind) >= 6 ? 0.12 : 0
  const late = roundsLeft(mind) <= 2 ? 0.15 : 0
  return Math.max(0.02, hurt - fight - wrecked - late + wayOut(mind) + 0.01 * me.handCount)
}

/** An open pod, the nearer the better. */
function wayOut(mind: Mind): number {
  const sections = openPods(mind).map(({ section }) => placeOf(mind, `evacuation-${section}`))
  const known = sections.filter((place) => place >= 0)
  if (known.length === 0) return sections.length > 0 ? 0.04 : 0
  const far = Math.min(...known.map((place) => hops(mind.ship, mind.me.room, place)))
  return 0.08 + Math.max(0, 0.2 - 0.04 * far)
}

function chanceOfObjective(mind: Mind): number {
  const goals = objectivesOf(mind)
  if (goals.length === 0) return 0
  const each = goals.map((id) => objectiveChance(mind, id))
  return each.reduce((product, one) => product * one, 1)
}

function objectiveChance(mind: Mind, id: string): number {
  const { rid, ship } = pursuitOf(id)
  if (rid !== undefined) return ridChance(mind, rid)
  const done = isFulfilled(mind, id)
  if (ship === undefined) return done ? 0.95 : 0.15
  const sent = done ? 1 : 0.25
  if (ship === 'destroyed') return sent * (mind.view.selfDestruct !== NONE ? 0.9 : 0.35)
  return sent * (0.2 + 0.8 * chanceOfShip(mind, ship))
}

function ridChance({ view, me }: Mind, number: number): number {
  const target = view.players.find((player) => player.number === number)
  if (!target || number === me.number) return 0.05
  return { dead: 1, awake: 0.7, hibernating: 0.5, escaped: 0.1 }[target.fate]
}
