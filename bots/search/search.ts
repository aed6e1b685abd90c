import type { Decision, Seat } from '@bulkhead/kernel'
import type { Sample, Seen } from '../bot.ts'
import { type Choice, choicesOf } from '../choices.ts'
import type { Budget } from '../levels.ts'
import type { AnyGuide } from './guide.ts'
import { draw, type Range, select } from './select.ts'
import { type Edge, edgeOf, type Node, newNode, nodeAfter } from './tree.ts'

interface Search {
  readonly guide: AnyGuide
  readonly seen: Seen
  /** Where the guide's clock stands at the end of a line of play. */
  readonly until: number
  readonly range: Range
}

interface Step {
  readonly node: Node
  readonly edge: Edge
}

/**
 * Information-set Monte Carlo tree search: every line of play is played in a world of its own, all of
 * them share one tree. Answers the root of the tree.
 */
export function search(guide: AnyGuide, seen: Seen, budget: Budget): Node {
  const root = newNode(seen.decision.seat)
  const until = guide.clock(seen.view) + guide.horizon(seen.view)
  const thinking: Search = { guide, seen, until, range: { low: 1, high: 0 } }
  const linesLeft = counting(budget)
  do playLine(thinking, root)
  while (linesLeft() > leadIn(root))
  return root
}

/** How many lines may still be played; where a time is given, at the pace so far. */
function counting(budget: Budget): () => number {
  let played = 0
  if ('playouts' in budget) return () => budget.playouts - ++played
  const begin = performance.now()
  return () => {
    const spent = performance.now() - begin
    return (++played * (budget.milliseconds - spent)) / Math.max(spent, SHORTEST)
  }
}

/** Milliseconds: no clock is finer. */
const SHORTEST = 0.001

/** A favourite that can no longer be overtaken need not be followed any more. */
function leadIn({ edges }: Node): number {
  let [first, second] = [0, 0]
  for (const { visits } of edges.values()) {
    if (visits > first) [first, second] = [visits, first]
    else second = Math.max(second, visits)
  }
  return first - second
}

/** One line of play: down the tree, one choice beyond it, on to the horizon, and back with the value. */
function playLine(s: Search, root: Node): void {
  const { decision: first, sampler } = s.seen
  const world = sampler()
  const path: Step[] = []
  let decision: Decision | null = first
  let node: Node | null = root
  while (decision && node) {
    const edge = follow(s, world, node, decision)
    path.push({ node, edge })
    decision = nextDecision(s, world)
    node = decision && edge.visits > 0 ? nodeAfter(edge, decision, first.seat) : null
  }
  while (decision) {
    playOn(s, world, decision)
    decision = nextDecision(s, world)
  }
  learn(s, world, path)
}

function nextDecision({ guide, until }: Search, world: Sample): Decision | null {
  if (world.result) return null
  const [decision] = world.pending
  return guide.clock(world.viewOf(decision.seat)) < until ? decision : null
}

function follow(s: Search, world: Sample, node: Node, decision: Decision): Edge {
  const { guide, seen, range } = s
  const view = world.viewOf(decision.seat)
  const choices = choicesOf(decision, seen.rng, guide.suggest?.(view, decision))
  const edges = choices.map((choice) => edgeOf(node, choice))
  const edge =
    edges.length === 1 ? edges[0] : select(edges, guide.weigh(view, decision, choices), range)
  answer(world, decision, edge.choice)
  return edge
}

function playOn(s: Search, world: Sample, decision: Decision): void {
  answer(world, decision, naturalChoice(s, world, decision))
}

function naturalChoice({ guide, seen }: Search, world: Sample, decision: Decision): Choice {
  const { seat, options, min } = decision
  if (options.length === min) return options.map(({ id }) => id)
  const view = world.viewOf(seat)
  if (guide.play) return guide.play(view, decision, seen.rng)
  const choices = choicesOf(decision, seen.rng, guide.suggest?.(view, decision))
  return draw(choices, guide.weigh(view, decision, choices), seen.rng)
}

function answer(world: Sample, { seat, id }: Decision, picks: Choice): void {
  const refused = world.answer(seat, id, picks)
  if (refused) throw new Error(`a line of play was refused: ${refused.message}`)
}

/** Each seat on the way learns what its choices were worth to itself. */
function learn({ guide, range }: Search, world: Sample, path: readonly Step[]): void {
  const worths = new Map<Seat, number>()
  for (const { node, edge } of path) {
    const worth = worths.get(node.seat) ?? worthFor(guide, world, node.seat)
    worths.set(node.seat, worth)
    edge.visits++
    edge.sum += worth
    range.low = Math.min(range.low, worth)
    range.high = Math.max(range.high, worth)
  }
}

function worthFor(guide: AnyGuide, world: Sample, seat: Seat): number {
  if (world.result) return world.result.winners.includes(seat) ? 1 : 0
  return guide.evaluate(world.viewOf(seat), seat)
}
