import type { OptionText } from '../option-form.ts'

/** Options that all games of the family have, in words. */

export const MODE: OptionText = {
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
}

export const DRAFT: OptionText = {
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
}
