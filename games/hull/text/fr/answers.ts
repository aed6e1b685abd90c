import type { Translation } from '@bulkhead/kernel'
import type { answers as english } from '../en/answers.ts'

/** Answers; in brackets what an action comes from and how many cards it costs. */
export const answers: Translation<typeof english> = {
  // --- basic actions ---

  'option.move': 'Aller dans {place} ({corridor:way} ; {cost:cards})',
  'option.escape': 'Fuir dans {place} sous les attaques ({corridor:way} ; {action}, {cost:cards})',
  'option.careful-move': 'Aller avec vigilance dans {place} ({corridor:way} ; {cost:cards})',
  'option.move-technical': 'Aller dans {place} par les Conduits ({cost:cards})',
  'option.escape-technical':
    'Fuir dans {place} par les Conduits sous les attaques ({action}, {cost:cards})',
  'option.careful-move-technical':
    'Aller avec vigilance dans {place} par les Conduits ({cost:cards})',
  'option.shoot': 'Tirer sur {quarry:intruder} avec : {item} ({action}, {cost:cards})',
  'option.melee': 'Frapper {quarry:intruder} au Corps-à-corps ({cost:cards})',
  'option.pick-up': 'Ramasser : {object} ({cost:cards})',
  'option.trade': "Échanger avec d'autres dans la salle ({cost:cards})",
  'option.craft': 'Fabriquer : {item}, avec {one:item} et {two:item} ({action}, {cost:cards})',
  'option.activate-quest': "Activer l'Objet de quête : {item} ({cost:cards})",
  'option.activate-quest-for':
    "Activer l'Objet de quête : {item}, en défaussant {given:item} ({cost:cards})",
  'option.pass': 'Passer',
  'option.end-turn': 'Finir ce tour',
  'option.drop': 'Lâcher quelque chose (gratuit)',

  // --- Action cards ---

  'option.repair-room': 'Réparer cette salle ({action}, {cost:cards})',
  'option.open-door': 'Ouvrir la porte dans {corridor} ({action}, {cost:cards})',
  'option.close-door': 'Fermer la porte dans {corridor} ({action}, {cost:cards})',
  'option.restore-door': 'Fermer la porte détruite dans {corridor} ({action}, {cost:cards})',
  'option.cover-self': 'Partir sous votre propre feu : {item} ({action}, {cost:cards})',
  'option.cover-other': 'Couvrir {other:seat}, qui part : {item} ({action}, {cost:cards})',
  'option.cover-both': 'Partir avec {other:seat} sous votre feu : {item} ({action}, {cost:cards})',
  'option.look-at-room': 'Regarder en secret {place}',

  // --- Items ---

  'option.remove-slime': 'Enlever votre marqueur Slime ({action}, {cost:cards})',
  'option.dress': 'Panser la Blessure grave : {wound} ({action}, {cost:cards})',
  'option.heal': 'Soigner la Blessure grave pansée : {wound} ({action}, {cost:cards})',
  'option.heal-light': 'Soigner toutes les Blessures légères ({action}, {cost:cards})',

  // --- rooms ---

  'option.dress-all': 'Panser toutes vos Blessures graves ({action}, {cost:cards})',

  // --- what an action asks ---

  'option.noise': 'Du Bruit dans {corridor}',
  'option.noise-technical': 'Du Bruit dans {technical:corridor}',
  'option.open-one': 'Ouvrir la porte dans {corridor}',
  'option.close-one': 'Fermer la porte dans {corridor}',
  'option.take-door': 'La porte dans {corridor}',
  'option.cover-room': '{place} ({corridor:way})',
  'option.agree': "D'accord",
  'option.refuse': 'Refuser',
  'option.reroll-shot': 'Relancer',
  'option.keep-shot': 'Garder le résultat',
  'option.retry-shot': 'Défausser 1 Munition et relancer',
  'option.spend-card': '{card}',
  'option.keep-cards': 'Ne rien défausser',
  'option.spend-ammo': 'Défausser 1 Munition de plus',
  'option.save-ammo': 'Garder la Munition',

  // --- hands, Items and trade ---

  'option.pay': '{card}',
  'option.hand-card': '{card}',
  'option.keep-item': '{item}',
  'option.drop-item': 'Lâcher : {item}',
  'option.drop-object': 'Lâcher : {object}',
  'option.offer-item': '{item}',
  'option.offer-object': '{object}',
  'option.show-item': 'Montrer : {item}',
  'option.trade-with': 'Échanger avec {seat}',
  'option.trade-between': '{seat:Seat} fait une offre {other:toSeat}',
  'option.end-trade': "Plus d'échange",
  'option.take-offer': 'Prendre, sans rien donner',
  'option.give-in-return': 'Donner quelque chose en retour',
  'option.refuse-offer': 'Refuser',

  // --- reactions ---

  'option.bear-it': 'Subir',
  'option.attacked-instead': 'Il attaque {seat}',
  'option.let-pass': 'Laisser faire',
  'option.stand-by': 'Laisser faire, sans plus demander cette manche',

  // --- Characters and Objectives ---

  'option.role': '{character}',
  'option.keep-objective': '{objective}',
}
