import type { Seat } from '@bulkhead/kernel'
import { attackOf } from './attack.ts'
import { defOf } from './cards/card.ts'
import {
  CONTROL_ROOM,
  CORRIDORS,
  PENDING_SLOTS,
  type PendingSlot,
  SECTORS,
  type Sector,
  SLOTS,
  type Slot,
  TECH_BAY,
  UPGRADES_PER_CARD,
} from './components.ts'
import { isInstant, legalSlots } from './planning.ts'
import {
  allianceOf,
  allied,
  controllerOf,
  emptyRooms,
  emptySlots,
  homeOf,
  isHeld,
  isInPlay,
  isMinorAlien,
  malfunctions,
  pendingMalfunctions,
  pendingSlotsInPlay,
  slotsInPlay,
  supplyOf,
} from './queries.ts'
import { canTakeExtraTurn, cleanable } from './sector-actions.ts'
import { type CardId, NONE, ON_CARD, SPACE, type State, type Unit } from './state.ts'
import type { Texts, Unavailable } from './table.ts'

/** What a player may look for in their own turn and cannot do now, and why. */
export function whyNot(s: State, seat: Seat): Unavailable[] {
  if (s.cursor !== 'turn' || s.turn.active !== seat) return []
  const reasons = [
    ...s.units.flatMap((unit) => (unit.owner === seat ? unmovable(s, unit) : [])),
    ...s.units.flatMap((unit) => upgradedAlready(s, seat, unit)),
    ...s.ring.flatMap((sector) => sectorWithoutEffect(s, seat, sector)),
    ...slotsInPlay(s).flatMap((slot) => notCleanable(s, seat, slot)),
    ...s.ring.flatMap((sector) => uninstallable(s, seat, sector)),
    ...pendingSlotsInPlay(s).flatMap((slot) => unusable(s, seat, slot)),
    ...slotsInPlay(s).flatMap((slot) => withoutEffect(s, seat, slot)),
    ...slotsInPlay(s).flatMap((slot) => notUpgradable(s, seat, slot)),
    ...[...new Set(allianceOf(s, seat).kept)].flatMap((card) => unplayable(s, seat, card)),
  ]
  // Cards of the same name in the same place are named once.
  return [...new Map(reasons.map((one) => [JSON.stringify(one), one])).values()]
}

type Reason = Texts['why'] & { readonly rule: string }

function named(what: string, reason: Reason | null): Unavailable[] {
  return reason ? [{ what, ...reason }] : []
}

// --- units ---

function unmovable(s: State, unit: Unit): Unavailable[] {
  return named(`unit.${unit.name}`, whyUnmovable(s, unit))
}

function whyUnmovable(s: State, unit: Unit): Reason | null {
  if (unit.sector === ON_CARD) return { why: 'on-card', rule: 'THE-PAND-23' }
  const isInSpace = unit.sector === SPACE
  if (unit.room === NONE && !isInSpace) return null
  if (isMinorAlien(unit)) return { why: 'minor-alien', rule: 'THE-TOKEN-09' }
  if (isHeld(unit)) return { why: 'held', rule: 'THE-CARD-85' }
  if (unit.moved) return { why: 'moved', rule: 'THE-TURN-06' }
  const isFull = s.ring.every((sector) => emptyRooms(s, sector).length === 0)
  return isInSpace && isFull ? { why: 'no-room', rule: 'THE-SPACE-03' } : null
}

/** Said only to somebody who has tokens to spend. */
function upgradedAlready(s: State, seat: Seat, unit: Unit): Unavailable[] {
  if (!unit.upgraded || !isInPlay(unit) || !allied(s, unit.owner, seat)) return []
  if (allianceOf(s, seat).upgrades === 0) return []
  return named(`unit.${unit.name}`, { why: 'upgraded', rule: 'THE-UPG-01' })
}

// --- Sectors ---

function sectorWithoutEffect(s: State, seat: Seat, sector: Sector): Unavailable[] {
  return named(`sector.${SECTORS[sector].id}`, whySectorWithoutEffect(s, seat, sector))
}

function whySectorWithoutEffect(s: State, seat: Seat, sector: Sector): Reason | null {
  if (sector === CORRIDORS) {
    const attacks = s.units.some((unit) => unit.owner === seat && canAttack(unit))
    return attacks ? null : { why: 'nobody-attacks', rule: 'THE-ATTACK-03' }
  }
  if (sector === TECH_BAY) {
    const others = s.units.filter((unit) => canTakeExtraTurn(unit, seat))
    // Whoever moves there is not one of them.
    return others.length > 1 ? null : { why: 'no-extra-turn', rule: 'THE-SECTACT-16' }
  }
  if (sector === CONTROL_ROOM) {
    return hasEnemyCard(s, seat) ? null : { why: 'no-enemy-card', rule: 'THE-MALF-12' }
  }
  if (homeOf(s, seat) !== sector) return { why: 'enemy-sector', rule: 'THE-SECTACT-02' }
  if (supplyOf(s, 'upgrade') === 0) return { why: 'no-upgrade-left', rule: 'THE-TOKEN-02' }
  return cleanable(s, seat, sector).length > 0
    ? null
    : { why: 'nothing-to-clean', rule: 'THE-SECTACT-18' }
}

function canAttack(unit: Unit): boolean {
  return unit.room !== NONE && !isHeld(unit) && attackOf(unit) !== 'none'
}

