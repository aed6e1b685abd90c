import { findOffer, findOpen } from './asked.ts'
import { copy } from './copy.ts'
import { copyDecision } from './decision.ts'
import type {
  AnyGame,
  Decision,
  Ending,
  Game,
  Offer,
  Option,
  Result,
  Seat,
  Unavailable,
} from './game.ts'
import { hashOfState } from './hash.ts'
import { checkpointOf, History, type Recorded, UNDO_MESSAGES, type UndoStop } from './history.ts'
import { type Entry, type Line, LogReaders, readLog, sealLog } from './log.ts'
import { type Options, resolveSetup } from './options.ts'
import { pickOptions } from './picks.ts'
import { isRefusal, must, type Refusal, refusal } from './refusal.ts'
import { commitmentOf, type Rng, redrawn, rngFrom, type Seed } from './rng.ts'
import { Running } from './running.ts'
import { answersIn, makeSave, readBefore, readSave, type Save } from './save.ts'
import type { Snapshot } from './snapshot.ts'
import { MatchTable } from './table.ts'

export interface Setup {
  readonly seats: number
  readonly seed: Seed
  readonly options?: Readonly<Record<string, unknown>>
  /** The save of the finished match that this one goes on from. */
  readonly before?: Save
  /** Off for simulation: no log, no undo, no save, and no copy of the state is ever taken. */
  readonly history?: boolean
}

/** One game being played: it runs the rules, asks, takes answers, and remembers. */
export class Match<S = unknown, V = unknown> {
  private readonly running: Running<S>
  private readonly readers = new LogReaders()

  private constructor(
    readonly game: Game<S, V>,
    readonly options: Options,
    readonly seats: number,
    private seed: Seed,
    private readonly table: MatchTable<S>,
  ) {
    this.running = new Running(game, table, seats, () => (this.history ? this.saved() : null))
  }

  static start<S, V>(game: Game<S, V>, setup: Setup): Match<S, V> | Refusal {
    const { seats, seed, history = true } = setup
    const options = resolveSetup(game, setup.options ?? {}, seats)
    if (typeof options === 'string') return refusal('bad-setup', options)

    const before = Match.endingOf(game, options, setup.before)
    if (typeof before === 'string') return refusal('bad-setup', before)
    const wrong = before ? game.refuse(options, seats, before) : null
    if (wrong) return refusal('bad-setup', wrong)

    const rng = rngFrom(seed)
    const state = game.setup(options, seats, rng, before ?? undefined)
    const table = new MatchTable(state, rng, seats, history)
    const match = new Match(game, options, seats, seed, table)
    if (history) {
      match.running.history = new History(checkpointOf(table, 0), setup.before ?? null)
    }
    match.running.begin()
    return match
  }

  /** Plays a save again, once it is known to be whole and to belong to this game. */
  static resume<S, V>(game: Game<S, V>, data: unknown): Match<S, V> | Refusal {
    try {
      const save = readSave(game, data)
      return isRefusal(save) ? save : Match.again(game, save)
    } catch (error) {
      return refusal('bad-save', `This save cannot be played on: ${sentence(error)}`)
    }
  }

  private static again<S, V>(game: Game<S, V>, save: Save): Match<S, V> {
    const { options, seats, seed, before, undo, position } = save
    const match = must(Match.start(game, { options, seats, seed, before })) as Match<S, V>
    for (const [i, answer] of answersIn(save).entries()) {
      const refused = match.replay(answer)
      if (refused) throw new Error(`answer ${i + 1} is not legal: ${refused.message}`)
    }
    match.kept().raiseTo(undo)
    if (position && position !== hashOfState(match.state)) {
      throw new Error('its answers lead to another position')
    }
    return match
  }

  /** How the match ended that one with these options goes on from; a sentence where it cannot. */
  private static endingOf(game: AnyGame, options: Options, data: unknown): Ending | null | string {
    const before = readBefore(game, options, data)
    if (before === null || typeof before === 'string') return before
    try {
      const { state, options, seats, result } = Match.again(before.game, before.save)
      if (!result) return 'The earlier match is not finished.'
      return copy({ game: before.game.id, options, seats, state, result })
    } catch (error) {
      return `The earlier match cannot be played again: ${sentence(error)}`
    }
  }

  /** Goes on from a snapshot at once. It is trusted: only for what this program has made itself. */
  static restored<S, V>(game: Game<S, V>, snapshot: Snapshot): Match<S, V> {
    const { options, seats, seed, checkpoint } = snapshot
    const table = new MatchTable(checkpoint.state as S, rngFrom(seed), seats, true)
    table.entries = [...snapshot.log]
    const match = new Match(game, options, seats, seed, table)
    match.running.history = History.of(snapshot)
    match.running.restore()
    return match
  }

