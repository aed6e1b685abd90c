import type { Ship } from '@bulkhead/common'
import type { AttackCard } from './cards/attack-card.ts'
import type { Weapon } from './cards/item-card.ts'
import { type Quarried, type Weaknesses, weakened } from './figures.ts'
import type { CombatFace, IntruderType, NoiseFace } from './kinds.ts'
import { hasNoise } from './queries.ts'
import type { Ruleset } from './ruleset.ts'
import type { Place, State } from './state.ts'

/**
 * What faces of dice and Attack cards mean, said once: the rules go by it, and so does whoever weighs a
 * move by what a seat can see.
 */

// --- what the rules ask ---

/** How the die was rolled: by the light of a place, and with a card discarded for its face. */
export interface Rolled {
  readonly lit?: boolean
  readonly card?: boolean
  /** Injuries added to those of the face. */
  readonly more?: number
  /** Injuries added where any are dealt. */
  readonly onHit?: number
}

/** Injuries by a shot with this face (components 8.9: in which order). */
export function shotInjuries(
  weaknesses: Weaknesses,
  weapon: Weapon,
  rolled: CombatFace,
  against: Quarried,
  { lit, card = false, more = 0, onHit = 0 }: Rolled = {},
): number {
  const replaced = weapon.faceAgainst?.[against]?.[rolled] ?? weapon.face?.[rolled] ?? rolled
  const seen = weaknesses('face', replaced, against)
  const face = lit ? weaknesses('litFace', seen, against) : seen
  const least = face === 'miss' ? 0 : (weapon.atLeast ?? 0)
  const hit = faceInjuries(face, against) + (card && forCard(rolled) ? 1 : 0)
  const dealt = Math.max(hit, least) + (weapon.onFace?.[rolled] ?? 0) + more
  if (dealt < 1) return 0
  return weaknesses('shot', dealt + (weapon.onHit ?? 0) + onHit, { weapon, against })
}

/** A face that a discarded card makes better. */
export function forCard(face: CombatFace): boolean {
  return face === 'card-one' || face === 'card-two'
}

/** Injuries by a blow with this face: at most one (NEM-MELEE-02). */
export function blowInjuries(
  weaknesses: Weaknesses,
  rolled: CombatFace,
  against: Quarried,
): number {
  return Math.min(1, faceInjuries(weaknesses('face', rolled, against), against))
}

/** NEM-SHOOT-03 to 07; an Egg is hit by whatever would hit a Larva (NEM-EGG-07). */
function faceInjuries(face: CombatFace, against: Quarried): number {
  switch (face) {
    case 'miss':
    case 'card-one':
      return 0
    case 'creeper':
      return isSmall(against) ? 1 : 0
    case 'adult':
      return isSmall(against) || against === 'adult' ? 1 : 0
    case 'one':
    case 'card-two':
      return 1
    case 'two':
      return 2
  }
}

function isSmall(against: Quarried): boolean {
  return against === 'eggs' || against === 'larva' || against === 'creeper'
}

/** NEM-DMG-05 to NEM-DMG-09: what these cards mean for an Intruder with so many injuries. */
export function checked(
  weaknesses: Weaknesses,
  cards: readonly Pick<AttackCard, 'blood'>[],
  injuries: number,
): Checked {
  let endurance = 0
  for (const { blood } of cards) {
    if (blood === 'arrow') return { verdict: 'retreats', endurance, needed: endurance }
    endurance += blood
  }
  const needed = weaknesses('endurance', endurance, cards.length)
  return { verdict: injuries >= needed ? 'dies' : 'lives', endurance, needed }
}

export interface Checked {
  readonly verdict: 'dies' | 'lives' | 'retreats'
  /** As printed, and as the Weaknesses make it. */
  readonly endurance: number
  readonly needed: number
}

/** What a noise roll comes to; `noisy` tells of the exit with that number, where there is one. */
export type Heard = 'nothing' | 'danger' | 'encounter' | 'noise'

export function heard(face: NoiseFace, slimed: boolean, noisy: boolean | undefined): Heard {
  if (face === 'danger') return 'danger'
  if (face === 'surface') return 'nothing'
  if (face === 'silence') return slimed ? 'danger' : 'nothing'
  if (noisy === undefined) return 'nothing'
  return noisy ? 'encounter' : 'noise'
}

// --- what a seat may reckon with ---

/** What is printed that chances depend on. */
export type Odds = Pick<Ruleset, 'printed' | 'ships' | 'intruders' | 'noiseDie' | 'combatDie'>

