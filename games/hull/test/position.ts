import { type Game, Match, must, type Offer, type Options, type Rules } from '@bulkhead/kernel'
import { newItem } from '../items.ts'
import type { Colour, IntruderType, WeaknessSlot } from '../kinds.ts'
import type { Printed } from '../pack.ts'
import { isCorpse } from '../queries.ts'
import { rulesOf } from '../ruleset.ts'
import { everybody } from '../secrets.ts'
import {
  type Door,
  type Fate,
  type Intruder,
  type Item,
  NONE,
  type ObjectId,
  type Objective,
  type Place,
  type Player,
  type State,
} from '../state.ts'
import type { Table } from '../table.ts'
import type { View } from '../view.ts'
import { corridorOf, onTop, placeOf, playerOf, underWay } from './laying.ts'
import { Playing } from './playing.ts'
import { type Script, withScript } from './script.ts'

/**
 * A position in the words of the family: a board in the middle of a game, to be furnished and then played.
 * Where nothing is said: every room is explored, holds 2 Items and nothing else; everybody stands where
 * their Character starts, unhurt, with their starting Item and no card in hand; player numbers and the
 * order of play follow the order of the Characters given; the first of them is about to act. Rooms are
 * named by their tiles.
 */
export class Position<V extends View = View> {
  readonly state: State
  /** The Objectives that everybody held before the first Encounter. */
  protected dealt: Objective[][]
  private script: Script = {}
  private named = 0

  /** `laid` has just been set up, in printed order. */
  constructor(
    protected readonly game: Game<State, V>,
    crew: readonly string[],
    laid: State,
  ) {
    this.dealt = laid.players.map(({ objectives }) => [...objectives])
    this.state = underWay(laid, crew)
  }

  private get printed(): Printed {
    return rulesOf(this.state).printed
  }

  // --- the crew ---

  player(character: string): Player {
    return playerOf(this.state, character)
  }

  at(character: string, tile: string): this {
    this.player(character).room = this.place(tile)
    return this
  }

  /** Cards by id; `infected` and `clean` are Contamination cards. What is not named stays in the deck. */
  hand(character: string, ...cards: string[]): this {
    return this.pile(character, 'hand', cards)
  }

  /** So many Action cards, the ones that can only pay first. */
  cards(character: string, number: number): this {
    const { deck } = this.player(character)
    return this.hand(character, ...(deck.slice(0, number) as string[]))
  }

  discard(character: string, ...cards: string[]): this {
    return this.pile(character, 'discard', cards)
  }

  /** The top of the draw deck, top card first. */
  deckTop(character: string, ...cards: string[]): this {
    const player = this.player(character)
    const taken = cards.map((card) => this.takeCard(player, card))
    player.deck.push(...taken.reverse())
    return this
  }

  /** An Item into the Inventory, or a Heavy one into a hand. */
  item(character: string, id: string, extra: Partial<Item> = {}): this {
    const player = this.player(character)
    const item = { ...newItem(id), ...extra }
    this.takeFromDeck(id)
    if (this.printed.items[id].heavy) {
      item.seen = everybody(this.state)
      player.hands.push({ item })
    } else player.inventory.push(item)
    if (this.printed.items[id].colour === 'quest')
      player.quests = player.quests.filter((one) => one !== id)
    return this
  }

  carrying(character: string, object: ObjectId): this {
    this.takeObject(object)
    this.player(character).hands.push({ object })
    return this
  }

  emptyHanded(character: string): this {
    const player = this.player(character)
    for (const { item } of player.hands) if (item) this.state.removed.push(item.id)
    player.hands = []
    return this
  }

  ammo(character: string, weapon: string, ammo: number): this {
    this.player(character).hands.find((held) => held.item?.id === weapon)!.item!.ammo = ammo
    return this
  }

  wound(character: string, id: string, dressed = false): this {
    const { wounds } = this.state
    wounds.splice(wounds.indexOf(id), 1)
    this.player(character).wounds.push({ id, dressed })
    return this
  }

  /** Anything else of a Character: `{ slime: true, lightWounds: 2 }`. */
  is(character: string, change: Partial<Player>): this {
    Object.assign(this.player(character), change)
    return this
  }

