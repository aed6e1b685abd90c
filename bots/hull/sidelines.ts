import { WOUNDS_TO_BEAR } from '@bulkhead/hull/printed'
import type { Reason } from '../bot.ts'
import { type Act, putsOutFire, repairsRoom, targetOf, weaponOf } from './acts.ts'
import { because } from './because.ts'
import {
  ammoOf,
  bleedsToDeath,
  canRepair,
  contaminationInHand,
  fires,
  type Mind,
  malfunctions,
  roomHere,
  wayOutIsBroken,
} from './mind.ts'
import { type Plan, whyDouse, whyMend } from './plan.ts'
import { burn } from './travel.ts'
import type { Move } from './turn.ts'

/** Small things that pay on the way: treating wounds, scanning, searching, loading. */

/** What an act brings, in cards, and why; null where it is not for such moments. */
export type Gain = (mind: Mind, act: Act) => Gained | null

export interface Gained {
  readonly worth: number
  readonly because: Reason
}

/** Only what saves a life is done in a hurry. */
const HURRY = 8

export function sideline(mind: Mind, acts: readonly Act[], plan: Plan): Move | null {
  let best: Move | null = null
  // Whoever lingers in a fire is burnt for it.
  let most = (roomHere(mind).fire ? burn(mind) : 0) + (plan.hurry ? HURRY : 0)
  for (const act of acts) {
    const gained = gainOf(mind, act)
    const left = gained ? gained.worth - act.price : 0
    if (gained && left > most) {
      best = { act, because: gained.because }
      most = left
    }
  }
  return best
}

function gainOf(mind: Mind, act: Act): Gained | null {
  if (repairsRoom(act)) return mending(mind)
  if (putsOutFire(act)) return dousing(mind)
  const { roomGains, gains } = mind.lore
  const gain = act.room === null ? (gains[act.action] ?? GAINS[act.action]) : roomGains[act.room]
  return gain ? gain(mind, act) : null
}

/** Clean cards leave the game; an infected one brings a Larva, and kills whoever carries one already. */
export function scanning(mind: Mind, more = 0): Gained | null {
  const cards = contaminationInHand(mind)
  const fresh = cards.filter((card) => card !== 'contamination-infected').length
  const wash: Gained | null = more > 0 ? { worth: more, because: because('wash') } : null
  if (fresh === 0 || mind.me.larva) return wash
  return { worth: fresh * SCAN + more, because: because('scan') }
}

const SCAN = 2

/** NEM-HEAL: dressing ends an effect, healing makes room for another wound. */
export const treating: Gain = (mind, { option }) => {
  const { me } = mind
  const { label } = option
  if (label === 'heal-light') {
    const grave = me.wounds.length >= WOUNDS_TO_BEAR ? 4 : 1.1
    return { worth: me.lightWounds * grave, because: because('heal-light') }
  }
  if (label === 'dress') {
    const wound = targetOf(option, 'wound')
    return { worth: nuisance(mind, wound), because: because('dress', { wound }) }
  }
  if (label === 'dress-all') {
    const worth = me.wounds
      .filter(({ dressed }) => !dressed)
      .reduce((sum, { id }) => sum + nuisance(mind, id), 0)
    return { worth, because: because('dress-all') }
  }
  if (label === 'heal') return { worth: me.wounds.length * 2, because: because('heal') }
  if (label === 'remove-slime') return { worth: 1.8, because: because('wash') }
  return null
}

const NUISANCE: Readonly<Record<string, number>> = {
  'wound-body': 2.5,
  'wound-bleeding': 3.5,
  'wound-leg': 1.2,
  'wound-hand': 1.2,
  'wound-arm': 1.2,
}

function nuisance({ me }: Mind, wound: string): number {
  const grave = me.wounds.length >= 2 ? 1 : 0
  // Whoever passes with three Serious Wounds, one of them bleeding, dies of it.
  if (wound === 'wound-bleeding' && me.wounds.length >= 2) return 12 * (me.wounds.length - 1)
  return (NUISANCE[wound] ?? 1) + grave
}

export const loading: Gain = (mind, act) => {
  const weapon = weaponOf(mind, act)
  const ammo = weapon && ammoOf(mind, weapon)
  if (!weapon || ammo === undefined) return null
  const missing = mind.printed.items[weapon].weapon!.capacity - Number(ammo)
  return { worth: Number(ammo) <= 1 ? Math.min(2.2, missing) : 0, because: because('load') }
}

/** The fewer markers are left, the dearer each of them is. */
const LAST_MARKERS = [12, 7, 4, 2.2, 1.5, 1]
const MENDED = 0.5

function mending(mind: Mind): Gained {
  const left = mind.lore.markers.malfunction - malfunctions(mind)
  return { worth: LAST_MARKERS[left] ?? MENDED, because: whyMend(mind) }
}

/** What each fire on the board makes it worth to put one out here. */
const FIRE = 3.6

export function dousing(mind: Mind): Gained {
  return { worth: fires(mind) * FIRE, because: whyDouse(mind) }
}

/** Most of what is green stops a bleeding. */
const BANDAGES = 20
const LOOT = 1.6
/** What mends a room where a way out is broken. */
const REPAIR = 2

const looting: Gain = (mind, { option }) => {
  const colour = targetOf(option, 'deck')
  if (bleedsToDeath(mind) && colour === 'green') {
    return { worth: BANDAGES, because: because('search', { place: mind.me.room }) }
  }
  const mends = colour === 'yellow' && wayOutIsBroken(mind) && !canRepair(mind) ? REPAIR : 0
  const { isEager, items } = mind.lore
  const worth = (isEager(mind) ? 0 : LOOT) + (items.decks[colour] ?? 0) + mends
  return { worth, because: because('search', { place: mind.me.room }) }
}

const crafting: Gain = (mind, { option }) => {
  const item = targetOf(option, 'item')
  return { worth: mind.lore.items.crafted(mind, item), because: because('craft', { item }) }
}

const questing: Gain = ({ lore }, { option }) => {
  const item = targetOf(option, 'item')
  return { worth: lore.items.quests[item] ?? 0, because: because('quest', { item }) }
}

/** What all games of the family have. */
const GAINS: Readonly<Record<string, Gain>> = {
  rest: (mind) => scanning(mind),
  search: looting,
  craft: crafting,
  'activate-quest': questing,
}
