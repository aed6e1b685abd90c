import type { Dictionary } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { printed } from '@bulkhead/retaliation/printed'
import type { Say } from '../../words/words.ts'
import { itemsOf } from './reader.ts'
import type { StatusKey } from './status-words.ts'

/** What supplies are used up, and what is known of what is hidden. */

export function burning({ rooms }: RetaliationView): number {
  return rooms.filter((room) => room?.fire).length
}

/** Rooms, Items and the Robot. */
export function broken({ rooms, players, robot }: RetaliationView): number {
  const inRooms = rooms.filter((room) => room?.malfunction).length
  const onItems = players.flatMap(itemsOf).filter(({ malfunction }) => malfunction).length
  return inRooms + onItems + (robot.malfunction ? 1 : 0)
}

export function queenCards({ queen }: RetaliationView): string {
  return `${queen.cards}/${Object.keys(printed.queenHealth).length}`
}

/** What the upper of the two tokens is, where one knows. */
export function antiAircraft(
  { antiAircraft: { number, upper }, lander }: RetaliationView,
  words: Dictionary,
  say: Say<StatusKey>,
): string {
  if (number === 0) return say('aa-off')
  if (upper !== null) return words[`status.${upper}`].toLowerCase()
  return say(lander.where === 'gone' ? 'aa-off' : 'unknown')
}