  // --- what can be read ---

  get state(): S {
    return this.table.state
  }

  get result(): Result | null {
    return this.running.outcome
  }

  /**
   * Every decision that is open, or those of one seat. They are the caller's own: whatever becomes of
   * them, an answer is looked up in the match's.
   */
  pending(seat?: Seat): Decision[] {
    const { open } = this.running
    const asked = seat === undefined ? open : open.filter((decision) => decision.seat === seat)
    return asked.map(copyDecision)
  }

  /** The match's own decisions, for a loop that only reads them and in which every copy counts. */
  get open(): readonly Decision[] {
    return this.running.open
  }

  /** What may be taken now, unasked: by anybody, by one seat, or (null) by time. */
  offers(seat?: Seat | null): readonly Offer[] {
    return this.running.offers(seat)
  }

  view(seat: Seat | null): V {
    return this.game.view(this.table.state, seat)
  }

  /** The lines this seat may read, from its own line number `since` on. */
  log(seat: Seat | null, since = 0): readonly Line[] {
    sealLog(this.table.entries)
    const lines = this.readers.read(this.table.entries, seat)
    return since === 0 ? lines : lines.slice(since)
  }

  /** What this seat may be looking for and cannot do now, while it is asked something. */
  whyNot(seat: Seat): readonly Unavailable[] {
    if (!this.open.some((decision) => decision.seat === seat)) return []
    return this.game.whyNot?.(this.table.state, seat) ?? []
  }

  /** Every answer so far, in the order of arrival. */
  get answers(): readonly Recorded[] {
    return this.kept().answers
  }

  /** The hash that was published before the game; null where chance is not sealed. */
  get commitment(): string | null {
    return commitmentOf(this.seed)
  }

  /** What chance was made from: shown when the game is over, never before. */
  get revealedSeed(): Seed | null {
    return this.running.outcome ? this.seed : null
  }

  /** How much chance was used so far. */
  get chanceUsed(): number {
    return this.table.rng.position
  }

  /** Who has learnt something hidden since the last answer; null is a spectator. */
  get informed(): ReadonlySet<Seat | null> {
    return this.table.informed
  }

  /**
   * Does something with this match and hears every line as it is written, while the state is what the
   * rules have made of it by then. What runs again is not heard again.
   */
  listen(heard: (entry: Entry) => void, act: () => void): void {
    this.table.heard = heard
    try {
      act()
    } finally {
      this.table.heard = null
    }
    sealLog(this.table.entries)
  }

  // --- what can be done ---

  answer(seat: Seat, decision: number, choice: string | readonly string[]): Refusal | null {
    if (this.running.outcome) return refusal('game-over', 'The game is over.')
    const asked = findOpen(this.open, this.seats, seat, decision)
    if (isRefusal(asked)) return asked
    const picks = pickOptions(asked, choice)
    if (isRefusal(picks)) return picks
    this.table.informed.clear()
    const forget = this.history?.record({ seat, picks: picks.map(idOf) }, this.table)
    try {
      this.running.deliver(asked, picks)
    } catch (error) {
      this.recover(error, forget)
    }
    return null
  }

  /**
   * Takes what is on offer to this seat; the questions that wait are asked again afterwards. Whoever
   * holds the clock says with seat null that the time of an offer has run out.
   */
  take(seat: Seat | null, offer: string): Refusal | null {
    if (this.running.outcome) return refusal('game-over', 'The game is over.')
    const taken = findOffer(this.offers(seat), this.seats, seat, offer)
    if (isRefusal(taken)) return taken
    this.table.informed.clear()
    const forget = this.history?.record({ seat, picks: [offer], offer: true }, this.table)
    try {
      this.running.take(taken)
    } catch (error) {
      this.recover(error, forget)
    }
    return null
  }

  /** Gives an answer, or takes an offer, as it was recorded: in a replay, or in a fork. */
  replay({ seat, picks, offer }: Recorded): Refusal | null {
    if (offer || seat === null) return this.take(seat, picks[0])
    const decision = this.open.find((one) => one.seat === seat)
    return this.answer(seat, decision?.id ?? -1, picks)
  }

  /** Takes this seat's last answer back, unless something came to light since. */
  undo(seat: Seat): Refusal | null {
    const stop = this.undoStop(seat)
    if (stop) return refusal('cannot-undo', UNDO_MESSAGES[stop])
    this.kept().takeBack()
    this.running.restore()
    return null
  }

