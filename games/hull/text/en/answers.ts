import type { Dictionary } from '@bulkhead/kernel'

/** Answers; in brackets what an action comes from and how many cards it costs. */
export const answers = {
  // --- basic actions ---

  'option.move': 'Move to {place} ({corridor:way}; {cost:cards})',
  'option.escape': 'Escape to {place} under attack ({corridor:way}; {action}, {cost:cards})',
  'option.careful-move': 'Move carefully to {place} ({corridor:way}; {cost:cards})',
  'option.move-technical': 'Move through the Technical Corridors to {place} ({cost:cards})',
  'option.escape-technical':
    'Escape through the Technical Corridors to {place} under attack ({action}, {cost:cards})',
  'option.careful-move-technical':
    'Move carefully through the Technical Corridors to {place} ({cost:cards})',
  'option.shoot': 'Shoot at {quarry:intruder} with: {item} ({action}, {cost:cards})',
  'option.melee': 'Strike {quarry:intruder} with bare hands ({cost:cards})',
  'option.pick-up': 'Pick up: {object} ({cost:cards})',
  'option.trade': 'Trade with others in the room ({cost:cards})',
  'option.craft': 'Craft: {item}, from {one:item} and {two:item} ({action}, {cost:cards})',
  'option.activate-quest': 'Activate the Quest Item: {item} ({cost:cards})',
  'option.activate-quest-for':
    'Activate the Quest Item: {item}, discarding {given:item} ({cost:cards})',
  'option.pass': 'Pass',
  'option.end-turn': 'End this turn',
  'option.drop': 'Drop something (free)',

  // --- Action cards ---

  'option.repair-room': 'Repair this room ({action}, {cost:cards})',
  'option.open-door': 'Open the door in {corridor} ({action}, {cost:cards})',
  'option.close-door': 'Close the door in {corridor} ({action}, {cost:cards})',
  'option.restore-door': 'Close the destroyed door in {corridor} ({action}, {cost:cards})',
  'option.cover-self': 'Leave under your own fire: {item} ({action}, {cost:cards})',
  'option.cover-other': 'Cover {other:seat}, who leaves: {item} ({action}, {cost:cards})',
  'option.cover-both': 'Leave with {other:seat} under your fire: {item} ({action}, {cost:cards})',
  'option.look-at-room': 'Look secretly at {place}',

  // --- Items ---

  'option.remove-slime': 'Remove your Slime marker ({action}, {cost:cards})',
  'option.dress': 'Dress the Serious Wound: {wound} ({action}, {cost:cards})',
  'option.heal': 'Heal the dressed Serious Wound: {wound} ({action}, {cost:cards})',
  'option.heal-light': 'Heal all Light Wounds ({action}, {cost:cards})',

  // --- rooms ---

  'option.dress-all': 'Dress all your Serious Wounds ({action}, {cost:cards})',

  // --- what an action asks ---

  'option.noise': 'Noise in {corridor}',
  'option.noise-technical': 'Noise in {technical:corridor}',
  'option.open-one': 'Open the door in {corridor}',
  'option.close-one': 'Close the door in {corridor}',
  'option.take-door': 'The door in {corridor}',
  'option.cover-room': '{place} ({corridor:way})',
  'option.agree': 'Agree',
  'option.refuse': 'Refuse',
  'option.reroll-shot': 'Roll again',
  'option.keep-shot': 'Keep the roll',
  'option.retry-shot': 'Discard 1 Ammo and roll again',
  'option.spend-card': '{card}',
  'option.keep-cards': 'Discard nothing',
  'option.spend-ammo': 'Discard 1 more Ammo',
  'option.save-ammo': 'Keep the Ammo',

  // --- hands, Items and trade ---

  'option.pay': '{card}',
  'option.hand-card': '{card}',
  'option.keep-item': '{item}',
  'option.drop-item': 'Drop: {item}',
  'option.drop-object': 'Drop: {object}',
  'option.offer-item': '{item}',
  'option.offer-object': '{object}',
  'option.show-item': 'Show: {item}',
  'option.trade-with': 'Trade with {seat}',
  'option.trade-between': '{seat:Seat} makes {other:seat} an offer',
  'option.end-trade': 'No more trade',
  'option.take-offer': 'Take it and give nothing',
  'option.give-in-return': 'Give something in return',
  'option.refuse-offer': 'Refuse',

  // --- reactions ---

  'option.bear-it': 'Bear it',
  'option.attacked-instead': 'It attacks {seat}',
  'option.let-pass': 'Let it happen',
  'option.stand-by': 'Let it happen, and do not ask again this round',

  // --- Characters and Objectives ---

  'option.role': '{character}',
  'option.keep-objective': '{objective}',
} as const satisfies Dictionary
