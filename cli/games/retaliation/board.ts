import { type Option, render, type Seat } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { LAST_ROUND, printed, SECTIONS } from '@bulkhead/retaliation/printed'
import { namesFor } from '@bulkhead/retaliation/text/names.ts'
import type { Board, Look } from '../../play/boards.ts'
import { spread, wrapped } from '../../play/page.ts'
import { retaliationArticles } from './articles.ts'
import { drawMap } from './map.ts'
import { handLines, squadLines } from './squad.ts'
import { type Phrase, phrase } from './text/index.ts'

/** Retaliation on a terminal: tracks and Characters above, the Facility below. */
export const retaliationBoard: Board<RetaliationView> = {
  draw: (view, look) => [
    ...tracks(view, look),
    ...squadLines(view, look),
    '',
    ...drawMap(view, look),
  ],
  names: (view, language) => namesFor(view, language),
  chapter: ({ phase, round, turn }) => (phase === 'turn' ? `${round} ${turn.seat}` : phase),
  sideOf: (view, seat, look) => sideOf(view, seat, look),
  hint: () => '',
  groupOf,
  secrets: (view, seat, look) => handLines(view, seat, look),
  primer: ({ language }) => PRIMER.map((key) => phrase(language, key)),
  articles: retaliationArticles,
  headings: ['round', 'event'],
  asks: [{ option: 'mode' }, { option: 'deadly', preset: 'false' }],
}

const PRIMER: readonly Phrase[] = [
  'retaliation.primer.1',
  'retaliation.primer.2',
  'retaliation.primer.3',
  'retaliation.primer.4',
  'retaliation.primer.5',
]

function sideOf({ players }: RetaliationView, seat: Seat, { words, who }: Look): string {
  const { character } = players[seat]
  return character === '' ? who[seat] : render(words, `character.${character}`)
}

const FREE = ['pass', 'choose-objective', 'discard-things']

function groupOf({ label, params }: Option, { language }: Look): string {
  const by = String(params?.by ?? '')
  if (FREE.includes(label)) return phrase(language, 'retaliation.group.free')
  if (by === '') return ''
  if (by in printed.cards) return phrase(language, 'retaliation.group.card')
  if (by in printed.items) return phrase(language, 'retaliation.group.item')
  const room = by === 'use-room'
  return phrase(language, room ? 'retaliation.group.room' : 'retaliation.group.basic')
}

// --- the tracks ---

function tracks(view: RetaliationView, look: Look): string[] {
  const { colours, width } = look
  const right = [landerText(view, look), ...dangers(view, look)].join(' · ')
  return [
    spread(colours.bold(headline(view, look)), right, width),
    ...wrapped([...facility(view, look), ...tasks(view, look)].join(' · '), width),
  ]
}

function headline({ phase, round, mode }: RetaliationView, { language, words }: Look): string {
  const drafting = ['characters', 'support', 'belts'].includes(phase)
  const when = drafting
    ? phrase(language, 'retaliation.draft')
    : phrase(language, 'retaliation.round', { round, last: LAST_ROUND })
  return `${when} · ${render(words, `mode.${mode}`)}`
}

function landerText({ lander }: RetaliationView, { language }: Look): string {
  if (lander.where === 'track') {
    return phrase(language, 'retaliation.lander-track', { space: lander.space })
  }
  return phrase(
    language,
    lander.where === 'landed' ? 'retaliation.lander-landed' : 'retaliation.lander-gone',
  )
}

function dangers({ autodestruction }: RetaliationView, { language, colours }: Look): string[] {
  if (autodestruction.state !== 'running') return []
  const { space } = autodestruction
  return [colours.red(phrase(language, 'retaliation.autodestruction', { space }))]
}

function facility(view: RetaliationView, { language, words }: Look): string[] {
  const { lifeSupport, hibernatoriumActive, antiAircraft, bag } = view
  const on = SECTIONS.filter((section) => lifeSupport?.[section])
  const tokens = [...new Set(bag)].map(
    (type) => `${render(words, `token.${type}`)} ${bag.filter((one) => one === type).length}`,
  )
  return [
    airText(lifeSupport === null, on, language),
    ...(hibernatoriumActive ? [phrase(language, 'retaliation.hibernatorium')] : []),
    ...(antiAircraft.upper
      ? [
          phrase(language, 'retaliation.anti-aircraft', {
            status: render(words, `status.${antiAircraft.upper}`),
          }),
        ]
      : []),
    phrase(language, 'retaliation.bag', { tokens: tokens.join(', ') }),
  ]
}

function airText(off: boolean, on: readonly string[], language: Look['language']): string {
  if (off) return phrase(language, 'retaliation.power-off')
  return on.length > 0
    ? phrase(language, 'retaliation.life-support', { sections: on.join(' ') })
    : phrase(language, 'retaliation.no-life-support')
}

function tasks({ missionTask, tasks: all }: RetaliationView, { language, words }: Look): string[] {
  const ids = missionTask === null ? all : [missionTask]
  return ids.map((id) =>
    phrase(language, 'retaliation.task', { task: render(words, `task.${id}`) }),
  )
}
