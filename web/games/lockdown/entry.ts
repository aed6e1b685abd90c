import type { GameEntry } from '../entry.ts'
import { says } from './sayings.ts'
import { LockdownScene } from './scene.tsx'

export const lockdown: GameEntry = {
  id: 'lockdown',
  name: 'Nemesis: Lockdown',
  short: 'Lockdown',
  icon: 'gi:bunker',
  Scene: LockdownScene,
  sentence: {
    en: 'A base on Mars. The lights go out, one by one.',
    fr: 'Une base sur Mars. Les lumières s’éteignent une à une.',
  },
  tagline: {
    en: 'A secret base on Mars, and its power fails. What came with the survivors is at home in the dark. Learn what you can, and be gone before the base is cleaned.',
    fr: 'Une base secrète sur Mars, et le courant lâche. Ce qui est venu avec les survivants aime le noir. Apprenez, et partez avant la purge.',
  },
  seats: { min: 1, max: 5 },
  minutes: { min: 90, max: 180 },
  first: { bots: 2, options: { draft: 'free' } },
  opening: { seed: 20, bots: 0, options: { draft: 'free' } },
  says,
  box: async () => (await import('@bulkhead/lockdown/box')).box,
  ui: () => import('./index.ts').then(({ lockdownUi }) => lockdownUi),
  lesson: () => import('./lesson.tsx').then(({ lockdownLesson }) => lockdownLesson),
  form: () => import('./options.ts').then(({ lockdownOptions }) => lockdownOptions),
}
