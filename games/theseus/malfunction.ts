import type { Rules, Seat } from '@bulkhead/kernel'
import { pendingOption, slotOption } from './choices.ts'
import type { PendingSlot, Slot } from './components.ts'
import { markUsed } from './control.ts'
import {
  allied,
  controllerOf,
  pendingSlotsInPlay,
  slotsInPlay,
  workingAnywhere,
} from './queries.ts'
import type { CardInPlay, State } from './state.ts'
import type { Table } from './table.ts'
import { startWorking, stopWorking } from './working.ts'

/** MALF: the one token that takes a card out of the game for a while. */

type Place = { pending: boolean; slot: Slot | PendingSlot }

/** THE-SECTACT-11: lift the token, then put it on an enemy card. */
export function* placeMalfunction(t: Table, seat: Seat): Rules {
  const s = t.state
  if (enemyCards(s, seat).length === 0) return
  liftMalfunction(t)
  const place = yield* t.pick(
    seat,
    { prompt: 'malfunction', rule: 'THE-SECTACT-11' },
    malfunctionTargets(s, seat),
    ({ pending, slot }) =>
      pending ? pendingOption('malfunction', s, slot) : slotOption('malfunction', s, slot),
  )
  const put = () => {
    s.malfunction = place
    t.log('malfunction', { card: cardAt(s, place).id }, 'THE-MALF-01')
  }
  if (place.pending) put()
  else stopWorking(t, place.slot, put)
}

function cardAt(s: State, { pending, slot }: Place): CardInPlay {
  return (pending ? s.pending : s.installed)[slot]!
}

/** THE-MALF-11: the card works again before the token is put on another one. */
function liftMalfunction(t: Table): void {
  const s = t.state
  const from = s.malfunction
  if (!from) return
  s.malfunction = null
  t.log('malfunction-lifted', { card: cardAt(s, from).id }, 'THE-MALF-11')
  if (!from.pending) startWorking(t, from.slot)
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
