import type { Translation } from '@bulkhead/kernel'
import type { log as english } from '../en/log.ts'

/** What happened. */
export const log: Translation<typeof english> = {
  // --- setup and rounds ---

  'log.roles': '{seat:Player} choisit entre {one:the} et {two:the}.',
  'log.character': '{seat:Player} joue {character:the}.',
  'log.round': 'Manche {number}',
  'log.first-player': 'Premier joueur : {seat}.',
  'log.draws': '{seat:Seat} pioche des cartes : {number}.',
  'log.passes': '{seat:Seat} passe.',
  'log.acts': '{seat:Seat} : {action}.',
  'log.interrupts': '{seat:Seat} joue Interruption.',
  'log.defies': "{seat:Seat} ne se laisse pas faire : c'est sans effet.",
  'log.cancelled': "L'action {seat:ofSeat} est annulée.",

  // --- moving and exploring ---

  'log.enters': '{seat:Seat} entre dans {place}.',
  'log.explores': '{seat:Seat} explore la salle {place:roomNumber} : {tile}.',
  'log.found-silence': 'Jeton Exploration : Silence. Objets : {items}.',
  'log.found-danger': 'Jeton Exploration : Danger. Objets : {items}.',
  'log.found-slime': 'Jeton Exploration : Slime. Objets : {items}.',
  'log.found-fire': 'Jeton Exploration : Feu. Objets : {items}.',
  'log.found-malfunction': 'Jeton Exploration : Panne. Objets : {items}.',
  'log.found-doors': 'Jeton Exploration : Portes. Objets : {items}.',
  'log.covers': '{seat:Seat} couvre avec : {item}.',
  'log.refuses-cover': "{seat:Seat} refuse d'aller dans {place}.",
  'log.cannot-follow': '{seat:Seat} ne peut pas suivre dans {place}.',

  // --- noise and Encounters ---

  'log.noise-roll': '{seat:Seat} fait un jet de bruit dans {place} : {face}.',
  'log.noise': 'Du Bruit dans {exit:corridor}.',
  'log.noise-removed': 'Plus de Bruit dans {exit:corridor}.',
  'log.danger': 'Danger dans {place} : tout ce qui est proche arrive (Intrus : {number}).',
  'log.danger-alone': "Danger dans {place} : rien n'arrive, tous les couloirs y sont bruyants.",
  'log.encounter-unmet': 'Quelque chose arrive dans {place}, sans rencontrer personne.',
  'log.encounter': "Rencontre ! {seat:Seat} n'est pas seul dans {place}.",
  'log.token': 'Jeton tiré du sac : {type}{number:tokenNumber}.',
  'log.token-returns': 'Jeton remis dans le sac : {type}.',
  'log.intruder': '{intruder:Intruder} apparaît dans {place}.',
  'log.surprise-attack': '{intruder:Intruder} attaque {seat} par surprise.',
  'log.objective-choice': 'Chacun garde un Objectif, en secret.',
  'log.objective-kept': '{seat:Seat} garde : {kind:objectiveKind}.',

  // --- Intruders ---

  'log.attack': '{intruder:Intruder} attaque {seat}.',
  'log.attack-card': 'Carte Attaque : {attack}.',
  'log.attack-misses': "L'attaque rate : la carte ne montre pas cet Intrus.",
  'log.ignores-attack': "{seat:Seat} ignore l'attaque.",
  'log.keeps-nerve': "{seat:Seat} garde son sang-froid et ignore l'attaque.",
  'log.attacks-other': '{seat:Seat} passe inaperçu : {other:seat} est attaqué à sa place.',
  'log.transforms': 'Un Hybride prend forme : {intruder}.',
  'log.no-transformation': "Il ne reste pas d'Hybride : {intruder} reste ce qu'il est.",
  'log.intruder-moves': '{intruder:Intruder} va dans {place}.',
  'log.retreats': '{intruder:Intruder} bat en Retraite par la sortie {number}.',
  'log.vanishes': '{intruder:Intruder} disparaît et retourne dans le sac.',
  'log.injured': '{intruder:Intruder} subit des Dégâts : {injuries}.',
  'log.recovers': '{intruder:Intruder} perd des Dégâts : {injuries}.',
  'log.kill-check': "Vérification d'endurance : {blood}.",
  'log.endurance': 'Endurance ({intruder}) : {endurance}. Dégâts : {injuries}. {verdict}',
  'log.endurance-lowered':
    'Endurance ({intruder}) : {endurance}, moins 1 (une Faiblesse). Dégâts : {injuries}. {verdict}',
  'log.intruder-dies': '{intruder:Intruder} meurt.',
  'log.bag-grows': 'Jeton ajouté au sac : {type}.',
  'log.egg-laid': 'La Reine pond un Œuf dans le Nid.',
  'log.egg-hatches': 'Un Œuf du Nid éclot.',
  'log.egg-destroyed': 'Un Œuf est détruit.',
  'log.nest-destroyed': 'Il ne reste aucun Œuf : le Nid est détruit.',
  'log.weakness-found': '{seat:Seat} découvre un Point faible ({slot:weaknessSlot}) : {weakness}.',

  // --- Characters fighting ---

  'log.shoots': '{seat:Seat} tire sur {target} avec : {item}.',
  'log.strikes': '{seat:Seat} frappe {target}.',
  'log.combat-roll': 'Le dé donne {face}.',
  'log.reloads': '{seat:Seat} charge : {item} (Munitions : {ammo}).',

  // --- wounds and Contamination ---

  'log.light-wound': '{seat:Seat} subit une Blessure légère.',
  'log.serious-wound': '{seat:Seat} subit une Blessure grave : {wound}.',
  'log.light-wounds-healed': 'Des Blessures légères {seat:ofSeat} sont soignées.',
  'log.wound-dressed': 'Une Blessure grave {seat:ofSeat} est pansée : {wound}.',
  'log.wound-healed': 'Une Blessure grave {seat:ofSeat} est soignée : {wound}.',
  'log.contaminated': '{seat:Seat} reçoit une carte Contamination.',
  'log.scans': 'Vous scannez des cartes Contamination : {infected} infectée(s), {clean} saine(s).',
  'log.scans-secretly': '{seat:Seat} scanne des cartes Contamination : {number}.',
  'log.contamination-removed': 'Des cartes Contamination {seat:ofSeat} sont retirées : {number}.',
  'log.turns-cards': '{seat:Seat} retourne des cartes de sa pioche : {number}.',
  'log.larva-lost': '{seat:Seat} porte déjà une Larve : celle-ci disparaît.',
  'log.infested': "Une Larve s'installe dans {seat}.",
  'log.larva-removed': 'La Larve {seat:ofSeat} est retirée.',
  'log.slimed': '{seat:Seat} est couvert de Slime.',
  'log.slime-removed': '{seat:Seat} se débarrasse du Slime.',
  'log.loses-hand': '{seat:Seat} défausse toute sa main : {number}.',
  'log.discards': '{seat:Seat} défausse : {card}.',
  'log.reshuffles': '{seat:Seat} mélange sa défausse à sa pioche.',
  'log.dies': '{seat:Seat} meurt : {cause:death}.',

  // --- Items and Objects ---

  'log.searches': '{seat:Seat} pioche des Objets ({colour}) et en garde un.',
  'log.finds': 'Vous gardez : {item}.',
  'log.finds-some': '{seat:Seat} garde un Objet ({colour}).',
  'log.takes': '{seat:Seat} prend : {item}.',
  'log.picks-up': '{seat:Seat} prend : {object}.',
  'log.drops-object': '{seat:Seat} lâche : {object}.',
  'log.drops-item': '{seat:Seat} lâche : {item}.',
  'log.drops-some': '{seat:Seat} lâche un Objet ({colour}).',
  'log.item-used': '{seat:Seat} défausse : {item}.',
  'log.crafts': '{seat:Seat} fabrique : {item}.',
  'log.quest-activated': '{seat:Seat} active : {item}.',
  'log.quest-activated-unseen': '{seat:Seat} active un Objet de quête, sans montrer lequel.',
  'log.offers-item': '{seat:Seat} propose {other:toSeat} : {item}.',
  'log.offers-object': '{seat:Seat} propose {other:toSeat} : {object}.',
  'log.offers-some': '{seat:Seat} propose {other:toSeat} un Objet ({colour}).',
  'log.gives-item': '{seat:Seat} donne {other:toSeat} : {item}.',
  'log.gives-object': '{seat:Seat} donne {other:toSeat} : {object}.',
  'log.gives-some': '{seat:Seat} donne {other:toSeat} un Objet ({colour}).',
  'log.no-exchange': "{seat:Seat} et {other:seat} ne sont pas d'accord.",
  'log.no-trade': 'Rien ne change de mains.',

  // --- the ship ---

  'log.door-opened': 'La porte dans {corridor} est ouverte.',
  'log.door-closed': 'La porte dans {corridor} est fermée.',
  'log.door-destroyed': 'La porte dans {corridor} est détruite.',
  'log.fire': 'Feu dans {place}.',
  'log.items-burn': "Les Objets dans {place} brûlent : il n'en reste aucun.",
  'log.fire-out': 'Le Feu dans {place} est éteint.',
  'log.malfunction': 'Panne dans {place}.',
  'log.repaired': 'Plus de Panne dans {place}.',

  // --- secret looks ---

  'log.sees-room': 'Vous voyez dans la salle {place:roomNumber} : {tile}.',
  'log.looks-at-room': '{seat:Seat} regarde en secret {place}.',
  'log.sees-token': 'Vous voyez le jeton Exploration de la salle {place:roomNumber} : {token}.',
  'log.looks-at-token': '{seat:Seat} regarde en secret le jeton Exploration {place:ofPlace}.',
  'log.sees-event': 'Vous voyez la prochaine carte Événement : {event}.',
  'log.looks-at-event': '{seat:Seat} regarde en secret la prochaine carte Événement.',
  'log.sees-objective': 'Vous voyez un Objectif {owner:ofSeat} : {objective}.',
  'log.looks-at-objective':
    '{seat:Seat} regarde en secret un Objectif {owner:ofSeat} : {kind:objectiveKind}.',

  // --- the Event phase ---

  'log.event': 'Événement : {event}.',

  // --- the end ---

  'log.ends-explosion': 'Le vaisseau ne peut plus être sauvé : la partie se termine.',
  'log.ends-nobody-left': 'Plus personne ne peut agir : la partie se termine.',
  'log.explodes': 'Le vaisseau explose avec tout ce qui est à bord.',
  'log.perishes': '{seat:Seat} périt : {cause:death}.',
  'log.last-scan': 'Cartes Contamination {seat:ofSeat} : {infected} infectée(s), {clean} saine(s).',
  'log.last-draw':
    '{seat:Seat} mélange toutes ses cartes et en pioche 4. Cartes Contamination parmi elles : {number}.',
  'log.check-contamination': 'Contrôle de contamination {seat:ofSeat} : {outcome}.',
  'log.objective': '{seat:Seat} montre son Objectif : {objective}.',
  'log.check-objectives': 'Objectif {seat:ofSeat} : {outcome}.',
  'log.signals': 'Signaux envoyés : {sent} sur {wanted}.',
  'log.wins': '{seat:Seat} gagne.',
  'log.revived': '{seat:Seat} est ranimé dans {place}.',
  'log.nobody-wins': 'Personne ne gagne.',

  'result.explosion': 'Le vaisseau a été détruit.',
  'result.nobody-left': "Plus personne n'est éveillé à bord.",
}
