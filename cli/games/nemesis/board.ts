import { type Language, type Option, render, type Seat } from '@bulkhead/kernel'
import { type NemesisView, namesFor } from '@bulkhead/nemesis'
import { printed } from '@bulkhead/nemesis/printed'
import type { Board, Look } from '../../play/boards.ts'
import { wrapped } from '../../play/page.ts'
import { nemesisArticles } from './articles.ts'
import { crewLines } from './crew.ts'
import { drawMap, NARROWEST_MAP } from './map.ts'
import { counted, kindOfAction, readerOf, sideName } from './names.ts'
import { attackRisk, moveRisk } from './risks.ts'
import { corridorLines, roomLines } from './rooms.ts'
import { type Phrase, phrase } from './text/index.ts'
import { trackLines } from './tracks.ts'

/** Nemesis on a terminal: tracks, the ship, what is where, and the Characters' boards. */
export const nemesisBoard: Board<NemesisView> = {
  draw,
  names: namesFor,
  // Shown again in every round, and wherever the reader has gone.
  chapter: (view) => `${view.phase === 'draft'} ${view.round} ${placeOfReader(view)}`,
  sideOf: sideName,
  hint,
  groupOf,
  secrets,
  primer: ({ language }) => PRIMER.map((key) => phrase(language, key)),
  articles: nemesisArticles,
  promise,
  headings: ['round'],
  asks: [
    { option: 'mode' },
    { option: 'board' },
    { option: 'intruderPlayer' },
    { option: 'draft' },
  ],
}

const PROMISES = new Map<string, Phrase>([
  ['good', 'nemesis.bot.good'],
  ['strong', 'nemesis.bot.strong'],
])

function promise(level: string, language: Language): string {
  const key = PROMISES.get(level)
  return key ? phrase(language, key) : ''
}

function placeOfReader(view: NemesisView): number | undefined {
  const reader = readerOf(view)
  return reader === undefined ? undefined : view.players[reader].room
}

const PRIMER: readonly Phrase[] = [
  'nemesis.primer.1',
  'nemesis.primer.2',
  'nemesis.primer.3',
  'nemesis.primer.4',
  'nemesis.primer.5',
  'nemesis.primer.6',
]

function draw(view: NemesisView, look: Look): string[] {
  const wide = look.width >= NARROWEST_MAP
  return [
    ...trackLines(view, look),
    '',
    ...(wide ? [...drawMap(view, look), ''] : []),
    ...roomLines(view, look, !wide),
    ...corridorLines(view, look),
    '',
    ...crewLines(view, look),
  ]
}

// --- questions ---

/** Under which heading an answer stands. */
function groupOf({ params, label }: Option, { language }: Look): string {
  if (params?.action === undefined) return FREE.includes(label) ? title('free', language) : ''
  return title(kindOfAction(String(params.action)), language)
}

const FREE = ['pass', 'drop', 'launch', 'leave-pod']

function title(group: string, language: Look['language']): string {
  return phrase(language, `nemesis.group.${group}` as Phrase)
}

type Hint = (view: NemesisView, option: Option, look: Look) => string

const HINTS: Readonly<Record<string, Hint>> = {
  move: moveRisk,
  escape: moveRisk,
  shoot: attackRisk,
  'aimed-shot': attackRisk,
  melee: attackRisk,
  role: roleHint,
  'keep-item': textHint('item-text'),
  'keep-objective': textHint('objective-text'),
  'intruder-card': textHint('intruderCard-text'),
  'choose-attack': textHint('attack-text'),
  'choose-event': textHint('event-text'),
  'hand-card': scannedHint,
  'take-offer': thingsHint,
  'give-in-return': thingsHint,
  agree: thingsHint,
}

function hint(view: NemesisView, option: Option, look: Look): string {
  return Object.hasOwn(HINTS, option.label) ? HINTS[option.label](view, option, look) : ''
}

function textHint(family: string): Hint {
  return (_, { targets = [] }, { words }) => render(words, `${family}.${targets[0].id}`)
}

function roleHint(_: NemesisView, { targets = [] }: Option, { language, words }: Look): string {
  const { item, quests } = printed.characters[targets[0].id]
  return phrase(language, 'nemesis.hint.role', {
    weapon: render(words, `item.${item}`),
    quests: quests.map((id) => render(words, `item.${id}`)).join(', '),
  })
}

/** All Contamination cards look alike; whoever has scanned one knows it again. */
function scannedHint(view: NemesisView, { targets = [] }: Option, { words }: Look): string {
  const reader = readerOf(view)
  const hand = reader === undefined ? [] : (view.players[reader].hand ?? [])
  const card = hand[Number(targets.find(({ kind }) => kind === 'hand')?.id)]
  return targets[0].id === 'contamination' && card && card !== 'contamination'
    ? render(words, `card.${card}`)
    : ''
}

function thingsHint(_: NemesisView, { targets = [] }: Option, { language, words }: Look): string {
  if (targets.length === 0) return ''
  const names = targets.map(({ kind, id }) =>
    kind === 'back'
      ? phrase(language, 'nemesis.back', { colour: render(words, `colour.${id}`) })
      : render(words, `${kind}.${id}`),
  )
  return phrase(language, 'nemesis.hint.things', { list: counted(names) })
}

// --- what only the asking seat may read ---

function secrets(view: NemesisView, seat: Seat, look: Look): string[] {
  const { language } = look
  const { objectives, discarded } = view.players[seat]
  const others = view.players.flatMap((player, other) =>
    other === seat
      ? []
      : player.objectives.flatMap(({ id }) =>
          id === null
            ? []
            : objectiveLines(
                phrase(language, 'nemesis.objective.others', { name: sideName(view, other, look) }),
                id,
                look,
              ),
        ),
  )
  const own = objectives.flatMap(({ id, kind }) =>
    id === null ? [] : objectiveLines(render(look.words, `objectiveKind.${kind}`), id, look),
  )
  const gone = discarded?.id
    ? objectiveLines(phrase(language, 'nemesis.objective.discarded'), discarded.id, look)
    : []
  const lines = [...own, ...gone, ...others]
  return lines.length > 0 ? lines : [phrase(language, 'nemesis.no-objectives')]
}

function objectiveLines(heading: string, id: string, look: Look): string[] {
  const { words, width, colours, language } = look
  const name = colours.bold(render(words, `objective.${id}`))
  const text = `${name}. ${render(words, `objective-text.${id}`)}`
  return wrapped(phrase(language, 'nemesis.line', { name: heading, text }), width, '  ', '    ')
}
