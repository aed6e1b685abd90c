import type { Rules, Seat, Table } from '@bulkhead/kernel'
import { hasAction } from './cards/card.ts'
import { slotOption } from './choices.ts'
import { collectsData, type Sector } from './components.ts'
import { useMoment } from './moments.ts'
import { allied, cardValue, controllerOf, type Working, workingIn, works } from './queries.ts'
import { resolve } from './resolve.ts'
import type { CardInPlay, State } from './state.ts'

/** ACTCARD: the player's Action cards in the Sector where the Movement ended. */

/** Every card that works there when the phase begins is resolved, in the player's order. */
export function* actionCardsPhase(t: Table<State>, seat: Seat, sector: Sector): Rules {
  const s = t.state
  const triggered: CardInPlay[] = []
  let left = actionCardsIn(s, seat, sector)
  while (left.length > 0) {
    const next = yield* t.pick(
      seat,
      { prompt: 'action-order', rule: 'THE-ACTCARD-03' },
      allAlike(left) ? left.slice(0, 1) : left,
      ({ slot }) => slotOption('action', s, slot),
    )
    left = left.filter((one) => one !== next)
    if (s.installed[next.slot] !== next.card || !works(s, next.slot)) continue
    yield* resolveAction(t, seat, next, triggered)
    yield* useMoment(t, seat)
  }
}

function allAlike(cards: readonly Working[]): boolean {
  const [first] = cards
  return cards.every(
    ({ card }) => card.id === first.card.id && cardValue(card) === cardValue(first.card),
  )
}

/** Own and partner's cards; those that deal with Data only for players who collect it (THE-TEAM-17). */
export function actionCardsIn(s: State, seat: Seat, sector: Sector): Working[] {
  const collects = collectsData(s.players[seat].faction)
  return workingIn(s, sector, (def) => hasAction(def) && (collects || !def.data)).filter(
    ({ card }) => allied(s, controllerOf(s, card), seat),
  )
}

/** `triggered` remembers what Remote Controls of this phase have set off. */
export function* resolveAction(
  t: Table<State>,
  seat: Seat,
  { slot, card, def }: Working,
  triggered: CardInPlay[],
  copied = true,
): Rules {
  t.log('action', { card: card.id }, 'THE-ACTCARD-01')
  yield* resolve(t, slot, seat, (use) => def.action!({ ...use, triggered }), copied)
}
