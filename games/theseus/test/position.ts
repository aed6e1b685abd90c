import { Match, must, type Seat } from '@bulkhead/kernel'
import { cardInPlay, defOf } from '../cards/card.ts'
import { type FactionId, PENDING_SLOTS, SLOTS } from '../components.ts'
import { settle } from '../eject.ts'
import { theseus } from '../index.ts'
import { slotsInPlay } from '../queries.ts'
import {
  type BonusId,
  type CardId,
  type CardInPlay,
  ON_CARD,
  SPACE,
  type State,
  type Unit,
} from '../state.ts'
import type { Table } from '../table.ts'
import { startWorking } from '../working.ts'
import {
  emptyStation,
  findUnit,
  layMissingBonusCards,
  roomNumber,
  seatOf,
  sectorNumber,
  slotNumber,
} from './laying.ts'
import { Playing } from './playing.ts'

export { Playing } from './playing.ts'

/**
 * A position in the words of the game: an empty station in the middle of a game, to be furnished and
 * then played.
 *
 *   const game = position('marines', 'aliens')
 *     .unit('marine-1', 'corridors', 'a')
 *     .card('ali-hive', 'ctl-2')
 *     .play()
 *   game.choose('move:marine-1', 'room:control-room-a')
 *   expect(game.life('marines')).toBe(19)
 *
 * Where nothing is said: no unit stands on the station, every player has a deck of five cards, the
 * first faction is to move. The ring is the printed one; Pandora's Sector token lies nowhere.
 */
export function position(...factions: FactionId[]): Position {
  return new Position(factions, {})
}

/** The same for the team game: alliance A is the first and third faction, B the second and fourth. */
export function teamPosition(...factions: FactionId[]): Position {
  return new Position(factions, { mode: 'team' })
}

export class Position {
  readonly state: State

  constructor(
    factions: readonly FactionId[],
    private readonly options: Readonly<Record<string, string>>,
  ) {
    this.state = emptyStation(factions, options)
  }

  unit(name: string, sector: string, room: string, extra: Partial<Unit> = {}): this {
    const unit = this.findUnit(name)
    settle(this.state, unit, sectorNumber(sector), roomNumber(room))
    Object.assign(unit, extra)
    return this
  }

  unitInSpace(name: string, extra: Partial<Unit> = {}): this {
    Object.assign(this.findUnit(name), { sector: SPACE, ...extra })
    return this
  }

  /** A Minor Alien of the Aliens, or of Pandora. */
  minorAlien(name: string, sector: string, room: string, owner?: FactionId): this {
    const extra = owner ? { owner: this.seatOf(owner) } : {}
    return this.unit(name, sector, room, extra)
  }

  /** Installs a card. Its effect on being installed (Crawlers) takes place when the game is played. */
  card(id: CardId, slot: string, extra: Partial<CardInPlay> = {}): this {
    const owner = this.takeFromBox(id)
    const number = slotNumber(slot)
    this.state.bonus[number] = null
    this.state.installed[number] = { ...cardInPlay(id, owner), ...extra }
    return this
  }

  /** Fills every slot still empty but these with cards of a faction that trouble no unit. */
  fillSlots(faction: FactionId, ...free: string[]): this {
    const { box } = this.deck(faction).player(faction)
    const isHarmless = (id: CardId) => !/trap|instant/.test(defOf(id).type)
    for (const slot of slotsInPlay(this.state)) {
      const { id } = SLOTS[slot]
      if (this.state.installed[slot] || free.includes(id)) continue
      this.card(box.find(isHarmless)!, id)
    }
    return this
  }

  pending(id: CardId, slot: string): this {
    const number = PENDING_SLOTS.findIndex((one) => one.id === slot)
    this.state.pending[number] = cardInPlay(id, this.takeFromBox(id))
    return this
  }

  bonus(id: BonusId, slot: string): this {
    this.state.bonus[slotNumber(slot)] = id
    return this
  }

