import { type Say, words } from '../words/words.ts'
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
    'about.nemesis.good':
      'follows a plan; a crew of them mostly dies, and hardly ever wins together',
    'about.nemesis.strong':
      'tries its actions out first; a whole crew of them survives no more often than Good ones',
    'level-line': '{name}: {about}',
    bot: '{level} bot',
    free: 'Free seat',
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
    'about.nemesis.good':
      'suit un plan ; un équipage de Bons meurt le plus souvent et ne gagne presque jamais ensemble',
    'about.nemesis.strong':
      'essaie d’abord ses actions ; un équipage entier de Forts ne survit pas plus souvent que de Bons',
    'level-line': '{name} : {about}',
    bot: 'Bot : {level}',
    free: 'Place libre',
    'no-clock': 'Sans pendule',
    'per-move': '{time} par décision',
    'per-game': '{time} pour toute la partie',
    window: 'seulement entre {from} et {to} ({zone})',
  },
)

/** What a level promises: in this game, where that has a line of its own. */
export function aboutLevel(
  say: Say<keyof typeof DRAFT_WORDS.en>,
  game: string,
  level: Level,
): string {
  const own = `about.${game}.${level}`
  return say(own in DRAFT_WORDS.en ? (own as 'about.nemesis.good') : `about.${level}`)
}
