import { reworded, words } from '../../words/words.ts'
import { ENDING_WORDS } from '../hull/ending-words.ts'

/** What becomes of the base, and what is checked. */
export const BASE_ENDING = words(
  {
    destroyed: 'The base is destroyed.',
    purged: 'The base was purged.',
    alert: 'The alert ended it.',
    left: 'The base is left behind.',
    nobody: 'Nobody came through.',
    'check.base': 'The base',
    'check.contingency': 'Contingency',
    explodes: 'Destroyed',
    'explodes-note': 'whatever was in it is gone, locked in or not',
    purge: 'Purged',
    'purge-note': 'whoever was in it and not locked in died',
    'alert-ends': 'Alert Procedure',
    'alert-note': 'whoever was in it and not locked in died',
    'nobody-left': 'Nobody left in it',
    'nobody-note': 'the rest of the time ran out at once',
    struck: '{text} Dead: {names}.',
    spared: '{text} It kills nobody.',
  },
  {
    destroyed: 'La base est détruite.',
    purged: 'La base a été purgée.',
    alert: 'L’alerte a tout fini.',
    left: 'La base est abandonnée.',
    nobody: 'Personne ne s’en est sorti.',
    'check.base': 'La base',
    'check.contingency': 'Contingence',
    explodes: 'Détruite',
    'explodes-note': 'tout ce qui s’y trouvait a disparu, isolé ou non',
    purge: 'Purgée',
    'purge-note': 'qui s’y trouvait sans être isolé est mort',
    'alert-ends': 'Procédure d’alerte',
    'alert-note': 'qui s’y trouvait sans être isolé est mort',
    'nobody-left': 'Plus personne',
    'nobody-note': 'le reste du temps s’est écoulé d’un coup',
    struck: '{text} Morts : {names}.',
    spared: '{text} Elle ne tue personne.',
  },
)

export const BASE_WORDS_AT_END = reworded(
  ENDING_WORDS,
  {
    aboard: 'Intruders left in the base',
    counts: 'Intruders in the base',
    'point.explodes': 'The base is destroyed',
  },
  {
    aboard: 'Intrus restés dans la base',
    counts: 'Intrus dans la base',
    'point.explodes': 'La base est détruite',
  },
)

/** How somebody came through. */
export const LIVED = words(
  {
    escaped: 'Left in a CSS pod, round {round}.',
    bunker: 'In the Bunker since round {round}.',
    'locked-in': 'Locked in since round {round}.',
  },
  {
    escaped: 'Parti en nacelle SAF, manche {round}.',
    bunker: 'Au Bunker depuis la manche {round}.',
    'locked-in': 'Isolé depuis la manche {round}.',
  },
)

/** What a game of Lockdown turns at. */
export const POINTS = words(
  {
    'point.evacuated': '{seat:Seat} leaves by pod',
    'point.in-bunker': '{seat:Seat} reaches the Bunker',
    'point.locked-in': '{seat:Seat} locks the door',
    'point.comes-back': '{seat:Seat} comes back from a pod',
    'point.time-active': 'Power is restored',
    'point.power-off': 'Power fails: {power}',
    'point.alert': 'The Alert Procedure begins',
    'point.autodestruction-starts': 'Autodestruction starts',
    'point.autodestruction-stops': 'Autodestruction stops',
    'point.autodestruction-red': 'Autodestruction cannot be stopped',
    'point.gate-opens': 'The Main Gate opens',
    'point.check-contingency': 'The contingency: {outcome:contingency}',
    'point.ends-purge': 'The base is purged',
    'point.ends-alert': 'The alert ends the game',
  },
  {
    'point.evacuated': '{seat:Seat} part en nacelle',
    'point.in-bunker': '{seat:Seat} atteint le Bunker',
    'point.locked-in': '{seat:Seat} s’isole',
    'point.comes-back': '{seat:Seat} revient d’une nacelle',
    'point.time-active': 'Le courant est rétabli',
    'point.power-off': 'Courant coupé : {power}',
    'point.alert': 'La Procédure d’alerte commence',
    'point.autodestruction-starts': 'Autodestruction lancée',
    'point.autodestruction-stops': 'Autodestruction arrêtée',
    'point.autodestruction-red': 'On ne peut plus arrêter l’Autodestruction',
    'point.gate-opens': 'La Grande porte s’ouvre',
    'point.check-contingency': 'La contingence : {outcome:contingency}',
    'point.ends-purge': 'La base est purgée',
    'point.ends-alert': 'L’alerte termine la partie',
  },
)
