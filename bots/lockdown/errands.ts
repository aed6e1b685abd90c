import { NONE } from '@bulkhead/lockdown/printed'
import type { Act } from '../hull/acts.ts'
import { type Aim, performIn } from '../hull/aims.ts'
import { because as inAnyGame } from '../hull/because.ts'
import { doomOf } from '../hull/contamination.ts'
import type { Mind } from '../hull/mind.ts'
import { objectivesOf } from '../hull/objectives.ts'
import { LEAVE } from '../hull/plan.ts'
import { powered, saveBase } from './aims.ts'
import { because } from './because.ts'
import { chanceOf, spared } from './codes.ts'
import { own, roundsLeft } from './mind.ts'
import { PURSUITS } from './objectives.ts'

/** What is worth doing whatever the Objective: a Signal against Code Blue, a clean body, light against the dark. */
export function errands(mind: Mind): Aim[] {
  return [...signal(mind), ...cleaning(mind), ...power(mind), ...saving(mind)]
}

/** What a chance is worth that is made sure of before there is a way out. */
const EARLY = 90
/** What another errand costs where one could leave at once. */
const DELAY = 12
/** So many rounds are left for it. */
const TIME = 4

/** What it is worth to add so much to the chance of surviving: before an open way out is taken, or on the way to one. */
function chanceWorth(mind: Mind, gain: number): number {
  const { isolationOpen, gateOpen, rover } = own(mind)
  const open = isolationOpen || (gateOpen && rover !== NONE)
  if (!open) return EARLY * gain
  if (roundsLeft(mind) < TIME || mind.me.wounds.length >= 3) return 0
  return LEAVE * (spared(mind, 'locked-in') + gain) - DELAY
}

function signal(mind: Mind): Aim[] {
  const blue = chanceOf(mind, 'blue')
  if (mind.me.signal || blue === 0) return []
  const sends = ({ option }: Act) => option.label === 'send-signal'
  const worth = chanceWorth(mind, blue)
  return performIn(mind, mind.lore.rooms.signal, worth, because('signal'), sends)
}

/** What washing is worth of the life that it saves: it finds only what is in hand. */
const WASHED = 0.7

function cleaning(mind: Mind): Aim[] {
  const { me } = mind
  if (!me.larva && !me.hand?.includes('contamination-infected')) return []
  const worth = chanceWorth(mind, doomOf(mind) * WASHED)
  return performIn(mind, 'decon', worth, inAnyGame('wash'))
}

const POWER = 9

function power(mind: Mind): Aim[] {
  if (own(mind).timeActive && powered(mind) >= 2) return []
  return performIn(mind, 'backup-power', POWER, because('power'))
}

const BASE = 25

function saving(mind: Mind): Aim[] {
  const wanted = objectivesOf(mind).some((id) => PURSUITS[id].base === 'destroyed')
  return wanted ? [] : saveBase(mind, BASE)
}
