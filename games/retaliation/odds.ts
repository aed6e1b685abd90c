import type { Seat } from '@bulkhead/kernel'
import {
  burstHits,
  type Heard,
  heardIn,
  isKilled,
  oxygenAfter,
  shotBy,
  turnEndIn,
  worseAim,
} from './chances.ts'
import {
  BURST_DIE,
  GRENADE_BONUS,
  NOISE_DIE,
  OPPORTUNITY_LIMIT,
  QUEEN_SKULL,
  SHOOT_DIE,
  SKULL,
  SYMBOL,
} from './components.ts'
import type { Place, Slot } from './facility.ts'
import { hordeAt, type Shares, sharingsAmong } from './hits.ts'
import type { BurstFace, IntruderType } from './kinds.ts'
import { matchingCorridors } from './noise.ts'
import type { AttackEffect, Harm, WeaponText } from './pack.ts'
import { PRINTED } from './packs.ts'
import { bySize, healthState, intrudersAt, intrudersIn } from './queries.ts'
import type { PlayerView, RetaliationView } from './view.ts'

/** Chances as the rules have them, from what a seat can see: for bots, and for whoever shows a move. */

function textOf(weapon: string | null): WeaponText {
  return (weapon === null ? undefined : PRINTED.items[weapon].weapon) ?? {}
}

function share<T>(faces: readonly T[], fits: (face: T) => boolean): number {
  return faces.filter(fits).length / faces.length
}

// --- shooting and melee ---

/** How likely a shot is to kill (of the Queen: to draw a Queen Health card), and to spend Ammo. */
export interface ShotOdds {
  readonly kills: number
  readonly spendsAmmo: number
}

export function shotOdds(
  view: RetaliationView,
  seat: Seat,
  weapon: string,
  intruder: string,
): ShotOdds {
  const text = textOf(weapon)
  const { kills } = attackedOdds(view, seat, text, text.shootHits ?? 1, intruder)
  const spends = PRINTED.items[weapon].needsNoAmmo
    ? 0
    : share(SHOOT_DIE, (face) => face === 'ammo' || (face === 'crit' && text.critSpends === true))
  return { kills, spendsAmmo: spends }
}

/** How likely a blow is to kill, with a Weapon or with bare hands; what lives strikes back. */
export function meleeOdds(
  view: RetaliationView,
  seat: Seat,
  weapon: string | null,
  intruder: string,
): { readonly kills: number } {
  const text = textOf(weapon)
  return text.kills ? { kills: 1 } : attackedOdds(view, seat, {}, 1, intruder)
}

function attackedOdds(
  view: RetaliationView,
  seat: Seat,
  text: WeaponText,
  dealt: number,
  name: string,
): { readonly kills: number } {
  const target = view.intruders.find((one) => one.name === name)!
  if (target.type === 'larva') return { kills: 1 }
  const before = target.type === 'queen' ? view.queen.hits : target.hits
  const hits = before + dealt
  if (target.type === 'queen' && hits >= QUEEN_SKULL) return { kills: 1 }
  const worse = worseAim(view.players[seat].wounds)
  return { kills: share(SHOOT_DIE, (face) => isKilled(shotBy(face, hits, text, worse))) }
}

// --- bursts and grenades ---

/** One outcome of Hits in a Corridor: how many die at best, what the Queen takes, whether the symbol comes. */
export interface BurstOutcome {
  readonly chance: number
  readonly hits: number
  readonly deaths: number
  readonly queenHits: number
  readonly symbol: boolean
}

/** Outcomes of a burst, those with the fewest deaths first. */
export function burstOdds(view: RetaliationView, weapon: string, place: Place): BurstOutcome[] {
  const text = textOf(weapon)
  return outcomes(view, place, (face) => burstHits(text, face))
}

/** The same of a Grenade, whose symbol means nothing. */
export function grenadeOdds(view: RetaliationView, place: Place): BurstOutcome[] {
  return outcomes(view, place, (face) => face + GRENADE_BONUS)
}

/** The same where the Burst die alone decides: the Military Robot, the Gunnery Room, a Security System Control. */
export function barrageOdds(view: RetaliationView, place: Place): BurstOutcome[] {
  return outcomes(view, place, (face) => face)
}

function outcomes(
  view: RetaliationView,
  place: Place,
  hitsOf: (face: BurstFace) => number,
): BurstOutcome[] {
  const horde = hordeAt(view, place, QUEEN_SKULL - view.queen.hits)
  const found = new Map<string, BurstOutcome>()
  for (const face of BURST_DIE) {
    const hits = hitsOf(face)
    const best = mostDeaths(horde, hits)
    const symbol = face === SYMBOL
    const key = `${deathsOf(best)}:${best.queen}:${symbol}`
    const before = found.get(key)?.chance ?? 0
    found.set(key, {
      chance: before + 1 / BURST_DIE.length,
      hits,
      deaths: deathsOf(best),
      queenHits: best.queen,
      symbol,
    })
  }
  return [...found.values()]
}

function deathsOf({ drones, adults, larvae }: Shares): number {
  return drones + adults + larvae
}

/** As most would share them out: most deaths, then the largest, then the most Hits on the Queen. */
function mostDeaths(horde: Shares, hits: number): Shares {
  const worth = (way: Shares) => 100 * deathsOf(way) + 10 * way.drones + way.queen
  return sharingsAmong(horde, hits).reduce((best, way) => (worth(way) > worth(best) ? way : best))
}

