import { GAMES } from '@bulkhead/games'
import { RULES } from '@bulkhead/games/rules'
import { FastRng, Match, must } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { BOT_NAMES, type Bot, createBot, randomPicks, type Seen, seenBy } from '../everybody.ts'

const BUDGET = { playouts: 4 }
/** A bot is asked at every so many decisions; people answer in between. */
const EVERY = 7

describe.each(GAMES.map(({ id, usualSeats }, i) => [id, RULES[i], usualSeats] as const))(
  'a seat of %s passes from a person to a bot and back',
  (_, game, seats) => {
    test.each(BOT_NAMES)('%s answers as if it had played from the beginning', (name) => {
      const make = () => createBot(name, game.id, BUDGET) as Bot
      const veteran = make()
      const match = must(Match.start(game, { seats, seed: { kind: 'fast', seed: 3 } })) as Match
      const rng = new FastRng(3)
      let takeovers = 0
      for (let answers = 0; !match.result && takeovers < 25; answers++) {
        const decision = rng.pick(match.pending())
        const { seat, id } = decision
        if (answers % EVERY > 0) {
          must(match.answer(seat, id, randomPicks(decision, rng)))
          continue
        }
        const seen = (from: Match) => seenBy(from, from.pending(seat)[0], new FastRng(answers))
        const chosen = veteran.choose(seen(match))
        const saved = must(Match.resume(game, match.save())) as Match
        expect(make().choose(seen(saved))).toEqual(chosen)
        expect(Object.keys(seen(match)).sort()).toEqual(ALL_IT_GETS)
        expect(seen(match)).toMatchObject({
          view: match.view(seat),
          log: match.log(seat),
          decision,
        })
        must(match.answer(seat, id, chosen.picks))
        takeovers++
      }
      expect(takeovers).toBeGreaterThan(5)
    })
  },
)

const ALL_IT_GETS: readonly (keyof Seen)[] = ['decision', 'log', 'rng', 'sampler', 'view']
