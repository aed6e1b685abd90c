import type { Game, Result, Rules } from '@bulkhead/kernel'
import { undeclarable } from './actions/declare.ts'
import { cited, citing } from './cites.ts'
import { rulesOf } from './ruleset.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** How every game of the family is played, whatever its ruleset says. */
export const PLAYED: Pick<Game<State>, 'step' | 'result' | 'whyNot'> = { step, result, whyNot }

function step(t: Table): Rules {
  return rulesOf(t.state).steps[t.state.phase](citing(t))
}

function result(s: State): Result | null {
  if (s.phase !== 'over' || !s.ending) return null
  return { winners: s.ending.winners, reason: s.ending.exploded ? 'explosion' : s.ending.cause }
}

function whyNot(s: State, seat: number) {
  return undeclarable(s, s.players[seat]).map(({ action, missing }) => ({
    what: `action.${action}`,
    ...missing,
    rule: cited(s, missing.rule),
  }))
}
