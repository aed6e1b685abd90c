import type { Dictionary } from '@bulkhead/kernel'

/** The Bounty Hunter and Laika. */
export const hunter = {
  'character.bounty-hunter': 'Bounty Hunter',
  'the.bounty-hunter': 'the Bounty Hunter',
  'trait.trait-bounty-hunter': 'Laika',
  'trait-text.trait-bounty-hunter':
    'Before your first Action of a turn you may move Laika to a room next to hers, or call her back to your board. When she is eliminated you discard your hand.',
  'trait-brief.trait-bounty-hunter':
    'Before your first Action: move Laika to a room next to hers, or call her.',

  'card.heel': 'Heel!',
  'card.strategic-withdrawal': 'Strategic Withdrawal',
  'card.sentries': 'Sentries',
  'card.marked-prey': 'Marked Prey',

  'card-text.heel':
    'Move Laika up to 2 rooms, one after the other, or call her back to your board.',
  'card-brief.heel': 'Move Laika up to 2 rooms, or call her back.',
  'card-text.strategic-withdrawal':
    'You and 1 Intruder of your room both move to a neighbouring room. Nobody attacks you for it.',
  'card-brief.strategic-withdrawal': 'Leave together with 1 Intruder; nobody attacks you for it.',
  'card-text.sentries':
    'Discard up to 2 Noise markers from the exits of the room where Laika is. Or, as a reaction to an attack on you: eliminate Laika to ignore it.',
  'card-brief.sentries':
    'Discard up to 2 Noise markers around Laika, or lose her to ignore an attack.',
  'card-text.marked-prey':
    'Shoot without the basic cost; with Laika on your board or in your room a hit deals 1 more injury.',
  'card-brief.marked-prey': 'Shoot without paying; beside Laika a hit deals 1 more injury.',

  'item.hunting-rifle': 'Hunting Rifle',
  'item.search-module': 'Search Module',
  'item.anti-aggro': 'Anti-Aggro',
  'item-text.hunting-rifle': 'Energy Weapon, 3 Ammo. The Adult face counts as a single hit.',
  'item-text.search-module':
    'Laika searches the room she is in, if no Intruder is there: take the Item found, and put her back on your board.',
  'item-brief.search-module': 'Laika searches her room for you, and comes back to your board.',
  'item-text.anti-aggro':
    'Whenever Laika could move she may stay instead: 1 injury to 1 Intruder of your room.',
  'item-brief.anti-aggro': 'In place of a move of Laika: 1 injury to 1 Intruder here.',

  'option.laika-goes':
    'Laika goes to {place}, and perhaps on ({corridor:way}; {action}, {cost:cards})',
  'option.laika-goes-free': 'Laika goes to {place} ({corridor:way})',
  'option.laika-stays': 'Laika stays there',
  'option.call-laika': 'Call Laika back ({action}, {cost:cards})',
  'option.call-laika-free': 'Call Laika back (free)',
  'option.hold-back': 'Laika stays: 1 injury to {intruder} ({action}, {cost:cards})',
  'option.hold-back-free': 'Laika stays: 1 injury to {intruder} (free)',
  'option.strategic-withdrawal':
    'Leave with {intruder} for {place} ({corridor:way}; {action}, {cost:cards})',
  'option.hush-exits': 'Discard up to 2 Noise markers around {place} ({action}, {cost:cards})',
  'option.hush': 'No more noise in {corridor}',
  'option.hush-technical': 'No more noise in {technical:corridor}',
  'option.sentries': 'Play Sentries: the attack is ignored, and Laika is lost',
  'option.marked-prey': 'Shoot at {quarry:intruder} with: {item} ({action}, {cost:cards})',
  'option.search-module': 'Laika searches: 2 {colour} Items, keep 1 ({action}, {cost:cards})',

  'prompt.laika-goes-on': 'Does Laika go on?',
  'prompt.hush-exits': 'Which Noise markers do you discard?',
  'why.laika-gone': 'Laika is out of the game.',
  'why-brief.laika-gone': 'Laika is gone',
  'why.laika-on-board': 'Laika is on your board, and in no room.',
  'why-brief.laika-on-board': 'Laika is in no room',
  'why.laika-watched': 'There is an Intruder where Laika is.',
  'why-brief.laika-watched': 'an Intruder beside her',
  'why.no-noise': 'There is no Noise marker around the room where Laika is.',
  'why-brief.no-noise': 'no noise there',

  'log.laika-enters': 'Laika runs to {place}.',
  'log.laika-returns': 'Laika is back on the board {seat:ofSeat}.',
  'log.laika-gone': 'Laika is out of the game.',
  'log.held-back': 'Laika stays, and {intruder} is hurt.',
} as const satisfies Dictionary
