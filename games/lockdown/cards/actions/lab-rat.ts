import type { Exit } from '@bulkhead/common'
import { type ActionCard, reactionCard } from '@bulkhead/hull/actions/card.ts'
import { either } from '@bulkhead/hull/actions/either.ts'
import { pickContamination } from '@bulkhead/hull/card-effects.ts'
import { exitOption } from '@bulkhead/hull/choices.ts'
import { washSlimeOff } from '@bulkhead/hull/effects.ts'
import { discardCards, drawCards, hasContamination } from '@bulkhead/hull/hand.ts'
import { putNoise, takeNoise } from '@bulkhead/hull/noise-markers.ts'
import { exitsOf, hasNoise } from '@bulkhead/hull/queries.ts'
import type { State } from '@bulkhead/hull/state.ts'
import { inTheDark } from '../../darkness.ts'
import { actionCard, type Effect, type Way } from '../../declare.ts'

/** The Lab Rat's own Action cards. */

/** Another is attacked; or, in the dark, there is no noise roll for the bag. */
const inconspicuous = reactionCard(
  'inconspicuous',
  { 'lab-rat': 1 },
  ['targeted', 'bag-roll'],
  (s, me, moment) => moment === 'targeted' || inTheDark(s, me),
)

const digest: Effect<void> = {
  id: 'digest',
  missing: (_s, me) =>
    hasContamination(me) ? null : { why: 'no-contamination', rule: 'LOCK-CONT-02' },
  // Whoever declares it has a Contamination card, and everybody knows it.
  *settle(t) {
    t.state.turn.scans = true
    return undefined
  },
  *resolve(t, me) {
    const card = yield* pickContamination(t, me, { prompt: 'digest', rule: 'LOCK-CONT-02' })
    if (card !== undefined) discardCards(t, me, [card], 'LOCK-CONT-02')
    yield* drawCards(t, me, 2)
  },
}

const weirdMetabolism = actionCard(
  'weird-metabolism',
  { 'lab-rat': 1 },
  { cost: 0, when: 'any', ...either(digest, washSlimeOff) },
)

const listen: Effect<Exit> = {
  id: 'take-noise',
  ways: (s, me) => exitWays(s, exitsOf(s, me.room), true),
  *resolve(t, _me, exit) {
    takeNoise(t, exit, 'LOCK-NOISEMARK-01')
  },
}

const knock: Effect<Exit> = {
  id: 'make-noise',
  ways: (s, me) => exitWays(s, exitsOf(s, me.room), false),
  *resolve(t, _me, exit) {
    putNoise(t, exit)
  },
}

/** Exits with a Noise marker, or without one. */
function exitWays(s: State, exits: readonly Exit[], noisy: boolean): Way<Exit>[] {
  return exits
    .filter((exit) => hasNoise(s, exit) === noisy)
    .map((exit) => {
      const { label, targets } = exitOption(noisy ? 'take-noise' : 'make-noise', s, exit)
      return { id: String(targets![0].id), label, targets, choice: exit }
    })
}

const sensitiveHearing = actionCard(
  'sensitive-hearing',
  { 'lab-rat': 1 },
  { cost: 0, when: 'any', ...either(listen, knock) },
)

/** The dark part of an Event; or a Surprise Attack in the dark. */
const feelOfTheDark = reactionCard(
  'feel-of-the-dark',
  { 'lab-rat': 1 },
  ['dark', 'surprised'],
  (s, me) => inTheDark(s, me),
)

export const LAB_RAT_CARDS: readonly ActionCard[] = [
  inconspicuous,
  weirdMetabolism,
  sensitiveHearing,
  feelOfTheDark,
]
