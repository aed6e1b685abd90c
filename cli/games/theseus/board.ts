import { render } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import { COLLECTS_DATA, LAST_POINT } from '@bulkhead/theseus/printed'
import type { Board, Look } from '../../play/boards.ts'
import { padded, spread, widthOf, wrapped } from '../../play/page.ts'
import { theseusArticles } from './articles.ts'
import { theseusHint } from './hints.ts'
import { cardName, coloured, factionMark, unitName } from './names.ts'
import { drawRing } from './ring.ts'
import { type Phrase, phrase } from './text/index.ts'

/** Theseus on a terminal: the tracks above, the ring of Sectors below. */
export const theseusBoard: Board<TheseusView> = {
  draw: (view, look) => [...tracks(view, look), '', ...drawRing(view, look)],
  chapter: ({ phase, turn }) => (phase === 'turn' ? `turn ${turn.number}` : phase),
  sideOf: (view, seat, look) => coloured(view, seat, look, factionName(view, seat, look)),
  hint: theseusHint,
  primer: ({ language }) => PRIMER.map((key) => phrase(language, key)),
  articles: theseusArticles,
  headings: ['turn'],
  asks: [
    { option: 'mode' },
    { option: 'factions', preset: 'marines' },
    { option: 'level', preset: '0' },
    { option: 'threeCards', preset: 'true' },
  ],
}

const PRIMER: readonly Phrase[] = [
  'theseus.primer.1',
  'theseus.primer.2',
  'theseus.primer.3',
  'theseus.primer.4',
  'theseus.primer.5',
]

function factionName(view: TheseusView, seat: number, { words }: Look): string {
  return render(words, `faction.${view.players[seat].faction}`)
}

// --- the Life and Data board ---

function tracks(view: TheseusView, look: Look): string[] {
  const lines = [spread(headline(view, look), endOfGame(view, look), look.width)]
  const seats = seatsInOrder(view)
  const names = new Map(seats.map((seat) => [seat, playerName(view, seat, look)]))
  const column = Math.max(...[...names.values()].map(widthOf))
  for (const [seat, name] of names) {
    lines.push(...playerLines(view, seat, look, padded(name, column)))
  }
  return [...lines, ...elsewhere(view, look)]
}

function seatsInOrder({ order, players }: TheseusView): readonly number[] {
  return order.length > 0 ? order : players.map((_, seat) => seat)
}

function headline(view: TheseusView, look: Look): string {
  const { language, colours, words } = look
  const { number, active, additional } = view.turn
  const mode = render(words, `mode.${view.mode}`)
  if (number === 0) return colours.bold(`${phrase(language, 'theseus.setup')} · ${mode}`)
  const turn = phrase(language, 'theseus.turn', { number })
  const more = additional ? ` · ${phrase(language, 'theseus.additional')}` : ''
  const who = coloured(view, active, look, factionName(view, active, look))
  return `${colours.bold(turn)} · ${who} (${look.who[active]})${more} · ${mode}`
}

const SPACES = ['', '3', '2', '1', '']

function endOfGame({ endOfGame: at }: TheseusView, { language, colours }: Look): string {
  const spaces = SPACES.map((space, i) => {
    if (i === 0) return phrase(language, 'theseus.end-start')
    return space || phrase(language, 'theseus.end-final')
  })
  const track = spaces.map((space, i) => (i === at ? colours.bold(`[${space}]`) : space))
  return phrase(language, 'theseus.end', { track: track.join(' ') })
}

const TRACK = 10

function playerName(view: TheseusView, seat: number, look: Look): string {
  const { alliance } = view.players[seat]
  const name = `${factionMark(view, seat)} ${factionName(view, seat, look)}`
  const team = view.mode === 'team' ? `, ${allianceName(alliance, look)}` : ''
  return `${coloured(view, seat, look, name)} (${look.who[seat]}${team})`
}

function playerLines(view: TheseusView, seat: number, look: Look, name: string): string[] {
  const { language, colours } = look
  const { life, data, deck, faction, drawn, deckList, alliance, out } = view.players[seat]
  const { upgrades, kept } = view.alliances[alliance]
  const cells = [
    name,
    track(phrase(language, 'theseus.life'), life, look),
    COLLECTS_DATA.includes(faction)
      ? track(phrase(language, 'theseus.data'), data, look)
      : ' '.repeat(18),
    phrase(language, 'theseus.upgrades', { upgrades }),
  ]
  const line = cells.join('  ')
  return [
    out ? colours.dim(line) : line,
    ...belongings(look, [
      faction === 'pandora' ? '' : deckText(deck, look),
      listed('theseus.kept', kept, look),
      listed('theseus.drawn', drawn, look),
      listed('theseus.deck-list', deckList ?? [], look),
    ]),
  ]
}

/** Counted by the symbols; the number says it exactly. */
function track(name: string, points: number, { colours }: Look): string {
  const full = Math.round((points / LAST_POINT) * TRACK)
  const bar = '█'.repeat(full) + colours.dim('░'.repeat(TRACK - full))
  return padded(`${name} ${bar} ${String(points).padStart(2)}`, 18)
}

function allianceName(alliance: number, { language }: Look): string {
  return phrase(language, 'theseus.alliance', { letter: 'AB'[alliance] })
}

function deckText(deck: TheseusView['players'][number]['deck'], look: Look): string {
  const { count, top } = deck
  if (top === null) return phrase(look.language, 'theseus.deck', { count })
  return phrase(look.language, 'theseus.deck-top', { count, card: cardName(top, look) })
}

function listed(key: Phrase, cards: readonly string[], look: Look): string {
  if (cards.length === 0) return ''
  const names = [...new Set(cards)].map((card) => {
    const copies = cards.filter((one) => one === card).length
    return cardName(card, look) + (copies > 1 ? ` ×${copies}` : '')
  })
  return phrase(look.language, key, { cards: names.join(', ') })
}

function belongings({ width, colours }: Look, texts: readonly string[]): string[] {
  const text = texts.filter((one) => one !== '').join(' · ')
  if (text === '') return []
  return wrapped(text, width, '    ').map((line) => colours.dim(line))
}

/** Units in Space, and the one in the middle of its Movement. */
function elsewhere(view: TheseusView, look: Look): string[] {
  const { language, words, width } = look
  const inSpace = view.units.filter((unit) => unit.place === 'space')
  const moving = view.units.find((unit) => unit.room === null && isSector(view, unit.place))
  const units = inSpace.map((unit) => unitName(view, unit, look)).join(', ')
  return [
    ...(units ? wrapped(phrase(language, 'theseus.space', { units }), width) : []),
    ...(moving
      ? [
          phrase(language, 'theseus.moving', {
            unit: unitName(view, moving, look),
            sector: render(words, `sector.${moving.place}`),
          }),
        ]
      : []),
  ]
}

function isSector({ sectors }: TheseusView, place: string): boolean {
  return sectors.some((sector) => sector.id === place)
}
