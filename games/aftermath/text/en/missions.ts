import type { Dictionary } from '@bulkhead/kernel'

/** Personal Missions, the Lucrative Offer, and what they ask for. */
export const missions = {
  'objectiveKind.mission': 'Personal Mission',
  'objectiveKind.offer': 'Lucrative Offer',

  'objective.mission-trophy': 'Trophy',
  'objective.mission-live-specimen': 'Live Specimen',
  'objective.mission-homecoming': 'Homecoming',
  'objective.mission-field-report': 'Field Report',
  'objective.mission-exterminator': 'Exterminator',
  'objective.mission-salvage': 'Salvage',
  'objective.mission-armoury': 'Private Armoury',
  'objective.mission-medicine': 'Medicine Chest',
  'objective.mission-engineer': "Engineer's Report",
  'objective.mission-course': 'Course Correction',
  'objective.mission-damage-control': 'Damage Control',
  'objective.mission-weak-point': 'Weak Point',
  'objective.mission-loose-ends': 'Loose Ends',
  'objective.lucrative-offer': 'Lucrative Offer',

  'objective-text.mission-trophy': 'Leave carrying an Intruder Carcass.',
  'objective-text.mission-live-specimen': 'Leave carrying an Egg.',
  'objective-text.mission-homecoming': 'Leave carrying a Character Corpse.',
  'objective-text.mission-field-report': 'Send a Signal.',
  'objective-text.mission-exterminator':
    'Deal the last injury to a Creeper, an Adult, a Breeder or the Queen.',
  'objective-text.mission-salvage':
    'Own at least 4 Items. Quest Items that are not activated do not count.',
  'objective-text.mission-armoury': 'Own at least 2 red Items.',
  'objective-text.mission-medicine': 'Own at least 2 green Items.',
  'objective-text.mission-engineer': 'At least 2 of the 3 Engines are Working.',
  'objective-text.mission-course': 'The Destination marker points to Earth.',
  'objective-text.mission-damage-control': 'No Fire and at most 4 Malfunctions on the Nemesis.',
  'objective-text.mission-weak-point':
    'A Weakness is discovered, or rediscovered, in the Epilogue.',
  'objective-text.mission-loose-ends': 'Your Quest Items are activated.',
  'objective-text.lucrative-offer':
    'Leave carrying an Egg or a Carcass, alone in a launched pod; or with an Egg on the Shuttle with nobody else. Tokens do not matter to you, nor an Alert that fails when you have left.',
  'objective-brief.lucrative-offer':
    'Leave alone: in a pod with Egg or Carcass, or with an Egg on the Shuttle.',

  'condition.carries-carcass': 'You carry a Carcass',
  'condition.carries-corpse': 'You carry a Corpse',
  'condition.carries-egg-or-carcass': 'You carry an Egg or a Carcass',
  'condition.killed': 'An Intruder killed',
  'condition.items': 'Items',
  'condition.red-items': 'Red Items',
  'condition.green-items': 'Green Items',
  'condition.working-engines': 'Working Engines',
  'condition.course': 'The course leads to Earth',
  'condition.no-fire': 'No Fire on the Nemesis',
  'condition.few-malfunctions': 'At most 4 Malfunctions on the Nemesis',
  'condition.quests': 'Quest Items activated',
  'condition.alone-in-pod': 'Alone in a launched pod',
  'condition.alone-on-shuttle': 'Alone on the Shuttle when it leaves',

  'option.lucrative-offer': 'Take the Lucrative Offer, and give up your Personal Mission',
  'log.offer-taken': '{seat:Seat} takes the Lucrative Offer and gives up a Personal Mission.',
} as const satisfies Dictionary
