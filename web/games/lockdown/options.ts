import { DRAFT, MODE } from '../hull/options.ts'
import type { OptionForm } from '../option-form.ts'

export const lockdownOptions: OptionForm = {
  texts: {
    mode: MODE,
    board: {
      name: { en: 'The base', fr: 'La base' },
      values: {
        standard: {
          name: { en: 'Three sections', fr: 'Trois secteurs' },
          about: { en: 'The one to start with.', fr: 'Celle pour commencer.' },
        },
        alternate: {
          name: { en: 'With the surface', fr: 'Avec la surface' },
          about: {
            en: 'Two sections underground and three buildings on Mars, with open ground between them: harder.',
            fr: 'Deux secteurs sous terre et trois bâtiments sur Mars, à découvert entre eux : plus dur.',
          },
        },
      },
    },
    intruders: {
      name: { en: 'What is in the dark', fr: 'Ce qui rôde dans le noir' },
      values: {
        'night-stalkers': {
          name: { en: 'Night Stalkers', fr: 'Traqueurs nocturnes' },
          about: {
            en: 'At home in the dark: worse where no power is.',
            fr: 'Chez eux dans le noir : pires là où il n’y a pas de courant.',
          },
        },
        original: {
          name: { en: 'The Intruders of Nemesis', fr: 'Les Intrus de Nemesis' },
          about: {
            en: 'With their own attacks, events and Weaknesses.',
            fr: 'Avec leurs attaques, leurs événements et leurs points faibles.',
          },
        },
      },
    },
    alternatives: {
      name: { en: 'Characters of Nemesis', fr: 'Personnages de Nemesis' },
      about: {
        en: 'They may be played in place of those of the same colour.',
        fr: 'Ils peuvent être joués à la place de ceux de même couleur.',
      },
    },
    draft: DRAFT,
  },
  presets: [
    {
      id: 'first',
      name: { en: 'First game', fr: 'Première partie' },
      about: {
        en: 'The three sections, and the Character you like best.',
        fr: 'Les trois secteurs, et le Personnage de votre choix.',
      },
      options: {
        board: 'standard',
        intruders: 'night-stalkers',
        alternatives: false,
        draft: 'free',
      },
    },
    {
      id: 'full',
      name: { en: 'Full rules', fr: 'Règles complètes' },
      about: {
        en: 'As in the box: secret aims, two Characters to choose from.',
        fr: 'Comme dans la boîte : buts secrets, deux Personnages au choix.',
      },
      options: {
        mode: 'semi-coop',
        board: 'standard',
        intruders: 'night-stalkers',
        alternatives: false,
        draft: 'roles',
      },
    },
    {
      id: 'surface',
      name: { en: 'Mars', fr: 'Mars' },
      about: {
        en: 'The other side of the board: dust, a Rover, and a long way to the Bunker.',
        fr: 'L’autre face du plateau : de la poussière, une Astromobile, et loin le Bunker.',
      },
      options: {
        board: 'alternate',
        intruders: 'night-stalkers',
        alternatives: false,
        draft: 'roles',
      },
    },
  ],
  matters(option, _, seats) {
    return option !== 'mode' || seats > 1
  },
  remark(_, seats) {
    if (seats > 1) return null
    return {
      en: 'Alone in the base: two aims are drawn, and at the first encounter you keep one. Meet it and survive.',
      fr: 'Seul dans la base : deux buts sont tirés, et vous en gardez un à la première rencontre. Remplissez-le et survivez.',
    }
  },
  refusal: () => null,
}
