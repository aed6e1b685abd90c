import type { Rules, Seat } from '@bulkhead/kernel'
import { defOf } from './cards/card.ts'
import { cardOption, plain, slotOption, unitOption } from './choices.ts'
import { type Slot, UPGRADES_PER_CARD } from './components.ts'
import {
  allianceOf,
  allied,
  controllerOf,
  isInPlay,
  isMinorAlien,
  malfunctions,
  slotsInPlay,
} from './queries.ts'
import type { CardId, State, Unit } from './state.ts'
import type { Option, Table } from './table.ts'

/** UPG, THE-TURN-09: the moments at which Instants, Bonus cards and Upgrade tokens may be used. */

export type Usable =
  | { readonly kind: 'unit'; readonly unit: Unit }
  | { readonly kind: 'card'; readonly slot: Slot }
  | { readonly kind: 'kept'; readonly card: CardId }

/** Lets the player use as much as they like, then go on. Not asked where there is nothing to use. */
export function* useMoment(t: Table, seat: Seat, goOn: 'go-on' | 'end-turn' = 'go-on'): Rules {
  const s = t.state
  for (;;) {
    const usables = usablesOf(s, seat)
    if (usables.length === 0) return
    const chosen = yield* t.pick(
      seat,
      { prompt: 'moment', params: { upgrades: allianceOf(s, seat).upgrades }, rule: 'THE-TURN-09' },
      [null, ...usables],
      (one) => (one ? usableOption(s, one) : plain(goOn)),
    )
    if (!chosen) return
    yield* use(t, seat, chosen)
  }
}

export function usablesOf(s: State, seat: Seat): Usable[] {
  const usables: Usable[] = []
  const { upgrades, kept } = allianceOf(s, seat)
  if (upgrades > 0) {
    for (const unit of s.units)
      if (canUpgradeUnit(s, seat, unit)) usables.push({ kind: 'unit', unit })
    for (const slot of slotsInPlay(s)) {
      if (canUpgradeCard(s, seat, slot, upgrades)) usables.push({ kind: 'card', slot })
    }
  }
  for (const [i, card] of kept.entries()) {
    if (kept.indexOf(card) < i) continue
    if (defOf(card).playable?.(s, seat)) usables.push({ kind: 'kept', card })
  }
  return usables
}

export function usableOption(s: State, usable: Usable): Option {
  if (usable.kind === 'unit') return unitOption('upgrade-unit', usable.unit)
  if (usable.kind === 'kept') return cardOption('play', usable.card)
  return {
    ...slotOption('upgrade-card', s, usable.slot),
    params: { cost: upgradeCost(s, usable.slot) },
  }
}

export function* use(t: Table, seat: Seat, usable: Usable): Rules {
  const s = t.state
  if (usable.kind === 'kept') {
    yield* playKept(t, seat, usable.card)
  } else if (usable.kind === 'unit') {
    allianceOf(s, seat).upgrades--
    usable.unit.upgraded = true
    t.log('unit-upgraded', { unit: usable.unit.name }, 'THE-UPG-01')
  } else {
    const card = s.installed[usable.slot]!
    allianceOf(s, seat).upgrades -= upgradeCost(s, usable.slot)
    card.upgrades++
    t.log('card-upgraded', { card: card.id, upgrades: card.upgrades }, 'THE-UPG-02')
  }
}

/** THE-UPG-01, THE-UPG-08: any of the alliance's basic units, also in Space. */
function canUpgradeUnit(s: State, seat: Seat, unit: Unit): boolean {
  return isInPlay(unit) && !unit.upgraded && !isMinorAlien(unit) && allied(s, unit.owner, seat)
}

/** THE-UPG-02, THE-UPG-06, THE-MALF-07 */
function canUpgradeCard(s: State, seat: Seat, slot: Slot, upgrades: number): boolean {
  const card = s.installed[slot]
  return (
    card !== null &&
    defOf(card.id).value !== undefined &&
    card.upgrades < UPGRADES_PER_CARD &&
    upgradeCost(s, slot) <= upgrades &&
    !malfunctions(s, slot) &&
    allied(s, controllerOf(s, card), seat)
  )
}

/** THE-UPG-05: the tokens already there must be matched by others discarded; one stays. */
function upgradeCost(s: State, slot: Slot): number {
  return s.installed[slot]!.upgrades + 1
}

/** Instant and Bonus cards are out of the game once resolved (THE-CARDTYPE-10). */
function* playKept(t: Table, seat: Seat, card: CardId): Rules {
  discardKept(t, seat, card)
  yield* defOf(card).play!(t, seat)
}

export function discardKept(t: Table, seat: Seat, card: CardId): void {
  const s = t.state
  const { kept } = allianceOf(s, seat)
  kept.splice(kept.indexOf(card), 1)
  s.discarded.push(card)
  const rule = defOf(card).faction === 'none' ? 'THE-BONUS-02' : 'THE-CARDTYPE-06'
  t.log('plays', { faction: s.players[seat].faction, card }, rule)
}
