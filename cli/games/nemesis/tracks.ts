import { type Params, render } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import type { Look } from '../../play/boards.ts'
import { spread, wrapped } from '../../play/page.ts'
import { readerOf, sideName } from './names.ts'
import { type Phrase, phrase } from './text/index.ts'

/** Tracks, decks and whatever else lies beside the ship. */

const FIRST_BLUE = 7
const JUMP = 15
const FIRST_YELLOW = 3
const SKULL = 6

export function trackLines(view: NemesisView, look: Look): string[] {
  const { width } = look
  return [
    spread(headline(view, look), firstPlayer(view, look), width).trimEnd(),
    ...(view.phase === 'draft' ? [] : [timeTrack(view, look)]),
    ...wrapped([selfDestruct(view, look), ...flight(view, look)].join(' · '), width, '', '  '),
    ...wrapped(
      [pods(view, look), ...nest(view, look), weaknesses(view, look)].join(' · '),
      width,
      '',
      '  ',
    ),
    ...wrapped(`${bag(view, look)} · ${decks(view, look)}`, width, '', '  ').map(look.colours.dim),
    ...knownCards(view, look),
  ]
}

function headline(view: NemesisView, look: Look): string {
  const { language, colours, words } = look
  const mode = render(words, `mode.${view.mode}`)
  if (view.phase === 'draft') return colours.bold(`${phrase(language, 'nemesis.draft')} · ${mode}`)
  const round = colours.bold(phrase(language, 'nemesis.round', { number: view.round }))
  const { seat, taken } = view.turn
  const turn = phrase(language, 'nemesis.turn', { name: sideName(view, seat, look), taken })
  return view.phase === 'turn' ? `${round} · ${turn} · ${mode}` : `${round} · ${mode}`
}

function firstPlayer(view: NemesisView, look: Look): string {
  const name = sideName(view, view.first, look)
  return view.phase === 'draft' ? '' : phrase(look.language, 'nemesis.first', { name })
}

/** Blue spaces are those where the chambers are open. */
function timeTrack({ time }: NemesisView, { language, colours }: Look): string {
  const spaces = Array.from({ length: JUMP + 1 }, (_, i) => {
    const label = i === JUMP ? phrase(language, 'nemesis.jump') : String(JUMP - i)
    const shown = i === time ? colours.bold(`[${label}]`) : label
    return i >= FIRST_BLUE && i < JUMP ? colours.blue(shown) : shown
  })
  spaces.splice(FIRST_BLUE, 0, '|')
  return `${phrase(language, 'nemesis.time')} ${spaces.join(' ')}`
}

function selfDestruct({ selfDestruct: at }: NemesisView, { language, colours }: Look): string {
  if (at < 0) return phrase(language, 'nemesis.self-destruct-off')
  const spaces = Array.from({ length: SKULL + 1 }, (_, i) => {
    const label = i === SKULL ? '☠' : String(SKULL - i)
    const shown = i === at ? `[${label}]` : label
    return i >= FIRST_YELLOW ? colours.yellow(shown) : shown
  })
  return colours.red(`${phrase(language, 'nemesis.self-destruct')} ${spaces.join(' ')}`)
}

function flight(view: NemesisView, { language, words }: Look): string[] {
  const unknown = phrase(language, 'nemesis.unknown')
  const coordinates = view.coordinates ? render(words, `coordinates.${view.coordinates}`) : unknown
  return [
    phrase(language, 'nemesis.destination', { letter: 'ABCD'[view.destination] }),
    phrase(language, 'nemesis.coordinates', { known: coordinates }),
    ...view.engines.map((working, i) => {
      const known =
        working === null ? unknown : render(words, `status.${working ? 'working' : 'damaged'}`)
      return phrase(language, 'nemesis.engine', { number: i + 1, known })
    }),
  ]
}

function pods(view: NemesisView, { language }: Look): string {
  const list = view.pods.map(({ number, section, locked, gone }) => {
    const state = gone ? 'gone' : locked ? 'locked' : 'unlocked'
    return phrase(language, 'nemesis.pod', {
      number,
      section: section.toUpperCase(),
      state: phrase(language, `nemesis.pod.${state}` as Phrase),
    })
  })
  return phrase(language, 'nemesis.pods', { list: list.join(', ') })
}

function nest({ eggs, nestDestroyed, queenKilled }: NemesisView, { language }: Look): string[] {
  const say = (key: Phrase, params?: Params) => phrase(language, key, params)
  return [
    nestDestroyed ? say('nemesis.nest-destroyed') : say('nemesis.nest', { eggs }),
    ...(queenKilled ? [say('nemesis.queen-killed')] : []),
  ]
}

function weaknesses(view: NemesisView, { language, words }: Look): string {
  const list = Object.entries(view.weaknesses).map(([slot, id]) => {
    const name = id === null ? phrase(language, 'nemesis.unknown') : render(words, `weakness.${id}`)
    return `${render(words, `weaknessSlot.${slot}`)} ${name}`
  })
  return phrase(language, 'nemesis.weaknesses', { list: list.join(', ') })
}

function bag(view: NemesisView, { language, words }: Look): string {
  const list = Object.entries(view.bag).flatMap(([type, number]) =>
    number > 0 ? [`${number} ${render(words, `type.${type}`)}`] : [],
  )
  return phrase(language, 'nemesis.bag', { list: list.join(', ') })
}

function decks(view: NemesisView, { language }: Look): string {
  const list = Object.entries(view.decks).map(
    ([deck, { count }]) => `${phrase(language, `nemesis.deck.${deck}` as Phrase)} ${count}`,
  )
  return phrase(language, 'nemesis.decks', { list: list.join(', ') })
}

/** Cards of a deck that the reader has put there or looked at, and tokens. */
function knownCards(view: NemesisView, look: Look): string[] {
  const { language, words, width } = look
  if (readerOf(view) === undefined) return []
  const cards = Object.entries(view.decks).flatMap(([deck, { known }]) =>
    known.map(({ at, id }) =>
      phrase(language, 'nemesis.known-card', {
        deck: phrase(language, `nemesis.deck.${deck}` as Phrase),
        at: at + 1,
        name: cardOfDeck(deck, id, look),
      }),
    ),
  )
  const tokens = view.rooms.flatMap(({ token }, place) =>
    token === null
      ? []
      : [
          phrase(language, 'nemesis.known-token', {
            number: place + 1,
            name: render(words, `token.${token}`),
          }),
        ],
  )
  const list = [...tokens, ...cards].join(', ')
  return list ? wrapped(phrase(language, 'nemesis.known', { list }), width, '', '  ') : []
}

function cardOfDeck(deck: string, id: string, { words }: Look): string {
  const family = deck === 'events' ? 'event' : deck === 'attacks' ? 'attack' : 'item'
  return render(words, `${family}.${id}`)
}
