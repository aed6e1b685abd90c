import type {
  Answered,
  Ask,
  Audience,
  Choices,
  Option,
  Question,
  Rules,
  Seat,
  Table,
} from './game.ts'
import type { Entry, Params } from './log.ts'
import type { Rng } from './rng.ts'

/** Thrown by `endStep`, caught by the match. One constant: leaving a step costs no stack trace. */
export const STEP_ENDED = Symbol('step ended')

/** The table that a match lays for its rules. */
export class MatchTable<S> implements Table<S> {
  entries: Entry[] = []
  /** Hears every line that is written for the first time. */
  heard: ((entry: Entry) => void) | null = null
  revealed = false
  /** Who has learnt something hidden since the last answer; null is a spectator. */
  readonly informed = new Set<Seat | null>()
  /** How many questions each seat was asked. */
  asked: number[]

  constructor(
    public state: S,
    public rng: Rng,
    seats: number,
    private readonly logging: boolean,
  ) {
    this.asked = new Array<number>(seats).fill(0)
  }

  *ask(seat: Seat, question: Question, choices: Choices): Rules<readonly Option[]> {
    const answers = yield this.newAsk(seat, question, choices)
    return answers[0].picks
  }

  *pick<T>(
    seat: Seat,
    question: Question,
    items: readonly T[],
    option: (item: T) => Option,
  ): Rules<T> {
    if (items.length === 0 || (items.length === 1 && !question.always)) return items[0]
    const options = items.map(option)
    const answers = yield this.newAsk(seat, question, options)
    return items[options.indexOf(answers[0].picks[0])]
  }

  *askAll(
    asks: readonly { seat: Seat; question: Question; choices: Choices }[],
  ): Rules<readonly Answered[]> {
    if (asks.length === 0) return []
    if (new Set(asks.map(({ seat }) => seat)).size < asks.length) {
      throw new Error('one seat is asked twice at once')
    }
    return yield asks.map(({ seat, question, choices }) => this.newAsk(seat, question, choices))
  }

  log(kind: string, params?: Params, rule?: string, audience?: Audience): void {
    if (!this.logging) return
    const entry = audience ? { kind, params, rule, ...audience } : { kind, params, rule }
    this.entries.push(entry)
    this.heard?.(entry)
  }

  reveal(to?: readonly Seat[]): void {
    this.revealed = true
    if (!this.logging) return
    for (const reader of to ?? [...this.asked.keys(), null]) this.informed.add(reader)
  }

  endStep(): never {
    throw STEP_ENDED
  }

  newAsk(seat: Seat, question: Question, choices: Choices): Ask {
    return { id: ++this.asked[seat], seat, question, choices }
  }
}
