import { Match, must, type Options, type Rng, type Rules } from '@bulkhead/kernel'
import { equip } from '../draft.ts'
import { itemSpots, spotsOf } from '../gear.ts'
import { retaliation as game } from '../index.ts'
import { everybody, hold, newItem } from '../items.ts'
import { type Gear, kindOf } from '../kinds.ts'
import { itemDef, printed } from '../pack.ts'
import { setup } from '../setup.ts'
import { type Fate, NONE, type Player, type State } from '../state.ts'
import type { Table } from '../table.ts'
import { newTurn } from '../turn.ts'
import { Laid } from './laying.ts'
import { Playing } from './playing.ts'
import { type Script, withScript } from './script.ts'

/** Nothing left to chance: decks lie in their printed order. */
export const PRINTED_ORDER: Rng = {
  position: 0,
  int: () => 0,
  pick: (items) => items[0],
  shuffle: (items) => items,
}

/** The Corridors around the Landing Zone in every position: values 1, 2 and 3, without a Door slot. */
const START = [
  ['r1c1-r2c0', 104],
  ['r2c0-r2c2', 204],
  ['r2c0-r3c1', 304],
] as const

/**
 * A position in the words of the rules: the first Round of a game, to be furnished and then played. Where
 * nothing is said: only the Landing Zone lies there, with Corridors 104 (north-east), 204 (east) and 304
 * (south-east); everybody stands in it, unhurt, with their Character Item, an empty Belt and no card in hand;
 * player numbers and seats follow the order of the Characters given; the first of them is about to act.
 */
export class Position extends Laid {
  private script: Script = {}

  constructor(
    private readonly crew: readonly string[],
    private readonly options: Options,
  ) {
    const all = { mode: 'semi-coop', deadly: false, tasks: 'standard', ...options }
    super(setup(all, crew.length, PRINTED_ORDER))
    this.begin()
  }

  private begin(): void {
    const s = this.state
    s.phase = 'turn'
    s.turn = newTurn(0)
    s.players.forEach((player, seat) => {
      player.number = seat + 1
      player.character = this.crew[seat]
      equip(s, player, PRINTED_ORDER)
      player.discarded = player.objectives.splice(1)[0] ?? null
    })
    s.box.characters = []
    for (const [place, tile] of START) this.corridor(place, tile)
  }

  // --- Characters ---

  player(character: string): Player {
    return this.state.players.find((one) => one.character === character)!
  }

  at(character: string, tile: string): this {
    this.player(character).room = this.slot(tile)
    return this
  }

  /** Faces of cards; `infected` and `clean` are Contamination cards. */
  hand(character: string, ...faces: string[]): this {
    return this.pile(character, 'hand', faces)
  }

  /** So many Action cards, whichever come first. */
  cards(character: string, number: number): this {
    const { deck, hand } = this.player(character)
    hand.push(...deck.splice(0, number))
    return this
  }

  discard(character: string, ...faces: string[]): this {
    return this.pile(character, 'discard', faces)
  }

  /** The next cards to be drawn, first one first. */
  deckTop(character: string, ...faces: string[]): this {
    const player = this.player(character)
    const taken = faces.map((face) => this.takeCard(player, face))
    player.deck.push(...taken.reverse())
    return this
  }

  belt(character: string, ...gear: Gear[]): this {
    const { belt } = this.player(character)
    gear.forEach((token, i) => {
      this.state.gear[kindOf(token)]--
      belt[i] = token
    })
    return this
  }

  /** Into the Backpack, a Hand slot or onto the Health track; its slots stay empty. */
  item(
    character: string,
    id: string,
    change: { malfunction?: boolean; markers?: number } = {},
  ): this {
    const s = this.state
    const player = this.player(character)
    this.takeFromDeck(id)
    const { heavy, armor } = itemDef({ id })
    const seen = heavy || armor ? everybody(s) : [s.players.indexOf(player)]
    const item = { ...newItem(id, seen), ...change }
    if (heavy) hold(player, item)
    else if (armor) player.armor = item
    else player.backpack.push(item)
    return this
  }

  emptyHanded(character: string): this {
    const s = this.state
    const player = this.player(character)
    for (const item of player.hands.flat()) {
      for (const { gear } of itemSpots(item)) if (gear) s.gear[kindOf(gear)]++
      s.removed.push(item.id)
    }
    player.hands = [[], []]
    return this
  }

  /** What lies on an Item, slot by slot. */
  loaded(character: string, item: string, ...gear: (Gear | null)[]): this {
    const s = this.state
    const spots = spotsOf(this.player(character)).filter(({ id }) => id.startsWith(`${item}-`))
    spots.forEach((spot, i) => {
      if (spot.gear) s.gear[kindOf(spot.gear)]++
      const token = gear[i] ?? null
      if (token) s.gear[kindOf(token)]--
      spot.put(token)
    })
    return this
  }

