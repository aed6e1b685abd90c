import type { Translation } from '@bulkhead/kernel'
import type { answers as english } from '../en/answers.ts'

/** Answers; in brackets what an action comes from and how many cards it costs. */
export const answers: Translation<typeof english> = {
  // --- basic actions ---

  'option.leave-pod': 'Quitter la nacelle (gratuit)',
  'option.launch': 'Lancer la nacelle',

  // --- Action cards ---

  'option.search': 'Fouiller : 2 Objets ({colour}), en garder 1 ({action}, {cost:cards})',
  'option.scavenging': 'Récupérer : 2 Objets ({colour}), en garder 1 ({action}, {cost:cards})',
  'option.rest': 'Scanner les cartes Contamination de votre main ({action}, {cost:cards})',
  'option.turn-engine': 'Réparer ou saboter ce Moteur ({action}, {cost:cards})',
  'option.reload': 'Charger 1 Munition : {item} ({action}, {cost:cards})',
  'option.order': 'Envoyer {seat} dans {place} ({corridor:way} ; {action}, {cost:cards})',
  'option.motivation': 'Chacun dans {place}, et vous, pioche 1 carte ({action}, {cost:cards})',
  'option.light-fire':
    'Mettre le Feu à cette salle, en défaussant : {item} ({action}, {cost:cards})',
  'option.put-out-fire': 'Éteindre le Feu ({action}, {cost:cards})',
  'option.technical-corridors': "Ramper jusqu'à {place}, puis passer ({action}, {cost:cards})",
  'option.full-auto': 'Tout tirer sur {intruder} ({action}, {cost:cards})',
  'option.aimed-shot': 'Tirer sur {quarry:intruder} avec : {item} ({action}, {cost:cards})',
  'option.reconnaissance':
    'Aller sans bruit dans {place} ({corridor:way} ; {action}, {cost:cards})',
  'option.break-computer': 'Mettre une Panne dans {place} ({action}, {cost:cards})',
  'option.threat-assessment':
    'Regarder en secret la prochaine carte Événement ({action}, {cost:cards})',

  // --- Items ---

  'option.grenade': 'La lancer sur {intruder} dans {place} ({action}, {cost:cards})',
  'option.smoke-grenade':
    'Disparaître dans la fumée vers {place} ({corridor:way} ; {action}, {cost:cards})',
  'option.recon-drone': 'Regarder en secret {place} et son jeton ({action}, {cost:cards})',
  'option.bait': 'Attirer des Intrus dans {place} ({action}, {cost:cards})',
  'option.extended-magazine': 'Le fixer à : {item} ({action}, {cost:cards})',
  'option.comms-key':
    "Regarder en secret l'{kind:objectiveKind} {seat:ofSeat} ({action}, {cost:cards})",
  'option.chemicals': 'Recharger : {item} ({action}, {cost:cards})',
  'option.spray': 'Chasser {intruder} ({action}, {cost:cards})',
  'option.technical-corridor-plans': "Ramper jusqu'à {place} ({action}, {cost:cards})",
  'option.space-suit':
    'Sortir et aller dans {place}, en défaussant votre main ({action}, {cost:cards})',
  'option.nemesis-plans': 'Regarder en secret 2 salles inexplorées ({action}, {cost:cards})',
  'option.synthetic-food': 'Piocher 2 cartes Action ({action}, {cost:cards})',
  'option.adrenaline-shot':
    'Piocher 1 carte, puis agir à volonté, puis passer ({action}, {cost:cards})',
  'option.alcohol': 'Scanner et retirer 1 carte Contamination ({action}, {cost:cards})',
  'option.military-drugs':
    'Défausser des cartes et en piocher autant plus 1 ({action}, {cost:cards})',
  'option.antidote':
    'Retirer toutes les cartes infectées et la Larve, puis passer ({action}, {cost:cards})',
  'option.molotov-cocktail': 'Le lancer dans {place} ({action}, {cost:cards})',
  'option.ship-log': 'Regarder en secret les Objectifs {seat:ofSeat} ({action}, {cost:cards})',
  'option.orbital-thrusters':
    "Tous passent ; aucun Intrus n'attaque cette manche ({action}, {cost:cards})",
  'option.flashlight': 'Fouiller : 2 Objets ({colour}), en garder 1 ({action}, {cost:cards})',
  'option.security-key': 'Ouvrir ou fermer des portes : {place} ({action}, {cost:cards})',
  'option.lab-equipment': 'Analyser : {slot:weaknessSlot} ({action}, {cost:cards})',

  // --- rooms ---

  'option.armory': 'Recharger 2 Munitions : {item} ({action}, {cost:cards})',
  'option.surgery': 'Opération : ni carte infectée ni Larve, puis passer ({action}, {cost:cards})',
  'option.storage': '2 Objets ({colour}), en garder 1 ({action}, {cost:cards})',
  'option.start-self-destruct': "Lancer l'autodestruction ({action}, {cost:cards})",
  'option.stop-self-destruct': "Arrêter l'autodestruction ({action}, {cost:cards})",
  'option.laboratory': 'Analyser : {slot:weaknessSlot} ({action}, {cost:cards})',
  'option.nest': 'Prendre un Œuf, puis jet de bruit ({action}, {cost:cards})',
  'option.comms-room': 'Envoyer un Signal ({action}, {cost:cards})',
  'option.evacuation-a': "Essayer d'entrer dans une nacelle ({action}, {cost:cards})",
  'option.evacuation-b': "Essayer d'entrer dans une nacelle ({action}, {cost:cards})",
  'option.fire-control':
    'Asperger {place} : plus de Feu, Retraite des Intrus ({action}, {cost:cards})',
  'option.canteen':
    'Manger : soigner 1 Blessure légère, peut-être scanner ({action}, {cost:cards})',
  'option.command-center': 'Ouvrir ou fermer des portes : {place} ({action}, {cost:cards})',
  'option.unlock-pod': 'Déverrouiller la nacelle {pod} ({action}, {cost:cards})',
  'option.lock-pod': 'Verrouiller la nacelle {pod} ({action}, {cost:cards})',
  'option.airlock-control': 'Dépressuriser {place} ({action}, {cost:cards})',
  'option.shower-room': 'Se doucher : plus de Slime, peut-être scanner ({action}, {cost:cards})',
  'option.engine-control': 'Regarder en secret tous les Moteurs ({action}, {cost:cards})',
  'option.monitoring-room': 'Regarder en secret {place} et son jeton ({action}, {cost:cards})',
  'option.check-coordinates': 'Regarder en secret les Coordonnées ({action}, {cost:cards})',
  'option.set-destination': 'Mettre la Destination sur {letter} ({action}, {cost:cards})',
  'option.hibernatorium': 'Hiberner ({action}, {cost:cards})',
  'option.engine-1': 'Regarder en secret le Moteur n° 1 ({action}, {cost:cards})',
  'option.engine-2': 'Regarder en secret le Moteur n° 2 ({action}, {cost:cards})',
  'option.engine-3': 'Regarder en secret le Moteur n° 3 ({action}, {cost:cards})',

  // --- what an action asks ---

  'option.board-pod': 'Nacelle {pod}',
  'option.wait': 'Attendre de la compagnie',
  'option.break-engine': 'La tuile Endommagé : vous sabotez le Moteur',
  'option.repair-engine': 'La tuile Opérationnel : vous réparez le Moteur',
  'option.leave-working': 'Laisser la tuile Opérationnel au-dessus',
  'option.leave-damaged': 'Laisser la tuile Endommagé au-dessus',
  'option.leave-event': 'La laisser au-dessus',
  'option.put-event-under': 'La glisser sous la pioche',
  'option.scan': 'Les scanner toutes',
  'option.do-not-scan': 'Ne pas scanner',

  // --- hands, Items and trade ---

  // --- reactions ---

  'option.armor': "Défausser l'Armure : l'attaque est ignorée",
  'option.nerves-of-steel': "Jouer Nerfs d'acier : l'attaque est ignorée",
  'option.interruption': 'Jouer Interruption',

  // --- the Intruder player ---

  'option.intruder-card': '{intruderCard}',
  'option.intruder-player-move': 'Déplacer un Intrus',
  'option.intruder-player-attack': 'Attaquer avec un Intrus',
  'option.intruder-player-effect': 'Utiliser son effet',
  'option.keep-none': 'Aucune',
  'option.move-intruder': 'Déplacer {intruder}',
  'option.attack-with': 'Attaquer avec {intruder}',
  'option.exit': 'Sortie {number} : {corridor}',
  'option.exit-technical': 'Sortie {number} : les Conduits, hors du plateau',
  'option.victim': 'Attaquer {seat}',
  'option.pursue': '{seat:Seat} fait un jet de bruit',
  'option.recover': 'Soigner {intruder}',
  'option.choose-attack': '{attack}',
  'option.choose-event': '{event}',
}
