import type { Seat } from '@bulkhead/kernel'
import {
  type FactionId,
  PENDING_SLOTS,
  ROOM_NAMES,
  SECTORS,
  SLOTS,
  type UnitKind,
} from './components.ts'
import { cardValue, controllerOf } from './queries.ts'
import {
  type BonusId,
  type CardId,
  type CardInPlay,
  type Mode,
  NONE,
  type Outcome,
  SPACE,
  type State,
  SUPPLY,
  type Unit,
} from './state.ts'

/** Who sees what: everything but the order of the decks below their top card (THE-SETUP-26). */
export interface TheseusView {
  readonly mode: Mode
  readonly phase: State['cursor']
  readonly players: readonly PlayerView[]
  readonly alliances: readonly AllianceView[]
  /** The Sectors clockwise from the Corridors. */
  readonly sectors: readonly SectorView[]
  readonly pandora: { readonly sector: string; readonly side: string } | null
  readonly order: readonly Seat[]
  readonly turn: {
    readonly number: number
    readonly active: Seat
    readonly quiet: number
    readonly additional: readonly Seat[] | null
  }
  readonly units: readonly UnitView[]
  /** The slot whose card carries the Malfunction token. */
  readonly malfunction: string | null
  readonly endOfGame: number
  readonly discarded: readonly (CardId | BonusId)[]
  readonly outcome: Outcome | null
}

export interface PlayerView {
  readonly faction: FactionId
  readonly alliance: number
  readonly life: number
  readonly data: number
  readonly deck: { readonly count: number; readonly top: CardId | null }
  /** What is left in a deck that this seat has chosen itself, in no order. */
  readonly deckList: readonly CardId[] | null
  readonly boxed: number
  readonly drawn: readonly CardId[]
  readonly out: boolean
}

export interface AllianceView {
  readonly members: readonly Seat[]
  readonly home: string | null
  readonly upgrades: number
  readonly kept: readonly (CardId | BonusId)[]
}

export interface SectorView {
  readonly id: string
  /** Names of the units in the Rooms a to d. */
  readonly rooms: readonly (string | null)[]
  readonly slots: readonly SlotView[]
  readonly pending: readonly PendingView[]
  /** Whose Deactivation tokens lie here. */
  readonly deactivations: readonly Seat[]
}

export interface SlotView {
  readonly id: string
  readonly bonus: BonusId | null
  readonly card: CardView | null
}

export interface PendingView {
  readonly id: string
  readonly card: { readonly id: CardId; readonly owner: Seat } | null
}

export interface CardView {
  readonly id: CardId
  readonly owner: Seat
  readonly controller: Seat
  readonly value: number
  readonly upgrades: number
  readonly recording: number
  readonly active: boolean
  readonly crawled: boolean
  /** The Embryo on it, and whether for one use only. */
  readonly embryo: { readonly unit: string; readonly once: boolean } | null
}

export interface UnitView {
  readonly name: string
  readonly kind: UnitKind
  readonly owner: Seat
  readonly upgraded: boolean
  /** A Sector's id, `space`, `supply` or `card`. */
  readonly place: string
  readonly room: string | null
  readonly moved: boolean
  readonly invisible: boolean
  readonly parasites: number
  readonly held: boolean
}

export function view(s: State, seat: Seat | null): TheseusView {
  const { number, active, quiet, additional } = s.turn
  return {
    mode: s.mode,
    phase: s.cursor,
    players: s.players.map((_, owner) => playerView(s, owner, seat)),
    alliances: s.alliances.map(({ members, home, upgrades, kept }) => ({
      members: [...members],
      home: home === NONE ? null : SECTORS[home].id,
      upgrades,
      kept: [...kept],
    })),
    sectors: s.ring.map((sector) => sectorView(s, sector)),
    pandora:
      s.pandora.sector === NONE
        ? null
        : { sector: SECTORS[s.pandora.sector].id, side: s.pandora.side },
    order: [...s.order],
    turn: { number, active, quiet, additional: additional && [...additional] },
    units: s.units.map(unitView),
    malfunction: s.malfunction && malfunctioningSlot(s.malfunction),
    endOfGame: s.endOfGame,
    discarded: [...s.discarded],
    outcome: s.outcome && { winners: [...s.outcome.winners], reason: s.outcome.reason },
  }
}

function playerView(s: State, owner: Seat, seat: Seat | null): PlayerView {
  const { faction, alliance, life, data, deck, box, drawn, out } = s.players[owner]
  return {
    faction,
    alliance,
    life,
    data,
    deck: { count: deck.length, top: deck.at(-1) ?? null },
    deckList: s.rules.chosenDecks && owner === seat ? [...deck].sort() : null,
    boxed: box.length,
    drawn: [...drawn],
    out,
  }
}

function sectorView(s: State, sector: number): SectorView {
  const board = SECTORS[sector]
  return {
    id: board.id,
    rooms: s.rooms[sector].map((unit) => (unit === NONE ? null : s.units[unit].name)),
    slots: board.slots.map((slot) => {
      const card = s.installed[slot]
      return { id: SLOTS[slot].id, bonus: s.bonus[slot], card: card && cardView(s, card) }
    }),
    pending: board.pending.map((slot) => {
      const card = s.pending[slot]
      return { id: PENDING_SLOTS[slot].id, card: card && { id: card.id, owner: card.owner } }
    }),
    deactivations: [...s.deactivations[sector]],
  }
}

function cardView(s: State, card: CardInPlay): CardView {
  const { id, owner, upgrades, recording, active, crawled, control } = card
  return {
    id,
    owner,
    controller: controllerOf(s, card),
    value: cardValue(card),
    upgrades,
    recording,
    active,
    crawled,
    embryo: control && { unit: s.units[control.unit].name, once: control.once },
  }
}

function unitView(unit: Unit): UnitView {
  const { name, kind, owner, upgraded, moved, invisible, parasites, clamp } = unit
  const room = unit.room === NONE ? null : ROOM_NAMES[unit.room]
  const place = placeOf(unit)
  return {
    name,
    kind,
    owner,
    upgraded,
    place,
    room,
    moved,
    invisible,
    parasites,
    held: clamp !== NONE,
  }
}

function placeOf(unit: Unit): string {
  if (unit.sector >= 0) return SECTORS[unit.sector].id
  if (unit.sector === SPACE) return 'space'
  return unit.sector === SUPPLY ? 'supply' : 'card'
}

function malfunctioningSlot({ pending, slot }: { pending: boolean; slot: number }): string {
  return pending ? PENDING_SLOTS[slot].id : SLOTS[slot].id
}
