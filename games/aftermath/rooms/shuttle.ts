import type { Tile } from '@bulkhead/hull/cards/tile.ts'
import { tile } from '../declare.ts'

/** AFT-SHUTTLE-03: the room printed on the Shuttle has no action, and nothing is found there. */

const mainRoom = tile({ id: 'shuttle-main', kind: 'special', colour: null })

export const SHUTTLE_ROOMS: readonly Tile[] = [mainRoom]
