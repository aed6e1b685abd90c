import type { Decision } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import type { Bot, Chosen, Sample, Seen } from '../bot.ts'
import type { Budget } from '../levels.ts'
import { isStep, readActs } from './acts.ts'
import { because } from './because.ts'
import { evaluateNemesis } from './evaluate.ts'
import { mindOf } from './mind.ts'
import { decide } from './policy.ts'

/**
 * Tries the sensible choices of a turn in possible worlds, plays on with the heuristics for every seat,
 * and departs from the heuristics only where another choice has clearly done better.
 */
export function strong(budget: Budget): Bot {
  return {
    name: 'strong',
    thinks: true,
    choose: (seen) => choose(seen as Seen<NemesisView>, budget),
  }
}

/** Rounds played on in each world. */
const HORIZON = 2
/** How much better another choice must be than the one that the heuristics would take. */
const MARGIN = 0.02
/** And by how many standard errors: a few worlds prove little. */
const DOUBTS = 1.5
const CANDIDATES = 5
/** Worlds in which every candidate is tried before the worse half is dropped. */
const FIRST_LOOK = 4

interface Candidate {
  readonly chosen: Chosen
  sum: number
  squares: number
  worlds: number
}

function choose(seen: Seen<NemesisView>, budget: Budget): Chosen {
  const natural = decide(seen.view, seen.decision, seen.log)
  if (seen.decision.prompt !== 'action' || seen.decision.options.length < 3) return natural
  let candidates = candidatesFor(seen, natural)
  const spent = spending(budget)
  for (let look = 0; !spent(0) && candidates.length > 1; look++) {
    for (const candidate of candidates) {
      if (spent(1)) break
      const worth = tryOut(seen, candidate.chosen)
      candidate.sum += worth
      candidate.squares += worth * worth
      candidate.worlds++
    }
    if (look > 0 && look % FIRST_LOOK === 0) candidates = betterHalf(candidates)
  }
  return verdict(candidates, natural)
}

function spending(budget: Budget): (more: number) => boolean {
  let played = 0
  if ('playouts' in budget) {
    return (more) => {
      played += more
      return played > budget.playouts
    }
  }
  const end = performance.now() + budget.milliseconds
  return () => performance.now() >= end
}

/** What the heuristics take first, then others of different kinds. */
function candidatesFor({ view, decision, rng }: Seen<NemesisView>, natural: Chosen): Candidate[] {
  const mind = mindOf(view, decision.seat, [])
  const acts = readActs(mind, decision.options).filter(
    ({ action, option }) => !SILLY.includes(action) && option.id !== natural.picks[0],
  )
  const kinds = new Map<string, string[]>()
  for (const act of acts) {
    const kind = isStep(act) ? `${act.action} ${act.place}` : act.action
    kinds.set(kind, [...(kinds.get(kind) ?? []), act.option.id])
  }
  const others = rng.shuffle([...kinds.values()]).map((ids) => rng.pick(ids))
  return [natural, ...others.slice(0, CANDIDATES - 1).map(asChosen)].map((chosen) => ({
    chosen,
    sum: 0,
    squares: 0,
    worlds: 0,
  }))
}

/** Never worth a thought: giving things away, trading with nobody in particular. */
const SILLY = ['drop', 'trade', 'leave-pod']

function asChosen(id: string): Chosen {
  return { picks: [id], because: because('tried') }
}

function betterHalf(candidates: readonly Candidate[]): Candidate[] {
  const [natural, ...others] = candidates
  const ranked = others.sort((a, b) => mean(b) - mean(a))
  return [natural, ...ranked.slice(0, Math.ceil(others.length / 2))]
}

function mean({ sum, worlds }: Candidate): number {
  return worlds > 0 ? sum / worlds : 0
}

/** The standard error of the difference between two candidates. */
function errorOf(one: Candidate, other: Candidate): number {
  return Math.sqrt(variance(one) / one.worlds + variance(other) / other.worlds)
}

function variance(candidate: Candidate): number {
  return Math.max(0, candidate.squares / candidate.worlds - mean(candidate) ** 2)
}

function verdict([first, ...others]: readonly Candidate[], natural: Chosen): Chosen {
  let best = first
  for (const one of others) {
    const bar = mean(first) + MARGIN + DOUBTS * errorOf(first, one)
    if (one.worlds >= FIRST_LOOK && mean(one) > Math.max(bar, mean(best))) best = one
  }
  if (best === first) return natural
  const percent = Math.round(100 * (mean(best) - mean(first)))
  return { picks: best.chosen.picks, because: because('tried-better', { percent }) }
}

/** One world: the choice, then everybody by the heuristics up to the horizon. */
function tryOut({ sampler, decision, view }: Seen<NemesisView>, chosen: Chosen): number {
  const world = sampler()
  if (world.answer(decision.seat, decision.id, chosen.picks)) return 0
  const until = view.round + HORIZON
  while (!world.result) {
    const [next] = world.pending
    const seen = world.viewOf(next.seat)
    if (seen.round >= until && next.prompt === 'action') break
    playOn(world, next, seen)
  }
  return evaluateNemesis(world.view, decision.seat)
}

function playOn(world: Sample<NemesisView>, next: Decision, view: NemesisView): void {
  const refused = world.answer(next.seat, next.id, decide(view, next, []).picks)
  if (refused) throw new Error(`a line of play was refused: ${refused.message}`)
}
