import type { Decision, Game, Line, Match, Seat } from '@bulkhead/kernel'
import type { IntruderType } from '../kinds.ts'
import { ship } from '../queries.ts'
import type { Intruder, Player, State } from '../state.ts'
import type { View } from '../view.ts'
import { corridorOf, placeOf, playerOf } from './laying.ts'
import type { Script } from './script.ts'

/** Lines that tell what a deck or somebody's hand held; the script of a test draws from the bag. */
const REVEALING: readonly string[] = [
  'aftermath-token',
  'computer-card',
  'event',
  'explores',
  'kill-check',
  'launch',
  'scans',
  'sees-card',
  'sees-contingency',
  'sees-css',
  'sees-event',
  'sees-item',
  'sees-objective',
  'sees-room',
  'serious-wound',
  'surface-card',
  'weakness-found',
]

/** A position being played: answers are given by option id, everything is read as a player would. */
export class Playing<V extends View = View> {
  constructor(
    private readonly game: Game<State, V>,
    readonly match: Match<State, V>,
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
  decision(character?: string): Decision {
    const seat = character === undefined ? undefined : this.seat(character)
    const [decision] = this.match.pending(seat)
    if (!decision) throw new Error('Nothing is being asked')
    return decision
  }

  get prompt(): string {
    return this.match.result ? 'over' : this.decision().prompt
  }

  /** Everybody who is asked now. */
  get asked(): string[] {
    return this.match.pending().map(({ seat }) => this.state.players[seat].character)
  }

  options(character?: string): string[] {
    return this.match.result ? [] : this.decision(character).options.map((option) => option.id)
  }

  /** The options of one action, without its name: `ways('move')` gives `c-6-11` and so on. */
  ways(action: string): string[] {
    const prefix = `${action}:`
    return this.options().flatMap((id) => (id.startsWith(prefix) ? id.slice(prefix.length) : []))
  }

  /** The rule that keeps the acting Character from an action; null where nothing does. */
  forbidden(action: string): string | null {
    return this.unavailable(action)?.rule ?? null
  }

  /** The same in the words of the game: a text key. */
  why(action: string): string | null {
    return this.unavailable(action)?.why ?? null
  }

  /** Gives these single answers one after the other. */
  choose(...ids: string[]): this {
    for (const id of ids) this.answer(this.decision(), [id])
    return this
  }

  /** One answer of one Character, with any number of picks. */
  say(character: string, ...picks: string[]): this {
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

  player(character: string): Player {
    return playerOf(this.state, character)
  }

  seat(character: string): Seat {
    return this.state.players.indexOf(this.player(character))
  }

  /** The tile of the room a Character is in; `pod`, or what became of them. */
  whereIs(character: string): string {
    const { room, fate } = this.player(character)
    if (fate !== 'awake') return fate
    return room >= 0 ? this.state.rooms[room].tile : 'pod'
  }

  room(tile: string) {
    return this.state.rooms[placeOf(this.state, tile)]
  }

  corridor(id: string) {
    return this.state.corridors[corridorOf(this.state, id)]
  }

  /** Ids of all exits that hold a Noise marker. */
  get noise(): string[] {
    const { corridors } = ship(this.state).plan
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

  view(character: string | null) {
    return this.match.view(character === null ? null : this.seat(character))
  }

  /** Lines that this Character reads (null: a spectator), or those of one kind. */
  log(kind?: string, reader: string | null = null): Line[] {
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

  get winners(): string[] | null {
    return this.match.result?.winners.map((seat) => this.state.players[seat].character) ?? null
  }

  private unavailable(action: string) {
    const { seat } = this.decision()
    return this.match.whyNot(seat).find(({ what }) => what === `action.${action}`)
  }

  private answer({ seat, id, prompt, options }: Decision, picks: string[]): this {
    const read = this.match.log(seat).length
    const refused = this.match.answer(seat, id, picks)
    if (refused) {
      const legal = options.map((option) => option.id).join(' ')
      throw new Error(`"${picks.join(' ')}" is no answer to "${prompt}": ${legal}`)
    }
    this.checkInvariants()
    this.checkNoWayBack(seat, read)
    return this
  }

  /** Whoever has learnt something hidden cannot take back what led to it. */
  private checkNoWayBack(seat: Seat, read: number): void {
    const lines = this.match.log(seat).slice(read)
    const learnt = lines.find(({ kind }) => REVEALING.includes(kind))
    if (!learnt || this.match.result || this.match.undoStop(seat) !== null) return
    throw new Error(`Could be taken back, though it showed something: ${learnt.kind}`)
  }

  private checkInvariants(): void {
    const broken = this.game.check(this.state)
    if (broken.length > 0) throw new Error(broken.join(' '))
  }
}
