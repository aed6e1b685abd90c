import { chooseCharacters } from '@bulkhead/hull/draft.ts'
import type { State } from '@bulkhead/hull/state.ts'
import type { Ending, Options, Rng, Rules } from '@bulkhead/kernel'
import { revealAlert } from './alerts.ts'
import { playOf } from './box.ts'
import { charactersFor, outfit } from './crew.ts'
import { own } from './own.ts'
import { layClassic } from './setup/classic.ts'
import { layEpilogue } from './setup/epilogue.ts'
import { layInvestigation } from './setup/investigation.ts'
import type { Table } from './table.ts'

/** The boards and the crew. Only the choice of Characters asks anybody. */

export function setup(options: Options, seats: number, rng: Rng, before?: Ending): State {
  switch (playOf(options)) {
    case 'classic':
      return layClassic(options, seats, rng)
    case 'investigation':
      return layInvestigation(options, seats, rng)
    case 'epilogue':
      return layEpilogue(options, seats, rng, before!)
  }
}

/** AFT-CHAR-02, AFT-CHAR-06; an Epilogue begins with an Alert (AFT-EPI-24). */
export function* draft(t: Table): Rules {
  const s = t.state
  yield* chooseCharacters(t, own(s).draft, (role) => charactersFor(s, role))
  outfit(t)
  if (own(s).play === 'epilogue') revealAlert(t)
}
