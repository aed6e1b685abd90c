import { render, type Seat } from '@bulkhead/kernel'
import { type NemesisView, nemesis } from '@bulkhead/nemesis'
import type { Look } from './boards.ts'
import { type Phrase, phrase } from './text/index.ts'

/** What is printed on the components, and names for the terminal. */

export type RoomView = NemesisView['rooms'][number]
export type PlayerView = NemesisView['players'][number]
export type IntruderView = NemesisView['intruders'][number]

export interface PrintedAction {
  readonly cost: number
  readonly when: string
}

export interface PrintedCard {
  readonly id: string
  readonly action?: PrintedAction
}

export interface PrintedItem extends PrintedCard {
  readonly colour: string
  readonly symbol?: string
  readonly heavy?: boolean
  readonly once?: boolean
  readonly recipe?: readonly [string, string]
  readonly weapon?: { readonly capacity: number }
}

export interface PrintedTile extends PrintedCard {
  readonly colour: string | null
  readonly computer: boolean
}

export interface PrintedAttack {
  readonly id: string
  readonly blood: number | 'arrow'
  readonly attackers: readonly string[]
}

export interface PrintedEvent {
  readonly id: string
  readonly moves: readonly string[]
  readonly exit: number
}

export interface PrintedPlan {
  readonly slots: readonly {
    /** The printed room. */
    readonly tile?: string
    readonly x: number
    readonly y: number
    readonly entrance?: { readonly network: number; readonly numbers: readonly number[] }
  }[]
  readonly corridors: readonly {
    readonly id: string
    readonly ends: readonly [number, number]
    readonly numbers: readonly number[]
  }[]
}

interface Named {
  readonly id: string
}

/** As far as a player wants to read it. */
interface Printed {
  readonly boards: readonly [PrintedPlan, PrintedPlan]
  readonly characters: Readonly<
    Record<string, { readonly weapon: string; readonly quests: readonly string[] }>
  >
  readonly tiles: readonly PrintedTile[]
  readonly cards: readonly [
    readonly PrintedCard[],
    readonly PrintedItem[],
    readonly PrintedAttack[],
    readonly PrintedEvent[],
    readonly Named[],
  ]
  readonly secrets: readonly [readonly Named[], readonly Named[]]
}

const PRINTED = nemesis.components as Printed

export const [ACTION_CARDS, ITEMS, ATTACKS, EVENTS, WOUNDS] = PRINTED.cards
export const [OBJECTIVES, WEAKNESSES] = PRINTED.secrets
export const TILES = PRINTED.tiles
export const CHARACTERS = PRINTED.characters

export function planOf({ board }: NemesisView): PrintedPlan {
  return PRINTED.boards[board === 'standard' ? 0 : 1]
}

/** Whether only this reader knows what an unexplored room is. */
export function isSeen(view: NemesisView, place: number): boolean {
  const { tile, explored } = view.rooms[place]
  return tile !== null && !explored && planOf(view).slots[place].tile === undefined
}

/** What an action comes from: a card, an Item, a room; basic actions are none of these. */
export type ActionKind = 'basic' | 'card' | 'item' | 'room'

export function kindOfAction(action: string): ActionKind {
  if (ACTION_CARDS.some((card) => card.id === action)) return 'card'
  if (ITEMS.some((item) => item.id === action)) return 'item'
  return TILES.some((tile) => tile.id === action) ? 'room' : 'basic'
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
