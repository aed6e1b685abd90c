import type { Params } from '@bulkhead/kernel'
import {
  PENDING_SLOTS,
  type PendingSlot,
  ROOM_NAMES,
  type Room,
  SECTORS,
  type Sector,
  SLOTS,
  type Slot,
} from './components.ts'
import type { CardId, State, Unit } from './state.ts'
import type { Label, Option } from './table.ts'

/** Options of the kinds that many rules offer: each points at what a player would touch. */

export function plain(label: Label, params?: Params): Option {
  return { id: label, label, params }
}

export function unitOption(label: Label, unit: Unit): Option {
  return { id: `${label}:${unit.name}`, label, targets: [{ kind: 'unit', id: unit.name }] }
}

export function sectorOption(label: Label, sector: Sector): Option {
  const { id } = SECTORS[sector]
  return { id: `${label}:${id}`, label, targets: [{ kind: 'sector', id }] }
}

export function roomOption(label: Label, sector: Sector, room: Room): Option {
  const id = `${SECTORS[sector].id}-${ROOM_NAMES[room]}`
  return {
    id: `${label}:${id}`,
    label,
    targets: [
      { kind: 'room', id },
      { kind: 'sector', id: SECTORS[sector].id },
    ],
    params: { letter: ROOM_NAMES[room] },
  }
}

/** A slot with what lies in it. */
export function slotOption(label: Label, s: State, slot: Slot): Option {
  const { id, sector } = SLOTS[slot]
  const lying = s.installed[slot]?.id ?? s.bonus[slot]
  const targets = [
    { kind: 'slot', id },
    { kind: 'sector', id: SECTORS[sector].id },
  ]
  if (lying) targets.push({ kind: 'card', id: lying })
  return { id: `${label}:${id}`, label, targets }
}

export function pendingOption(label: Label, s: State, slot: PendingSlot): Option {
  const { id, sector } = PENDING_SLOTS[slot]
  const targets = [
    { kind: 'pending', id },
    { kind: 'sector', id: SECTORS[sector].id },
  ]
  const card = s.pending[slot]
  if (card) targets.push({ kind: 'card', id: card.id })
  return { id: `${label}:${id}`, label, targets }
}

export function cardOption(label: Label, card: CardId): Option {
  return { id: `${label}:${card}`, label, targets: [{ kind: 'card', id: card }] }
}

export function factionOption(label: Label, faction: string): Option {
  return { id: `${label}:${faction}`, label, targets: [{ kind: 'faction', id: faction }] }
}
