import type { Seat } from '@bulkhead/kernel'
import { type CardDef, defOf } from './cards/card.ts'
import {
  type FactionId,
  type PendingSlot,
  ROOMS,
  type Room,
  SECTORS,
  type Sector,
  SLOTS,
  type Slot,
  TOKEN_LIMITS,
  type TokenKind,
  UNITS,
} from './components.ts'
import { type CardInPlay, NONE, SPACE, type State, SUPPLY, type Unit } from './state.ts'

/** Who and what is where: questions to the state that change nothing. */

export function allied(s: State, a: Seat, b: Seat): boolean {
  return s.players[a].alliance === s.players[b].alliance
}

export function allianceOf(s: State, seat: Seat) {
  return s.alliances[s.players[seat].alliance]
}

/** The faction Sector (alliance Sector, Sector with Pandora's token) this player treats as their own. */
export function homeOf(s: State, seat: Seat): Sector {
  return allianceOf(s, seat).home
}

/** The player of a faction; NONE where nobody plays it. */
export function seatOf(s: State, faction: FactionId): Seat {
  return s.players.findIndex((player) => player.faction === faction)
}

export function nextSector(s: State, sector: Sector): Sector {
  return s.ring[(s.ring.indexOf(sector) + 1) % s.ring.length]
}

// --- units ---

export function unitsIn(s: State, sector: Sector): Unit[] {
  const units: Unit[] = []
  for (const id of s.rooms[sector]) if (id !== NONE) units.push(s.units[id])
  return units
}

export function emptyRooms(s: State, sector: Sector): Room[] {
  return ROOMS.filter((room) => s.rooms[sector][room] === NONE)
}

export function isFull(s: State, sector: Sector): boolean {
  return !s.rooms[sector].includes(NONE)
}

/** Standing in a Room of the station. */
export function onStation(unit: Unit): boolean {
  return unit.sector >= 0
}

/** Standing in a Room, or in Space: what can be turned to its other side. */
export function isInPlay(unit: Unit): boolean {
  return unit.room !== NONE || unit.sector === SPACE
}

export function isHeld(unit: Unit): boolean {
  return unit.clamp !== NONE
}

export function isEmbryo(unit: Unit): boolean {
  return UNITS[unit.kind].control !== undefined
}

export function isMinorAlien(unit: Unit): boolean {
  return unit.kind === 'minor-alien'
}

/** Enemy units in a Sector that an effect of this player may choose or affect. */
export function enemiesIn(s: State, sector: Sector, seat: Seat): Unit[] {
  return unitsIn(s, sector).filter((unit) => !unit.invisible && !allied(s, unit.owner, seat))
}

export function idOf(s: State, unit: Unit): number {
  return s.units.indexOf(unit)
}

/** A unit of this kind that waits in the supply or the reserve. */
export function inSupply(s: State, kind: Unit['kind']): Unit | undefined {
  return s.units.find((unit) => unit.kind === kind && unit.sector === SUPPLY)
}

// --- cards ---

/** Whose card it is now: a card under Pandora's control is Pandora's. */
export function controllerOf(s: State, card: CardInPlay): Seat {
  return card.control ? s.units[card.control.unit].owner : card.owner
}

export function malfunctions(s: State, slot: Slot): boolean {
  return s.malfunction !== null && !s.malfunction.pending && s.malfunction.slot === slot
}

export function pendingMalfunctions(s: State, slot: Slot): boolean {
  return s.malfunction?.pending === true && s.malfunction.slot === slot
}

/** Whether the card installed there has neither Malfunction nor Crawlers token. */
export function works(s: State, slot: Slot): boolean {
  return !s.installed[slot]!.crawled && !malfunctions(s, slot)
}

export function cardValue(card: CardInPlay): number {
  return (defOf(card.id).value ?? 0) + card.upgrades
}

/** A card that works in a Sector and fits. */
export interface Working {
  readonly card: CardInPlay
  readonly def: CardDef
  readonly slot: Slot
}

const NO_CARDS: readonly Working[] = []

export function workingIn(
  s: State,
  sector: Sector,
  fits: (def: CardDef) => boolean,
): readonly Working[] {
  let found: Working[] | null = null
  for (const slot of SECTORS[sector].slots) {
    const card = s.installed[slot]
    if (card === null || !works(s, slot)) continue
    const def = defOf(card.id)
    if (!fits(def)) continue
    found ??= []
    found.push({ card, def, slot })
  }
  return found ?? NO_CARDS
}

export function workingAnywhere(s: State, fits: (def: CardDef) => boolean): Working[] {
  return s.ring.flatMap((sector) => workingIn(s, sector, fits))
}

/** Working Duplications of the card's own faction in the neighbouring slots (THE-CARDTYPE-14). */
export function duplicationsOf(s: State, slot: Slot): CardInPlay[] {
  const card = s.installed[slot]!
  const found: CardInPlay[] = []
  for (const neighbour of SLOTS[slot].neighbours) {
    const other = s.installed[neighbour]
    if (other === null || !works(s, neighbour)) continue
    if (defOf(other.id).type !== 'duplication') continue
    if (controllerOf(s, other) === controllerOf(s, card)) found.push(other)
  }
  return found
}

export function emptySlots(s: State): Slot[] {
  return slotsInPlay(s).filter((slot) => s.installed[slot] === null && s.bonus[slot] === null)
}

export function slotsInPlay(s: State): Slot[] {
  const slots: Slot[] = []
  for (const sector of s.ring) slots.push(...SECTORS[sector].slots)
  return slots
}

export function pendingSlotsInPlay(s: State): PendingSlot[] {
  const slots: PendingSlot[] = []
  for (const sector of s.ring) slots.push(...SECTORS[sector].pending)
  return slots
}

// --- tokens ---

/** Tokens of a kind that nobody uses. */
export function supplyOf(s: State, token: TokenKind): number {
  return TOKEN_LIMITS[token] - tokensInPlay(s, token)
}

function tokensInPlay(s: State, token: TokenKind): number {
  switch (token) {
    case 'upgrade':
      return (
        sum(s.alliances, (one) => one.upgrades) + sum(s.installed, (card) => card?.upgrades ?? 0)
      )
    case 'deactivation':
      return sum(s.deactivations, (tokens) => tokens.length)
    case 'parasite':
      return sum(s.units, (unit) => unit.parasites)
    case 'invisibility':
      return sum(s.units, (unit) => (unit.invisible ? 1 : 0))
    case 'clamp':
      return sum(s.units, (unit) => (isHeld(unit) ? 1 : 0))
  }
}

function sum<T>(items: readonly T[], count: (item: T) => number): number {
  let total = 0
  for (const item of items) total += count(item)
  return total
}
