import type { Dictionary } from '@bulkhead/kernel'

export const en = {
  // --- the beginning ---
  'because.retaliation.character': 'This Character suits me best.',
  'because.retaliation.support': 'This serves me best of what lies there.',
  'because.retaliation.objective': 'This Objective looks easier to me.',
  'because.retaliation.belt': 'For slot {number} of my belt this is what I lack most.',

  // --- where to ---
  'because.retaliation.way-out': 'This is how I get out alive.',
  'because.retaliation.deed': 'My plans need what is done in this room.',
  'because.retaliation.seek': 'The room that I need may be found this way.',
  'because.retaliation.explore': 'There is something to be found beyond.',
  'because.retaliation.lander': 'The Lander should come when it suits me.',
  'because.retaliation.launch': 'Let us get out of here.',
  'because.retaliation.wait': 'Somebody near can still make it.',
  'because.retaliation.robot': 'The Robot has somewhere to be.',
  'because.retaliation.look': 'Whether the Lander can land decides everything.',
  'because.retaliation.carry': 'Nobody is left behind.',

  // --- fighting ---
  'because.retaliation.shoot': 'What stands here would attack.',
  'because.retaliation.melee': 'At close quarters my hands will have to do.',
  'because.retaliation.burst': 'The fewer come out of the corridor, the better.',
  'because.retaliation.repel': 'Away with it.',
  'because.retaliation.reroll': 'The odds are better than this roll.',
  'because.retaliation.prevent': 'This attack would cost more than what stops it.',

  // --- holding out ---
  'because.retaliation.secure': 'What comes in here shall find us ready.',
  'because.retaliation.hold': 'This keeps the corridor quiet.',
  'because.retaliation.open': 'The way has to be open.',
  'because.retaliation.air': 'Without air nothing else matters.',
  'because.retaliation.care': 'Wounds come first.',
  'because.retaliation.rest': 'The Contamination has to go.',
  'because.retaliation.repair': 'It has to work again.',
  'because.retaliation.reload': 'An empty gun is no help.',

  // --- cards and things ---
  'because.retaliation.search': 'There may be something useful here.',
  'because.retaliation.gear': 'This is what I lack.',
  'because.retaliation.cards': 'More cards, more to do.',
  'because.retaliation.pay': 'These cards are of least use to me.',
  'because.retaliation.drop': 'I can do without this.',
  'because.retaliation.discard': 'Better cards may come for these.',
  'because.retaliation.keep-for-rest': 'The Contamination stays in hand: Rest will scan it.',
  'because.retaliation.pass': 'Nothing here is worth its air. Cards kept: {number}.',

  // --- others ---
  'because.retaliation.command': 'An order helps all of us here.',
  'because.retaliation.obey': 'The order does me no harm.',
  'because.retaliation.agree': 'It helps me.',
  'because.retaliation.as-good': 'It makes no difference to me.',
  'because.retaliation.only-way': 'There was nothing to choose.',
  'because.retaliation.whim': 'I felt like it.',
  'because.retaliation.tried-better':
    'I tried {tried} ways: this one ended {percent}% better than the usual.',
} as const satisfies Dictionary
