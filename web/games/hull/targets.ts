import type { View } from '@bulkhead/hull/view.ts'
import type { Language, Option, Target } from '@bulkhead/kernel'
import { words } from '../../words/words.ts'
import type { HullGame } from './game.ts'
import { copiesIn, isContamination, type PlayerOf, readerIn } from './reader.ts'
import type { Hint } from './targets-hint.ts'
import type { TagKind, Wanted } from './targets-tag.ts'

/**
 * What stands for an option on the screen. Cards in hand are named by their place (`hand:2`), as two
 * of a kind are two choices; so are the Objects in one's hands (`held:0`).
 */

/** How a game's own options are shown. */
export interface TargetsOf<V extends View> {
  /** What an action comes from that is no card, Item or room: a kind of the game's own; null for basic ones. */
  kindOf?(action: string): string | null
  /** The heading over the actions of such a kind. */
  readonly groups?: Readonly<Record<Language, Readonly<Record<string, string>>>>
  /** What an option of the game's own comes from; null where the shared parts know. */
  sourcesOf?(option: Option, view: V, me: PlayerOf<V>): readonly Target[] | null
  /** What options lead to or risk, by their labels. */
  readonly hints: Readonly<Record<string, Hint<V>>>
  readonly tags: Readonly<Record<string, TagKind>>
  /** Labels of ways into a room that is named above them. */
  readonly ways: ReadonlySet<string>
  readonly wanted: Wanted
}

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

export function targetsOf<V extends View>(
  game: HullGame<V>,
  option: Option,
  view: V,
): readonly Target[] {
  const me = readerIn(view)
  if (LAID_OUT.has(option.label)) return [{ kind: 'choice', id: option.id }]
  if (OFFERED.has(option.label)) return []
  const { targets = [] } = option
  if (!me) return targets
  const placed = targets.filter(({ kind }) => kind === 'hand' || kind === 'held')
  return placed.length > 0 ? placed : [...targets, ...sources(game, option, view, me)]
}

function sources<V extends View>(
  game: HullGame<V>,
  option: Option,
  view: V,
  me: PlayerOf<V>,
): readonly Target[] {
  const own = game.targets.sourcesOf?.(option, view, me)
  if (own) return own
  const { label, params } = option
  if (params?.action !== undefined) return ofAction(game, String(params.action), view, me)
  const hand = me.hand ?? []
  if (label === 'scan') return contaminated(hand, isContamination)
  if (label.startsWith('scan-')) return contaminated(hand, (card) => card === SCANNED[label])
  return ofReaction(game, label, hand)
}

const SCANNED: Readonly<Record<string, string>> = {
  'scan-unknown': 'contamination',
  'scan-infected': 'contamination-infected',
  'scan-clean': 'contamination-clean',
}

function contaminated(hand: readonly string[], fits: (card: string) => boolean): Target[] {
  return hand.flatMap((card, id) => (fits(card) ? [{ kind: 'hand', id }] : []))
}

/** A card or an Item that is used when one is asked goes by its name. */
function ofReaction<V extends View>(
  { printed }: HullGame<V>,
  label: string,
  hand: readonly string[],
): Target[] {
  if (printed.cards[label]) return copiesIn(hand, label).map((id) => ({ kind: 'hand', id }))
  return printed.items[label] ? [{ kind: 'item', id: label }] : []
}

/** The card, the Item or the room that an action comes from; whom one trades with. */
function ofAction<V extends View>(
  game: HullGame<V>,
  action: string,
  view: V,
  me: PlayerOf<V>,
): Target[] {
  if (action === 'trade') {
    return view.players.flatMap((player, id) =>
      player !== me && player.room === me.room ? [{ kind: 'seat', id }] : [],
    )
  }
  switch (kindOf(game, action)) {
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

/** What an action comes from: a card, an Item, a room, what only this game has; else it is a basic one. */
export function kindOf<V extends View>({ printed, targets }: HullGame<V>, action: string): string {
  if (printed.cards[action]) return 'card'
  if (printed.items[action]) return 'item'
  if (printed.tiles[action]) return 'room'
  return targets.kindOf?.(action) ?? 'basic'
}

// --- headings ---

const GROUPS = words(
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

export function groupOf<V extends View>(
  game: HullGame<V>,
  { label, params, targets }: Option,
  language: Language,
): string {
  const groups: Readonly<Record<string, string>> = {
    ...GROUPS[language],
    ...game.targets.groups?.[language],
  }
  if (targets?.some(({ kind }) => kind === 'intruderCard')) return groups.card
  if (params?.action !== undefined) return groups[kindOf(game, String(params.action))]
  return FREE.has(label) ? groups.free : ''
}

const FREE: ReadonlySet<string> = new Set(['pass', 'drop', 'launch', 'leave-pod'])
