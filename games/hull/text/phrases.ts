import { JOINING } from '@bulkhead/common'
import type { Language } from '@bulkhead/kernel'

/** How each language makes the names of rooms, seats and corridors. */
interface Phrases {
  of(name: string): string
  to(name: string): string
  place(number: number): string
  /** A room that only this reader has looked at. */
  seen(number: number, name: string): string
  seat(number: number): string
  player(number: number): string
  readonly queen: string
  corpse(owner: string): string
  /** Numbers that differ at its ends are those at the first room, then those at the second; a path has none. */
  corridor(numbers: string, a: string, b: string): string
  way(numbers: string): string
  readonly technical: string
}

export const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    ...JOINING.en,
    place: (number) => `room ${number}`,
    seen: (number, name) => `room ${number} (${name})`,
    seat: (number) => `seat ${number}`,
    player: (number) => `player ${number}`,
    queen: 'the Queen',
    corpse: (owner) => `Corpse of ${owner}`,
    corridor: (numbers, a, b) =>
      `${numbers ? `corridor ${numbers}` : 'the path'} between ${a} and ${b}`,
    way: (numbers) => (numbers ? `corridor ${numbers}` : 'path'),
    technical: 'the Technical Corridors',
  },
  fr: {
    ...JOINING.fr,
    place: (number) => `la salle ${number}`,
    seen: (number, name) => `la salle ${number} (${name})`,
    seat: (number) => `la place ${number}`,
    player: (number) => `le joueur ${number}`,
    queen: 'la Reine',
    corpse: (owner) => `Cadavre ${JOINING.fr.of(owner)}`,
    corridor: (numbers, a, b) =>
      `${numbers ? `le couloir ${numbers}` : 'le chemin'} entre ${a} et ${b}`,
    way: (numbers) => (numbers ? `couloir ${numbers}` : 'chemin'),
    technical: 'les Conduits',
  },
}
