import type { Translation } from '@bulkhead/kernel'
import type { intruders as english } from '../en/intruders.ts'

/** Intruders, their tokens and cards, and Serious Wounds. */

const CLAWS = 'Drone : mort si Gravement blessé, 1 Blessure grave si Blessé, 2 si Indemne.'
const FURY =
  'Drone, Reine : à tous dans la salle, mort si Gravement blessé, sinon 1 Blessure grave et 1 Contamination.'
const TAIL = 'Reine : mort, sauf Indemne : alors 1 Blessure grave et 1 Contamination.'

export const intruders: Translation<typeof english> = {
  'type.queen': 'Reine',
  'type.drone': 'Drone',
  'type.adult': 'Adulte',
  'type.larva': 'Larve',

  'types.drone': 'Drones',
  'types.adult': 'Adultes',
  'types.larva': 'Larves',

  'the.queen': 'la Reine',
  'the.drone': 'le Drone',
  'the.adult': "l'Adulte",
  'the.larva': 'la Larve',

  'a.queen': 'la Reine',
  'a.drone': 'un Drone',
  'a.adult': 'un Adulte',
  'a.larva': 'une Larve',

  'type-text.queen':
    'La plus grosse, et la seule. Ses Touches sont sur une piste : la cinquième, ou une mise à mort, pioche une carte Santé de la Reine. Elle compte 4 dans un couloir.',
  'type-text.drone':
    'Dans un couloir, 2 Touches ensemble le tuent, 1 est perdue. Dans une salle, il meurt sur un jet comme un Adulte, mais attaque plus fort.',
  'type-text.adult':
    'Dans un couloir, 1 Touche le tue. Dans une salle, il garde ses Touches et meurt quand un jet ne les dépasse pas.',
  'type-text.larva':
    "1 Touche la tue partout. Son Attaque donne une carte Contamination, et la Larve s'installe sur qui n'en a pas.",

  'token.queen': 'Reine',
  'token.drone': 'Drone',
  'token.adult': 'Adulte',
  'token.larva': 'Larve',
  'token.blank': 'Vierge',

  'token-text.queen':
    "La Reine agit ; si elle n'est pas sur le plan, elle y est placée, et au développement du sac 2 jetons Larve y entrent. Une fois morte : un Drone, ou 2 jetons Drone, et le jeton quitte la partie.",
  'token-text.drone':
    "Dans un couloir, les Adultes et Drones de son dos sont placés ; dans une salle, 1 Drone. Développement du sac : 2 jetons Reine, ou 2 jetons Larve une fois qu'elle est morte.",
  'token-text.adult':
    "Dans un couloir, les Adultes de son dos sont placés ; dans une salle, 1 Adulte. Développement du sac : 2 jetons Reine, ou 2 jetons Larve une fois qu'elle est morte.",
  'token-text.larva':
    '1 Larve est placée. Développement du sac : 2 jetons Drone entrent dans le sac.',
  'token-text.blank': '2 jetons Adulte entrent dans le sac, et le Vierge y retourne.',

  'attack.bite': 'Morsure',
  'attack.blood-sense': 'Odeur du sang',
  'attack.deadly-claws-1': 'Griffes mortelles',
  'attack.deadly-claws-2': 'Griffes mortelles',
  'attack.deadly-claws-3': 'Griffes mortelles',
  'attack.fury-1': 'Furie',
  'attack.fury-2': 'Furie',
  'attack.infecting': 'Infection',
  'attack.miss': 'Raté',
  'attack.scratch-1': 'Égratignure',
  'attack.scratch-2': 'Égratignure',
  'attack.scratch-3': 'Égratignure',
  'attack.scratch-4': 'Égratignure',
  'attack.tail-attack-1': 'Coup de queue',
  'attack.tail-attack-2': 'Coup de queue',

  'attack-text.bite': 'Mort si Gravement blessé ; sinon 1 Blessure grave et 1 Contamination.',
  'attack-text.blood-sense':
    '2 points de Santé. Un Drone ou la Reine qui attaque quand vous partez vous suit là où vous allez.',
  'attack-text.deadly-claws-1': `Adulte, Reine : 1 point de Santé. ${CLAWS}`,
  'attack-text.deadly-claws-2': `Adulte, Reine : 2 points de Santé et 1 Contamination. ${CLAWS}`,
  'attack-text.deadly-claws-3': `Adulte, Reine : 3 points de Santé. ${CLAWS}`,
  'attack-text.fury-1': `Adulte : 1 point de Santé et 1 Contamination. ${FURY}`,
  'attack-text.fury-2': `Adulte : 2 points de Santé et 1 Contamination. ${FURY}`,
  'attack-text.infecting':
    "Adulte, Drone : 2 points de Santé. Reine : 1 Contamination, et une Larve si vous n'en avez pas.",
  'attack-text.miss': 'Rien. La pioche est mélangée avec sa défausse.',
  'attack-text.scratch-1': '1 carte Contamination.',
  'attack-text.scratch-2': '1 point de Santé et 1 Contamination.',
  'attack-text.scratch-3': '1 point de Santé.',
  'attack-text.scratch-4': '2 points de Santé.',
  'attack-text.tail-attack-1': `Adulte, Drone : 1 Contamination. ${TAIL}`,
  'attack-text.tail-attack-2': `Adulte, Drone : 1 point de Santé et 1 Contamination. ${TAIL}`,

  'queenHealth.queen-health-01': 'Santé de la Reine 1',
  'queenHealth.queen-health-02': 'Santé de la Reine 2',
  'queenHealth.queen-health-03': 'Santé de la Reine 3',
  'queenHealth.queen-health-04': 'Santé de la Reine 4',
  'queenHealth.queen-health-05': 'Santé de la Reine 5',
  'queenHealth.queen-health-06': 'Santé de la Reine 6',
  'queenHealth.queen-health-07': 'Santé de la Reine 7',
  'queenHealth.queen-health-08': 'Santé de la Reine 8',
  'queenHealth.queen-health-09': 'Santé de la Reine 9',
  'queenHealth.queen-health-10': 'Santé de la Reine 10',
  'queenHealth.queen-health-11': 'Santé de la Reine 11',
  'queenHealth.queen-health-12': 'Santé de la Reine 12',

  'queenHealth-text.queen-health-01': 'La Reine est repoussée.',
  'queenHealth-text.queen-health-02': 'La Reine agit.',
  'queenHealth-text.queen-health-03': 'La Reine quitte le plan ; elle peut revenir.',
  'queenHealth-text.queen-health-04': '1 autre carte est défaussée. La Reine est repoussée.',
  'queenHealth-text.queen-health-05': '1 autre carte est défaussée. La Reine est repoussée.',
  'queenHealth-text.queen-health-06':
    '1 autre carte est défaussée. Tous les jetons Reine entrent dans le sac.',
  'queenHealth-text.queen-health-07':
    '1 autre carte est défaussée. Chacun dans sa salle pioche 2 cartes.',
  'queenHealth-text.queen-health-08': '2 autres cartes sont défaussées. La Reine est repoussée.',
  'queenHealth-text.queen-health-09':
    '2 autres cartes sont défaussées. Chacun dans sa salle fait un jet de Bruit.',
  'queenHealth-text.queen-health-10': '3 autres cartes sont défaussées. La Reine agit.',
  'queenHealth-text.queen-health-11': '3 autres cartes sont défaussées. La Reine agit.',
  'queenHealth-text.queen-health-12': '3 autres cartes sont défaussées. Panne dans sa salle.',

  'wound.bleeding': 'Hémorragie',
  'wound.leg': 'Jambe',
  'wound.arm': 'Bras',
  'wound.eyes': 'Yeux',
  'wound.guts': 'Entrailles',
  'wound.body': 'Corps',
  'wound.hand': 'Main',
  'wound.knee': 'Genou',
  'wound.lungs': 'Poumons',

  'wound-text.bleeding': 'Chaque fois que vous passez : perdez 1 point de Santé.',
  'wound-text.leg': "Bouger loin d'un Intrus coûte 1 carte de plus.",
  'wound-text.arm': "Vous n'avez qu'une main.",
  'wound-text.eyes': 'Les nombres de votre dé de Tir comptent 1 de plus.',
  'wound-text.guts': 'Chaque fois que vous passez : gagnez 1 carte Contamination.',
  'wound-text.body': "Vous piochez jusqu'à 4 cartes au lieu de 5.",
  'wound-text.hand': 'Utiliser un Objet coûte 1 carte de plus.',
  'wound-text.knee': 'Bouger prudemment coûte 1 carte de plus.',
  'wound-text.lungs':
    'Chaque fois que vous passez : perdez 1 Oxygène, ou 2 points de Santé sans Oxygène.',
}
