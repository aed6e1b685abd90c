import type { AftermathView } from '@bulkhead/aftermath'
import { type Coach, type Tip, thingAt } from '../coach.ts'
import { OWN, verb } from '../hull/coach.ts'
import { tips } from '../nemesis/coach.ts'
import { advise } from './opening.ts'

const own: readonly Tip<AftermathView>[] = [
  {
    id: 'alert',
    text: {
      en: 'An Alert: a task with a deadline. If it is not done in time everybody aboard dies. The card says what is next; signs mark where.',
      fr: 'Une alerte, et son délai : trop tard, tous à bord meurent. La carte dit quoi faire, des signes disent où.',
    },
    at: ({ view }) => (view.alert ? thingAt('alert', view.alert.id) : null),
  },
  {
    id: 'activate',
    text: {
      en: 'You are where the Alert wants somebody: Activate does its step, even in combat, for one card.',
      fr: 'Vous êtes là où l’alerte veut quelqu’un : Activer fait son étape, même au combat, pour une carte.',
    },
    at: verb('activate', ({ asked }) =>
      asked.options.some(({ label }) => label === 'activate-alert'),
    ),
  },
  {
    id: 'aftermath-token',
    text: {
      en: 'The sand-coloured tokens are turned when somebody enters. In an Epilogue nearly all must be, before the Shuttle leaves.',
      fr: 'Les jetons couleur sable se retournent quand quelqu’un entre. Dans un épilogue, presque tous doivent l’être avant le départ.',
    },
    at: ({ view, asked }) => {
      if (asked.prompt !== 'action') return null
      const place = view.rooms.findIndex(({ hasAftermath }) => hasAftermath)
      return place < 0 ? null : thingAt('aftermath', place)
    },
  },
  {
    id: 'mission',
    text: {
      en: 'Your Personal Mission is secret. Fulfil it and leave: in the Shuttle when it goes, or in a pod.',
      fr: 'Votre mission personnelle est secrète. Remplissez-la et partez : dans la navette à son départ, ou en nacelle.',
    },
    at: ({ view, asked }) => (view.play === 'epilogue' && asked.prompt === 'action' ? OWN : null),
  },
  {
    id: 'turret',
    text: {
      en: 'A Turret. It shoots once a round at what came into its room: at Intruders, at everything, or at nothing. Its token tells.',
      fr: 'Une tourelle. Une fois par manche elle tire sur ce qui est entré : les Intrus, tout, ou rien. Son jeton le dit.',
    },
    at: ({ view }) => {
      const place = view.rooms.findIndex(({ turret }) => turret)
      return place < 0 ? null : thingAt('turret', place)
    },
  },
]

export const coach: Coach<AftermathView> = { tips: [...own, ...tips], advise }
