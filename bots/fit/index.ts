import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Decision, FastRng, Match, must, type Rng, type Seat } from '@bulkhead/kernel'
import { type NemesisView, nemesis } from '@bulkhead/nemesis'
import { isSilly, readActs } from '../nemesis/acts.ts'
import { signsFor, worthOfSurvival } from '../nemesis/evaluate.ts'
import { mindOf } from '../nemesis/mind.ts'
import { decide } from '../nemesis/policy.ts'
import type { Signs } from '../nemesis/signs.ts'
import { type Example, fit, lossOf } from './regression.ts'

/**
 * Fits weights.ts: plays games by the heuristics, straying from them now and then, notes every seat's
 * signs at the beginning of every round, and asks which weights would have told best how it ended.
 */

const FILE = 'bots/nemesis/weights.ts'
/** How often a turn is played at random, in a hundred: also what the heuristics avoid must be judged. */
const STRAY = 8

const { values } = parseArgs({
  options: {
    alone: { type: 'string', default: '36000' },
    crew: { type: 'string', default: '8000' },
    seed: { type: 'string', default: '1' },
  },
})

const alone = tableFor('ALONE', Number(values.alone), () => 1)
const crew = tableFor('CREW', Number(values.crew), (rng) => 2 + rng.int(4))
writeFileSync(
  FILE,
  `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: these are found, not made.
import type { Signs } from './signs.ts'

// Written by \`npm run fit\`: what each sign says about how a game will end.

${alone}
${crew}`,
)
console.log(`Written to ${FILE}.`)

interface Noted {
  readonly game: number
  readonly signs: Signs
  readonly worth: number
}

function tableFor(name: string, games: number, seats: (rng: Rng) => number): string {
  const noted: Noted[] = []
  for (let game = 0; game < games; game++) {
    const rng = new FastRng(Number(values.seed) * 1_000_003 + game)
    noted.push(...playOne(game, seats(rng), rng))
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

function playOne(game: number, seats: number, rng: Rng): Noted[] {
  const setup = { seats, seed: { kind: 'fast' as const, seed: rng.int(2 ** 31) } }
  const match = must(Match.start(nemesis, setup))
  const noted: { seat: Seat; signs: Signs }[] = []
  let round = 0
  while (!match.result) {
    const [decision] = match.pending()
    const view = match.view(decision.seat)
    if (decision.prompt === 'action' && view.round > round) {
      round = view.round
      for (let seat = 0; seat < seats; seat++) {
        const mind = mindOf(match.view(seat), seat, [])
        if (mind.me.fate !== 'dead')
          noted.push({ seat, signs: Object.assign({}, ...signsFor(mind)[0]) })
      }
    }
    must(match.answer(decision.seat, decision.id, picked(view, decision, rng)))
  }
  const { winners } = match.result
  return noted.map(({ seat, signs }) => {
    const lost = match.state.players[seat].fate === 'dead' ? 0 : worthOfSurvival(match.state)
    return { game, signs, worth: winners.includes(seat) ? 1 : lost }
  })
}

function picked(view: NemesisView, decision: Decision, rng: Rng): readonly string[] {
  if (decision.prompt !== 'action' || rng.int(100) >= STRAY) return decide(view, decision, []).picks
  const acts = readActs(mindOf(view, decision.seat, []), decision.options)
  return [rng.pick(acts.filter((act) => !isSilly(act))).option.id]
}