/** What a seat sees that chances depend on. */
export interface Sight extends Pick<State, 'board'> {
  readonly corridors: readonly { readonly noise: boolean }[]
  readonly technicalNoise: readonly boolean[]
  readonly intruders: readonly { readonly type: string; readonly room: Place }[]
  readonly players: readonly Seen[]
  /** Null where it is not found yet. */
  readonly weaknesses: Readonly<Record<string, string | null>>
  readonly decks: Readonly<Record<string, { readonly discard: readonly string[] }>>
}

interface Seen {
  readonly room: Place
  readonly slime: boolean
}

/** Injuries by a shot, for each face of the die. */
export function shotOdds(
  odds: Odds,
  sight: Sight,
  weapon: string,
  against: Quarried,
  rolled: Rolled = {},
): number[] {
  const weaknesses = foundIn(odds, sight)
  const def = odds.printed.items[weapon].weapon!
  return odds.combatDie.map((face) => shotInjuries(weaknesses, def, face, against, rolled))
}

/** Injuries by a blow, for each face of the die. */
export function blowOdds(odds: Odds, sight: Sight, against: Quarried): number[] {
  const weaknesses = foundIn(odds, sight)
  return odds.combatDie.map((face) => blowInjuries(weaknesses, face, against))
}

function foundIn({ printed }: Odds, sight: Sight): Weaknesses {
  return (figure, value, about) => {
    let changed = value
    for (const slot in sight.weaknesses) {
      const id = sight.weaknesses[slot]
      if (id !== null) changed = weakened(printed.weaknesses[id], figure, changed, about)
    }
    return changed
  }
}

/** How likely an Intruder with so many injuries is to die or to retreat when it is checked. */
export interface KillOdds {
  readonly dies: number
  readonly retreats: number
}

export function killOdds(odds: Odds, sight: Sight, type: IntruderType, injuries: number): KillOdds {
  if (injuries === 0) return { dies: 0, retreats: 0 }
  const weaknesses = foundIn(odds, sight)
  const draws = drawsFrom(attacksToCome(odds, sight), odds.intruders[type].endurance)
  const verdicts = draws.map((cards) => checked(weaknesses, cards, injuries).verdict)
  const share = (verdict: Checked['verdict']) =>
    verdicts.filter((one) => one === verdict).length / verdicts.length
  return { dies: share('dies'), retreats: share('retreats') }
}

/** The Attack cards that may come: all but those in the discard, which make the next deck. */
export function attacksToCome({ printed }: Odds, { decks }: Sight): AttackCard[] {
  const all = Object.values(printed.attacks)
  const left = all.filter(({ id }) => !decks.attacks.discard.includes(id))
  return left.length > 0 ? left : all
}

/** Every hand of so many cards, each as likely as any other; all there are where they are too few. */
function drawsFrom(cards: readonly AttackCard[], number: number): (readonly AttackCard[])[] {
  if (number === 0 || cards.length <= number) return [cards.slice(0, number)]
  if (number === 1) return cards.map((card) => [card])
  return cards.flatMap((card, i) =>
    drawsFrom(cards.slice(i + 1), number - 1)
      .filter((others) => others.length === number - 1)
      .map((others) => [card, ...others]),
  )
}

/** How likely a noise roll is to come to what, and which Intruders Danger would draw in, by their types. */
export type NoiseOdds = Readonly<Record<Heard, number>> & { readonly near: readonly string[] }

/** Of a Character who is, or would be, in a room. */
export function noiseOdds(odds: Odds, sight: Sight, me: Seen, place: Place): NoiseOdds {
  const ship = odds.ships[sight.board]
  const exits = ship.numbered[place]
  const share = 1 / odds.noiseDie.length
  const chances = { nothing: 0, danger: 0, encounter: 0, noise: 0 }
  for (const face of odds.noiseDie) {
    const exit = typeof face === 'number' ? exits[face] : undefined
    chances[heard(face, me.slime, exit === undefined ? undefined : hasNoise(sight, exit))] += share
  }
  return { ...chances, near: drawnIn(sight, ship, me, place) }
}

/** Intruders next door that nobody else fights (NEM-NOISE-04). */
function drawnIn({ intruders, players }: Sight, ship: Ship, me: Seen, place: Place): string[] {
  const doors = ship.ways[place].map(({ to }) => to)
  const fought = (room: Place) => players.some((player) => player !== me && player.room === room)
  return intruders.flatMap(({ type, room }) =>
    doors.includes(room) && !fought(room) ? [type] : [],
  )
}

/** Whether a Character who comes into a room finds nobody there, and so rolls for noise (NEM-MOVE-08). */
export function rollsFor(
  { players, intruders }: Pick<Sight, 'players' | 'intruders'>,
  me: Seen,
  place: Place,
  company: readonly Seen[] = [],
): boolean {
  return (
    intruders.every(({ room }) => room !== place) &&
    players.every((player) => player === me || company.includes(player) || player.room !== place)
  )
}

export { hasNoise }
