import type { Language } from '@bulkhead/kernel'
import type { GameEntry } from '../games/entry.ts'
import { sayIn, words } from '../words/words.ts'
import type { Level } from './draft.ts'

/** Seats, bots and clocks, as home, the form and the lobby name them. */
export const DRAFT_WORDS = words(
  {
    you: 'You',
    player: 'Player {number}',
    'level.random': 'Random',
    'level.gentle': 'Gentle',
    'level.good': 'Good',
    'level.strong': 'Strong',
    'about.random': 'takes any legal move, at once',
    'about.gentle': 'plays sensibly and forgives mistakes',
    'about.good': 'sees its own turn through',
    'about.strong': 'thinks longer and looks beyond its turn',
    'level-line': '{name}: {about}',
    'at-random': 'Bots have not learnt this game yet: at every level they play at random.',
    bot: '{level} bot',
    free: 'Free seat',
    'not-followed': 'The game cannot go on from this match.',
    'no-clock': 'No clock',
    'per-move': '{time} for each decision',
    'per-game': '{time} for the whole game',
    window: 'only between {from} and {to} ({zone})',
  },
  {
    you: 'Vous',
    player: 'Joueur {number}',
    'level.random': 'Au hasard',
    'level.gentle': 'Doux',
    'level.good': 'Bon',
    'level.strong': 'Fort',
    'about.random': 'joue n’importe quel coup permis, sans attendre',
    'about.gentle': 'joue raisonnablement et pardonne les erreurs',
    'about.good': 'mène bien son propre tour',
    'about.strong': 'réfléchit plus longtemps et voit plus loin que son tour',
    'level-line': '{name} : {about}',
    'at-random':
      'Les bots n’ont pas encore appris ce jeu : à tous les niveaux, ils jouent au hasard.',
    bot: 'Bot : {level}',
    free: 'Place libre',
    'not-followed':
      'On ne peut pas continuer à partir de cette partie : elle n’est pas finie, ou il n’en reste rien.',
    'no-clock': 'Sans pendule',
    'per-move': '{time} par décision',
    'per-game': '{time} pour toute la partie',
    window: 'seulement entre {from} et {to} ({zone})',
  },
)

/** What a level promises: in this game, where that has a line of its own. */
export function aboutLevel(entry: GameEntry | null, level: Level, language: Language): string {
  const own = entry?.promises?.[level]
  return own ? own[language] : sayIn(DRAFT_WORDS, language)(`about.${level}`)
}
