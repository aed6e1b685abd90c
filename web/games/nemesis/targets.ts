import type { Dictionary, Language, Option, Target } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { printed } from '@bulkhead/nemesis/printed'
import { type Words, words } from '../../words/words.ts'
import { copiesIn, isContamination, type PlayerView, readerIn } from './reader.ts'

/**
 * What stands for an option on the screen. Cards in hand are named by their place (`hand:2`), as two
 * of a kind are two choices; so are the Objects in one's hands (`held:0`).
 */

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
  const { targets = [] } = option
  if (!me) return targets
  const placed = targets.filter(({ kind }) => kind === 'hand' || kind === 'held')
  return placed.length > 0 ? placed : [...targets, ...sources(option, view, me)]
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
  if (targets?.some(({ kind }) => kind === 'intruderCard')) return GROUPS[language].card
  if (params?.action !== undefined) return GROUPS[language][kindOf(String(params.action))]
  return FREE.has(label) ? GROUPS[language].free : ''
}
