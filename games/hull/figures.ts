import { once } from '@bulkhead/common'
import type { Source } from './actions/action.ts'
import type { ItemDef, Weapon } from './cards/item-card.ts'
import type { WeaknessCard } from './cards/weakness-card.ts'
import type { CombatFace, IntruderType } from './kinds.ts'
import type { Printed } from './pack.ts'
import { holds } from './queries.ts'
import { rulesOf } from './ruleset.ts'
import { NONE, type Player, type State, type Wound } from './state.ts'

/** Figures of a Character that wounds and rooms change: what each is, and what it is asked about. */
export interface CharacterFigures {
  /** Cards in hand at the start of a round. */
  handSize: [value: number, about: null]
  /** Cards in hand that count against a Surprise Attack. */
  nerve: [value: number, about: null]
  /** Hands to hold something with. */
  hands: [value: number, about: null]
  /** Items that the Inventory holds. */
  inventory: [value: number, about: null]
  /** Cards to discard for an action. */
  cost: [value: number, of: Source]
  /** More cards for whatever is a Shoot action. */
  shotCost: [value: number, about: null]
  /** Serious Wounds that one bears: any further wound kills. */
  woundsToBear: [value: number, about: null]
  /** The cost of a move that is an Escape. */
  escapeCost: [value: number, about: null]
  /** Light Wounds by a Fire marker at the end of a turn. */
  fireWounds: [value: number, about: null]
  /** Whether Slime sticks. */
  slimes: [value: boolean, about: null]
  /** Whether there is a working Computer. */
  computer: [value: boolean, about: null]
}

/** Figures of the Intruders that their Weaknesses change. */
export interface IntruderFigures {
  /** The face of a combat die, when it is compared with whom it was rolled against. */
  face: [value: CombatFace, against: Quarried]
  /** The same once more where it is lit. */
  litFace: [value: CombatFace, against: Quarried]
  /** Injuries by a shot that deals any. */
  shot: [value: number, about: { readonly weapon: Weapon; readonly against: Quarried }]
  /** Injuries by fire. */
  fire: [value: number, about: null]
  /** Injuries by what drives them away. */
  repelling: [value: number, about: null]
  /** Injuries that they can bear. */
  endurance: [value: number, cards: number]
  /** How many cards in hand keep one from a Surprise Attack. */
  surprise: [value: number, type: IntruderType]
  /** Whether a closed door that one of them meets is destroyed. */
  breaksDoors: [value: boolean, type: IntruderType]
  /** Whether the dark part of an Attack card hits. */
  darkness: [value: boolean, type: IntruderType]
  /** Whether an attack that kills the badly wounded wounds the others only lightly. */
  lightBite: [value: boolean, type: IntruderType]
}

/** Eggs, or the type of an Intruder. */
export type Quarried = IntruderType | 'eggs'

/** How a printed thing changes figures. */
export type CharacterChanges = {
  readonly [Figure in keyof CharacterFigures]?: (
    value: CharacterFigures[Figure][0],
    about: CharacterFigures[Figure][1],
    s: State,
    me: Player,
  ) => CharacterFigures[Figure][0]
}

export type IntruderChanges = {
  readonly [Figure in keyof IntruderFigures]?: (
    value: IntruderFigures[Figure][0],
    about: IntruderFigures[Figure][1],
  ) => IntruderFigures[Figure][0]
}

/** Whether a wound acts: nothing is on it, and it is the first of its kind, for equal ones do not add up (NEM-WOUND-08). */
export function isSuffered({ wounds }: Player, number: number): boolean {
  if (!isOpen(wounds[number])) return false
  for (let i = 0; i < number; i++) {
    if (wounds[i].id === wounds[number].id && isOpen(wounds[i])) return false
  }
  return true
}

/** Neither dressed nor covered. */
function isOpen({ dressed, covered }: Wound): boolean {
  return !dressed && !covered
}

/** What a Character's own nature, wounds that are not dressed, Items that all have seen, and the room make of a figure. */
export function figureOf<Figure extends keyof CharacterFigures>(
  s: State,
  me: Player,
  figure: Figure,
  printed: CharacterFigures[Figure][0],
  about: CharacterFigures[Figure][1],
): CharacterFigures[Figure][0] {
  let value = printed
  for (const change of changesOf(s, me, figure)) value = change(value, about, s, me)
  return value
}

