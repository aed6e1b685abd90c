import type { Decision } from '@bulkhead/kernel'
import { because } from '../because.ts'
import type { Bot, Chosen, Reason, Seen } from '../bot.ts'
import type { Budget } from '../levels.ts'
import type { AnyGuide, Lead } from './guide.ts'
import { search } from './search.ts'
import { type Edge, favourite, type Node, nodeKey } from './tree.ts'

export type { AnyGuide, Guide } from './guide.ts'

/** A bot that plays lines to the guide's horizon and takes the choice that does best. */
export function searching(name: string, guide: AnyGuide, budget: Budget): Bot {
  return { name, thinks: true, choose: (seen) => choose(guide, seen, budget) }
}

function choose(guide: AnyGuide, seen: Seen, budget: Budget): Chosen {
  const { options, min } = seen.decision
  if (options.length === min) {
    return { picks: options.map(({ id }) => id), because: because('only-choice') }
  }
  const root = search(guide, seen, budget)
  return { picks: favourite(root).choice, because: reasonFor(guide, seen, root) }
}

/** What the favourite line changes in a possible world, as long as it is this seat that answers. */
function reasonFor(guide: AnyGuide, seen: Seen, root: Node): Reason {
  const { seat } = seen.decision
  const world = seen.sampler()
  const now = guide.clock(seen.view)
  let node: Node | undefined = root
  let decision: Decision | undefined = seen.decision
  while (node && decision) {
    const { choice, next }: Edge = favourite(node)
    if (world.answer(seat, decision.id, choice)) break
    decision = world.pending.find((one) => one.seat === seat)
    if (world.result || guide.clock(world.view) > now) break
    node = decision && next.get(nodeKey(decision, seat))
  }
  if (world.result?.winners.includes(seat)) return because('wins')
  const lead = leadIn(root)
  return guide.explain(seen.view, world.view, seat, lead) ?? because('promises', { ...lead })
}

function leadIn(root: Node): Lead {
  const best = favourite(root)
  const tried = [...root.edges.values()].filter(({ visits }) => visits > 0)
  const others = tried.filter((edge) => edge !== best)
  const visits = others.reduce((sum, edge) => sum + edge.visits, 0)
  const mean = others.reduce((sum, edge) => sum + edge.sum, 0) / Math.max(1, visits)
  const ahead = visits > 0 ? best.sum / best.visits - mean : 0
  return { tried: tried.length, percent: Math.max(0, Math.round(100 * ahead)) }
}