// --- moving and noise ---

/** How likely a Noise roll in a Room is to come to what; one roll may bring several of these. */
export type NoiseOdds = Readonly<Record<Heard | 'hazard' | 'nothing', number>>

export function noiseOdds(view: RetaliationView, slot: Slot): NoiseOdds {
  const odds = { hazard: 0, nothing: 0, comes: 0, answered: 0, noise: 0 }
  const one = 1 / NOISE_DIE.length
  for (const face of NOISE_DIE) {
    if (face === 'hazard') odds.hazard += one
    else {
      const heard = new Set(
        matchingCorridors(view, slot, face).map((place) => heardIn(view, place)),
      )
      if (heard.size === 0) odds.nothing += one
      for (const what of heard) odds[what] += one
    }
  }
  return odds
}

/** RET-OPP-01, RET-OPP-02: which Intruders Attack whoever leaves a Room through a Corridor. */
export function attackersOnTheWay(
  view: RetaliationView,
  slot: Slot,
  place: Place,
): readonly IntruderType[] {
  const all = bySize([...intrudersIn(view, slot), ...intrudersAt(view, place)])
  return all.slice(0, OPPORTUNITY_LIMIT).map(({ type }) => type)
}

/** What the next Exploration card may bring, by those that are neither discarded nor out of the game. */
export interface ExploreOdds {
  readonly hazard: number
  readonly noiseRoll: number
  readonly fire: number
  readonly malfunction: number
  readonly closesDoors: number
  readonly adults: number
}

export function exploreOdds(view: RetaliationView): ExploreOdds {
  const { discard } = view.decks.exploration
  const all = Object.values(PRINTED.exploration)
  const left = all.filter(({ id }) => !discard.includes(id) && !view.exploredOut.includes(id))
  const cards = left.length > 0 ? left : all.filter(({ id }) => discard.includes(id))
  return {
    hazard: share(cards, ({ roll }) => roll === 'hazard'),
    noiseRoll: share(cards, ({ roll }) => roll === 'noise'),
    fire: share(cards, ({ fire }) => fire === true),
    malfunction: share(cards, ({ malfunction }) => malfunction === true),
    closesDoors: share(cards, ({ closesDoors }) => closesDoors === true),
    adults: cards.reduce((sum, { adults = 0 }) => sum + adults, 0) / cards.length,
  }
}

// --- what Attacks and the end of a Turn cost ---

/** What one Attack does on average, and how likely it is to kill. */
export interface AttackOdds {
  readonly dies: number
  readonly health: number
  readonly wounds: number
  readonly contamination: number
}

/** By the Attack cards that may come: all but those in the discard, which make the next deck. */
export function attackOdds(view: RetaliationView, seat: Seat, type: IntruderType): AttackOdds {
  if (type === 'larva') return { dies: 0, health: 0, wounds: 0, contamination: 1 }
  const me = view.players[seat]
  const harms = attacksToCome(view).map(({ effects }) => harmTo(me, effects[type]))
  const mean = (of: (harm: Harm) => number) =>
    harms.reduce((sum, harm) => sum + of(harm), 0) / harms.length
  return {
    dies: mean((harm) => Number(isDeadly(me, harm))),
    health: mean(({ health = 0 }) => Math.max(0, health - absorbedBy(me))),
    wounds: mean(({ wounds = 0 }) => wounds),
    contamination: mean(({ contamination = 0 }) => contamination),
  }
}

function attacksToCome({ decks }: RetaliationView) {
  const left = [...decks.attacks.discard]
  const cards = Object.values(PRINTED.attacks).flatMap((card) =>
    Array.from({ length: card.count }, () => card),
  )
  const coming = cards.filter(({ id }) => {
    const place = left.indexOf(id)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
  return coming.length > 0 ? coming : cards
}

function harmTo(me: PlayerView, effect: AttackEffect): Harm {
  return effect.harm[healthState(me)]
}

function absorbedBy({ armor }: PlayerView): number {
  return armor?.id ? (PRINTED.items[armor.id].absorbs ?? 0) : 0
}

/** RET-HEALTH-08; a Serious Wound alone kills only whom the card kills anyway. */
function isDeadly(me: PlayerView, { dies, health = 0 }: Harm): boolean {
  return dies === true || me.health + Math.max(0, health - absorbedBy(me)) >= SKULL
}

/** What the end of the Turn would do to a Character who is, or would be, in a Room. */
export interface TurnEnd {
  readonly oxygenLost: number
  readonly healthLost: number
  /** How it would stand then. */
  readonly oxygen: number
  readonly suffocating: boolean
  readonly dies: boolean
}

export function turnEnd(
  view: RetaliationView,
  seat: Seat,
  slot = view.players[seat].room,
): TurnEnd {
  const me = view.players[seat]
  const lost = turnEndIn(view, slot)
  const { oxygen, suffocating, dies } = oxygenAfter(me, lost.oxygen)
  return {
    oxygenLost: lost.oxygen,
    healthLost: lost.health,
    oxygen,
    suffocating: suffocating && lost.oxygen > 0,
    dies: dies || me.health + lost.health >= SKULL,
  }
}
