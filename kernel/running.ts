import { findOffer, isSeat } from './asked.ts'
import { copy } from './copy.ts'
import type { Answered, Ask, Decision, Game, Offer, Option, Result, Rules, Seat } from './game.ts'
import type { Checkpoint, History, Recorded } from './history.ts'
import { pickOptions } from './picks.ts'
import { must } from './refusal.ts'
import type { Rng } from './rng.ts'
import type { Save } from './save.ts'
import { type MatchTable, STEP_ENDED } from './table.ts'

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

/** Rules that wait with their questions while those of a taken offer run. */
interface Interrupted {
  readonly rules: Rules
  readonly asks: readonly Ask[]
  arrived: Answered[]
}

const STEPS_WITHOUT_A_QUESTION = 10_000

/** The rules of a match as they run: the step, the questions that wait, the answers that arrived. */
export class Running<S> {
  history: History | null = null
  outcome: Result | null = null
  open: readonly Decision[] = []
  private rules: Rules | null = null
  private asks: readonly Ask[] = []
  private arrived: Answered[] = []
  /** What the last answer declared, or was a part of. */
  private declared: Option | undefined
  /** The last one was interrupted by the rules that run now. */
  private readonly interrupted: Interrupted[] = []

  constructor(
    private readonly game: Game<S>,
    readonly table: MatchTable<S>,
    private readonly seats: number,
    /** What shows a bug again. */
    private readonly save: () => Save | null,
  ) {}

  /** Runs from where no rules are running. */
  begin(): void {
    this.rules = null
    this.interrupted.length = 0
    this.run()
  }

  /** Runs again from the checkpoint, with the answers given since. */
  restore(): void {
    const history = this.history!
    const { checkpoint, answers } = history
    const { heard } = this.table
    this.layOut(checkpoint)
    history.again = checkpoint.at
    this.table.heard = null
    try {
      this.begin()
      while (history.again < answers.length) this.giveAgain(answers[history.again++])
    } finally {
      history.again = null
      this.table.heard = heard
    }
  }

  private layOut(checkpoint: Checkpoint): void {
    const { table } = this
    table.state = copy(checkpoint.state) as S
    table.rng.position = checkpoint.position
    table.asked = [...checkpoint.asked]
    table.entries.length = checkpoint.lines
  }

  private giveAgain({ seat, picks, offer }: Recorded): void {
    if (offer) {
      this.take(must(findOffer(this.offers(seat), this.seats, seat, picks[0])))
      return
    }
    const decision = this.open.find((one) => one.seat === seat)
    if (!decision) throw new Error(`seat ${seat} gave an answer that nobody asked for`)
    this.deliver(decision, must(pickOptions(decision, picks)))
  }

  /** What may be taken now, unasked: by anybody, by one seat, or (null) by time. */
  offers(seat?: Seat | null): readonly Offer[] {
    if (!this.game.offers || this.open.length === 0) return []
    const made = this.game.offers(this.table.state)
    if (made.length === 0) return made
    const offers = copy(made)
    return seat === undefined ? offers : offers.filter((offer) => offer.seat === seat)
  }

  deliver(decision: Decision, picks: readonly Option[]): void {
    this.declared = decision.declared ?? picks[0]
    this.arrived.push({ seat: decision.seat, picks })
    if (this.arrived.length === this.asks.length) this.run(this.arrived)
    else this.openUnanswered()
  }

  take(offer: Offer): void {
    const { rules, asks, arrived } = this
    this.interrupted.push({ rules: rules!, asks, arrived })
    this.declared = undefined
    this.rules = this.game.take!(this.table, offer)
    this.run()
  }

  /** After a redeal: options are listed anew, and answers this seat has not seen are chosen anew. */
  redealAnswers(seat: Seat | null, rng: Rng): void {
    for (const one of this.interrupted) {
      one.arrived = this.chosenAnew(one.asks, one.arrived, seat, rng)
    }
    this.arrived = this.chosenAnew(this.asks, this.arrived, seat, rng)
    this.openUnanswered()
  }

