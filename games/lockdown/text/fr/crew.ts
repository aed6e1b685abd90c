import type { Translation } from '@bulkhead/kernel'
import { answers } from '@bulkhead/nemesis/text/fr/answers.ts'
import { briefs } from '@bulkhead/nemesis/text/fr/briefs.ts'
import { cards } from '@bulkhead/nemesis/text/fr/cards.ts'
import { items } from '@bulkhead/nemesis/text/fr/items.ts'
import { log } from '@bulkhead/nemesis/text/fr/log.ts'
import { names } from '@bulkhead/nemesis/text/fr/names.ts'
import { questions } from '@bulkhead/nemesis/text/fr/questions.ts'
import { reasons } from '@bulkhead/nemesis/text/fr/reasons.ts'
import type { crew as english } from '../en/crew.ts'
import { picked } from '../picked.ts'

/** The Characters of Nemesis: what they bring says what it says there, but where this box words it anew. */
export const crew: Translation<typeof english> = {
  ...picked(cards, [
    'card.suppressive-fire',
    'card.covering-fire',
    'card.order',
    'card.motivation',
    'card.nerves-of-steel',
    'card.aimed-shot',
    'card.adrenaline',
    'card.reconnaissance',
    'card.scavenging',
    'card.intranet',
    'card.access-denied',
    'card.threat-assessment',
    'card.pyrotechnics',
    'card.technical-corridors',
    'card.reload',
    'card.full-auto',
    'card.ingenuity',
    'card.quick-repairs',
    'card-text.suppressive-fire',
    'card-text.covering-fire',
    'card-text.order',
    'card-text.motivation',
    'card-text.nerves-of-steel',
    'card-text.aimed-shot',
    'card-text.adrenaline',
    'card-text.reconnaissance',
    'card-text.scavenging',
    'card-text.intranet',
    'card-text.access-denied',
    'card-text.threat-assessment',
    'card-text.pyrotechnics',
    'card-text.technical-corridors',
  ] as const),
  ...picked(answers, [
    'option.scavenging',
    'option.reload',
    'option.order',
    'option.motivation',
    'option.light-fire',
    'option.put-out-fire',
    'option.technical-corridors',
    'option.aimed-shot',
    'option.reconnaissance',
    'option.break-computer',
    'option.threat-assessment',
    'option.leave-event',
    'option.put-event-under',
    'option.nerves-of-steel',
  ] as const),
  ...picked(briefs, [
    'card-brief.suppressive-fire',
    'card-brief.covering-fire',
    'card-brief.order',
    'card-brief.pyrotechnics',
    'card-brief.technical-corridors',
    'card-brief.nerves-of-steel',
    'card-brief.aimed-shot',
    'card-brief.adrenaline',
    'card-brief.reconnaissance',
    'card-brief.intranet',
    'card-brief.access-denied',
    'card-brief.threat-assessment',
    'why-brief.nobody-to-order',
    'why-brief.burns',
  ] as const),
  ...picked(log, ['log.event-left', 'log.event-put-under'] as const),
  ...picked(questions, ['prompt.next-event', 'prompt.motion-tracker'] as const),
  ...picked(reasons, ['why.nobody-to-order', 'why.burns'] as const),
  ...picked(items, ['item.motion-tracker', 'item.plasma-torch'] as const),
  ...picked(names, [
    'character.captain',
    'character.pilot',
    'character.scientist',
    'character.scout',
    'character.soldier',
    'character.mechanic',
    'the.captain',
    'the.pilot',
    'the.scientist',
    'the.scout',
    'the.soldier',
    'the.mechanic',
  ] as const),

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