  /** Out of the game already; a dead Character's corpse lies where everybody started. */
  out(character: string, fate: Exclude<Fate, 'awake'>): this {
    const player = this.player(character)
    const seat = this.state.players.indexOf(player)
    this.is(character, { fate, room: NONE, passed: true })
    if (fate !== 'dead') return this
    this.state.firstDeath = true
    if (this.state.mode !== 'coop') {
      this.emptyHanded(character).is(character, { hand: [], deck: [], discard: [] })
    }
    return this.object(this.printed.characters[character].start, `corpse-${seat}`)
  }

  objectives(character: string, ...ids: [string, Objective['kind']][]): this {
    const player = this.player(character)
    const seat = this.state.players.indexOf(player)
    player.objectives = ids.map(([id, kind]) => ({
      id,
      kind,
      seen: this.isOpen(kind) ? everybody(this.state) : [seat],
    }))
    return this
  }

  // --- the ship ---

  /** Puts a tile on a slot (printed number), in exchange with the one that lay there. */
  tile(slot: number, tile: string): this {
    const { rooms, box } = this.state
    const old = rooms[slot - 1].tile
    const other = rooms.find((room) => room.tile === tile)
    if (other) other.tile = old
    else box.tiles[box.tiles.indexOf(tile)] = old
    rooms[slot - 1].tile = tile
    return this
  }

  /** Face down again, with this Exploration token: `danger-2`. */
  unexplored(tile: string, token = 'slime-3'): this {
    const room = this.state.rooms[this.place(tile)]
    const { tokens } = this.state.box
    if (tokens.includes(token)) tokens.splice(tokens.indexOf(token), 1)
    Object.assign(room, { explored: false, items: 0, token: { id: token, seen: [] } })
    return this
  }

  items(tile: string, number: number): this {
    this.state.rooms[this.place(tile)].items = number
    return this
  }

  fire(...tiles: string[]): this {
    for (const tile of tiles) this.state.rooms[this.place(tile)].fire = true
    return this
  }

  malfunction(...tiles: string[]): this {
    for (const tile of tiles) this.state.rooms[this.place(tile)].malfunction = true
    return this
  }

  object(tile: string, ...objects: ObjectId[]): this {
    for (const object of objects) {
      this.takeObject(object)
      this.state.rooms[this.place(tile)].objects.push(object)
    }
    return this
  }

  /** Corridors by id, and `technical-1`, `technical-2`. */
  noise(...exits: string[]): this {
    for (const exit of exits) {
      if (exit.startsWith('technical-')) {
        this.state.technicalNoise[Number(exit.split('-')[1]) - 1] = true
      } else this.state.corridors[corridorOf(this.state, exit)].noise = true
    }
    return this
  }

  door(corridor: string, door: Door): this {
    this.state.corridors[corridorOf(this.state, corridor)].door = door
    return this
  }

  // --- Intruders ---

  /** Named `adult-1`, `larva-2`… in the order in which they are put. */
  intruder(type: IntruderType, tile: string, extra: Partial<Intruder> = {}): this {
    const { reserve, intruders } = this.state
    const index = reserve.findIndex((token) => token.type === type)
    const token = index < 0 ? null : reserve.splice(index, 1)[0]
    const name = `${type}-${++this.named}`
    intruders.push({ name, type, room: this.place(tile), injuries: 0, token, ...extra })
    this.state.intrudersSeen = this.named
    this.state.firstEncounter = true
    for (const player of this.state.players) player.objectives.splice(1)
    return this
  }

  /** No Intruder has been met yet: everybody still holds two Objectives. */
  beforeFirstEncounter(): this {
    this.state.firstEncounter = false
    this.state.players.forEach((player, seat) => {
      player.objectives = [...this.dealt[seat]]
    })
    return this
  }

  /** So many Eggs are left on the Intruder board. */
  eggs(number: number): this {
    this.state.eggs = number
    return this
  }

  weakness(slot: WeaknessSlot, id: string, found = true): this {
    const { weaknesses, box } = this.state
    const other = Object.values(weaknesses).find((one) => one.id === id)
    if (other) other.id = weaknesses[slot].id
    else box.weaknesses[box.weaknesses.indexOf(id)] = weaknesses[slot].id
    weaknesses[slot] = { id, found }
    return this
  }

