import { DRAFT, MODE } from '../hull/options.ts'
import type { OptionForm } from '../option-form.ts'

export const nemesisOptions: OptionForm = {
  texts: {
    mode: MODE,
    board: {
      name: { en: 'The ship', fr: 'Le vaisseau' },
      values: {
        standard: {
          name: { en: 'Standard plan', fr: 'Plan standard' },
          about: { en: 'The one to start with.', fr: 'Celui pour commencer.' },
        },
        alternate: {
          name: { en: 'Other plan', fr: 'Autre plan' },
          about: {
            en: 'Two separate networks of technical corridors: harder to survive.',
            fr: 'Deux réseaux séparés de conduits techniques : plus dur d’y survivre.',
          },
        },
      },
    },
    intruderPlayer: {
      name: { en: 'The first to die plays the Intruders', fr: 'Le premier mort joue les Intrus' },
      about: {
        en: 'Nobody sits out: from the next round the first dead player hunts the others.',
        fr: 'Personne n’attend la fin : dès la manche suivante, le premier mort traque les autres.',
      },
    },
    draft: DRAFT,
  },
  presets: [
    {
      id: 'first',
      name: { en: 'First game', fr: 'Première partie' },
      about: {
        en: 'The standard ship, and the Character you like best.',
        fr: 'Le vaisseau standard, et le Personnage de votre choix.',
      },
      options: { board: 'standard', intruderPlayer: false, draft: 'free' },
    },
    {
      id: 'full',
      name: { en: 'Full rules', fr: 'Règles complètes' },
      about: {
        en: 'As in the box: secret aims, two Characters to choose from.',
        fr: 'Comme dans la boîte : buts secrets, deux Personnages au choix.',
      },
      options: { mode: 'semi-coop', board: 'standard', intruderPlayer: false, draft: 'roles' },
    },
  ],
  matters(option, options, seats) {
    if (option === 'mode') return seats > 1
    if (option === 'intruderPlayer') return seats > 1 && options.mode === 'semi-coop'
    return true
  },
  remark(_, seats) {
    if (seats > 1) return null
    return {
      en: 'Alone aboard: two aims are drawn, and at the first encounter you keep one. Meet it and survive.',
      fr: 'Seul à bord : deux buts sont tirés, et vous en gardez un à la première rencontre. Remplissez-le et survivez.',
    }
  },
  refusal: () => null,
}
