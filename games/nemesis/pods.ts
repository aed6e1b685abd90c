import { endIfNobodyIsLeft } from '@bulkhead/hull/ending.ts'
import { placeOf, seatOf } from '@bulkhead/hull/queries.ts'
import { rulesOf } from '@bulkhead/hull/ruleset.ts'
import { NONE, type Place, type Player, type State } from '@bulkhead/hull/state.ts'
import { POD_SEATS } from './components.ts'
import type { Effect, Way } from './declare.ts'
import { own, type Pod } from './own.ts'
import type { Table } from './table.ts'

/** POD: Escape Pods. The way in is the room action of the Evacuation Sections. */

export function passengers(s: State, pod: Pod): Player[] {
  const number = own(s).pods.indexOf(pod)
  return s.players.filter((player) => player.pod === number)
}

/** Pods of a section that can be boarded. */
export function boardable(s: State, section: Pod['section']): Pod[] {
  return own(s).pods.filter(
    (pod) =>
      pod.section === section && !pod.gone && !pod.locked && passengers(s, pod).length < POD_SEATS,
  )
}

export function board(t: Table, me: Player, pod: Pod): void {
  const s = t.state
  me.pod = own(s).pods.indexOf(pod)
  me.room = NONE
  t.log('boards', { seat: seatOf(s, me), pod: pod.number }, 'NEM-POD-05')
}

export function leavePod(t: Table, me: Player): void {
  const s = t.state
  me.room = sectionOf(s, own(s).pods[me.pod])
  me.pod = NONE
  t.log('leaves-pod', { seat: seatOf(s, me), place: me.room }, 'NEM-POD-12')
}

/** An Intruder is in the section: everybody waiting there comes out (NEM-POD-13). */
export function leavePods(t: Table, place: Place): void {
  const s = t.state
  for (const player of s.players) {
    if (
      player.pod !== NONE &&
      player.fate === 'awake' &&
      sectionOf(s, own(s).pods[player.pod]) === place
    ) {
      leavePod(t, player)
    }
  }
}

export function sectionOf(s: State, pod: Pod): Place {
  return placeOf(s, `evacuation-${pod.section}`)
}

/** NEM-POD-09: everybody in it leaves, whoever decides. */
export function launch(t: Table, pod: Pod): void {
  const s = t.state
  const leaving = passengers(s, pod)
  pod.gone = true
  t.log('launched', { pod: pod.number }, 'NEM-POD-09')
  for (const player of leaving) {
    player.fate = 'escaped'
    player.passed = true
    t.log('escapes', { seat: seatOf(s, player) }, 'NEM-POD-09')
    rulesOf(s).happened?.(t, { what: 'away', by: player })
  }
  endIfNobodyIsLeft(t)
}

/** A pod lost by an event: whoever waited in it is back in the section. */
export function loseLowestPod(t: Table): void {
  const s = t.state
  const pod = own(s).pods.find((one) => !one.gone)
  if (!pod) return
  for (const player of passengers(s, pod)) leavePod(t, player)
  pod.gone = true
  t.log('pod-lost', { pod: pod.number }, 'NEM-EVENT-15')
}

export function turnPod(t: Table, pod: Pod): void {
  pod.locked = !pod.locked
  t.log(pod.locked ? 'pod-locked' : 'pod-unlocked', { pod: pod.number }, 'NEM-ROOM-32')
}

export function unlockAll(t: Table, rule: string): void {
  for (const pod of own(t.state).pods) pod.locked = false
  t.log('pods-unlocked', undefined, rule)
}

/** Locks or unlocks one of the pods still aboard. */
export function turnOnePod(
  pods: (s: State, me: Player) => Pod[],
  why: 'no-pod-left' | 'no-pod-here',
): Effect<Pod> {
  return {
    id: 'turn-pod',
    missing: (s, me) => (pods(s, me).length > 0 ? null : { why, rule: 'NEM-ROOM-32' }),
    ways: (s, me) => pods(s, me).map(podWay),
    *resolve(t, _me, pod) {
      turnPod(t, pod)
    },
  }
}

function podWay(pod: Pod): Way<Pod> {
  return {
    id: String(pod.number),
    label: pod.locked ? 'unlock-pod' : 'lock-pod',
    targets: [{ kind: 'pod', id: pod.number }],
    choice: pod,
  }
}
