import { words } from '../../words/words.ts'

export const STATUS = words(
  {
    'round-of': 'Round {number} of {all}',
    open: 'Ship status. Show all tracks',
    tracks: 'Ship and Shuttle',
    close: 'Close',
    shuttle: 'Shuttle',
    'shuttle-left': 'leaves in {left}',
    'shuttle-spoken': 'Rounds until the Shuttle leaves: {left}',
    'shuttle-text':
      'One space each round. On a yellow one the Alert must be fulfilled, or everybody aboard dies; at 0 the Shuttle leaves.',
    alert: 'Alert',
    'alert-left': 'rounds left: {left}',
    'alert-none': 'none now',
    'alert-text': 'Not fulfilled in time, it kills everybody aboard.',
    tokens: 'Aftermath tokens',
    hidden: '{number} of {all} hidden',
    'tokens-text': 'At the end at most {allowed} may be hidden, or no Mission counts.',
    'tokens-short': 'still hidden',
    offer: 'Lucrative Offer',
    'offer-open': 'nobody has taken it',
    'offer-taken': 'taken by: {name}',
    'deck-alerts': 'Alerts',
  },
  {
    'round-of': 'Manche {number} sur {all}',
    open: 'État du vaisseau. Voir toutes les pistes',
    tracks: 'Vaisseau et navette',
    close: 'Fermer',
    shuttle: 'Navette',
    'shuttle-left': 'départ dans {left}',
    'shuttle-spoken': 'Manches avant le départ de la navette : {left}',
    'shuttle-text':
      'Une case par manche. Sur une case jaune, l’alerte doit être remplie, sinon tous à bord meurent ; à 0 la navette part.',
    alert: 'Alerte',
    'alert-left': 'manches restantes : {left}',
    'alert-none': 'aucune pour l’instant',
    'alert-text': 'Non remplie à temps, elle tue tous ceux qui sont à bord.',
    tokens: 'Jetons Aftermath',
    hidden: '{number} sur {all} cachés',
    'tokens-text':
      'À la fin, {allowed} au plus peuvent rester cachés, sinon aucune mission ne compte.',
    'tokens-short': 'encore cachés',
    offer: 'Offre lucrative',
    'offer-open': 'personne ne l’a prise',
    'offer-taken': 'prise par : {name}',
    'deck-alerts': 'Alertes',
  },
)

export type StatusKey = keyof (typeof STATUS)['en']
