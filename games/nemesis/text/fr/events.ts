import type { Translation } from '@bulkhead/kernel'
import type { events as english } from '../en/events.ts'

/** Event cards; who moves through which exit is shown besides. */
export const events: Translation<typeof english> = {
  'event.egg-protection': 'Protection des Œufs',
  'event.hatching': 'Naissance',
  'event.regeneration': 'Régénération',
  'event.damage': 'Sabotage',
  'event.lurking': 'Dissimulés',
  'event.eclosion': 'Éclosion',
  'event.flammable-solution': 'Solution inflammable',
  'event.hunt-2': 'En chasse',
  'event.hunt-3': 'En chasse',
  'event.consuming-fire': 'Feu dévorant',
  'event.scent-of-prey': 'Odeur de la proie',
  'event.malfunction': 'Panne',
  'event.noise-in-corridors': 'Bruit dans les Conduits',
  'event.nest-noise': 'Nid',
  'event.opening-hatches': 'Ouverture des portes',
  'event.damaging-fire': 'Appareils en flammes',
  'event.pod-ejection': "Éjection d'une nacelle",
  'event.short-circuit': 'Court-circuit',
  'event.coolant-leak': 'Fuite de liquide de refroidissement',
  'event.life-support-failure': 'Panne des systèmes auxiliaires',

  'event-text.egg-protection':
    'Chaque personnage dans le Nid ou portant un Œuf résout une Rencontre là où il est.',
  'event-text.hatching':
    "Un Œuf du plateau Intrus est défaussé : chaque personnage dans le Nid sans carte Action en main subit une attaque de Larve. S'il n'y en a pas, un jeton Larve va dans le sac.",
  'event-text.regeneration': 'Chaque Intrus du plateau perd 2 Dégâts.',
  'event-text.damage':
    'Une Panne dans chaque salle explorée avec un Adulte, un Hybride ou la Reine.',
  'event-text.lurking': 'Chaque Intrus hors combat quitte le plateau pour le sac.',
  'event-text.eclosion':
    'Chaque personnage avec une Larve meurt et un Rôdeur apparaît. Puis chacun des autres pioche 4 cartes et y scanne les cartes Contamination : une infectée donne une Larve. Les 4 cartes sont défaussées.',
  'event-text.flammable-solution':
    "Un Feu dans l'Hibernatorium ; s'il brûle déjà, dans chaque salle voisine.",
  'event-text.hunt-2':
    "Chaque Adulte hors combat va dans une salle reliée où est un personnage, s'il y en a une.",
  'event-text.hunt-3':
    "Chaque Adulte hors combat va dans une salle reliée où est un personnage, s'il y en a une.",
  'event-text.consuming-fire':
    "Le compteur d'Objets de chaque salle explorée en Feu tombe à 0 ; puis le Feu gagne toutes les salles voisines d'une salle en Feu.",
  'event-text.scent-of-prey':
    "Pour chaque personnage avec un marqueur Slime : du Bruit dans chaque sortie de sa salle qui n'en a pas.",
  'event-text.malfunction':
    "Une Panne dans la salle explorée de plus petit numéro qui n'en a pas. Cette carte est remélangée à la pioche.",
  'event-text.noise-in-corridors':
    "Du Bruit dans les Conduits ; s'il y en a déjà, chaque personnage d'une salle ayant une entrée fait un jet de bruit.",
  'event-text.nest-noise':
    "Si le Nid est exploré : du Bruit dans chacune de ses sorties qui n'en a pas.",
  'event-text.opening-hatches': "Toutes les portes fermées s'ouvrent.",
  'event-text.damaging-fire':
    "Une Panne dans chaque salle en Feu ; puis le Feu gagne toutes les salles voisines d'une salle en Feu.",
  'event-text.pod-ejection':
    'La nacelle de secours de plus petit numéro encore à bord est perdue ; qui y attend revient dans sa section. Cette carte est retirée et la défausse mélangée à la pioche.',
  'event-text.short-circuit':
    'Une Panne dans chaque salle jaune explorée avec Ordinateur. Cette carte est retirée et la défausse mélangée à la pioche.',
  'event-text.coolant-leak':
    "Si la Génératrice explorée est en Panne, l'autodestruction se lance. Cette carte est retirée et la défausse mélangée à la pioche.",
  'event-text.life-support-failure':
    'Une Panne dans chaque salle verte explorée. Cette carte est retirée et la défausse mélangée à la pioche.',
}
