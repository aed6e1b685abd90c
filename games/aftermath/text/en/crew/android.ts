import type { Dictionary } from '@bulkhead/kernel'

/** The Android. */
export const android = {
  'character.android': 'Android',
  'the.android': 'the Android',
  'trait.trait-android': 'Synthetic',
  'trait-text.trait-android':
    'Only Self-Repair dresses or heals your wounds. A Contamination card that you draw is scanned and removed at once, for a Light Wound if it is infected, and you draw another. Both your Objectives are Corporate.',
  'trait-brief.trait-android':
    'Only Self-Repair heals you. Contamination that you draw is scanned at once.',

  'card.self-repair': 'Self-Repair',
  'card.efficiency': 'Efficiency',
  'card.combat-protocol': 'Combat Protocol',
  'card.overclock': 'Overclock',

  'card-text.self-repair':
    'Discard Duct Tape to dress a Serious Wound, Tools to dress one or to heal a dressed one, or an Energy Charge to heal all Light Wounds.',
  'card-brief.self-repair': 'Discard Duct Tape, Tools or an Energy Charge to mend your wounds.',
  'card-text.efficiency':
    'Perform the action of your room without paying, if there is no Malfunction.',
  'card-text.combat-protocol':
    'Shoot with the Arm Gun without its basic cost; you may reroll the die once.',
  'card-brief.combat-protocol': 'Shoot the Arm Gun without paying; you may reroll once.',
  'card-text.overclock': 'Draw 2 Action cards, then suffer 1 Light Wound.',

  'item.arm-gun': 'Arm Gun',
  'item.power-cell': 'Power Cell',
  'item.deactivation-module': 'Deactivation Module',
  'item-text.arm-gun':
    'Energy Weapon, 4 Ammo. It takes no hand, and can be neither dropped nor traded.',
  'item-brief.arm-gun': 'Energy Weapon, 4 Ammo, that takes no hand.',
  'item-text.power-cell':
    'Without it you die when the Time marker reaches 5; once it is active, when it reaches 3. Not in an Epilogue.',
  'item-brief.power-cell': 'Without it you stop at 5 on the Time track, with it at 3.',
  'item-text.deactivation-module':
    'At the start of the Intruder Attack step: discard 1 Action card, and no Intruder attacks you in it.',
  'item-brief.deactivation-module': 'For 1 card, no Intruder attacks you in the Event phase.',

  'option.mend-dress':
    'Dress the Serious Wound {wound}, discarding: {item} ({action}, {cost:cards})',
  'option.mend-heal': 'Heal the dressed wound {wound}, discarding: {item} ({action}, {cost:cards})',
  'option.mend-heal-light': 'Heal all Light Wounds, discarding: {item} ({action}, {cost:cards})',
  'option.combat-protocol': 'Shoot at {quarry:intruder} with: {item} ({action}, {cost:cards})',
  'option.overclock': 'Draw 2 cards for a Light Wound ({action}, {cost:cards})',
  'option.hide': 'Hide from the Intruders, discarding {card}',
  'option.be-seen': 'Do not hide',
  'prompt.hide': 'The Intruders attack: do you hide by the Deactivation Module?',
  'why.only-self-repair': 'Nothing but Self-Repair mends your wounds.',
  'why-brief.only-self-repair': 'Self-Repair only',

  'log.draws-infected': '{seat:Seat} draws a Contamination card and scans it: infected.',
  'log.draws-clean': '{seat:Seat} draws a Contamination card and scans it: clean.',
  'log.corporate-only': '{seat:Seat} lays the Personal Objective aside for a second Corporate one.',
  'log.hides': 'The Intruders do not see {seat} in this step.',
  'death.shutdown': 'the end of the energy',
  'death.scan': 'an infected card',
  'death.overclock': 'overclocking',
} as const satisfies Dictionary
