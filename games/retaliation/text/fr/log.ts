import type { Translation } from '@bulkhead/kernel'
import type { log as english } from '../en/log.ts'

/** What happened. */
export const log: Translation<typeof english> = {
  // --- setup and rounds ---

  'log.character': '{seat:Player} joue : {character}.',
  'log.starts-with': '{seat:Seat} commence avec : {item}.',
  'log.support-offered': 'Équipement de soutien visible : {number:cards}.',
  'log.takes-support': '{seat:Seat} prend : {item}.',
  'log.support-put-away': "L'Équipement de soutien que personne n'a pris quitte la partie.",
  'log.fills-slot': '{seat:Seat} met {gear} sur : {item}.',
  'log.fills-belt': '{seat:Seat} prend pour la ceinture : {gear}.',
  'log.round': 'Manche {round}',
  'log.starting-player': 'Premier joueur : {seat}.',
  'log.draws': '{seat:Seat} pioche {number:cards}.',
  'log.reshuffles': '{seat:Seat} mélange sa défausse en une nouvelle pioche.',
  'log.discards': '{seat:Seat} défausse : {card}.',
  'log.passes': '{seat:Seat} passe.',
  'log.acts': '{seat:Seat} : {action}.',
  'log.plays': '{seat:Seat} joue : {card}.',
  'log.uses-item': '{seat:Seat} utilise : {item}.',
  'log.uses-room': '{seat:Seat} utilise {room:the}.',
  'log.not-agreed': "{seat:Seat} n'accepte pas.",

  // --- moving and exploring ---

  'log.moves': '{seat:Seat} va vers {room:the}.',
  'log.comes-along': '{seat:Seat} suit vers {room:the}.',
  'log.is-carried': '{seat:Seat} est porté vers {room:the}.',
  'log.exploration': 'Carte Exploration : {exploration:explored}',
  'log.room-found': 'Découverte : {room}.',
  'log.corridor-laid': 'Le couloir {corridor} est posé.',
  'log.robot-revealed': 'Le Robot est révélé : {robot}.',

  // --- Noise and the bag ---

  'log.noise-roll': '{seat:Seat} lance le dé de Bruit dans {room:the} : {face}.',
  'log.noise-nothing': "Aucun couloir n'a cette valeur : il ne se passe rien.",
  'log.scanner-roll': '{seat:Seat} lance le dé de Bruit pour le couloir {corridor} : {face}.',
  'log.scanner-silence': 'Le couloir {corridor} reste silencieux.',
  'log.noise': 'Bruit dans le couloir {corridor}.',
  'log.noise-answered': 'Le Bruit du couloir {corridor} reçoit une réponse.',
  'log.noise-gone': 'Le Bruit du couloir {corridor} disparaît.',
  'log.hazard': 'Danger dans {room:the} : un jeton est tiré pour {seat}.',
  'log.hazard-ignored': '{seat:Seat} ignore le Danger : Détecteur de périmètre.',
  'log.token': 'Jeton tiré du sac : {token}.',
  'log.blank-returns': 'Le Vierge retourne dans le sac.',
  'log.tokens-added': 'Jetons ajoutés au sac : {number} ({token}).',
  'log.no-tokens-left': 'Il ne reste aucun jeton de ce type : {token}.',

  // --- Intruders ---

  'log.appears': '{type:A} apparaît dans {room:the}.',
  'log.horde': 'Dans le couloir {corridor} : {group}.',
  'log.no-model-left': 'Il ne reste aucune figurine de ce type : {type}.',
  'log.no-space': 'Pas de place dans le couloir {corridor} : {type}.',
  'log.crowded-out': 'Le couloir {corridor} est plein ; quitte le plan : {group}.',
  'log.enters': '{type:A} passe du couloir {corridor} dans {room:the}.',
  'log.follows': '{type:The} suit vers {room:the}.',
  'log.into-corridor': 'Vers le couloir {corridor}, depuis {room:the} : {group}.',
  'log.waits': 'Le couloir {corridor} est plein : les autres attendent dans {room:the}.',
  'log.makes-way': 'Change de place, à présent dans {room:the} : {group}.',
  'log.stays': '{type:The} ne peut être repoussé plus loin.',
  'log.slain': '{type:The} meurt.',
  'log.horde-slain': 'Mort dans le couloir {corridor} : {group}.',
  'log.hits-lost': 'Personne ne peut subir : {number:hits}.',
  'log.hit': '{type:The} subit {number:hits} : {hits} en tout.',
  'log.hit-lost': '1 Touche ne fait rien dans un couloir : {type}.',

  // --- Attacks ---

  'log.attacks': '{type:A} attaque {seat} ({kind:attackKind}).',
  'log.attack-card': 'Carte Attaque : {attack}.',
  'log.attack-misses': "L'Attaque échoue.",
  'log.attacks-shuffled': 'Les cartes Attaque sont mélangées ensemble.',
  'log.attack-prevented': "L'Attaque contre {seat} est empêchée.",
  'log.secure-holds': "Un jeton Sécurité {room:ofThe} arrête l'Attaque.",
  'log.shelter-holds': "Salle toujours sécurisée, pas d'Attaque : {room}.",
  'log.reacts': '{seat:Seat} réagit : {card}.',
  'log.diverted': '{seat:Seat} se met à couvert : {other:seat} est attaqué à la place.',
  'log.larva-settles': "Une Larve s'installe sur {seat}.",
  'log.larva-lost': '{seat:Seat} ne peut porter une autre Larve : celle-ci disparaît.',

  // --- Characters fighting ---

  'log.shoots': '{seat:Seat} tire sur {type:the}, arme : {item}.',
  'log.shoot-roll': '{seat:Seat} lance le dé de Tir : {face}.',
  'log.shot-number': '{face} contre {hits:hits}, cible : {type}. {verdict}',
  'log.shot-counts': '{face} compte pour {number} contre {hits:hits}, cible : {type}. {verdict}',
  'log.shot-kills': 'Mort certaine, quelles que soient ses Touches. Cible : {type}.',
  'log.shot-ammo': 'Munitions perdues : rien ne meurt.',
  'log.shot-ammo-kills': 'Munitions perdues, et cette Arme tue. Cible : {type}.',
  'log.bursts': '{seat:Seat} tire une rafale dans le couloir {corridor}, arme : {item}.',
  'log.burst-roll': '{seat:Seat} lance le dé de Rafale : {face}.',
  'log.corridor-hits': '{number:hits} dans le couloir {corridor}.',
  'log.throws-grenade': '{seat:Seat} lance une Grenade dans le couloir {corridor}.',
  'log.strikes': '{seat:Seat} frappe {type:the} à mains nues.',
  'log.strikes-with': '{seat:Seat} frappe {type:the}, arme : {item}.',
  'log.parries': "{seat:Seat} empêche l'Attaque avec : {item}.",
  'log.spends-ammo': '{seat:Seat} dépense des Munitions de : {item}.',
  'log.marker-added': 'Marqueurs sur {item} : {number}.',

  // --- the Queen ---

  'log.queen-hit': 'La Reine subit {number:hits} : {hits} sur sa piste.',
  'log.queen-health': 'Carte Santé de la Reine : {queenHealth:queenEffect}',
  'log.queen-recovers':
    'Ses Touches reviennent à 0. Cartes Santé de la Reine restantes : {number}.',
  'log.queen-activated': 'La Reine agit.',
  'log.queen-withdraws': 'La Reine quitte le plan.',
  'log.queen-dies': 'La dernière carte Santé est partie : la Reine est morte.',

  // --- bodies ---

  'log.loses-health': '{seat:Seat} perd {number:health}.',
  'log.restores-health': '{seat:Seat} récupère {number:health}.',
  'log.wounded': '{seat:Seat} subit une Blessure grave : {wound}.',
  'log.wound-healed': "{seat:Seat} guérit d'une Blessure grave : {wound}.",
  'log.contaminated': '{seat:Seat} gagne une carte Contamination.',
  'log.no-contamination-left': 'Il ne reste aucune carte Contamination pour {seat}.',
  'log.scans': 'Vous scannez {number:cards} : {infected:infected}.',
  'log.scans-secretly': '{seat:Seat} scanne {number:cards}.',
  'log.decontaminated': 'Des cartes Contamination {seat:ofSeat} quittent la partie : {number}.',
  'log.lays-contamination': '{seat:Seat} défausse des cartes Contamination : {number}.',
  'log.infected': 'Une carte infectée : une Larve grandit en {seat}.',
  'log.larva-removed': 'La Larve {seat:ofSeat} est retirée.',
  'log.eclosion': '{seat:Seat} pioche : une carte Contamination est en main. La Larve éclôt.',
  'log.no-eclosion':
    "{seat:Seat} pioche : pas de carte Contamination en main. La Larve n'éclôt pas.",
  'log.loses-oxygen': '{seat:Seat} perd {number} Oxygène : il en reste {left}.',
  'log.spends-oxygen': '{seat:Seat} dépense {number} Oxygène : il en reste {left}.',
  'log.gains-oxygen': "{seat:Seat} gagne de l'Oxygène : {left} à présent.",
  'log.suffocating': '{seat:Seat} suffoque : la prochaine perte tue.',
  'log.breathes-again': '{seat:Seat} respire ici : la suffocation cesse.',
  'log.dies': '{seat:Seat} meurt dans {room:the} : {cause:death}.',
  'log.falls': '{seat:Seat} est à terre dans {room:the} : {cause:death}.',
  'log.revived': '{seat:Seat} se relève.',

  // --- gear and Items ---

  'log.gains-gear': '{seat:Seat} gagne un jeton : {gear}.',
  'log.uses-gear': '{seat:Seat} utilise un jeton : {gear}.',
  'log.throws-away': '{seat:Seat} jette un jeton : {gear}.',
  'log.gear-moved': '{seat:Seat} déplace {gear} de : {from:spot}, vers : {spot}.',
  'log.reloads': '{seat:Seat} charge {gear} sur : {spot}.',
  'log.gear-lost': 'Pas de place pour {gear} : le jeton est perdu.',
  'log.searches': '{seat:Seat} regarde {number:items}.',
  'log.puts-back': '{seat:Seat} met {number:items} sous leur pioche.',
  'log.gains-item': '{seat:Seat} prend : {item}.',
  'log.gains-some': '{seat:Seat} garde {deck}.',
  'log.discards-item': '{seat:Seat} défausse : {item}.',
  'log.item-breaks': '{item} {seat:ofSeat} : Panne.',
  'log.item-destroyed': "{item} {seat:ofSeat} : déjà en Panne, l'Objet est détruit.",
  'log.item-repaired': '{item} {seat:ofSeat} fonctionne à nouveau.',
  'log.tapes': '{seat:Seat} lie ensemble : {item} et {onto:item}.',
  'log.offers-item': '{seat:Seat} propose {other:toSeat} : {item}.',
  'log.offers-some': '{seat:Seat} propose {other:toSeat} {deck}.',
  'log.offers-gear': '{seat:Seat} propose {other:toSeat} : {gear}.',
  'log.gives-item': '{seat:Seat} donne {other:toSeat} : {item}.',
  'log.gives-some': '{seat:Seat} donne {other:toSeat} {deck}.',
  'log.gives-gear': '{seat:Seat} donne {other:toSeat} : {gear}.',
  'log.no-exchange': "{seat:Seat} et {other:seat} ne sont pas d'accord.",

  // --- the Facility ---

  'log.door-opened': 'Une porte du couloir {corridor} est ouverte.',
  'log.door-closed': 'Une porte du couloir {corridor} est fermée.',
  'log.door-destroyed': 'Une porte du couloir {corridor} est détruite.',
  'log.reinforced': 'Le couloir {corridor} est renforcé.',
  'log.fire': 'Le feu prend dans {room:the}.',
  'log.fire-out': 'Le feu est éteint dans {room:the}.',
  'log.malfunction': 'Panne dans {room:the}.',
  'log.repaired': '{room:The} fonctionne à nouveau.',
  'log.secured': '{number:secures} dans {room:the}.',
  'log.secure-lost': 'Un jeton Sécurité de moins dans {room:the}.',
  'log.life-support-on': 'Le Support vital de la Section {section} est actif.',
  'log.life-support-off': 'Le Support vital de la Section {section} est inactif.',
  'log.hibernatorium-active': "L'Hibernatorium est actif.",
  'log.power-off': "Toute l'énergie est coupée pour de bon.",
  'log.egg-taken': '{seat:Seat} prend un Œuf. Œufs restants : {number}.',
  'log.egg-destroyed': 'Un Œuf est détruit. Œufs restants : {number}.',
  'log.nest-destroyed': 'Plus aucun Œuf : le Nid est détruit.',
  'log.gains-data': '{seat:Seat} gagne un jeton Données.',

  // --- the Robot ---

  'log.robot-activated': '{seat:Seat} active le Robot.',
  'log.robot-moves': 'Le Robot va vers {room:the}.',
  'log.robot-breaks': 'Panne du Robot.',
  'log.robot-repaired': 'Le Robot fonctionne à nouveau.',
  'log.robot-refilled': 'Le Robot reçoit un jeton : {gear}.',

  // --- the Lander and the end of the Facility ---

  'log.lander-shifted': 'La Navette est attendue à la manche {space}.',
  'log.lander-lands': 'La Défense aérienne est inactive : la Navette se pose.',
  'log.lander-destroyed': 'La Défense aérienne est ACTIVE : la Navette est abattue.',
  'log.autodestruction': "L'Autodestruction est réglée pour la manche {space}.",
  'log.autodestruction-late': "L'Autodestruction est réglée pour la fin de la partie.",
  'log.boards': '{seat:Seat} embarque dans la Navette.',
  'log.leaves-lander':
    "Un Intrus est dans la Zone d'Atterrissage : {seat} doit quitter la Navette.",
  'log.waits-in-lander': '{seat:Seat} attend dans la Navette.',
  'log.launched': 'La Navette décolle.',
  'log.escapes': "{seat:Seat} s'échappe.",
  'log.hibernates': '{seat:Seat} hiberne.',
  'log.attempt-fails': "Des Intrus sont dans la salle : {seat} ne s'en va pas.",

  // --- secrets ---

  'log.sees-anti-aircraft': 'Vous voyez la Défense aérienne : {status}.',
  'log.looks-at-anti-aircraft': '{seat:Seat} regarde en secret les jetons de Défense aérienne.',
  'log.stacks-anti-aircraft': 'Vous laissez la Défense aérienne : {status}.',
  'log.stacked-anti-aircraft':
    "{seat:Seat} repose les jetons de Défense aérienne, dans l'ordre voulu.",
  'log.sees-objective': 'Vous voyez un Objectif {other:ofSeat} : {objective}.',
  'log.looks-at-objective': '{seat:Seat} regarde en secret un Objectif {other:ofSeat}.',
  'log.keeps-objective': 'Vous gardez : {objective}.',
  'log.chose-objective': '{seat:Seat} a choisi un Objectif.',

  // --- Events ---

  'log.phase-burning': 'Les feux brûlent : chaque Intrus dans une salle en feu subit 1 Touche.',
  'log.phase-attacks': "Ce qui se tient auprès d'un Personnage attaque.",
  'log.phase-development': 'On tire du sac, et on le nourrit.',
  'log.event': 'Événement : {event}.',
  'log.events-shuffled': 'Les cartes Événement sont mélangées ensemble.',

  // --- the end ---

  'log.ends-destroyed': 'Le Complexe est détruit : la partie finit.',
  'log.ends-everybody-out': 'Il ne reste personne dans le Complexe : la partie finit.',
  'log.ends-round-14': 'La manche 14 est finie : la partie finit.',
  'log.facility-destroyed': "Le Complexe est détruit avec tout ce qui s'y trouve.",
  'log.perishes': '{seat:Seat} périt : {cause:death}.',
  'log.last-cards': '{seat:Seat} prend toutes ses cartes en main : {number:cards}.',
  'log.last-shuffle': '{seat:Seat} mélange toutes ses cartes : {number:cards}.',
  'log.check-infection': "Contrôle d'infection {seat:ofSeat} : {outcome}.",
  'log.check-task': '{task} : {outcome}.',
  'log.check-objective': 'Objectif {seat:ofSeat} : {objective}. Il est {outcome}.',
  'log.wins': '{seat:Seat} gagne.',
  'log.nobody-wins': 'Personne ne gagne.',
}
