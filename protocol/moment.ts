import { beatsOf, copy, type Match, type Recorded, type Seat } from '@bulkhead/kernel'
import { toldBetween } from './fold.ts'
import type { ReplayMoment, ToldMoment } from './position.ts'

/**
 * What a reader saw of a match after one more answer, or at its beginning. The match is a copy that is
 * played again, and of no use afterwards. What an answer was is told to its own seat, with `all` to everybody.
 */
export function momentOf(
  match: Match,
  answer: Recorded | undefined,
  reader: Seat | null,
  all: boolean,
): Omit<ReplayMoment, 'length' | 'goneBack'> {
  const moment = answer ? answered(match, answer) : null
  const told = answer ? toldMoment(match, answer, reader) : null
  const isTold = all || moment?.seat === null || moment?.seat === reader
  return {
    at: match.answers.length,
    seat: reader,
    view: match.view(reader),
    log: match.log(reader),
    pending: reader === null ? [] : match.pending(reader),
    waiting: match.open.map(({ seat }) => seat),
    result: match.result,
    told,
    moment: moment && (isTold ? moment : { seat: moment.seat }),
  }
}

function answered(match: Match, { seat, picks, offer }: Recorded): ReplayMoment['moment'] {
  const what = offer
    ? { offer: match.offers(seat).find(({ id }) => id === picks[0]) }
    : { decision: match.pending().find((one) => one.seat === seat) }
  return { seat, ...what, picks }
}

function toldMoment(match: Match, answer: Recorded, reader: Seat | null): ToldMoment {
  const before = { log: match.log(reader), view: copy(match.view(reader)) }
  const beats = beatsOf(match, new Map([[reader, before.view]]), () => giveAgain(match, answer))
  const after = { log: match.log(reader), view: match.view(reader) }
  return { before: before.view, ...toldBetween(before, after, beats.get(reader)!) }
}

/** Gives an answer that was accepted once. */
export function giveAgain(match: Match, answer: Recorded): void {
  const refused = match.replay(answer)
  if (refused) throw new Error(refused.message)
}
