import { render, type Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { printed, SHIPS } from '@bulkhead/nemesis/printed'
import type { Look } from '../../play/boards.ts'
import { type Phrase, phrase } from './text/index.ts'

/** Names for the terminal. */

export type RoomView = NemesisView['rooms'][number]
export type PlayerView = NemesisView['players'][number]
export type IntruderView = NemesisView['intruders'][number]

export function planOf({ board }: NemesisView) {
  return SHIPS[board].plan
}

/** Whether only this reader knows what an unexplored room is. */
export function isSeen(view: NemesisView, place: number): boolean {
  const { tile, explored } = view.rooms[place]
  return tile !== null && !explored && planOf(view).slots[place].tile === undefined
}

/** What an action comes from: a card, an Item, a room; basic actions are none of these. */
export type ActionKind = 'basic' | 'card' | 'item' | 'room'

export function kindOfAction(action: string): ActionKind {
  if (Object.hasOwn(printed.cards, action)) return 'card'
  if (Object.hasOwn(printed.items, action)) return 'item'
  return Object.hasOwn(printed.tiles, action) ? 'room' : 'basic'
}

/** Whoever this view was made for; undefined for a spectator. */
export function readerOf({ players }: NemesisView): Seat | undefined {
  const seat = players.findIndex((player) => player.hand !== null)
  return seat < 0 ? undefined : seat
}

const COLOURS = {
  captain: 'blue',
  pilot: 'green',
  scientist: 'cyan',
  scout: 'magenta',
  soldier: 'red',
  mechanic: 'yellow',
} as const

/** The Character, or the player's number while Characters are chosen. */
export function sideName(view: NemesisView, seat: Seat, look: Look): string {
  const { number, character } = view.players[seat]
  if (view.phase === 'draft') return phrase(look.language, 'nemesis.player', { number })
  const paint = look.colours[COLOURS[character as keyof typeof COLOURS]]
  return paint(render(look.words, `character.${character}`))
}

export function shortRoom(tile: string, { language }: Look): string {
  return phrase(language, `nemesis.short.${tile}` as Phrase)
}

/** Equal things once, with how many there are. */
export function counted(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => {
      const number = names.filter((one) => one === name).length
      return number > 1 ? `${name} ×${number}` : name
    })
    .join(', ')
}
