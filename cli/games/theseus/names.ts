import { render, type Seat } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import { type PrintedSector, SECTORS } from '@bulkhead/theseus/printed'
import type { Look } from '../../play/boards.ts'
import { type Phrase, phrase } from './text/index.ts'

/** Names, marks and colours of what lies and stands on the station. */

export type SectorView = TheseusView['sectors'][number]
export type SlotView = SectorView['slots'][number]
export type PendingView = SectorView['pending'][number]
export type CardView = NonNullable<SlotView['card']>
export type UnitView = TheseusView['units'][number]

export function printedSector(id: string): PrintedSector {
  return SECTORS.find((sector) => sector.id === id)!
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
