import type { Dictionary } from '@bulkhead/kernel'
import { answers } from '@bulkhead/nemesis/text/en/answers.ts'
import { briefs } from '@bulkhead/nemesis/text/en/briefs.ts'
import { cards } from '@bulkhead/nemesis/text/en/cards.ts'
import { items } from '@bulkhead/nemesis/text/en/items.ts'
import { log } from '@bulkhead/nemesis/text/en/log.ts'
import { names } from '@bulkhead/nemesis/text/en/names.ts'
import { questions } from '@bulkhead/nemesis/text/en/questions.ts'
import { reasons } from '@bulkhead/nemesis/text/en/reasons.ts'
import { CREW } from '../crew-keys.ts'
import { picked } from '../picked.ts'

/** The Characters of Nemesis: what they bring says what it says there, but where this box words it anew. */
export const crew = {
  ...picked(cards, CREW.cards),
  ...picked(answers, CREW.answers),
  ...picked(briefs, CREW.briefs),
  ...picked(log, CREW.log),
  ...picked(questions, CREW.questions),
  ...picked(reasons, CREW.reasons),
  ...picked(items, CREW.items),
  ...picked(names, CREW.names),

  'card-text.reload': 'Put 1 Ammo on a Weapon in your hands.',
  'card-text.full-auto':
    'Discard all Ammo of a Weapon in your hands and shoot once with it: 1 more damage for every 2 Ammo discarded, even on a miss.',
  'card-text.ingenuity':
    'Discard the Malfunction marker of your room, or craft an Item at no further cost; any yellow Item may stand for the wrench in it.',
  'card-text.quick-repairs': 'Discard the Malfunction marker of your room.',
  'card-brief.full-auto': 'Shoot all Ammo of a Weapon: 1 more damage for every 2.',
  'card-brief.ingenuity': 'Repair the room, or craft an Item at no further cost.',

  'item.command-tablet': 'Command Tablet',
  'item.rover-key': 'Rover Key',
  'item.field-laboratory': 'Field Laboratory',
  'item.body-armour': 'Body Armour',

  'item-text.command-tablet':
    'Activated in the Transmitter Control Room. In a room with a Computer: look secretly at all Objectives of a player who is not dead.',
  'item-text.rover-key':
    'Activated in an Exit Airlock. Send the empty Rover to an Exit Airlock or to the Bunker, wherever you are.',
  'item-text.field-laboratory':
    'Activated by discarding Fuel. With an Object in your room or carried by you: analyse it as in the Laboratory.',
  'item-text.motion-tracker':
    'Activated by discarding an Energy Charge. After your noise roll, discard 1 Action card to roll once more: the second roll counts.',
  'item-text.body-armour':
    'Activated by discarding a Toolbelt or Duct Tape. Discard it to ignore an attack on you, once its card is drawn.',
  'item-text.plasma-torch':
    'Activated in the Repository. Open or close 1 Door around your room, even a destroyed one.',
  'item-brief.command-tablet': 'At a Computer: see all Objectives of one player.',
  'item-brief.rover-key': 'Send the empty Rover to an Exit Airlock or to the Bunker.',
  'item-brief.field-laboratory': 'Analyse an Object of your room as in the Laboratory.',
  'item-brief.motion-tracker': 'In hand: discard 1 card to roll once more for noise.',
  'item-brief.body-armour': 'Discard it to ignore an attack on you, once its card is drawn.',
  'item-brief.plasma-torch': 'Open or close 1 Door of your room, even a destroyed one.',

  'option.full-auto': 'Fire everything at {intruder} with: {item} ({action}, {cost:cards})',
  'option.command-tablet': 'Look secretly at the Objectives of {seat} ({action}, {cost:cards})',
  'option.body-armour': 'Discard the Body Armour: the attack is ignored',
  'prompt.body-armour': 'You are being attacked: discard the Body Armour to ignore it?',
  'log.armour-holds': 'The Body Armour holds: {seat} ignores the attack.',
  'why.no-weapon': 'You hold no Weapon.',
  'why-brief.no-weapon': 'no Weapon',
  'why.no-loaded-weapon': 'You hold no loaded Weapon.',
  'why-brief.no-loaded-weapon': 'no loaded Weapon',
} as const satisfies Dictionary
