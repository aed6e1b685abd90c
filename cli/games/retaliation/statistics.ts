import type { Line } from '@bulkhead/kernel'
import type { RetaliationState } from '@bulkhead/retaliation'
import { printed } from '@bulkhead/retaliation/printed'
import {
  counter,
  type Finished,
  type SeatFacts,
  type Statistics,
} from '../../simulate/statistics.ts'

export const retaliationStatistics: Statistics<RetaliationState> = {
  facets: [
    { id: 'character', title: 'Character', family: 'character' },
    { id: 'objective', title: 'Objective kept', family: 'objective' },
    { id: 'task', title: 'Mission Task', family: 'task' },
    { id: 'mode', title: 'Mode', family: 'mode' },
    { id: 'left', title: 'Way out' },
  ],
  uses: [
    { id: 'card', title: 'Action cards', family: 'card', used: 'played at least once' },
    { id: 'item', title: 'Items', family: 'item', used: 'used, fired, struck with or worn' },
    { id: 'gear', title: 'Tactical Gear', family: 'gear', used: 'used at least once' },
    { id: 'robot', title: 'Robots', family: 'robot', used: 'activated at least once' },
    { id: 'room', title: 'Rooms', family: 'room', used: 'entered at least once' },
    { id: 'room-action', title: 'Room actions', family: 'room', used: 'used at least once' },
  ],
  lengths: [{ id: 'rounds', title: 'Rounds' }],
  causes: {
    adult: 'Attacked by an Adult',
    drone: 'Attacked by a Drone',
    queen: 'Attacked by the Queen',
    larva: 'Attacked by a Larva',
    eclosion: 'A Larva hatched',
    suffocation: 'Out of air',
    fire: 'Fire',
    wound: 'Wounds',
    contamination: 'Contamination kept off by armor',
    explosion: 'An explosion',
    weapon: 'Their own weapon',
    robot: 'The Robot',
    destruction: 'The Facility was destroyed',
    'left-behind': 'Left behind',
  },
  collect: (end) => {
    const causes = causesOfDeath(end.log)
    return {
      lengths: { rounds: end.state.round },
      seats: end.state.players.map((_, seat) => factsOf(end, seat, causes.get(seat))),
    }
  },
}

function factsOf(end: Finished<RetaliationState>, seat: number, cause?: string): SeatFacts {
  const { mode, missionTask, players } = end.state
  const { character, objectives, fate, left } = players[seat]
  const survived = fate === 'escaped' || fate === 'hibernated'
  const kept: Record<string, string> =
    objectives.length === 1 ? { objective: objectives[0].id } : {}
  return {
    facets: {
      character,
      mode,
      ...kept,
      ...(missionTask ? { task: missionTask } : {}),
      ...(left ? { left } : {}),
    },
    survived,
    ...(survived ? {} : { cause }),
    uses: usesOf(end, seat),
  }
}

/** By seat; who was knocked over and never revived died of that. */
function causesOfDeath(log: readonly Line[]): Map<number, string> {
  const causes = new Map<number, string>()
  for (const { kind, params = {} } of log) {
    const seat = Number(params.seat)
    if (kind === 'revived') causes.delete(seat)
    if (kind === 'dies' || kind === 'falls') causes.set(seat, String(params.cause))
    if (kind === 'perishes' && !causes.has(seat)) causes.set(seat, String(params.cause))
  }
  return causes
}

const GEAR: Readonly<Record<string, string>> = { 'throws-grenade': 'grenade', reloads: 'ammo' }

function usesOf({ state, log }: Finished<RetaliationState>, seat: number): SeatFacts['uses'] {
  const { cards } = printed.characters[state.players[seat].character]
  const tiles = state.rooms.flatMap((room) => room?.tile ?? [])
  const played = counter(cards)
  const used = counter(Object.keys(printed.items))
  const gear = counter(['ammo', 'grenade', 'oxygen', 'medpack'])
  const robot = counter(state.robot.revealed ? [state.robot.id] : [])
  const entered = counter(tiles)
  const worked = counter(tiles)
  for (const { kind, params = {} } of log) {
    if (params.seat !== seat) continue
    if (kind === 'plays' || kind === 'reacts') played.add(String(params.card))
    else if (kind === 'moves') entered.add(String(params.room))
    else if (kind === 'uses-room') worked.add(String(params.room))
    else if (kind === 'robot-activated') robot.add(state.robot.id)
    else if (isUse(kind, String(params.item))) used.add(String(params.item))
    else if (kind === 'hazard-ignored') used.add('perimeter-security-device')
    else if (kind === 'uses-gear') gear.add(String(params.gear))
    else if (Object.hasOwn(GEAR, kind)) gear.add(GEAR[kind])
  }
  return {
    card: played.counts,
    item: used.counts,
    gear: gear.counts,
    robot: robot.counts,
    room: entered.counts,
    'room-action': worked.counts,
  }
}

/** Armor works by itself: whoever takes it wears it. */
function isUse(kind: string, item: string): boolean {
  if (USES_ITEM.includes(kind)) return true
  return TAKES_ITEM.includes(kind) && printed.items[item]?.armor === true
}

const USES_ITEM = ['uses-item', 'shoots', 'bursts', 'strikes-with', 'parries']
const TAKES_ITEM = ['starts-with', 'takes-support', 'gains-item', 'gives-item']
