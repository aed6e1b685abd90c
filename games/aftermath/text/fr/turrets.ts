import type { Translation } from '@bulkhead/kernel'
import type { turrets as english } from '../en/turrets.ts'

/** Turrets and their Targeting tokens, and the card of Nemesis that destroys them here. */
export const turrets: Translation<typeof english> = {
  'card-text.demolition':
    "Détruisez 1 porte fermée d'un couloir de votre salle ou la tourelle active de votre salle, ou posez un marqueur Panne dans votre salle.",
  'card-brief.demolition': 'Détruisez une porte fermée ou une tourelle ici, ou mettez une Panne.',

  'token.turret-2': 'Tourelle, 2 Objets',
  'token.turret-3': 'Tourelle, 3 Objets',

  'targeting.all': 'tout',
  'targeting.intruders': 'les Intrus',
  'targeting.inactive': 'rien',

  'prompt.turret-mode': 'Sur quoi tire la tourelle {place:ofPlace} ?',
  'option.aim-all': 'Sur tout',
  'option.aim-intruders': 'Sur les Intrus',
  'option.aim-inactive': 'Sur rien : elle est inactive',
  'option.destroy-turret': 'Détruire la tourelle ({action}, {cost:cards})',

  'log.found-turret': 'Jeton Exploration : Tourelle. Objets : {items}.',
  'log.turret': 'Une tourelle se dresse dans {place}.',
  'log.no-turret-here': 'Aucune tourelle ne peut se dresser dans {place}.',
  'log.turret-mode': 'La tourelle {place:ofPlace} vise : {mode:targeting}.',
  'log.turret-aimed':
    '{seat:Seat} règle la tourelle {place:ofPlace} pour viser : {mode:targeting}.',
  'log.turret-handled': '{seat:Seat} manipule la tourelle {place:ofPlace}.',
  'log.turret-holds': 'La tourelle {place:ofPlace} est inactive : rien ne la détruit.',
  'log.turret-destroyed': 'La tourelle {place:ofPlace} est détruite.',
  'log.turret-shuffled': 'Les jetons Ciblage de la tourelle {place:ofPlace} sont mélangés.',
  'log.turret-shoots': 'La tourelle {place:ofPlace} tire.',

  'death.turret': 'une tourelle',
}
