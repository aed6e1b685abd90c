import type { Language, Options } from '@bulkhead/kernel'
import type { ComponentType } from 'react'
import type { IconShape } from '../ui/icon.tsx'
import { NemesisScene } from './scenes/nemesis-scene.tsx'
import { TheseusScene } from './scenes/theseus-scene.tsx'

export type InBoth = Readonly<Record<Language, string>>

/** What the pages around the tables know of a game, without its rules. */
export interface CatalogueEntry {
  readonly id: string
  readonly name: string
  readonly short: string
  readonly icon: IconShape
  readonly Scene: ComponentType
  readonly tagline: InBoth
  readonly seats: { readonly min: number; readonly max: number }
  /** How long a game takes people, in minutes. */
  readonly minutes: string
  /** The table that somebody gets who has never opened one. */
  readonly first: { readonly bots: number; readonly options: Options }
}

export const CATALOGUE: readonly CatalogueEntry[] = [
  {
    id: 'theseus',
    name: 'Theseus: The Dark Orbit',
    short: 'Theseus',
    icon: 'gi:orbital',
    Scene: TheseusScene,
    tagline: {
      en: 'Factions stalk each other round a station’s ring. Every move is a count of who stands where; every room can be a trap.',
      fr: 'Des factions se traquent autour d’une station en anneau. Chaque pas se compte ; chaque salle peut être un piège.',
    },
    seats: { min: 2, max: 4 },
    minutes: '30–60',
    first: { bots: 1, options: { level: '0', threeCards: true } },
  },
  {
    id: 'nemesis',
    name: 'Nemesis',
    short: 'Nemesis',
    icon: 'gi:alien-bug',
    Scene: NemesisScene,
    tagline: {
      en: 'You wake on a dying ship. Something is aboard, and your crewmates have orders of their own. Get home, or at least get even.',
      fr: 'Vous vous éveillez sur un vaisseau mourant. Quelque chose rôde à bord, et l’équipage a ses propres ordres. Rentrez, si vous pouvez.',
    },
    seats: { min: 1, max: 5 },
    minutes: '90–150',
    first: { bots: 2, options: { draft: 'free' } },
  },
]

export function entryOf(game: string): CatalogueEntry | null {
  return CATALOGUE.find(({ id }) => id === game) ?? null
}
