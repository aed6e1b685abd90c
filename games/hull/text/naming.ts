import { capital, type Ship } from '@bulkhead/common'
import type { Dictionary, Language } from '@bulkhead/kernel'
import { INTRUDER_TYPES } from '../kinds.ts'
import type { Defs } from '../pack.ts'
import type { View } from '../view.ts'
import { PHRASES } from './phrases.ts'

/**
 * Names that depend on the game being played: rooms are called by their tiles once the reader knows
 * them, seats by their Characters. Each name comes in the forms that sentences need: `place` within a
 * sentence, `Place` at its beginning, `ofPlace` after it.
 */

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

/** What a game brings to be named: its plans, and in one language its rooms and Characters (`the.bridge`) and Intruders (`type.larva`). */
export interface Named {
  readonly ships: Defs<Ship>
  readonly words: Dictionary
}

const MOST_SEATS = 5
/** More Intruders have never come in one game. */
const MOST_INTRUDERS = 60

/** Names for whoever knows nothing of the game: numbers of rooms and seats. */
export function generalNames({ ships, words }: Named, language: Language): Names {
  const { seat, place } = PHRASES[language]
  const seats = Array.from({ length: MOST_SEATS }, (_, i) => seat(i + 1))
  const boards = Object.values(ships)
  const most = Math.max(...boards.map(({ plan }) => plan.slots.length))
  const places = Array.from({ length: most }, (_, i) => place(i + 1))
  return {
    ...placeNames(places, language),
    ...seatNames(seats, language),
    ...numbered('Player', seats.map(capital)),
    ...intruderNames(words, language),
    ...Object.assign({}, ...boards.map((board) => corridorNames(board, places, language))),
  }
}

/** Names for the reader of a view, to be laid over the game's dictionary before anything is rendered. */
export function namesFor(view: View, { ships, words }: Named, language: Language): Dictionary {
  const { place, seen, player } = PHRASES[language]
  const the = (id: string) => words[`the.${id}`]
  const places = view.rooms.map(({ tile, explored }, i) => {
    if (tile === null) return place(i + 1)
    return explored ? the(tile) : seen(i + 1, the(tile))
  })
  const players = view.players.map(({ number }) => player(number))
  const seats =
    view.phase === 'draft' ? players : view.players.map(({ character }) => the(character))
  return {
    ...placeNames(places, language),
    ...seatNames(seats, language),
    ...numbered('Player', players.map(capital)),
    ...corridorNames(ships[view.board], places, language),
    ...changedIntruders(view, words, language),
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

// --- Intruders ---

function intruderNames(words: Dictionary, language: Language): Names {
  return Object.fromEntries(
    INTRUDER_TYPES.flatMap((type) =>
      Array.from({ length: MOST_INTRUDERS }, (_, i) => i + 1).flatMap((number) =>
        intruderForms(`${type}-${number}`, type, words, language),
      ),
    ),
  )
}

/** A Creeper that has become a Breeder keeps its number only. */
function changedIntruders({ intruders }: View, words: Dictionary, language: Language): Names {
  return Object.fromEntries(
    intruders.flatMap(({ name, type }) => intruderForms(name, type, words, language)),
  )
}

function intruderForms(
  name: string,
  type: string,
  words: Dictionary,
  language: Language,
): [string, string][] {
  const number = name.slice(name.lastIndexOf('-') + 1)
  const text = type === 'queen' ? PHRASES[language].queen : `${words[`type.${type}`]} ${number}`
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

/** By its numbers and the rooms at its ends, or its numbers alone. */
function corridorNames(
  { networks, plan }: Ship,
  places: readonly string[],
  language: Language,
): Names {
  const { corridor, way, technical } = PHRASES[language]
  return Object.fromEntries([
    ...plan.corridors.flatMap(({ id, ends: [a, b], numbers, farNumbers = numbers }) => {
      const near = numbers.join('/')
      const far = farNumbers.join('/')
      const both = near === far ? near : `${near}–${far}`
      return [
        [`corridor.${id}`, corridor(both, places[a - 1], places[b - 1])],
        [`way.${id}`, way(both)],
      ]
    }),
    ...Array.from({ length: networks }, (_, i) => [`corridor.technical-${i + 1}`, technical]),
  ])
}
