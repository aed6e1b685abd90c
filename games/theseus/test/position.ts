import { type Line, Match, must, type Seat } from '@bulkhead/kernel'
import { cardInPlay, cardsOf, defOf } from '../cards/card.ts'
import {
  CONTROL_ROOM,
  CORRIDORS,
  type FactionId,
  PENDING_SLOTS,
  ROOM_NAMES,
  type Room,
  SECTORS,
  SLOTS,
  sectorOfFaction,
  TECH_BAY,
} from '../components.ts'
import { settle } from '../eject.ts'
import { theseus } from '../index.ts'
import { startWorking } from '../installing.ts'
import { setup } from '../setup.ts'
import {
  type BonusId,
  type CardId,
  type CardInPlay,
  NONE,
  ON_CARD,
  SPACE,
  type State,
  type Unit,
} from '../state.ts'

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
    state.installed.forEach((_, slot) => {
      startWorking(state, slot)
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

/** A position being played: answers are given by option id, everything is read as a player would. */
export class Playing {
  constructor(readonly match: Match<State, ReturnType<typeof theseus.view>>) {
    this.checkInvariants()
  }

  get state(): State {
    return this.match.state
  }

  /** The decision that is open; tests have one at a time. */
  get decision() {
    const [decision] = this.match.pending()
    if (!decision) throw new Error('Nothing is being asked')
    return decision
  }

  get prompt(): string {
    return this.match.result ? 'over' : this.decision.prompt
  }

  get options(): string[] {
    return this.match.result ? [] : this.decision.options.map((option) => option.id)
  }

  /** The faction that has to decide. */
  get asked(): FactionId {
    return this.state.players[this.decision.seat].faction
  }

  /** The faction whose turn it is. */
  get active(): FactionId {
    return this.state.players[this.state.turn.active].faction
  }

  /** Gives these answers one after the other. */
  choose(...ids: string[]): this {
    for (const id of ids) {
      const { seat, id: decision, prompt, options } = this.decision
      const refused = this.match.answer(seat, decision, id)
      if (refused) {
        const legal = options.map((option) => option.id).join(' ')
        throw new Error(`"${id}" is no answer to "${prompt}": ${legal}`)
      }
      this.checkInvariants()
    }
    return this
  }

  /** Answers with as little as possible until it is another player's turn or the game is over. */
  endTurn(): this {
    const { number } = this.state.turn
    while (!this.match.result && this.state.turn.number === number) {
      this.choose(this.options.find((id) => PASSIVE.includes(id)) ?? this.options[0])
    }
    return this
  }

  unit(name: string): Unit & { sectorId: string; roomName: string } {
    const unit = findUnit(this.state, name)
    return {
      ...unit,
      sectorId: SECTORS[unit.sector]?.id ?? (unit.sector === SPACE ? 'space' : 'off'),
      roomName: ROOM_NAMES[unit.room] ?? '',
    }
  }

  /** Where a unit stands: `corridors-a`, `space` or `off`. */
  place(name: string): string {
    const { sectorId, roomName } = this.unit(name)
    return roomName ? `${sectorId}-${roomName}` : sectorId
  }

  /** A unit as everybody sees it. */
  seen(name: string) {
    return this.match.view(null).units.find((unit) => unit.name === name)!
  }

  /** The installed or pending card in a slot. */
  card(slot: string): CardInPlay | null {
    const pending = PENDING_SLOTS.findIndex((one) => one.id === slot)
    return pending >= 0 ? this.state.pending[pending] : this.state.installed[slotNumber(slot)]
  }

  bonus(slot: string): BonusId | null {
    return this.state.bonus[slotNumber(slot)]
  }

  /** The slot whose card carries the Malfunction token. */
  get malfunction(): string | null {
    return this.match.view(null).malfunction
  }

  /** Whose Deactivation tokens lie in a Sector. */
  deactivations(sector: string): FactionId[] {
    return this.state.deactivations[sectorNumber(sector)].map(
      (seat) => this.state.players[seat].faction,
    )
  }

  life(faction: FactionId): number {
    return this.state.players[seatOf(this.state, faction)].life
  }

  data(faction: FactionId): number {
    return this.state.players[seatOf(this.state, faction)].data
  }

  upgrades(faction: FactionId): number {
    return this.allianceOf(faction).upgrades
  }

  kept(faction: FactionId): readonly string[] {
    return this.allianceOf(faction).kept
  }

  deck(faction: FactionId): readonly CardId[] {
    return [...this.state.players[seatOf(this.state, faction)].deck].reverse()
  }

  get winners(): FactionId[] | null {
    const { result } = this.match
    return result?.winners.map((seat) => this.state.players[seat].faction) ?? null
  }

  /** Every line that everybody may read, or those of one kind. */
  log(kind?: string): Line[] {
    return this.match.log(null).filter((line) => kind === undefined || line.kind === kind)
  }

  /** The kinds of the lines of the log, of these kinds, in the order in which they happened. */
  kinds(...kinds: string[]): string[] {
    return this.log()
      .map((line) => line.kind)
      .filter((kind) => kinds.includes(kind))
  }

  /** What the lines of one kind name: `told('attacks', 'unit')` lists who attacked. */
  told(kind: string, param: string): (string | number | undefined)[] {
    return this.log(kind).map((line) => line.params?.[param])
  }

  private allianceOf(faction: FactionId) {
    return this.state.alliances[this.state.players[seatOf(this.state, faction)].alliance]
  }

  private checkInvariants(): void {
    const broken = theseus.check(this.state)
    if (broken.length > 0) throw new Error(broken.join(' '))
  }
}

/** Options that change nothing. */
const PASSIVE = [
  'go-on',
  'end-turn',
  'no-planning',
  'no-more',
  'no-control',
  'enter',
  'pass',
  'spend:0',
  'take-upgrade',
]

/** Everything laid out for these factions, and nothing on the station. */
function emptyStation(factions: readonly FactionId[], options: Record<string, unknown>): State {
  const all = {
    mode: 'deathmatch',
    level: '3',
    threeCards: false,
    decks: 'random',
    ring: 'printed',
  }
  const never = () => {
    throw new Error('A position uses no chance')
  }
  const rng = { position: 0, int: never, pick: never, shuffle: <T>(items: T[]) => items }
  const s = setup({ ...all, ...options, factions }, factions.length, rng)
  s.cursor = 'turn'
  const homes = factions.map(sectorOfFaction)
  for (const alliance of s.alliances) {
    alliance.home = alliance.members.map((seat) => homes[seat]).find((one) => one >= 0) ?? NONE
  }
  s.ring = ringOf(s)
  s.order = s.players.map((_, seat) => seat)
  for (const player of s.players) {
    if (player.faction === 'pandora') continue
    player.box = cardsOf(player.faction)
    player.deck = player.box.splice(0, DECK)
  }
  return s
}

const DECK = 5

function ringOf(s: State): number[] {
  const homes = s.alliances.map((alliance) => alliance.home).filter((sector) => sector >= 0)
  const [first, second, ...others] = homes
  if (s.mode !== 'deathmatch') {
    return [CORRIDORS, CONTROL_ROOM, first, TECH_BAY, ...(second === undefined ? [] : [second])]
  }
  return [CORRIDORS, first, CONTROL_ROOM, second, TECH_BAY, ...others]
}

/** A position without Bonus cards on its slots has had them used up. */
function layMissingBonusCards(s: State): void {
  const printed = s.ring
    .flatMap((sector) => SECTORS[sector].slots)
    .filter((slot) => SLOTS[slot].bonus)
  const ids: BonusId[] = ['bon-upgrade', 'bon-gangway', 'bon-unexpected-reinforcements']
  const bonuses = () =>
    [...s.bonus, ...s.alliances.flatMap((one) => one.kept), ...s.discarded].filter((id) =>
      id?.startsWith('bon-'),
    )
  while (bonuses().length < printed.length) {
    s.discarded.push(ids.find((id) => bonuses().filter((one) => one === id).length < 3)!)
  }
}

function findUnit(s: State, name: string): Unit {
  const unit = s.units.find((one) => one.name === name)
  if (!unit) throw new Error(`There is no unit ${name}`)
  return unit
}

function seatOf(s: State, faction: FactionId): Seat {
  return s.players.findIndex((player) => player.faction === faction)
}

function sectorNumber(id: string): number {
  const sector = SECTORS.findIndex((one) => one.id === id)
  if (sector < 0) throw new Error(`There is no Sector ${id}`)
  return sector
}

function slotNumber(id: string): number {
  const slot = SLOTS.findIndex((one) => one.id === id)
  if (slot < 0) throw new Error(`There is no slot ${id}`)
  return slot
}

function roomNumber(name: string): Room {
  return ROOM_NAMES.indexOf(name) as Room
}
