import { parseArgs } from 'node:util'
import { randomPicks } from '@bulkhead/bots'
import {
  type AnyGame,
  FastRng,
  isRefusal,
  Match,
  type OptionSpec,
  type Options,
  type Refusal,
} from '@bulkhead/kernel'
import { games } from '../games.ts'

/** How large the saves of finished matches are, for every value of every option and the fewest and the most seats. */

const { values } = parseArgs({
  options: { matches: { type: 'string', default: '1' }, game: { type: 'string' } },
})
const MOST_BYTES = 20 * 1024
const OFFER_ONE_IN = 8

interface Saved {
  readonly bytes: number
  readonly answers: number
  readonly what: string
}

let tooLarge = false
for (const id of values.game?.split(',') ?? Object.keys(games)) {
  const saved = savesOf(games[id])
  const sorted = [...saved].sort((a, b) => a.bytes - b.bytes)
  const [middle, largest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)!]
  tooLarge ||= largest.bytes > MOST_BYTES
  console.log(
    `${id}: ${saved.length} finished matches, saves of ${kilobytes(middle)} KB in the middle, at most ` +
      `${kilobytes(largest)} KB (${largest.what}, ${largest.answers} answers).`,
  )
}
process.exit(tooLarge ? 1 : 0)

function savesOf(game: AnyGame): Saved[] {
  const wanted = Object.entries(game.options).flatMap(([name, spec]) =>
    valuesOf(spec).map((value) => ({ [name]: value })),
  )
  const sizes = [...new Set([game.seats.min, game.seats.max])]
  const seeds = Array.from({ length: Number(values.matches) }, (_, seed) => seed + 1)
  return [{}, ...wanted].flatMap((options) =>
    sizes.flatMap((seats) => seeds.flatMap((seed) => playedOut(game, options, seats, seed))),
  )
}

function valuesOf(spec: OptionSpec): readonly (string | boolean)[] {
  if (spec.kind === 'flag') return [!spec.default]
  return spec.kind === 'choice' ? spec.values : []
}

/** None where the game refuses the setup. */
function playedOut(game: AnyGame, options: Options, seats: number, seed: number): Saved[] {
  const match = Match.start(game, { options, seats, seed: { kind: 'fast', seed } })
  if (isRefusal(match)) return []
  const rng = new FastRng(seed)
  while (!match.result) {
    const refused = act(match, rng)
    if (refused) throw new Error(refused.message)
  }
  const what = `${seats} seats, ${JSON.stringify(options)}, seed ${seed}`
  return [{ bytes: JSON.stringify(match.save()).length, answers: match.answers.length, what }]
}

/** Now and then somebody takes what is on offer, or time runs out. */
function act(match: Match, rng: FastRng): Refusal | null {
  const offers = match.offers()
  if (offers.length > 0 && rng.int(OFFER_ONE_IN) === 0) {
    const { seat, id } = rng.pick(offers)
    return match.take(seat, id)
  }
  const decision = rng.pick(match.open)
  return match.answer(decision.seat, decision.id, randomPicks(decision, rng))
}

function kilobytes({ bytes }: Saved): string {
  return (bytes / 1024).toFixed(1)
}
