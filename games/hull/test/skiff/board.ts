import { type Ship, shipFrom } from '@bulkhead/common'
import type { Defs } from '../../pack.ts'

/** Three rooms in a ring. Corridors bear other numbers at their far ends; two rooms share the bilge. */
export const SHIPS: Defs<Ship> = {
  skiff: shipFrom({
    slots: [
      {
        kind: 'special',
        tile: 'bridge',
        x: 100,
        y: 500,
        entrance: { network: 0, numbers: [3, 4] },
      },
      { kind: '1', x: 500, y: 200, entrance: { network: 0, numbers: [1, 2] } },
      { kind: '2', x: 500, y: 800 },
    ],
    corridors: [
      { id: 's-1-2', ends: [1, 2], numbers: [1], farNumbers: [4] },
      { id: 's-1-3', ends: [1, 3], numbers: [2], farNumbers: [2, 3] },
      { id: 's-2-3', ends: [2, 3], numbers: [3], farNumbers: [1, 4] },
    ],
  }),
}
