import type { CombatFace, IntruderType, IntruderView } from '@bulkhead/nemesis'
import { COMBAT_DIE, printed } from '@bulkhead/nemesis/printed'
import type { Mind } from './mind.ts'

/** Chances of a fight: what an attack costs, and what a shot does. Costs are counted in cards. */

/** How much worse a wound is than the cards it costs. */
const PAIN = 4
const LIGHT_WOUND = 1.2
const SERIOUS_WOUND = 5
const CONTAMINATION = 1.6
const LARVA = 9
export const DEATH = 45

type AttackCard = (typeof printed.attacks)[string]

/** The Attack cards that may come: all but those in the discard. */
function cardsToCome({ view }: Mind): readonly AttackCard[] {
  const { discard } = view.decks.attacks
  const left = Object.values(printed.attacks).filter(({ id }) => !discard.includes(id))
  return left.length > 0 ? left : Object.values(printed.attacks)
}

/** What one attack of an Intruder costs this Character on average. */
export function harmOf(mind: Mind, type: string): number {
  const { larva, wounds, lightWounds } = mind.me
  if (type === 'larva') return PAIN * (CONTAMINATION + (larva ? 0 : LARVA))
  const cards = cardsToCome(mind)
  let sum = 0
  for (const { id, attackers } of cards) {
    if (attackers.includes(type as IntruderType)) sum += hit(id, wounds.length, lightWounds)
  }
  return (PAIN * sum) / cards.length
}

const LIGHT: Readonly<Record<string, number>> = { scratch: 1, claws: 2 }
/** Serious Wounds with which these kill. */
const DEADLY: Readonly<Record<string, number>> = { bite: 2, tail: 1, frenzy: 2 }

function hit(id: string, wounds: number, light: number): number {
  const kind = id.split('-')[0]
  if (kind in LIGHT) {
    if (wounds >= 3) return DEATH
    const serious = light + LIGHT[kind] > 2
    return LIGHT[kind] * LIGHT_WOUND + CONTAMINATION + (serious ? SERIOUS_WOUND - 2 : 0)
  }
  if (kind in DEADLY) return wounds >= DEADLY[kind] ? DEATH : SERIOUS_WOUND + 2 * wounds
  return kind === 'slime' ? 1 + CONTAMINATION : 4
}

/** What a kill check with so many injuries does. */
export interface Check {
  readonly dies: number
  readonly retreats: number
}

export function killCheck(mind: Mind, type: string, injuries: number): Check {
  if (injuries === 0) return { dies: 0, retreats: 0 }
  if (type === 'larva') return { dies: 1, retreats: 0 }
  const bloods = cardsToCome(mind).map(({ blood }) => blood)
  const arrows = bloods.filter((blood) => blood === 'arrow').length / bloods.length
  const values = bloods.filter((blood) => typeof blood === 'number')
  const eased = Object.values(mind.view.weaknesses).includes('endangered-species') ? 1 : 0
  const within = (sum: number) => sum - eased <= injuries
  if (type === 'creeper' || type === 'adult') {
    return { dies: values.filter(within).length / bloods.length, retreats: arrows }
  }
  const pairs = values.flatMap((one) => values.map((other) => one + other))
  const both = (1 - arrows) ** 2
  return {
    dies: both * (pairs.filter(within).length / Math.max(1, pairs.length)),
    retreats: 1 - both,
  }
}

const HURTS: Readonly<Record<CombatFace, readonly string[]>> = {
  miss: [],
  creeper: ['larva', 'creeper'],
  adult: ['larva', 'creeper', 'adult'],
  one: ['larva', 'creeper', 'adult', 'breeder', 'queen'],
  two: ['larva', 'creeper', 'adult', 'breeder', 'queen'],
}

/** Injuries of one shot, face by face. */
export function shotsOf(weapon: string, type: string, added = 0): number[] {
  const def = printed.items[weapon].weapon!
  return COMBAT_DIE.map((rolled) => {
    const face = def.face?.[rolled] ?? rolled
    const printed = HURTS[face].includes(type) ? (face === 'two' ? 2 : 1) : 0
    const least = face !== 'miss' ? (def.atLeast ?? 0) : 0
    const dealt = Math.max(printed, least) + (def.onFace?.[rolled] ?? 0) + added
    return dealt > 0 ? dealt + (def.onHit ?? 0) : 0
  })
}

/** How likely a melee strike is to hit; a miss wounds. */
export function strikes(type: string): number {
  return COMBAT_DIE.filter((face) => HURTS[face].includes(type)).length / COMBAT_DIE.length
}

export const STRIKE_COST = PAIN * CONTAMINATION
export const MISS_COST = PAIN * SERIOUS_WOUND

/** What all of them together do to this Character in one round of attacks. */
export function harmOfAll(mind: Mind, intruders: readonly IntruderView[]): number {
  return intruders.reduce((sum, { type }) => sum + harmOf(mind, type), 0)
}
