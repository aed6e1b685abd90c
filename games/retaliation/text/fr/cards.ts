import type { Translation } from '@bulkhead/kernel'
import type { cards as english } from '../en/cards.ts'

/** Action and Contamination cards, by their faces. */

const SHIFT = "Décalez la Navette d'une case sur la piste des manches, dans un sens ou l'autre ; ou"
const REINFORCE =
  'renforcez 1 couloir adjacent vide qui mène à une salle où est un autre Personnage ou le Robot'
const ORDER =
  "commandez 1 Personnage de grade inférieur de votre salle ou d'une salle voisine : il bouge, tire ou tire une rafale comme vous le dites, avec une Arme de son choix, jamais au prix d'une Attaque d'opportunité"

export const cards: Translation<typeof english> = {
  'card.search': 'Fouille',
  'card.rest': 'Repos',
  'card.demolition': 'Démolition',
  'card.repairs': 'Réparations',
  'card.fast-repairs': 'Réparations rapides',
  'card.secure': 'Sécuriser',
  'card.fast-secure': 'Sécuriser vite',
  'card.basic-secure': 'Sécuriser simplement',
  'card.chain-of-command': 'Chaîne de commandement',
  'card.first-in-command': 'Premier commandant',
  'card.fire-at-will': 'Feu à volonté',
  'card.stay-calm': 'Gardez votre calme',
  'card.officers-channel': 'Canal des officiers',
  'card.lets-go': 'On y va',
  'card.computer-skills': 'Compétences informatiques',
  'card.explosives': 'Explosifs',
  'card.pyrotechnics': 'Pyrotechnie',
  'card.tactical-retreat': 'Repli tactique',
  'card.always-prepared': 'Toujours prêt',
  'card.duck-and-cover': 'À couvert',
  'card.move-quietly': 'Pas feutrés',
  'card.weak-spot': 'Point faible',
  'card.breakthrough': 'Percée',
  'card.continuous-fire': 'Tir continu',
  'card.fast-reload': 'Recharge rapide',
  'card.forcing-fire': 'Tir de refoulement',
  'card.combat-drugs': 'Drogues de combat',
  'card.field-surgery': 'Chirurgie de campagne',
  'card.first-aid': 'Premiers secours',
  'card.hippocratic-oath': "Serment d'Hippocrate",
  'card.scouting': 'Reconnaissance',
  'card.shoot-first': "Tirer d'abord",
  'card.sprint': 'Course',
  'card.taking-aim': 'Viser',
  'card.contamination': 'Contamination',
  'card.contamination-infected': 'Contamination (infectée)',
  'card.contamination-clean': 'Contamination (saine)',

  'card-text.search':
    "Piochez en secret 1 Objet de la couleur de chaque icône d'Objet de votre salle ; gardez-en au plus 1, les autres vont sous leur pioche.",
  'card-text.rest':
    "Scannez les cartes Contamination de votre main : les saines quittent la partie, les infectées vont dans votre défausse et vous donnent une Larve si vous n'en avez pas.",
  'card-text.demolition':
    'Détruisez 1 porte fermée à portée de votre salle, ou mettez votre salle en Panne.',
  'card-text.repairs':
    "Pour 1 carte de plus, ôtez une Panne de votre salle, d'un Objet tenu ici ou du Robot présent ; ou ouvrez ou fermez 1 porte à portée.",
  'card-text.fast-repairs':
    "Ôtez une Panne de votre salle, d'un Objet tenu ici ou du Robot présent ; ou ouvrez ou fermez 1 porte à portée.",
  'card-text.secure': `Placez 2 jetons Sécurité dans votre salle ; ou, pour 1 carte de plus, ${REINFORCE}.`,
  'card-text.fast-secure': `Placez 2 jetons Sécurité dans votre salle ; ou ${REINFORCE}.`,
  'card-text.basic-secure': `Pour 1 carte de plus : placez 2 jetons Sécurité dans votre salle ; ou ${REINFORCE}.`,
  'card-text.chain-of-command': `${SHIFT} ${ORDER}. Réaction à un commandement qui vous vise : il est sans effet sur vous.`,
  'card-text.first-in-command': `${SHIFT} ${ORDER}.`,
  'card-text.fire-at-will': `${SHIFT} choisissez votre salle ou une voisine : chacun de ceux qui y sont et le peuvent tire une rafale, sur un couloir que vous nommez.`,
  'card-text.stay-calm': `${SHIFT} choisissez votre salle ou une voisine : chacun y pioche 1 carte. Réaction à une Attaque contre quelqu'un de votre salle : elle est empêchée.`,
  'card-text.officers-channel': `${SHIFT} jouez aussi un autre commandement de votre main : il porte dans toute salle, malgré les portes fermées.`,
  'card-text.lets-go': `${SHIFT} bougez et emmenez 1 autre Personnage de votre salle, de gré ou de force, qui ne fait pas de jet de Bruit. On n'emmène personne par un couloir où sont des Intrus.`,
  'card-text.computer-skills':
    "Dans une salle à Ordinateur : utilisez la salle sans ses cartes, ou ouvrez ou fermez n'importe quelle porte du Complexe.",
  'card-text.explosives':
    'Défaussez un jeton Grenade pour poser un couloir vers une salle contiguë où aucun ne mène ; ou gagnez un jeton Grenade dans une salle à icône jaune.',
  'card-text.pyrotechnics':
    'Éteignez le feu de votre salle ; ou défaussez un jeton Grenade pour tout tuer dans 1 couloir adjacent.',
  'card-text.tactical-retreat':
    "Pour 1 carte de plus et des Munitions : bougez par un couloir vide, toutes les Attaques de ce mouvement empêchées. Vous pouvez emmener 1 Personnage de votre salle s'il accepte ; il ne fait pas de jet de Bruit.",
  'card-text.always-prepared':
    "Utilisez la salle sans ses cartes, même en combat ; puis chaque Intrus de votre salle vous attaque. Ou, pour 1 carte de plus, regardez 2 Objets d'une couleur et gardez-en au plus 1.",
  'card-text.duck-and-cover':
    'Pour 1 carte de plus : bougez et empêchez 1 Attaque de ce mouvement. Réaction à une Attaque contre vous avec un autre Personnage dans la salle : il est attaqué à votre place.',
  'card-text.move-quietly': 'Bougez vers une salle voisine découverte, sans jet de Bruit.',
  'card-text.weak-spot':
    'Mettez 1 Touche sur un Intrus de votre salle, puis tirez sur lui ou frappez-le.',
  'card-text.breakthrough':
    'Tirez une rafale dans un couloir adjacent sans porte fermée, puis traversez-le, vidé ou non, toutes les Attaques de ce mouvement empêchées.',
  'card-text.continuous-fire':
    'Avec un Canon BF chargé : défaussez au moins 1 autre carte Action pour autant de Touches dans 1 couloir adjacent ; puis vous pouvez tirer une rafale avec le canon.',
  'card-text.fast-reload':
    "Avec l'une de vos Armes à distance, dans l'ordre voulu : chargez 1 de vos jetons Munitions, et tirez ou tirez une rafale avec elle.",
  'card-text.forcing-fire':
    'Dépensez des Munitions : repoussez chaque Intrus de votre salle, les plus gros en premier, chacun dans un couloir de votre choix.',
  'card-text.combat-drugs':
    "Défaussez un jeton Medpack : un Personnage de votre salle qui a moins de 3 cartes en main en pioche jusqu'à 3.",
  'card-text.field-surgery':
    "Pour 1 carte de plus : vous, ou un Personnage de votre salle s'il accepte, perdez 1 Blessure grave ; puis défaussez un jeton Medpack, ou le patient gagne une carte Contamination.",
  'card-text.first-aid':
    "Rendez 1 point de Santé, à vous ou à quelqu'un de votre salle qui accepte ; ou gagnez un jeton Medpack dans une salle à icône verte.",
  'card-text.hippocratic-oath':
    'Avec dans votre salle un autre Personnage qui a une Blessure grave : mettez 2 Touches sur un Intrus présent, puis tirez sur lui ou frappez-le.',
  'card-text.scouting':
    'Bougez prudemment vers une salle découverte ; ou explorez par un couloir puis fouillez la nouvelle salle, même en combat.',
  'card-text.shoot-first':
    'Bougez par un couloir vide. Une fois, avant de partir ou avant que ce qui arrive ne vous attaque, vous pouvez tirer ou tirer une rafale.',
  'card-text.sprint': 'Bougez ; puis vous pouvez dépenser 1 Oxygène pour bouger encore.',
  'card-text.taking-aim':
    'Tirez ou tirez une rafale ; vous pouvez relancer le premier jet, une fois.',
  'card-text.contamination':
    'Elle ne paie rien et ne permet aucune action ; vous pouvez la défausser en passant. Seul un scan dit ce que cache son texte.',
  'card-text.contamination-infected':
    'Scannée : INFECTÉE. Elle ne paie rien, et vous donne une Larve à la fin.',
  'card-text.contamination-clean':
    'Scannée : pas infectée. Elle ne paie toujours rien, et compte pour une Larve qui éclôt.',
}
