import type {
  Answered,
  Audience,
  Choices,
  Option,
  Params,
  Question,
  Rng,
  Rules,
  Seat,
  Texts,
} from '@bulkhead/kernel'
import type { Defs } from './pack.ts'
import { rulesOf } from './ruleset.ts'
import type { State } from './state.ts'
import { saysAnything, type Table } from './table.ts'

/**
 * The chapters cite each rule by the id that it bears in the game in which it was written first. What a
 * player reads names the rule of the game that is played: a ruleset's `cites` leads from one to the other.
 */

/** A table at which every line and every question names the rule of the game that is played. */
export function citing(table: Table): Table {
  const { cites } = rulesOf(table.state)
  return cites ? new CitingTable(saysAnything(table), cites) : table
}

class CitingTable implements Table<Texts> {
  constructor(
    private readonly table: Table<Texts>,
    private readonly cites: Defs<string>,
  ) {}

  get state(): State {
    return this.table.state
  }

  get rng(): Rng {
    return this.table.rng
  }

  ask(seat: Seat, question: Question, choices: Choices): Rules<readonly Option[]> {
    return this.table.ask(seat, this.asked(question), choices)
  }

  pick<Item>(
    seat: Seat,
    question: Question,
    items: readonly Item[],
    option: (item: Item) => Option,
  ): Rules<Item> {
    return this.table.pick(seat, this.asked(question), items, option)
  }

  askAll(
    asks: readonly { seat: Seat; question: Question; choices: Choices }[],
  ): Rules<readonly Answered[]> {
    return this.table.askAll(
      asks.map(({ seat, question, choices }) => ({
        seat,
        question: this.asked(question),
        choices,
      })),
    )
  }

  log(kind: string, params?: Params, rule?: string, audience?: Audience): void {
    this.table.log(kind, params, rule && own(this.cites, rule), audience)
  }

  reveal(to?: readonly Seat[]): void {
    this.table.reveal(to)
  }

  endStep(): never {
    return this.table.endStep()
  }

  private asked(question: Question): Question {
    return question.rule === undefined
      ? question
      : { ...question, rule: own(this.cites, question.rule) }
  }
}

/** The rule of the game that is played, for a rule that a chapter cites. */
export function cited(s: State, rule: string): string {
  const { cites } = rulesOf(s)
  return cites ? own(cites, rule) : rule
}

/** A game's own chapters cite its own rules, which need no other name. */
function own(cites: Readonly<Record<string, string>>, rule: string): string {
  return cites[rule] ?? rule
}
