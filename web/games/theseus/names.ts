import { type Dictionary, render, type Seat } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import type { FactionId, PrintedCard, PrintedSector, PrintedSlot } from '@bulkhead/theseus/printed'
import * as PRINTED from '@bulkhead/theseus/printed'
import { LIFE, WOUNDS_DEALT } from './icons.ts'

/** What is printed on the components, and how it is named. */

export type SectorView = TheseusView['sectors'][number]
export type SlotView = SectorView['slots'][number]
export type PendingView = SectorView['pending'][number]
export type CardView = NonNullable<SlotView['card']>
export type UnitView = TheseusView['units'][number]
export type Faction = FactionId
export type { Attack, CardType, UnitKind } from '@bulkhead/theseus/printed'

export { PRINTED }
export const { END_OF_GAME, LAST_POINT, ROOM_NAMES: ROOM_LETTERS } = PRINTED

const sectors = new Map(PRINTED.SECTORS.map((sector) => [sector.id, sector]))
const slots = new Map(PRINTED.SLOTS.map((slot) => [slot.id, slot]))

export function printedCard(id: string): PrintedCard {
  return PRINTED.CARDS[id]
}

export function isCard(id: string): boolean {
  return Object.hasOwn(PRINTED.CARDS, id)
}

export function printedSector(id: string): PrintedSector {
  return sectors.get(id)!
}

export function printedSlot(id: string): PrintedSlot {
  return slots.get(id)!
}

export function collectsData(faction: Faction): boolean {
  return PRINTED.COLLECTS_DATA.includes(faction)
}

// --- asking the view ---

/** In a death-match the Life track counts the wounds that one deals. */
export function lifeSign({ mode }: TheseusView) {
  return mode === 'deathmatch'
    ? ({ icon: WOUNDS_DEALT, word: 'dealt', wordOf: 'dealt-of' } as const)
    : ({ icon: LIFE, word: 'life', wordOf: 'life-of' } as const)
}

export function unitNamed(view: TheseusView, name: string): UnitView | undefined {
  return view.units.find((unit) => unit.name === name)
}

export function sectorNamed(view: TheseusView, id: string): SectorView | undefined {
  return view.sectors.find((sector) => sector.id === id)
}

/** A slot with the Sector it belongs to. */
export function slotNamed(view: TheseusView, id: string) {
  for (const sector of view.sectors) {
    const slot = sector.slots.find((one) => one.id === id)
    if (slot) return { sector, slot }
  }
  return undefined
}

export function pendingNamed(view: TheseusView, id: string) {
  for (const sector of view.sectors) {
    const slot = sector.pending.find((one) => one.id === id)
    if (slot) return { sector, slot }
  }
  return undefined
}

export function allied(view: TheseusView, a: Seat, b: Seat): boolean {
  return view.players[a].alliance === view.players[b].alliance
}

export function allianceOf(view: TheseusView, seat: Seat) {
  return view.alliances[view.players[seat].alliance]
}

/** Whose own Sector it is: its faction's, an alliance's, Pandora's. */
export function ownersOf(view: TheseusView, sector: string): Seat[] {
  return view.players.flatMap((_, seat) => (allianceOf(view, seat).home === sector ? [seat] : []))
}

export function seatsInOrder({ order, players }: TheseusView): readonly Seat[] {
  return order.length > 0 ? order : players.map((_, seat) => seat)
}

export function unitsIn(sector: SectorView): number {
  return sector.rooms.filter((room) => room !== null).length
}

/** Whether an installed card acts: no Malfunction, no Crawlers. */
export function works(view: TheseusView, slot: SlotView): boolean {
  return slot.card !== null && !slot.card.crawled && view.malfunction !== slot.id
}

export function tokensLeft(view: TheseusView): number {
  const onCards = view.sectors.flatMap(({ slots: all }) =>
    all.map(({ card }) => card?.upgrades ?? 0),
  )
  const kept = view.alliances.map(({ upgrades }) => upgrades)
  return [...onCards, ...kept].reduce((left, number) => left - number, PRINTED.TOKEN_LIMITS.upgrade)
}

// --- names ---

export function cardName(id: string, words: Dictionary): string {
  return render(words, `card.${id}`)
}

/** What a card does, with its value as it is now. */
export function cardText(
  id: string,
  words: Dictionary,
  value = printedCard(id).value ?? 0,
): string {
  return render(words, `card-text.${id}`, { value })
}

export function unitName(name: string, words: Dictionary): string {
  return render(words, `unit.${name}`)
}

export function sectorName(id: string, words: Dictionary): string {
  return render(words, `sector.${id}`)
}

export function factionName(view: TheseusView, seat: Seat, words: Dictionary): string {
  return render(words, `faction.${view.players[seat].faction}`)
}

/** The same in both languages, except for nobody. */
export function initialOf(view: TheseusView, seat: Seat): string {
  return view.players[seat].faction.charAt(0).toUpperCase()
}

export function numberOf(unit: string): string {
  return unit.slice(unit.lastIndexOf('-') + 1)
}

export type SectorAction = 'assault' | 'malfunction' | 'extra-turn' | 'home'

const NEUTRAL_ACTIONS: Readonly<Record<string, SectorAction>> = {
  corridors: 'assault',
  'control-room': 'malfunction',
  'tech-bay': 'extra-turn',
}

export function actionOf(sector: string): SectorAction {
  return NEUTRAL_ACTIONS[sector] ?? 'home'
}
