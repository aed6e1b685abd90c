import type { Dictionary } from '@bulkhead/kernel'

/** The Convict and the handcuffs. */
export const convict = {
  'character.convict': 'Convict',
  'the.convict': 'the Convict',
  'trait.trait-convict': 'Tough as Nails',
  'trait-text.trait-convict':
    'You survive one more Serious Wound: only with four of them does a further wound kill you.',
  'trait-brief.trait-convict': 'You survive one more Serious Wound than others.',

  'card.no-way': 'No Way',
  'card.short-tempered': 'Short-Tempered',
  'card.opportunist': 'Opportunist',
  'card.punch': 'Punch',
  'card.scrounge': 'Scrounge',

  'card-text.no-way':
    'Reaction: what another player does to move you, make you discard or cancel your Action has no effect on you. Nobody can interrupt it.',
  'card-brief.no-way': 'Nobody moves you, makes you discard or cancels your Action.',
  'card-text.short-tempered':
    'Perform the action of your working room without paying; when it is over, roll for noise.',
  'card-brief.short-tempered': 'Use the room for nothing; afterwards roll for noise.',
  'card-text.opportunist':
    'Move to a neighbouring room, or Escape; then a closed door is put in the corridor you used, even if its door was destroyed.',
  'card-brief.opportunist': 'Move or Escape; the corridor you used is closed behind you.',
  'card-text.punch':
    'Make a Melee attack and add 1 injury to the Intruder, hit or miss; a miss still costs you a wound.',
  'card-brief.punch': 'A Melee attack with 1 more injury, hit or miss.',
  'card-text.scrounge': 'Search your room, even if its Item counter is at 0.',

  'item.handcuffs': 'Handcuffs',
  'item.handcuff-keys': 'Handcuff Keys',
  'item.bionic-arm': 'Bionic Arm',
  'item.pipe': 'Pipe',
  'item-text.handcuffs':
    'They fill a hand and can be neither dropped nor traded; Melee, Pick Up and Craft cost you 1 card more. Gone as soon as the keys are given up.',
  'item-brief.handcuffs': 'They fill a hand; Melee, Pick Up and Craft cost 1 card more.',
  'item-text.handcuff-keys':
    'Give them up at any time in your turn, or to the Convict: the handcuffs are off. If you die, hibernate or leave, so they are.',
  'item-brief.handcuff-keys': 'Give them up in your turn, and the Convict is free.',
  'item-text.bionic-arm':
    'Rest as with the card. Once, free: lay it on a Serious Wound of yours, which has no effect any more.',
  'item-brief.bionic-arm': 'Rest; once, free: a Serious Wound of yours has no effect any more.',
  'item-text.pipe':
    'When you miss with a Melee attack: 1 Light Wound in place of the Serious one; then you lose it, and may get another in any room. It cannot be traded.',
  'item-brief.pipe': 'A missed blow costs you a Light Wound only, and the Pipe.',

  'option.no-way': 'Play No Way: it has no effect on you',
  'option.opportunist': 'Go to {place} and shut the way ({corridor:way}; {action}, {cost:cards})',
  'option.punch': 'Punch {intruder} ({action}, {cost:cards})',
  'option.scrounge': 'Scrounge: 2 {colour} Items, keep 1 ({action}, {cost:cards})',
  'option.bionic-arm': 'Scan the Contamination cards in your hand ({action}, {cost:cards})',
  'option.cover-wound': 'Lay the Bionic Arm on the wound: {wound} (free)',
  'option.give-up-keys': 'Give up the keys: the Convict is free (free)',

  'log.freed': '{seat:Seat} is rid of the handcuffs.',
  'log.wound-covered': '{seat:Seat} lays the Bionic Arm on a wound: {wound}.',
  'log.pipe-breaks': 'The Pipe takes the worst of it.',
} as const satisfies Dictionary
