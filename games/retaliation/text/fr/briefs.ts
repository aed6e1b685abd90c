import type { Translation } from '@bulkhead/kernel'
import type { briefs as english } from '../en/briefs.ts'

/** What a card does in at most 80 characters, for the small face of it. */
export const briefs: Translation<typeof english> = {
  'card-brief.search': 'Piochez 1 Objet par icône de la salle, gardez-en au plus 1.',
  'card-brief.rest': 'Scannez la Contamination en main ; les cartes saines quittent la partie.',
  'card-brief.demolition': 'Détruisez une porte fermée, ou mettez votre salle en Panne.',
  'card-brief.repairs': 'Pour 1 carte ôtez une Panne ici ; ou ouvrez ou fermez une porte.',
  'card-brief.fast-repairs': 'Ôtez une Panne ici, ou ouvrez ou fermez une porte.',
  'card-brief.secure':
    "2 jetons Sécurité ici ; ou, pour 1 carte, renforcez un couloir vers quelqu'un.",
  'card-brief.fast-secure': "2 jetons Sécurité ici, ou renforcez un couloir vers quelqu'un.",
  'card-brief.basic-secure':
    "Pour 1 carte : 2 jetons Sécurité, ou renforcez un couloir vers quelqu'un.",
  'card-brief.chain-of-command':
    'Décalez la Navette, ou un ordre à un grade inférieur. Réaction : ignorez-en un.',
  'card-brief.first-in-command':
    'Décalez la Navette, ou un grade inférieur bouge, tire ou tire une rafale.',
  'card-brief.fire-at-will':
    'Décalez la Navette, ou tous dans une salle tirent une rafale sur votre ordre.',
  'card-brief.stay-calm':
    'Décalez la Navette, ou tous piochent 1. Réaction : empêchez une Attaque.',
  'card-brief.officers-channel':
    'Décalez la Navette, ou jouez un autre commandement, qui porte partout.',
  'card-brief.lets-go': "Décalez la Navette, ou bougez en emmenant quelqu'un.",
  'card-brief.computer-skills':
    'À un Ordinateur : utilisez la salle sans frais, ou actionnez une porte.',
  'card-brief.explosives':
    'Une Grenade : couloir vers une salle contiguë. Ou gagnez-en une (icône jaune).',
  'card-brief.pyrotechnics':
    'Éteignez le feu ici ; ou, pour une Grenade, tuez tout dans un couloir.',
  'card-brief.tactical-retreat':
    'Pour 1 carte et des Munitions : bougez sans risque par un couloir vide.',
  'card-brief.always-prepared':
    'Utilisez la salle même en combat ; ou, pour 1 carte, 2 Objets, gardez-en 1.',
  'card-brief.duck-and-cover':
    'Pour 1 carte : bougez, empêchez 1 Attaque. Réaction : un autre est attaqué.',
  'card-brief.breakthrough': 'Rafale dans un couloir, puis traversez-le sans être attaqué.',
  'card-brief.continuous-fire':
    'Canon BF : 1 Touche par carte défaussée, puis vous pouvez tirer une rafale.',
  'card-brief.fast-reload': "Chargez des Munitions et tirez avec cette Arme, dans l'ordre voulu.",
  'card-brief.forcing-fire': 'Contre des Munitions : repoussez chaque Intrus de votre salle.',
  'card-brief.combat-drugs': "Contre un Medpack : quelqu'un d'ici pioche jusqu'à 3 cartes.",
  'card-brief.field-surgery':
    'Pour 1 carte : 1 Blessure grave de moins ; puis un Medpack ou Contamination.',
  'card-brief.first-aid': 'Rendez 1 point de Santé ; ou, avec une icône verte, gagnez un Medpack.',
  'card-brief.hippocratic-oath':
    'Avec un blessé grave ici : 2 Touches sur un Intrus, puis attaquez-le.',
  'card-brief.scouting': 'Bougez prudemment vers une salle connue ; ou explorez, puis fouillez.',
  'card-brief.shoot-first': 'Bougez par un couloir vide ; vous pouvez tirer une fois en chemin.',
  'card-brief.contamination': 'Ne paie rien. Seul un scan dit si elle est infectée.',
  'card-brief.contamination-clean': 'Pas infectée. Elle ne paie toujours rien.',

  'item-brief.assault-rifle': 'Contre des Munitions, tirez encore sur le même Intrus.',
  'item-brief.automatic-shotgun': 'Tir : 2 Touches. Une mort certaine coûte des Munitions.',
  'item-brief.bf-gun': 'Rafale : un 1 inflige 2 Touches. Le symbole le met en Panne.',
  'item-brief.sawed-off-shotgun': 'Tir : ou, contre des Munitions, repoussez un Adulte.',
  'item-brief.military-taser':
    "Repoussez 1 Intrus ici ; ou quelqu'un d'ici défausse ses cartes Action.",
  'item-brief.grenade': 'Lancez-la dans un couloir adjacent, ou gagnez un jeton Grenade.',
  'item-brief.remote-detonator':
    'Contre un jeton Sécurité : les Intrus de la salle meurent, les autres perdent 3.',
  'item-brief.exploring-drone': "Explorez au bout d'un couloir sans bouger et sans effet d'entrée.",
  'item-brief.portable-barrier': "Une porte fermée à un bout d'un couloir adjacent.",
  'item-brief.anti-aircraft-codes':
    'À un Ordinateur : voyez et empilez les jetons de Défense aérienne.',
  'item-brief.personal-log-codes':
    "À un Ordinateur : voyez tous les Objectifs d'un autre Personnage.",
  'item-brief.medical-stapler':
    '1 Blessure grave de moins, ou 2 points de Santé ; vous ou un autre ici.',
  'item-brief.medkit':
    '1 Blessure grave de moins, 3 points de Santé, ou les deux ; vous ou un autre.',
  'item-brief.medpack': '2 points de Santé, à vous ou un autre ici ; ou gagnez un jeton Medpack.',
  'item-brief.adrenaline-injection': "Piochez 1 carte ; agissez sans limite jusqu'à passer.",
  'item-brief.stimulants': '2 points de Santé, à vous ou un autre ici ; ou piochez 2 cartes.',
  'item-brief.emergency-life-support-codes': 'À un Ordinateur : basculez un Support vital.',
  'item-brief.termination-codes': "À un Ordinateur : fermez tous les couloirs d'une salle.",
  'item-brief.oxygen-tank': '3 Oxygène, à vous ou un autre ici ; ou un jeton Oxygène.',
  'item-brief.tools': 'Ôtez une Panne ici, ou ouvrez ou fermez une porte.',
  'item-brief.duct-tape': 'Ôtez une Panne ici, ou liez 2 Objets lourds en une main.',
  'item-brief.robot-controller':
    "Activez le Robot où qu'il soit ; ou défaussez ceci pour le regarnir.",
  'item-brief.assault-shotgun':
    "Attaqué : défaussez ses Munitions, 1 Touche et l'Attaque est empêchée.",
  'item-brief.autoloader-belt': 'Ses Munitions comptent comme chargées sur chaque Arme tenue.',
  'item-brief.bayonet': "Partage une main. Attaqué : une Panne sur elle empêche l'Attaque.",
  'item-brief.biohazard-armor': 'La Contamination vous coûte 1 point de Santé à la place.',
  'item-brief.engineering-equipment':
    'Ôtez une Panne ou le feu ici ; ou défaussez-le pour renforcer.',
  'item-brief.flamethrower':
    'Sans munitions. Sans Support vital, 1 Oxygène ; un mauvais jet met le feu.',
  'item-brief.gatling-gun': 'Deux rafales, sauf sur le symbole, qui la met en Panne.',
  'item-brief.grenade-launcher': 'Rafale : lancez aussi ses Grenades, ou à la place.',
  'item-brief.noise-scanner': 'Ôtez un Bruit et lancez le dé : la même valeur y amène des Intrus.',
  'item-brief.plasma-gun':
    'Sans munitions. Un mauvais jet coûte 2 de Santé par marqueur, et en ajoute un.',
  'item-brief.portable-device':
    'À un Ordinateur ou Contrôle du Support vital : utilisez la salle, même en Panne.',
  'item-brief.rpg-launcher':
    'Une salle voisine et ses couloirs : les Intrus meurent, les autres perdent 3.',
  'item-brief.security-system-control':
    "Contre un jeton Sécurité d'une salle : dé de Rafale dans un de ses couloirs.",
  'item-brief.sonic-gun':
    'Sans munitions. Rafale : 2 au plus ; un mauvais jet met la salle en Panne.',
  'item-brief.supporting-robot-controller':
    "Activez le Robot où qu'il soit, ou amenez-le dans votre salle.",
  'item-brief.tactical-hatchet': 'Corps à corps : mort certaine sans jet ; puis Panne.',

  'robot-brief.exploration-robot': "Va jusqu'à 2 salles plus loin, ou explore par un couloir.",
  'robot-brief.medical-robot': "Va jusqu'à 2 salles plus loin, ou soigne quelqu'un de sa salle.",
  'robot-brief.military-robot': 'Va 1 salle plus loin, ou tire dans un couloir (dé de Rafale).',
  'robot-brief.securing-robot':
    "Va jusqu'à 3 salles, actionne une porte, ou place 2 jetons Sécurité.",
  'robot-brief.server-robot':
    "Va jusqu'à 3 salles, ou vous utilisez sa salle à Ordinateur, même en Panne.",
  'robot-brief.technical-robot': "Va jusqu'à 2 salles, ou répare ou éteint le feu sur place.",

  'attack-brief.blood-sense': '2 points de Santé ; un Drone ou la Reine vous suit si vous partez.',
  'attack-brief.deadly-claws-1': '1 point de Santé. Drone : Blessures graves, ou mort.',
  'attack-brief.deadly-claws-2':
    '2 points de Santé, 1 Contamination. Drone : Blessures graves, ou mort.',
  'attack-brief.deadly-claws-3': '3 points de Santé. Drone : Blessures graves, ou mort.',
  'attack-brief.fury-1':
    '1 point de Santé, 1 Contamination. Drone, Reine : blessure ou mort à tous.',
  'attack-brief.fury-2':
    '2 points de Santé, 1 Contamination. Drone, Reine : blessure ou mort à tous.',
  'attack-brief.infecting': '2 points de Santé. Reine : 1 Contamination et une Larve.',
  'attack-brief.tail-attack-1': '1 Contamination. Reine : mort, ou blessure si Indemne.',
  'attack-brief.tail-attack-2':
    '1 point de Santé, 1 Contamination. Reine : mort, ou blessure si Indemne.',

  'wound-brief.lungs': 'En passant : 1 Oxygène, ou 2 points de Santé sans Oxygène.',

  'event-brief.breaking-in':
    '1 jeton Sécurité de moins partout ; le Bruit des inexplorés est résolu.',
  'event-brief.damage': 'Panne partout où sont des Intrus. Danger dans les salles sans Sécurité.',
  'event-brief.damaging-fire':
    "Les salles en feu tombent en Panne, le feu s'étend. Danger sans Sécurité.",
  'event-brief.egg-protection':
    'Drones dans le Nid et au bord de la Section C. Tous font un jet de Bruit.',
  'event-brief.fire-breath':
    "Le feu s'étend où le Support vital est actif. Tous font un jet de Bruit.",
  'event-brief.generators-overheat':
    'Contrôles du Support vital : feu si actif, Panne sinon. Jets de Bruit.',
  'event-brief.hatching':
    'Larves dans le Nid et près des Personnages ; Bruit des inexplorés résolu.',
  'event-brief.landing-zone-explodes':
    "La Zone d'Atterrissage brûle, en Panne. Bruit aux inexplorés.",
  'event-brief.leaving-the-shell':
    'Les Larves peuvent tuer leur hôte ; les autres scannent 4 cartes piochées.',
  'event-brief.life-support-failure':
    'Support vital inactif partout, ses Contrôles en Panne. Bruit aux inexplorés.',
  'event-brief.no-way-out':
    "4 Adultes dans chaque couloir de la Zone d'Atterrissage. Jets de Bruit.",
  'event-brief.overwhelming-enemies':
    'Un Drone dans chaque couloir bruyant près de vous. Danger sans Sécurité.',
  'event-brief.panic': "Près d'Intrus : 1 Oxygène ou des Munitions. Bruit des inexplorés résolu.",
  'event-brief.protect-and-serve':
    '2 Drones près de la Reine, ou 2 jetons dans le sac. Danger sans Sécurité.',
  'event-brief.reactor-overheating':
    'Refroidissement ou Réacteur en Panne : Autodestruction. Panne dans les deux.',
  'event-brief.rise-of-the-machine':
    'Robot et salle en Panne ; 2 points de Santé à tous là. Bruit aux inexplorés.',
  'event-brief.scent-of-prey':
    'Le Bruit près des Personnages est résolu. Tous font un jet de Bruit.',
  'event-brief.short-circuit':
    'Salles en Panne en feu où le Support vital est actif. Danger sans Sécurité.',
  'event-brief.system-failure': 'Salles à Ordinateur en Panne. Le Bruit des inexplorés est résolu.',
  'event-brief.the-queen-awakens': 'Les jetons Reine entrent dans le sac. Bruit aux inexplorés.',

  'objective-brief.crews-favorite': 'Le plus bas grade survit, ou le plus haut ne survit pas.',
  'objective-brief.weve-got-history': 'Le plus bas grade survit, ou le plus haut ne survit pas.',

  'task-brief.essential-data': 'Un jeton Données part par la Navette ; Section A toute explorée.',
  'task-brief.the-supply-route':
    "Couloirs renforcés de la Zone d'Atterrissage au Contrôle du Support vital C.",
  'task-brief.scientific-sample': "Quelqu'un s'échappe avec un Œuf et survit.",
}
