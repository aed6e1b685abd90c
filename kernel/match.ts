import { copy } from './copy.ts'
import type { Answered, Ask, Decision, Game, Option, Result, Rules, Seat } from './game.ts'
import { type Checkpoint, checkpointOf, History, type Recorded, type UndoStop } from './history.ts'
import { type Line, readLog } from './log.ts'
import { type Options, resolveOptions } from './options.ts'
import { isRefusal, type Refusal, refusal } from './refusal.ts'
import { commitmentOf, FastRng, type Rng, rngFrom, type Seed } from './rng.ts'
import { makeSave, readSave, type Save } from './save.ts'
import { MatchTable, STEP_ENDED } from './table.ts'

export interface Setup {
  readonly seats: number
  readonly seed: Seed
  readonly options?: Readonly<Record<string, unknown>>
  /** Off for simulation: no log, no undo, no save, and no copy of the state is ever taken. */
  readonly history?: boolean
}

/** A bug in a game's rules, with everything needed to see it again. */
export class RulesError extends Error {
  constructor(
    cause: unknown,
    readonly save: Save | null,
  ) {
    super(`The rules failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'RulesError'
  }
}

const STEPS_WITHOUT_A_QUESTION = 10_000

/** One game being played: it runs the rules, asks, takes answers, and remembers. */
export class Match<S = unknown, V = unknown> {
  private table: MatchTable<S>
  private rules: Rules | null = null
  private asks: readonly Ask[] = []
  private open: readonly Decision[] = []
  private arrived: Answered[] = []
  private history: History | null = null
  private outcome: Result | null = null

  private constructor(
    readonly game: Game<S, V>,
    readonly options: Options,
    readonly seats: number,
    private readonly seed: Seed,
    table: MatchTable<S>,
  ) {
    this.table = table
  }

  static start<S, V>(game: Game<S, V>, setup: Setup): Match<S, V> | Refusal {
    const { seats, seed, history = true } = setup
    const { min, max } = game.seats
    if (!Number.isInteger(seats) || seats < min || seats > max) {
      return refusal('bad-setup', `${game.id} takes ${min} to ${max} seats, not ${seats}.`)
    }
    const options = resolveOptions(game.options, setup.options ?? {}, seats)
    if (typeof options === 'string') return refusal('bad-setup', options)
    const refused = game.refuse(options, seats)
    if (refused) return refusal('bad-setup', refused)

    const rng = rngFrom(seed)
    const table = new MatchTable(game.setup(options, seats, rng), rng, seats, history)
    const match = new Match(game, options, seats, seed, table)
    if (history) {
      match.history = new History(checkpointOf(table, 0))
      match.history.rejoin(table)
    }
    match.run()
    return match
  }

  /** Continues a save, once it is known to be whole and to belong to this game. */
  static resume<S, V>(game: Game<S, V>, data: unknown): Match<S, V> | Refusal {
    const save = readSave(game, data)
    if (isRefusal(save)) return save
    const { options, seats, seed, checkpoint } = save
    const rng = rngFrom(seed)
    const table = new MatchTable(checkpoint.state as S, rng, seats, true)
    table.entries = [...save.log]
    const match = new Match(game, options, seats, seed, table)
    const history = new History(checkpoint)
    history.answers = [...save.answers]
    history.floor = save.undo.floor
    history.stop = save.undo.stop
    match.history = history
    try {
      match.restore()
    } catch (error) {
      return refusal('bad-save', `This save cannot be played on: ${sentence(error)}`)
    }
    return match
  }

  // --- what can be read ---

  get state(): S {
    return this.table.state
  }

  get result(): Result | null {
    return this.outcome
  }

  /** Every decision that is open, or those of one seat. */
  pending(seat?: Seat): readonly Decision[] {
    return seat === undefined ? this.open : this.open.filter((decision) => decision.seat === seat)
  }

  view(seat: Seat | null): V {
    return this.game.view(this.table.state, seat)
  }

  /** The lines this seat may read, from its own line number `since` on. */
  log(seat: Seat | null, since = 0): Line[] {
    return readLog(this.table.entries, seat, since)
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
    return this.outcome ? this.seed : null
  }

  // --- what can be done ---

  answer(seat: Seat, decision: number, choice: string | readonly string[]): Refusal | null {
    if (this.outcome) return refusal('game-over', 'The game is over.')
    const asked = this.findOpen(seat, decision)
    if (isRefusal(asked)) return asked
    const picks = pickOptions(asked, choice)
    if (isRefusal(picks)) return picks
    this.history?.record({ seat, picks: picks.map(idOf) }, this.table)
    this.deliver(asked, picks)
    return null
  }

  /** Takes this seat's last answer back, unless something came to light since. */
  undo(seat: Seat): Refusal | null {
    const stop = this.undoStop(seat)
    if (stop) return refusal('cannot-undo', UNDO_MESSAGES[stop])
    this.kept().takeBack()
    this.restore()
    return null
  }

  /** Why this seat cannot undo now; null where it can. */
  undoStop(seat: Seat): UndoStop | null {
    return this.history ? this.history.undoStop(seat) : 'nothing'
  }

  /** Does not pay after all: goes back to the choice that led to this decision. */
  cancel(seat: Seat, decision: number): Refusal | null {
    const asked = this.findOpen(seat, decision)
    if (isRefusal(asked)) return asked
    if (!asked.cancel) {
      return refusal('cannot-cancel', 'This decision cannot be cancelled.', asked.options)
    }
    return this.undo(seat)
  }

  /** An independent match, as this one is now or as it was after some earlier answer. */
  fork(at = this.kept().answers.length): Match<S, V> {
    const history = this.kept()
    const twin = new Match(
      this.game,
      this.options,
      this.seats,
      this.seed,
      new MatchTable(this.table.state, rngFrom(this.seed), this.seats, true),
    )
    if (at >= history.answers.length) {
      twin.table.entries = [...this.table.entries]
      twin.history = history.copy()
      twin.restore()
      return twin
    }
    return this.replayed(at)
  }

  /**
   * A fork in which everything hidden from this seat is dealt anew: what a bot may think with. It
   * keeps no history of its own.
   */
  redealt(seat: Seat | null, rng: Rng): Match<S, V> {
    const twin = this.fork()
    twin.game.redeal(twin.table.state, seat, rng)
    twin.history = null
    twin.table.rng = new FastRng(rng.int(2 ** 31))
    twin.redealAnswers(seat, rng)
    return twin
  }

  save(): Save {
    const history = this.kept()
    return makeSave(this.game, {
      options: this.options,
      seats: this.seats,
      seed: this.seed,
      answers: history.answers,
      checkpoint: history.checkpoint,
      undo: { floor: history.floor, stop: history.stop },
      log: this.table.entries.slice(0, history.checkpoint.lines),
    })
  }

  // --- running the rules ---

  private run(given?: readonly Answered[]): void {
    let answers = given
    try {
      for (let steps = 0; steps < STEPS_WITHOUT_A_QUESTION; steps++) {
        if (!this.rules) {
          this.outcome = this.game.result(this.table.state)
          if (this.outcome) return this.openAsks([])
          if (!this.replaying) this.history?.betweenSteps(this.table)
          this.rules = this.game.step(this.table)
        }
        const asks = this.runRules(this.rules, answers)
        answers = undefined
        if (asks) return this.openAsks(asks)
        this.rules = null
      }
      throw new Error(`${STEPS_WITHOUT_A_QUESTION} steps passed without a question`)
    } catch (error) {
      throw new RulesError(error, this.history ? this.save() : null)
    }
  }

  /** Runs on to the next question; null when the step is over. */
  private runRules(rules: Rules, answers?: readonly Answered[]): readonly Ask[] | null {
    try {
      const next = answers ? rules.next(answers) : rules.next()
      if (next.done) return null
      return Array.isArray(next.value) ? next.value : [next.value as Ask]
    } catch (error) {
      if (error === STEP_ENDED) return null
      throw error
    }
  }

  private openAsks(asks: readonly Ask[]): void {
    if (!this.replaying) this.history?.settle(this.table)
    this.asks = asks
    this.arrived = []
    this.open = asks.map((ask) => this.openDecision(ask))
  }

  private openDecision({ id, seat, question, choices }: Ask): Decision {
    const options = typeof choices === 'function' ? choices() : choices
    const { prompt, params, rule, min = 1, max = min } = question
    if (options.length < Math.max(min, 1)) throw new Error(`"${prompt}" asks with too few options`)
    const cancel = question.cancel === true && this.undoStop(seat) === null
    return { id, seat, prompt, params, rule, options, min, max, cancel }
  }

  private findOpen(seat: Seat, id: number): Decision | Refusal {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats) {
      return refusal('no-such-seat', `There is no seat ${seat} at this table.`)
    }
    const decision = this.open.find((one) => one.seat === seat)
    if (!decision) return refusal('not-asked', `Seat ${seat} has nothing to decide now.`)
    if (decision.id !== id) {
      return refusal('stale', `Decision ${id} is not open for seat ${seat}.`, decision.options)
    }
    return decision
  }

  private deliver(decision: Decision, picks: readonly Option[]): void {
    this.arrived.push({ seat: decision.seat, picks })
    if (this.arrived.length === this.asks.length) this.run(this.arrived)
    else this.openUnanswered()
  }

  private openUnanswered(): void {
    const unanswered = this.asks.filter((ask) => !this.arrived.some((one) => one.seat === ask.seat))
    this.open = unanswered.map((ask) => this.openDecision(ask))
  }

  // --- running them again ---

  private replaying = false

  /** Runs from the checkpoint with the answers given since. */
  private restore(): void {
    const history = this.kept()
    const { checkpoint, answers } = history
    this.layOut(checkpoint)
    this.replaying = true
    try {
      this.run()
      for (let i = checkpoint.at; i < answers.length; i++) this.giveAgain(answers[i])
    } finally {
      this.replaying = false
    }
    history.rejoin(this.table)
  }

  private layOut(checkpoint: Checkpoint): void {
    const table = this.table
    table.state = copy(checkpoint.state) as S
    table.rng.position = checkpoint.position
    table.asked = [...checkpoint.asked]
    table.entries.length = checkpoint.lines
    this.rules = null
    this.outcome = null
  }

  private giveAgain({ seat, picks }: Recorded): void {
    const decision = this.open.find((one) => one.seat === seat)
    if (!decision) throw new Error(`seat ${seat} gave an answer that nobody asked for`)
    const options = pickOptions(decision, picks)
    if (isRefusal(options)) throw new Error(options.message)
    this.deliver(decision, options)
  }

  /** The match from its very beginning with the first answers of this one. */
  private replayed(answers: number): Match<S, V> {
    const { game, options, seats, seed } = this
    const match = Match.start(game, { options, seats, seed }) as Match<S, V>
    for (const { seat, picks } of this.kept().answers.slice(0, answers)) {
      const [decision] = match.pending(seat)
      const refused = match.answer(seat, decision?.id ?? -1, picks)
      if (refused) throw new Error(refused.message)
    }
    return match
  }

  /** After a redeal: options are listed anew, and answers this seat has not seen are chosen anew. */
  private redealAnswers(seat: Seat | null, rng: Rng): void {
    this.arrived = this.arrived.map((answer) => {
      const ask = this.asks.find((one) => one.seat === answer.seat)
      if (!ask || answer.seat === seat) return answer
      const { options, min } = this.openDecision(ask)
      return { seat: answer.seat, picks: rng.shuffle([...options]).slice(0, Math.max(min, 1)) }
    })
    this.openUnanswered()
  }

  private kept(): History {
    if (!this.history) throw new Error('This match keeps no history.')
    return this.history
  }
}

const UNDO_MESSAGES: Record<UndoStop, string> = {
  nothing: 'There is nothing to take back.',
  chance: 'Chance has decided something since.',
  secret: 'Something hidden has been shown since.',
  'other-seat': 'Another player has answered since.',
}

function pickOptions(decision: Decision, choice: unknown): readonly Option[] | Refusal {
  const ids = typeof choice === 'string' ? [choice] : choice
  const { options, min, max } = decision
  if (!Array.isArray(ids) || ids.some((id) => typeof id !== 'string')) {
    return refusal('malformed', 'An answer is an option id or a list of option ids.', options)
  }
  if (ids.length < min || ids.length > max || new Set(ids).size !== ids.length) {
    const number = min === max ? `${min}` : `${min} to ${max}`
    return refusal('wrong-number', `This decision takes ${number} different options.`, options)
  }
  const picks: Option[] = []
  for (const id of ids) {
    const option = options.find((one) => one.id === id)
    if (!option) return refusal('not-listed', `"${id}" is not one of the options.`, options)
    picks.push(option)
  }
  return picks
}

function idOf(option: Option): string {
  return option.id
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
