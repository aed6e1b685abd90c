import type { Translation } from '@bulkhead/kernel'
import type { shuttle as english } from '../en/shuttle.ts'

/** The Shuttle and its track, the Aftermath Exploration tokens, and how an Epilogue ends. */
export const shuttle: Translation<typeof english> = {
  'token.lockdown': 'Bouclage',
  'token.danger': 'Danger',
  'token.egg': 'Œuf',
  'token.slime-room': 'Salle de slime',
  'token.larva': 'Larve',
  'token.fire': 'Feu',
  'token.carcass': 'Carcasse',
  'token.corpse': 'Cadavre',

  'token-text.lockdown':
    "Fermez toutes les portes de la salle sauf celle du couloir pris ; toutes si l'on n'est pas venu par un couloir.",
  'token-text.danger':
    "Chaque Intrus voisin qui ne combat personne arrive ; s'il n'y en a pas, du Bruit dans chaque sortie.",
  'token-text.egg': "Un Œuf est posé dans la salle, tant qu'il en reste.",
  'token-text.slime-room': 'Il reste : qui entre reçoit un marqueur Slime.',
  'token-text.larva': 'Une Larve est posée dans la salle : ni Rencontre ni jet de bruit.',
  'token-text.fire': 'Un marqueur Feu est posé dans la salle.',
  'token-text.carcass': "Une Carcasse est posée dans la salle, tant qu'il en reste.",
  'token-text.corpse': 'Un Cadavre est posé dans la salle.',

  'object.corpse-stranger': "Cadavre d'un inconnu",

  'log.aftermath-token': '{seat:Seat} révèle le jeton Aftermath {place:ofPlace} : {token}.',
  'log.shuttle-time': 'Phase Événement. Manches restantes avant le départ de la Navette : {left}.',
  'log.ends-departure': 'La Navette part : la partie se termine.',
  'log.departs': '{seat:Seat} part avec la Navette.',
  'log.check-tokens': 'Jetons Aftermath du Nemesis : {outcome}.',
  'outcome.revealed': 'assez sont révélés',
  'outcome.hidden': "trop n'ont jamais été révélés",
  'death.left-behind': 'la Navette est partie',
  'result.departure': 'La Navette a quitté le Nemesis.',
}
