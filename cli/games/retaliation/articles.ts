import { render } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { printed } from '@bulkhead/retaliation/printed'
import type { Article, Look } from '../../play/boards.ts'

/** What a player may ask about: everything printed, by its name. */
export function retaliationArticles(_view: RetaliationView, look: Look): Article[] {
  return KINDS.flatMap(([family, ids]) => ids.map((id) => article(family, id, look)))
}

const KINDS: readonly (readonly [string, readonly string[]])[] = [
  ['room', Object.keys(printed.rooms)],
  ['card', Object.keys(printed.cards)],
  ['item', Object.keys(printed.items)],
  ['character', Object.keys(printed.characters)],
  ['objective', Object.keys(printed.objectives)],
  ['task', Object.keys(printed.tasks)],
  ['event', Object.keys(printed.events)],
  ['attack', Object.keys(printed.attacks)],
  ['wound', Object.keys(printed.wounds)],
  ['robot', Object.keys(printed.robots)],
  ['type', ['queen', 'drone', 'adult', 'larva']],
]

function article(family: string, id: string, { words }: Look): Article {
  return {
    id,
    name: render(words, `${family}.${id}`),
    heading: '',
    text: [render(words, `${family}-text.${id}`)],
  }
}
