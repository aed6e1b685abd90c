import type { GameEntry } from '../entry.ts'
import { says } from './sayings.ts'
import { TheseusScene } from './scene.tsx'

export const theseus: GameEntry = {
  id: 'theseus',
  name: 'Theseus: The Dark Orbit',
  short: 'Theseus',
  icon: 'gi:orbital',
  Scene: TheseusScene,
  sentence: {
    en: 'Factions hunt each other round the ring of a station.',
    fr: 'Des factions se traquent autour de l’anneau d’une station.',
  },
  tagline: {
    en: 'Factions stalk each other round a station’s ring. Every move is a count of who stands where; every room can be a trap.',
    fr: 'Des factions se traquent autour d’une station en anneau. Chaque pas se compte ; chaque salle peut être un piège.',
  },
  seats: { min: 2, max: 4 },
  minutes: { min: 30, max: 60 },
  first: { bots: 1, options: { level: '0', threeCards: true } },
  opening: { seed: 22, bots: 1, options: { level: '0', factions: ['marines', 'aliens'] } },
  says,
  box: async () => (await import('@bulkhead/theseus/box')).box,
  ui: () => import('./index.ts').then(({ theseusUi }) => theseusUi),
  lesson: () => import('./lesson.tsx').then(({ theseusLesson }) => theseusLesson),
  form: () => import('./options.ts').then(({ theseusOptions }) => theseusOptions),
}
