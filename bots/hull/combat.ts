import type { KillOdds } from '@bulkhead/hull/odds'
import type { IntruderView } from '@bulkhead/hull/view.ts'
import type { Reason } from '../bot.ts'
import { type Act, endsTurn, targetOf, weaponOf } from './acts.ts'
import { because, type Why } from './because.ts'
import { DEATH, harmOf, harmOfAll, MISS_COST, STRIKE_COST } from './harm.ts'
import { actionCards, ammoOf, crewIn, intrudersIn, type Mind } from './mind.ts'
import { entering } from './travel.ts'

/** Fighting or fleeing: every act is judged by what the fight will have cost when it is over. */

export interface Judged {
  readonly act: Act
  /** In cards; less is better. */
  readonly cost: number
  readonly because: Reason
}

export interface Fight {
  readonly mind: Mind
  readonly foes: readonly IntruderView[]
  readonly cards: number
  /** One round of attacks on this Character. */
  readonly harm: number
  /** What staying costs, and what the cheapest way out costs. */
  readonly stay: number
  readonly flee: number
  /** What leaving unharmed by an act costs. */
  away(act: Act): number
  /** What has been reckoned already, by cards, Ammo and injuries. */
  readonly reckoned: Map<number, number>
  readonly checks: Map<number, KillOdds>
}

/** What an act of a game's own comes to in a fight, and why it is done; null where it is not for a fight. */
export type Blow = (fight: Fight, act: Act, foe: IntruderView | undefined) => Judgement | null

export interface Judgement {
  readonly cost: number
  readonly why: Why
}

/** How much of the same is to come for whoever is still in combat after the attacks. */
const GOES_ON = 1.2
/** A round in which nothing else can be done. */
const LOST_ROUND = 3

export function judgeFight(
  mind: Mind,
  acts: readonly Act[],
  detour: (place: number) => number,
  loss: number,
): Judged[] {
  const foes = intrudersIn(mind, mind.me.room)
  const harm = harmOfAll(mind, foes)
  const company = crewIn(mind, mind.me.room).length
  const help = firepower(mind, foes[0].type)
  const helped = help > 0 ? killOdds(mind, foes[0], foes[0].injuries + Math.round(help)) : null
  const alone = 1 - (helped ? helped.dies + helped.retreats : 0) / foes.length
  const stay = alone * (harm / (1 + company) + harm * GOES_ON + (mind.lore.lostRound ?? LOST_ROUND))
  const ways = acts.filter(isEscape)
  const away = (act: Act) => act.price + entering(mind, act.place).cost + detour(act.place) + loss
  const flee = Math.min(Number.POSITIVE_INFINITY, ...ways.map((act) => harm + away(act)))
  const cards = actionCards(mind).length
  const reckoning = { reckoned: new Map(), checks: new Map() }
  const fight: Fight = { mind, foes, cards, harm, stay, flee, away, ...reckoning }
  return acts.flatMap((act) => judged(fight, act) ?? [])
}

function isEscape({ option }: Act): boolean {
  return option.label === 'escape' || option.label === 'escape-technical'
}

function killOdds(mind: Mind, { type }: IntruderView, injuries: number): KillOdds {
  return mind.lore.chances.kill(mind, type, injuries)
}

const HIT = 0.7
const HELP = 1

/** Injuries that others in the room will deal before the attacks. */
function firepower(mind: Mind, type: string): number {
  const shots = crewIn(mind, mind.me.room)
    .filter(({ passed }) => !passed)
    .map(({ hands, handCount }) => {
      const ammo = hands.reduce((sum, held) => sum + held.ammo, 0)
      return Math.min(ammo, handCount, 3)
    })
  const dice = type === 'larva' || type === 'creeper' ? HIT + 0.2 : HIT
  return HELP * dice * shots.reduce((sum, one) => sum + one, 0)
}

function judged(fight: Fight, act: Act): Judged | null {
  const { foes } = fight
  const target = targetOf(act.option, 'intruder')
  const foe = foes.find(({ name }) => name === target)
  const judgement = judge(fight, act, foe)
  if (!judgement) return null
  const { cost, why } = judgement
  return { act, cost, because: because(why, { type: (foe ?? foes[0]).type, number: foes.length }) }
}

function judge(fight: Fight, act: Act, foe: IntruderView | undefined): Judgement | null {
  const { action, price, option } = act
  const { lore } = fight.mind
  if (endsTurn(act)) return { cost: fight.stay, why: 'bear' }
  if (isEscape(act)) {
    const cost = fight.harm + fight.away(act) - (lore.draws.includes(action) ? 1 : 0)
    return { cost, why: 'flee' }
  }
  if (option.label === 'cover-self') return { cost: price + 2, why: 'slip-away' }
  if (Object.hasOwn(lore.blows, action)) return lore.blows[action](fight, act, foe)
  if (!foe) return null
  if (Object.hasOwn(lore.shots, action)) return shot(fight, act, foe)
  if (action !== 'melee') return null
  return { cost: price + strike(fight, foe, fight.cards - price), why: 'strike' }
}

