import { type Ruleset, ruleset } from '../ruleset.ts'
import { PRINTED_ORDER } from './laying.ts'
import type { Otherwise } from './otherwise.ts'
import { Position } from './position.ts'
import { skiff } from './skiff/index.ts'
import { RULES, setup } from './skiff/rules.ts'

/** Where the suites of the shared chapters run: the skiff, played by the rules of any game. */
export interface Bench {
  position(...crew: string[]): Position
  /** The rule as this game cites it. */
  cite(rule: string): string
  /** A test's title, in which every rule is cited as this game does. */
  title(text: string): string
  /** Whether this game has the rule as Nemesis has it; what another one has otherwise, its own tests show. */
  shares(rule: string): boolean
}

interface Added {
  player?(): unknown
  room?(): unknown
}

/**
 * The board, the pieces and the cards of the skiff by these rules; what their game adds, to each player and room too;
 * and which rules it has otherwise.
 */
export function benchOf(
  rules: Ruleset,
  own: () => unknown,
  added: Added = {},
  otherwise: Otherwise = {},
): Bench {
  const { printed, ships, nest, supply, tokens, explorationTokens } = RULES
  const { id } = ruleset({
    ...rules,
    id: `${rules.id} on the skiff`,
    printed,
    ships,
    nest,
    supply,
    tokens,
    explorationTokens,
  })
  // What a game has no entry for is written small: it shows nothing of its ledger.
  const cite = (rule: string) => (rules.cites ? (rules.cites[rule] ?? rule.toLowerCase()) : rule)
  return {
    cite,
    title: (text) => text.replace(/\bNEM(?:-[A-Z]+)+-\d+\b/g, cite),
    shares: (rule) => !(rule in otherwise),
    position(...crew) {
      const laid = setup({}, crew.length, PRINTED_ORDER)
      for (const player of laid.players) player.own = added.player?.() ?? null
      for (const room of laid.rooms) room.own = added.room?.() ?? null
      return new Position(skiff, crew, {
        ...laid,
        ruleset: id,
        own: own(),
      })
    },
  }
}
