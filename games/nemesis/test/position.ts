import type { Hidden } from '@bulkhead/common'
import {
  type Decision,
  type Line,
  Match,
  must,
  type Rng,
  type Rules,
  type Seat,
} from '@bulkhead/kernel'
import { deckOf } from '../actions/card.ts'
import { undeclarable } from '../actions/declare.ts'
import { type BoardId, shipOf } from '../board.ts'
import { itemDef } from '../cards/item.ts'
import { allOverlordCards } from '../cards/overlord.ts'
import {
  CHARACTERS,
  type CharacterId,
  COMBAT_DIE,
  type Colour,
  type CombatFace,
  type IntruderType,
  NOISE_DIE,
  type NoiseFace,
  type Token,
  type WeaknessSlot,
} from '../components.ts'
import { nemesis } from '../index.ts'
import { everybody, newItem } from '../items.ts'
import { isCorpse } from '../queries.ts'
import { isSearchable } from '../rooms/tile.ts'
import { setup } from '../setup.ts'
import {
  type Cursor,
  type Door,
  type Fate,
  type Intruder,
  type Item,
  type Mode,
  NONE,
  type ObjectId,
  type Objective,
  type Place,
  type Player,
  type State,
} from '../state.ts'
import type { Table } from '../table.ts'

/**
 * A position in the words of the game: a ship in the middle of a game, to be furnished and then played.
 *
 *   const game = position('scout', 'captain')
 *     .at('scout', 'canteen')
 *     .hand('scout', 'search', 'rest')
 *     .noise('c-6-11')
 *     .play()
 *   game.dice({ noise: [2], tokens: ['adult'] }).act('move:c-6-11')
 *
 * Where nothing is said: the semi-cooperative game on the standard board; every room is explored, holds
 * 2 Items and nothing else; everybody stands in the Hibernatorium, unhurt, with their starting Weapon
 * and no card in hand; player numbers and the order of play follow the order of the Characters given;
 * the first of them is about to act. Rooms are named by their tiles.
 */
export function position(...crew: CharacterId[]): Position {
  return new Position(crew, crew.length === 1 ? 'solo' : 'semi-coop', 'standard')
}

export function coopPosition(...crew: CharacterId[]): Position {
  return new Position(crew, 'coop', 'standard')
}

export function alternatePosition(...crew: CharacterId[]): Position {
  return new Position(crew, crew.length === 1 ? 'solo' : 'semi-coop', 'alternate')
}

/** What dice and the bag show next; everything else is left to chance. */
export interface Script {
  noise?: NoiseFace[]
  combat?: CombatFace[]
  tokens?: (IntruderType | 'blank' | Token)[]
}

export class Position {
  readonly state: State
  private script: Script = {}
  private named = 0

  constructor(crew: readonly CharacterId[], mode: Mode, board: BoardId) {
    this.state = shipUnderWay(crew, mode, board)
  }

  // --- the crew ---

  player(character: CharacterId): Player {
    return playerOf(this.state, character)
  }

  at(character: CharacterId, tile: string): this {
    this.player(character).room = this.place(tile)
    return this
  }

  /** Cards by id; `infected` and `clean` are Contamination cards. What is not named stays in the deck. */
  hand(character: CharacterId, ...cards: string[]): this {
    return this.pile(character, 'hand', cards)
  }

  /** So many Action cards, the ones that can only pay first. */
  cards(character: CharacterId, number: number): this {
    const { deck } = this.player(character)
    return this.hand(character, ...(deck.slice(0, number) as string[]))
  }

  discard(character: CharacterId, ...cards: string[]): this {
    return this.pile(character, 'discard', cards)
  }

  /** The top of the draw deck, top card first. */
  deckTop(character: CharacterId, ...cards: string[]): this {
    const player = this.player(character)
    const taken = cards.map((card) => this.takeCard(player, card))
    player.deck.push(...taken.reverse())
    return this
  }

