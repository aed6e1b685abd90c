import type { Translation } from '@bulkhead/kernel'
import type { events as english } from '../en/events.ts'

/** Event cards, with what follows in the dark; who moves through which exits is shown besides. */
export const events: Translation<typeof english> = {
  'event.coolant-leak': 'Fuite de liquide de refroidissement',
  'event.hidden': 'Dissimulés',
  'event.power-surge': 'Surtension',
  'event.brood-guard': 'Garde de la couvée',
  'event.hatching': 'Naissance',
  'event.regeneration': 'Régénération',
  'event.rampage': 'Saccage',
  'event.maturation': 'Maturation',
  'event.hunt-2': 'En chasse',
  'event.hunt-3': 'En chasse',
  'event.consuming-fire': 'Feu dévorant',
  'event.ruinous-fire': 'Feu ravageur',
  'event.scent-of-prey': 'Odeur de la proie',
  'event.noise-in-the-caves': 'Bruit dans les cavernes',
  'event.stir-in-the-nest': 'Remous dans le Nid',
  'event.doors-release': 'Ouverture des portes',
  'event.short-circuit': 'Court-circuit',
  'event.life-support': 'Panne des systèmes vitaux',
  'event.wear-and-tear': 'Usure',
  'event.css-fault': 'Défaut du SAF',
  'event.lights-out': 'Extinction des feux',
  'event.stalking': "À l'affût",
  'event.lurking': 'Tapis',
  'event.flammable-vapours': 'Vapeurs inflammables',
  'event.power-failure': 'Panne de courant',

  'event-text.coolant-leak':
    "Si le Système de refroidissement est en Panne, l'Autodestruction commence, si elle ne court pas déjà. Cette carte est retirée et la défausse mélangée à la pioche.",
  'event-text.hidden': 'Chaque Intrus hors combat quitte le plateau pour le sac.',
  'event-text.power-surge':
    'Le jeton Courant bleu de plus grand numéro passe au rouge ; le jeton Temps revient sur sa face rouge.',
  'event-text.brood-guard':
    'Chaque personnage dans le Nid ou portant un Œuf résout une Rencontre là où il est.',
  'event-text.hatching':
    "Un Œuf du plateau Laboratoire est défaussé. Chaque personnage dans le Nid sans carte Action en main reçoit une Larve, ou meurt de celle qu'il a, et une carte Contamination. S'il n'y en a pas, un jeton Larve va dans le sac.",
  'event-text.regeneration': 'Chaque Intrus du plateau perd 2 Dégâts.',
  'event-text.rampage':
    'Une Panne dans chaque salle explorée avec un Adulte, un Hybride ou la Reine.',
  'event-text.maturation':
    'Chaque personnage avec une Larve meurt et un Griffeur apparaît. Puis chacun des autres pioche 4 cartes et y scanne les cartes Contamination : une infectée donne une Larve. Les 4 cartes sont défaussées.',
  'event-text.hunt-2':
    "Chaque Adulte hors combat va dans une salle reliée où est un personnage, s'il y en a une.",
  'event-text.hunt-3':
    "Chaque Adulte hors combat va dans une salle reliée où est un personnage, s'il y en a une.",
  'event-text.consuming-fire':
    "Le compteur d'Objets de chaque salle explorée en Feu tombe à 0 ; puis le Feu gagne toutes les salles voisines d'une salle en Feu.",
  'event-text.ruinous-fire':
    "Une Panne dans chaque salle en Feu ; puis le Feu gagne toutes les salles voisines d'une salle en Feu.",
  'event-text.scent-of-prey':
    "Pour chaque personnage avec un marqueur Slime : du Bruit partout autour de sa salle où il n'y en a pas.",
  'event-text.noise-in-the-caves':
    "Du Bruit dans les Conduits ; s'il y en a déjà, chaque personnage d'une salle ayant une entrée fait un jet de bruit.",
  'event-text.stir-in-the-nest':
    "Si le Nid est exploré : du Bruit partout autour de lui où il n'y en a pas.",
  'event-text.doors-release': "Toutes les Portes fermées s'ouvrent.",
  'event-text.short-circuit':
    'Une Panne dans chaque salle jaune explorée avec Ordinateur. Cette carte est retirée et la défausse mélangée à la pioche.',
  'event-text.life-support':
    'Une Panne dans chaque salle verte explorée. Cette carte est retirée et la défausse mélangée à la pioche.',
  'event-text.wear-and-tear':
    "Une Panne dans la salle explorée de plus petit numéro qui n'en a pas. Cette carte est remélangée à la pioche.",
  'event-text.css-fault':
    'Le jeton SAF face cachée le plus proche devant le jeton Temps est retiré sans être vu. Cette carte est retirée et la défausse mélangée à la pioche.',
  'event-text.lights-out':
    "Ni Lampe torche ni Bâton lumineux jusqu'à la prochaine carte Événement.",
  'event-text.stalking':
    "Pour chaque personnage : du Bruit à la sortie de plus petit numéro de sa salle qui n'en a pas.",
  'event-text.lurking': 'Chaque Intrus hors combat quitte le plateau pour le sac.',
  'event-text.flammable-vapours':
    "Un Feu dans le Dépôt ; s'il brûle déjà, dans chaque salle voisine.",
  'event-text.power-failure':
    'Le jeton Courant bleu de plus grand numéro passe au rouge. Cette carte est retirée et la défausse mélangée à la pioche.',

  'event-dark.hidden': 'Les personnages hors combat font un jet de bruit.',
  'event-dark.regeneration': 'Les Intrus des salles sombres perdent tous leurs Dégâts.',
  'event-dark.hunt-2': 'Les Hybrides et les Griffeurs aussi, vers les personnages dans le noir.',
  'event-dark.hunt-3': 'Les Hybrides et les Griffeurs aussi, vers les personnages dans le noir.',
  'event-dark.scent-of-prey': 'De même pour chaque personnage dans le noir.',
  'event-dark.lights-out': 'Chaque personnage défausse 1 carte Action de son choix.',
  'event-dark.stalking': 'Qui a 2 cartes ou moins en main fait aussi un jet de bruit.',

  'event-brief.coolant-leak': "Un Système de refroidissement en Panne lance l'Autodestruction.",
  'event-brief.power-surge': 'Le plus haut jeton Courant bleu et le jeton Temps passent au rouge.',
  'event-brief.brood-guard': 'Qui est dans le Nid ou porte un Œuf fait une Rencontre.',
  'event-brief.hatching': 'Un Œuf éclot : une Larve pour qui est dans le Nid sans carte Action.',
  'event-brief.maturation': 'Les Larves tuent leurs hôtes ; les autres scannent 4 cartes piochées.',
  'event-brief.hunt-2': 'Les Adultes hors combat vont vers les personnages des salles reliées.',
  'event-brief.hunt-3': 'Les Adultes hors combat vont vers les personnages des salles reliées.',
  'event-brief.consuming-fire': 'Les salles en Feu perdent leurs Objets ; puis le Feu se propage.',
  'event-brief.ruinous-fire': 'Une Panne dans les salles en Feu ; puis le Feu se propage.',
  'event-brief.scent-of-prey': 'Du Bruit partout autour de qui a du Slime.',
  'event-brief.noise-in-the-caves':
    'Du Bruit dans les Conduits, ou des jets de bruit à leurs entrées.',
  'event-brief.short-circuit': 'Une Panne dans les salles jaunes explorées avec Ordinateur.',
  'event-brief.life-support': 'Une Panne dans chaque salle verte explorée.',
  'event-brief.wear-and-tear': 'Une Panne dans la salle de plus petit numéro sans Panne.',
  'event-brief.css-fault': 'Le prochain jeton SAF est retiré sans être vu.',
  'event-brief.stalking': 'Du Bruit à la plus basse sortie calme de chacun.',
  'event-brief.power-failure': 'Le plus haut jeton Courant bleu passe au rouge.',

  'prompt.loses-card': 'Quelle carte Action défaussez-vous ?',
}