/** How one printed thing changes a figure. */
type Change<Figure extends keyof CharacterFigures> = NonNullable<CharacterChanges[Figure]>

/** All that changes a figure of a Character now, in its order, for those who ask for the figure again and again. */
export function changesOf<Figure extends keyof CharacterFigures>(
  s: State,
  me: Player,
  figure: Figure,
): readonly Change<Figure>[] {
  const { printed, itemsModify, natureOf } = rulesOf(s)
  const { byWounds, byTiles, items } = changersIn(printed)[figure]
  let changes: readonly Change<Figure>[] = NO_CHANGES
  const nature: CharacterChanges[Figure] = natureOf?.(s, me)?.[figure]
  if (nature) changes = [nature]
  for (let i = 0; byWounds && i < me.wounds.length; i++) {
    const change = printed.wounds[me.wounds[i].id].modifies?.[figure]
    if (change && isSuffered(me, i)) changes = [...changes, change]
  }
  if (itemsModify) {
    for (const { id, modifies } of items)
      if (holds(me, id)?.seen.includes(NONE)) changes = [...changes, modifies![figure]!]
  }
  if (!byTiles || me.room === NONE) return changes
  const here: CharacterChanges[Figure] = printed.tiles[s.rooms[me.room].tile].modifies?.[figure]
  return here ? [...changes, here] : changes
}

/** Most figures are as they are printed. */
const NO_CHANGES: readonly never[] = []

/** What may change each figure at all: most are asked in vain whether they do. */
const changersIn = once(({ wounds, tiles, items }: Printed) => {
  const changersOf = (figure: keyof CharacterFigures): Changers => {
    const changes = ({ modifies }: { readonly modifies?: CharacterChanges }) =>
      modifies?.[figure] !== undefined
    return {
      byWounds: Object.values(wounds).some(changes),
      byTiles: Object.values(tiles).some(changes),
      items: Object.values(items).filter(changes),
    }
  }
  return {
    handSize: changersOf('handSize'),
    nerve: changersOf('nerve'),
    hands: changersOf('hands'),
    inventory: changersOf('inventory'),
    cost: changersOf('cost'),
    shotCost: changersOf('shotCost'),
    woundsToBear: changersOf('woundsToBear'),
    escapeCost: changersOf('escapeCost'),
    fireWounds: changersOf('fireWounds'),
    slimes: changersOf('slimes'),
    computer: changersOf('computer'),
  } satisfies Record<keyof CharacterFigures, Changers>
})

interface Changers {
  readonly byWounds: boolean
  readonly byTiles: boolean
  readonly items: readonly ItemDef[]
}

/** What Weaknesses make of a figure of the Intruders. */
export type Weaknesses = <Figure extends keyof IntruderFigures>(
  figure: Figure,
  printed: IntruderFigures[Figure][0],
  about: IntruderFigures[Figure][1],
) => IntruderFigures[Figure][0]

/**
 * What the Weaknesses found so far make of a figure of the Intruders. Where not everybody profits from them, one of those
 * concerned must.
 */
export function intruderFigure<Figure extends keyof IntruderFigures>(
  s: State,
  figure: Figure,
  printed: IntruderFigures[Figure][0],
  about: IntruderFigures[Figure][1],
  concerned: readonly Player[] = [],
): IntruderFigures[Figure][0] {
  const { printed: all, profits } = rulesOf(s)
  const { weaknesses } = all
  let value = printed
  for (const slot in s.weaknesses) {
    const { id, found } = s.weaknesses[slot]
    if (found && (!profits || concerned.some((one) => profits(s, slot, one))))
      value = weakened(weaknesses[id], figure, value, about)
  }
  return value
}

/** The same, to be asked for one figure after another. */
export function weaknessesIn(s: State, concerned: readonly Player[]): Weaknesses {
  return (figure, printed, about) => intruderFigure(s, figure, printed, about, concerned)
}

/** What one Weakness makes of a figure. */
export function weakened<Figure extends keyof IntruderFigures>(
  { modifies }: WeaknessCard,
  figure: Figure,
  value: IntruderFigures[Figure][0],
  about: IntruderFigures[Figure][1],
): IntruderFigures[Figure][0] {
  const change: IntruderChanges[Figure] = modifies[figure]
  return change ? change(value, about) : value
}
