import type { Translation } from '@bulkhead/kernel'
import type { rooms as english } from '../en/rooms.ts'

/** Rooms, and what using them does. */
export const rooms: Translation<typeof english> = {
  'room.sprinklers-control': 'Contrôle des Arroseurs',
  'room.shelter': 'Abri',
  'room.emergency-room': 'Urgences',
  'room.supply-room': 'Réserve',
  'room.armory': 'Armurerie',
  'room.door-control-room': 'Contrôle des Portes',
  'room.security-robot-room': 'Salle du Robot de sécurité',
  'room.gunnery-room': 'Salle de Tir',
  'room.pressure-control': 'Contrôle de Pression',
  'room.alarm-room': "Salle d'Alarme",
  'room.experimental-military-lab': 'Laboratoire militaire expérimental',
  'room.technical-corridor-entrance': 'Entrée des Conduits techniques',
  'room.decontamination-room': 'Salle de Décontamination',
  'room.landing-zone': "Zone d'Atterrissage",
  'room.life-support-control-a': 'Contrôle du Support vital A',
  'room.surgery-room': 'Bloc opératoire',
  'room.drilling-room': 'Salle de Forage',
  'room.hibernatorium': 'Hibernatorium',
  'room.life-support-control-b': 'Contrôle du Support vital B',
  'room.server-room': 'Salle des Serveurs',
  'room.cooling-system': 'Refroidissement',
  'room.life-support-control-c': 'Contrôle du Support vital C',
  'room.reactor': 'Réacteur',
  'room.escape-shuttle': "Capsule d'évasion",
  'room.nest': 'Nid',

  'the.sprinklers-control': 'le Contrôle des Arroseurs',
  'the.shelter': "l'Abri",
  'the.emergency-room': 'les Urgences',
  'the.supply-room': 'la Réserve',
  'the.armory': "l'Armurerie",
  'the.door-control-room': 'le Contrôle des Portes',
  'the.security-robot-room': 'la Salle du Robot de sécurité',
  'the.gunnery-room': 'la Salle de Tir',
  'the.pressure-control': 'le Contrôle de Pression',
  'the.alarm-room': "la Salle d'Alarme",
  'the.experimental-military-lab': 'le Laboratoire militaire expérimental',
  'the.technical-corridor-entrance': "l'Entrée des Conduits techniques",
  'the.decontamination-room': 'la Salle de Décontamination',
  'the.landing-zone': "la Zone d'Atterrissage",
  'the.life-support-control-a': 'le Contrôle du Support vital A',
  'the.surgery-room': 'le Bloc opératoire',
  'the.drilling-room': 'la Salle de Forage',
  'the.hibernatorium': "l'Hibernatorium",
  'the.life-support-control-b': 'le Contrôle du Support vital B',
  'the.server-room': 'la Salle des Serveurs',
  'the.cooling-system': 'le Refroidissement',
  'the.life-support-control-c': 'le Contrôle du Support vital C',
  'the.reactor': 'le Réacteur',
  'the.escape-shuttle': "la Capsule d'évasion",
  'the.nest': 'le Nid',

  'room-text.sprinklers-control': 'Choisissez une Section : chaque feu y est éteint.',
  'room-text.shelter':
    "Sans Larve : retirez de la partie toutes les cartes Contamination de votre main, sans les scanner. Toujours sécurisé : les Intrus qui arrivent n'attaquent pas aussitôt.",
  'room-text.emergency-room': 'Récupérez 2 points de Santé, ou défaussez 1 Blessure grave.',
  'room-text.supply-room':
    'Piochez en secret 1 Objet vert, 1 rouge et 1 jaune ; gardez-en au plus 2. Jamais sécurisée.',
  'room-text.armory':
    'Gagnez autant de jetons Munitions et Grenade que vous voulez, dans des emplacements libres.',
  'room-text.door-control-room':
    'Choisissez une Section : ouvrez ou fermez les portes de ses couloirs, au moins une.',
  'room-text.security-robot-room':
    'Avec un Robot en marche : placez 1 jeton Sécurité dans sa salle, ou renforcez un couloir vide adjacent au Robot.',
  'room-text.gunnery-room':
    "Lancez le dé de Rafale : autant de Touches dans un couloir adjacent à une salle à icône rouge sans Panne, où qu'elle soit ; les portes fermées n'y font rien.",
  'room-text.pressure-control':
    "Déplacez 1 Intrus, où qu'il soit, d'un pas dans la direction de votre choix, avec tout ce qui s'ensuit.",
  'room-text.alarm-room': "Résolvez ou ôtez le Bruit de n'importe quel couloir.",
  'room-text.experimental-military-lab':
    'Gagnez autant de jetons Munitions que vous voulez, dans des emplacements libres ; ou regardez 2 cartes Équipement de soutien et gardez-en au plus 1.',
  'room-text.technical-corridor-entrance':
    "Allez dans n'importe quelle autre salle découverte, subissez-y une Attaque comme d'un Adulte, puis faites un jet de Bruit. Jamais sécurisée.",
  'room-text.decontamination-room':
    'Défaussez toutes vos cartes Action et dépensez 2 Oxygène : chaque carte Contamination de votre pioche et de votre défausse quitte la partie.',
  'room-text.landing-zone':
    "Prenez les jetons que vous voulez de ses emplacements, qui ne sont pas regarnis. Une fois la Navette posée : jet de Bruit ; si aucun Intrus n'est ici ensuite, vous embarquez.",
  'room-text.life-support-control-a':
    "Basculez le Support vital de la Section A, ou éteignez un feu de n'importe quelle salle.",
  'room-text.surgery-room':
    "Avec une Larve : défaussez toutes vos cartes Action ; la Larve et chaque carte infectée de votre pioche et de votre défausse sont retirées. Ou défaussez 1 Blessure grave. En coopératif, qui gît ici au début d'une manche se relève.",
  'room-text.drilling-room':
    "Avec un Robot en marche : posez un couloir depuis sa salle vers un emplacement voisin où il n'y en a pas.",
  'room-text.hibernatorium':
    "Une fois actif : jet de Bruit ; si aucun Intrus n'est ici ensuite, vous hibernez.",
  'room-text.life-support-control-b':
    'Basculez le Support vital de la Section B, ou regardez en secret les deux jetons de Défense aérienne et empilez-les à votre gré.',
  'room-text.server-room':
    "Utilisez une autre salle à Ordinateur sans Panne ; ou gagnez un jeton Données si vous n'en avez pas.",
  'room-text.cooling-system':
    "Lancez l'Autodestruction : le Complexe est détruit 5 manches plus tard.",
  'room-text.life-support-control-c':
    "Basculez le Support vital de la Section C, ou activez l'Hibernatorium pour de bon.",
  'room-text.reactor':
    "Une fois par partie, coupez toute l'énergie pour de bon : Support vital, Autodestruction et Défense aérienne.",
  'room-text.escape-shuttle':
    "Jet de Bruit ; si aucun Intrus n'est ici ensuite, vous vous échappez. Un seul Personnage, une seule fois.",
  'room-text.nest':
    'Prenez un Œuf dans une main libre, ou détruisez-en un ; puis jet de Bruit. Jamais sécurisé, jamais en Panne.',
}
