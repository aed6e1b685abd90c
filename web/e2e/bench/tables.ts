import { createBot, naming, seenBy } from '@bulkhead/bots'
import { type AnyGame, FastRng, Match, must } from '@bulkhead/kernel'
import { finishedGame } from '../../test/finished.ts'
import { GAMES, usualSeats } from '../games.ts'
import { asks, fileOf } from '../matches.ts'

/** Tables for the pictures, as files: bots have played until there is something to show. */

const SEED = 3
/** Answers after which a table has something to show. */
const ANSWERS = 45

/** Each game that the client shows, with its name and a table of it in the middle of the game. */
export function tablesInPlay(): { id: string; name: string; file: string }[] {
  return GAMES.map((rules) => ({
    id: rules.id,
    name: rules.text.en['game.name'],
    file: fileOf(playedByBots(rules), { bot: 'gentle' }),
  }))
}

export function finishedTable(game: string): string {
  const rules = GAMES.find(({ id }) => id === game)!
  const { match, reasons } = finishedGame(rules, usualSeats(rules), SEED)
  return fileOf(match, { bot: 'gentle', reasons })
}

/** What a turn of one's own begins with. */
const TURNS = ['action', 'movement']

/** Until it is the turn of the person on the first seat. */
function playedByBots(rules: AnyGame): Match {
  const seats = usualSeats(rules)
  const match = must(Match.start(rules, { seats, seed: { kind: 'fast', seed: SEED } })) as Match
  const bot = createBot('gentle', rules.id)
  if (typeof bot === 'string') throw new Error(bot)
  const rng = new FastRng(SEED)
  const isTurn = () => TURNS.some((prompt) => asks(match, 0, prompt))
  while (match.answers.length < ANSWERS || !isTurn()) {
    const [decision] = match.pending()
    const { picks } = naming(decision, bot.choose(seenBy(match, decision, rng)))
    must(match.answer(decision.seat, decision.id, picks))
  }
  return match
}