function hasEnemyCard(s: State, seat: Seat): boolean {
  return (
    s.installed.some((card) => card !== null && !allied(s, controllerOf(s, card), seat)) ||
    s.pending.some((card) => card !== null && !allied(s, card.owner, seat))
  )
}

/** Only where Clean Base would otherwise reach it. */
function notCleanable(s: State, seat: Seat, slot: Slot): Unavailable[] {
  const card = s.installed[slot]
  const { id, sector } = SLOTS[slot]
  if (!card || !malfunctions(s, slot)) return []
  if (homeOf(s, seat) !== sector || SECTORS[sector].owner === null) return []
  if (allied(s, controllerOf(s, card), seat)) return []
  const params = { slot: id }
  return named(`card.${card.id}`, { why: 'not-discarded', params, rule: 'THE-MALF-06' })
}

// --- pending cards ---

function uninstallable(s: State, seat: Seat, sector: Sector): Unavailable[] {
  return SECTORS[sector].pending.flatMap((slot) => {
    const card = s.pending[slot]
    if (!card || !allied(s, card.owner, seat)) return []
    const params = { sector: SECTORS[sector].id }
    if (s.players[seat].faction === 'pandora') {
      return named(`card.${card.id}`, { why: 'pandora-plans', rule: 'THE-PAND-33' })
    }
    if (pendingMalfunctions(s, slot)) {
      return named(`card.${card.id}`, { why: 'pending-malfunction', params, rule: 'THE-MALF-04' })
    }
    if (!isInstant(card.id) && legalSlots(s, seat).length === 0) {
      return named(`card.${card.id}`, { why: 'no-slot', params, rule: 'THE-PLAN-14' })
    }
    if (hasEndedIn(s, seat, sector)) return []
    return named(`card.${card.id}`, { why: 'pending', params, rule: 'THE-PLAN-02' })
  })
}

/** Slots in which Planning could put a card of one's own, and cannot. */
function unusable(s: State, seat: Seat, slot: PendingSlot): Unavailable[] {
  const card = s.pending[slot]
  const { id, sector } = PENDING_SLOTS[slot]
  if (s.players[seat].faction === 'pandora') return []
  if (!card) {
    const isEmpty = s.players[seat].deck.length === 0
    return named(`pending.${id}`, isEmpty ? { why: 'empty-deck', rule: 'THE-PLAN-13' } : null)
  }
  if (allied(s, card.owner, seat) || !pendingMalfunctions(s, slot)) return []
  const params = { sector: SECTORS[sector].id }
  return named(`card.${card.id}`, { why: 'pending-malfunction', params, rule: 'THE-MALF-14' })
}

/** A Movement of this turn has ended there: Planning follows. */
function hasEndedIn(s: State, seat: Seat, sector: Sector): boolean {
  return s.units.some((unit) => unit.owner === seat && unit.moved && unit.sector === sector)
}

// --- installed cards ---

function withoutEffect(s: State, seat: Seat, slot: Slot): Unavailable[] {
  const card = s.installed[slot]
  if (!card || !allied(s, controllerOf(s, card), seat)) return []
  const params = { slot: SLOTS[slot].id }
  const what = `card.${card.id}`
  if (malfunctions(s, slot)) return named(what, { why: 'malfunction', params, rule: 'THE-MALF-05' })
  if (card.crawled) return named(what, { why: 'crawled', params, rule: 'THE-TOKEN-11' })
  if (card.id === 'sci-defence-system' && !card.active) {
    return named(what, { why: 'inactive', params, rule: 'THE-CARD-84' })
  }
  return []
}

/** Said only to somebody who has tokens to spend. */
function notUpgradable(s: State, seat: Seat, slot: Slot): Unavailable[] {
  const card = s.installed[slot]
  const { upgrades } = allianceOf(s, seat)
  if (!card || upgrades === 0 || malfunctions(s, slot)) return []
  if (!allied(s, controllerOf(s, card), seat)) return []
  const what = `card.${card.id}`
  const place = { slot: SLOTS[slot].id }
  if (defOf(card.id).value === undefined) {
    return named(what, { why: 'no-number', params: place, rule: 'THE-UPG-02' })
  }
  if (card.upgrades === UPGRADES_PER_CARD) {
    return named(what, { why: 'six-upgrades', params: place, rule: 'THE-UPG-06' })
  }
  const cost = card.upgrades + 1
  if (cost <= upgrades) return []
  return named(what, {
    why: 'upgrade-cost',
    params: { ...place, cost, upgrades },
    rule: 'THE-UPG-05',
  })
}

// --- kept cards ---

function unplayable(s: State, seat: Seat, card: CardId): Unavailable[] {
  return named(`card.${card}`, whyUnplayable(s, seat, card))
}

function whyUnplayable(s: State, seat: Seat, card: CardId): Reason | null {
  if (card === 'bon-gangway') {
    const hasMoved = s.units.some((unit) => unit.owner === seat && unit.moved)
    return hasMoved ? { why: 'gangway', rule: 'THE-MOVE-14' } : null
  }
  if (defOf(card).playable?.(s, seat)) return null
  const isReinforcement = card === 'bon-unexpected-reinforcements'
  const rule = isReinforcement ? 'THE-CARD-80' : 'THE-CARD-58'
  if (isReinforcement && s.players[seat].deck.length === 0) return { why: 'empty-deck', rule }
  return { why: emptySlots(s).length === 0 ? 'no-empty-slot' : 'no-card-to-move', rule }
}
