import type { Question } from '@bulkhead/kernel'
import { rulesOf } from './ruleset.ts'
import type { State } from './state.ts'
import { saysAnything, type Table } from './table.ts'

/**
 * The chapters cite each rule by the id that it bears in the game in which it was written first. What a
 * player reads names the rule of the game that is played: a ruleset's `cites` leads from one to the other.
 */

/** A table at which every line and every question names the rule of the game that is played. */
export function citing(table: Table): Table {
  const { cites } = rulesOf(table.state)
  if (!cites) return table
  const t = saysAnything(table)
  const asked = (question: Question) =>
    question.rule === undefined ? question : { ...question, rule: own(cites, question.rule) }
  const citing: typeof t = {
    get state() {
      return t.state
    },
    get rng() {
      return t.rng
    },
    ask: (seat, question, choices) => t.ask(seat, asked(question), choices),
    pick: (seat, question, items, option) => t.pick(seat, asked(question), items, option),
    askAll: (asks) => t.askAll(asks.map((ask) => ({ ...ask, question: asked(ask.question) }))),
    log: (kind, params, rule, audience) =>
      t.log(kind, params, rule === undefined ? rule : own(cites, rule), audience),
    reveal: (to) => t.reveal(to),
    endStep: () => t.endStep(),
  }
  return citing
}

/** The rule of the game that is played, for a rule that a chapter cites. */
export function cited(s: State, rule: string): string {
  const { cites } = rulesOf(s)
  return cites ? own(cites, rule) : rule
}

/** A game's own chapters cite its own rules, which need no other name. */
function own(cites: Readonly<Record<string, string>>, rule: string): string {
  return cites[rule] ?? rule
}
