import type { IconShape } from '../../ui/icon.tsx'
import type { Printed } from './game.ts'

/** Tells the colours apart without colour. */
export const COLOUR_MARKS: Readonly<Record<string, IconShape>> = {
  red: 'gi:crosshair',
  yellow: 'gi:cog',
  green: 'gi:health-normal',
  crafted: 'gi:stone-crafting',
  weapon: 'gi:crosshair',
  quest: 'gi:position-marker',
}

/** The class that gives an Item the colour of its back. */
export function itemClass({ printed }: { readonly printed: Printed }, id: string): string {
  return `hull-item hull-of-${printed.items[id].colour}`
}
