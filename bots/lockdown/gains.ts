import { NONE } from '@bulkhead/lockdown/printed'
import { targetOf } from '../hull/acts.ts'
import { because as inAnyGame } from '../hull/because.ts'
import { doomOf } from '../hull/contamination.ts'
import {
  actionCards,
  contaminationInHand,
  crewIn,
  intrudersIn,
  itemsOf,
  type Mind,
  malfunctions,
  noisyNumbers,
  roomHere,
  unexplored,
} from '../hull/mind.ts'
import { objectivesOf } from '../hull/objectives.ts'
import { type Gain, type Gained, loading, scanning, treating } from '../hull/sidelines.ts'
import { because } from './because.ts'
import { chanceOf } from './codes.ts'
import { own, self } from './mind.ts'

/** Small things of Lockdown that pay on the way. */

const QUIET = 0.9

/** What it is worth to have less noise around. */
const hushing: Gain = (mind, { option }) => {
  const { label } = option
  if (label !== 'take-noise' && label !== 'hush' && label !== 'silence-room') return null
  const noisy = noisyNumbers(mind, mind.me.room)
  return noisy > 1 ? { worth: noisy * QUIET, because: because('hush') } : null
}

/** Knowledge tells more of the active contingency, and helps with Weaknesses. */
const KNOWLEDGE = 1.2

function knowing(mind: Mind): Gained | null {
  return self(mind).knowledge < 8 ? { worth: KNOWLEDGE, because: because('learn') } : null
}

/** What another code that is ruled out is worth. */
const CODE = 1.4

const reading: Gain = (mind) => {
  const open = chanceOf(mind, 'red') + chanceOf(mind, 'gray') + chanceOf(mind, 'blue')
  return open > 0 && open < 1 ? { worth: CODE, because: because('read-code') } : null
}

const launching: Gain = (mind) =>
  own(mind).css.some(({ id, used }) => id === null && !used)
    ? { worth: 1.3, because: because('read-css') }
    : null

const eating: Gain = (mind) =>
  actionCards(mind).length <= 3 ? { worth: 1.9, because: inAnyGame('eat') } : null

/** So many rooms are unknown that it is worth a card to look into one from afar. */
const UNKNOWN = 3

const scouting: Gain = (mind) =>
  unexplored(mind).length >= UNKNOWN ? { worth: 1.7, because: because('scout') } : null

/** Who plays for whose end is worth knowing where not everybody plays for the same. */
const spying: Gain = ({ view }) =>
  view.mode === 'semi-coop' ? { worth: 1.4, because: because('spy') } : null

/** Intruders of a room in which nobody would be hurt with them. */
function alone(mind: Mind, place: number): number {
  if (place === NONE || place === mind.me.room || crewIn(mind, place).length > 0) return 0
  return intrudersIn(mind, place).length
}

/** What one Intruder less is worth, somewhere else. */
const ELSEWHERE = 2

/** What strikes a room from afar, at some cost besides the cards. */
function striking(cost: number): Gain {
  return (mind, { place }) => {
    const number = alone(mind, place)
    return number > 0
      ? { worth: ELSEWHERE * (number + 1) - cost, because: because('strike', { place }) }
      : null
  }
}

/** A Malfunction marker or two for it: where few are left it is not worth them. */
const FEW_MARKERS = 5

const defending: Gain = (mind, act) =>
  malfunctions(mind) <= FEW_MARKERS
    ? striking(act.option.label === 'strike-for-items' ? 1 : 1.5)(mind, act)
    : null

/** A single component is enough in the Repository. */
const FROM_ONE = 0.8

const assembling: Gain = (mind) => {
  const symbols = itemsOf(mind).flatMap((id) => mind.printed.items[id].symbol ?? [])
  const worths = Object.values(mind.printed.items).flatMap(({ id, recipe }) =>
    recipe?.some((symbol) => symbols.includes(symbol)) ? mind.lore.items.crafted(mind, id) : [],
  )
  const worth = Math.max(0, ...worths)
  return worth > 0 ? { worth: worth + FROM_ONE, because: because('repository') } : null
}

/** The token that will be launched next. */
const controlling: Gain = (mind, { option }) => {
  const { css, time } = own(mind)
  const next = Math.max(
    0,
    ...css.filter((one) => !one.used && one.space <= time).map((one) => one.space),
  )
  const asked = Number(targetOf(option, 'space'))
  const unknown = css.some(({ id, space }) => id === null && space === asked)
  return unknown && asked === next ? { worth: 2.6, because: because('read-css') } : null
}

