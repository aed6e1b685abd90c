import { BOT_NAMES, createBot } from '@bulkhead/bots'
import { type AnyGame, type Language, Match, type OptionSpec } from '@bulkhead/kernel'
import { gameOptions } from '../arguments.ts'
import { coloursOf, type Shell, say } from '../shell.ts'
import { boardOf } from './boards.ts'
import type { PlayArguments } from './command.ts'
import type { Lines } from './lines.ts'
import { wrapped } from './page.ts'
import { type Phrase, phrase } from './text/index.ts'

/** What the questions have settled, as if it had been given on the command line. */
export type Wanted = PlayArguments & { readonly game: string }

interface Choice {
  readonly value: string
  readonly text: string
}

/** Asks for everything that was not given: language, game, players, options, opponent. */
export async function askForTable(
  shell: Shell,
  lines: Lines,
  args: PlayArguments,
): Promise<Wanted | null> {
  const asking = new Asking(shell, lines, args.lang ?? 'en')
  say(shell, coloursOf(shell.out).dim(ENTER))
  const lang = args.lang ?? ((await asking.one('start.language', LANGUAGES, 'en')) as Language)
  if (!lang) return null
  asking.language = lang
  const id = await asking.one('start.game', gamesOn(shell, lang))
  if (!id) return null
  const { game } = shell.games[id]
  const seats = args.seats ?? Number(await asking.one('start.seats', seatChoices(game, lang)))
  const humans = args.humans ?? Number(await asking.one('start.people', peopleChoices(seats, lang)))
  const option = await askOptions(asking, game, seats, args.option)
  const bots = args.bots ?? (humans < seats ? await askBot(asking, id) : undefined)
  return asking.ended ? null : { ...args, game: id, lang, seats, humans, option, bots }
}

/** Said before a language is chosen. */
const ENTER = 'Enter takes the choice marked *. / Entrée prend le choix marqué *.'

const LANGUAGES: readonly Choice[] = [
  { value: 'en', text: 'English' },
  { value: 'fr', text: 'Français' },
]

/** Numbered questions; Enter takes the default, and the end of the input takes every default left. */
class Asking {
  ended = false

  constructor(
    private readonly shell: Shell,
    private readonly lines: Lines,
    public language: Language,
  ) {}

  async one(key: Phrase, choices: readonly Choice[], preset = choices[0].value): Promise<string> {
    return this.ask(phrase(this.language, key), choices, preset)
  }

  async ask(title: string, choices: readonly Choice[], preset: string): Promise<string> {
    if (choices.length === 1 || this.ended) return preset
    const colours = coloursOf(this.shell.out)
    say(this.shell, '', colours.bold(title))
    for (const [i, { value, text }] of choices.entries()) {
      const mark = value === preset ? '*' : ' '
      say(this.shell, ...wrapped(text, WIDTH, `${String(i + 1).padStart(3)}${mark} `, '     '))
    }
    for (;;) {
      const typed = await this.lines.next('> ')
      if (typed === null) this.ended = true
      if (typed === null || typed.trim() === '') return preset
      const chosen = choices[Number(typed.trim()) - 1]
      if (chosen) return chosen.value
      say(this.shell, phrase(this.language, 'ask.one', { options: choices.length }))
    }
  }
}

const WIDTH = 100

function gamesOn({ games }: Shell, language: Language): Choice[] {
  return Object.entries(games).map(([value, { game }]) => ({
    value,
    text: game.text[language]['game.name'] ?? value,
  }))
}

function seatChoices({ seats: { min, max } }: AnyGame, language: Language): Choice[] {
  return Array.from({ length: max - min + 1 }, (_, i) => ({
    value: `${min + i}`,
    text: phrase(language, 'start.seats.number', { number: min + i }),
  }))
}

function peopleChoices(seats: number, language: Language): Choice[] {
  return Array.from({ length: seats }, (_, i) => ({
    value: `${i + 1}`,
    text:
      i === 0
        ? phrase(language, 'start.people.one')
        : phrase(language, 'start.people.number', { number: i + 1 }),
  }))
}

/** The options that matter most, each as far as the game accepts it together with those before. */
async function askOptions(
  asking: Asking,
  game: AnyGame,
  seats: number,
  given: readonly string[],
): Promise<readonly string[]> {
  let texts = given
  for (const { option: name, preset } of boardOf(game.id).asks) {
    if (given.some((text) => text.startsWith(`${name}=`))) continue
    const spec = game.options[name]
    const written = (value: string) => `${name}=${perSeat(spec, value, seats)}`
    const choices = valuesOf(spec)
      .filter((value) => isAccepted(game, seats, [...texts, written(value)]))
      .map((value) => ({ value, text: settingText(game, asking.language, name, value) }))
    const title = settingText(game, asking.language, name)
    const value = await asking.ask(title, choices, preset ?? String(spec.default))
    texts = [...texts, written(value)]
  }
  return texts
}

function valuesOf(spec: OptionSpec): readonly string[] {
  return spec.kind === 'flag' ? ['false', 'true'] : spec.values
}

/** Asked for the first seat; the others take what comes. */
function perSeat(spec: OptionSpec, value: string, seats: number): string {
  if (spec.kind !== 'perSeat') return value
  return [value, ...new Array<string>(seats - 1).fill(spec.default)].join(',')
}

function isAccepted(game: AnyGame, seats: number, texts: readonly string[]): boolean {
  const options = gameOptions(game, texts)
  return Match.start(game, { seats, options, seed: { kind: 'fast', seed: 1 } }) instanceof Match
}

function settingText(game: AnyGame, language: Language, ...path: readonly string[]): string {
  return game.text[language][['setting', ...path].join('.')] ?? path.at(-1)!
}

async function askBot(asking: Asking, game: string): Promise<readonly string[]> {
  const names = BOT_NAMES.filter((name) => typeof createBot(name, game) !== 'string')
  const choices = names.map((name) => ({
    value: name,
    text: phrase(asking.language, `start.bot.${name}` as Phrase),
  }))
  return [await asking.one('start.bot', choices, bestBot(game))]
}

/** The last one on the list that can play this game. */
export function bestBot(game: string): string {
  return BOT_NAMES.findLast((name) => typeof createBot(name, game) !== 'string')!
}