  // --- decks, chance, time ---

  /** The next Event cards, first one first. */
  events(...ids: string[]): this {
    onTop(this.state.events, ids)
    return this
  }

  /** The next Attack cards, for attacks and kill checks alike. */
  attacks(...ids: string[]): this {
    onTop(this.state.attacks, ids)
    return this
  }

  itemDeck(colour: Colour, ...ids: string[]): this {
    onTop(this.state.items[colour], ids)
    return this
  }

  woundDeck(...ids: string[]): this {
    const { wounds } = this.state
    for (const id of [...ids].reverse()) {
      wounds.splice(wounds.indexOf(id), 1)
      wounds.push(id)
    }
    return this
  }

  dice(script: Script): this {
    this.script = { ...this.script, ...script }
    return this
  }

  /** Squares moved on the Time track: 7 is the first blue one. */
  time(square: number): this {
    this.state.time = square
    return this
  }

  phase(phase: string): this {
    this.state.phase = phase
    return this
  }

  /** Holds the First Player token. */
  first(character: string): this {
    this.state.first = this.state.players.indexOf(this.player(character))
    return this
  }

  toAct(character: string, taken = 0): this {
    const seat = this.state.players.indexOf(this.player(character))
    Object.assign(this.state.turn, { seat, taken })
    return this
  }

  /** For what the words above do not say. */
  with(change: (state: State) => void): this {
    change(this.state)
    return this
  }

  play(seed = 1): Playing<V> {
    return new Playing(this.game, ...this.begin(seed))
  }

  /** What the table was opened with. */
  protected get options(): Options {
    return {}
  }

  protected begin(seed: number): [Match<State, V>, Script] {
    const { state, game, options } = this
    const script = structuredClone(this.script)
    const laid = {
      ...game,
      // Whatever came before has been laid already.
      follows: undefined,
      setup: () => state,
      step: (t: Table): Rules => game.step(withScript(t, script)),
      take: (t: Table, taken: Offer): Rules => game.take!(withScript(t, script), taken),
    }
    const seats = state.players.length
    const match = must(Match.start(laid, { seats, seed: { kind: 'fast', seed }, options }))
    return [match, script]
  }

  /** Objectives of this kind are dealt so that everybody knows them. */
  private isOpen(kind: string): boolean {
    return this.dealt.flat().some((one) => one.kind === kind && one.seen.includes(NONE))
  }

  private place(tile: string): Place {
    return placeOf(this.state, tile)
  }

  private pile(character: string, pile: 'hand' | 'discard', cards: string[]): this {
    const player = this.player(character)
    const taken = cards.map((card) => this.takeCard(player, card))
    player[pile] = [...player[pile], ...taken]
    return this
  }

  private takeCard(player: Player, card: string): string | number {
    if (card === 'infected' || card === 'clean') {
      const { contamination, contaminationDeck } = this.state
      const found = contaminationDeck.find(
        (one) => contamination[one].infected === (card === 'infected'),
      )!
      contaminationDeck.splice(contaminationDeck.indexOf(found), 1)
      return found
    }
    if (!player.deck.includes(card)) throw new Error(`There is no ${card} left in the deck`)
    player.deck.splice(player.deck.indexOf(card), 1)
    return card
  }

  /** From where Eggs and corpses are at first. */
  private takeObject(object: ObjectId): void {
    const { state } = this
    if (object === 'egg' && state.eggSupply > 0) state.eggSupply--
    else if (object === 'egg') state.eggs--
    if (!isCorpse(object)) return
    for (const { objects } of state.rooms) {
      if (objects.includes(object)) objects.splice(objects.indexOf(object), 1)
    }
  }

  private takeFromDeck(id: string): void {
    const { colour } = this.printed.items[id]
    const { items, crafted } = this.state
    if (colour === 'crafted') crafted.splice(crafted.indexOf(id), 1)
    else if (colour in items) {
      const deck = items[colour as Colour]
      deck.splice(
        deck.findIndex((card) => card.id === id),
        1,
      )
    }
  }
}