  private chosenAnew(
    asks: readonly Ask[],
    arrived: readonly Answered[],
    seat: Seat | null,
    rng: Rng,
  ): Answered[] {
    return arrived.map((answer) => {
      const ask = asks.find((one) => one.seat === answer.seat)
      if (!ask || answer.seat === seat) return answer
      const { options, min, max } = this.openDecision(ask)
      const number = min + rng.int(Math.min(max, options.length) - min + 1)
      return { seat: answer.seat, picks: rng.shuffle([...options]).slice(0, number) }
    })
  }

  private run(given?: readonly Answered[]): void {
    this.arrived = []
    try {
      this.openAsks(this.runSteps(given))
    } catch (error) {
      throw new RulesError(error, this.save())
    }
  }

  /** Runs steps up to the next question; there is none when the game is over. */
  private runSteps(given?: readonly Answered[]): readonly Ask[] {
    let answers = given
    for (let steps = 0; steps < STEPS_WITHOUT_A_QUESTION; steps++) {
      if (!this.rules) {
        this.outcome = this.game.result(this.table.state)
        if (this.outcome) {
          this.table.reveal() // The seed may be read now: nothing can be taken back.
          return []
        }
        this.history?.betweenSteps(this.table)
        this.rules = this.game.step(this.table)
      }
      const asks = this.runRules(this.rules, answers)
      if (asks) return asks
      if (this.interrupted.length > 0) return this.askAgain()
      answers = undefined
      this.rules = null
    }
    throw new Error(`${STEPS_WITHOUT_A_QUESTION} steps passed without a question`)
  }

  /** Runs on to the next question; null when the step is over. */
  private runRules(rules: Rules, answers?: readonly Answered[]): readonly Ask[] | null {
    try {
      const next = answers ? rules.next(answers) : rules.next()
      if (next.done) return null
      return Array.isArray(next.value) ? next.value : [next.value as Ask]
    } catch (error) {
      if (error !== STEP_ENDED) throw error
      for (const { rules } of this.interrupted.splice(0).reverse()) rules.return()
      return null
    }
  }

  /**
   * The questions that a taken offer has interrupted. They have new ids, so that nobody answers one as
   * it was before; and what led to a cost is not the last answer any more.
   */
  private askAgain(): readonly Ask[] {
    const { rules, asks, arrived } = this.interrupted.pop()!
    this.rules = rules
    this.arrived = arrived
    return asks.map((ask) => {
      if (hasAnswered(arrived, ask)) return ask
      return this.table.newAsk(ask.seat, { ...ask.question, cancel: false }, ask.choices)
    })
  }

  private openAsks(asks: readonly Ask[]): void {
    this.history?.settle(this.table)
    this.asks = asks
    this.openUnanswered()
  }

  private openDecision({ id, seat, question, choices }: Ask): Decision {
    const options = typeof choices === 'function' ? choices() : choices
    const { prompt, params, rule, min = 1, max = Math.max(min, 1) } = question
    if (!isSeat(seat, this.seats))
      throw new Error(`"${prompt}" asks a seat that is not at the table`)
    if (options.length < Math.max(min, 1)) throw new Error(`"${prompt}" asks with too few options`)
    const cancel = question.cancel === true && this.history?.undoStop(seat) === null
    const declared = cancel ? this.declared : undefined
    const { idle } = question
    return { id, seat, prompt, params, rule, options, min, max, cancel, declared, idle }
  }

  private openUnanswered(): void {
    const { asks, arrived } = this
    const unanswered =
      arrived.length === 0 ? asks : asks.filter((ask) => !hasAnswered(arrived, ask))
    this.open = unanswered.map((ask) => this.openDecision(ask))
  }
}

function hasAnswered(arrived: readonly Answered[], { seat }: Ask): boolean {
  return arrived.some((answer) => answer.seat === seat)
}
