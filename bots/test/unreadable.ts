import type { Answered, AnyGame, Choices, Option, Rules } from '@bulkhead/kernel'

/** The same game with ids of options that say nothing, as different from each other as they were. */
export function unreadable(game: AnyGame): AnyGame {
  return { ...game, step: (table) => hidingIds(game.step(table)) }
}

type Asked = Rules extends Generator<infer Yielded> ? Yielded : never
type Ask = Exclude<Asked, readonly unknown[]>

function* hidingIds(rules: Rules): Rules {
  const readable = new WeakMap<Option, Option>()
  let next: IteratorResult<Asked, void> = rules.next()
  while (!next.done) {
    const asked = next.value
    const answers: readonly Answered[] = yield 'seat' in asked
      ? hidden(asked, readable)
      : asked.map((ask) => hidden(ask, readable))
    next = rules.next(
      answers.map(({ seat, picks }) => ({ seat, picks: picks.map((one) => readable.get(one)!) })),
    )
  }
}

function hidden(ask: Ask, readable: WeakMap<Option, Option>): Ask {
  return { ...ask, choices: () => optionsOf(ask.choices).map((one) => hide(one, readable)) }
}

function optionsOf(choices: Choices): readonly Option[] {
  return typeof choices === 'function' ? choices() : choices
}

function hide(option: Option, readable: WeakMap<Option, Option>): Option {
  const id = [...option.id].map((letter) => letter.charCodeAt(0).toString(36)).join('')
  const blank = { ...option, id }
  readable.set(blank, option)
  return blank
}
