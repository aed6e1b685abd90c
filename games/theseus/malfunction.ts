import type { Rules, Seat, Table } from '@bulkhead/kernel'
import { pendingOption, slotOption } from './choices.ts'
import type { PendingSlot, Slot } from './components.ts'
import { markUsed } from './control.ts'
import { startWorking, stopWorking } from './installing.ts'
import {
  allied,
  controllerOf,
  pendingSlotsInPlay,
  slotsInPlay,
  workingAnywhere,
} from './queries.ts'
import type { State } from './state.ts'

/** MALF: the one token that takes a card out of the game for a while. */

type Place = { pending: boolean; slot: Slot | PendingSlot }

/** THE-SECTACT-11: lift the token, then put it on an enemy card. */
export function* placeMalfunction(t: Table<State>, seat: Seat): Rules {
  const s = t.state
  if (enemyCards(s, seat).length === 0) return
  liftMalfunction(s)
  const place = yield* t.pick(
    seat,
    { prompt: 'malfunction', rule: 'THE-SECTACT-11' },
    malfunctionTargets(s, seat),
    ({ pending, slot }) =>
      pending ? pendingOption('malfunction', s, slot) : slotOption('malfunction', s, slot),
  )
  if (!place.pending) stopWorking(s, place.slot)
  s.malfunction = place
  const card = place.pending ? s.pending[place.slot] : s.installed[place.slot]
  t.log('malfunction', { card: card!.id }, 'THE-MALF-01')
}

/** THE-MALF-11: the card works again before the token is put on another one. */
function liftMalfunction(s: State): void {
  const from = s.malfunction
  s.malfunction = null
  if (from && !from.pending) startWorking(s, from.slot)
}

/** THE-CARD-14: while Protection works its enemies have no other choice. */
function malfunctionTargets(s: State, seat: Seat): Place[] {
  const protections = workingAnywhere(s, (def) => def.drawsMalfunction === true).filter(
    ({ card }) => !allied(s, controllerOf(s, card), seat),
  )
  if (protections.length === 0) return enemyCards(s, seat)
  for (const { card } of protections) markUsed(s, card)
  return protections.map(({ slot }) => ({ pending: false, slot }))
}

function enemyCards(s: State, seat: Seat): Place[] {
  const installed = slotsInPlay(s).filter((slot) => {
    const card = s.installed[slot]
    return card !== null && !allied(s, controllerOf(s, card), seat)
  })
  const pending = pendingSlotsInPlay(s).filter((slot) => {
    const card = s.pending[slot]
    return card !== null && !allied(s, card.owner, seat)
  })
  return [
    ...installed.map((slot) => ({ pending: false, slot })),
    ...pending.map((slot) => ({ pending: true, slot })),
  ]
}
