import type { Dictionary, Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'

/** Questions to a view that several parts of the screen ask. */

export type PlayerView = NemesisView['players'][number]
export type RoomView = NemesisView['rooms'][number]
export type HeldView = PlayerView['hands'][number]

/** The seat that a view is made for; null for a spectator. */
export function readerOf({ players }: NemesisView): Seat | null {
  const seat = players.findIndex(({ hand }) => hand !== null)
  return seat < 0 ? null : seat
}

export function readerIn(view: NemesisView): PlayerView | null {
  const seat = readerOf(view)
  return seat === null ? null : view.players[seat]
}

export function isFighting(view: NemesisView, { room }: PlayerView): boolean {
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
export function roomName({ rooms }: NemesisView, place: number, words: Dictionary): string {
  const tile = rooms[place]?.tile
  return tile ? words[`tile.${tile}`] : words[`Place.${place}`]
}
