import type { Translation } from '@bulkhead/kernel'
import type { intruders as english } from '../en/intruders.ts'

/** Intruders: their attacks, their Weaknesses, the cards of the Intruder player; and wounds. */
export const intruders: Translation<typeof english> = {
  'attack.scratch-1': 'Griffure',
  'attack.scratch-2': 'Griffure',
  'attack.scratch-3': 'Griffure',
  'attack.scratch-4': 'Griffure',
  'attack.claws-1': 'Coup de griffes',
  'attack.claws-2': 'Coup de griffes',
  'attack.claws-3': 'Coup de griffes',
  'attack.claws-4': 'Coup de griffes',
  'attack.bite-1': 'Morsure',
  'attack.bite-2': 'Morsure',
  'attack.bite-3': 'Morsure',
  'attack.bite-4': 'Morsure',
  'attack.tail-1': 'Coup de queue',
  'attack.tail-2': 'Coup de queue',
  'attack.transformation-1': 'Transformation',
  'attack.transformation-2': 'Transformation',
  'attack.frenzy-1': 'Frénésie',
  'attack.frenzy-2': 'Frénésie',
  'attack.slime': 'Slime',
  'attack.summoning': 'Appel',

  'attack-text.scratch-1': '1 Blessure légère et 1 carte Contamination.',
  'attack-text.scratch-2': '1 Blessure légère et 1 carte Contamination.',
  'attack-text.scratch-3': '1 Blessure légère et 1 carte Contamination.',
  'attack-text.scratch-4': '1 Blessure légère et 1 carte Contamination.',
  'attack-text.claws-1': '2 Blessures légères et 1 carte Contamination.',
  'attack-text.claws-2': '2 Blessures légères et 1 carte Contamination.',
  'attack-text.claws-3': '2 Blessures légères et 1 carte Contamination.',
  'attack-text.claws-4': '2 Blessures légères et 1 carte Contamination.',
  'attack-text.bite-1': '1 Blessure grave ; la mort pour qui en a déjà 2 ou plus.',
  'attack-text.bite-2': '1 Blessure grave ; la mort pour qui en a déjà 2 ou plus.',
  'attack-text.bite-3': '1 Blessure grave ; la mort pour qui en a déjà 2 ou plus.',
  'attack-text.bite-4': '1 Blessure grave ; la mort pour qui en a déjà 2 ou plus.',
  'attack-text.tail-1': '1 Blessure grave ; la mort pour qui en a déjà 1 ou plus.',
  'attack-text.tail-2': '1 Blessure grave ; la mort pour qui en a déjà 1 ou plus.',
  'attack-text.transformation-1':
    "Le Rôdeur devient un Hybride, qui attaque aussitôt par surprise si sa victime n'a aucune carte en main.",
  'attack-text.transformation-2':
    "Le Rôdeur devient un Hybride, qui attaque aussitôt par surprise si sa victime n'a aucune carte en main.",
  'attack-text.frenzy-1':
    '1 Blessure grave à chaque personnage de la salle ; la mort pour qui en a déjà 2 ou plus.',
  'attack-text.frenzy-2':
    '1 Blessure grave à chaque personnage de la salle ; la mort pour qui en a déjà 2 ou plus.',
  'attack-text.slime': 'Un marqueur Slime et 1 carte Contamination.',
  'attack-text.summoning': 'Un Intrus de plus est tiré du sac et arrive dans la salle.',

  'weakness.vital-places': 'Points vitaux',
  'weakness.vulnerability-to-fire': 'Vulnérabilité au feu',
  'weakness.reaction-to-danger': 'Réaction au danger',
  'weakness.vulnerability-to-energy': "Vulnérabilité à l'énergie",
  'weakness.way-of-moving': 'Façon de se déplacer',
  'weakness.susceptibility-to-phosphates': 'Sensibilité aux phosphates',
  'weakness.way-of-fighting': 'Façon de combattre',
  'weakness.endangered-species': 'Espèce menacée',

  'weakness-text.vital-places': 'Un échec contre un Adulte compte comme une touche simple.',
  'weakness-text.vulnerability-to-fire':
    'Le Feu, les Cocktails Molotov et les Lance-flammes infligent 1 Dégât de plus aux Intrus.',
  'weakness-text.reaction-to-danger':
    'Les nombres des jetons Intrus valent 1 de moins, au moins 1, pour les Attaques-surprises.',
  'weakness-text.vulnerability-to-energy':
    "Un tir d'Arme à énergie qui inflige un Dégât en inflige 1 de plus.",
  'weakness-text.way-of-moving': 'Seuls les Hybrides et la Reine détruisent les portes fermées.',
  'weakness-text.susceptibility-to-phosphates':
    "L'Extincteur et le Système anti-incendie infligent aussi 1 Dégât, avant la Retraite.",
  'weakness-text.way-of-fighting':
    "La Morsure d'un Adulte donne une Blessure légère au lieu d'une grave.",
  'weakness-text.endangered-species':
    "L'endurance d'un Intrus vaut 1 de moins à chaque vérification.",

  'wound.wound-body': 'Torse',
  'wound.wound-leg': 'Jambe',
  'wound.wound-hand': 'Main',
  'wound.wound-bleeding': 'Hémorragie',
  'wound.wound-arm': 'Bras',

  'wound-text.wound-body': 'Vous complétez votre main à 4 cartes au lieu de 5.',
  'wound-text.wound-leg': 'Vos Fuites coûtent 2 cartes.',
  'wound-text.wound-hand': "Vos actions d'Objet coûtent 1 carte de plus.",
  'wound-text.wound-bleeding': 'Chaque fois que vous passez : 1 Blessure légère.',
  'wound-text.wound-arm': "Vous n'avez plus qu'une main.",

  'intruderCard.pursuit-1': 'Poursuite (sortie 1)',
  'intruderCard.pursuit-2': 'Poursuite (sortie 2)',
  'intruderCard.pursuit-3': 'Poursuite (sortie 3)',
  'intruderCard.pursuit-any': 'Poursuite (toute sortie)',
  'intruderCard.metamorphosis': 'Métamorphose',
  'intruderCard.preparation-4': 'Préparation (sortie 4)',
  'intruderCard.preparation-any': 'Préparation (toute sortie)',
  'intruderCard.pack-hunt-3': 'Chasse en meute (sortie 3)',
  'intruderCard.pack-hunt-4': 'Chasse en meute (sortie 4)',
  'intruderCard.recovery': 'Régénération',

  'intruderCard-text.pursuit-1':
    'Déplacer par la sortie 1, ou attaquer avec 2 cartes, ou : un personnage hors combat fait un jet de bruit.',
  'intruderCard-text.pursuit-2':
    'Déplacer par la sortie 2, ou attaquer avec 2 cartes, ou : un personnage hors combat fait un jet de bruit.',
  'intruderCard-text.pursuit-3':
    'Déplacer par la sortie 3, ou attaquer avec 2 cartes, ou : un personnage hors combat fait un jet de bruit.',
  'intruderCard-text.pursuit-any':
    'Déplacer par toute sortie, ou attaquer avec 1 carte, ou : un personnage hors combat fait un jet de bruit.',
  'intruderCard-text.metamorphosis':
    "Déplacer par la sortie 1, ou attaquer avec 3 cartes, ou : résoudre l'effet de l'Événement Éclosion.",
  'intruderCard-text.preparation-4':
    'Déplacer par la sortie 4, ou attaquer avec 3 cartes, ou : piocher 3 cartes Événement et en résoudre 1.',
  'intruderCard-text.preparation-any':
    'Déplacer par toute sortie, ou attaquer avec 1 carte, ou : piocher 3 cartes Événement et en résoudre 1.',
  'intruderCard-text.pack-hunt-3':
    'Déplacer par la sortie 3, ou attaquer avec 2 cartes, ou : chaque Adulte va dans une salle reliée où est un personnage.',
  'intruderCard-text.pack-hunt-4':
    'Déplacer par la sortie 4, ou attaquer avec 2 cartes, ou : chaque Adulte va dans une salle reliée où est un personnage.',
  'intruderCard-text.recovery':
    'Déplacer par la sortie 2, ou attaquer avec 3 cartes, ou : retirer 2 Dégâts à 1 Intrus.',
}
