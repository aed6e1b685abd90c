import { discardItem } from '../../items.ts'
import { breakItem } from '../../markers.ts'
import type { ItemDef } from '../../pack.ts'
import { item } from './item.ts'

/** The Character Items, and the Egg, which is held like one. */

const RANGED = { heavy: true, ranged: true }

export const CHARACTER_ITEMS: readonly ItemDef[] = [
  item('character', 'assault-rifle', 1, {
    ...RANGED,
    slots: ['ammo'],
    weapon: { shootsTwice: true },
  }),
  item('character', 'automatic-shotgun', 1, {
    ...RANGED,
    slots: ['ammo'],
    weapon: { shootHits: 2, critSpends: true },
  }),
  item('character', 'bf-gun', 1, {
    ...RANGED,
    slots: ['ammo', 'ammo'],
    weapon: {
      hits: (face) => (face === 1 ? 2 : face),
      *symbol(t, me, weapon) {
        breakItem(t, me, weapon, 'RET-BURST-11')
      },
    },
  }),
  item('character', 'carbine', 1, { ...RANGED, slots: ['ammo'], weapon: { hitsSurvivor: true } }),
  item('character', 'sawed-off-shotgun', 1, {
    ...RANGED,
    slots: ['ammo'],
    weapon: { repelsAdults: true },
  }),
  item('character', 'handgun', 1, {
    ...RANGED,
    slots: ['ammo'],
    weapon: { hits: (face) => face - 1 },
  }),
  item('character', 'bulletproof-vest', 1, {
    armor: true,
    *wounded(t, me) {
      discardItem(t, me, me.armor!, 'RET-WOUND-11')
      return true
    },
  }),
  item('token', 'egg', 5, { heavy: true }),
]