function shot(fight: Fight, act: Act, foe: IntruderView): Judgement | null {
  const { mind, cards } = fight
  const weapon = weaponOf(mind, act)
  const ammo = weapon && ammoOf(mind, weapon)
  if (!weapon || ammo === undefined) return null
  const { chances, shots, draws } = mind.lore
  const drawn = draws.includes(act.action) ? 1 : 0
  const faces = shots[act.action](chances.shot(mind, weapon, foe.type))
  const left = cards - act.price + drawn
  const spent = act.price - drawn + 0.3
  return { cost: spent + after(fight, foe, faces, left, Number(ammo) - 1, weapon), why: 'shoot' }
}

/** The best of what is left after a shot: shooting on, fleeing or bearing it. */
export function after(
  fight: Fight,
  foe: IntruderView,
  shots: readonly number[],
  cards: number,
  ammo: number,
  weapon: string,
  injuries = foe.injuries,
): number {
  const over = left(fight, foe, 1)
  let sum = 0
  for (const shot of new Set(shots)) {
    const total = injuries + shot
    const { dies, retreats } = checked(fight, foe, shot > 0 ? total : 0)
    const gone = dies + retreats
    const chance = shots.filter((one) => one === shot).length / shots.length
    sum += chance * (gone * over + (1 - gone) * goOn(fight, foe, cards, ammo, weapon, total))
  }
  return sum
}

function checked({ mind, foes, checks }: Fight, foe: IntruderView, injuries: number): KillOdds {
  const key = injuries * 100 + foes.indexOf(foe)
  const known = checks.get(key) ?? killOdds(mind, foe, injuries)
  checks.set(key, known)
  return known
}

function goOn(
  fight: Fight,
  foe: IntruderView,
  cards: number,
  ammo: number,
  weapon: string,
  injuries: number,
): number {
  const { mind } = fight
  const bear = fight.stay
  const flee = cards > 0 ? fight.flee : Number.POSITIVE_INFINITY
  if (cards < 1 || ammo < 1) return Math.min(bear, flee)
  const key = ((fight.foes.indexOf(foe) * 20 + cards) * 20 + ammo) * 40 + injuries
  const known = fight.reckoned.get(key)
  if (known !== undefined) return known
  const shots = mind.lore.chances.shot(mind, weapon, foe.type)
  const shoot = 1.3 + after(fight, foe, shots, cards - 1, ammo - 1, weapon, injuries)
  const cost = Math.min(bear, flee, shoot)
  fight.reckoned.set(key, cost)
  return cost
}

/** What is left of the fight where this foe is gone with some chance. */
export function left(fight: Fight, foe: IntruderView, chance: number): number {
  const others = fight.harm - harmOf(fight.mind, foe.type)
  return chance * others * (1 + GOES_ON) + (1 - chance) * Math.min(fight.stay, fight.flee)
}

function strike(fight: Fight, foe: IntruderView, cards: number): number {
  const { mind } = fight
  const blows = mind.lore.chances.blow(mind, foe.type)
  const hit = blows.filter((injuries) => injuries > 0).length / blows.length
  const { dies, retreats } = killOdds(mind, foe, foe.injuries + 1)
  const gone = hit * (dies + retreats)
  const miss = mind.me.wounds.length >= 3 ? DEATH : MISS_COST
  const alive = Math.min(fight.stay, cards > 0 ? fight.flee : Number.POSITIVE_INFINITY)
  return STRIKE_COST + (1 - hit) * miss + gone * left(fight, foe, 1) + (1 - gone) * alive
}

// --- what games have of their own for a fight ---

/** Leaves without being attacked. */
export const slipAway: Blow = (fight, act) => ({ cost: fight.away(act), why: 'slip-away' })

/** Makes an Intruder go, with some chance and at some price besides the cards. */
export function driveAway(chance: number, more: number): Blow {
  return (fight, { price }, foe) =>
    foe ? { cost: price + more + left(fight, foe, chance), why: 'drive-away' } : null
}

/** Loads a Weapon that is empty. */
export const reload: Blow = (fight, act) => {
  const { mind, foes, cards } = fight
  const weapon = weaponOf(mind, act)
  if (weapon === undefined) return null
  const { capacity } = mind.printed.items[weapon].weapon!
  const ammo = ammoOf(mind, weapon) ?? 0
  const then =
    ammo > 0
      ? Number.POSITIVE_INFINITY
      : goOn(fight, foes[0], cards - act.price, capacity, weapon, foes[0].injuries)
  return { cost: act.price + 0.5 + then, why: 'reload' }
}
