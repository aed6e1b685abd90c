import type { Rules, Seat } from '@bulkhead/kernel'
import { cardInPlay, defOf } from './cards/card.ts'
import { pendingOption, plain, slotOption } from './choices.ts'
import {
  END_OF_GAME,
  PENDING_SLOTS,
  type PendingSlot,
  SECTORS,
  type Sector,
  type Slot,
} from './components.ts'
import { discardInstalled, install } from './installing.ts'
import { useMoment } from './moments.ts'
import {
  allianceOf,
  allied,
  controllerOf,
  malfunctions,
  pendingMalfunctions,
  slotsInPlay,
} from './queries.ts'
import type { CardId, State } from './state.ts'
import type { Label, Option, Table } from './table.ts'
import { advanceEndOfGame } from './victory.ts'

/** PLAN, BONUS: pending cards, and installing them. */

type Plan = { slot: PendingSlot; action: 'draw' | 'replace' | 'install' }

/** THE-PLAN-01: one of A, B or C with a pending slot of this Sector, or nothing. */
export function* planning(t: Table, seat: Seat, sector: Sector): Rules {
  const s = t.state
  if (s.players[seat].faction === 'pandora') return
  const plans = SECTORS[sector].pending.flatMap((slot) => planFor(s, seat, slot))
  if (plans.length === 0) return
  const plan = yield* t.pick(
    seat,
    { prompt: 'planning', params: { sector: SECTORS[sector].id }, rule: 'THE-PLAN-01' },
    [...plans, null],
    (one) => (one ? planOption(s, seat, one) : plain('no-planning')),
  )
  if (!plan) return
  if (plan.action === 'install') {
    yield* installPending(t, seat, plan.slot)
    return
  }
  const replaces = plan.action === 'replace'
  if (replaces) discardPending(t, plan.slot)
  refill(t, seat, plan.slot, replaces ? 'THE-PLAN-04' : 'THE-PLAN-03')
}

/** Where the deck is empty it says what comes of that, to the game and to the slot. */
function planOption(s: State, seat: Seat, { slot, action }: Plan): Option {
  const option = pendingOption(`plan-${action}`, s, slot)
  if (action === 'draw' || s.players[seat].deck.length > 0) return option
  const what = action === 'replace' ? 'plan-discard' : 'plan-install'
  if (s.turn.additional) return { ...option, label: what }
  const left = END_OF_GAME - s.endOfGame - 1
  return { ...option, label: `${what}-${left > 0 ? 'token' : 'end'}`, params: { left } }
}

/** Planning action C. */
export function installOption(s: State, seat: Seat, slot: PendingSlot): Option {
  return planOption(s, seat, { slot, action: 'install' })
}

/** What can be done with one pending slot (THE-PLAN-03 to THE-PLAN-05, THE-MALF-14). */
function planFor(s: State, seat: Seat, slot: PendingSlot): Plan[] {
  const card = s.pending[slot]
  if (!card) return s.players[seat].deck.length > 0 ? [{ slot, action: 'draw' }] : []
  if (pendingMalfunctions(s, slot)) return []
  if (!allied(s, card.owner, seat)) return [{ slot, action: 'replace' }]
  return canInstall(s, seat, slot) ? [{ slot, action: 'install' }] : []
}

/** THE-PLAN-14: a card needs a legal slot, unless it is an Instant. Pandora never installs. */
export function canInstall(s: State, seat: Seat, slot: PendingSlot): boolean {
  const card = s.pending[slot]
  if (s.players[seat].faction === 'pandora') return false // THE-PAND-51
  if (!card || pendingMalfunctions(s, slot) || !allied(s, card.owner, seat)) return false
  return isInstant(card.id) || legalSlots(s, seat).length > 0
}

export function isInstant(id: CardId): boolean {
  return defOf(id).type === 'instant'
}

/** Empty slots, slots with a Bonus card, and slots of own cards that may be discarded. */
export function legalSlots(s: State, seat: Seat): Slot[] {
  return slotsInPlay(s).filter((slot) => {
    const card = s.installed[slot]
    if (!card) return true
    return allied(s, controllerOf(s, card), seat) && !malfunctions(s, slot)
  })
}

/** C (THE-PLAN-15): install, take the Bonus card of the slot, refill. An Instant is taken in hand. */
export function* installPending(t: Table, seat: Seat, from: PendingSlot): Rules {
  const s = t.state
  const card = s.pending[from]!
  if (isInstant(card.id)) {
    emptyPending(s, from)
    keep(t, seat, card.id)
    yield* useMoment(t, seat)
  } else {
    const slot = yield* t.pick(
      seat,
      { prompt: 'install', params: { card: card.id }, rule: 'THE-PLAN-05', cancel: true },
      legalSlots(s, seat),
      (one) => slotOption(installLabel(s, one), s, one),
    )
    emptyPending(s, from)
    if (s.installed[slot]) discardInstalled(t, slot, 'THE-PLAN-09')
    yield* installIn(t, seat, slot, card.id, card.owner)
  }
  refill(t, seat, from, 'THE-PLAN-05')
}

function installLabel(s: State, slot: Slot): Label {
  if (s.installed[slot]) return 'install-over'
  return s.bonus[slot] ? 'install-bonus' : 'install'
}

/** Puts a card into an installed slot; whoever installs takes the Bonus card that lay there. */
export function* installIn(t: Table, seat: Seat, slot: Slot, id: CardId, owner: Seat): Rules {
  const s = t.state
  const bonus = s.bonus[slot]
  s.bonus[slot] = null
  install(t, slot, cardInPlay(id, owner))
  if (!bonus) return
  keep(t, seat, bonus)
  yield* useMoment(t, seat)
}

/** THE-BONUS-03, THE-CARDTYPE-08: kept face up. */
export function keep(t: Table, seat: Seat, id: CardId): void {
  const s = t.state
  allianceOf(s, seat).kept.push(id)
  const rule = defOf(id).faction === 'none' ? 'THE-BONUS-01' : 'THE-CARDTYPE-08'
  t.log('keeps', { faction: s.players[seat].faction, card: id }, rule)
}

function discardPending(t: Table, slot: PendingSlot): void {
  const s = t.state
  const { id } = s.pending[slot]!
  emptyPending(s, slot)
  s.discarded.push(id)
  t.log('discarded', { card: id }, 'THE-PLAN-04')
}

function emptyPending(s: State, slot: PendingSlot): void {
  s.pending[slot] = null
  s.turn.quiet = -1
}

/** The top card goes into the slot; without one the End-of-game token moves (THE-END-01). */
function refill(t: Table, seat: Seat, slot: PendingSlot, rule: string): void {
  const s = t.state
  const id = draw(t, seat)
  if (id === undefined) {
    advanceEndOfGame(t, seat, 'THE-END-01')
    return
  }
  s.pending[slot] = cardInPlay(id, seat)
  s.turn.quiet = -1
  const { faction } = s.players[seat]
  t.log('pending', { card: id, faction, pending: PENDING_SLOTS[slot].id }, rule)
}

/** Takes the top card; the next one lies face up then (THE-SETUP-13). */
export function draw(t: Table, seat: Seat): CardId | undefined {
  const { deck } = t.state.players[seat]
  if (deck.length > 1) t.reveal()
  return deck.pop()
}
