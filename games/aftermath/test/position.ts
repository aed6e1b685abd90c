import { type Mode, NONE, type State } from '@bulkhead/hull/state.ts'
import { onTop, PRINTED_ORDER, placeOf, underWay } from '@bulkhead/hull/test/laying.ts'
import { Playing as SharedPlaying } from '@bulkhead/hull/test/playing.ts'
import { Position as SharedPosition } from '@bulkhead/hull/test/position.ts'
import { type Ending, must, type Options } from '@bulkhead/kernel'
import { nemesis } from '@bulkhead/nemesis'
import { newAlert } from '../alerts.ts'
import { TARGETING, type Targeting } from '../components.ts'
import { layOutfit } from '../crew.ts'
import { aftermath as game } from '../index.ts'
import { type Alert, own, ownOf, ownRoom, type Sand } from '../own.ts'
import { setup } from '../setup.ts'
import type { AftermathView } from '../view.ts'

/**
 * A position in the words of the game: a ship in the middle of a game, to be furnished and then played.
 *
 *   const game = epilogue('scout', 'soldier')
 *     .at('scout', 'canteen')
 *     .token('canteen', 'lockdown')
 *     .alert('alert-black-box')
 *     .play()
 *
 * Where nothing is said: no Aftermath token and no Alert lies anywhere; a classic game is semi-cooperative, on the
 * standard board, with everything that this box adds; an Epilogue follows a game of the Captain and the Pilot, and it
 * is its first round.
 */
export function classic(...crew: string[]): Position {
  return new Position(crew, { play: 'classic' })
}

export function investigation(...crew: string[]): Position {
  return new Position(crew, { play: 'investigation' })
}

export function epilogue(...crew: string[]): Position {
  return new Position(crew, { play: 'epilogue' })
}

/** What the table was opened with, where it is not the usual. */
export type Choice = Partial<Record<string, string | boolean>> & { mode?: Mode }

export class Position extends SharedPosition<AftermathView> {
  constructor(
    crew: readonly string[],
    private readonly choice: Choice,
    before: Ending = endOf(leftBehind()),
  ) {
    super(game, crew, setup(optionsOf(choice), crew.length, PRINTED_ORDER, before))
    for (const [place] of this.state.rooms.entries()) this.takeToken(ownRoom(this.state, place))
    layOutfit(this.state)
  }

  // --- tokens and Turrets ---

  /** An Aftermath token, face down. */
  token(tile: string, id: string): this {
    const room = ownRoom(this.state, this.placeOf(tile))
    this.takeToken(room)
    const { tokensLeft } = own(this.state)
    tokensLeft.splice(tokensLeft.indexOf(id), 1)
    room.token = { id, seen: [] }
    return this
  }

  /** A Slime Room token that has been revealed. */
  slimeRoom(tile: string): this {
    ownRoom(this.state, this.placeOf(tile)).slime = true
    return this
  }

  /** A Turret with this mode on top; everybody knows it where it is shown. */
  turret(tile: string, mode: Targeting, shown = false): this {
    const others = TARGETING.filter((one) => one !== mode)
    const pile = [...others, mode].map((id) => ({ id, seen: [] as number[] }))
    if (shown) pile[2].seen = [...this.state.players.keys(), NONE]
    ownRoom(this.state, this.placeOf(tile)).turret = { pile }
    return this
  }

  /** These have come in this round to the room where they are: Characters, and Intruders by their names. */
  entered(...names: string[]): this {
    for (const name of names) {
      const player = this.state.players.find(({ character }) => character === name)
      if (player) ownOf(player).entered = true
      else own(this.state).came.push(name)
    }
    return this
  }

  // --- Alerts and the Shuttle ---

  /** In play already, with nothing of what revealing it brings. */
  alert(id: string, extra: Partial<Alert> = {}): this {
    const { alerts } = own(this.state)
    onTop(alerts, [id])
    alerts.pop()
    own(this.state).alert = { ...newAlert(id), ...extra }
    return this
  }

  /** The next Alert cards, first one first. */
  alerts(...ids: string[]): this {
    onTop(own(this.state).alerts, ids)
    return this
  }

  /** How far the sand of the hourglass is. */
  sand(state: Sand['state']): this {
    own(this.state).sand!.state = state
    return this
  }

  /** The space of the marker on the Shuttle's track: 0 is green, 5 is red. */
  shuttle(space: number): this {
    own(this.state).shuttle = space
    return this
  }

  // --- the ship ---

  inPod(character: string, number: number): this {
    const pod = own(this.state).pods.findIndex((one) => one.number === number)
    return this.is(character, { room: NONE, pod })
  }

  /** Pods by their numbers, turned to their unlocked side. */
  unlocked(...numbers: number[]): this {
    for (const pod of own(this.state).pods) if (numbers.includes(pod.number)) pod.locked = false
    return this
  }

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

  selfDestruct(square: number): this {
    own(this.state).selfDestruct = square
    return this
  }

  /** The Personal Mission of somebody. */
  mission(character: string, id: string): this {
    const { objectives } = this.state.box
    const [mission] = this.player(character).objectives
    const other = this.state.players.find(({ objectives: [one] }) => one.id === id)
    if (other) other.objectives[0].id = mission.id
    else objectives.mission[objectives.mission.indexOf(id)] = mission.id
    mission.id = id
    return this
  }

  override play(seed = 1): Playing {
    return new Playing(game, ...this.begin(seed))
  }

  protected override get options(): Options {
    return optionsOf(this.choice)
  }

  private placeOf(tile: string) {
    return placeOf(this.state, tile)
  }

  private takeToken(room: ReturnType<typeof ownRoom>): void {
    if (room.token) own(this.state).tokensLeft.push(room.token.id)
    room.token = null
  }
}

function optionsOf(choice: Choice): Options {
  const options = Object.entries(game.options).map(([name, spec]) => [
    name,
    'default' in spec ? spec.default : undefined,
  ])
  return { ...Object.fromEntries(options), draft: 'free', ...choice }
}

/** A game of Nemesis that the Captain and the Pilot have played: everything is explored, and nothing has happened. */
export function leftBehind(): State {
  const options = { mode: 'semi-coop', board: 'standard', intruderPlayer: false, draft: 'free' }
  return underWay(nemesis.setup(options, 2, PRINTED_ORDER), ['captain', 'pilot'])
}

/** As it is handed on to the game that follows. */
export function endOf(state: State, of: Partial<Ending> = {}): Ending {
  const ending = { cause: 'jump', exploded: false, checks: [], winners: [] }
  return {
    game: 'nemesis',
    options: {},
    seats: state.players.length,
    state: { ...state, phase: 'over', ending: state.ending ?? ending },
    result: { winners: [], reason: 'jump' },
    ...of,
  }
}

export class Playing extends SharedPlaying<AftermathView> {
  /** The number of the pod, for whoever waits in one. */
  override whereIs(character: string): string {
    const { fate, pod } = this.player(character)
    const waits = fate === 'awake' && pod !== NONE
    return waits ? `pod-${own(this.state).pods[pod].number}` : super.whereIs(character)
  }

  /** Somebody takes what is on offer. */
  take(character: string, id: string): this {
    must(this.match.take(this.seat(character), id))
    return this
  }

  /** What somebody may take now; nobody's is what only time takes. */
  offers(character: string | null): string[] {
    return this.match.offers(character === null ? null : this.seat(character)).map(({ id }) => id)
  }

  get own() {
    return own(this.state)
  }

  ownOf(character: string) {
    return ownOf(this.player(character))
  }

  ownRoom(tile: string) {
    return ownRoom(this.state, placeOf(this.state, tile))
  }
}
