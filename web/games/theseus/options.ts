import type { Options } from '@bulkhead/kernel'
import type { OptionForm } from '../option-form.ts'

export const theseusOptions: OptionForm = {
  texts: {
    mode: {
      name: { en: 'Four players', fr: 'À quatre joueurs' },
      values: {
        deathmatch: {
          name: { en: 'Everybody for themselves', fr: 'Chacun pour soi' },
          about: {
            en: 'You score for every wound you deal; the first to 20 points wins.',
            fr: 'Chaque blessure infligée rapporte ; le premier à 20 points gagne.',
          },
        },
        team: {
          name: { en: 'Two against two', fr: 'Deux contre deux' },
          about: {
            en: 'Seats 1 and 3 play against seats 2 and 4. Partners share cards and traps.',
            fr: 'Les places 1 et 3 jouent contre 2 et 4. Les alliés partagent cartes et pièges.',
          },
        },
      },
    },
    factions: {
      name: { en: 'Faction', fr: 'Faction' },
      values: {
        marines: { name: { en: 'Marines', fr: 'Marines' } },
        aliens: { name: { en: 'Aliens', fr: 'Aliens' } },
        scientists: { name: { en: 'Scientists', fr: 'Scientifiques' } },
        greys: { name: { en: 'Greys', fr: 'Gris' } },
        pandora: { name: { en: 'Pandora (expert)', fr: 'Pandora (expert)' } },
        random: { name: { en: 'Random faction', fr: 'Faction au hasard' } },
      },
    },
    level: {
      name: { en: 'Cards in the decks', fr: 'Cartes des pioches' },
      about: {
        en: 'Cards have a level, from 0 (plain) to 3 (intricate).',
        fr: 'Les cartes ont un niveau, de 0 (simple) à 3 (subtil).',
      },
      values: {
        '0': {
          name: { en: 'Level 0', fr: 'Niveau 0' },
          about: {
            en: 'Only the plain cards: the best way to learn.',
            fr: 'Seulement les cartes simples : idéal pour apprendre.',
          },
        },
        '1': {
          name: { en: 'Up to 1', fr: 'Jusqu’à 1' },
          about: { en: 'Plain cards and the next step.', fr: 'Les cartes simples et un peu plus.' },
        },
        '2': {
          name: { en: 'Up to 2', fr: 'Jusqu’à 2' },
          about: { en: 'Nearly everything.', fr: 'Presque tout.' },
        },
        '3': {
          name: { en: 'All cards', fr: 'Toutes' },
          about: { en: 'Every card of every faction.', fr: 'Toutes les cartes des factions.' },
        },
      },
    },
    threeCards: {
      name: { en: 'Three cards installed at the start', fr: 'Trois cartes installées au départ' },
      about: {
        en: 'Instead of one: the station is alive from the first turn. Recommended for first games.',
        fr: 'Au lieu d’une : la station vit dès le premier tour. Conseillé pour débuter.',
      },
    },
    decks: {
      name: { en: 'Which cards', fr: 'Choix des cartes' },
      values: {
        random: {
          name: { en: 'Dealt at random', fr: 'Au hasard' },
          about: {
            en: 'Your deck is drawn from your faction’s cards: quick to start.',
            fr: 'Votre pioche est tirée parmi les cartes de la faction : on commence vite.',
          },
        },
        chosen: {
          name: { en: 'Built by the players', fr: 'Composés par les joueurs' },
          about: {
            en: 'Everybody picks their own deck in secret before the game.',
            fr: 'Chacun compose sa pioche en secret avant la partie.',
          },
        },
      },
    },
    ring: {
      name: { en: 'Order of the Sectors', fr: 'Ordre des Secteurs' },
      values: {
        printed: {
          name: { en: 'Fixed', fr: 'Fixe' },
          about: {
            en: 'The faction Sectors between the neutral ones, in the order of the seats.',
            fr: 'Les Secteurs de faction entre les neutres, dans l’ordre des places.',
          },
        },
        random: {
          name: { en: 'Shuffled', fr: 'Mélangé' },
          about: {
            en: 'A different station every game.',
            fr: 'Une station différente à chaque partie.',
          },
        },
        players: {
          name: { en: 'Laid in turn', fr: 'Posé à tour de rôle' },
          about: {
            en: 'The players lay the ring one Sector at a time.',
            fr: 'Les joueurs posent l’anneau, un Secteur à la fois.',
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
        en: 'Plain cards, three of them installed at the start.',
        fr: 'Cartes simples, dont trois installées au départ.',
      },
      options: { level: '0', threeCards: true, decks: 'random', ring: 'printed' },
    },
    {
      id: 'full',
      name: { en: 'Full rules', fr: 'Règles complètes' },
      about: {
        en: 'All cards, one installed at the start.',
        fr: 'Toutes les cartes, une installée au départ.',
      },
      options: { level: '3', threeCards: false, decks: 'random', ring: 'printed' },
    },
  ],
  matters(option, options, seats) {
    if (option === 'mode') return seats === 4
    if (option === 'ring') return isDeathmatch(options, seats)
    return true
  },
  remark(options, seats) {
    if (seats === 2) {
      return {
        en: 'A duel: bring the other to 0 Life, or collect 20 Data.',
        fr: 'Un duel : amenez l’autre à 0 Vie, ou récoltez 20 Connaissances.',
      }
    }
    if (!isDeathmatch(options, seats)) return null
    return {
      en: 'A death-match: wounds that you deal are your points; the first to 20 wins.',
      fr: 'Une mêlée : les blessures infligées sont vos points ; le premier à 20 gagne.',
    }
  },
  refusal(options) {
    const named = (options.factions as readonly string[]).filter((faction) => faction !== 'random')
    if (new Set(named).size === named.length) return null
    return {
      en: 'Two seats want the same faction: each faction has at most one player.',
      fr: 'Deux places veulent la même faction : chaque faction n’a qu’un joueur.',
    }
  },
}

function isDeathmatch(options: Options, seats: number): boolean {
  return seats === 3 || (seats === 4 && options.mode === 'deathmatch')
}
