import type { Hidden } from '@bulkhead/common'
import { type Mode, NONE } from '@bulkhead/hull/state.ts'
import { onTop, PRINTED_ORDER, placeOf } from '@bulkhead/hull/test/laying.ts'
import { Playing as SharedPlaying } from '@bulkhead/hull/test/playing.ts'
import { Position as SharedPosition } from '@bulkhead/hull/test/position.ts'
import type { Options } from '@bulkhead/kernel'
import { LETTERS, type Letter } from '../css.ts'
import { lockdown as game } from '../index.ts'
import { own, ownOf, POWER_PLACES, type PowerPlace } from '../own.ts'
import { knowledgeAtStart, setup } from '../setup.ts'
import type { LockdownView } from '../view.ts'

/**
 * A position in the words of the game: a base in the middle of a game, to be furnished and then played.
 *
 *   const game = lockdown('hacker', 'sentry')
 *     .at('hacker', 'archive')
 *     .hand('hacker', 'search', 'rest')
 *     .power('s1', false)
 *     .play()
 *
 * Where nothing is said, it is the semi-cooperative game on the standard board against Night Stalkers, with power
 * everywhere and the Time token on its first space; the Weakness on the first place is known, as ever.
 */
export function lockdown(...crew: string[]): Position {
  return new Position(crew, { mode: crew.length === 1 ? 'solo' : 'semi-coop' })
}

export function lockdownCoop(...crew: string[]): Position {
  return new Position(crew, { mode: 'coop' })
}

export function onSurfaceBoard(...crew: string[]): Position {
  return new Position(crew, { mode: crew.length === 1 ? 'solo' : 'semi-coop', board: 'alternate' })
}

/** The original Intruders in place of the Night Stalkers. */
export function againstIntruders(...crew: string[]): Position {
  return new Position(crew, { mode: 'semi-coop', intruders: 'original' })
}

interface Choice {
  readonly mode: Mode
  readonly board?: string
  readonly intruders?: string
}

export class Position extends SharedPosition<LockdownView> {
  private readonly settled = new Set<Hidden>()

  constructor(
    crew: readonly string[],
    private readonly choice: Choice,
  ) {
    super(game, crew, setup(optionsOf(choice), crew.length, PRINTED_ORDER))
    for (const player of this.state.players) ownOf(player).knowledge = knowledgeAtStart(player)
    this.powered()
  }

  // --- power and time ---

  power(place: PowerPlace, on: boolean): this {
    own(this.state).power[place].on = on
    return this
  }

  /** Every section and the Elevator. */
  powered(): this {
    for (const place of POWER_PLACES) this.power(place, true)
    return this
  }

  /** No section, and no Elevator. */
  dark(): this {
    for (const place of POWER_PLACES) this.power(place, false)
    return this
  }

  /** Tokens by their numbers, on S-01, S-02, S-03 and the Elevator. */
  powerTokens(...numbers: number[]): this {
    const { power } = own(this.state)
    POWER_PLACES.forEach((place, i) => {
      power[place] = { number: numbers[i], on: power[place].on }
    })
    return this
  }

  /** The space of the Time token: 15 to 1, and 0 for the last. */
  space(number: number): this {
    return this.time(number)
  }

  timeActive(): this {
    own(this.state).timeActive = true
    return this
  }

  /** Face down on a space, in place of the token that lay there. */
  css(space: number, id: string, used = false): this {
    const { css, cssLeft } = own(this.state)
    const there = css.find((one) => one.space === space) ?? css[0]
    Object.assign(there, { space, used })
    return this.become([there], [id], [...css, ...cssLeft])
  }

  alertAt(space: number): this {
    own(this.state).alert = space
    return this
  }

  autodestructionAt(space: number, red = false): this {
    own(this.state).autodestruction = { space, red }
    return this
  }

  // --- the crew ---

  knowledge(character: string, knowledge: number): this {
    ownOf(this.player(character)).knowledge = knowledge
    return this
  }

  /** Has been to the Archive: the Knowledge token is active. */
  archived(character: string): this {
    ownOf(this.player(character)).active = true
    return this
  }

