import type { Dictionary, Language, Target } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { type Say, sayIn } from '../../words/words.ts'
import type { Explanation } from '../ui.ts'
import * as cards from './explain-cards.ts'
import * as crew from './explain-crew.ts'
import * as map from './explain-map.ts'
import * as table from './explain-table.ts'
import { EXPLAIN, type ExplainWord } from './explain-words.ts'
import { isContamination, readerIn } from './reader.ts'

/** What is needed to explain a thing of one kind. */
export interface Asked {
  readonly id: string
  readonly view: RetaliationView
  readonly words: Dictionary
  readonly language: Language
  readonly say: Say<ExplainWord>
}

export type Explainer = (asked: Asked) => Explanation | null

const EXPLAINERS: Readonly<Record<string, Explainer>> = {
  room: map.room,
  slot: map.slot,
  corridor: map.corridor,
  door: map.door,
  gap: map.gap,
  section: map.section,
  intruder: map.intruder,
  type: map.intruderType,
  card: cards.card,
  item: cards.item,
  thing: cards.item,
  back: cards.back,
  gear: cards.gear,
  wound: cards.wound,
  objective: cards.objective,
  objectives: cards.objectives,
  task: cards.task,
  attack: cards.attack,
  event: cards.event,
  seat: crew.seat,
  character: crew.character,
  pile: crew.pile,
  health: crew.health,
  oxygen: crew.oxygen,
  larva: crew.larva,
  data: crew.data,
  contaminations: crew.contaminations,
  robot: table.robot,
  queen: table.queen,
  lander: table.lander,
  'way-out': table.wayOut,
  bag: table.bag,
  eggs: table.eggs,
  deck: table.deck,
}

export function explain(
  what: Target,
  view: RetaliationView,
  words: Dictionary,
  language: Language,
): Explanation | null {
  const { kind, id } = plainly(what, view)
  if (!Object.hasOwn(EXPLAINERS, kind)) return null
  const asked = { id: String(id), view, words, language, say: sayIn(EXPLAIN, language) }
  return EXPLAINERS[kind](asked)
}

/** A place in the reader's hand, or a slot, as the thing itself. */
function plainly({ kind, id }: Target, view: RetaliationView): Target {
  if (kind === 'hand') {
    const card = readerIn(view)?.hand?.[Number(id)]
    return { kind: 'card', id: !card || isContamination(card) ? 'contamination' : card }
  }
  if (kind === 'spot') return { kind: 'gear', id: gearIn(String(id), view) }
  return { kind, id }
}

/** What lies in a slot of the reader or of the Robot; what it takes where it is empty. */
function gearIn(spot: string, view: RetaliationView): string {
  const me = readerIn(view)
  if (spot.startsWith('robot-')) return spot.slice('robot-'.length)
  const found = me ? cards.spotNamed(spot, me) : undefined
  return found?.gear ?? found?.accepts ?? 'any'
}
