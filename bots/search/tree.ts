import type { Decision, Seat } from '@bulkhead/kernel'
import { type Choice, choiceKey } from '../choices.ts'

/** What was learnt about one decision, over all the worlds in which it came up. */
export interface Node {
  readonly seat: Seat
  readonly edges: Map<string, Edge>
}

/** One choice there, with what came of it for the seat that chose. */
export interface Edge {
  readonly choice: Choice
  visits: number
  sum: number
  readonly next: Map<string, Node>
}

export function newNode(seat: Seat): Node {
  return { seat, edges: new Map() }
}

export function edgeOf({ edges }: Node, choice: Choice): Edge {
  const key = choiceKey(choice)
  const known = edges.get(key)
  if (known) return known
  const edge = { choice, visits: 0, sum: 0, next: new Map() }
  edges.set(key, edge)
  return edge
}

/** Where an edge leads to when this decision comes next. */
export function nodeAfter({ next }: Edge, decision: Decision, thinker: Seat): Node {
  const key = nodeKey(decision, thinker)
  const known = next.get(key)
  if (known) return known
  const node = newNode(decision.seat)
  next.set(key, node)
  return node
}

/**
 * The seat that thinks tells its own decisions apart by what they offer; of the others it knows only
 * what they are asked, for what they can answer depends on the world.
 */
export function nodeKey({ seat, prompt, options }: Decision, thinker: Seat): string {
  const offers = seat === thinker ? options.map(({ id }) => id).join() : ''
  return `${seat} ${prompt} ${offers}`
}

/** The choice that was followed most; among equals the one that ended better. */
export function favourite({ edges }: Node): Edge {
  return [...edges.values()].reduce((best, edge) => {
    if (edge.visits !== best.visits) return edge.visits > best.visits ? edge : best
    return edge.sum > best.sum ? edge : best
  })
}
