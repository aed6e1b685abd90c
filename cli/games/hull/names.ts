import type { ShipPlan } from '@bulkhead/common'
import type { View } from '@bulkhead/hull/view.ts'
import { render, type Seat } from '@bulkhead/kernel'
import { type Phrase, type Scene, say } from './scene.ts'

/** Names for the terminal. */

export function planOf({ show, view }: Scene): ShipPlan {
  return show.ships[view.board].plan
}

/** Whether only this reader knows what an unexplored room is. */
export function isSeen(scene: Scene, place: number): boolean {
  const { tile, explored } = scene.view.rooms[place]
  return tile !== null && !explored && planOf(scene).slots[place].tile === undefined
}

/** Whoever this view was made for; undefined for a spectator. */
export function readerOf({ players }: View): Seat | undefined {
  const seat = players.findIndex((player) => player.hand !== null)
  return seat < 0 ? undefined : seat
}

/** The Character, or the player's number while Characters are chosen. */
export function sideName(scene: Scene, seat: Seat): string {
  const { show, view, look } = scene
  const { number, character } = view.players[seat]
  if (view.phase === 'draft') return say(scene, 'hull.player', { number })
  const paint = look.colours[show.colours[character]] as (text: string) => string
  return paint(render(look.words, `character.${character}`))
}

export function shortRoom(scene: Scene, tile: string): string {
  return say(scene, `hull.short.${tile}` as Phrase)
}

/** `1/2`, or `1/2–3` where a corridor bears others at its far end. */
export function numbersOf({
  numbers,
  farNumbers = numbers,
}: ShipPlan['corridors'][number]): string {
  const [near, far] = [numbers.join('/'), farNumbers.join('/')]
  return near === far ? near : `${near}–${far}`
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
