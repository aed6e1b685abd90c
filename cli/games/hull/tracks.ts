import { render } from '@bulkhead/kernel'
import { spread, wrapped } from '../../play/page.ts'
import { readerOf, sideName } from './names.ts'
import { type Phrase, type Scene, say } from './scene.ts'

/** Tracks, decks and whatever else lies beside the rooms. */
export function trackLines(scene: Scene): string[] {
  const { show, view, look } = scene
  const { width, colours } = look
  const line = (...parts: readonly string[]) => wrapped(parts.join(' · '), width, '', '  ')
  return [
    spread(headline(scene), firstPlayer(scene), width).trimEnd(),
    ...(view.phase === 'draft' ? [] : [show.timeTrack(scene)]),
    ...line(...show.state(scene)),
    ...line(...show.exits(scene), ...nest(scene), weaknesses(scene)),
    ...line(bag(scene), decks(scene)).map(colours.dim),
    ...knownCards(scene),
  ]
}

function headline(scene: Scene): string {
  const { view, look } = scene
  const mode = render(look.words, `mode.${view.mode}`)
  if (view.phase === 'draft') return look.colours.bold(`${say(scene, 'hull.draft')} · ${mode}`)
  const round = look.colours.bold(say(scene, 'hull.round', { number: view.round }))
  const { seat, taken } = view.turn
  const turn = say(scene, 'hull.turn', { name: sideName(scene, seat), taken })
  return view.phase === 'turn' ? `${round} · ${turn} · ${mode}` : `${round} · ${mode}`
}

function firstPlayer(scene: Scene): string {
  const name = sideName(scene, scene.view.first)
  return scene.view.phase === 'draft' ? '' : say(scene, 'hull.first', { name })
}

function nest(scene: Scene): string[] {
  const { eggs, nestDestroyed, queenKilled } = scene.view
  return [
    nestDestroyed ? say(scene, 'hull.nest-destroyed') : say(scene, 'hull.nest', { eggs }),
    ...(queenKilled ? [say(scene, 'hull.queen-killed')] : []),
  ]
}

function weaknesses(scene: Scene): string {
  const { words } = scene.look
  const list = Object.entries(scene.view.weaknesses).map(([slot, id]) => {
    const name = id === null ? say(scene, 'hull.unknown') : render(words, `weakness.${id}`)
    return `${render(words, `weaknessSlot.${slot}`)} ${name}`
  })
  return say(scene, 'hull.weaknesses', { list: list.join(', ') })
}

function bag(scene: Scene): string {
  const list = Object.entries(scene.view.bag).flatMap(([type, number]) =>
    number > 0 ? [`${number} ${render(scene.look.words, `type.${type}`)}`] : [],
  )
  return say(scene, 'hull.bag', { list: list.join(', ') })
}

function decks(scene: Scene): string {
  const list = Object.entries(scene.view.decks).map(
    ([deck, { count }]) => `${say(scene, `hull.deck.${deck}` as Phrase)} ${count}`,
  )
  return say(scene, 'hull.decks', { list: list.join(', ') })
}

/** Cards of a deck that the reader has put there or looked at, and tokens. */
function knownCards(scene: Scene): string[] {
  const { view, look } = scene
  if (readerOf(view) === undefined) return []
  const cards = Object.entries(view.decks).flatMap(([deck, { known }]) =>
    known.map(({ at, id }) =>
      say(scene, 'hull.known-card', {
        deck: say(scene, `hull.deck.${deck}` as Phrase),
        at: at + 1,
        name: cardOfDeck(scene, deck, id),
      }),
    ),
  )
  const tokens = view.rooms.flatMap(({ token }, place) => {
    if (token === null) return []
    const name = render(look.words, `token.${token}`)
    return [say(scene, 'hull.known-token', { number: place + 1, name })]
  })
  const list = [...tokens, ...cards].join(', ')
  return list ? wrapped(say(scene, 'hull.known', { list }), look.width, '', '  ') : []
}

function cardOfDeck({ look }: Scene, deck: string, id: string): string {
  const family = deck === 'events' ? 'event' : deck === 'attacks' ? 'attack' : 'item'
  return render(look.words, `${family}.${id}`)
}
