import { INTRUDER_TYPES, NONE } from '@bulkhead/hull/printed'
import { doomOf } from './contamination.ts'
import { harmOfAll } from './harm.ts'
import {
  actionCards,
  canRepair,
  contaminationInHand,
  contaminationOf,
  fires,
  intrudersIn,
  isAwake,
  itemsOf,
  type Mind,
  malfunctions,
  noisyNumbers,
  suffers,
  unexplored,
} from './mind.ts'
import { isFulfilled, pursuitOf } from './objectives.ts'
import { hops, type Routes } from './travel.ts'

/** What tells in a position how it may end: numbers by name. What each of them weighs the game says. */
export type Signs = Readonly<Record<string, number>>

export function boardSigns(mind: Mind): Signs {
  const { view } = mind
  const broken = malfunctions(mind)
  const burning = fires(mind)
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
  }
}

export function bodySigns(mind: Mind): Signs {
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
    contamination: contaminationOf(mind),
    doom: doomOf(mind),
  }
}

export function crewSigns(mind: Mind): Signs {
  const others = mind.view.players.filter((_, seat) => seat !== mind.seat)
  return {
    othersAwake: others.filter(isAwake).length,
    othersDead: others.filter(({ fate }) => fate === 'dead').length,
  }
}

export function handSigns(mind: Mind): Signs {
  const { me } = mind
  const ammo = me.hands.reduce((sum, held) => sum + held.ammo, 0)
  const items = itemsOf(mind)
  const { useful } = mind.lore.items
  return {
    cards: actionCards(mind).length,
    contaminationInHand: contaminationInHand(mind).length,
    ammo,
    unarmed: Number(ammo === 0),
    items: items.length,
    repairs: Number(canRepair(mind)),
    ...Object.fromEntries(useful.map((id) => [`has-${id}`, Number(items.includes(id))])),
    [`is-${me.character}`]: 1,
  }
}

export function foeSigns(mind: Mind): Signs {
  const { me, view } = mind
  const here = intrudersIn(mind, me.room)
  const room = view.rooms[me.room]
  return {
    foes: here.length,
    harm: Math.min(60, harmOfAll(mind, here)),
    foesNear: view.intruders.filter((one) => hops(mind, me.room, one.room) === 1).length,
    noiseHere: noisyNumbers(mind, me.room),
    fireHere: Number(room.fire),
    malfunctionHere: Number(room.malfunction),
  }
}

/** The Objective, wherever this Character is; `elapsed` is the part of the game that is over. */
export function goalSigns(mind: Mind, goal: string, elapsed: number): Signs {
  const { me, view } = mind
  const { kind, rid } = pursuitOf(mind, goal)
  const done = Number(isFulfilled(mind, goal))
  const away = Number(me.room === NONE)
  const signs: Record<string, number> = {
    chosen: Number(me.objectives.length === 1),
    [kind]: 1,
    [`${kind}-time`]: elapsed,
    [`${kind}-done`]: done,
    [`${kind}-doneAway`]: done * away,
    [`${kind}-doneTime`]: done * elapsed,
  }
  const prey = view.players.find(({ number }) => number === rid)
  if (kind === 'rid') signs[`rid-${rid === me.number ? 'self' : (prey?.fate ?? 'none')}`] = 1
  return signs
}

// --- distances ---

/** A place that is not known, or too far, is as far as this. */
export const FAR = 20
export const MANY_STEPS = 10

export function costTo({ cost }: Routes, place: number): number {
  return place < 0 ? FAR : Math.min(FAR, cost[place])
}

export function stepsTo({ steps }: Routes, place: number): number {
  return place < 0 ? MANY_STEPS : Math.min(MANY_STEPS, steps[place])
}