  /** An Item into the Inventory, or a Heavy one into a hand. */
  item(character: CharacterId, id: string, extra: Partial<Item> = {}): this {
    const player = this.player(character)
    const item = { ...newItem(id), ...extra }
    this.takeFromDeck(id)
    if (itemDef(id).heavy) {
      item.seen = everybody(this.state)
      player.hands.push({ item })
    } else player.inventory.push(item)
    if (itemDef(id).colour === 'quest') player.quests = player.quests.filter((one) => one !== id)
    return this
  }

  carrying(character: CharacterId, object: ObjectId): this {
    this.takeObject(object)
    this.player(character).hands.push({ object })
    return this
  }

  emptyHanded(character: CharacterId): this {
    const player = this.player(character)
    for (const { item } of player.hands) if (item) this.state.removed.push(item.id)
    player.hands = []
    return this
  }

  ammo(character: CharacterId, weapon: string, ammo: number): this {
    this.player(character).hands.find((held) => held.item?.id === weapon)!.item!.ammo = ammo
    return this
  }

  wound(character: CharacterId, id: string, dressed = false): this {
    const { wounds } = this.state
    wounds.splice(wounds.indexOf(id), 1)
    this.player(character).wounds.push({ id, dressed })
    return this
  }

  /** Anything else of a Character: `{ slime: true, lightWounds: 2 }`. */
  is(character: CharacterId, change: Partial<Player>): this {
    Object.assign(this.player(character), change)
    return this
  }

  /** Out of the game already; a dead Character's corpse lies in the Hibernatorium. */
  out(character: CharacterId, fate: Exclude<Fate, 'awake'>): this {
    const player = this.player(character)
    const seat = this.state.players.indexOf(player)
    this.is(character, { fate, room: NONE, passed: true })
    if (fate !== 'dead') return this
    this.state.firstDeath = true
    if (this.state.mode !== 'coop') {
      this.emptyHanded(character).is(character, { hand: [], deck: [], discard: [] })
    }
    return this.object('hibernatorium', `corpse-${seat}`)
  }

  /** The first to die will go on as the Intruders. */
  intruderPlayer(): this {
    this.state.intrudersPlayed = true
    return this
  }

  /** Dead already and playing the Intruders, with these cards in hand and the others in the deck. */
  overlord(character: CharacterId, ...hand: string[]): this {
    this.intruderPlayer().out(character, 'dead').is(character, { passed: false })
    const seat = this.state.players.indexOf(this.player(character))
    const deck = allOverlordCards().flatMap(({ id }) => (hand.includes(id) ? [] : id))
    this.state.overlord = { seat, active: true, hand, deck, discard: [], drawn: [] }
    return this
  }

  /** Waiting in a pod of this number. */
  inPod(character: CharacterId, number: number): this {
    const pod = this.state.pods.findIndex((one) => one.number === number)
    return this.is(character, { room: NONE, pod })
  }

