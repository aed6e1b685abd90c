import type { GameEntry } from '../entry.ts'
import { says } from './sayings.ts'
import { RetaliationScene } from './scene.tsx'

export const retaliation: GameEntry = {
  id: 'retaliation',
  name: 'Nemesis: Retaliation',
  short: 'Retaliation',
  icon: 'gi:airtight-hatch',
  Scene: RetaliationScene,
  sentence: {
    en: 'Marines clear a facility room by room, while their air runs out.',
    fr: 'Des marines prennent un complexe, salle après salle, avec peu d’air.',
  },
  tagline: {
    en: 'A squad lands at a facility that nobody answers from. Lay it open room by room, hold the corridors against the hordes, watch your oxygen, and be out before round fourteen.',
    fr: 'Une escouade se pose devant un complexe qui ne répond plus. Explorez-le salle après salle, tenez les couloirs contre les hordes, surveillez l’oxygène, et sortez avant la manche quatorze.',
  },
  seats: { min: 1, max: 5 },
  minutes: { min: 90, max: 150 },
  first: { bots: 2, options: { mode: 'coop', tasks: 'fewer' } },
  opening: { seed: 429, bots: 0, options: {} },
  says,
  box: async () => (await import('@bulkhead/retaliation/box')).box,
  ui: () => import('./index.ts').then(({ retaliationUi }) => retaliationUi),
  lesson: () => import('./lesson.tsx').then(({ retaliationLesson }) => retaliationLesson),
  form: () => import('./options.ts').then(({ retaliationOptions }) => retaliationOptions),
}