  /** Why this seat cannot undo now; null where it can. */
  undoStop(seat: Seat): UndoStop | null {
    return this.history ? this.history.undoStop(seat) : 'nothing'
  }

  /** Does not pay after all: goes back to the choice that led to this decision. */
  cancel(seat: Seat, decision: number): Refusal | null {
    const asked = findOpen(this.open, this.seats, seat, decision)
    if (isRefusal(asked)) return asked
    if (!asked.cancel) {
      return refusal('cannot-cancel', 'This decision cannot be cancelled.', asked.options)
    }
    return this.undo(seat)
  }

  /** An independent match, as this one is now or as it was after some earlier answer. */
  fork(at = this.kept().answers.length): Match<S, V> {
    const { game, options, seats, seed } = this
    const history = this.kept()
    if (at < history.answers.length) return this.replayed(at)
    const table = new MatchTable(this.table.state, rngFrom(seed), seats, true)
    table.entries = [...this.table.entries]
    const twin = new Match(game, options, seats, seed, table)
    const copied = history.copy()
    twin.running.history = copied
    twin.running.restore()
    history.checkpoint = copied.checkpoint
    return twin
  }

  /** A match of its own from that point on, with fresh chance: what came is not what will come. */
  playOn(at: number, then: Seed): Match<S, V> {
    const twin = this.fork(at)
    twin.seed = { kind: 'forked', from: this.seed, at: twin.chanceUsed, then }
    twin.table.rng = rngFrom(twin.seed, twin.chanceUsed)
    return twin
  }

  /**
   * This match as it was after some earlier answer, to be played on in its place: what chance has decided since is
   * drawn anew, so that nobody goes back with knowledge of what will come.
   */
  goneBack(at: number): Match<S, V> {
    const twin = this.fork(at)
    if (twin.chanceUsed === this.chanceUsed) return twin
    twin.seed = redrawn(this.seed, twin.chanceUsed)
    twin.table.rng = rngFrom(twin.seed, twin.chanceUsed)
    return twin
  }

  /** Whether an answer after the first so many has shown anybody what was hidden: that cannot be drawn anew. */
  hasShownSince(at: number): boolean {
    const twin = this.fork(at)
    return this.answers.slice(at).some((answer) => {
      must(twin.replay(answer))
      return twin.informed.size > 0
    })
  }

  /**
   * A fork in which everything hidden from this seat is dealt anew: what a bot may think with. It
   * keeps no history of its own, and neither the seed nor the lines that only others may read.
   */
  redealt(seat: Seat | null, rng: Rng): Match<S, V> {
    const twin = this.fork()
    twin.game.redeal(twin.table.state, seat, rng)
    twin.running.history = null
    twin.seed = { kind: 'fast', seed: rng.int(2 ** 31) }
    twin.table.rng = rngFrom(twin.seed)
    twin.table.entries = readLog(twin.table.entries, seat)
    twin.running.redealAnswers(seat, rng)
    return twin
  }

  save(): Save {
    return this.saved(hashOfState(this.table.state))
  }

  private saved(position?: string): Save {
    const { options, seats, seed } = this
    const { answers, undo, before } = this.kept()
    const body = { options, seats, seed, answers, undo, position, before: before ?? undefined }
    return makeSave(this.game, body)
  }

  /** The match as it stands, to go on from at once. Nothing of it is to be changed. */
  snapshot(): Snapshot {
    const { options, seats, seed } = this
    const { answers, undo, before, checkpoint } = this.kept()
    sealLog(this.table.entries)
    const log = this.table.entries.slice(0, checkpoint.lines)
    return { options, seats, seed, answers: [...answers], undo, before, checkpoint, log }
  }

  // --- running the rules again ---

  /** A bug in the rules costs this answer, not the match. */
  private recover(error: unknown, forget?: () => void): never {
    forget?.()
    if (this.history) this.running.restore()
    throw error
  }

  /** The match from its very beginning with the first answers of this one. */
  private replayed(answers: number): Match<S, V> {
    const { game, options, seats, seed } = this
    const { answers: given, before } = this.kept()
    const setup = { options, seats, seed, before: before ?? undefined }
    const match = Match.start(game, setup) as Match<S, V>
    for (const answer of given.slice(0, answers)) must(match.replay(answer))
    return match
  }

  private get history(): History | null {
    return this.running.history
  }

  private kept(): History {
    if (!this.history) throw new Error('This match keeps no history.')
    return this.history
  }
}

function idOf(option: Option): string {
  return option.id
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
