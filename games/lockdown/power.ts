import { seatOf } from '@bulkhead/hull/queries.ts'
import type { Player, State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import { BLUE_THRESHOLDS, RED_THRESHOLDS } from './components.ts'
import type { Effect } from './declare.ts'
import { own, POWER_PLACES, type PowerPlace, type PowerToken } from './own.ts'
import type { Option, Table } from './table.ts'

/** POWER: Power tokens, the Time token's two sides, and what restores power. */

export { POWER_PLACES, type PowerPlace } from './own.ts'

/** LOCK-POWER-01 */
export function isPowered(s: State, place: PowerPlace): boolean {
  return own(s).power[place].on
}

export function poweredPlaces(s: State): PowerPlace[] {
  return POWER_PLACES.filter((place) => isPowered(s, place))
}

/** Turns the token of a section, or of the Elevator, over. */
export function flipPower(t: Table, place: PowerPlace, rule: string): void {
  const token = own(t.state).power[place]
  token.on = !token.on
  t.log(token.on ? 'power-on' : 'power-off', { power: place }, rule)
}

/** Two tokens change places, as they lie. */
export function swapPower(t: Table, a: PowerPlace, b: PowerPlace, rule: string): void {
  const { power } = own(t.state)
  ;[power[a], power[b]] = [power[b], power[a]]
  t.log('power-swapped', { a, b }, rule)
}

/** LOCK-POWER-06: the blue token with the highest number turns red. */
export function dropPower(t: Table, rule: string): void {
  const { power } = own(t.state)
  const places = poweredPlaces(t.state).sort((a, b) => power[b].number - power[a].number)
  if (places.length > 0) flipPower(t, places[0], rule)
}

/** The Time token shows whether power has been restored (LOCK-POWER-03). */
export function turnTime(t: Table, active: boolean, rule: string): void {
  if (own(t.state).timeActive === active) return
  own(t.state).timeActive = active
  t.log(active ? 'time-active' : 'time-inactive', undefined, rule)
}

/** LOCK-POWER-04, LOCK-POWER-05: the threshold before the space that the Time token has come to. */
export function passThreshold(t: Table): void {
  const { time } = t.state
  if (BLUE_THRESHOLDS.includes(time)) dropPower(t, 'LOCK-POWER-05')
  else if (RED_THRESHOLDS.includes(time) && !own(t.state).timeActive) dropPower(t, 'LOCK-POWER-04')
}

// --- the Backup Power Supply ---

const ENOUGH = 3
/** Tokens up to this number are lit again. */
const LOWEST = 2

export const restorePower: Effect<void> = {
  id: 'restore-power',
  *resolve(t, me) {
    resetTokens(t)
    yield* rearrange(t, me)
    turnTime(t, true, 'LOCK-ROOM-48')
  },
}

/** LOCK-ROOM-46 */
function resetTokens(t: Table): void {
  if (poweredPlaces(t.state).length >= ENOUGH) return
  for (const place of POWER_PLACES) {
    const { number, on } = own(t.state).power[place]
    if (on !== number <= LOWEST) flipPower(t, place, 'LOCK-ROOM-46')
  }
}

/** LOCK-ROOM-47: place by place, which token lies there from now on. */
function* rearrange(t: Table, me: Player): Rules {
  const s = t.state
  const tokens = POWER_PLACES.map((place) => own(s).power[place])
  for (const place of POWER_PLACES.slice(0, -1)) {
    const left = tokensFrom(s, place)
    const token = yield* t.pick(
      seatOf(s, me),
      { prompt: 'power-token', params: { power: place }, rule: 'LOCK-ROOM-47' },
      left,
      tokenOption,
    )
    const from = POWER_PLACES.find((one) => own(s).power[one] === token)!
    if (from !== place) swapPower(t, place, from, 'LOCK-ROOM-47')
  }
  if (tokens.every((token, i) => own(s).power[POWER_PLACES[i]] === token))
    t.log('power-kept', { seat: seatOf(s, me) }, 'LOCK-ROOM-47')
}

/** The tokens that no earlier place has got, the one that lies here first. */
function tokensFrom(s: State, place: PowerPlace): PowerToken[] {
  return POWER_PLACES.slice(POWER_PLACES.indexOf(place)).map((one) => own(s).power[one])
}

function tokenOption({ number, on }: PowerToken): Option {
  return {
    id: `power:${number}`,
    label: on ? 'blue-token' : 'red-token',
    params: { number },
    targets: [{ kind: 'power-token', id: number }],
  }
}
