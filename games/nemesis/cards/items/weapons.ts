import { item } from '../item.ts'

/** Starting Weapons: all of them Heavy, and shot with the basic Shoot action. */

item({
  id: 'revolver',
  colour: 'weapon',
  copies: 1,
  heavy: true,
  weapon: { energy: false, capacity: 6, onFace: { two: 1 } },
})

item({
  id: 'shotgun',
  colour: 'weapon',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 2, onHit: 1 },
})

item({
  id: 'pistol',
  colour: 'weapon',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 3, face: { two: 'one' } },
})

item({
  id: 'rifle',
  colour: 'weapon',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 4 },
})

item({
  id: 'assault-rifle',
  colour: 'weapon',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 5, onHit: 1 },
})

item({
  id: 'sawed-off',
  colour: 'weapon',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 2, face: { one: 'two' } },
})
