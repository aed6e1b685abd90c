import type { Ship } from '@bulkhead/common'
import type { ActionCard, Moment } from './actions/card.ts'
import type { AttackCard } from './cards/attack.ts'
import type { EventCard } from './cards/event.ts'
import type { ItemDef } from './cards/item.ts'
import type { ObjectiveCard } from './cards/objective.ts'
import type { WoundCard } from './cards/wound.ts'
import type { Defs, Printed } from './printed.ts'
import type { Tile } from './rooms/tile.ts'
import type { Player, State } from './state.ts'

/** What the chapters ask, whichever game they play. */
export interface Ruleset {
  readonly id: string
  readonly printed: Printed
  readonly ships: Defs<Ship>
  /** The room with the Eggs of the Intruder board. */
  readonly nest: string
}

const RULESETS = new Map<string, Ruleset>()
let latest: Ruleset

/** A ruleset that states can name from now on. */
export function ruleset(rules: Ruleset): Ruleset {
  RULESETS.set(rules.id, rules)
  latest = rules
  return rules
}

/** The rules by which a game is played. */
export function rulesOf(s: State): Ruleset {
  if (latest.id !== s.ruleset) latest = RULESETS.get(s.ruleset)!
  return latest
}

export function itemDef(s: State, id: string): ItemDef {
  return rulesOf(s).printed.items[id]
}

export function tileOf(s: State, id: string): Tile {
  return rulesOf(s).printed.tiles[id]
}

export function cardOf(s: State, id: string): ActionCard {
  return rulesOf(s).printed.cards[id]
}

/** The card of a Character's deck that is played at a moment; undefined where there is none. */
export function reactionOf(s: State, { character }: Player, moment: Moment): string | undefined {
  const { cards } = rulesOf(s).printed
  for (const id in cards) {
    if (cards[id].reacts === moment && cards[id].copies[character]) return id
  }
  return undefined
}

export function attackCardOf(s: State, id: string): AttackCard {
  return rulesOf(s).printed.attacks[id]
}

export function eventCardOf(s: State, id: string): EventCard {
  return rulesOf(s).printed.events[id]
}

export function woundOf(s: State, id: string): WoundCard {
  return rulesOf(s).printed.wounds[id]
}

export function objectiveOf(s: State, id: string): ObjectiveCard {
  return rulesOf(s).printed.objectives[id]
}
