import type { Seat } from '@bulkhead/kernel'
import { type Aim, beThere } from '../hull/aims.ts'
import { actionCards, type Mind } from '../hull/mind.ts'
import {
  carrySample,
  delivery,
  type Job,
  jobsNext,
  jobsNow,
  roundsToCheck,
  whyAlert,
} from './alerts.ts'
import { type Stop, sharedOut } from './sharing.ts'

/** What of the Alert falls to this seat, and what of the rest. */

/** What a part of it is worth that comes later, and one that falls to somebody else. */
const NEXT = 0.6
const NEXT_NOW = 0.9
const FEW_CARDS = 2
const OF_ANOTHER = 0.25
const OF_ANOTHER_NOW = 0.5

export function alertAims(
  mind: Mind,
  worth: number,
  rest: readonly Stop[] = [],
  absent: readonly Seat[] = [],
): { alert: Aim[]; others: Stop[] } {
  const now = jobsNow(mind)
  const next = jobsNext(mind)
  const pressing = roundsToCheck(mind) === 1
  const { urgent, others } = sharedOut(mind, {
    urgent: [...now, ...next],
    others: rest,
    bound: (seat) => delivery(mind, seat),
    absent,
    now: pressing,
  })
  const another = pressing ? OF_ANOTHER_NOW : OF_ANOTHER
  const share = (job: Job) => (urgent.includes(job) ? 1 : another)
  const aimOf = (job: Job, part: number): Aim => ({ ...job.aim, worth: worth * part * share(job) })
  // Whoever waits there must pass: with a hand full of cards there is time for something else.
  const waits = !pressing && actionCards(mind).length <= FEW_CARDS
  const later = next.filter(({ place }) => waits || place !== mind.me.room)
  const alert = [
    ...now.map((job) => aimOf(job, 1)),
    ...later
      .filter((job) => urgent.includes(job))
      .map((job) => ({ ...aimOf(job, pressing ? NEXT_NOW : NEXT), waits: true })),
    ...(pressing && next.some((job) => urgent.includes(job) && job.place === mind.me.room)
      ? strolls(mind, worth)
      : []),
    ...carrySample(mind, worth),
  ]
  return { alert, others }
}

/** Cards for a step, the step back and what is waited for. */
const STROLL = 3
const STROLLING = 0.85

/** Nobody who passes can do anything more in this round: whoever waits steps next door and comes back. */
function strolls(mind: Mind, worth: number): Aim[] {
  const { ship, view, me, lore } = mind
  if (actionCards(mind).length < STROLL) return []
  const ways = ship.ways[me.room].filter(
    ({ corridor }) => view.corridors[corridor].door !== 'closed',
  )
  const places = [...ways.map(({ to }) => to), ...(lore.ducts?.(mind, me.room) ?? [])]
  return places.map((place) => beThere(place, worth * STROLLING, whyAlert(mind)))
}
