import type { Dictionary, Language, Option, Target } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { printed } from '@bulkhead/nemesis/printed'
import { type Words, words } from '../../words/words.ts'
import { copiesIn, isContamination, type PlayerView, readerIn } from './reader.ts'

/**
 * What stands for an option on the screen. Cards in hand are named by their place (`hand:2`), as two
 * of a kind are two choices; so are the things in one's hands (`held:0`).
 */

const HAND: ReadonlySet<string> = new Set(['pay', 'hand-card', 'discard', 'reroll'])
const HELD: ReadonlySet<string> = new Set(['drop-object', 'offer-object'])
/** Cards that lie before the reader while one of them is chosen. */
const LAID_OUT: ReadonlySet<string> = new Set([
  'keep-item',
  'keep-objective',
  'role',
  'choose-attack',
  'choose-event',
])
/** Things of somebody else: the reader may have the same. */
const OFFERED: ReadonlySet<string> = new Set(['take-offer', 'give-in-return', 'agree'])

export function isLaidOut({ label }: Option): boolean {
  return LAID_OUT.has(label)
}

export function targetsOf(option: Option, view: NemesisView): readonly Target[] {
  const me = readerIn(view)
  if (LAID_OUT.has(option.label)) return [{ kind: 'choice', id: option.id }]
  if (OFFERED.has(option.label)) return []
  if (!me) return option.targets ?? []
  if (HAND.has(option.label)) return inHand(option, me)
  if (HELD.has(option.label)) return held(option, me)
  return [...(option.targets ?? []), ...sources(option, view, me)]
}

/** Payments count Action cards alone; whatever else is discarded counts all. */
function inHand({ id, label, targets = [] }: Option, { hand }: PlayerView): Target[] {
  const cards = hand ?? []
  const number = Number(id.split('#')[1])
  if (label === 'hand-card') return [{ kind: 'hand', id: number }]
  if (label === 'pay') {
    const paying = cards.flatMap((card, i) => (isContamination(card) ? [] : [i]))
    return number < paying.length ? [{ kind: 'hand', id: paying[number] }] : []
  }
  return copiesIn(cards, String(targets[0]?.id)).map((i) => ({ kind: 'hand', id: i }))
}

/** Hands come before the Inventory wherever things are counted. */
function held({ id, targets = [] }: Option, { hands }: PlayerView): Target[] {
  const number = Number(id.split('#')[1])
  if (hands[number]?.object === targets[0]?.id) return [{ kind: 'held', id: number }]
  return hands.flatMap(({ object }, i) =>
    object !== null && object === targets[0]?.id ? [{ kind: 'held', id: i }] : [],
  )
}

function sources(option: Option, view: NemesisView, me: PlayerView): Target[] {
  const { label, params } = option
  if (params?.action !== undefined) return ofAction(String(params.action), view, me)
  const hand = me.hand ?? []
  if (label === 'interruption' || label === 'nerves-of-steel') {
    return copiesIn(hand, label).map((id) => ({ kind: 'hand', id }))
  }
  if (label === 'armor') return [{ kind: 'item', id: 'armor' }]
  if (label === 'scan') return contaminated(hand, isContamination)
  if (label.startsWith('scan-')) return contaminated(hand, (card) => card === SCANNED[label])
  if (label === 'launch' || label === 'leave-pod') {
    return me.pod >= 0 ? [{ kind: 'pod', id: view.pods[me.pod].number }] : []
  }
  return []
}

const SCANNED: Readonly<Record<string, string>> = {
  'scan-unknown': 'contamination',
  'scan-infected': 'contamination-infected',
  'scan-clean': 'contamination-clean',
}

function contaminated(hand: readonly string[], fits: (card: string) => boolean): Target[] {
  return hand.flatMap((card, id) => (fits(card) ? [{ kind: 'hand', id }] : []))
}

/** The card, the Item or the room that an action comes from; whom one trades with. */
function ofAction(action: string, view: NemesisView, me: PlayerView): Target[] {
  if (action === 'trade') {
    return view.players.flatMap((player, id) =>
      player !== me && player.room === me.room ? [{ kind: 'seat', id }] : [],
    )
  }
  switch (kindOf(action)) {
    case 'card':
      return copiesIn(me.hand ?? [], action).map((id) => ({ kind: 'hand', id }))
    case 'item':
      return [{ kind: 'item', id: action }]
    case 'room':
      return [{ kind: 'place', id: me.room }]
    default:
      return []
  }
}

type ActionKind = 'basic' | 'card' | 'item' | 'room'

export function kindOf(action: string): ActionKind {
  if (printed.cards[action]) return 'card'
  if (printed.items[action]) return 'item'
  return printed.tiles[action] ? 'room' : 'basic'
}

// --- headings ---

type Group = ActionKind | 'free'

const GROUPS: Words<Group> = words(
  {
    basic: 'Basic actions',
    card: 'Cards',
    item: 'Items',
    room: 'This room',
    free: 'Free, or the end of your turn',
  },
  {
    basic: 'Actions de base',
    card: 'Cartes',
    item: 'Objets',
    room: 'Cette salle',
    free: 'Gratuit, ou fin du tour',
  },
)

const FREE: ReadonlySet<string> = new Set(['pass', 'drop', 'launch', 'leave-pod'])

export function groupOf(
  { label, params, targets }: Option,
  _: Dictionary,
  language: Language,
): string {
  if (targets?.some(({ kind }) => kind === 'overlord')) return GROUPS[language].card
  if (params?.action !== undefined) return GROUPS[language][kindOf(String(params.action))]
  return FREE.has(label) ? GROUPS[language].free : ''
}