  inPod(character: string, letter: Letter): this {
    return this.is(character, { room: NONE, pod: LETTERS.indexOf(letter), passed: true })
  }

  // --- contingencies ---

  /** The active one. */
  contingency(id: string): this {
    return this.become([own(this.state).contingency], [id], this.contingencyTokens)
  }

  /** Contingency tokens that somebody has, in place of those that were dealt. */
  holds(character: string, ...ids: string[]): this {
    const player = this.player(character)
    const seat = this.state.players.indexOf(player)
    const { pool } = own(this.state)
    const { contingencies } = ownOf(player)
    while (contingencies.length < ids.length) contingencies.push(pool.pop()!)
    pool.push(...contingencies.splice(ids.length))
    this.become(contingencies, ids, this.contingencyTokens)
    for (const token of contingencies) token.seen = [seat]
    for (const token of pool) token.seen = []
    return this
  }

  /** Tokens of the neutral pool; the others stay what they are as far as they can. */
  pool(...ids: string[]): this {
    return this.become(own(this.state).pool, ids, this.contingencyTokens)
  }

  private get contingencyTokens(): Hidden[] {
    const { contingency, pool } = own(this.state)
    return [contingency, ...pool, ...this.state.players.flatMap((one) => ownOf(one).contingencies)]
  }

  /** Tokens become what they shall be, in exchange with others of whom nothing has been said. */
  private become(tokens: readonly Hidden[], ids: readonly string[], all: readonly Hidden[]): this {
    ids.forEach((id, i) => {
      const token = tokens[i]
      const other = all.find((one) => one.id === id && !this.settled.has(one))
      if (token.id !== id) {
        if (!other) throw new Error(`There is no ${id} left`)
        ;[other.id, token.id] = [token.id, id]
      }
      this.settled.add(token)
    })
    return this
  }

  // --- the base ---

  gateOpen(): this {
    own(this.state).gateOpen = true
    return this
  }

  /** By the tile there, or `bunker`. */
  roverAt(tile: string): this {
    own(this.state).rover = tile === 'bunker' ? NONE : placeOf(this.state, tile)
    return this
  }

  elevatorAt(tile: string): this {
    own(this.state).elevator = placeOf(this.state, tile)
    return this
  }

  /** The face-up Computer Action card, and the next ones. */
  computer(id: string, ...next: string[]): this {
    const mine = own(this.state)
    if (mine.computer !== id) {
      const index = mine.computerDeck.findIndex((card) => card.id === id)
      mine.computerDeck[index].id = mine.computer
      mine.computer = id
    }
    onTop(mine.computerDeck, next)
    return this
  }

  surfaceDeck(...ids: string[]): this {
    onTop(own(this.state).surface, ids)
    return this
  }

  /** A Weakness on one of the three places. */
  found(slot: 'first' | 'second' | 'third', id: string, found = true): this {
    const { weaknesses, box } = this.state
    const other = Object.values(weaknesses).find((one) => one.id === id)
    if (other) other.id = weaknesses[slot].id
    else box.weaknesses[box.weaknesses.indexOf(id)] = weaknesses[slot].id
    weaknesses[slot] = { id, found }
    return this
  }

  override play(seed = 1): Playing {
    return new Playing(game, ...this.begin(seed))
  }

  protected override get options(): Options {
    return optionsOf(this.choice)
  }
}

function optionsOf({ mode, board = 'standard', intruders = 'night-stalkers' }: Choice): Options {
  return {
    mode: mode === 'coop' ? 'coop' : 'semi-coop',
    board,
    intruders,
    alternatives: false,
    draft: 'free',
  }
}

export class Playing extends SharedPlaying<LockdownView> {
  /** The letter of the pod, for whoever waits in one. */
  override whereIs(character: string): string {
    const { fate, pod } = this.player(character)
    return fate === 'awake' && pod !== NONE ? `pod-${LETTERS[pod]}` : super.whereIs(character)
  }

  get own() {
    return own(this.state)
  }

  ownOf(character: string) {
    return ownOf(this.player(character))
  }
}