  /** Puts an Embryo on an installed card: Pandora controls it. */
  controlled(slot: string, embryo: string, once = true): this {
    const unit = this.findUnit(embryo)
    unit.sector = ON_CARD
    const control = { unit: this.state.units.indexOf(unit), once, since: 0, used: false }
    this.state.installed[slotNumber(slot)]!.control = control
    return this
  }

  /** Lets the Clamp in this slot hold a unit. */
  held(name: string, slot: string): this {
    this.findUnit(name).clamp = slotNumber(slot)
    return this
  }

  /** Puts Parasite tokens on a unit. */
  parasites(name: string, number: number, of: FactionId = 'aliens'): this {
    Object.assign(this.findUnit(name), { parasites: number, parasitesOf: this.seatOf(of) })
    return this
  }

  malfunction(slot: string): this {
    const pending = PENDING_SLOTS.findIndex((one) => one.id === slot)
    this.state.malfunction =
      pending >= 0 ? { pending: true, slot: pending } : { pending: false, slot: slotNumber(slot) }
    return this
  }

  deactivation(sector: string, owner: FactionId): this {
    this.state.deactivations[sectorNumber(sector)].push(this.seatOf(owner))
    return this
  }

  /** The deck, top card first. */
  deck(faction: FactionId, ...cards: CardId[]): this {
    const player = this.player(faction)
    player.box.push(...player.deck)
    player.deck = []
    for (const id of cards) this.takeFromBox(id)
    player.deck = [...cards].reverse()
    return this
  }

  kept(faction: FactionId, ...cards: (CardId | BonusId)[]): this {
    for (const id of cards) if (!id.startsWith('bon-')) this.takeFromBox(id)
    this.allianceOf(faction).kept.push(...cards)
    return this
  }

  upgrades(faction: FactionId, number: number): this {
    this.allianceOf(faction).upgrades = number
    return this
  }

  life(faction: FactionId, points: number): this {
    this.player(faction).life = points
    return this
  }

  data(faction: FactionId, points: number): this {
    this.player(faction).data = points
    return this
  }

  /** How many times the End-of-game token has moved. */
  endOfGame(advances: number): this {
    this.state.endOfGame = advances
    return this
  }

  /** Lays Pandora's Sector token. */
  pandoraAt(sector: string): this {
    this.state.pandora = { sector: sectorNumber(sector), side: 'left' }
    this.allianceOf('pandora').home = sectorNumber(sector)
    return this
  }

  toMove(faction: FactionId): this {
    this.state.turn.active = this.seatOf(faction)
    return this
  }

  /** For what the words above do not say. */
  with(change: (state: State) => void): this {
    change(this.state)
    return this
  }

  play(): Playing {
    const { state, options } = this
    layMissingBonusCards(state)
    // What was furnished is not told.
    const table = { state, log() {} } as unknown as Table
    state.installed.forEach((_, slot) => {
      startWorking(table, slot)
    })
    const factions = state.players.map((player) => player.faction)
    const game = { ...theseus, setup: () => state }
    const seats = factions.length
    const seed = { kind: 'fast' as const, seed: 1 }
    return new Playing(must(Match.start(game, { seats, seed, options: { ...options, factions } })))
  }

  private findUnit(name: string): Unit {
    return findUnit(this.state, name)
  }

  private player(faction: FactionId) {
    return this.state.players[this.seatOf(faction)]
  }

  private allianceOf(faction: FactionId) {
    return this.state.alliances[this.player(faction).alliance]
  }

  private seatOf(faction: FactionId): Seat {
    return seatOf(this.state, faction)
  }

  /** Every card exists once; what a position uses is taken from the box or else from the deck. */
  private takeFromBox(id: CardId): Seat {
    const owner = this.state.players.findIndex(({ faction }) => faction === defOf(id)?.faction)
    if (owner < 0) throw new Error(`Nobody here plays the card ${id}`)
    const { box, deck } = this.state.players[owner]
    const pile = box.includes(id) ? box : deck
    if (!pile.includes(id)) throw new Error(`There is no ${id} left`)
    pile.splice(pile.indexOf(id), 1)
    return owner
  }
}
