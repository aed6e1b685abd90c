import type { PlayerView } from '@bulkhead/hull/view.ts'
import { render, type Seat } from '@bulkhead/kernel'
import { wrapped } from '../../play/page.ts'
import { counted, readerOf, sideName } from './names.ts'
import { type Phrase, type Scene, say } from './scene.ts'

/** The Characters' boards: the reader's own in full, of the others what everybody sees. */

export function crewLines(scene: Scene): string[] {
  const { view } = scene
  if (view.phase === 'draft') return []
  const reader = readerOf(view)
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== reader)
  return [
    ...others.flatMap((seat) => boardLines(scene, seat)),
    ...(reader === undefined ? [] : ['', ...boardLines(scene, reader)]),
  ]
}

function boardLines(scene: Scene, seat: Seat): string[] {
  const { show, view, look } = scene
  const player = view.players[seat]
  const { number } = player
  const title = `${sideName(scene, seat)} (${say(scene, 'hull.player', { number })}, ${look.who[seat]})`
  const facts = show.character?.(scene, seat) ?? []
  const state = [...whereabouts(scene, seat), ...health(scene, player), ...facts]
  return [
    ...wrapped([title, ...state].join(' · '), look.width, '', '  '),
    ...(player.hand === null ? openThings(scene, player) : ownThings(scene, seat)),
  ]
}

function whereabouts(scene: Scene, seat: Seat): string[] {
  const { show, view, look } = scene
  const { fate, room, passed, handCount } = view.players[seat]
  if (fate !== 'awake') return [show.away(scene, seat)]
  return [
    room >= 0 ? render(look.words, `place.${room}`) : show.away(scene, seat),
    say(scene, 'hull.hand-count', { number: handCount }),
    ...(passed ? [look.colours.dim(say(scene, 'hull.passed'))] : []),
  ]
}

function health(scene: Scene, player: PlayerView): string[] {
  const { words, colours } = scene.look
  const { lightWounds, wounds, slime, larva, signal } = player
  const list = wounds.map(({ id, dressed }) => {
    const name = render(words, `wound.${id}`)
    return dressed ? say(scene, 'hull.dressed', { name }) : name
  })
  return [
    ...(lightWounds > 0 ? [say(scene, 'hull.wounds.light', { number: lightWounds })] : []),
    ...(list.length > 0
      ? [colours.red(say(scene, 'hull.wounds.serious', { list: list.join(', ') }))]
      : []),
    ...(slime ? [colours.yellow(say(scene, 'hull.slime'))] : []),
    ...(larva ? [colours.red(say(scene, 'hull.larva'))] : []),
    ...(signal ? [say(scene, 'hull.signal')] : []),
  ]
}

// --- what they carry ---

function openThings(scene: Scene, player: PlayerView): string[] {
  const { fate, hands, inventory } = player
  if (fate === 'dead' && hands.length + inventory.length === 0) return []
  const { width, colours } = scene.look
  const parts = [
    labelled(scene, say(scene, 'hull.hands'), handsText(scene, player)),
    labelled(scene, say(scene, 'hull.inventory'), inventoryText(scene, player)),
    piles(scene, player),
  ]
  return wrapped(parts.join(' · '), width, '  ', '    ').map(colours.dim)
}

function ownThings(scene: Scene, seat: Seat): string[] {
  const { show, view, look } = scene
  const player = view.players[seat]
  const { hand, quests, discard } = player
  const line = (text: string) => wrapped(text, look.width, '  ', '    ')
  const named = (key: Phrase, text: string) => line(labelled(scene, say(scene, key), text))
  return [
    ...(show.own?.(scene, seat) ?? []).flatMap(([name, text]) => line(labelled(scene, name, text))),
    ...named('hull.hand', handText(scene, hand ?? [])),
    ...named('hull.hands', handsText(scene, player)),
    ...named('hull.inventory', inventoryText(scene, player)),
    ...(quests.length > 0
      ? named('hull.quests', quests.map((id) => render(look.words, `item.${id}`)).join(', '))
      : []),
    ...line(
      [piles(scene, player), ...(discard.length > 0 ? [discardText(scene, discard)] : [])].join(
        ' · ',
      ),
    ),
    look.colours.dim(`  ${say(scene, 'hull.o-hint')}`),
  ]
}

function labelled(scene: Scene, name: string, text: string): string {
  return say(scene, 'hull.line', { name, text })
}

function piles(scene: Scene, { deckCount, discard }: PlayerView): string {
  return say(scene, 'hull.piles', { deck: deckCount, discard: discard.length })
}

/** Each card with how many others it costs. */
function handText(scene: Scene, hand: readonly string[]): string {
  const { show, view, look } = scene
  if (hand.length === 0) return say(scene, 'hull.empty')
  const { cards } = show.printed(view)
  return counted(
    hand.map((card) => {
      const cost = cards[card]?.action?.cost
      const name = render(look.words, `card.${card}`)
      return cost === undefined ? name : `${name} [${cost}]`
    }),
  )
}

function discardText(scene: Scene, discard: readonly string[]): string {
  const list = counted(discard.map((card) => render(scene.look.words, `card.${card}`)))
  return say(scene, 'hull.discard', { list })
}

function handsText(scene: Scene, { hands }: PlayerView): string {
  const { words } = scene.look
  if (hands.length === 0) return say(scene, 'hull.empty')
  return hands
    .map(({ item, object, ammo, added, bound }) => {
      if (item === null) return render(words, `object.${object}`)
      const name = render(words, `item.${item}`)
      const extras = added.map((id) => render(words, `item.${id}`)).join(' + ')
      const whole = extras ? say(scene, 'hull.added', { name, added: extras }) : name
      const loaded = ammo > 0 ? say(scene, 'hull.ammo', { name: whole, ammo }) : whole
      return bound > 0 ? say(scene, 'hull.bound', { name: loaded }) : loaded
    })
    .join(' | ')
}

/** What the reader does not know shows its back. */
function inventoryText(scene: Scene, { inventory }: PlayerView): string {
  const { words } = scene.look
  if (inventory.length === 0) return say(scene, 'hull.empty')
  return counted(
    inventory.map(({ id, colour }) =>
      id === null
        ? say(scene, 'hull.back', { colour: render(words, `colour.${colour}`) })
        : render(words, `item.${id}`),
    ),
  )
}
