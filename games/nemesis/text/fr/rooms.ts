import type { Translation } from '@bulkhead/kernel'
import type { rooms as english } from '../en/rooms.ts'

/** Rooms, and what their actions do. */
export const rooms: Translation<typeof english> = {
  'tile.armory': 'Armurerie',
  'tile.surgery': 'Bloc opératoire',
  'tile.storage': 'Dépôt',
  'tile.generator': 'Génératrice',
  'tile.emergency-room': 'Infirmerie',
  'tile.laboratory': 'Laboratoire',
  'tile.nest': 'Nid',
  'tile.comms-room': 'Relais de transmission',
  'tile.evacuation-a': "Section d'évacuation A",
  'tile.evacuation-b': "Section d'évacuation B",
  'tile.fire-control': 'Système anti-incendie',
  'tile.cabins': 'Cabines',
  'tile.canteen': 'Cantine',
  'tile.command-center': 'Centrale de commandement',
  'tile.hatch-control': 'Contrôle des nacelles',
  'tile.airlock-control': 'Contrôle des sas',
  'tile.shower-room': 'Douches',
  'tile.slime-room': 'Salle de slime',
  'tile.engine-control': 'Salle des machines',
  'tile.monitoring-room': 'Salle vidéo',
  'tile.cockpit': 'Cockpit',
  'tile.hibernatorium': 'Hibernatorium',
  'tile.engine-1': 'Moteur n° 1',
  'tile.engine-2': 'Moteur n° 2',
  'tile.engine-3': 'Moteur n° 3',

  // --- within a sentence ---

  'the.armory': "l'Armurerie",
  'the.surgery': 'le Bloc opératoire',
  'the.storage': 'le Dépôt',
  'the.generator': 'la Génératrice',
  'the.emergency-room': "l'Infirmerie",
  'the.laboratory': 'le Laboratoire',
  'the.nest': 'le Nid',
  'the.comms-room': 'le Relais de transmission',
  'the.evacuation-a': "la Section d'évacuation A",
  'the.evacuation-b': "la Section d'évacuation B",
  'the.fire-control': 'le Système anti-incendie',
  'the.cabins': 'les Cabines',
  'the.canteen': 'la Cantine',
  'the.command-center': 'la Centrale de commandement',
  'the.hatch-control': 'le Contrôle des nacelles',
  'the.airlock-control': 'le Contrôle des sas',
  'the.shower-room': 'les Douches',
  'the.slime-room': 'la Salle de slime',
  'the.engine-control': 'la Salle des machines',
  'the.monitoring-room': 'la Salle vidéo',
  'the.cockpit': 'le Cockpit',
  'the.hibernatorium': "l'Hibernatorium",
  'the.engine-1': 'le Moteur n° 1',
  'the.engine-2': 'le Moteur n° 2',
  'the.engine-3': 'le Moteur n° 3',

  // --- what they do ---

  'tile-text.armory':
    "Ajoutez 2 Munitions à l'une de vos Armes à énergie, dans la limite de sa capacité.",
  'tile-text.surgery':
    'Scannez toutes vos cartes Contamination (pioche, main, défausse) et retirez les infectées ainsi que votre Larve. Défaussez votre main, mélangez défausse et pioche, subissez 1 Blessure légère et passez.',
  'tile-text.storage':
    "Piochez 2 Objets d'une couleur de votre choix, gardez-en 1 et glissez l'autre sous sa pioche. Le compteur d'Objets de la salle ne sert pas.",
  'tile-text.generator':
    "Lancez l'autodestruction (jamais si quelqu'un hiberne), ou arrêtez-la tant que son marqueur n'a pas atteint une case jaune.",
  'tile-text.emergency-room':
    "Pansez toutes vos Blessures graves, ou soignez 1 Blessure grave pansée, ou soignez toutes vos Blessures légères. En mode coopératif, son AutoDoc ranime, au début d'une manche, les personnages dont le Cadavre est ici.",
  'tile-text.laboratory':
    "Avec un Cadavre de personnage, une Carcasse d'Intrus ou un Œuf ici, par terre ou porté par quelqu'un : révélez la carte Point faible correspondante. Le Corps reste.",
  'tile-text.nest':
    'Prenez 1 Œuf du plateau Intrus dans une main libre, puis faites un jet de bruit. Sans Œuf, le Nid est détruit. Ni Fouille ni Panne ici.',
  'tile-text.comms-room':
    "Envoyez un Signal : posez un marqueur sur l'espace Signal de votre plateau.",
  'tile-text.evacuation-a':
    "Si une nacelle déverrouillée de la section A a une place libre : jet de bruit ; si aucun Intrus n'est venu, prenez place, puis lancez la nacelle ou attendez.",
  'tile-text.evacuation-b':
    "Si une nacelle déverrouillée de la section B a une place libre : jet de bruit ; si aucun Intrus n'est venu, prenez place, puis lancez la nacelle ou attendez.",
  'tile-text.fire-control':
    'Choisissez une salle, explorée ou non : défaussez son marqueur Feu éventuel ; chaque Intrus qui y est bat en Retraite, le plus gros en premier.',
  'tile-text.cabins':
    'Aucune action. Si vous commencez une manche ici sans Intrus ni Panne dans la salle, complétez votre main à une carte de plus.',
  'tile-text.canteen':
    'Soignez 1 Blessure légère. Puis vous pouvez scanner toutes les cartes Contamination de votre main : les saines sont retirées ; une infectée vous donne une Larve, ou vous tue si vous en aviez une.',
  'tile-text.command-center':
    'Choisissez une salle, explorée ou non : ouvrez ou fermez à votre gré les portes de ses couloirs. Les portes détruites le restent.',
  'tile-text.hatch-control': 'Verrouillez ou déverrouillez 1 nacelle de secours, occupée ou non.',
  'tile-text.airlock-control':
    "Choisissez une autre salle jaune explorée, sans porte détruite : fermez toutes ses portes et posez-y le jeton Dépressurisation. Sauf si une porte s'ouvre ou cède avant la fin de la phase Joueur, tout ce qui y vit meurt et son Feu s'éteint.",
  'tile-text.shower-room':
    'Défaussez votre marqueur Slime. Puis vous pouvez scanner toutes les cartes Contamination de votre main : les saines sont retirées ; une infectée vous donne une Larve, ou vous tue si vous en aviez une.',
  'tile-text.slime-room':
    "Aucune action. Qui entre reçoit un marqueur Slime, avant l'effet du jeton Exploration. Ni Fouille ni Panne ici.",
  'tile-text.engine-control': "Regardez en secret l'état des 3 Moteurs.",
  'tile-text.monitoring-room':
    'Regardez en secret 1 salle inexplorée et son jeton Exploration, puis remettez-les en place.',
  'tile-text.cockpit':
    "Regardez en secret la carte Coordonnées, ou déplacez le marqueur Destination : jamais avec un Intrus ici, ni si quelqu'un hiberne.",
  'tile-text.hibernatorium':
    "Tant que le marqueur temporel est sur une case bleue : jet de bruit ; si aucun Intrus n'est venu, votre personnage hiberne.",
  'tile-text.engine-1': "Regardez en secret l'état du Moteur n° 1.",
  'tile-text.engine-2': "Regardez en secret l'état du Moteur n° 2.",
  'tile-text.engine-3': "Regardez en secret l'état du Moteur n° 3.",
}
