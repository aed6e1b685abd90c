import { drawFrom, hiddenPile } from '@bulkhead/common'
import type { AnyAction } from '@bulkhead/hull/actions/action.ts'
import { placeTarget } from '@bulkhead/hull/choices.ts'
import { byId } from '@bulkhead/hull/pack.ts'
import { roomOf, seatOf } from '@bulkhead/hull/queries.ts'
import type { Happening } from '@bulkhead/hull/ruleset.ts'
import { NONE, type State } from '@bulkhead/hull/state.ts'
import type { Rng } from '@bulkhead/kernel'
import type { Activation, Task } from './cards/alert-card.ts'
import { ALERTS } from './cards/alerts.ts'
import type { Action, Missing } from './declare.ts'
import { type Alert, own } from './own.ts'
import { layAwaited, removeSamples } from './samples.ts'
import { onShuttle } from './shuttle.ts'
import type { Table } from './table.ts'

/** ALERT: small tasks that the crew must fulfil in time. */

const CARDS = byId(ALERTS)

export function alertDeck(rng: Rng) {
  return hiddenPile(Object.keys(CARDS), rng)
}

/** AFT-ALERT-14: the next card, with what it brings. */
export function revealAlert(t: Table): void {
  const s = t.state
  const { alerts, alertDiscard } = own(s)
  const { id } = drawFrom(alerts, alertDiscard, t.rng)!
  const alert = newAlert(id)
  own(s).alert = alert
  t.reveal()
  t.log('alert', { alert: id }, 'AFT-ALERT-01')
  CARDS[id].revealed?.(t, alert)
  checkAlert(t, alert)
}

export function newAlert(id: string): Alert {
  return {
    id,
    level: 0,
    activated: '',
    repaired: 0,
    eggGone: false,
    samples: 0,
    awaited: [],
  }
}

/** What has to be done now for the Alert in play. */
export function taskOf({ id, level }: Alert): Task {
  return CARDS[id].levels[level]
}

/** AFT-ALERT-07: whatever is done counts as soon as it is. */
function checkAlert(t: Table, alert: Alert): void {
  const task = taskOf(alert)
  if ('isMet' in task && task.isMet(t.state, alert)) completeLevel(t, alert)
}

/** AFT-ALERT-05, AFT-ALERT-06: the next level is worked on from now on. */
function completeLevel(t: Table, alert: Alert): void {
  alert.level++
  const { id, level } = alert
  if (level === CARDS[id].levels.length) {
    putAway(t.state, alert)
    t.log('alert-fulfilled', { alert: id }, 'AFT-ALERT-05')
    return
  }
  t.log('alert-level', { alert: id, level }, 'AFT-ALERT-06')
}

function putAway(s: State, { id }: Alert): void {
  const mine = own(s)
  mine.alert = null
  mine.alertDiscard.push(id)
  // AFT-INV-40
  if (mine.play === 'investigation') mine.shuttle = NONE
  removeSamples(s)
}

// --- Activation ---

/** AFT-ALERT-08 to AFT-ALERT-10 */
export const activate: Action<void> = {
  id: 'activate-alert',
  cost: 1,
  when: 'any',
  missing(s, me) {
    const rooms = roomsToActivate(own(s).alert!)
    if (rooms.length === 0) return { why: 'no-activation', rule: 'AFT-ALERT-08' }
    return rooms.includes(roomOf(s, me).tile) ? null : elsewhere(rooms)
  },
  ways: (s, me) => [
    {
      targets: [placeTarget(me.room)],
      params: { alert: own(s).alert!.id },
      choice: undefined,
    },
  ],
  *resolve(t, me) {
    const alert = own(t.state).alert!
    const { activated } = taskOf(alert) as Activation
    alert.activated = roomOf(t.state, me).tile
    t.log('alert-activated', { seat: seatOf(t.state, me), place: me.room }, 'AFT-ALERT-08')
    activated?.(t, alert)
    completeLevel(t, alert)
  },
}

function elsewhere([room, other]: readonly string[]): Missing {
  return other
    ? { why: 'activated-in-either', params: { room, other }, rule: 'AFT-ALERT-08' }
    : { why: 'activated-in', params: { room }, rule: 'AFT-ALERT-08' }
}

/** The tiles of the rooms in which an Activation can be made now; none where nothing waits for one. */
function roomsToActivate(alert: Alert): readonly string[] {
  const task = taskOf(alert)
  return 'rooms' in task ? task.rooms(alert) : []
}

export function alertActions(s: State): readonly AnyAction[] {
  return own(s).alert ? ACTIVATION : NO_ACTION
}

const ACTIVATION: readonly AnyAction[] = [activate]
const NO_ACTION: readonly AnyAction[] = []

// --- what counts for it ---

/** Repairs on the ship, Eggs taken or destroyed, and fires put out. */
export function alertHears(t: Table, happening: Happening): void {
  const { alert } = own(t.state)
  if (!alert) return
  if (happening.what === 'repaired' && !onShuttle(happening.place)) alert.repaired++
  if (happening.what === 'egg-gone') alert.eggGone = true
  checkAlert(t, alert)
}

/** Somebody has come to a room, perhaps with a Sample, or to one that waits for its own. */
export function alertSees(t: Table): void {
  const { alert } = own(t.state)
  if (!alert) return
  layAwaited(t, alert)
  checkAlert(t, alert)
}
