import { render, type Seat } from '@bulkhead/kernel'
import { type TheseusView, theseus } from '@bulkhead/theseus'
import type { Look } from '../../play/boards.ts'
import { type Phrase, phrase } from './text/index.ts'

/** Names, marks and colours of what lies and stands on the station. */

export type SectorView = TheseusView['sectors'][number]
export type SlotView = SectorView['slots'][number]
export type PendingView = SectorView['pending'][number]
export type CardView = NonNullable<SlotView['card']>
export type UnitView = TheseusView['units'][number]
export type Faction = TheseusView['players'][number]['faction']

/** What is printed on the components, as far as a player wants to read it. */
interface Printed {
  readonly SECTORS: readonly PrintedSector[]
  readonly SLOTS: readonly { readonly id: string; readonly neighbours: readonly number[] }[]
  readonly UNITS: Readonly<Record<string, { readonly attack: readonly [string, string] }>>
  readonly cards: readonly PrintedCard[]
}

export interface PrintedSector {
  readonly id: string
  readonly owner: Faction | null
  readonly slots: readonly number[]
  readonly passages: readonly (readonly boolean[])[]
}

export interface PrintedCard {
  readonly id: string
  readonly faction: Faction | 'none'
  readonly copies: number
  readonly level: number
  readonly type: string
  readonly value?: number
  readonly once?: boolean
}

export const PRINTED = theseus.components as Printed

export function printedSector(id: string): PrintedSector {
  return PRINTED.SECTORS.find((sector) => sector.id === id)!
}

export function printedCard(id: string): PrintedCard {
  return PRINTED.cards.find((card) => card.id === id)!
}

const COLOURS = {
  marines: 'blue',
  aliens: 'green',
  scientists: 'cyan',
  greys: 'magenta',
  pandora: 'red',
} as const

export function coloured(view: TheseusView, seat: Seat, { colours }: Look, text: string): string {
  return colours[COLOURS[view.players[seat].faction]](text)
}

/** The initial letter of a seat's faction: the same in both languages. */
export function factionMark(view: TheseusView, seat: Seat): string {
  return view.players[seat].faction.charAt(0).toUpperCase()
}

export function cardName(id: string, { words }: Look): string {
  return render(words, `card.${id}`)
}

export function unitName(view: TheseusView, unit: UnitView, look: Look): string {
  return coloured(view, unit.owner, look, render(look.words, `unit.${unit.name}`))
}

/** Short enough for a Room on the board. */
export function shortName({ kind, name }: UnitView, { language }: Look): string {
  const number = name.slice(name.lastIndexOf('-') + 1)
  return `${phrase(language, `theseus.short.${kind}` as Phrase)} ${number}`
}

/** `Corridors a`; nothing for a unit that stands nowhere. */
export function placeName(view: TheseusView, { place, room }: UnitView, { words }: Look): string {
  if (!view.sectors.some((sector) => sector.id === place)) return ''
  const sector = render(words, `sector.${place}`)
  return room ? `${sector} ${room}` : sector
}
