import type { WeaknessCard } from '@bulkhead/hull/cards/weakness-card.ts'

/** The six Weaknesses of the Night Stalkers, each for those who know enough (LOCK-WEAK-07). */

export const WEAKNESSES: readonly WeaknessCard[] = [
  {
    id: 'sciophobia',
    modifies: { darkness: (hits, type) => hits && type !== 'adult' },
  },
  {
    id: 'weak-to-energy',
    modifies: {
      shot: (injuries, { weapon, against }) =>
        weapon.energy && against !== 'eggs' ? injuries + 1 : injuries,
    },
  },
  {
    id: 'slow-to-strike',
    // A printed 0 stays 0; Larvae are not named (LOCK-WEAK-12).
    modifies: {
      surprise: (number, type) => (type !== 'larva' && number > 1 ? number - 1 : number),
    },
  },
  {
    id: 'afraid-of-doors',
    modifies: { breaksDoors: (breaks, type) => breaks && (type === 'breeder' || type === 'queen') },
  },
  {
    id: 'fragile',
    modifies: { endurance: (blood, cards) => Math.max(0, blood - cards) },
  },
  {
    id: 'light-shy',
    modifies: {
      litFace: (face, against) => (face === 'creeper' && against === 'adult' ? 'one' : face),
    },
  },
]
