import type { Translation } from '@bulkhead/kernel'
import { answers } from '@bulkhead/nemesis/text/fr/answers.ts'
import { briefs } from '@bulkhead/nemesis/text/fr/briefs.ts'
import { cards } from '@bulkhead/nemesis/text/fr/cards.ts'
import { items } from '@bulkhead/nemesis/text/fr/items.ts'
import { log } from '@bulkhead/nemesis/text/fr/log.ts'
import { names } from '@bulkhead/nemesis/text/fr/names.ts'
import { questions } from '@bulkhead/nemesis/text/fr/questions.ts'
import { reasons } from '@bulkhead/nemesis/text/fr/reasons.ts'
import { CREW } from '../crew-keys.ts'
import type { crew as english } from '../en/crew.ts'
import { picked } from '../picked.ts'

/** The Characters of Nemesis: what they bring says what it says there, but where this box words it anew. */
export const crew: Translation<typeof english> = {
  ...picked(cards, CREW.cards),
  ...picked(answers, CREW.answers),
  ...picked(briefs, CREW.briefs),
  ...picked(log, CREW.log),
  ...picked(questions, CREW.questions),
  ...picked(reasons, CREW.reasons),
  ...picked(items, CREW.items),
  ...picked(names, CREW.names),

  'card-text.reload': 'Mettez 1 Munition sur une Arme dans vos mains.',
  'card-text.full-auto':
    "Défaussez toutes les Munitions d'une Arme dans vos mains et tirez une fois avec elle : 1 Dégât de plus par tranche de 2 Munitions, même en cas d'échec.",
  'card-text.ingenuity':
    'Défaussez la Panne de votre salle, ou fabriquez un Objet sans autre coût ; un Objet jaune peut y remplacer la clé.',
  'card-text.quick-repairs': 'Défaussez la Panne de votre salle.',
  'card-brief.full-auto': "Tirez toutes les Munitions d'une Arme : 1 Dégât de plus par 2.",
  'card-brief.ingenuity': 'Réparez la salle, ou fabriquez un Objet sans autre coût.',

  'item.command-tablet': 'Tablette de commandement',
  'item.rover-key': "Clé de l'Astromobile",
  'item.field-laboratory': 'Laboratoire de campagne',
  'item.body-armour': 'Gilet pare-balles',

  'item-text.command-tablet':
    "S'active au Contrôle des transmissions. Dans une salle avec Ordinateur : regardez en secret tous les Objectifs d'un joueur qui n'est pas mort.",
  'item-text.rover-key':
    "S'active dans un Sas de sortie. Envoyez l'Astromobile vide à un Sas de sortie ou au Bunker, où que vous soyez.",
  'item-text.field-laboratory':
    "S'active en défaussant un Combustible. Avec un Corps dans votre salle ou porté par vous : analysez-le comme au Laboratoire.",
  'item-text.motion-tracker':
    "S'active en défaussant une Charge énergétique. Après votre jet de bruit, défaussez 1 carte Action pour relancer une fois : le second jet compte.",
  'item-text.body-armour':
    "S'active en défaussant des Outils ou un Ruban adhésif. Défaussez-le pour ignorer une attaque contre vous, sa carte une fois piochée.",
  'item-text.plasma-torch':
    "S'active au Dépôt. Ouvrez ou fermez 1 Porte autour de votre salle, même détruite.",
  'item-brief.command-tablet': "À un Ordinateur : voyez tous les Objectifs d'un joueur.",
  'item-brief.rover-key': "Envoyez l'Astromobile vide à un Sas de sortie ou au Bunker.",
  'item-brief.field-laboratory': 'Analysez un Corps de votre salle comme au Laboratoire.',
  'item-brief.motion-tracker': 'En main : défaussez 1 carte pour relancer le jet de bruit.',
  'item-brief.body-armour': 'Défaussez-le pour ignorer une attaque, sa carte piochée.',
  'item-brief.plasma-torch': 'Ouvrez ou fermez 1 Porte de votre salle, même détruite.',

  'option.full-auto': 'Tirer tout sur {intruder} avec : {item} ({action}, {cost:cards})',
  'option.command-tablet':
    'Regarder en secret les Objectifs {seat:ofSeat} ({action}, {cost:cards})',
  'option.body-armour': "Défausser le Gilet pare-balles : l'attaque est ignorée",
  'prompt.body-armour': "Vous êtes attaqué : défausser le Gilet pare-balles pour l'ignorer ?",
  'log.armour-holds': "Le Gilet pare-balles tient bon : {seat} ignore l'attaque.",
  'why.no-weapon': 'Vous ne tenez aucune Arme.',
  'why-brief.no-weapon': 'aucune Arme',
  'why.no-loaded-weapon': 'Vous ne tenez aucune Arme chargée.',
  'why-brief.no-loaded-weapon': 'aucune Arme chargée',
}
