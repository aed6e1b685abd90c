import type { Dictionary, Language, Target } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { type Say, sayIn } from '../../words/words.ts'
import type { Explanation } from '../ui.ts'
import * as cards from './explain-cards.ts'
import * as crew from './explain-crew.ts'
import * as ship from './explain-ship.ts'
import * as table from './explain-table.ts'
import { EXPLAIN, type ExplainWord } from './explain-words.ts'
import { readerIn } from './reader.ts'

/** What is needed to explain a thing of one kind. */
export interface Asked {
  readonly id: string
  readonly view: NemesisView
  readonly words: Dictionary
  readonly language: Language
  readonly say: Say<ExplainWord>
}

export type Explainer = (asked: Asked) => Explanation | null

const EXPLAINERS: Readonly<Record<string, Explainer>> = {
  place: ship.room,
  corridor: ship.corridor,
  technical: ship.technicalCorridors,
  door: ship.door,
  noise: ship.noise,
  fire: ship.fire,
  malfunction: ship.malfunction,
  intruder: ship.intruder,
  type: ship.intruderType,
  object: ship.object,
  token: ship.token,
  card: cards.card,
  item: cards.item,
  back: cards.back,
  wound: cards.wound,
  objective: cards.objective,
  attack: cards.attack,
  event: cards.event,
  weakness: cards.weakness,
  slot: cards.slot,
  intruderCard: cards.intruderCard,
  seat: crew.seat,
  character: crew.character,
  pile: crew.pile,
  slime: crew.slime,
  larva: crew.larva,
  signal: crew.signal,
  contaminations: crew.contaminations,
  'light-wounds': crew.lightWounds,
  'serious-wounds': crew.seriousWounds,
  first: crew.first,
  time: table.time,
  round: table.time,
  'self-destruct': table.selfDestruct,
  destination: table.destination,
  coordinates: table.coordinates,
  engine: table.engine,
  bag: table.bag,
  eggs: table.eggs,
  pod: table.pod,
  deck: table.deck,
}

export function explain(
  what: Target,
  view: NemesisView,
  words: Dictionary,
  language: Language,
): Explanation | null {
  const { kind, id } = plainly(what, view, words)
  if (!Object.hasOwn(EXPLAINERS, kind)) return null
  return EXPLAINERS[kind]({
    id: String(id),
    view,
    words,
    language,
    say: sayIn(EXPLAIN, language),
  })
}

/** A place in the reader's hand or hands, or somebody's thing, as the thing itself. */
function plainly(what: Target, view: NemesisView, words: Dictionary): Target {
  const me = readerIn(view)
  const id = String(what.id)
  if (what.kind === 'hand') return { kind: 'card', id: me?.hand?.[Number(id)] ?? '' }
  if (what.kind === 'held') return { kind: 'object', id: me?.hands[Number(id)]?.object ?? '' }
  if (what.kind === 'thing') return { kind: words[`item.${id}`] ? 'item' : 'object', id }
  return what
}
