import { words } from '../../words/words.ts'

/** What is on the board of Aftermath alone. */
export const AFT_WORDS = words(
  {
    turret: 'Turret, {aim}',
    'aim.hidden': 'aim hidden',
    'aim.all': 'aims at everything',
    'aim.intruders': 'aims at Intruders',
    'aim.inactive': 'inactive',
    'token-hidden': 'Aftermath token, hidden',
    'token-seen': 'Aftermath token, seen by you alone: {what}',
    'alert-spoken': 'Alert: {name}. Rounds left: {rounds}. Step {level} of {levels}: {task}',
    'rounds-left': '{number} rounds left',
    'round-left': 'last round',
    'no-alert': 'No Alert',
    laika: 'Laika',
    watched: 'Spy Drone: {name}',
  },
  {
    turret: 'Tourelle, {aim}',
    'aim.hidden': 'cible cachée',
    'aim.all': 'vise tout',
    'aim.intruders': 'vise les Intrus',
    'aim.inactive': 'inactive',
    'token-hidden': 'jeton Aftermath, caché',
    'token-seen': 'jeton Aftermath, vu de vous seul : {what}',
    'alert-spoken':
      'Alerte : {name}. Manches restantes : {rounds}. Étape {level} sur {levels} : {task}',
    'rounds-left': 'encore {number} manches',
    'round-left': 'dernière manche',
    'no-alert': 'Pas d’alerte',
    laika: 'Laïka',
    watched: 'Drone espion : {name}',
  },
)

export type AftWord = keyof (typeof AFT_WORDS)['en']
