import { INTRUDER_TYPES } from '@bulkhead/hull/kinds.ts'
import type { Dictionary, Language } from '@bulkhead/kernel'
import { SHIPS } from '../board.ts'
import type { NemesisView } from '../view.ts'
import { intruders as intrudersEn } from './en/intruders.ts'
import { names as namesEn } from './en/names.ts'
import { rooms as roomsEn } from './en/rooms.ts'
import { intruders as intrudersFr } from './fr/intruders.ts'
import { names as namesFr } from './fr/names.ts'
import { rooms as roomsFr } from './fr/rooms.ts'

/**
 * Names that depend on the game being played: rooms are called by their tiles once the reader knows
 * them, seats by their Characters. Each name comes in the forms that sentences need: `place` within a
 * sentence, `Place` at its beginning, `ofPlace` after it.
 */

const WORDS: Readonly<Record<Language, Dictionary>> = {
  en: { ...namesEn, ...roomsEn, ...intrudersEn },
  fr: { ...namesFr, ...roomsFr, ...intrudersFr },
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
export function generalNames(language: Language): Names {
  const words = PHRASES[language]
  const seats = Array.from({ length: MOST_SEATS }, (_, seat) => words.seat(seat + 1))
  const places = SHIPS.standard.plan.slots.map((_, place) => words.place(place + 1))
  return {
    ...placeNames(places, language),
    ...seatNames(seats, language),
    ...numbered('Player', seats.map(capital)),
    ...intruderNames(language),
    ...corridorNames('standard', places, language),
    ...corridorNames('alternate', places, language),
  }
}

/**
 * Names for the reader of a view, to be laid over the game's dictionary before anything is rendered:
 * `render({ ...nemesis.text[language], ...namesFor(view, language) }, …)`.
 */
export function namesFor(view: NemesisView, language: Language): Dictionary {
  const words = PHRASES[language]
  const places = view.rooms.map(({ tile, explored }, place) => {
    if (tile === null) return words.place(place + 1)
    const name = WORDS[language][`the.${tile}`]
    return explored ? name : words.seen(place + 1, name)
  })
  const players = view.players.map(({ number }) => words.player(number))
  const seats =
    view.phase === 'draft'
      ? players
      : view.players.map(({ character }) => WORDS[language][`the.${character}`])
  return {
    ...placeNames(places, language),
    ...seatNames(seats, language),
    ...numbered('Player', players.map(capital)),
    ...corridorNames(view.board, places, language),
    ...changedIntruders(view, language),
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

function intruderNames(language: Language): Names {
  return Object.fromEntries(
    INTRUDER_TYPES.flatMap((type) =>
      Array.from({ length: MOST_INTRUDERS }, (_, i) => i + 1).flatMap((number) =>
        intruderForms(`${type}-${number}`, type, language),
      ),
    ),
  )
}

/** A Creeper that has become a Breeder keeps its number only. */
function changedIntruders({ intruders }: NemesisView, language: Language): Names {
  return Object.fromEntries(
    intruders.flatMap(({ name, type }) => intruderForms(name, type, language)),
  )
}

function intruderForms(name: string, type: string, language: Language): [string, string][] {
  const number = name.slice(name.lastIndexOf('-') + 1)
  const text =
    type === 'queen' ? PHRASES[language].queen : `${WORDS[language][`type.${type}`]} ${number}`
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

/** By its numbers and the rooms at its ends, or its numbers alone; the technical networks by colour. */
function corridorNames(board: string, places: readonly string[], language: Language): Names {
  const { corridor, way, technical } = PHRASES[language]
  const { networks, plan } = SHIPS[board]
  return Object.fromEntries([
    ...plan.corridors.flatMap(({ id, ends: [a, b], numbers }) => [
      [`corridor.${id}`, corridor(numbers.join('/'), places[a - 1], places[b - 1])],
      [`way.${id}`, way(numbers.join('/'))],
    ]),
    ...Array.from({ length: networks }, (_, i) => [
      `corridor.technical-${i + 1}`,
      technical(networks > 1 ? i : null),
    ]),
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
  corridor(numbers: string, a: string, b: string): string
  way(numbers: string): string
  technical(network: number | null): string
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
    corridor: (numbers, a, b) => `corridor ${numbers} between ${a} and ${b}`,
    way: (numbers) => `corridor ${numbers}`,
    technical: (network) =>
      network === null
        ? 'the Technical Corridors'
        : `the ${['red', 'blue'][network]} Technical Corridors`,
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
    corridor: (numbers, a, b) => `le couloir ${numbers} entre ${a} et ${b}`,
    way: (numbers) => `couloir ${numbers}`,
    technical: (network) =>
      network === null ? 'les Conduits' : `les Conduits ${['rouges', 'bleus'][network]}`,
  },
}

/** `de` and `à` melt into the article. */
function contracted(plain: string, le: string, les: string, name: string): string {
  if (name.startsWith('le ')) return `${le} ${name.slice(3)}`
  if (name.startsWith('les ')) return `${les} ${name.slice(4)}`
  return `${plain} ${name}`
}
