import type { Translation } from '@bulkhead/kernel'
import type { cards as english } from '../en/cards.ts'

/** What cards, Items and rooms say that several games of the family have. */
export const cards: Translation<typeof english> = {
  // --- answers ---

  'option.destroy-door': 'Détruire la porte dans {corridor} ({action}, {cost:cards})',
  'option.break-room': 'Mettre cette salle en Panne ({action}, {cost:cards})',
  'option.charge-weapon': 'Recharger : {item} ({action}, {cost:cards})',
  'option.throw-at-eggs': 'Le lancer sur les Œufs dans {place} ({action}, {cost:cards})',
  'option.throw-at-loose-eggs':
    'Le lancer sur les Œufs par terre dans {place} ({action}, {cost:cards})',
  'option.bind': 'Lier : {one:item} et {two:item} ({cost:cards})',
  'option.extinguish': 'Éteindre le Feu ({action}, {cost:cards})',
  'option.shock-intruder': 'Foudroyer {intruder} ({action}, {cost:cards})',
  'option.shock-character': 'Foudroyer {seat}, qui défausse toute sa main ({action}, {cost:cards})',
  'option.scan-unknown': 'Une carte pas encore scannée',
  'option.scan-infected': 'Une carte que vous savez infectée',
  'option.scan-clean': 'Une carte que vous savez saine',
  'option.reroll': 'Relancer, en défaussant {card}',
  'option.keep-roll': 'Garder le résultat',
  'option.discard': 'Défausser {card}',
  'option.no-action-card': "Vous n'avez pas de carte Action",
  'option.do-not-bind': 'Non : lâcher quelque chose',

  // --- questions ---

  'prompt.bind-received': 'Vos mains sont pleines : liez-vous ce que vous recevez ?',
  'prompt.discard-any':
    'Quelles cartes de votre main défaussez-vous ? Vous en piochez autant, plus 1.',
  'prompt.scan-one': 'Quelle carte Contamination scannez-vous et retirez-vous ?',
  'prompt.smoke': 'La fumée emplit la salle : quelle carte Action défaussez-vous ?',

  // --- reasons ---

  'why.computer-here': 'Cette salle a un Ordinateur.',
  'why.no-contamination': "Il n'y a pas de carte Contamination dans votre main.",
  'why.no-eggs': "Il ne reste pas d'Œuf dans le Nid.",
  'why.no-energy-weapon': "Vous ne tenez pas d'Arme à énergie qui convienne.",
  'why.no-fire': "La salle n'est pas en Feu.",
  'why.nothing-to-bind': 'Vous ne tenez pas deux Objets lourds.',
  'why.signal-sent': 'Vous avez déjà envoyé votre Signal.',

  // --- reasons in a few words ---

  'why-brief.computer-here': 'un Ordinateur ici',
  'why-brief.no-contamination': 'rien à scanner',
  'why-brief.no-eggs': "plus d'Œuf",
  'why-brief.no-energy-weapon': 'aucune Arme pour cela',
  'why-brief.no-fire': 'pas de Feu ici',
  'why-brief.nothing-to-bind': 'rien à lier',
  'why-brief.signal-sent': 'déjà envoyé',

  // --- what happened ---

  'log.binds': '{seat:Seat} lie : {item} et {other:item}.',
  'log.signal': '{seat:Seat} envoie un Signal.',
}
