import { capital, JOINING } from '@bulkhead/common'
import type { Dictionary, Language } from '@bulkhead/kernel'
import { CHARACTERS } from '../cards/characters.ts'
import { BELT_SLOTS, MODELS } from '../components.ts'
import { INTRUDER_TYPES } from '../kinds.ts'
import type { RetaliationView } from '../view.ts'

/**
 * Names made of others. Each comes in the forms that sentences need: `the` within a sentence, `The` at its
 * beginning, `ofThe` after it; and so `seat`, `Seat`, `ofSeat`, `toSeat`. A number brings its noun: `cards.2`.
 */

type Family =
  | 'The'
  | 'ofThe'
  | 'A'
  | 'group'
  | 'Group'
  | 'spot'
  | 'seat'
  | 'Seat'
  | 'ofSeat'
  | 'toSeat'
  | 'Player'
  | 'cards'
  | 'bodies'
  | 'hits'
  | 'health'
  | 'secures'
  | 'items'
  | 'things'
  | 'infected'

type Names = Readonly<Record<`${Family}.${string}`, string>>

/** Nouns that numbers bring: one, and several. */
type Nouns = Readonly<Record<string, readonly [one: string, more: string]>>

const NOUNS: Readonly<Record<Language, Nouns>> = {
  en: {
    cards: ['card', 'cards'],
    bodies: ['body', 'bodies'],
    hits: ['Hit', 'Hits'],
    health: ['Health', 'Health'],
    secures: ['Secure token', 'Secure tokens'],
    items: ['Item', 'Items'],
    things: ['thing', 'things'],
    infected: ['infected card', 'infected cards'],
  },
  fr: {
    cards: ['carte', 'cartes'],
    bodies: ['corps', 'corps'],
    hits: ['Touche', 'Touches'],
    health: ['point de Santé', 'points de Santé'],
    secures: ['jeton Sécurité', 'jetons Sécurité'],
    items: ['Objet', 'Objets'],
    things: ['chose', 'choses'],
    infected: ['carte infectée', 'cartes infectées'],
  },
}

interface Phrases {
  player(number: number): string
  readonly belt: string
  readonly robot: string
}

const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: { player: (number) => `player ${number}`, belt: 'the belt', robot: 'the Robot' },
  fr: { player: (number) => `le joueur ${number}`, belt: 'la ceinture', robot: 'le Robot' },
}

const MOST_SEATS = 5
/** No sentence counts further. */
const MOST = 40
/** No Item has more slots. */
const MOST_SLOTS = 3

/** Names for whoever knows nothing of the game: seats are players. */
export function generalNames(words: Dictionary, language: Language): Names {
  const players = Array.from({ length: MOST_SEATS }, (_, i) => PHRASES[language].player(i + 1))
  return {
    ...articles(words, language),
    ...groups(words),
    ...spots(words, language),
    ...numbers(language),
    ...seatNames(players, language),
    ...numbered('Player', players.map(capital)),
  }
}

/** Names for the reader of a view, by the game's dictionary in that language: once they are chosen, seats are called by their Characters. */
export function namesIn(words: Dictionary, view: RetaliationView, language: Language): Dictionary {
  const { player } = PHRASES[language]
  const players = view.players.map(({ number }) => player(number))
  const seats = view.players.map(({ character }, seat) =>
    character === '' ? players[seat] : words[`the.${character}`],
  )
  return { ...seatNames(seats, language), ...numbered('Player', players.map(capital)) }
}

function seatNames(names: readonly string[], language: Language): Names {
  const { of, to } = JOINING[language]
  return {
    ...numbered('seat', names),
    ...numbered('Seat', names.map(capital)),
    ...numbered('ofSeat', names.map(of)),
    ...numbered('toSeat', names.map(to)),
  }
}

function numbered(family: Family, names: readonly string[]): Names {
  return Object.fromEntries(names.map((name, i) => [`${family}.${i}`, name]))
}

/** Rooms, Characters and Intruders with their articles. */
function articles(words: Dictionary, language: Language): Names {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, name]) => {
      const [family, id] = key.split('.')
      if (family === 'a') return [[`A.${id}`, capital(name)]]
      if (family !== 'the') return []
      return [
        [`The.${id}`, capital(name)],
        [`ofThe.${id}`, JOINING[language].of(name)],
      ]
    }),
  )
}

/** So many Intruders of a type: `adult-3`. */
function groups(words: Dictionary): Names {
  return Object.fromEntries(
    INTRUDER_TYPES.flatMap((type) =>
      Array.from({ length: MODELS[type] }, (_, i) => {
        const name = i === 0 ? words[`a.${type}`] : `${i + 1} ${words[`types.${type}`]}`
        return [
          [`group.${type}-${i + 1}`, name],
          [`Group.${type}-${i + 1}`, capital(name)],
        ]
      }).flat(),
    ),
  )
}

/** Slots are called like what they are on. */
function spots(words: Dictionary, language: Language): Names {
  const { belt, robot } = PHRASES[language]
  const onItems = Object.entries(words).flatMap(([key, name]) => {
    const [family, id] = key.split('.')
    if (family !== 'item') return []
    return Array.from({ length: MOST_SLOTS }, (_, slot) => [`spot.${id}-${slot}`, name])
  })
  const onBelt = Array.from({ length: BELT_SLOTS }, (_, slot) => [`spot.belt-${slot}`, belt])
  const onRobot = ['ammo', 'oxygen'].map((slot) => [`spot.robot-${slot}`, robot])
  return Object.fromEntries([...onItems, ...onBelt, ...onRobot])
}

function numbers(language: Language): Names {
  return Object.fromEntries(
    Object.entries(NOUNS[language]).flatMap(([family, [one, more]]) =>
      Array.from({ length: MOST + 1 }, (_, number) => [
        `${family}.${number}`,
        `${number} ${isOne(number, language) ? one : more}`,
      ]),
    ),
  )
}

/** In French nothing is one, too. */
function isOne(number: number, language: Language): boolean {
  return number === 1 || (number === 0 && language === 'fr')
}

type CardFamily = 'card' | 'card-text' | 'card-brief'

/** What stands on a face also stands on each Character's card with that face: `card.of-search`. */
export function ownCards(
  faces: Dictionary,
): Readonly<Record<`${CardFamily}.${string}-${string}`, string>> {
  return Object.fromEntries(
    CHARACTERS.flatMap(({ short, cards }) =>
      cards.flatMap((face) =>
        ['card', 'card-text', 'card-brief']
          .filter((family) => `${family}.${face}` in faces)
          .map((family) => [`${family}.${short}-${face}`, faces[`${family}.${face}`]]),
      ),
    ),
  )
}