const NEST_TO_GO = ['last-one', 'scorched-nest', 'burn-the-nest']

/** A fire in the Nest destroys an Egg a round. */
function torching(mind: Mind): Gained | null {
  const wanted = objectivesOf(mind).some((id) => NEST_TO_GO.includes(id))
  if (!wanted || roomHere(mind).tile !== 'nest' || mind.view.eggs === 0) return null
  return { worth: 6, because: because('destroy-eggs') }
}

export const GAINS: Readonly<Record<string, Gain>> = {
  alcohol: (mind) =>
    contaminationInHand(mind).length > 0 ? { worth: 2.5, because: inAnyGame('drink') } : null,
  'skin-stapler': treating,
  medkit: treating,
  'clothes-green': treating,
  'clothes-yellow': treating,
  obstinate: (mind, act) =>
    act.option.label === 'draw-for-wounds'
      ? { worth: mind.me.wounds.length, because: inAnyGame('eat') }
      : treating(mind, act),
  'weird-metabolism': (_mind, { option }) =>
    option.label === 'digest'
      ? { worth: 2.2, because: inAnyGame('eat') }
      : { worth: 1.8, because: inAnyGame('wash') },
  'energy-charge': loading,
  'energy-charge-yellow': loading,
  'nail-gun': loading,
  reload: loading,
  fuel: (mind, act) => (act.option.label === 'refuel' ? loading(mind, act) : torching(mind)),
  'extended-magazine': () => ({ worth: 2, because: inAnyGame('load') }),
  'recon-drone': scouting,
  'facility-plans': scouting,
  'comms-key': spying,
  'thermite-charge': striking(0.5),
  wail: (mind) => {
    const noisy = noisyNumbers(mind, mind.me.room)
    return noisy > 1 ? { worth: noisy * QUIET, because: because('hush') } : null
  },
  'adrenaline-shot': (mind) =>
    actionCards(mind).length <= 2 ? { worth: 1.4, because: inAnyGame('eat') } : null,
  'caffeine-pills': eating,
  stimulants: eating,
  antidote: (mind) => ({ worth: 30 * doomOf(mind), because: inAnyGame('antidote') }),
  'research-documents': knowing,
  'field-experience': knowing,
  learn: knowing,
  'read-files': reading,
  'data-breach': (mind, act) =>
    act.option.label === 'look-at-contingency' ? reading(mind, act) : null,
  'read-css': launching,
  'sensitive-hearing': hushing,
  pheromones: hushing,
  'silence-room': hushing,
  motivation: ({ view, me }) =>
    view.mode === 'coop' && view.players.filter(({ room }) => room === me.room).length > 1
      ? { worth: 1.5, because: inAnyGame('motivate') }
      : null,
}

/** What a lit base is worth for every section in the dark, when power is restored. */
const LIGHT = 1.5

const lighting: Gain = (mind) => {
  const { power, timeActive } = own(mind)
  const dark = Object.values(power).filter(({ on }) => !on).length
  const worth = (timeActive ? 0 : 2.5) + (dark > 2 ? (dark - 2) * LIGHT : 0)
  return { worth, because: because('power') }
}

const EQUIPMENT: Readonly<Record<string, number>> = { taser: 3, 'enviro-suit': 3.5 }

export const ROOM_GAINS: Readonly<Record<string, Gain>> = {
  'emergency-room': treating,
  decon: (mind) => {
    const washes = (mind.me.slime ? 1.5 : 0) + 20 * doomOf(mind)
    return washes > 0 ? { worth: washes, because: inAnyGame('wash') } : scanning(mind)
  },
  'backup-power': lighting,
  'css-control': controlling,
  'defense-control': defending,
  'vent-control': striking(0),
  repository: assembling,
  'alert-room': (mind, act) =>
    act.option.label === 'check-contingency' ? reading(mind, act) : null,
  'guard-room': (_mind, { option }) => {
    const item = String(option.targets?.find(({ kind }) => kind === 'item')?.id ?? '')
    return { worth: EQUIPMENT[item] ?? 0, because: inAnyGame('craft', { item }) }
  },
  'testing-lab': (mind) =>
    doomOf(mind) > 0
      ? { worth: 12 * doomOf(mind), because: inAnyGame('craft', { item: 'antidote' }) }
      : null,
}
