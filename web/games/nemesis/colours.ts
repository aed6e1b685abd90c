import type { IconShape } from '../../ui/icon.tsx'

/** Tells the colours apart without colour. */
export const COLOUR_MARKS: Readonly<Record<string, IconShape>> = {
  red: 'gi:crosshair',
  yellow: 'gi:cog',
  green: 'gi:health-normal',
  crafted: 'gi:stone-crafting',
  weapon: 'gi:crosshair',
  quest: 'gi:position-marker',
}
