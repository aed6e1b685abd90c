import type { GameEntry } from '../entry.ts'
import { says } from './sayings.ts'
import { NemesisScene } from './scene.tsx'

export const nemesis: GameEntry = {
  id: 'nemesis',
  name: 'Nemesis',
  short: 'Nemesis',
  icon: 'gi:alien-bug',
  Scene: NemesisScene,
  sentence: {
    en: 'You wake on a dying ship. Something is aboard.',
    fr: 'Réveil sur un vaisseau mourant. Quelque chose est à bord.',
  },
  tagline: {
    en: 'You wake on a dying ship. Something is aboard, and your crewmates have orders of their own. Get home, or at least get even.',
    fr: 'Vous vous éveillez sur un vaisseau mourant. Quelque chose rôde à bord, et l’équipage a ses propres ordres. Rentrez, si vous pouvez.',
  },
  seats: { min: 1, max: 5 },
  minutes: { min: 90, max: 150 },
  first: { bots: 2, options: { draft: 'free' } },
  opening: { seed: 571, bots: 1, options: { draft: 'free' } },
  promises: {
    good: {
      en: 'follows a plan; a crew of them mostly dies, and hardly ever wins together',
      fr: 'suit un plan ; un équipage de Bons meurt le plus souvent et ne gagne presque jamais ensemble',
    },
    strong: {
      en: 'tries its actions out first; a whole crew of them survives no more often than Good ones',
      fr: 'essaie d’abord ses actions ; un équipage entier de Forts ne survit pas plus souvent que de Bons',
    },
  },
  says,
  box: async () => (await import('@bulkhead/nemesis/box')).box,
  ui: () => import('./index.ts').then(({ nemesisUi }) => nemesisUi),
  lesson: () => import('./lesson.tsx').then(({ nemesisLesson }) => nemesisLesson),
  form: () => import('./options.ts').then(({ nemesisOptions }) => nemesisOptions),
}
