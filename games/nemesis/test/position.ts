import { type Mode, NONE, type Objective } from '@bulkhead/hull/state.ts'
import { PRINTED_ORDER } from '@bulkhead/hull/test/laying.ts'
import { Playing as SharedPlaying } from '@bulkhead/hull/test/playing.ts'
import { Position as SharedPosition } from '@bulkhead/hull/test/position.ts'
import type { Options, Seat } from '@bulkhead/kernel'
import { allIntruderCards } from '../cards/intruder-cards.ts'
import { nemesis } from '../index.ts'
import { own } from '../own.ts'
import { setup } from '../setup.ts'
import type { NemesisView } from '../view.ts'

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
 * Where nothing is said, it is the semi-cooperative game on the standard board, where everybody stands in
 * the Hibernatorium with a loaded Weapon.
 */
export function position(...crew: string[]): Position {
  return new Position(crew, crew.length === 1 ? 'solo' : 'semi-coop', 'standard')
}

export function coopPosition(...crew: string[]): Position {
  return new Position(crew, 'coop', 'standard')
}

export function alternatePosition(...crew: string[]): Position {
  return new Position(crew, crew.length === 1 ? 'solo' : 'semi-coop', 'alternate')
}

export class Position extends SharedPosition<NemesisView> {
  constructor(crew: readonly string[], mode: Mode, board: string) {
    super(nemesis, crew, setup(optionsOf(mode, board), crew.length, PRINTED_ORDER))
    if (mode === 'semi-coop') this.dealt = crew.map((_, seat) => dealtTo(seat))
  }

  /** The first to die will go on as the Intruders. */
  intruderPlayer(): this {
    own(this.state).intrudersPlayed = true
    return this
  }

  /** Dead already and playing the Intruders, with these cards in hand and the others in the deck. */
  playsIntruders(character: string, ...hand: string[]): this {
    this.intruderPlayer().out(character, 'dead').is(character, { passed: false })
    const seat = this.state.players.indexOf(this.player(character))
    const deck = allIntruderCards().flatMap(({ id }) => (hand.includes(id) ? [] : id))
    own(this.state).intruderPlayer = { seat, active: true, hand, deck, discard: [], drawn: [] }
    return this
  }

  /** Waiting in a pod of this number. */
  inPod(character: string, number: number): this {
    const pod = own(this.state).pods.findIndex((one) => one.number === number)
    return this.is(character, { room: NONE, pod })
  }

  /** Pods by their numbers, turned to their unlocked side. */
  unlocked(...numbers: number[]): this {
    for (const pod of own(this.state).pods) if (numbers.includes(pod.number)) pod.locked = false
    return this
  }

  /** Whether the Engines 1, 2 and 3 are Working. */
  engines(...working: boolean[]): this {
    own(this.state).engines.forEach((engine, i) => {
      engine.working = working[i]
    })
    return this
  }

  /** What lies by the Cockpit, unseen: `coordinates-3`. */
  coordinates(id: string): this {
    const { coordinates, coordinatesLeft } = own(this.state)
    if (coordinates.id === id) return this
    coordinatesLeft[coordinatesLeft.indexOf(id)] = coordinates.id
    coordinates.id = id
    return this
  }

  /** Squares moved on the self-destruct track: 3 is the first yellow one. */
  selfDestruct(square: number): this {
    own(this.state).selfDestruct = square
    return this
  }

  override play(seed = 1): Playing {
    return new Playing(nemesis, ...this.begin(seed))
  }

  protected override get options(): Options {
    const { mode, board } = this.state
    return { ...optionsOf(mode, board), intruderPlayer: own(this.state).intrudersPlayed }
  }
}

function optionsOf(mode: Mode, board: string): Options {
  return {
    mode: mode === 'coop' ? 'coop' : 'semi-coop',
    board,
    intruderPlayer: false,
    draft: 'free',
  }
}

function dealtTo(seat: Seat): Objective[] {
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

export class Playing extends SharedPlaying<NemesisView> {
  /** The number of the pod, for whoever waits in one. */
  override whereIs(character: string): string {
    const { fate, pod } = this.player(character)
    const waits = fate === 'awake' && pod !== NONE
    return waits ? `pod-${own(this.state).pods[pod].number}` : super.whereIs(character)
  }
}
