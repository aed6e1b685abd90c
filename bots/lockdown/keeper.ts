import { NONE } from '@bulkhead/lockdown/printed'
import { isAwake, isOfKind, type Mind, placeOf } from '../hull/mind.ts'
import { objectivesOf } from '../hull/objectives.ts'
import { hops } from '../hull/travel.ts'
import { own } from './mind.ts'

/** A group wins where one of them survives: somebody sees to that, while the others see to the Objectives. */

/** From this space of the Time track on. */
const SINCE = 9
/** As many as may be needed for one to come through, but somebody goes on with the Objectives. */
const KEEPERS = 3
/** What is left to the others of the dread of meeting Intruders. */
const DARING = 0.5

export function dread(mind: Mind): number {
  return mind.view.mode === 'coop' && !isKeeper(mind) ? DARING : 1
}

export function isKeeper(mind: Mind): boolean {
  const { mode, time, players } = own(mind)
  if (mode !== 'coop' || time > SINCE) return false
  const out = players.filter(({ fate }) => fate !== 'dead' && fate !== 'awake').length
  const wanted = Math.min(players.length - 1, KEEPERS) - out
  if (wanted <= 0) return false
  const able = players.flatMap((one, seat) => (isAwake(one) && one.room !== NONE ? [seat] : []))
  able.sort((a, b) => fitness(mind, b) - fitness(mind, a) || a - b)
  return able.slice(0, wanted).includes(mind.seat)
}

/** Who carries an Egg out for the group, has filed a report, is near and well. */
function fitness(mind: Mind, seat: number): number {
  const one = own(mind).players[seat]
  const goals = objectivesOf(mind)
  const egg =
    goals.includes('special-delivery') &&
    one.hands.some(({ object }) => object !== null && isOfKind(object, 'egg'))
  const far = hops(mind, one.room, placeOf(mind, 'isolation-room'))
  return (egg ? 20 : 0) + (one.signal ? 6 : 0) - far - 2 * one.wounds.length - (one.larva ? 4 : 0)
}
