import type { Translation } from '@bulkhead/kernel'
import type { en } from './en.ts'

/** What the terminal says about Aftermath in French. */
export const fr: Translation<typeof en> = {
  'aftermath.shuttle': 'Navette',
  'aftermath.alert': 'Alerte : {name} ({task})',
  'aftermath.no-alert': 'Aucune Alerte',
  'aftermath.laika.board': 'Laïka sur le plateau',
  'aftermath.laika.gone': 'Laïka éliminée',
  'aftermath.laika.room': 'Laïka : {place}',
  'aftermath.token': 'jeton Aftermath : {name}',
  'aftermath.hidden-token': 'jeton Aftermath',
  'aftermath.slime-room': 'Slime pour qui entre',
  'aftermath.turret': 'tourelle',
  'aftermath.turret-mode': 'tourelle, vise : {mode}',
  'aftermath.sign.token': '* jeton Aftermath',
  'aftermath.sign.turret': '+ tourelle',
  'aftermath.sign.laika': '& Laïka',
  'aftermath.fate.departed': 'parti avec la Navette',
  'aftermath.trait': 'Trait : {name}',
  'aftermath.offer': "a l'Offre lucrative",
  'aftermath.watched': 'sous un Drone espion',
  'aftermath.spent': 'cartes retirées du jeu : {list}',
  'aftermath.type.trait': 'Trait',
  'aftermath.type.alert': 'Alerte',
  'hull.short.shuttle-main': 'Navette',
  'hull.short.crafting-room': 'Atelier',
  'hull.short.server-room': 'Serveur',
  'hull.short.alarm-room': 'Alarme',
  'hull.short.turret-room': 'Tourel.',
  'aftermath.primer.ways':
    "TROIS FAÇONS DE JOUER : l'Épilogue, cinq manches sur le vaisseau tel qu'une partie l'a laissé, avec votre propre Mission, jusqu'au départ de la Navette ; l'Investigation, une partie complète avec la Navette amarrée ; ou une partie classique de Nemesis avec ce que la boîte ajoute.",
  'aftermath.primer.alerts':
    "ALERTES : une Alerte qui n'est pas remplie à temps tue tout le monde à bord. Sa tâche est affichée au-dessus du vaisseau ; l'Activation est une action de base dans la salle qu'elle nomme. De la salle principale de la Navette on atteint chaque entrée de Conduit, et de celles-ci les autres salles de la Navette.",
}
