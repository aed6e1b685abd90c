import type { GuideStep } from '../ui.ts'

/** The first turn, step by step. */
export const guide: readonly GuideStep[] = [
  {
    title: { en: 'Your goal', fr: 'Votre but' },
    text: {
      en: 'Bring the enemy to 0 Life. Scientists and Greys can also win with 20 Data. When the cards run out, the higher sum of Life and Data wins. With three or four players, each for themselves, wounds you deal raise your own Life: 20 wins.',
      fr: "Amenez l'ennemi à 0 Vie. Scientifiques et Gris gagnent aussi avec 20 points de Connaissance. Quand les cartes manquent, la plus haute somme de Vie et de Connaissance gagne. À trois ou quatre, chacun pour soi, les blessures infligées augmentent votre Vie : 20 gagnent.",
    },
  },
  {
    at: '.the-tracks',
    title: { en: 'Life and Data', fr: 'Vie et Connaissance' },
    text: {
      en: "The middle shows everybody's Life (outer arc) and Data (inner arc). The lit initial is whose turn it is.",
      fr: "Au centre : la Vie (arc extérieur) et la Connaissance (arc intérieur) de chacun. L'initiale éclairée dit à qui est le tour.",
    },
  },
  {
    at: '.the-touch[data-lit], .the-unit',
    title: { en: 'Moving', fr: 'Se déplacer' },
    text: {
      en: 'Each turn you move one unit, clockwise: as many Sectors as there are units in the Sector it leaves, itself included, friend or foe. Rest on a unit to see where it ends and what waits there.',
      fr: "À chaque tour vous déplacez une unité, dans le sens horaire : d'autant de Secteurs qu'il y a d'unités dans le Secteur quitté, elle comprise, amies ou non. Visez une unité pour voir où elle arrive et ce qui l'attend.",
    },
  },
  {
    at: '.the-room',
    title: { en: 'Rooms and Passages', fr: 'Salles et Passages' },
    text: {
      en: 'A Sector has four Rooms, one unit each. Units attack only through Passages: the openings in the walls. A fourth unit fills the Sector: whoever moved it attacks at once (Flash Assault). A fifth first throws somebody out into Space.',
      fr: "Un Secteur a quatre Salles, une unité chacune. On n'attaque que par les Passages : les ouvertures des murs. La quatrième unité remplit le Secteur : qui l'a déplacée attaque aussitôt (Assaut Éclair). Une cinquième éjecte d'abord quelqu'un dans l'Espace.",
    },
  },
  {
    at: '.the-slot.the-filled:not(.the-pending)',
    title: { en: 'Installed cards', fr: 'Cartes installées' },
    text: {
      en: 'Cards on the outer ring work for the faction whose colour and letter they bear. Traps hit enemies who stop there, some even those who pass. Your Action cards act when your unit stops there.',
      fr: "Les cartes de l'anneau extérieur servent la faction dont elles portent la couleur et la lettre. Les Pièges frappent les ennemis qui s'y arrêtent, certains même au passage. Vos cartes Action agissent quand votre unité s'y arrête.",
    },
  },
  {
    at: '.the-emblem',
    title: { en: 'The Sector acts', fr: 'Le Secteur agit' },
    text: {
      en: "Then the Sector itself acts: Assault in the Corridors, Malfunction in the Control Room, an Extra Turn in the Tech Bay, an Upgrade token in your own Sector. An enemy's Sector gives you nothing.",
      fr: "Puis le Secteur agit : Assaut dans les Couloirs, Dysfonctionnement en Salle de Contrôle, Tour Supplémentaire à l'Atelier, jeton Amélioration chez vous. Le Secteur d'un ennemi ne donne rien.",
    },
  },
  {
    at: '.the-pending',
    title: { en: 'Planning', fr: 'Planification' },
    text: {
      en: "Last, you may plan with a pending slot of that Sector (dashed, inside): install your card that waits there in any Sector, draw into an empty slot, or throw out an enemy's card. Early on, stop at home often: two of your cards wait there.",
      fr: "Enfin, planifiez avec un emplacement en attente de ce Secteur (pointillés, à l'intérieur) : installez votre carte qui y attend dans un Secteur au choix, piochez dans un emplacement vide, ou chassez une carte ennemie. Au début, arrêtez-vous souvent chez vous : deux de vos cartes y attendent.",
    },
  },
  {
    title: { en: 'Upgrades', fr: 'Améliorations' },
    text: {
      en: 'An Upgrade token turns a unit to its better side, or raises the number on a card by 1. Use them at any moment of your turn when you are asked.',
      fr: "Un jeton Amélioration retourne une unité sur son meilleur côté, ou augmente de 1 le nombre d'une carte. Utilisez-les à tout moment de votre tour où on vous le propose.",
    },
  },
  {
    title: { en: 'Ask anything', fr: "Tout s'explique" },
    text: {
      en: 'Press any card, unit, Sector or token that is not lit: it explains itself and names its rule. Choose a unit and begin.',
      fr: "Touchez une carte, une unité, un Secteur ou un jeton non éclairé : il s'explique et nomme sa règle. Choisissez une unité et commencez.",
    },
  },
]
