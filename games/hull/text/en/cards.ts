import type { Dictionary } from '@bulkhead/kernel'

/** What cards, Items and rooms say that several games of the family have. */
export const cards = {
  // --- answers ---

  'option.destroy-door': 'Destroy the door in {corridor} ({action}, {cost:cards})',
  'option.break-room': 'Put a Malfunction in this room ({action}, {cost:cards})',
  'option.charge-weapon': 'Recharge: {item} ({action}, {cost:cards})',
  'option.throw-at-eggs': 'Throw it at the Eggs of {place} ({action}, {cost:cards})',
  'option.throw-at-loose-eggs':
    'Throw it at the Eggs lying loose in {place} ({action}, {cost:cards})',
  'option.bind': 'Bind together: {one:item} and {two:item} ({cost:cards})',
  'option.extinguish': 'Put the fire out ({action}, {cost:cards})',
  'option.shock-intruder': 'Shock {intruder} ({action}, {cost:cards})',
  'option.shock-character': 'Shock {seat}, who discards the whole hand ({action}, {cost:cards})',
  'option.scan-unknown': 'One not scanned yet',
  'option.scan-infected': 'One known to be infected',
  'option.scan-clean': 'One known to be clean',
  'option.reroll': 'Roll again, discarding {card}',
  'option.keep-roll': 'Keep the roll',
  'option.discard': 'Discard {card}',
  'option.no-action-card': 'You have no Action card',
  'option.do-not-bind': 'No: drop something',

  // --- questions ---

  'prompt.bind-received': 'Your hands are full: bind what you received together?',
  'prompt.discard-any': 'Which cards of your hand do you discard? You draw as many, and 1 more.',
  'prompt.scan-one': 'Which Contamination card do you scan and remove?',
  'prompt.smoke': 'Smoke fills the room: which Action card do you discard?',

  // --- reasons ---

  'why.computer-here': 'This room has a Computer.',
  'why.no-contamination': 'There is no Contamination card in your hand.',
  'why.no-eggs': 'There is no Egg left in the Nest.',
  'why.no-energy-weapon': 'You hold no energy Weapon that could take it.',
  'why.no-fire': 'The room does not burn.',
  'why.nothing-to-bind': 'You do not hold two Heavy Items.',
  'why.signal-sent': 'You have sent your Signal.',

  // --- reasons in a few words ---

  'why-brief.computer-here': 'has a Computer',
  'why-brief.no-contamination': 'nothing to scan',
  'why-brief.no-eggs': 'no Egg left',
  'why-brief.no-energy-weapon': 'no Weapon for it',
  'why-brief.no-fire': 'no fire here',
  'why-brief.nothing-to-bind': 'no two Heavy Items',
  'why-brief.signal-sent': 'already sent',

  // --- what happened ---

  'log.binds': '{seat:Seat} binds together: {item} and {other:item}.',
  'log.signal': '{seat:Seat} sends a Signal.',
} as const satisfies Dictionary
