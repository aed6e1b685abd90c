import type { OptionForm } from '../option-form.ts'

export const nemesisOptions: OptionForm = {
  texts: {
    mode: {
      name: { en: 'How you play together', fr: 'Comment on joue ensemble' },
      values: {
        'semi-coop': {
          name: { en: 'Secret aims', fr: 'Buts secrets' },
          about: {
            en: 'You need each other to survive, but everybody has an aim of their own, and some aims kill. The classic game.',
            fr: 'Il faut s’entraider pour survivre, mais chacun a son but, et certains tuent. Le jeu classique.',
          },
        },
        coop: {
          name: { en: 'All together', fr: 'Tous ensemble' },
          about: {
            en: 'No treachery: the crew wins together when every aim is met and somebody survives.',
            fr: 'Sans trahison : l’équipage gagne ensemble si tous les buts sont remplis et que quelqu’un survit.',
          },
        },
      },
    },
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
    draft: {
      name: { en: 'Choosing a Character', fr: 'Choix du Personnage' },
      values: {
        roles: {
          name: { en: 'One of two', fr: 'Un sur deux' },
          about: {
            en: 'Everybody draws two Characters and keeps one.',
            fr: 'Chacun tire deux Personnages et en garde un.',
          },
        },
        free: {
          name: { en: 'Any of them', fr: 'N’importe lequel' },
          about: {
            en: 'Everybody takes the Character they like.',
            fr: 'Chacun prend le Personnage qui lui plaît.',
          },
        },
      },
    },
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
