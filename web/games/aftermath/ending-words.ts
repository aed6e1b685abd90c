import { words } from '../../words/words.ts'

/** How an Epilogue or an Investigation ends. */
export const AFT_ENDING = words(
  {
    departed: 'The Shuttle has left.',
    'departed-empty': 'The Shuttle left without anybody.',
    'alert-lost': 'The Alert was not answered.',
    'check.shuttle': 'The Shuttle',
    'check.alert': 'The Alert',
    'check.tokens': 'Aftermath tokens',
    leaves: 'It leaves',
    'leaves-note': 'whoever is not aboard dies',
    'alert-failed': 'Not fulfilled: {alert}',
    'alert-note': 'everybody still aboard dies',
    'hidden-left': 'still hidden: {number} of {all}',
  },
  {
    departed: 'La navette est partie.',
    'departed-empty': 'La navette est partie sans personne.',
    'alert-lost': 'L’alerte est restée sans réponse.',
    'check.shuttle': 'La navette',
    'check.alert': 'L’alerte',
    'check.tokens': 'Jetons Aftermath',
    leaves: 'Elle part',
    'leaves-note': 'qui n’y est pas meurt',
    'alert-failed': 'Non remplie : {alert}',
    'alert-note': 'tous ceux encore à bord meurent',
    'hidden-left': 'encore cachés : {number} sur {all}',
  },
)

/** How somebody came through. */
export const LIVED = words(
  {
    escaped: 'Left in a pod, round {round}.',
    hibernating: 'Asleep in the Hibernatorium since round {round}.',
    departed: 'Left with the Shuttle.',
  },
  {
    escaped: 'Parti en nacelle, manche {round}.',
    hibernating: 'Endormi dans l’Hibernatorium depuis la manche {round}.',
    departed: 'Parti avec la navette.',
  },
)

/** What a game of Aftermath turns at besides. */
export const AFT_POINTS = words(
  {
    'point.alert': 'Alert: {alert}',
    'point.alert-fulfilled': 'Alert fulfilled: {alert}',
    'point.offer-taken': '{seat:Seat} takes the Lucrative Offer',
    'point.turret-shoots': 'A Turret shoots',
    'point.departs': '{seat:Seat} leaves with the Shuttle',
    'point.ends-alert': 'The Alert fails',
    'point.hourglass-taken': '{seat:Seat} takes the hourglass',
  },
  {
    'point.alert': 'Alerte : {alert}',
    'point.alert-fulfilled': 'Alerte remplie : {alert}',
    'point.offer-taken': '{seat:Seat} prend l’offre lucrative',
    'point.turret-shoots': 'Une tourelle tire',
    'point.departs': '{seat:Seat} part avec la navette',
    'point.ends-alert': 'L’alerte échoue',
    'point.hourglass-taken': '{seat:Seat} prend le sablier',
  },
)
