import type { Dictionary } from '@bulkhead/kernel'
import { counted } from './reader.ts'

/** Lists of cards, equal ones counted. */

export function listed(ids: readonly string[], family: string, words: Dictionary): string {
  return counted(ids)
    .map(([id, number]) => times(words[`${family}.${id}`], number))
    .join(', ')
}

export function times(name: string, number: number): string {
  return number > 1 ? `${name} ×${number}` : name
}

/** The dictionary family of the cards of a deck. */
const FAMILIES: Readonly<Record<string, string>> = {
  events: 'event',
  attacks: 'attack',
  wounds: 'wound',
  contamination: 'card',
}

export function familyOf(deck: string): string {
  return FAMILIES[deck] ?? 'item'
}
