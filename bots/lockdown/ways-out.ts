import { COMPUTER_CARDS, CSS_TOKENS, NONE } from '@bulkhead/lockdown/printed'
import { beThere, performIn } from '../hull/aims.ts'
import { DEATH } from '../hull/harm.ts'
import { hasItem, isAwake, type Mind, placeOf } from '../hull/mind.ts'
import { LEAVE, type WayOut } from '../hull/plan.ts'
import { rollRisk } from '../hull/travel.ts'
import { because } from './because.ts'
import { spared } from './codes.ts'
import { computers, own, placesWhere, roundsLeft, roundsToIsolation } from './mind.ts'
import { PURSUITS } from './objectives.ts'

/** CSS pods, the Isolation Room, the Bunker. */

/** Parts of what leaving is worth. */
const BY_WAITING = 0.55
const BY_ALERT = 0.2
const BY_FOOT = 0.9
const BY_CALLING = 0.6
/** What a wound is worth that is suffered on coming back from a pod. */
const COMES_BACK = 12
/** So many rounds before something opens one goes there. */
const AHEAD = 2

const LETTERS = ['a', 'b', 'c'] as const
const SUITS = ['enviro-suit', 'battle-suit']

export function waysOut(mind: Mind, goals: readonly string[]): WayOut[] {
  const pursuits = goals.map((id) => PURSUITS[id])
  const alone = mind.view.mode !== 'coop'
  const carriesOut = alone && pursuits.some(({ carried }) => carried)
  const destroys =
    pursuits.some(({ base }) => base === 'destroyed') && (alone || roundsLeft(mind) > LAST_CHANCE)
  const ways = [...bunker(mind), ...pods(mind)]
  if (!carriesOut && !destroys) ways.push(...isolation(mind))
  const urgency = roundsLeft(mind) <= LATE ? URGENT : 1
  return ways.map((way) => ({ ...way, worth: way.worth * urgency }))
}

/** With so few rounds left a group does not count on the base being destroyed any more. */
const LAST_CHANCE = 4
/** With so few rounds left there is nothing else to live for. */
const LATE = 8
const URGENT = 1.8

// --- pods ---

/** How likely the pods of each letter are to be launched from a space of the Time track. */
export function launchChance(mind: Mind, letter: string, space: number): number {
  const { css } = own(mind)
  const token = css.find((one) => one.space === space && !one.used)
  if (!token) return 0
  if (token.id !== null) return Number(token.id === letter || token.id === 'all')
  const left = [...CSS_TOKENS]
  for (const { id } of css) if (id !== null) left.splice(left.indexOf(id), 1)
  return left.filter((id) => id === letter || id === 'all').length / left.length
}

function pods(mind: Mind): WayOut[] {
  const { time, players } = own(mind)
  return LETTERS.flatMap((letter, pod): WayOut[] => {
    const tile = `css-${letter}`
    const place = placeOf(mind, tile)
    if (place < 0 || players.some((one) => one.pod === pod && isAwake(one))) return []
    const now = launchChance(mind, letter, time)
    if (now > 0) {
      return performIn(mind, tile, worthOf(mind, now), because('pod')).map((aim) => ({
        ...aim,
        leaves: true,
      }))
    }
    const next = launchChance(mind, letter, time - 1)
    const worth = worthOf(mind, next) * BY_WAITING
    return next > 0 ? [{ ...beThere(place, worth, because('wait-for-launch')), leaves: false }] : []
  })
}

function worthOf(mind: Mind, chance: number): number {
  const back = mind.me.wounds.length >= 3 ? DEATH : COMES_BACK * (1 + mind.me.wounds.length)
  return LEAVE * chance * spared(mind, 'pod') - (1 - chance) * back
}

// --- the Isolation Room ---

function isolation(mind: Mind): WayOut[] {
  if (own(mind).autodestruction) return []
  const place = placeOf(mind, 'isolation-room')
  const worth = LEAVE * spared(mind, 'locked-in')
  const wait = roundsToIsolation(mind)
  if (wait === 0) {
    const locks = performIn(mind, 'isolation-room', worth, because('isolation'))
    return locks.map((aim) => ({ ...aim, worth: aim.worth - rollRisk(mind, place), leaves: true }))
  }
  // Whoever waits in the room itself fills its few corridors with noise.
  const near = placeOf(mind, 'backup-power')
  const reason = because('wait-for-isolation', { rounds: wait })
  const waiting = beThere(near, worth * BY_WAITING, reason)
  return [{ ...waiting, leaves: false, early: wait <= AHEAD }, ...alert(mind, worth)]
}

/** Whoever has all done opens the Isolation Room; the others have half of their time left. */
function alert(mind: Mind, worth: number): WayOut[] {
  const { alert: space, mode } = own(mind)
  if (space !== NONE || mode === 'coop') return []
  const starts = ({ option }: { option: { label: string } }) => option.label === 'start-alert'
  const aims = performIn(mind, 'alert-room', worth * BY_ALERT, because('alert'), starts)
  return aims.map((aim) => ({ ...aim, leaves: false }))
}

// --- the Bunker ---

/** Nothing reaches the Bunker but what has already happened. */
function bunker(mind: Mind): WayOut[] {
  const { gateOpen, rover, board } = own(mind)
  if (!gateOpen) return []
  const worth = LEAVE * spared(mind, 'bunker')
  const ways: WayOut[] = []
  if (rover !== NONE) {
    ways.push({
      place: rover,
      worth,
      because: because('rover'),
      does: ({ option }) =>
        option.label === 'escape-by-rover' || option.label === 'drive-to-bunker',
      leaves: true,
    })
  }
  if (!hasItem(mind, ...SUITS)) return rover === NONE ? [...ways, ...callRover(mind, worth)] : ways
  const onFoot = placesWhere(mind, (slot) => (board === 'standard' ? slot.airlock : slot.bunker))
  for (const place of onFoot) {
    ways.push({
      place,
      worth: worth * BY_FOOT - rollRisk(mind, place),
      because: because('on-foot'),
      does: ({ option }) => option.label === 'escape-by-foot',
      leaves: true,
    })
  }
  return ways
}

/** The Rover comes back to an Exit Airlock where a Computer sends it. */
function callRover(mind: Mind, worth: number): WayOut[] {
  const { effects } = COMPUTER_CARDS[own(mind).computer]
  if (!effects.some(({ id }) => id === 'send-rover')) return []
  return computers(mind).map((place) => ({
    place,
    worth: worth * BY_CALLING,
    because: because('call-rover'),
    does: ({ option }) => option.label === 'send-rover',
    leaves: false,
  }))
}
