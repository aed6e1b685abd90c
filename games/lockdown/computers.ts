import { putUnder, shuffleIn } from '@bulkhead/common'
import type { Chosen } from '@bulkhead/hull/actions/action.ts'
import { either, settleChosen } from '@bulkhead/hull/actions/either.ts'
import { noComputer } from '@bulkhead/hull/actions/room-action.ts'
import { byId } from '@bulkhead/hull/pack.ts'
import { everybody } from '@bulkhead/hull/secrets.ts'
import type { Player, State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import { COMPUTER_CARDS } from './cards/computer-actions.ts'
import type { ComputerCard, ComputerEffect } from './cards/computer-card.ts'
import { isLit } from './darkness.ts'
import type { Action, Doing, Missing } from './declare.ts'
import { own } from './own.ts'
import type { Table, Texts } from './table.ts'

/** COMPUTER: the Computer Action card that lies face up. */

const CARDS: Readonly<Record<string, ComputerCard>> = byId(COMPUTER_CARDS)

function effectsNow(s: State): readonly ComputerEffect[] {
  return CARDS[own(s).computer].effects
}

/** LOCK-COMPUTER-01, LOCK-COMPUTER-05: out of combat, at a working computer of a powered section. */
export function computerActions(s: State, me: Player): Action[] {
  if (noComputer(s, me)) return []
  return effectsNow(s).map((effect) => ({
    ...effect,
    when: 'calm',
    missing: (state, who) => noPower(state, who) ?? effect.missing?.(state, who) ?? null,
    *resolve(t, who, choice) {
      yield* effect.resolve(t, who, choice)
      yield* turnCard(t)
    },
  }))
}

function noPower(s: State, me: Player): Missing | null {
  return isLit(s, me.room) ? null : { why: 'no-power', rule: 'LOCK-COMPUTER-01' }
}

/** A Computer Action without paying for it, and without power. */
export const remoteAccess: Doing<Chosen> = {
  missing: (s, me) => noComputer(s, me) ?? anyEffect(s).missing!(s, me),
  ways: (s, me) => anyEffect(s).ways!(s, me),
  settle: settleChosen,
  *resolve(t, me, chosen) {
    yield* anyEffect(t.state).resolve(t, me, chosen)
    yield* turnCard(t)
  },
}

function anyEffect(s: State): Doing<Chosen> {
  return either<Texts>(...(effectsNow(s) as readonly ComputerEffect[]))
}

/** LOCK-COMPUTER-02: the card goes under the deck, and the next one lies face up. */
function* turnCard(t: Table): Rules {
  const s = t.state
  putUnder(own(s).computerDeck, own(s).computer, everybody(s))
  reveal(t)
  const { revealed } = CARDS[own(s).computer]
  if (!revealed) return
  // LOCK-COMPUTER-03: three effects are always on offer.
  yield* revealed(t)
  layNew(t, [own(s).computer])
  t.log('computer-card', { computer: own(s).computer }, 'LOCK-COMPUTER-03')
}

function reveal(t: Table): void {
  const s = t.state
  own(s).computer = own(s).computerDeck.pop()!.id
  t.reveal()
  t.log('computer-card', { computer: own(s).computer }, 'LOCK-COMPUTER-02')
}

/** Shuffles cards into the deck and turns up the first that is not resolved when it is revealed (LOCK-SETUP-20). */
export function layNew({ state: s, rng }: Pick<Table, 'state' | 'rng'>, cards: string[]): void {
  const { computerDeck } = own(s)
  shuffleIn(computerDeck, cards, rng)
  const top = computerDeck.findLastIndex(({ id }) => !CARDS[id].revealed)
  own(s).computer = computerDeck.splice(top, 1)[0].id
  shuffleIn(computerDeck, [], rng)
}
