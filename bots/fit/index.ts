import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { RULES } from '@bulkhead/games/rules'
import type { View } from '@bulkhead/hull/view.ts'
import {
  type AnyGame,
  type Decision,
  FastRng,
  Match,
  must,
  type Rng,
  type Seat,
} from '@bulkhead/kernel'
import { isSilly, readActs } from '../hull/acts.ts'
import { signsFor } from '../hull/evaluate.ts'
import type { Lore } from '../hull/lore.ts'
import { mindOf } from '../hull/mind.ts'
import { decide } from '../hull/policy.ts'
import type { Signs } from '../hull/signs.ts'
import { loadPlayers, playersOf } from '../loaded.ts'
import { PLAYERS } from '../players.ts'
import { type Example, fit, lossOf } from './regression.ts'

/**
 * `npm run fit -- <game>`: fits the game's weights.ts. Plays games by the heuristics, straying from them now and
 * then, notes every seat's signs at the beginning of every round, and asks which weights would have told best how
 * it ended.
 */

/** How often a turn is played at random, in a hundred: also what the heuristics avoid must be judged. */
const STRAY = 8

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    alone: { type: 'string', default: '36000' },
    crew: { type: 'string', default: '8000' },
    seed: { type: 'string', default: '1' },
  },
})

await Promise.all(Object.keys(PLAYERS).map(loadPlayers))
const fitted = Object.keys(PLAYERS).filter((id) => playersOf(id)!.lore)
const [id] = positionals
if (!fitted.includes(id)) {
  console.error(`Which game? Weights are fitted for: ${fitted.join(', ')}.`)
  process.exit(1)
}
const game = RULES.find((one) => one.id === id)!
const lore = playersOf(id)!.lore!
const file = `bots/${id}/weights.ts`

const alone = tableFor('ALONE', Number(values.alone), () => 1)
const crew = tableFor('CREW', Number(values.crew), (rng) => 2 + rng.int(4))
writeFileSync(
  file,
  `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: these are found, not made.
import type { Signs } from '../hull/signs.ts'

// Written by \`npm run fit\`: what each sign says about how a game will end.

${alone}
${crew}`,
)
console.log(`Written to ${file}.`)

interface Noted {
  readonly game: number
  readonly signs: Signs
  readonly worth: number
}

function tableFor(name: string, games: number, seats: (rng: Rng) => number): string {
  const noted: Noted[] = []
  for (let number = 0; number < games; number++) {
    const rng = new FastRng(Number(values.seed) * 1_000_003 + number)
    for (const one of playOne(game, lore, seats(rng), rng)) noted.push({ ...one, game: number })
  }
  const names = [...new Set(noted.flatMap(({ signs }) => Object.keys(signs)))].sort()
  const examples = noted.map(({ signs, worth }) => ({
    signs: Float32Array.from(names, (one) => signs[one] ?? 0),
    worth,
  }))
  const unseen = examples.filter((_, i) => noted[i].game % 5 === 0)
  const known = examples.filter((_, i) => noted[i].game % 5 !== 0)
  report(name, lossOf(fit(known, names.length), unseen), unseen)
  return written(name, names, fit(examples, names.length))
}

/** How much better the weights tell the end than its mean does, in games that they were not fitted to. */
function report(name: string, loss: number, unseen: readonly Example[]): void {
  const mean = unseen.reduce((sum, { worth }) => sum + worth, 0) / unseen.length
  const flat = -(mean * Math.log(mean) + (1 - mean) * Math.log(1 - mean))
  console.log(
    `${name}: loss ${loss.toFixed(4)}, by the mean alone ${flat.toFixed(4)} (${unseen.length} positions)`,
  )
}

function written(name: string, names: readonly string[], weights: Float64Array): string {
  const lines = names.map((sign, i) => {
    const key = /^\w+$/.test(sign) ? sign : `'${sign}'`
    return `  ${key}: ${Number(weights[i].toFixed(3))},\n`
  })
  return `export const ${name}: Signs = {\n${lines.join('')}}\n`
}

function playOne(game: AnyGame, lore: Lore, seats: number, rng: Rng): Omit<Noted, 'game'>[] {
  const setup = { seats, seed: { kind: 'fast' as const, seed: rng.int(2 ** 31) } }
  const match = must(Match.start(game, setup)) as Match
  const seen = (seat: Seat) => match.view(seat) as View
  const noted: { seat: Seat; signs: Signs }[] = []
  let round = 0
  while (!match.result) {
    const [decision] = match.pending()
    const view = seen(decision.seat)
    if (decision.prompt === 'action' && view.round > round) {
      round = view.round
      for (let seat = 0; seat < seats; seat++) {
        const mind = mindOf(lore, seen(seat), seat, [])
        if (mind.me.fate !== 'dead')
          noted.push({ seat, signs: Object.assign({}, ...signsFor(mind)[0]) })
      }
    }
    must(match.answer(decision.seat, decision.id, picked(lore, view, decision, rng)))
  }
  const { winners } = match.result
  const end = seen(0)
  return noted.map(({ seat, signs }) => {
    const lost = end.players[seat].fate === 'dead' ? 0 : lore.worthOfSurvival(end)
    return { signs, worth: winners.includes(seat) ? 1 : lost }
  })
}

function picked(lore: Lore, view: View, decision: Decision, rng: Rng): readonly string[] {
  const natural = decide(lore, view, decision, [])
  if (decision.prompt !== 'action' || rng.int(100) >= STRAY) return natural.picks
  const mind = mindOf(lore, view, decision.seat, [])
  const acts = readActs(mind, decision.options)
  return [rng.pick(acts.filter((act) => !isSilly(mind, act))).option.id]
}
