/** Weakness cards: each changes a basic rule of the Intruders where that rule stands (see `isFound`). */
export interface WeaknessCard {
  readonly id: string
}

export const WEAKNESSES: readonly WeaknessCard[] = [
  { id: 'vital-places' },
  { id: 'vulnerability-to-fire' },
  { id: 'reaction-to-danger' },
  { id: 'vulnerability-to-energy' },
  { id: 'way-of-moving' },
  { id: 'susceptibility-to-phosphates' },
  { id: 'way-of-fighting' },
  { id: 'endangered-species' },
]
