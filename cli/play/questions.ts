import { botsOf } from '@bulkhead/bots'
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

/** Numbered questions; Enter takes the default, and the end of the input all that are left. */
interface Asking {
  readonly shell: Shell
  readonly lines: Lines
  language: Language
  ended: boolean
}

/** Asks for everything that was not given: language, game, players, options, opponent. */
export async function askForTable(
  shell: Shell,
  lines: Lines,
  args: PlayArguments,
): Promise<Wanted | null> {
  const asking: Asking = { shell, lines, language: args.lang ?? 'en', ended: false }
  say(shell, coloursOf(shell.out).dim(ENTER))
  const lang = args.lang ?? ((await choose(asking, 'start.language', LANGUAGES)) as Language)
  asking.language = lang
  const id = await choose(asking, 'start.game', gamesOn(shell, lang))
  const { game } = shell.games[id]
  const seats = args.seats ?? Number(await choose(asking, 'start.seats', seatChoices(game, lang)))
  const people = peopleChoices(seats, lang)
  const humans = args.humans ?? Number(await choose(asking, 'start.people', people))
  const option = await askOptions(asking, game, { seats, humans }, args.option)
  const bots = args.bots ?? (humans < seats ? await askBot(asking, id) : undefined)
  return asking.ended ? null : { ...args, game: id, lang, seats, humans, option, bots }
}

/** Said before a language is chosen. */
const ENTER = 'Enter takes the choice marked *. / Entrée prend le choix marqué *.'

const LANGUAGES: readonly Choice[] = [
  { value: 'en', text: 'English' },
  { value: 'fr', text: 'Français' },
]

async function choose(asking: Asking, key: Phrase, choices: readonly Choice[]): Promise<string> {
  return ask(asking, phrase(asking.language, key), choices, choices[0].value)
}

const WIDTH = 80

/** Where there is only one choice nothing is asked. */
async function ask(
  asking: Asking,
  title: string,
  choices: readonly Choice[],
  preset: string,
): Promise<string> {
  const { shell, lines, language } = asking
  if (choices.length === 1) return choices[0].value
  if (asking.ended) return preset
  say(shell, '', coloursOf(shell.out).bold(title))
  for (const [i, { value, text }] of choices.entries()) {
    const mark = value === preset ? '*' : ' '
    say(shell, ...wrapped(text, WIDTH, `${String(i + 1).padStart(3)}${mark} `, '     '))
  }
  for (;;) {
    const typed = await lines.next('> ')
    if (typed === null) asking.ended = true
    if (typed === null || typed.trim() === '') return preset
    const chosen = choices[Number(typed.trim()) - 1]
    if (chosen) return chosen.value
    say(shell, phrase(language, 'ask.one', { options: choices.length }))
  }
}

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

// --- the options of the game ---

interface Players {
  readonly seats: number
  readonly humans: number
}

/** The options that matter most, each as far as the game accepts it together with those before. */
async function askOptions(
  asking: Asking,
  game: AnyGame,
  players: Players,
  given: readonly string[],
): Promise<readonly string[]> {
  let texts = given
  for (const { option, preset } of boardOf(game.id).asks) {
    if (given.some((text) => text.startsWith(`${option}=`))) continue
    const spec = game.options[option]
    const first = preset ?? String(spec.default)
    const offer = { game, option, seats: players.seats, texts }
    const value =
      spec.kind === 'perSeat'
        ? await askForEach(asking, offer, spec, players, first)
        : await askOption(asking, offer, '', first, (one) => one)
    texts = [...texts, `${option}=${value}`]
  }
  return texts
}

/** One option of a game, with those that are settled. */
interface Offer {
  readonly game: AnyGame
  readonly option: string
  readonly seats: number
  readonly texts: readonly string[]
}

/** Each person is asked; the bots take what is left. */
async function askForEach(
  asking: Asking,
  offer: Offer,
  spec: OptionSpec & { kind: 'perSeat' },
  { seats, humans }: Players,
  first: string,
): Promise<string> {
  const values = new Array<string>(seats).fill(spec.default)
  for (let seat = 0; seat < humans; seat++) {
    const whose =
      humans > 1 ? ` (${phrase(asking.language, 'who.person', { number: seat + 1 })})` : ''
    const preset = seat === 0 ? first : spec.default
    values[seat] = await askOption(asking, offer, whose, preset, (value) =>
      values.with(seat, value).join(','),
    )
  }
  return values.join(',')
}

async function askOption(
  asking: Asking,
  { game, option, seats, texts }: Offer,
  whose: string,
  preset: string,
  written: (value: string) => string,
): Promise<string> {
  const choices = valuesOf(game.options[option])
    .filter((value) => isAccepted(game, seats, [...texts, `${option}=${written(value)}`]))
    .map((value) => ({ value, text: settingText(game, asking.language, option, value) }))
  return ask(asking, settingText(game, asking.language, option) + whose, choices, preset)
}

function valuesOf(spec: OptionSpec): readonly string[] {
  return spec.kind === 'flag' ? ['false', 'true'] : spec.values
}

function isAccepted(game: AnyGame, seats: number, texts: readonly string[]): boolean {
  const options = gameOptions(game, texts)
  return Match.start(game, { seats, options, seed: { kind: 'fast', seed: 1 } }) instanceof Match
}

function settingText(game: AnyGame, language: Language, ...path: readonly string[]): string {
  return game.text[language][['setting', ...path].join('.')] ?? path.at(-1)!
}

// --- bots ---

async function askBot(asking: Asking, game: string): Promise<readonly string[]> {
  const choices = botsOf(game).map((name) => ({
    value: name,
    text: botText(asking.language, game, name),
  }))
  const title = phrase(asking.language, 'start.bot')
  return [await ask(asking, title, choices, bestBot(game))]
}

/** What a level promises: in this game, where that has a line of its own. */
function botText(language: Language, game: string, name: string): string {
  const key = `start.bot.${name}`
  const text = boardOf(game).promise?.(name, language) || phrase(language, key as Phrase)
  return text === key ? name : text
}

export function bestBot(game: string): string {
  return botsOf(game).at(-1)!
}
