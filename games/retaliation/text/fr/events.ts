import type { Translation } from '@bulkhead/kernel'
import type { events as english } from '../en/events.ts'

/** Event and Exploration cards. */

const HAZARD = 'Chaque Personnage dans une salle sans jeton Sécurité subit un Danger.'
const ROLL = 'Chaque Personnage fait un jet de Bruit.'
const ANSWER = 'Le Bruit de chaque couloir inexploré est résolu.'
const NOISE = 'Un Bruit dans chaque couloir inexploré.'
const DOORS = 'ses portes se ferment'
const ROLLING = 'jet de Bruit.'

export const events: Translation<typeof english> = {
  'event.breaking-in': 'Effraction',
  'event.damage': 'Dégâts',
  'event.damaging-fire': 'Feu destructeur',
  'event.egg-protection': 'Protection des Œufs',
  'event.fire-breath': 'Souffle de feu',
  'event.generators-overheat': 'Surchauffe des générateurs',
  'event.hatching': 'Éclosion',
  'event.landing-zone-explodes': "Explosion de la Zone d'Atterrissage",
  'event.leaving-the-shell': 'Hors de la coquille',
  'event.life-support-failure': 'Panne du Support vital',
  'event.no-way-out': 'Sans issue',
  'event.overwhelming-enemies': 'Ennemis en surnombre',
  'event.panic': 'Panique',
  'event.protect-and-serve': 'Protéger et servir',
  'event.reactor-overheating': 'Surchauffe du Réacteur',
  'event.rise-of-the-machine': 'Révolte de la machine',
  'event.scent-of-prey': 'Odeur de la proie',
  'event.short-circuit': 'Court-circuit',
  'event.system-failure': 'Panne générale',
  'event.the-queen-awakens': 'Réveil de la Reine',

  'event-text.breaking-in': `Chaque salle perd 1 jeton Sécurité. ${ANSWER}`,
  'event-text.damage': `Une Panne dans chaque salle où est un Intrus. ${HAZARD}`,
  'event-text.damaging-fire': `Une Panne dans chaque salle en feu ; le feu s'étend par ceux de ses couloirs qui ont la plus petite valeur. ${HAZARD}`,
  'event-text.egg-protection': `2 Drones dans le Nid, 1 dans chaque couloir inexploré de la Section C. ${ROLL}`,
  'event-text.fire-breath': `Le feu s'étend à toutes les salles voisines d'une salle en feu, dans les Sections au Support vital actif. ${ROLL}`,
  'event-text.generators-overheat': `Chaque Contrôle du Support vital : feu si son Support vital est actif, Panne s'il est inactif. ${ROLL}`,
  'event-text.hatching': `Une Larve dans le Nid, et dans chaque couloir inexploré à côté d'un Personnage. ${ANSWER}`,
  'event-text.landing-zone-explodes': `Feu et Panne dans la Zone d'Atterrissage. ${NOISE}`,
  'event-text.leaving-the-shell':
    'Qui a une Larve gagne une carte Contamination et mélange tout : une carte Contamination parmi 4 piochées tue. Les autres piochent 4 cartes, scannent leur main et la défaussent. La pioche Événement est mélangée.',
  'event-text.life-support-failure': `Tout Support vital devient inactif, avec une Panne dans chaque Contrôle du Support vital. ${NOISE}`,
  'event-text.no-way-out': `4 Adultes dans chaque couloir de la Zone d'Atterrissage qui n'est pas renforcé. ${ROLL}`,
  'event-text.overwhelming-enemies': `1 Drone dans chaque couloir avec un Bruit à côté d'un Personnage. ${HAZARD}`,
  'event-text.panic': `Qui est dans une salle avec un Intrus, ou à côté d'un couloir où il y en a un, perd 1 Oxygène ou dépense des Munitions. ${ANSWER}`,
  'event-text.protect-and-serve': `2 Drones rejoignent la Reine et n'attaquent pas encore ; si elle n'est pas sur le plan, 2 jetons Drone entrent dans le sac. ${HAZARD}`,
  'event-text.reactor-overheating':
    "Avec une Panne au Refroidissement ou au Réacteur, l'Autodestruction est lancée ; puis une Panne dans les deux. La pioche Événement est mélangée.",
  'event-text.rise-of-the-machine': `Une fois le Robot révélé : une Panne sur lui et dans sa salle, et 2 points de Santé de moins pour chaque Personnage présent. ${NOISE}`,
  'event-text.scent-of-prey': `Le Bruit de chaque couloir à côté d'un Personnage est résolu. ${ROLL}`,
  'event-text.short-circuit': `Feu dans chaque salle en Panne des Sections au Support vital actif. ${HAZARD}`,
  'event-text.system-failure': `Une Panne dans chaque salle à Ordinateur. ${ANSWER}`,
  'event-text.the-queen-awakens': `Si la Reine vit, tous les jetons Reine entrent dans le sac. ${NOISE}`,

  'exploration.exploration-01': 'Exploration 1',
  'exploration.exploration-02': 'Exploration 2',
  'exploration.exploration-03': 'Exploration 3',
  'exploration.exploration-04': 'Exploration 4',
  'exploration.exploration-05': 'Exploration 5',
  'exploration.exploration-06': 'Exploration 6',
  'exploration.exploration-07': 'Exploration 7',
  'exploration.exploration-08': 'Exploration 8',
  'exploration.exploration-09': 'Exploration 9',
  'exploration.exploration-10': 'Exploration 10',
  'exploration.exploration-11': 'Exploration 11',
  'exploration.exploration-12': 'Exploration 12',

  'exploration-text.exploration-01': `Une salle au hasard, en Panne ; ${DOORS}.`,
  'exploration-text.exploration-02': `Une salle au hasard, en Panne et en feu ; ${DOORS} ; ${ROLLING}`,
  'exploration-text.exploration-03': 'Une salle au hasard ; vous subissez un Danger.',
  'exploration-text.exploration-04': `Une salle de la Section, en Panne ; ${ROLLING}`,
  'exploration-text.exploration-05': `Une salle de la Section, en Panne ; ${DOORS} ; ${ROLLING}`,
  'exploration-text.exploration-06': `Une salle de la Section, en feu ; ${ROLLING}`,
  'exploration-text.exploration-07': `Une salle de la Section, en feu ; ${DOORS} ; ${ROLLING}`,
  'exploration-text.exploration-08': `Une salle de la Section ; ${DOORS} ; vous subissez un Danger.`,
  'exploration-text.exploration-09': 'Une salle de la Section ; vous subissez un Danger.',
  'exploration-text.exploration-10': `Une salle de la Section ; 2 Adultes derrière vous ; ${ROLLING}`,
  'exploration-text.exploration-11': `Une salle de la Section ; 3 Adultes derrière vous ; ${ROLLING}`,
  'exploration-text.exploration-12': `Une salle de la Section ; 4 Adultes derrière vous ; ${ROLLING}`,
}
