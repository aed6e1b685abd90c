import type { Line, Target } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { NONE } from '@bulkhead/retaliation/printed'

/** Where on the board a line happens, and what else it is about. */

const AT_LANDING_ZONE: ReadonlySet<string> = new Set([
  'lander-lands',
  'lander-destroyed',
  'lander-shifted',
  'leaves-lander',
  'launched',
  'boards',
])
const AT_NEST: ReadonlySet<string> = new Set(['egg-taken', 'egg-destroyed', 'nest-destroyed'])
const BY_ROBOT: ReadonlySet<string> = new Set([
  'robot-revealed',
  'robot-activated',
  'robot-moves',
  'robot-breaks',
  'robot-repaired',
  'robot-refilled',
])

/** The first that the board shows is where it happens. */
export function aboutOf(line: Line, view: RetaliationView, before: RetaliationView): Target[] {
  const { kind, params = {} } = line
  const about: Target[] = [...placesOf(line, view, before)]
  if (AT_LANDING_ZONE.has(kind)) about.push({ kind: 'room', id: 'landing-zone' })
  if (AT_NEST.has(kind)) about.push({ kind: 'room', id: 'nest' })
  if (kind === 'hibernatorium-active') about.push({ kind: 'room', id: 'hibernatorium' })
  if (kind === 'power-off') about.push({ kind: 'room', id: 'reactor' })
  if (BY_ROBOT.has(kind)) about.push({ kind: 'robot', id: 'robot' })
  if (kind.startsWith('queen-')) about.push(...queenIn(view), ...queenIn(before))
  if (params.section !== undefined) about.push({ kind: 'section', id: params.section })
  for (const seat of [params.seat, params.other]) {
    if (seat !== undefined && seat !== NONE) about.push({ kind: 'seat', id: seat })
  }
  return about
}

/** The corridor or the room that a line names, or where whoever it names stands or stood. */
function placesOf(
  { kind, params = {} }: Line,
  view: RetaliationView,
  before: RetaliationView,
): Target[] {
  const { corridor, room, intruder, seat } = params
  const places: Target[] = []
  if (intruder !== undefined) places.push(...intruderAt(String(intruder), view, before))
  const inRoom: Target[] = room === undefined ? [] : [{ kind: 'room', id: room }]
  const inCorridor: Target[] = corridor === undefined ? [] : [{ kind: 'corridor', id: corridor }]
  // Whoever comes out of a corridor is in the room; whoever goes into it is there.
  places.push(...(kind === 'enters' ? [...inRoom, ...inCorridor] : [...inCorridor, ...inRoom]))
  if (places.length === 0 && seat !== undefined) {
    places.push(...roomOf(Number(seat), view), ...roomOf(Number(seat), before))
  }
  return places
}

function intruderAt(name: string, view: RetaliationView, before: RetaliationView): Target[] {
  const one =
    view.intruders.find((other) => other.name === name) ??
    before.intruders.find((other) => other.name === name)
  if (!one) return []
  const tile = view.corridors[one.corridor]?.tile
  const room = view.rooms[one.room]?.tile
  return [
    { kind: 'intruder', id: name },
    ...(tile === undefined ? [] : [{ kind: 'corridor', id: tile }]),
    ...(room === undefined ? [] : [{ kind: 'room', id: room }]),
  ]
}

function roomOf(seat: number, view: RetaliationView): Target[] {
  const tile = view.rooms[view.players[seat]?.room]?.tile
  return tile === undefined ? [] : [{ kind: 'room', id: tile }]
}

function queenIn(view: RetaliationView): Target[] {
  const queen = view.intruders.find(({ type }) => type === 'queen')
  return queen ? intruderAt(queen.name, view, view) : []
}
