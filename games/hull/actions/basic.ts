import { once } from '@bulkhead/common'
import type { Rules } from '@bulkhead/kernel'
import { placeTarget } from '../choices.ts'
import { neighbourWays, type Step } from '../effects.ts'
import { figureOf } from '../figures.ts'
import { takeObject } from '../items.ts'
import { hasQuietExit, moveOrEscape } from '../movement.ts'
import { hasNeighbour, inCombat, roomOf } from '../queries.ts'
import { rulesOf } from '../ruleset.ts'
import type { ObjectId, Place, Player, State } from '../state.ts'
import type { Table } from '../table.ts'
import type { Action, Missing, Way } from './action.ts'
import { shooting, striking } from './attacking.ts'
import { craftItem } from './craft.ts'
import { type Activation, activateQuest, missingToActivate, questWays } from './quest.ts'
import { missingToTrade, trade } from './trade.ts'

/** ACT: what every Character can do. */

export const MOVE_COST = 1

/** In combat it is an Escape. */
const move: Action<Step> = {
  id: 'move',
  cost: MOVE_COST,
  when: 'any',
  missing: noWayOn,
  ways(s, me) {
    if (inCombat(s, me)) return escapeWays(s, me, escapeCost(s, me) - MOVE_COST)
    const onFoot = neighbourWays(s, me)
    const byDucts = ductWays(s, me, 'move-technical')
    return byDucts.length > 0 ? [...onFoot, ...byDucts] : onFoot
  },
  *resolve(t, me, { place, corridor }) {
    yield* moveOrEscape(t, me, place, { via: corridor, noise: 'roll' })
  },
}

/** NEM-ACT-04 */
const carefulMove: Action<Step> = {
  id: 'careful-move',
  cost: 2,
  when: 'calm',
  missing: (s, me) => noWayOn(s, me) ?? noQuietRoom(s, me),
  ways: quietWays,
  *resolve(t, me, { place, corridor }) {
    yield* moveOrEscape(t, me, place, { via: corridor, noise: 'careful' })
  },
}

/** NEM-ACT-10 */
export const pickUp: Action<ObjectId> = {
  id: 'pick-up',
  cost: 1,
  when: 'calm',
  missing: (s, me) =>
    roomOf(s, me).objects.length > 0 ? null : { why: 'no-object', rule: 'NEM-ACT-10' },
  ways: (s, me) => [...new Set(roomOf(s, me).objects)].map(objectWay),
  resolve: liftObject,
}

/** NEM-ACT-12 */
const openTrade: Action = {
  id: 'trade',
  cost: 1,
  when: 'calm',
  missing: missingToTrade,
  resolve: trade,
}

/** NEM-ACT-14 */
const openQuest: Action<Activation> = {
  id: 'activate-quest',
  cost: 1,
  when: 'calm',
  missing: missingToActivate,
  ways: questWays,
  resolve: activateQuest,
}

/** Eggs may be attacked out of combat too (NEM-EGG-12), so it is the targets that limit attacks. */
export const BASIC_ACTIONS: readonly Action[] = [
  move,
  carefulMove,
  { ...shooting(), cost: 1, when: 'any' },
  { ...striking, cost: 1, when: 'any' },
  pickUp,
  openTrade,
  { ...craftItem, cost: 1, when: 'calm' },
  openQuest,
]

/** What an Escape costs this Character. */
export function escapeCost(s: State, me: Player): number {
  return figureOf(s, me, 'escapeCost', MOVE_COST, null)
}

/** Ways out of a fight, with what is paid for them on top. */
export function escapeWays(s: State, me: Player, extra: number): Way<Step>[] {
  const ways: Way<Step>[] = []
  for (const { id, targets, choice } of neighbourWays(s, me))
    ways.push({ id, label: 'escape', targets, extra, choice })
  for (const { id, label, targets, choice } of ductWays(s, me, 'escape-technical'))
    ways.push({ id, label, targets, extra, choice })
  return ways
}

const BY_DUCTS = ['move-technical', 'careful-move-technical', 'escape-technical'] as const
type ByDucts = (typeof BY_DUCTS)[number]

/** In some games a Move reaches rooms through the Technical Corridors. */
function ductWays(s: State, me: Player, label: ByDucts): readonly Way<Step>[] {
  const places = rulesOf(s).throughDucts?.(s, me)
  return places?.length ? waysTo(places)[label] : NO_WAYS
}

const NO_WAYS: readonly Way<Step>[] = []

/** The same rooms can be reached again and again. */
const waysTo = once((places: readonly Place[]) => {
  const ways = (label: ByDucts) =>
    places.map((place): Way<Step> => {
      const targets = [placeTarget(place)]
      return {
        id: `technical-${place + 1}`,
        label,
        targets,
        choice: { place },
        declared: new Map(),
      }
    })
  return Object.fromEntries(BY_DUCTS.map((label) => [label, ways(label)])) as Record<
    ByDucts,
    Way<Step>[]
  >
})

/** Neither on foot nor through the Technical Corridors. */
function noWayOn(s: State, me: Player): Missing | null {
  const stuck = noWayOut(s, me)
  return stuck && rulesOf(s).throughDucts?.(s, me).length ? null : stuck
}

export function noWayOut(s: State, me: Player): Missing | null {
  return hasNeighbour(s, me.room) ? null : { why: 'no-way-out', rule: 'NEM-MOVE-06' }
}

/** NEM-ACT-05: occupied or not, the room must have an exit without noise. */
function quietWays(s: State, me: Player): Way<Step>[] {
  const ways: Way<Step>[] = []
  for (const way of neighbourWays(s, me)) if (isQuiet(s, way)) ways.push(way)
  for (const way of ductWays(s, me, 'careful-move-technical')) if (isQuiet(s, way)) ways.push(way)
  return ways
}

function noQuietRoom(s: State, me: Player): Missing | null {
  return hasQuietWay(s, me) ? null : { why: 'noise-everywhere', rule: 'NEM-ACT-05' }
}

function hasQuietWay(s: State, me: Player): boolean {
  for (const way of neighbourWays(s, me)) if (isQuiet(s, way)) return true
  for (const way of ductWays(s, me, 'careful-move-technical')) if (isQuiet(s, way)) return true
  return false
}

function isQuiet(s: State, { choice }: Way<Step>): boolean {
  return hasQuietExit(s, choice.place)
}

function objectWay(object: ObjectId): Way<ObjectId> {
  return { id: object, targets: [{ kind: 'object', id: object }], choice: object }
}

function* liftObject(t: Table, me: Player, object: ObjectId): Rules {
  const { objects } = roomOf(t.state, me)
  objects.splice(objects.indexOf(object), 1)
  yield* takeObject(t, me, object)
}
