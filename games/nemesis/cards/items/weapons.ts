import type { ItemDef } from '@bulkhead/hull/cards/item-card.ts'
import { item } from '../../declare.ts'

/** Starting Weapons: all of them Heavy, and shot with the basic Shoot action. */

const revolver = item({
  id: 'revolver',
  colour: 'weapon',
  copies: 1,
  heavy: true,
  weapon: { energy: false, capacity: 6, onFace: { two: 1 } },
})

const shotgun = item({
  id: 'shotgun',
  colour: 'weapon',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 2, onHit: 1 },
})

const pistol = item({
  id: 'pistol',
  colour: 'weapon',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 3, face: { two: 'one' } },
})

const rifle = item({
  id: 'rifle',
  colour: 'weapon',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 4 },
})

const assaultRifle = item({
  id: 'assault-rifle',
  colour: 'weapon',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 5, onHit: 1 },
})

const sawedOff = item({
  id: 'sawed-off',
  colour: 'weapon',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 2, face: { one: 'two' } },
})

export const STARTING_WEAPONS: readonly ItemDef[] = [
  revolver,
  shotgun,
  pistol,
  rifle,
  assaultRifle,
  sawedOff,
]
