import type { Dictionary, Language, Seat } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import { sayIn, words } from '../../words/words.ts'
import { factionName, lifeSign, seatsInOrder } from './names.ts'
import { theseusWords } from './words.ts'

const WORDS = words(
  {
    setup: 'The first cards are being placed.',
    turn: 'Turn {turn}. You play: {faction}. {sign}: {lives}.',
  },
  {
    setup: 'On pose les premières cartes.',
    turn: 'Tour {turn}. Vous jouez : {faction}. {sign} : {lives}.',
  },
)

/** How the game stands: mine first. */
export function glance(
  view: TheseusView,
  seat: Seat,
  dictionary: Dictionary,
  language: Language,
): string {
  const say = sayIn(WORDS, language)
  if (view.turn.number === 0) return say('setup')
  const others = seatsInOrder(view).filter((one) => one !== seat)
  return say('turn', {
    turn: view.turn.number,
    faction: factionName(view, seat, dictionary),
    sign: sayIn(theseusWords, language)(lifeSign(view).word),
    lives: [seat, ...others].map((one) => view.players[one].life).join(' – '),
  })
}
