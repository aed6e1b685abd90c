import type { View } from '@bulkhead/hull/view.ts'
import { type Option, render, type Seat } from '@bulkhead/kernel'
import type { Board, Look } from '../../play/boards.ts'
import { wrapped } from '../../play/page.ts'
import { articles } from './articles.ts'
import { crewLines } from './crew.ts'
import { drawMap, NARROWEST_MAP } from './map.ts'
import { counted, readerOf, sideName } from './names.ts'
import { attackRisk, moveRisk } from './risks.ts'
import { corridorLines, roomLines } from './rooms.ts'
import { type Hint, phraseOf, type Scene, type Show, say } from './scene.ts'
import { trackLines } from './tracks.ts'

/** A game of the family on a terminal: tracks, the rooms, what is where, and the Characters' boards. */
export function familyBoard(show: Show): Board<View> {
  return {
    draw: (view, look) => draw({ show, view, look }),
    names: show.names,
    // Shown again in every round, and wherever the reader has gone.
    chapter: (view) => `${view.phase === 'draft'} ${view.round} ${placeOfReader(view)}`,
    sideOf: (view, seat, look) => sideName({ show, view, look }, seat),
    hint: (view, option, look) => hint({ show, view, look }, option),
    groupOf: (option, look) => groupOf(show, option, look),
    secrets: (view, seat, look) => secrets({ show, view, look }, seat),
    primer: ({ language }) => show.primer.map((key) => phraseOf(show, language, key)),
    articles: (view, look) => articles({ show, view, look }),
    promise: (level, language) =>
      Object.hasOwn(show.promises, level) ? phraseOf(show, language, show.promises[level]) : '',
    headings: ['round'],
    asks: show.asks,
  }
}

function placeOfReader(view: View): number | undefined {
  const reader = readerOf(view)
  return reader === undefined ? undefined : view.players[reader].room
}

function draw(scene: Scene): string[] {
  const wide = scene.look.width >= NARROWEST_MAP
  return [
    ...trackLines(scene),
    '',
    ...(wide ? [...drawMap(scene), ''] : []),
    ...roomLines(scene, !wide),
    ...corridorLines(scene),
    '',
    ...crewLines(scene),
  ]
}

// --- questions ---

/** Under which heading an answer stands. */
function groupOf(show: Show, { params, label }: Option, { language }: Look): string {
  const title = (group: string) => phraseOf(show, language, `hull.group.${group}`)
  if (params?.action === undefined) return show.free.includes(label) ? title('free') : ''
  return title(kindOfAction(show, String(params.action)))
}

/** What an action comes from: a card, an Item, a room, what the game says; basic actions are none of these. */
function kindOfAction(show: Show, action: string): string {
  for (const [kind, ids] of Object.entries(show.actions)) if (ids.includes(action)) return kind
  return 'basic'
}

const HINTS: Readonly<Record<string, Hint>> = {
  move: moveRisk,
  escape: moveRisk,
  shoot: attackRisk,
  melee: attackRisk,
  role: roleHint,
  'keep-item': textHint('item-text'),
  'keep-objective': textHint('objective-text'),
  'hand-card': scannedHint,
  'take-offer': thingsHint,
  'give-in-return': thingsHint,
  agree: thingsHint,
}

function hint(scene: Scene, { label, targets = [] }: Option): string {
  const found = scene.show.hints?.[label] ?? HINTS[label]
  return found ? found(scene, targets) : ''
}

/** The text of the card that an option points at. */
export function textHint(family: string): Hint {
  return ({ look }, targets) => render(look.words, `${family}.${targets[0].id}`)
}

function roleHint(...[scene, targets]: Parameters<Hint>): string {
  const { show, view, look } = scene
  const { item, quests } = show.printed(view).characters[targets[0].id]
  const list = quests.map((id) => render(look.words, `item.${id}`)).join(', ')
  if (item === undefined) return say(scene, 'hull.hint.role-unarmed', { quests: list })
  return say(scene, 'hull.hint.role', { weapon: render(look.words, `item.${item}`), quests: list })
}

/** All Contamination cards look alike; whoever has scanned one knows it again. */
function scannedHint(...[{ view, look }, targets]: Parameters<Hint>): string {
  const reader = readerOf(view)
  const hand = reader === undefined ? [] : (view.players[reader].hand ?? [])
  const card = hand[Number(targets.find(({ kind }) => kind === 'hand')?.id)]
  return targets[0].id === 'contamination' && card && card !== 'contamination'
    ? render(look.words, `card.${card}`)
    : ''
}

function thingsHint(...[scene, targets]: Parameters<Hint>): string {
  if (targets.length === 0) return ''
  const { words } = scene.look
  const names = targets.map(({ kind, id }) =>
    kind === 'back'
      ? say(scene, 'hull.back', { colour: render(words, `colour.${id}`) })
      : render(words, `${kind}.${id}`),
  )
  return say(scene, 'hull.hint.things', { list: counted(names) })
}

// --- what only the asking seat may read ---

function secrets(scene: Scene, seat: Seat): string[] {
  const { show, view, look } = scene
  const { objectives, discarded } = view.players[seat]
  const own = objectives.flatMap(({ id, kind }) =>
    id === null ? [] : objectiveLines(scene, render(look.words, `objectiveKind.${kind}`), id),
  )
  const gone = discarded?.id
    ? objectiveLines(scene, say(scene, 'hull.objective.discarded'), discarded.id)
    : []
  const others = view.players.flatMap((player, other) => {
    if (other === seat) return []
    const heading = say(scene, 'hull.objective.others', { name: sideName(scene, other) })
    return player.objectives.flatMap(({ id }) =>
      id === null ? [] : objectiveLines(scene, heading, id),
    )
  })
  const lines = [...own, ...gone, ...others]
  return [
    ...(lines.length > 0 ? lines : [say(scene, 'hull.no-objectives')]),
    ...(show.secrets?.(scene, seat) ?? []),
  ]
}

function objectiveLines(scene: Scene, heading: string, id: string): string[] {
  const { words, width, colours } = scene.look
  const name = colours.bold(render(words, `objective.${id}`))
  const text = `${name}. ${render(words, `objective-text.${id}`)}`
  return wrapped(say(scene, 'hull.line', { name: heading, text }), width, '  ', '    ')
}
