import type { Translation } from '@bulkhead/kernel'
import type { hunter as english } from '../../en/crew/hunter.ts'

/** The Bounty Hunter and Laika. */
export const hunter: Translation<typeof english> = {
  'character.bounty-hunter': 'Chasseur de primes',
  'the.bounty-hunter': 'le Chasseur de primes',
  'trait.trait-bounty-hunter': 'Laïka',
  'trait-text.trait-bounty-hunter':
    "Avant votre première Action d'un tour, vous pouvez déplacer Laïka dans une salle voisine de la sienne, ou la rappeler sur votre plateau. Quand elle est éliminée, vous défaussez votre main.",
  'trait-brief.trait-bounty-hunter':
    'Avant votre première Action : déplacez Laïka à côté, ou rappelez-la.',

  'card.heel': 'Au pied !',
  'card.strategic-withdrawal': 'Repli stratégique',
  'card.sentries': 'Sentinelles',
  'card.marked-prey': 'Proie marquée',

  'card-text.heel':
    "Déplacez Laïka de 2 salles au plus, l'une après l'autre, ou rappelez-la sur votre plateau.",
  'card-brief.heel': 'Déplacez Laïka de 2 salles au plus, ou rappelez-la.',
  'card-text.strategic-withdrawal':
    'Vous et 1 Intrus de votre salle allez tous deux dans une salle voisine. Personne ne vous attaque pour cela.',
  'card-brief.strategic-withdrawal': 'Partez avec 1 Intrus ; personne ne vous attaque pour cela.',
  'card-text.sentries':
    "Défaussez jusqu'à 2 marqueurs Bruit des sorties de la salle où est Laïka. Ou, en réaction à une attaque contre vous : éliminez Laïka pour l'ignorer.",
  'card-brief.sentries':
    "Ôtez jusqu'à 2 Bruits autour de Laïka, ou perdez-la pour ignorer une attaque.",
  'card-text.marked-prey':
    'Tirez sans le coût de base ; avec Laïka sur votre plateau ou dans votre salle, un tir qui touche inflige 1 Dégât de plus.',
  'card-brief.marked-prey': 'Tirez sans payer ; près de Laïka, 1 Dégât de plus si vous touchez.',

  'item.hunting-rifle': 'Fusil de chasse',
  'item.search-module': 'Module de fouille',
  'item.anti-aggro': 'Anti-Aggro',
  'item-text.hunting-rifle':
    'Arme à énergie, 3 Munitions. La face Adulte compte pour un simple touché.',
  'item-text.search-module':
    "Laïka fouille la salle où elle est, s'il n'y a pas d'Intrus : prenez l'Objet trouvé et remettez-la sur votre plateau.",
  'item-brief.search-module': 'Laïka fouille sa salle pour vous, et revient sur votre plateau.',
  'item-text.anti-aggro':
    'Chaque fois que Laïka pourrait bouger, elle peut rester : 1 Dégât à 1 Intrus de votre salle.',
  'item-brief.anti-aggro': "Au lieu d'un déplacement de Laïka : 1 Dégât à 1 Intrus ici.",

  'option.laika-goes':
    'Laïka va dans {place}, et peut-être plus loin ({corridor:way} ; {action}, {cost:cards})',
  'option.laika-goes-free': 'Laïka va dans {place} ({corridor:way})',
  'option.laika-stays': 'Laïka y reste',
  'option.call-laika': 'Rappeler Laïka ({action}, {cost:cards})',
  'option.call-laika-free': 'Rappeler Laïka (gratuit)',
  'option.hold-back': 'Laïka reste : 1 Dégât à {intruder} ({action}, {cost:cards})',
  'option.hold-back-free': 'Laïka reste : 1 Dégât à {intruder} (gratuit)',
  'option.strategic-withdrawal':
    'Partir avec {intruder} dans {place} ({corridor:way} ; {action}, {cost:cards})',
  'option.hush-exits':
    "Défausser jusqu'à 2 marqueurs Bruit autour {place:ofPlace} ({action}, {cost:cards})",
  'option.hush': 'Plus de Bruit dans {corridor}',
  'option.hush-technical': 'Plus de Bruit dans {technical:corridor}',
  'option.sentries': "Jouer Sentinelles : l'attaque est ignorée, et Laïka est perdue",
  'option.marked-prey': 'Tirer sur {quarry:intruder} avec : {item} ({action}, {cost:cards})',
  'option.search-module':
    'Laïka fouille : 2 Objets ({colour}), gardez-en 1 ({action}, {cost:cards})',

  'prompt.laika-goes-on': 'Laïka continue-t-elle ?',
  'prompt.hush-exits': 'Quels marqueurs Bruit défaussez-vous ?',
  'why.laika-gone': "Laïka n'est plus en jeu.",
  'why-brief.laika-gone': "Laïka n'est plus là",
  'why.laika-on-board': 'Laïka est sur votre plateau, et dans aucune salle.',
  'why-brief.laika-on-board': 'Laïka sur le plateau',
  'why.laika-watched': 'Il y a un Intrus là où est Laïka.',
  'why-brief.laika-watched': "un Intrus près d'elle",
  'why.no-noise': "Il n'y a pas de marqueur Bruit autour de la salle où est Laïka.",
  'why-brief.no-noise': 'pas de Bruit là',

  'log.laika-enters': 'Laïka court dans {place}.',
  'log.laika-returns': 'Laïka revient sur le plateau {seat:ofSeat}.',
  'log.laika-gone': "Laïka n'est plus en jeu.",
  'log.held-back': 'Laïka reste, et {intruder} est touché.',
}
