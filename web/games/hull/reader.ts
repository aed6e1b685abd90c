import type { PlayerView, View } from '@bulkhead/hull/view.ts'
import type { Dictionary, Seat } from '@bulkhead/kernel'

/** Questions to a view that several parts of the screen ask. */

/** A player as a game shows them. */
export type PlayerOf<V extends View> = V['players'][number]

/** The seat that a view is made for; null for a spectator. */
export function readerOf({ players }: View): Seat | null {
  const seat = players.findIndex(({ hand }) => hand !== null)
  return seat < 0 ? null : seat
}

export function readerIn<V extends View>(view: V): PlayerOf<V> | null {
  const seat = readerOf(view)
  return seat === null ? null : view.players[seat]
}

export function isFighting(view: View, { room }: PlayerView): boolean {
  return room >= 0 && view.intruders.some((intruder) => intruder.room === room)
}

export function isContamination(card: string): boolean {
  return card.startsWith('contamination')
}

/** Places of a card in a hand. */
export function copiesIn(hand: readonly string[], card: string): number[] {
  return hand.flatMap((one, i) => (one === card ? [i] : []))
}

export function suffers({ wounds }: PlayerView, wound: string): boolean {
  return wounds.some(({ id, dressed }) => id === wound && !dressed)
}

/** Equal things once, with their number. */
export function counted(things: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return [...counts]
}

/** The name of a room without its article; an unknown one is a number. */
export function roomName({ rooms }: View, place: number, words: Dictionary): string {
  const tile = rooms[place]?.tile
  return tile ? words[`tile.${tile}`] : words[`Place.${place}`]
}

/** The Character of a seat, or, before the draft, its number. */
export function sideName(view: View, seat: Seat, words: Dictionary): string {
  if (view.phase === 'draft') return words[`Player.${seat}`]
  return words[`character.${view.players[seat].character}`]
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
