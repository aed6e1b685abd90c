import { render, type Seat } from '@bulkhead/kernel'
import type { PlayerView, RetaliationView } from '@bulkhead/retaliation'
import type { Look } from '../../play/boards.ts'
import { wrapped } from '../../play/page.ts'
import { phrase } from './text/index.ts'

/** The Characters: how they are, and what they carry. */
export function squadLines(view: RetaliationView, look: Look): string[] {
  return view.players.flatMap((player, seat) =>
    player.character === '' ? [] : playerLines(view, player, seat, look),
  )
}

function playerLines(view: RetaliationView, player: PlayerView, seat: Seat, look: Look): string[] {
  const { words, colours, who, width } = look
  const name = `${player.number} ${render(words, `character.${player.character}`)} (${who[seat]})`
  const state = [...condition(view, player, seat, look), ...belongings(player, look)]
  const active = view.turn.seat === seat && view.phase === 'turn'
  return wrapped([active ? colours.bold(name) : name, ...state].join(' · '), width, '', '    ').map(
    (line) => (player.fate === 'alive' ? line : colours.dim(line)),
  )
}

function condition(
  view: RetaliationView,
  player: PlayerView,
  seat: Seat,
  { language, words }: Look,
): string[] {
  const { fate, health, oxygen, wounds, contamination, handSize, deckSize } = player
  if (fate !== 'alive') return [phrase(language, `retaliation.${fate}`)]
  const marks = [
    ...(view.first === seat ? [phrase(language, 'retaliation.first')] : []),
    ...(player.inLander ? [phrase(language, 'retaliation.in-lander')] : []),
    ...(player.passed ? [phrase(language, 'retaliation.passed')] : []),
    ...(player.suffocating ? [phrase(language, 'retaliation.suffocating')] : []),
    ...(player.larva ? [phrase(language, 'retaliation.larva')] : []),
    ...(player.data ? [phrase(language, 'retaliation.data')] : []),
  ]
  const names = wounds.map((wound) => render(words, `wound.${wound}`)).join(', ')
  return [
    phrase(language, 'retaliation.health', { health: 9 - health }),
    ...(wounds.length > 0 ? [phrase(language, 'retaliation.wounds', { wounds: names })] : []),
    phrase(language, 'retaliation.oxygen', { oxygen }),
    ...(contamination > 0
      ? [phrase(language, 'retaliation.contamination', { number: contamination })]
      : []),
    phrase(language, 'retaliation.cards', { hand: handSize, deck: deckSize }),
    ...marks,
  ]
}

function belongings({ fate, belt, hands, armor, backpack }: PlayerView, look: Look): string[] {
  if (fate !== 'alive') return []
  const { language, words } = look
  const items = [...hands.flat(), ...(armor ? [armor] : []), ...backpack]
  const gear = belt.flatMap((one) => (one === null ? [] : [render(words, `gear.${one}`)]))
  const none = phrase(language, 'retaliation.empty')
  return [
    phrase(language, 'retaliation.belt', { gear: gear.join(', ') || none }),
    ...(items.length > 0
      ? [
          phrase(language, 'retaliation.carries', {
            items: items.map((item) => itemText(item, look)).join(', '),
          }),
        ]
      : []),
  ]
}

function itemText(
  { id, slots, malfunction }: PlayerView['backpack'][number],
  { language, words }: Look,
): string {
  if (id === null) return phrase(language, 'retaliation.unknown-item')
  const full = slots.filter((gear) => gear !== null).length
  const loaded = slots.length > 0 ? ` ${full}/${slots.length}` : ''
  return `${render(words, `item.${id}`)}${loaded}${malfunction ? ' !' : ''}`
}

/** What only this seat knows: its hand and its Objectives. */
export function handLines(view: RetaliationView, seat: Seat, look: Look): string[] {
  const { language, words, width } = look
  const { hand, objectives } = view.players[seat]
  const cards = (hand ?? []).map((card) =>
    typeof card === 'string' ? render(words, `card.${card}`) : contaminationText(card, language),
  )
  const kept = objectives.flatMap(({ id }) =>
    id === null
      ? []
      : [
          `${phrase(language, 'retaliation.objective', { objective: render(words, `objective.${id}`) })}: ${render(words, `objective-text.${id}`)}`,
        ],
  )
  return [
    ...wrapped(phrase(language, 'retaliation.hand', { cards: cards.join(', ') }), width),
    ...kept.flatMap((text) => wrapped(text, width)),
  ]
}

function contaminationText(
  { infected }: { readonly infected: boolean | null },
  language: Look['language'],
): string {
  if (infected === null) return phrase(language, 'retaliation.unscanned')
  return phrase(language, infected ? 'retaliation.infected' : 'retaliation.clean')
}
