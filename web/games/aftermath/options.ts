import { DRAFT, MODE } from '../hull/options.ts'
import { nemesisOptions } from '../nemesis/options.ts'
import type { OptionForm } from '../option-form.ts'

/** What only a classic game may leave out. */
const CLASSIC_ONLY: readonly string[] = ['board', 'rooms', 'turrets', 'traits']

export const aftermathOptions: OptionForm = {
  texts: {
    play: {
      name: { en: 'Way to play', fr: 'Façon de jouer' },
      values: {
        epilogue: {
          name: { en: 'Epilogue', fr: 'Épilogue' },
          about: {
            en: 'Five rounds on the very ship that an earlier game left behind. Secret Missions, and a Shuttle that does not wait.',
            fr: 'Cinq manches sur le vaisseau même qu’une partie a laissé. Missions secrètes, et une navette qui n’attend pas.',
          },
        },
        investigation: {
          name: { en: 'Investigation', fr: 'Enquête' },
          about: {
            en: 'A full game of fifteen rounds with the Shuttle docked: Objectives of the base game, and Alerts that must be answered.',
            fr: 'Une partie entière de quinze manches, navette amarrée : objectifs du jeu de base, et des alertes à remplir.',
          },
        },
        classic: {
          name: { en: 'Classic', fr: 'Classique' },
          about: {
            en: 'A game of Nemesis with the new Characters, Traits, rooms and Turrets, as many of them as you like.',
            fr: 'Une partie de Nemesis avec les nouveaux Personnages, traits, salles et tourelles, autant que vous voulez.',
          },
        },
      },
    },
    mode: MODE,
    board: nemesisOptions.texts.board,
    draft: DRAFT,
    rooms: {
      name: { en: 'New rooms', fr: 'Nouvelles salles' },
      about: {
        en: 'Crafting, Server, Alarm and Turret Room come among the tiles.',
        fr: 'Atelier, salle des serveurs, salle d’alarme et salle de tourelle parmi les tuiles.',
      },
    },
    turrets: {
      name: { en: 'Turrets', fr: 'Tourelles' },
      about: {
        en: 'Three come among the Exploration tokens.',
        fr: 'Trois parmi les jetons Exploration.',
      },
    },
    traits: {
      name: { en: 'Traits', fr: 'Traits' },
      about: {
        en: 'Every Character has a benefit and a drawback.',
        fr: 'Chaque Personnage a un avantage et un inconvénient.',
      },
    },
    hourglass: {
      name: { en: 'Hourglass', fr: 'Sablier' },
      about: {
        en: 'For tables that play live, round one device or under a clock of minutes: it runs in real time each round. Once it is empty anybody may take it, and noise is heard in a room of their choice.',
        fr: 'Pour les tables jouées en direct, autour d’un appareil ou avec une pendule en minutes : il coule en temps réel à chaque manche. Vide, n’importe qui peut le prendre : un bruit se fait entendre dans la salle de son choix.',
      },
      values: {
        none: { name: { en: 'None', fr: 'Aucun' } },
        3: { name: { en: '3 minutes', fr: '3 minutes' } },
        5: { name: { en: '5 minutes', fr: '5 minutes' } },
        10: { name: { en: '10 minutes', fr: '10 minutes' } },
      },
    },
  },
  presets: [
    {
      id: 'first',
      name: { en: 'Investigation', fr: 'Enquête' },
      about: {
        en: 'A full game with the Shuttle and Alerts.',
        fr: 'Une partie entière, avec navette et alertes.',
      },
      options: { play: 'investigation' },
    },
    {
      id: 'epilogue',
      name: { en: 'Epilogue', fr: 'Épilogue' },
      about: {
        en: 'Five rounds on a ship that was left behind.',
        fr: 'Cinq manches sur un vaisseau abandonné.',
      },
      options: { play: 'epilogue' },
    },
    {
      id: 'classic',
      name: { en: 'Classic', fr: 'Classique' },
      about: {
        en: 'Nemesis with all that this box adds.',
        fr: 'Nemesis avec tout ce que la boîte ajoute.',
      },
      options: { play: 'classic' },
    },
  ],
  matters(option, options, seats, isLive) {
    // AFT-SAND-11: it measures real time.
    if (option === 'hourglass') return isLive
    if (option === 'mode') return seats > 1 && options.play !== 'epilogue'
    return options.play === 'classic' || !CLASSIC_ONLY.includes(option)
  },
  remark({ play }, seats) {
    if (play === 'epilogue') return EPILOGUE
    return seats > 1 ? null : ALONE
  },
  refusal: () => null,
}

const EPILOGUE = {
  en: 'Nobody plays a Character of the game before. The first Alert rings at once.',
  fr: 'Personne ne joue un Personnage de la partie précédente. La première alerte sonne aussitôt.',
}

const ALONE = {
  en: 'Alone aboard: two aims are drawn, and at the first encounter you keep one. Meet it and survive.',
  fr: 'Seul à bord : deux buts sont tirés, et vous en gardez un à la première rencontre. Remplissez-le et survivez.',
}
