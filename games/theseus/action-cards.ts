import type { Rules, Seat } from '@bulkhead/kernel'
import { hasAction } from './cards/card.ts'
import { slotOption } from './choices.ts'
import { collectsData, type Sector } from './components.ts'
import { useMoment } from './moments.ts'
import { allied, cardValue, controllerOf, type Working, workingIn } from './queries.ts'
import { resolve } from './resolve.ts'
import type { CardInPlay, State } from './state.ts'
import type { Table } from './table.ts'

/** ACTCARD: the player's Action cards in the Sector where the Movement ended. */

/**
 * Every card that works there when the phase begins is resolved, in the player's order; not those that
 * come later, and not those that stop working or leave before their turn (THE-ACTCARD-07).
 */
export function* actionCardsPhase(t: Table, seat: Seat, sector: Sector): Rules {
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
    yield* resolveAction(t, seat, next, triggered)
    const due = left.filter((one) => one !== next)
    const stillDue = () =>
      actionCardsIn(s, seat, sector).filter(({ card }) => due.some((one) => one.card === card))
    // After the last card comes the moment before the Sector action: the same question, asked once.
    if (stillDue().length > 0 || s.players[seat].faction === 'pandora') yield* useMoment(t, seat)
    left = stillDue()
  }
}

function allAlike(cards: readonly Working[]): boolean {
  const [first] = cards
  return cards.every(
    ({ card }) => card.id === first.card.id && cardValue(card) === cardValue(first.card),
  )
}

export function actionCardsIn(s: State, seat: Seat, sector: Sector): Working[] {
  return workingIn(s, sector, hasAction).filter((one) => serves(s, seat, one))
}

/**
 * Own and partner's cards. Those that deal with Data serve only players who collect it (THE-TEAM-17);
 * under control they are resolved and give Pandora nothing, but no Camera pays (THE-PAND-46).
 */
function serves(s: State, seat: Seat, { card, def }: Working): boolean {
  const owner = controllerOf(s, card)
  if (!allied(s, owner, seat)) return false
  if (!def.data || collectsData(s.players[seat].faction)) return true
  return owner === seat && def.type === 'action'
}

/**
 * `triggered` remembers what Remote Controls of this phase have set off. What one of them sets off is
 * resolved without its Duplications (THE-CARD-92).
 */
export function* resolveAction(
  t: Table,
  seat: Seat,
  { slot, card, def }: Working,
  triggered: CardInPlay[],
  remotely = false,
): Rules {
  t.log('action', { card: card.id }, remotely ? 'THE-CARD-38' : 'THE-ACTCARD-01')
  yield* resolve(t, slot, seat, (use) => def.action!(use, triggered), !remotely)
}
