import type { Tile } from '@bulkhead/hull/cards/tile.ts'
import { tile } from '../declare.ts'

/** LOCK-MODE-ALT-12: special rooms in the open, which hold neither Fire nor Malfunction markers. */
export const INTERSECTIONS: readonly Tile[] = [1, 2, 3, 4].map((number) =>
  tile({
    id: `intersection-${number}`,
    kind: 'special',
    colour: null,
    breaks: false,
    burns: false,
  }),
)
