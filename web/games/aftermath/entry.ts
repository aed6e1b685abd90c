import type { Following, GameEntry } from '../entry.ts'
import { says } from './sayings.ts'
import { AftermathScene } from './scene.tsx'

export const aftermath: GameEntry = {
  id: 'aftermath',
  name: 'Nemesis: Aftermath',
  short: 'Aftermath',
  icon: 'gi:space-shuttle',
  Scene: AftermathScene,
  sentence: {
    en: 'The ship came to rest. Somebody has to go back in.',
    fr: 'Le vaisseau s’est tu. Quelqu’un doit y retourner.',
  },
  tagline: {
    en: 'A Shuttle docks at the ship that an earlier crew left behind. Answer its alarms, find what you were sent for, and be back before it leaves.',
    fr: 'Une navette s’amarre au vaisseau qu’un équipage a laissé. Répondez à ses alarmes, trouvez ce qu’on vous demande, et revenez avant le départ.',
  },
  seats: { min: 1, max: 5 },
  minutes: { min: 45, max: 150 },
  first: { bots: 2, options: { play: 'investigation', draft: 'free' } },
  opening: { seed: 29, bots: 0, options: { play: 'investigation', draft: 'free' } },
  follows: {
    games: ['nemesis', 'aftermath'],
    options: { play: 'epilogue' },
    name: { en: 'Play the Epilogue', fr: 'Jouer l’épilogue' },
    comeAlong: { en: 'Come along to the Epilogue', fr: 'Rejoindre l’épilogue' },
    left: { en: 'The ship', fr: 'Le vaisseau' },
    adrift: {
      name: { en: 'A ship found adrift', fr: 'Un vaisseau à la dérive' },
      about: {
        en: 'Bots play a game of Nemesis to its end first, another one each time.',
        fr: 'Des bots jouent d’abord une partie de Nemesis, une autre à chaque fois.',
      },
      sought: {
        en: 'A ship is being sought: {number} moves…',
        fr: 'On cherche un vaisseau : {number} coups…',
      },
    },
    from: leftBy,
  },
  says,
  box: async () => (await import('@bulkhead/aftermath/box')).box,
  ui: () => import('./index.ts').then(({ aftermathUi }) => aftermathUi),
  lesson: () => import('./lesson.tsx').then(({ aftermathLesson }) => aftermathLesson),
  form: () => import('./options.ts').then(({ aftermathOptions }) => aftermathOptions),
}

interface Left {
  readonly play?: string
  readonly ending: { readonly exploded: boolean } | null
}

/** AFT-EPI-01, AFT-EPI-02 */
function leftBy(view: unknown): ReturnType<Following['from']> {
  const { play, ending } = view as Left
  if (play === 'epilogue' || !ending) return 'never'
  return ending.exploded ? EXPLODED : 'possible'
}

const EXPLODED = {
  en: 'The Nemesis blew up: there is no ship left for an Epilogue.',
  fr: 'Le Nemesis a explosé : il ne reste pas de vaisseau pour un épilogue.',
}