  wound(character: string, ...ids: string[]): this {
    const player = this.player(character)
    for (const id of ids) {
      const { deck } = this.state.wounds
      deck.splice(
        deck.findIndex((one) => one.id === id),
        1,
      )
      player.wounds.push(id)
    }
    player.health = Math.max(player.health, 3 * player.wounds.length)
    return this
  }

  is(character: string, change: Partial<Player>): this {
    Object.assign(this.player(character), change)
    return this
  }

  /** Out of the game already. */
  out(character: string, fate: Exclude<Fate, 'alive'>, left: Player['left'] = null): this {
    const player = this.player(character)
    this.is(character, { fate, left, passed: true })
    if (fate === 'dead') {
      this.emptyHanded(character).is(character, { hand: [], deck: [], discard: [], armor: null })
    }
    if (fate !== 'down') player.room = NONE
    return this
  }

  /** The Objectives in hand; with one the choice is made. */
  objectives(character: string, ...ids: string[]): this {
    const s = this.state
    const player = this.player(character)
    const seat = s.players.indexOf(player)
    const old = [...player.objectives, ...(player.discarded ? [player.discarded] : [])]
    for (const { id, kind } of old) s.box.objectives[kind].push(id)
    player.discarded = null
    player.objectives = ids.map((id) => {
      const { kind } = printed().objectives[id]
      const box = s.box.objectives[kind]
      if (box.includes(id)) box.splice(box.indexOf(id), 1)
      return { id, kind, seen: [seat] }
    })
    return this
  }

  // --- chance, time ---

  dice(script: Script): this {
    this.script = { ...this.script, ...script }
    return this
  }

  phase(phase: State['phase']): this {
    this.state.phase = phase
    return this
  }

  round(round: number): this {
    this.state.round = round
    return this
  }

  first(character: string): this {
    this.state.first = this.state.players.indexOf(this.player(character))
    return this
  }

  toAct(character: string, taken = 0): this {
    const seat = this.state.players.indexOf(this.player(character))
    this.state.turn = { ...newTurn(seat), taken }
    return this
  }

  passed(...characters: string[]): this {
    for (const character of characters) this.player(character).passed = true
    return this
  }

  /** Anything of the state: `{ nestDestroyed: true }`. */
  set(change: Partial<State>): this {
    Object.assign(this.state, change)
    return this
  }

  queenDead(): this {
    this.state.queen.dead = true
    return this
  }

  /** No Room of these types is left to be found. */
  found(...types: string[]): this {
    for (const type of types) this.state.tiles[type] = []
    return this
  }

  /** The Contamination deck is empty. */
  noContamination(): this {
    const { contaminationDeck, removed } = this.state
    removed.push(...contaminationDeck.splice(0).map(() => 'contamination'))
    return this
  }

  /** For what the words above do not say. */
  with(change: (state: State) => void): this {
    change(this.state)
    return this
  }

  play(seed = 1): Playing {
    const { state } = this
    const script = structuredClone(this.script)
    const laid = {
      ...game,
      setup: () => state,
      step: (t: Table): Rules => game.step(withScript(t, script)),
    }
    const seats = state.players.length
    const options = { ...this.options }
    return new Playing(
      must(Match.start(laid, { seats, seed: { kind: 'fast', seed }, options })),
      script,
    )
  }

  private pile(character: string, pile: 'hand' | 'discard', faces: string[]): this {
    const player = this.player(character)
    player[pile].push(...faces.map((face) => this.takeCard(player, face)))
    return this
  }

  private takeCard(player: Player, face: string): string | number {
    const { contamination, contaminationDeck } = this.state
    if (face === 'infected' || face === 'clean') {
      const found = contaminationDeck.find(
        (card) => contamination[card].infected === (face === 'infected'),
      )!
      contaminationDeck.splice(contaminationDeck.indexOf(found), 1)
      return found
    }
    const card = `${printed().characters[player.character].short}-${face}`
    if (!player.deck.includes(card)) throw new Error(`There is no ${card} in the deck`)
    player.deck.splice(player.deck.indexOf(card), 1)
    return card
  }

  private takeFromDeck(id: string): void {
    const s = this.state
    const { deck } = itemDef({ id })
    if (id === 'egg') s.eggs--
    if (deck === 'character' || deck === 'token') return
    const pile = deck === 'support' ? s.support.deck : s.items[deck].deck
    pile.splice(
      pile.findIndex((card) => card.id === id),
      1,
    )
  }
}

/** A position with these Characters. */
export function retaliationWith(options: Options, ...crew: string[]): Position {
  return new Position(crew, options)
}

/** A semi-cooperative game; with one Character the cooperative rules hold. */
export function retaliation(...crew: string[]): Position {
  return new Position(crew, {})
}
