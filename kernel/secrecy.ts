import { copy, same } from './copy.ts'
import type { Decision, Offer, Option, Seat, Unavailable } from './game.ts'
import type { Recorded } from './history.ts'
import { type Entry, type Line, lineFor } from './log.ts'
import type { Match } from './match.ts'
import type { Refusal } from './refusal.ts'
import type { Rng } from './rng.ts'
import { type Beat, beatsOf } from './watch.ts'

/** Everything that one reader of a match perceives. */
interface Observation {
  readonly beats?: readonly Beat['view'][]
  readonly view: unknown
  readonly log: readonly Line[]
  readonly pending: readonly Decision[]
  readonly waitingFor: readonly Seat[]
  readonly offers: readonly Offer[]
  readonly whyNot: readonly Unavailable[]
}

function observe(match: Match, reader: Seat | null): Observation {
  return {
    view: match.view(reader),
    log: match.log(reader),
    pending: reader === null ? [] : match.pending(reader).map(withoutCancel),
    waitingFor: match.pending().map((decision) => decision.seat),
    offers: match.offers().filter(({ seat }) => seat === reader || seat === null),
    whyNot: reader === null ? [] : match.whyNot(reader),
  }
}

/** A redealt fork keeps no history, so nothing can be cancelled there; what was declared is one's own answer. */
function withoutCancel(decision: Decision): Decision {
  return { ...decision, cancel: false, declared: undefined }
}

function readersOf(match: Match): (Seat | null)[] {
  return [...Array(match.seats).keys(), null]
}

/**
 * Indistinguishability: deal everything anew that a reader must not know; if the reader perceives a
 * difference, something leaked. Answers each leak as a sentence.
 */
export function leaksNow(match: Match, rng: Rng): string[] {
  return readersOf(match).flatMap((reader) =>
    differences(observe(match, reader), observe(match.redealt(reader, rng), reader), reader),
  )
}

/**
 * The same over one answer, or one offer that is taken: played in the true match and in one redealt for
 * each reader, it must look the same to that reader, unless chance was used or the rules say that this
 * reader was shown a secret.
 * It catches what leaks through the log, and a reveal that the rules forgot to declare, through which
 * undo would leak. The match goes on with the answer.
 */
export function leaksThrough(
  match: Match,
  seat: Seat | null,
  picks: readonly Option[] | Offer,
  rng: Rng,
): string[] {
  const twins = readersOf(match).map((reader) => ({ reader, twin: match.redealt(reader, rng) }))
  const answer: Recorded =
    'seat' in picks
      ? { seat, picks: [picks.id], offer: true }
      : { seat, picks: picks.map((option) => option.id) }
  const chance = match.chanceUsed
  const seen = new Map(readersOf(match).map((reader) => [reader, copy(match.view(reader))]))
  const midway = leaksMidway(match.fork(), answer, rng)
  const told = beatsOf(match, seen, () => {
    if (match.replay(answer)) throw new Error('The match refuses this answer.')
  })
  if (match.chanceUsed !== chance) return midway
  const after = twins.flatMap(({ reader, twin }) => {
    let refused: Refusal | null = null
    const view = copy(twin.view(reader))
    const twinTold = beatsOf(twin, new Map([[reader, view]]), () => {
      refused = twin.replay(answer)
    })
    // What another seat chose may not be offered after a redeal: its hidden cards are others there.
    if (match.informed.has(reader) || refused) return []
    const [here, there] = [told, twinTold].map((beats) =>
      beats.get(reader)!.map(({ view }) => view),
    )
    return differences(
      { ...observe(match, reader), beats: here },
      { ...observe(twin, reader), beats: there },
      reader,
    )
  })
  return [...midway, ...after]
}

/**
 * What is told line by line shows the board as it is between two questions: what is hidden from a reader
 * then must not show either, though it be hidden again when the next question comes.
 */
function leaksMidway(match: Match, answer: Recorded, rng: Rng): string[] {
  const { game } = match
  const leaks = new Set<string>()
  const look = (entry: Entry) => {
    for (const reader of readersOf(match).filter((one) => lineFor(entry, one))) {
      const redealt = copy(match.state)
      game.redeal(redealt, reader, rng)
      if (!same(match.view(reader), game.view(redealt, reader))) leaks.add(leak(reader, 'beats'))
    }
  }
  match.listen(look, () => match.replay(answer))
  return [...leaks]
}

function differences(a: Observation, b: Observation, reader: Seat | null): string[] {
  return (Object.keys(a) as (keyof Observation)[])
    .filter((door) => !same(a[door], b[door]))
    .map((door) => leak(reader, door))
}

function leak(reader: Seat | null, door: keyof Observation): string {
  const who = reader === null ? 'A spectator' : `Seat ${reader}`
  return `${who} learns something hidden through ${door}.`
}

/**
 * A redeal is complete when every hidden thing that could be otherwise is sometimes otherwise. `secrets`
 * names the hidden things of a position with their present value; answers those that never varied.
 */
export function neverRedealt(
  match: Match,
  reader: Seat | null,
  secrets: (state: unknown) => ReadonlyMap<string, string>,
  rng: Rng,
  redeals = 40,
): string[] {
  const fixed = new Map(secrets(match.state))
  for (let i = 0; i < redeals && fixed.size > 0; i++) {
    for (const [name, value] of secrets(match.redealt(reader, rng).state)) {
      if (fixed.get(name) !== value) fixed.delete(name)
    }
  }
  return [...fixed.keys()]
}
