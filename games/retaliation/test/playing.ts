import type { Decision, Line, Match, Seat } from '@bulkhead/kernel'
import { retaliation } from '../index.ts'
import type { IntruderType } from '../kinds.ts'
import type { Corridor, Intruder, Player, Room, State } from '../state.ts'
import type { RetaliationView } from '../view.ts'
import { untold } from './chronicle.ts'
import type { Script } from './script.ts'

/** Lines that tell what a deck, a stack or the bag held. */
const REVEALING: readonly string[] = [
  'attack-card',
  'corridor-laid',
  'draws',
  'event',
  'exploration',
  'lander-destroyed',
  'queen-health',
  'reacts',
  'robot-revealed',
  'room-found',
  'scans',
  'searches',
  'sees-anti-aircraft',
  'sees-objective',
  'token',
  'wounded',
]

/** A position being played: answers are given by option id, everything is read as a player would. */
export class Playing {
  constructor(
    readonly match: Match<State, RetaliationView>,
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

  decision(character?: string): Decision {
    const [decision] = this.match.pending(
      character === undefined ? undefined : this.seat(character),
    )
    if (!decision) throw new Error('Nothing is being asked')
    return decision
  }

  get prompt(): string {
    return this.match.result ? 'over' : this.decision().prompt
  }

  /** Who is asked now. */
  get asked(): string[] {
    return this.match.pending().map(({ seat }) => this.state.players[seat].character)
  }

  options(): string[] {
    return this.match.result ? [] : this.decision().options.map(({ id }) => id)
  }

  /** The options of one action, without its name. */
  ways(action: string): string[] {
    const prefix = `${action}:`
    return this.options().flatMap((id) => (id.startsWith(prefix) ? id.slice(prefix.length) : []))
  }

  /** The rule that keeps the acting Character from an action; null where nothing does. */
  forbidden(action: string): string | null {
    const { seat } = this.decision()
    const found = this.match.whyNot(seat).find(({ what }) => what === `action.${action}`)
    return found?.rule ?? null
  }

  choose(...ids: string[]): this {
    for (const id of ids) this.answer(this.decision(), [id])
    return this
  }

  pick(...picks: string[]): this {
    return this.answer(this.decision(), picks)
  }

  /** Takes an action, pays with the first cards that can, and lets nobody react. */
  act(id: string, ...then: string[]): this {
    for (const answer of [id, ...then]) {
      this.choose(answer)
      this.settle()
    }
    return this
  }

  /** Pays and lets things pass, as far as these are what is asked. */
  settle(): this {
    while (!this.match.result) {
      const decision = this.decision()
      const { prompt, options, min } = decision
      if (prompt === 'pay') {
        this.answer(
          decision,
          options.slice(0, min).map(({ id }) => id),
        )
      } else if (prompt === 'react') this.answer(decision, ['let-attack'])
      else if (prompt === 'commanded') this.answer(decision, ['obey'])
      else break
    }
    return this
  }

  /** Passes, keeps every card and chooses nothing. */
  pass(): this {
    this.choose('pass')
    if (!this.match.result && this.prompt === 'discard-on-pass') this.pick()
    return this.endTurn()
  }

  /** Where the end of a turn is asked about. */
  endTurn(): this {
    if (!this.match.result && this.prompt === 'end-turn') this.choose('end-turn')
    return this
  }

  player(character: string): Player {
    return this.state.players.find((one) => one.character === character)!
  }

  seat(character: string): Seat {
    return this.state.players.indexOf(this.player(character))
  }

  /** The tile of the Room a Character is in; `lander`, or what became of them. */
  whereIs(character: string): string {
    const { room, fate, inLander } = this.player(character)
    if (fate !== 'alive') return fate
    return inLander ? 'lander' : this.state.rooms[room]!.tile
  }

  room(tile: string): Room {
    return this.state.rooms.find((room) => room?.tile === tile)!
  }

  corridor(tile: number): Corridor {
    return this.state.corridors.find((corridor) => corridor?.tile === tile)!
  }

  intruder(name: string): Intruder | undefined {
    return this.state.intruders.find((one) => one.name === name)
  }

  intrudersIn(tile: string): IntruderType[] {
    const slot = this.state.rooms.findIndex((room) => room?.tile === tile)
    return this.state.intruders.filter(({ room }) => room === slot).map(({ type }) => type)
  }

  intrudersAt(tile: number): IntruderType[] {
    const place = this.state.corridors.findIndex((corridor) => corridor?.tile === tile)
    return this.state.intruders.filter(({ corridor }) => corridor === place).map(({ type }) => type)
  }

  /** Numbers of the Corridors with a Noise marker. */
  get noise(): number[] {
    return this.state.corridors.flatMap((corridor) => (corridor?.noise ? [corridor.tile] : []))
  }

  view(character: string | null): RetaliationView {
    return this.match.view(character === null ? null : this.seat(character))
  }

  log(kind: string, reader: string | null = null): Line[] {
    const lines = this.match.log(reader === null ? null : this.seat(reader))
    return lines.filter((line) => line.kind === kind)
  }

  /** One parameter of every line of a kind. */
  told(kind: string, param: string): unknown[] {
    return this.log(kind).map(({ params }) => params?.[param])
  }

  get winners(): string[] | null {
    return this.match.result?.winners.map((seat) => this.state.players[seat].character) ?? null
  }

  private answer({ seat, id, prompt, options }: Decision, picks: string[]): this {
    const before = structuredClone(this.state)
    const read = this.read()
    const refused = this.match.answer(seat, id, picks)
    if (refused) {
      const legal = options.map((option) => option.id).join(' ')
      throw new Error(`"${picks.join(' ')}" is no answer to "${prompt}": ${legal}`)
    }
    this.checkInvariants()
    this.checkChronicle(before, read)
    this.checkNoWayBack(seat, read)
    return this
  }

  /** How many lines each reader has read. */
  private read(): Map<Seat | null, number> {
    const readers = [null, ...this.state.players.keys()]
    return new Map(readers.map((reader) => [reader, this.match.log(reader).length]))
  }

  /** Whoever has learnt something hidden cannot take back what led to it. */
  private checkNoWayBack(seat: Seat, read: ReadonlyMap<Seat | null, number>): void {
    const lines = this.match.log(seat).slice(read.get(seat))
    const learnt = lines.find(({ kind }) => REVEALING.includes(kind))
    if (!learnt || this.match.result || this.match.undoStop(seat) !== null) return
    throw new Error(`Could be taken back, though it showed something: ${learnt.kind}`)
  }

  /** Whoever reads the log knows what has changed. */
  private checkChronicle(before: State, read: ReadonlyMap<Seat | null, number>): void {
    const linesOf = (reader: Seat | null) => this.match.log(reader).slice(read.get(reader))
    // The script of a test puts tokens into the bag.
    const wrong = untold(before, linesOf, this.state).filter((one) => !one.startsWith('bag '))
    if (wrong.length > 0) throw new Error(`Not as the log has it: ${wrong.join('; ')}`)
  }

  private checkInvariants(): void {
    const broken = retaliation.check(this.state)
    if (broken.length > 0) throw new Error(broken.join(' '))
  }
}
