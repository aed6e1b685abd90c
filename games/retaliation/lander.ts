import type { Rules } from '@bulkhead/kernel'
import { plain } from './choices.ts'
import { COUNTDOWN, LAST_ROUND } from './components.ts'
import { destroy, endGame, endIfNobodyLeft } from './ending.ts'
import { inTurnOrder, seatOf } from './queries.ts'
import { NONE, type State } from './state.ts'
import type { Table } from './table.ts'

/** LANDER, AA, SELFD, TIME: the Round track and what waits on it. */

/** RET-LANDER-01 to RET-LANDER-03, RET-AA-04 to RET-AA-06 */
export function meetLander(t: Table): void {
  const s = t.state
  const { lander } = s
  if (lander.where !== 'track' || lander.space !== s.round) return
  const upper = s.antiAircraft.at(-1)
  t.reveal()
  if (upper?.id === 'active') {
    lander.where = 'gone'
    upper.seen = [...s.players.keys(), NONE]
    t.log('lander-destroyed', {}, 'RET-AA-04')
    return
  }
  lander.where = 'landed'
  s.antiAircraft = []
  t.log('lander-lands', {}, 'RET-AA-05')
}

/** RET-LANDER-17: where its token could be shifted to. */
export function landerShifts({ lander, round }: State): number[] {
  if (lander.where !== 'track') return []
  return [lander.space - 1, lander.space + 1].filter(
    (space) => space >= round && space <= LAST_ROUND,
  )
}

export function shiftLander(t: Table, space: number): void {
  t.state.lander.space = space
  t.log('lander-shifted', { space }, 'RET-LANDER-17')
  meetLander(t)
}

/** RET-LANDER-10, RET-LANDER-11: one of those in it is enough. */
export function* launchStep(t: Table): Rules {
  const s = t.state
  const aboard = inTurnOrder(s, ({ inLander }) => inLander)
  for (const player of aboard) {
    const [answer] = yield* t.ask(seatOf(s, player), { prompt: 'launch', rule: 'RET-LANDER-10' }, [
      plain('launch'),
      plain('wait'),
    ])
    if (answer.id === 'launch') {
      launch(t)
      return
    }
    t.log('waits-in-lander', { seat: seatOf(s, player) }, 'RET-LANDER-12')
  }
}

function launch(t: Table): void {
  const s = t.state
  s.lander.where = 'gone'
  t.log('launched', {}, 'RET-LANDER-11')
  for (const player of s.players) {
    if (!player.inLander) continue
    Object.assign(player, { inLander: false, fate: 'escaped', left: 'lander', room: NONE })
    t.log('escapes', { seat: seatOf(s, player) }, 'RET-LANDER-11')
  }
  endIfNobodyLeft(t)
}

/** RET-SELFD-01, RET-SELFD-02, RET-SELFD-05 */
export function startAutodestruction(t: Table, rule: string): void {
  const { autodestruction, round } = t.state
  if (autodestruction.state !== 'ready') return
  autodestruction.state = 'running'
  autodestruction.space = round + COUNTDOWN
  const { space } = autodestruction
  if (space <= LAST_ROUND) t.log('autodestruction', { space }, rule)
  else t.log('autodestruction-late', {}, 'RET-SELFD-02')
}

/** RET-TIME-01 to RET-TIME-04: destruction comes before a landing. */
export function advanceTime(t: Table): void {
  const s = t.state
  if (s.round === LAST_ROUND) endGame(t, 'round-14')
  s.round++
  t.log('round', { round: s.round }, 'RET-TIME-01')
  const { state, space } = s.autodestruction
  if (state === 'running' && space === s.round) {
    destroy(t, 'RET-SELFD-03')
    endGame(t, 'destroyed')
  }
  meetLander(t)
}
