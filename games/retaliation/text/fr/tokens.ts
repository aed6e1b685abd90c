import type { Translation } from '@bulkhead/kernel'
import type { tokens as english } from '../en/tokens.ts'

/** Tokens, markers and Robots. */
export const tokens: Translation<typeof english> = {
  'gear.ammo': 'Munitions',
  'gear.half-ammo': 'Munitions à moitié',
  'gear.grenade': 'Grenade',
  'gear.oxygen': 'Oxygène',
  'gear.medpack': 'Medpack',
  'gear.any': 'tout jeton',

  'gear-text.ammo':
    'Utilisé, il va sur une Arme à distance et y reste. On peut le dépenser deux fois : il passe à moitié, puis disparaît.',
  'gear-text.half-ammo':
    'On peut encore le dépenser une fois ; pour tirer, il vaut un jeton plein.',
  'gear-text.grenade':
    "Lancée sur une horde d'un couloir adjacent, pas à travers une porte fermée : dé de Rafale et 2 Touches de plus.",
  'gear-text.oxygen': "3 Oxygène, jusqu'à 7 : pour vous, ou quelqu'un de votre salle qui accepte.",
  'gear-text.medpack':
    "Rend 2 points de Santé : à vous, ou à quelqu'un de votre salle qui accepte.",

  'marker.fire': 'Feu',
  'marker.malfunction': 'Panne',
  'marker.noise': 'Bruit',
  'marker.secure': 'Jeton Sécurité',
  'marker.door': 'Porte',
  'marker.egg': 'Œuf',
  'marker.larva': 'Larve',
  'marker.data': 'Jeton Données',
  'marker.suffocating': 'Suffocation',
  'marker.life-support': 'Support vital',
  'marker.anti-aircraft': 'Défense aérienne',
  'marker.lander': 'Navette',
  'marker.autodestruction': 'Autodestruction',

  'marker-text.fire':
    "Qui finit son tour ici perd 1 point de Santé ; à chaque manche, il inflige 1 Touche à chaque Intrus présent et, dans le Nid, détruit un Œuf. S'il faut un dixième feu, le Complexe est détruit.",
  'marker-text.malfunction':
    "Ce qui la porte ne peut servir : une salle, un Objet lourd ou le Robot. Les icônes d'Objet et les Ordinateurs d'une salle comptent encore. Une seconde détruit un Objet.",
  'marker-text.noise':
    "Un jet qui montre cette valeur lui répond : un jeton Intrus est tiré, et ce qu'il amène se tient dans le couloir.",
  'marker-text.secure':
    "Quand un Intrus arrive dans cette salle où il y a quelqu'un, l'un d'eux part et l'Attaque n'a pas lieu. Il ne sert contre rien d'autre.",
  'marker-text.door':
    "Fermée, personne ne passe, ne tire ni n'agit à travers. Les Intrus qui veulent passer la détruisent et restent où ils sont ; une porte détruite reste ouverte.",
  'marker-text.egg':
    'Il est dans le Nid, ou tenu comme Objet lourd. Sans Œuf restant là, le Nid est détruit.',
  'marker-text.larva':
    'Elle éclôt à la fin de la partie, ou par un Événement : une carte Contamination parmi les 4 piochées alors tue son hôte.',
  'marker-text.data':
    "Il ne se perd ni ne s'échange. Avec lui, le Robot s'active d'un Ordinateur pour 1 carte ; des Objectifs le demandent.",
  'marker-text.suffocating':
    "La prochaine perte d'Oxygène tue. Il part quand on gagne de l'Oxygène, ou finit un tour où le Support vital est actif.",
  'marker-text.life-support':
    "Tant qu'il est inactif, qui finit son tour dans la Section perd 1 Oxygène.",
  'marker-text.anti-aircraft':
    "De deux jetons cachés, celui du dessus compte. S'il est ACTIVE, une Navette qui tente de se poser est abattue.",
  'marker-text.lander':
    "Quand la manche atteint sa case, elle tente de se poser. On peut alors embarquer dans la Zone d'Atterrissage ; ceux qui sont à bord peuvent la faire décoller au début de chaque phase d'Événement.",
  'marker-text.autodestruction':
    "Quand la manche atteint sa case, ou que la partie finit pendant qu'elle court, le Complexe est détruit avec tous ceux qui y sont. Seul le Réacteur l'arrête.",

  'robot.exploration-robot': 'Robot explorateur',
  'robot.medical-robot': 'Robot médical',
  'robot.military-robot': 'Robot militaire',
  'robot.securing-robot': 'Robot de sécurisation',
  'robot.server-robot': 'Robot serveur',
  'robot.technical-robot': 'Robot technique',

  'robot-text.exploration-robot':
    "Va jusqu'à 2 salles plus loin ; ou passe par un couloir inexploré et explore, sans l'effet d'entrée.",
  'robot-text.medical-robot':
    "Va jusqu'à 2 salles plus loin ; ou quelqu'un de sa salle qui accepte perd 1 Blessure grave ou récupère 2 points de Santé.",
  'robot-text.military-robot':
    'Va 1 salle plus loin ; ou lance le dé de Rafale : autant de Touches dans un couloir adjacent. Sur le symbole, il tombe en Panne.',
  'robot-text.securing-robot':
    "Va jusqu'à 3 salles plus loin ; ou ouvre ou ferme 1 porte à sa portée ; ou place 2 jetons Sécurité dans sa salle.",
  'robot-text.server-robot':
    "Va jusqu'à 3 salles plus loin ; ou, dans une salle à Ordinateur, vous utilisez cette salle, en Panne ou non.",
  'robot-text.technical-robot':
    "Va jusqu'à 2 salles plus loin ; ou ôte une Panne de sa salle ou d'un Objet tenu là, ou le feu qui y brûle.",
}
