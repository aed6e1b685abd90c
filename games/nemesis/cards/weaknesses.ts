import type { WeaknessCard } from '@bulkhead/hull/cards/weakness-card.ts'

/** The eight Weaknesses. */

export const WEAKNESSES: readonly WeaknessCard[] = [
  {
    id: 'vital-places',
    // A miss against an Adult counts as a single hit.
    modifies: { face: (face, against) => (face === 'miss' && against === 'adult' ? 'one' : face) },
  },
  {
    id: 'vulnerability-to-fire',
    modifies: {
      fire: (injuries) => injuries + 1,
      shot: (injuries, { weapon, against }) =>
        weapon.ignites && against !== 'eggs' ? injuries + 1 : injuries,
    },
  },
  {
    id: 'reaction-to-danger',
    modifies: { surprise: (number) => Math.max(1, number - 1) },
  },
  {
    id: 'vulnerability-to-energy',
    modifies: {
      shot: (injuries, { weapon, against }) =>
        weapon.energy && against !== 'eggs' ? injuries + 1 : injuries,
    },
  },
  {
    id: 'way-of-moving',
    // Only Breeders and the Queen break through.
    modifies: { breaksDoors: (breaks, type) => breaks && (type === 'breeder' || type === 'queen') },
  },
  {
    id: 'susceptibility-to-phosphates',
    modifies: { repelling: (injuries) => injuries + 1 },
  },
  {
    id: 'way-of-fighting',
    modifies: { lightBite: (lightly, type) => lightly || type === 'adult' },
  },
  {
    id: 'endangered-species',
    modifies: { endurance: (blood) => Math.max(0, blood - 1) },
  },
]
