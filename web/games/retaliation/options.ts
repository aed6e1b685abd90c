import type { OptionForm } from '../option-form.ts'

export const retaliationOptions: OptionForm = {
  texts: {
    mode: {
      name: { en: 'How you play together', fr: 'Comment on joue ensemble' },
      values: {
        'semi-coop': {
          name: { en: 'Secret aims', fr: 'Buts secrets' },
          about: {
            en: 'One mission for all, and a private Objective each: you keep one of the two, and nobody knows which.',
            fr: 'Une mission pour tous, et un Objectif privé chacun : vous gardez l’un des deux, et nul ne sait lequel.',
          },
        },
        coop: {
          name: { en: 'All together', fr: 'Tous ensemble' },
          about: {
            en: 'Open Tasks that the squad fulfils together; whoever falls can be carried to the Surgery Room and stands up again.',
            fr: 'Des Tâches connues de tous, à remplir ensemble ; qui tombe peut être porté au Bloc opératoire et se relever.',
          },
        },
      },
    },
    deadly: {
      name: { en: 'Deadly', fr: 'Mortel' },
      about: {
        en: 'Some corridors answer to two numbers of the Noise die: more comes out of them.',
        fr: 'Certains couloirs répondent à deux nombres du dé de Bruit : il en sort davantage.',
      },
    },
    tasks: {
      name: { en: 'How many Tasks', fr: 'Nombre de Tâches' },
      values: {
        fewer: {
          name: { en: 'One fewer', fr: 'Une de moins' },
          about: {
            en: 'One Task fewer than marines: easier.',
            fr: 'Une Tâche de moins que de marines : plus facile.',
          },
        },
        standard: {
          name: { en: 'As many as marines', fr: 'Autant que de marines' },
          about: { en: 'As in the box.', fr: 'Comme dans la boîte.' },
        },
        more: {
          name: { en: 'One more', fr: 'Une de plus' },
          about: {
            en: 'One Task more than marines: harder.',
            fr: 'Une Tâche de plus que de marines : plus dur.',
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
        en: 'All together, with one Task fewer.',
        fr: 'Tous ensemble, avec une Tâche de moins.',
      },
      options: { mode: 'coop', deadly: false, tasks: 'fewer' },
    },
    {
      id: 'full',
      name: { en: 'Full rules', fr: 'Règles complètes' },
      about: {
        en: 'As in the box: a mission, and secret aims.',
        fr: 'Comme dans la boîte : une mission, et des buts secrets.',
      },
      options: { mode: 'semi-coop', deadly: false, tasks: 'standard' },
    },
  ],
  matters(option, options, seats) {
    if (option === 'mode') return seats > 1
    if (option === 'tasks') return seats === 1 || options.mode === 'coop'
    return true
  },
  remark(_, seats) {
    if (seats > 1) return null
    return {
      en: 'Alone you play the cooperative rules: fulfil your Tasks, and get out.',
      fr: 'Seul, vous jouez les règles coopératives : remplissez vos Tâches, et sortez.',
    }
  },
  refusal: () => null,
}
