import type { Ship } from '@bulkhead/common'
import type { Dictionary, Language } from '@bulkhead/kernel'
import { INTRUDER_TYPES } from '../kinds.ts'
import type { Defs } from '../pack.ts'
import type { View } from '../view.ts'

/**
 * Names that depend on the game being played: rooms are called by their tiles once the reader knows
 * them, seats by their Characters. Each name comes in the forms that sentences need: `place` within a
 * sentence, `Place` at its beginning, `ofPlace` after it.
 */

/** What names are made of in one game. */
export interface Naming {
  /** `the.<tile>`, `the.<character>` and `type.<intruder>`. */
  readonly words: Readonly<Record<Language, Dictionary>>
  readonly ships: Defs<Ship>
  /** What the technical networks of a board are called, by their numbers. */
  networks(board: string, language: Language): readonly string[]
}

type Family =
  | 'place'
  | 'Place'
  | 'ofPlace'
  | 'roomNumber'
  | 'seat'
  | 'Seat'
  | 'ofSeat'
  | 'toSeat'
  | 'Player'
  | 'intruder'
  | 'Intruder'
  | 'corridor'
  | 'way'

export type Names = Readonly<Record<`${Family}.${string}`, string>>

const MOST_SEATS = 5
/** More Intruders have never come in one game. */
const MOST_INTRUDERS = 60

/** Names for whoever knows nothing of the game: numbers of rooms and seats. */
export function generalNames(naming: Naming, language: Language): Names {
  const words = PHRASES[language]
  const boards = Object.keys(naming.ships)
  const most = Math.max(...boards.map((board) => naming.ships[board].plan.slots.length))
  const seats = Array.from({ length: MOST_SEATS }, (_, seat) => words.seat(seat + 1))
  const places = Array.from({ length: most }, (_, place) => words.place(place + 1))
  return {
    ...placeNames(places, language),
    ...seatNames(seats, language),
    ...numbered('Player', seats.map(capital)),
    ...intruderNames(naming, language),
    ...Object.assign({}, ...boards.map((board) => corridorNames(naming, board, places, language))),
  }
}

/**
 * Names for the reader of a view, to be laid over the game's dictionary before anything is rendered:
 * `render({ ...game.text[language], ...namesFor(naming, view, language) }, …)`.
 */
export function namesFor(naming: Naming, view: View, language: Language): Dictionary {
  const words = PHRASES[language]
  const called = naming.words[language]
  const places = view.rooms.map(({ tile, explored }, place) => {
    if (tile === null) return words.place(place + 1)
    const name = called[`the.${tile}`]
    return explored ? name : words.seen(place + 1, name)
  })
  const players = view.players.map(({ number }) => words.player(number))
  const seats =
    view.phase === 'draft'
      ? players
      : view.players.map(({ character }) => called[`the.${character}`])
  return {
    ...placeNames(places, language),
    ...seatNames(seats, language),
    ...numbered('Player', players.map(capital)),
    ...corridorNames(naming, view.board, places, language),
    ...changedIntruders(naming, view, language),
    ...corpses(seats, language),
  }
}

// --- forms of a name ---

function placeNames(names: readonly string[], language: Language): Names {
  return {
    ...numbered('place', names),
    ...numbered('Place', names.map(capital)),
    ...numbered('ofPlace', names.map(PHRASES[language].of)),
    ...numbered(
      'roomNumber',
      names.map((_, place) => String(place + 1)),
    ),
  }
}

function seatNames(names: readonly string[], language: Language): Names {
  return {
    ...numbered('seat', names),
    ...numbered('Seat', names.map(capital)),
    ...numbered('ofSeat', names.map(PHRASES[language].of)),
    ...numbered('toSeat', names.map(PHRASES[language].to)),
  }
}

