import type { Translation } from '@bulkhead/kernel'
import type { missions as english } from '../en/missions.ts'

/** Personal Missions, the Lucrative Offer, and what they ask for. */
export const missions: Translation<typeof english> = {
  'objectiveKind.mission': 'Mission personnelle',
  'objectiveKind.offer': 'Offre lucrative',

  'objective.mission-trophy': 'Trophée',
  'objective.mission-live-specimen': 'Spécimen vivant',
  'objective.mission-homecoming': 'Retour au pays',
  'objective.mission-field-report': 'Rapport de terrain',
  'objective.mission-exterminator': 'Exterminateur',
  'objective.mission-salvage': 'Récupération',
  'objective.mission-armoury': 'Arsenal privé',
  'objective.mission-medicine': 'Armoire à pharmacie',
  'objective.mission-engineer': "Rapport d'ingénieur",
  'objective.mission-course': 'Correction de trajectoire',
  'objective.mission-damage-control': 'Contrôle des avaries',
  'objective.mission-weak-point': 'Point sensible',
  'objective.mission-loose-ends': 'Affaires en suspens',
  'objective.lucrative-offer': 'Offre lucrative',

  'objective-text.mission-trophy': "Partez en portant une Carcasse d'Intrus.",
  'objective-text.mission-live-specimen': 'Partez en portant un Œuf.',
  'objective-text.mission-homecoming': 'Partez en portant un Cadavre de personnage.',
  'objective-text.mission-field-report': 'Envoyez un Signal.',
  'objective-text.mission-exterminator':
    'Infligez le dernier Dégât à un Rôdeur, un Adulte, un Hybride ou la Reine.',
  'objective-text.mission-salvage':
    'Possédez au moins 4 Objets. Les Objets de quête non activés ne comptent pas.',
  'objective-text.mission-armoury': 'Possédez au moins 2 Objets rouges.',
  'objective-text.mission-medicine': 'Possédez au moins 2 Objets verts.',
  'objective-text.mission-engineer': 'Au moins 2 des 3 Moteurs sont Opérationnels.',
  'objective-text.mission-course': 'Le marqueur Destination désigne la Terre.',
  'objective-text.mission-damage-control': 'Aucun Feu et au plus 4 Pannes sur le Nemesis.',
  'objective-text.mission-weak-point':
    "Un Point faible est découvert, ou redécouvert, pendant l'Épilogue.",
  'objective-text.mission-loose-ends': 'Vos Objets de quête sont activés.',
  'objective-text.lucrative-offer':
    "Partez en portant un Œuf ou une Carcasse, seul dans une nacelle lancée ; ou avec un Œuf dans la Navette, sans personne d'autre. Les jetons ne comptent pas pour vous, ni une Alerte qui échoue après votre départ.",
  'objective-brief.lucrative-offer': 'Partez seul : nacelle et Œuf ou Carcasse, ou Navette et Œuf.',

  'condition.carries-carcass': 'Vous portez une Carcasse',
  'condition.carries-corpse': 'Vous portez un Cadavre',
  'condition.carries-egg-or-carcass': 'Vous portez un Œuf ou une Carcasse',
  'condition.killed': 'Un Intrus tué',
  'condition.items': 'Objets',
  'condition.red-items': 'Objets rouges',
  'condition.green-items': 'Objets verts',
  'condition.working-engines': 'Moteurs opérationnels',
  'condition.course': 'Le cap mène à la Terre',
  'condition.no-fire': 'Aucun Feu sur le Nemesis',
  'condition.few-malfunctions': 'Au plus 4 Pannes sur le Nemesis',
  'condition.quests': 'Objets de quête activés',
  'condition.alone-in-pod': 'Seul dans une nacelle lancée',
  'condition.alone-on-shuttle': 'Seul dans la Navette à son départ',

  'option.lucrative-offer': "Prendre l'Offre lucrative, et renoncer à votre Mission personnelle",
  'log.offer-taken': "{seat:Seat} prend l'Offre lucrative et renonce à une Mission personnelle.",
}
