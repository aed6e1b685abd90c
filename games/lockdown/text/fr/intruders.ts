import type { Translation } from '@bulkhead/kernel'
import type { intruders as english } from '../en/intruders.ts'

/** Intruders, Night Stalkers and those of the base game: their attacks, with what follows in the dark; Weaknesses; and wounds. */
export const intruders: Translation<typeof english> = {
  'type.larva': 'Larve',
  'type.creeper': 'Griffeur',
  'type.adult': 'Adulte',
  'type.breeder': 'Hybride',
  'type.queen': 'Reine',
  'type.blank': 'vierge',

  'target.larva': 'une Larve',
  'target.creeper': 'un Griffeur',
  'target.adult': 'un Adulte',
  'target.breeder': 'un Hybride',
  'target.queen': 'la Reine',
  'target.eggs': 'les Œufs',

  'intruder.eggs': 'les Œufs',
  'intruder.loose-eggs': 'les Œufs par terre',

  'attack.slash-1': 'Taillade',
  'attack.slash-2': 'Taillade',
  'attack.slash-3': 'Taillade',
  'attack.slash-4': 'Taillade',
  'attack.bloody-chase-1': 'Poursuite sanglante',
  'attack.bloody-chase-2': 'Poursuite sanglante',
  'attack.bloody-chase-3': 'Poursuite sanglante',
  'attack.bite-1': 'Morsure',
  'attack.bite-2': 'Morsure',
  'attack.bite-3': 'Morsure',
  'attack.bite-4': 'Morsure',
  'attack.claws-1': 'Coup de griffes',
  'attack.claws-2': 'Coup de griffes',
  'attack.claws-3': 'Coup de griffes',
  'attack.claws-4': 'Coup de griffes',
  'attack.tail': 'Coup de queue',
  'attack.tail-1': 'Coup de queue',
  'attack.tail-2': 'Coup de queue',
  'attack.transformation-1': 'Transformation',
  'attack.transformation-2': 'Transformation',
  'attack.frenzy-1': 'Frénésie',
  'attack.frenzy-2': 'Frénésie',
  'attack.slime': 'Slime',
  'attack.scratch-1': 'Griffure',
  'attack.scratch-2': 'Griffure',
  'attack.scratch-3': 'Griffure',
  'attack.scratch-4': 'Griffure',
  'attack.summoning': 'Appel',

  'attack-text.slash-1': '1 Blessure légère et 1 carte Contamination.',
  'attack-text.slash-2': '1 Blessure légère et 1 carte Contamination.',
  'attack-text.slash-3': '1 Blessure légère et 1 carte Contamination.',
  'attack-text.slash-4': '1 Blessure légère et 1 carte Contamination.',
  'attack-text.bloody-chase-1':
    '1 Blessure grave à un personnage en Fuite ; sinon 1 Blessure légère et 1 carte Contamination.',
  'attack-text.bloody-chase-2':
    '1 Blessure grave à un personnage en Fuite ; sinon 1 Blessure légère et 1 carte Contamination.',
  'attack-text.bloody-chase-3':
    '1 Blessure grave à un personnage en Fuite ; sinon 1 Blessure légère et 1 carte Contamination.',
  'attack-text.bite-1': '1 Blessure grave ; la mort pour qui en a déjà 2 ou plus.',
  'attack-text.bite-2': '1 Blessure grave ; la mort pour qui en a déjà 2 ou plus.',
  'attack-text.bite-3': '1 Blessure grave ; la mort pour qui en a déjà 2 ou plus.',
  'attack-text.bite-4': '1 Blessure grave ; la mort pour qui en a déjà 2 ou plus.',
  'attack-text.claws-1': '2 Blessures légères et 1 carte Contamination.',
  'attack-text.claws-2': '2 Blessures légères et 1 carte Contamination.',
  'attack-text.claws-3': '2 Blessures légères et 1 carte Contamination.',
  'attack-text.claws-4': '2 Blessures légères et 1 carte Contamination.',
  'attack-text.tail': '1 Blessure grave ; la mort pour qui en a déjà 1 ou plus.',
  'attack-text.tail-1': '1 Blessure grave ; la mort pour qui en a déjà 1 ou plus.',
  'attack-text.tail-2': '1 Blessure grave ; la mort pour qui en a déjà 1 ou plus.',
  'attack-text.transformation-1':
    "Le Griffeur devient un Hybride, qui attaque aussitôt si sa victime n'a aucune carte en main.",
  'attack-text.transformation-2':
    "Le Griffeur devient un Hybride, qui attaque aussitôt si sa victime n'a aucune carte en main.",
  'attack-text.frenzy-1':
    '1 Blessure grave à chaque personnage de la salle ; la mort pour qui en a déjà 2 ou plus.',
  'attack-text.frenzy-2':
    '1 Blessure grave à chaque personnage de la salle ; la mort pour qui en a déjà 2 ou plus.',
  'attack-text.slime': 'Un marqueur Slime et 1 carte Contamination.',
  'attack-text.scratch-1': '1 Blessure légère et 1 carte Contamination.',
  'attack-text.scratch-2': '1 Blessure légère et 1 carte Contamination.',
  'attack-text.scratch-3': '1 Blessure légère et 1 carte Contamination.',
  'attack-text.scratch-4': '1 Blessure légère et 1 carte Contamination.',
  'attack-text.summoning': 'Un Intrus de plus est tiré du sac et arrive dans la salle.',

  'attack-dark.slash-1': '1 Blessure légère de plus.',
  'attack-dark.slash-2': '1 Blessure légère de plus.',
  'attack-dark.slash-3': '1 Blessure légère de plus.',
  'attack-dark.slash-4': '1 Blessure légère de plus.',
  'attack-dark.bloody-chase-1': "L'attaquant suit dans la salle où l'on fuit.",
  'attack-dark.bloody-chase-2': "L'attaquant suit dans la salle où l'on fuit.",
  'attack-dark.bloody-chase-3': "L'attaquant suit dans la salle où l'on fuit.",
  'attack-dark.claws-1': '1 carte Contamination de plus.',
  'attack-dark.claws-2': '1 carte Contamination de plus.',
  'attack-dark.claws-3': '1 carte Contamination de plus.',
  'attack-dark.transformation-1': 'Il attaque aussitôt dès 2 cartes en main ou moins.',
  'attack-dark.transformation-2': 'Il attaque aussitôt dès 2 cartes en main ou moins.',
  'attack-dark.slime': '1 carte Action est défaussée.',

  'attack-brief.bloody-chase-1': 'En Fuite : 1 Blessure grave. Sinon 1 légère et 1 Contamination.',
  'attack-brief.bloody-chase-2': 'En Fuite : 1 Blessure grave. Sinon 1 légère et 1 Contamination.',
  'attack-brief.bloody-chase-3': 'En Fuite : 1 Blessure grave. Sinon 1 légère et 1 Contamination.',
  'attack-brief.transformation-1':
    'Il devient un Hybride ; sans carte en main, vous êtes attaqué aussitôt.',
  'attack-brief.transformation-2':
    'Il devient un Hybride ; sans carte en main, vous êtes attaqué aussitôt.',
  'attack-brief.frenzy-1': '1 Blessure grave à tous ici ; qui en a déjà 2 meurt.',
  'attack-brief.frenzy-2': '1 Blessure grave à tous ici ; qui en a déjà 2 meurt.',

  'weakness.vital-places': 'Points vitaux',
  'weakness.reaction-to-danger': 'Réaction au danger',
  'weakness.vulnerability-to-energy': "Vulnérabilité à l'énergie",
  'weakness.way-of-moving': 'Façon de se déplacer',
  'weakness.way-of-fighting': 'Façon de combattre',
  'weakness.endangered-species': 'Espèce menacée',

  'weakness-text.vital-places': 'Un échec contre un Adulte compte comme une touche simple.',
  'weakness-text.reaction-to-danger':
    'Les nombres des jetons Intrus comptent 1 de moins, au moins 1.',
  'weakness-text.vulnerability-to-energy':
    "Un tir d'Arme à énergie qui inflige des Dégâts en inflige 1 de plus.",
  'weakness-text.way-of-moving': 'Seuls les Hybrides et la Reine détruisent les Portes fermées.',
  'weakness-text.way-of-fighting':
    "La Morsure d'un Adulte inflige une Blessure légère et non grave.",
  'weakness-text.endangered-species':
    "La résistance d'un Intrus compte 1 de moins à chaque vérification.",

  'wound.wound-arm': 'Bras',
  'wound.wound-hand': 'Main',
  'wound.wound-leg': 'Jambe',
  'wound.wound-knee': 'Genou',
  'wound.wound-body': 'Corps',
  'wound.wound-bleeding': 'Saignement',

  'wound-text.wound-arm': 'Vous avez une main de moins.',
  'wound-text.wound-hand': 'Vos actions des Objets coûtent 1 carte de plus.',
  'wound-text.wound-leg': 'Vos Fuites par Déplacement coûtent 1 carte de plus.',
  'wound-text.wound-knee':
    'Votre premier Déplacement, vigilant ou non, de chaque manche coûte 1 carte de plus.',
  'wound-text.wound-body': 'Vous piochez pour avoir 1 carte de moins.',
  'wound-text.wound-bleeding': 'Chaque fois que vous passez : 1 Blessure légère.',

  'wound-brief.wound-knee': 'Votre premier Déplacement de la manche coûte 1 carte de plus.',
}