function numbered(family: Family, names: readonly string[]): Names {
  return Object.fromEntries(names.map((name, i) => [`${family}.${i}`, name]))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

// --- Intruders ---

function intruderNames(naming: Naming, language: Language): Names {
  return Object.fromEntries(
    INTRUDER_TYPES.flatMap((type) =>
      Array.from({ length: MOST_INTRUDERS }, (_, i) => i + 1).flatMap((number) =>
        intruderForms(naming, `${type}-${number}`, type, language),
      ),
    ),
  )
}

/** A Creeper that has become a Breeder keeps its number only. */
function changedIntruders(naming: Naming, { intruders }: View, language: Language): Names {
  return Object.fromEntries(
    intruders.flatMap(({ name, type }) => intruderForms(naming, name, type, language)),
  )
}

function intruderForms(
  { words }: Naming,
  name: string,
  type: string,
  language: Language,
): [string, string][] {
  const number = name.slice(name.lastIndexOf('-') + 1)
  const text =
    type === 'queen' ? PHRASES[language].queen : `${words[language][`type.${type}`]} ${number}`
  return [
    [`intruder.${name}`, text],
    [`Intruder.${name}`, capital(text)],
  ]
}

function corpses(seats: readonly string[], language: Language): Dictionary {
  const { corpse } = PHRASES[language]
  return Object.fromEntries(seats.map((name, seat) => [`object.corpse-${seat}`, corpse(name)]))
}

// --- corridors ---

/** By its numbers and the rooms at its ends, or its numbers alone; paths have none. */
function corridorNames(
  { ships, networks }: Naming,
  board: string,
  places: readonly string[],
  language: Language,
): Names {
  const { corridor, way, path } = PHRASES[language]
  return Object.fromEntries([
    ...ships[board].plan.corridors.flatMap(({ id, ends: [a, b], numbers, farNumbers }) => {
      const ends = [numbers, ...(farNumbers ? [farNumbers] : [])].map((end) => end.join('/'))
      const name = ends.join('–')
      return [
        [`corridor.${id}`, corridor(name || null, places[a - 1], places[b - 1])],
        [`way.${id}`, name ? way(name) : path],
      ]
    }),
    ...networks(board, language).map((name, i) => [`corridor.technical-${i + 1}`, name]),
  ])
}

// --- the two languages ---

interface Phrases {
  of(name: string): string
  to(name: string): string
  place(number: number): string
  /** A room that only this reader has looked at. */
  seen(number: number, name: string): string
  seat(number: number): string
  player(number: number): string
  readonly queen: string
  corpse(owner: string): string
  /** Null for a path, which has no number. */
  corridor(numbers: string | null, a: string, b: string): string
  way(numbers: string): string
  readonly path: string
}

const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    of: (name) => `of ${name}`,
    to: (name) => `to ${name}`,
    place: (number) => `room ${number}`,
    seen: (number, name) => `room ${number} (${name})`,
    seat: (number) => `seat ${number}`,
    player: (number) => `player ${number}`,
    queen: 'the Queen',
    corpse: (owner) => `Corpse of ${owner}`,
    corridor: (numbers, a, b) =>
      `${numbers === null ? 'the path' : `corridor ${numbers}`} between ${a} and ${b}`,
    way: (numbers) => `corridor ${numbers}`,
    path: 'path',
  },
  fr: {
    of: (name) => contracted('de', 'du', 'des', name),
    to: (name) => contracted('à', 'au', 'aux', name),
    place: (number) => `la salle ${number}`,
    seen: (number, name) => `la salle ${number} (${name})`,
    seat: (number) => `la place ${number}`,
    player: (number) => `le joueur ${number}`,
    queen: 'la Reine',
    corpse: (owner) => `Cadavre ${contracted('de', 'du', 'des', owner)}`,
    corridor: (numbers, a, b) =>
      `${numbers === null ? 'le chemin' : `le couloir ${numbers}`} entre ${a} et ${b}`,
    way: (numbers) => `couloir ${numbers}`,
    path: 'chemin',
  },
}

/** `de` and `à` melt into the article. */
function contracted(plain: string, le: string, les: string, name: string): string {
  if (name.startsWith('le ')) return `${le} ${name.slice(3)}`
  if (name.startsWith('les ')) return `${les} ${name.slice(4)}`
  return `${plain} ${name}`
}