  objectives(character: CharacterId, ...ids: [string, Objective['kind']][]): this {
    const player = this.player(character)
    const seat = this.state.players.indexOf(player)
    player.objectives = ids.map(([id, kind]) => ({ id, kind, seen: [seat] }))
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

  /** Pods by their numbers, turned to their unlocked side. */
  unlocked(...numbers: number[]): this {
    for (const pod of this.state.pods) if (numbers.includes(pod.number)) pod.locked = false
    return this
  }

  /** Whether the Engines 1, 2 and 3 are Working. */
  engines(...working: boolean[]): this {
    this.state.engines.forEach((engine, i) => {
      engine.working = working[i]
    })
    return this
  }

  /** What lies by the Cockpit, unseen: `coordinates-3`. */
  coordinates(id: string): this {
    const { coordinates, box } = this.state
    if (coordinates.id === id) return this
    box.coordinates[box.coordinates.indexOf(id)] = coordinates.id
    coordinates.id = id
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
      player.objectives = dealtTo(this.state, seat)
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

  /** Squares moved on the self-destruct track: 3 is the first yellow one. */
  selfDestruct(square: number): this {
    this.state.selfDestruct = square
    return this
  }

  phase(cursor: Cursor): this {
    this.state.cursor = cursor
    return this
  }

  /** Holds the First Player token. */
  first(character: CharacterId): this {
    this.state.first = this.state.players.indexOf(this.player(character))
    return this
  }

  toAct(character: CharacterId, taken = 0): this {
    const seat = this.state.players.indexOf(this.player(character))
    Object.assign(this.state.turn, { seat, taken })
    return this
  }

  /** For what the words above do not say. */
  with(change: (state: State) => void): this {
    change(this.state)
    return this
  }

  play(seed = 1): Playing {
    const { state, script } = this
    const scripted = structuredClone(script)
    const game = {
      ...nemesis,
      setup: () => state,
      step: (t: Table): Rules => nemesis.step(withScript(t, scripted)),
    }
    const options = {
      board: state.board,
      mode: state.mode === 'coop' ? 'coop' : 'semi-coop',
      intruderPlayer: state.intrudersPlayed,
    }
    const seats = state.players.length
    const chance = { kind: 'fast' as const, seed }
    return new Playing(must(Match.start(game, { seats, seed: chance, options })), scripted)
  }

  private place(tile: string): Place {
    return placeOf(this.state, tile)
  }

  private pile(character: CharacterId, pile: 'hand' | 'discard', cards: string[]): this {
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
    const { colour } = itemDef(id)
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

/** A position being played: answers are given by option id, everything is read as a player would. */
export class Playing {
  constructor(
    readonly match: Match<State, ReturnType<typeof nemesis.view>>,
    private readonly script: Script,
  ) {
    this.checkInvariants()
  }

  get state(): State {
    return this.match.state
  }

  dice(script: Script): this {
    Object.assign(this.script, structuredClone(script))
    return this
  }

  /** The open decision of a Character, or the only one. */
  decision(character?: CharacterId): Decision {
    const seat = character && this.seat(character)
    const [decision] = this.match.pending(seat)
    if (!decision) throw new Error('Nothing is being asked')
    return decision
  }

  get prompt(): string {
    return this.match.result ? 'over' : this.decision().prompt
  }

  /** Everybody who is asked now. */
  get asked(): CharacterId[] {
    return this.match.pending().map(({ seat }) => this.state.players[seat].character)
  }

  options(character?: CharacterId): string[] {
    return this.match.result ? [] : this.decision(character).options.map((option) => option.id)
  }

  /** The options of one action, without its name: `ways('move')` gives `c-6-11` and so on. */
  ways(action: string): string[] {
    const prefix = `${action}:`
    return this.options().flatMap((id) => (id.startsWith(prefix) ? id.slice(prefix.length) : []))
  }

  /** The rule that keeps the acting Character from an action; null where nothing does. */
  forbidden(action: string): string | null {
    const me = this.state.players[this.decision().seat]
    const found = undeclarable(this.state, me).find((one) => one.action === action)
    return found?.missing.rule ?? null
  }

  /** The same in the words of the game: a text key. */
  why(action: string): string | null {
    const me = this.state.players[this.decision().seat]
    const found = undeclarable(this.state, me).find((one) => one.action === action)
    return found?.missing.why ?? null
  }

  /** Gives these single answers one after the other. */
  choose(...ids: string[]): this {
    for (const id of ids) this.answer(this.decision(), [id])
    return this
  }

  /** One answer of one Character, with any number of picks. */
  say(character: CharacterId, ...picks: string[]): this {
    return this.answer(this.decision(character), picks)
  }

  /** Picks several options in the open decision. */
  pick(...picks: string[]): this {
    return this.answer(this.decision(), picks)
  }

  /**
   * Takes an action: pays with the first cards that can, and lets nobody interrupt. Further answers
   * are given one by one.
   */
  act(id: string, ...then: string[]): this {
    this.choose(id)
    this.settle()
    for (const answer of then) {
      this.choose(answer)
      this.settle()
    }
    return this
  }

  /** Pays and lets pass, as far as these are what is asked. */
  settle(): this {
    while (!this.match.result) {
      const decision = this.decision()
      if (decision.prompt === 'pay') {
        this.answer(
          decision,
          decision.options.slice(0, decision.min).map((option) => option.id),
        )
      } else if (['interrupt', 'counter-interruption'].includes(decision.prompt))
        this.answer(decision, ['let-pass'])
      else break
    }
    return this
  }

  /** Passes and keeps every card. */
  pass(): this {
    this.choose('pass')
    if (!this.match.result && this.prompt === 'discard-on-pass') this.pick()
    return this
  }

  player(character: CharacterId): Player {
    return playerOf(this.state, character)
  }

  seat(character: CharacterId): Seat {
    return this.state.players.indexOf(this.player(character))
  }

  /** The tile of the room a Character is in; `pod`, or what became of them. */
  whereIs(character: CharacterId): string {
    const { room, pod, fate } = this.player(character)
    if (fate !== 'awake') return fate
    return room >= 0 ? this.state.rooms[room].tile : `pod-${this.state.pods[pod].number}`
  }

  room(tile: string) {
    return this.state.rooms[placeOf(this.state, tile)]
  }

  corridor(id: string) {
    return this.state.corridors[corridorOf(this.state, id)]
  }

  /** Ids of all exits that hold a Noise marker. */
  get noise(): string[] {
    const { corridors } = shipOf(this.state.board).plan
    const noisy = corridors.filter((_, i) => this.state.corridors[i].noise).map(({ id }) => id)
    this.state.technicalNoise.forEach((one, i) => {
      if (one) noisy.push(`technical-${i + 1}`)
    })
    return noisy
  }

  intruder(name: string): Intruder | undefined {
    return this.state.intruders.find((one) => one.name === name)
  }

  /** The tile where an Intruder is; `gone` when it is off the board. */
  lair(name: string): string {
    const intruder = this.intruder(name)
    return intruder ? this.state.rooms[intruder.room].tile : 'gone'
  }

  /** Types of the Intruders in a room, in the order of their coming. */
  intrudersIn(tile: string): IntruderType[] {
    const place = placeOf(this.state, tile)
    return this.state.intruders.filter((one) => one.room === place).map((one) => one.type)
  }

  view(character: CharacterId | null) {
    return this.match.view(character === null ? null : this.seat(character))
  }

  /** Lines that this Character reads (null: a spectator), or those of one kind. */
  log(kind?: string, reader: CharacterId | null = null): Line[] {
    const lines = this.match.log(reader === null ? null : this.seat(reader))
    return lines.filter((line) => kind === undefined || line.kind === kind)
  }

  /** Which of these kinds of lines a spectator has read, in their order. */
  kinds(...wanted: string[]): string[] {
    return this.log().flatMap(({ kind }) => (wanted.includes(kind) ? [kind] : []))
  }

  /** One parameter of every line of a kind. */
  told(kind: string, param: string): unknown[] {
    return this.log(kind).map(({ params }) => params?.[param])
  }

  get winners(): CharacterId[] | null {
    return this.match.result?.winners.map((seat) => this.state.players[seat].character) ?? null
  }

  private answer({ seat, id, prompt, options }: Decision, picks: string[]): this {
    const refused = this.match.answer(seat, id, picks)
    if (refused) {
      const legal = options.map((option) => option.id).join(' ')
      throw new Error(`"${picks.join(' ')}" is no answer to "${prompt}": ${legal}`)
    }
    this.checkInvariants()
    return this
  }

  private checkInvariants(): void {
    const broken = nemesis.check(this.state)
    if (broken.length > 0) throw new Error(broken.join(' '))
  }
}

// --- laying it out ---

/** Nothing left to chance: tiles, tokens and decks lie in their printed order. */
const PRINTED_ORDER: Rng = {
  position: 0,
  int: () => 0,
  pick: (items) => items[0],
  shuffle: (items) => items,
}

const ITEMS_IN_EVERY_ROOM = 2

function shipUnderWay(crew: readonly CharacterId[], mode: Mode, board: BoardId): State {
  const options = {
    mode: mode === 'coop' ? 'coop' : 'semi-coop',
    board,
    intruderPlayer: false,
    draft: 'free',
  }
  const s = setup(options, crew.length, PRINTED_ORDER)
  const hibernatorium = placeOf(s, 'hibernatorium')
  s.cursor = 'turn'
  s.round = 1
  s.turn.fresh = crew.map((_, seat) => seat)
  s.firstEncounter = true
  s.players.forEach((player, seat) => {
    player.character = crew[seat]
    player.room = hibernatorium
    equip(s, player)
    player.objectives.splice(1)
  })
  for (const room of s.rooms) {
    if (room.token) {
      s.box.tokens.push(room.token.id)
      Object.assign(room, { token: null, explored: true })
    }
    if (isSearchable(room.tile)) room.items = ITEMS_IN_EVERY_ROOM
  }
  return s
}

function equip(s: State, player: Player): void {
  const { weapon, quests } = CHARACTERS[player.character]
  const item = newItem(weapon, itemDef(weapon).weapon!.capacity)
  item.seen = everybody(s)
  player.hands = [{ item }]
  player.quests = [...quests]
  player.deck = deckOf(player.character)
}

function dealtTo(s: State, seat: Seat): Objective[] {
  if (s.mode !== 'semi-coop') return s.players[seat].objectives
  const personal = [
    'save-the-property',
    'quarantine',
    'tireless-explorer',
    'decent-burial',
    'hoarder',
  ]
  const corporate = [
    'my-precious',
    'necroscopy',
    'ab-ovo',
    'extreme-field-biology',
    'bide-your-time',
  ]
  return [
    { id: personal[seat], kind: 'personal', seen: [seat] },
    { id: corporate[seat], kind: 'corporate', seen: [seat] },
  ]
}

/** A table whose dice and bag follow a script while it lasts. */
function withScript(t: Table, script: Script): Table {
  const { rng } = t
  const scripted: Rng = {
    get position() {
      return rng.position
    },
    set position(position) {
      rng.position = position
    },
    int: (n) => rng.int(n),
    shuffle: (items) => rng.shuffle(items),
    pick: <T>(items: readonly T[]): T =>
      (next(t, script, items) as T | undefined) ?? rng.pick(items),
  }
  return new Proxy(t, {
    get: (target, key) => (key === 'rng' ? scripted : Reflect.get(target, key)),
  })
}

function next(t: Table, script: Script, items: readonly unknown[]): unknown {
  if (items === NOISE_DIE) return script.noise?.shift()
  if (items === COMBAT_DIE) return script.combat?.shift()
  if (items !== t.state.bag) return undefined
  const wanted = script.tokens?.shift()
  if (wanted === undefined) return undefined
  const { bag, reserve } = t.state
  const fits = (token: Token) =>
    typeof wanted === 'string'
      ? token.type === wanted
      : token.type === wanted.type && token.number === wanted.number
  if (!bag.some(fits)) bag.push(...reserve.splice(reserve.findIndex(fits), 1))
  return bag.find(fits)
}

function onTop(pile: Hidden[], ids: readonly string[]): void {
  for (const id of [...ids].reverse()) {
    const index = pile.findIndex((card) => card.id === id)
    if (index < 0) throw new Error(`There is no ${id} in the deck`)
    pile.push(...pile.splice(index, 1))
  }
}

function playerOf(s: State, character: CharacterId): Player {
  const player = s.players.find((one) => one.character === character)
  if (!player) throw new Error(`Nobody plays the ${character}`)
  return player
}

function placeOf(s: State, tile: string): Place {
  const place = s.rooms.findIndex((room) => room.tile === tile)
  if (place < 0) throw new Error(`${tile} is not on the board`)
  return place
}

function corridorOf(s: State, id: string): number {
  const corridor = shipOf(s.board).plan.corridors.findIndex((one) => one.id === id)
  if (corridor < 0) throw new Error(`There is no corridor ${id}`)
  return corridor
}
