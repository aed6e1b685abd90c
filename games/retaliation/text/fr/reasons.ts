import type { Translation } from '@bulkhead/kernel'
import type { reasons as english } from '../en/reasons.ts'

/** Why something cannot be done, and how a game ended. */
export const reasons: Translation<typeof english> = {
  'why.cannot-secure': "Cette salle n'accepte aucun jeton Sécurité",
  'why.in-combat': 'Pas tant que des Intrus sont dans votre salle',
  'why.malfunction': 'Cette salle est en panne',
  'why.no-computer': "Ni le Robot ni un Ordinateur n'est ici",
  'why.no-effect': 'Cela ne pourrait être accompli en entier',
  'why.no-gear': "Vous n'avez aucun jeton à utiliser ni à déplacer",
  'why.no-horde': 'Aucun Intrus dans un couloir à portée',
  'why.no-loaded-weapon': 'Vous ne tenez aucune Arme chargée qui marche',
  'why.no-robot': 'Le Robot est caché ou en panne',
  'why.nobody-here': 'Personne ici avec qui échanger',
  'why.nothing-to-attack': 'Aucun Intrus dans votre salle',
  'why.too-few-cards': 'Cela coûte {cost} carte(s) Action',
  'result.destroyed': 'Le Complexe a été détruit',
  'result.everybody-out': 'Il ne restait personne dans le Complexe',
  'result.round-14': 'La dernière manche était finie',
}
