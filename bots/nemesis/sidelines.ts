import { printed } from '@bulkhead/nemesis/printed'
import type { Reason } from '../bot.ts'
import { type Act, targetOf } from './acts.ts'
import { canRepair, putsOutFire, repairsRoom } from './aims.ts'
import { because } from './because.ts'
import { wayOutIsBroken } from './cards.ts'
import { doomOf } from './contamination.ts'
import {
  actionCards,
  bleedsToDeath,
  contaminationInHand,
  fires,
  type Mind,
  malfunctions,
  placeOf,
  roomHere,
  suffers,
} from './mind.ts'
import type { Plan } from './plan.ts'
import { burn } from './travel.ts'

/** Small things that pay on the way: treating wounds, scanning, searching, loading. */

interface Side {
  readonly act: Act
  readonly because: Reason
}

/** Only what saves a life is done in a hurry. */
const HURRY = 8

/** What an act brings, in cards, and why; null where it is not for such moments. */
type Gain = { readonly worth: number; readonly because: Reason } | null

export function sideline(mind: Mind, acts: readonly Act[], plan: Plan): Side | null {
  let best: Side | null = null
  // Whoever lingers in a fire is burnt for it.
  let most = (roomHere(mind).fire ? burn(mind) : 0) + (plan.hurry ? HURRY : 0)
  for (const act of acts) {
    const gain = gainOf(mind, act)
    const left = gain ? gain.worth - act.price : 0
    if (gain && left > most) {
      best = { act, because: gain.because }
      most = left
    }
  }
  return best
}

function gainOf(mind: Mind, act: Act): Gain {
  if (repairsRoom(act)) return mending(mind)
  if (putsOutFire(act)) return dousing(mind)
  if (act.room !== null) return inRoom(mind, act)
  const gains = GAINS[act.action]
  return gains ? gains(mind, act) : null
}

function inRoom(mind: Mind, act: Act): Gain {
  switch (act.room) {
    case 'emergency-room':
      return treatment(mind, act)
    case 'canteen':
    case 'shower-room':
      return scanning(mind, mind.me.slime && act.room === 'shower-room' ? 1.5 : 0)
    case 'fire-control':
      return mind.view.rooms[act.place]?.fire ? dousing(mind) : null
    case 'armory':
      return loading(mind, act)
    default:
      return null
  }
}

const GAINS: Readonly<Record<string, (mind: Mind, act: Act) => Gain>> = {
  rest: (mind) => scanning(mind, 0),
  alcohol: (mind) =>
    contaminationInHand(mind).length > 0 ? { worth: 2.5, because: because('drink') } : null,
  bandages: treatment,
  medkit: treatment,
  'clothes-green': treatment,
  'clothes-yellow': treatment,
  'energy-charge': loading,
  'energy-charge-yellow': loading,
  reload: loading,
  search: looting,
  scavenging: () => null,
  'extended-magazine': () => ({ worth: 2, because: because('load') }),
  'synthetic-food': (mind) =>
    actionCards(mind).length <= 3 ? { worth: 1.9, because: because('eat') } : null,
  antidote: ({ me }) => ({ worth: 30 * doomOf(me), because: because('antidote') }),
  craft: crafting,
  'activate-quest': questing,
  motivation: ({ view, me }) =>
    view.mode === 'coop' && view.players.filter(({ room }) => room === me.room).length > 1
      ? { worth: 1.5, because: because('motivate') }
      : null,
}

/** Clean cards leave the game; an infected one brings a Larva, and kills whoever carries one already. */
function scanning(mind: Mind, more: number): Gain {
  const cards = contaminationInHand(mind)
  const fresh = cards.filter((card) => card !== 'contamination-infected').length
  const wash: Gain = more > 0 ? { worth: more, because: because('wash') } : null
  if (fresh === 0 || mind.me.larva) return wash
  return { worth: fresh * SCAN + more, because: because('scan') }
}

const SCAN = 2

/** NEM-HEAL: dressing ends an effect, healing makes room for another wound. */
function treatment(mind: Mind, { option }: Act): Gain {
  const { me } = mind
  const { label } = option
  if (label === 'heal-light') {
    const grave = me.wounds.length >= 3 ? 4 : 1.1
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

function loading({ me }: Mind, { option }: Act): Gain {
  const weapon = option.targets?.find(
    ({ kind, id }) => kind === 'item' && printed.items[String(id)]?.weapon,
  )
  const held = me.hands.find(({ item }) => item === weapon?.id)
  if (!held?.item) return null
  const missing = printed.items[held.item].weapon!.capacity - held.ammo
  return { worth: held.ammo <= 1 ? Math.min(2.2, missing) : 0, because: because('load') }
}

/** The fewer markers are left, the dearer each of them is. */
function mending(mind: Mind): Gain {
  const worth = [0.5, 0.5, 0.5, 1, 1.5, 2.2, 4, 7, 12][malfunctions(mind)]
  return { worth, because: because('mend-room', { number: malfunctions(mind) }) }
}

/** What each fire on the ship makes it worth to put one out here. */
const FIRE = 3.6

function dousing(mind: Mind): Gain {
  return { worth: fires(mind) * FIRE, because: because('douse', { number: fires(mind) }) }
}

/** Most of what is green stops a bleeding. */
const BANDAGES = 20
const LOOT = 1.6
/** Tools or Duct Tape where a way out is broken. */
const REPAIR = 2

/** What the decks hold on average: whoever can slip away needs no medicine. */
const BY_COLOUR: Readonly<Record<string, number>> = { red: 0.2, yellow: 0.1, green: 0 }

function looting(mind: Mind, { option }: Act): Gain {
  const colour = targetOf(option, 'deck')
  if (bleedsToDeath(mind) && colour === 'green') {
    return { worth: BANDAGES, because: because('search', { place: mind.me.room }) }
  }
  const mends = colour === 'yellow' && wayOutIsBroken(mind) && !canRepair(mind) ? REPAIR : 0
  const worth = (isEager(mind) ? 0 : LOOT) + (BY_COLOUR[colour] ?? 0) + mends
  return { worth, because: because('search', { place: mind.me.room }) }
}

/** In the first round, while it is quiet, a crew looks for the way out first. */
function isEager(mind: Mind): boolean {
  const { mode, round } = mind.view
  const found = placeOf(mind, 'evacuation-a') >= 0 || placeOf(mind, 'evacuation-b') >= 0
  return mode === 'semi-coop' && round === 1 && !found
}

function crafting(mind: Mind, { option }: Act): Gain {
  const { me } = mind
  const item = targetOf(option, 'item')
  const gain = (worth: number): Gain => ({ worth, because: because('craft', { item }) })
  if (item === 'antidote') return gain(20 * doomOf(me))
  const armed = me.hands.some(({ item, ammo }) => item !== null && ammo > 1)
  if (item === 'flamethrower' && !armed && !suffers(mind, 'wound-arm')) return gain(2.5)
  return item === 'taser' ? gain(1.2) : null
}

const QUESTS: Readonly<Record<string, number>> = {
  armor: 2.5,
  autoloader: 1.2,
  'pilot-evacuation-key': 2.5,
  'motion-tracker': 1.8,
}

function questing(_mind: Mind, { option }: Act): Gain {
  const item = targetOf(option, 'item')
  return { worth: QUESTS[item] ?? 0, because: because('quest', { item }) }
}
