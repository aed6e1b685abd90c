import type { Line } from '@bulkhead/kernel'
import type { NemesisState } from '@bulkhead/nemesis'
import { printed } from '@bulkhead/nemesis/printed'
import {
  counter,
  type Finished,
  type SeatFacts,
  type Statistics,
} from '../../simulate/statistics.ts'

const { characters } = printed
const tiles = Object.values(printed.tiles)
const actionCards = Object.values(printed.cards)
const items = Object.values(printed.items)
const ITEMS = new Set(items.map(({ id }) => id))
const ROOMS = new Set(tiles.map(({ id }) => id))
const ROOMS_WITH_ACTION = new Set(tiles.flatMap(({ id, action }) => (action ? [id] : [])))
const COMMON_ITEMS = items.flatMap(({ id, colour }) =>
  colour === 'weapon' || colour === 'quest' ? [] : [id],
)

export const nemesisStatistics: Statistics<NemesisState> = {
  facets: [
    { id: 'character', title: 'Character', family: 'character' },
    { id: 'objective', title: 'Objective kept', family: 'objective' },
    { id: 'mode', title: 'Mode', family: 'mode' },
    { id: 'board', title: 'Board' },
  ],
  uses: [
    { id: 'card', title: 'Action cards', family: 'card', used: 'played at least once' },
    { id: 'item', title: 'Items', family: 'item', used: 'used, shot with or activated' },
    { id: 'room', title: 'Rooms', family: 'tile', used: 'entered at least once' },
    { id: 'room-action', title: 'Room actions', family: 'tile', used: 'used at least once' },
  ],
  lengths: [{ id: 'rounds', title: 'Rounds' }],
  causes: {
    'attack-creeper': 'Attacked by a Creeper',
    'attack-adult': 'Attacked by an Adult',
    'attack-breeder': 'Attacked by a Breeder',
    'attack-queen': 'Attacked by the Queen',
    melee: 'Hurt in melee',
    burning: 'Fire, bleeding or surgery',
    action: 'Hurt by something thrown',
    larva: 'A Larva grew up',
    depressurised: 'Out of air',
    jump: 'Awake at the jump',
    explosion: 'The ship exploded',
    engines: 'Two Engines were damaged',
    destination: 'The wrong destination',
    contamination: 'Infected at the end',
  },
  collect: (end) => {
    const causes = causesOfDeath(end.log)
    const { players, round } = end.state
    return {
      lengths: { rounds: round },
      seats: players.map((_, seat) => factsOf(end, seat, causes.get(seat))),
    }
  },
}

function factsOf(end: Finished<NemesisState>, seat: number, cause?: string): SeatFacts {
  const { mode, board, players } = end.state
  const { character, objectives, fate } = players[seat]
  const [kept, ...others] = objectives
  const survived = fate === 'escaped' || fate === 'hibernating'
  return {
    facets: {
      character,
      mode,
      board,
      ...(kept && others.length === 0 ? { objective: kept.id } : {}),
    },
    survived,
    ...(survived ? {} : { cause }),
    uses: usesOf(end, seat),
  }
}

function usesOf({ state, log }: Finished<NemesisState>, seat: number): SeatFacts['uses'] {
  const { character } = state.players[seat]
  const onBoard = state.rooms.map(({ tile }) => tile)
  const { item, quests } = characters[character]
  const played = counter(actionCards.flatMap((one) => (one.copies[character] ? [one.id] : [])))
  const used = counter([...COMMON_ITEMS, ...(item ? [item] : []), ...quests])
  const entered = counter(onBoard)
  const worked = counter(onBoard.filter((tile) => ROOMS_WITH_ACTION.has(tile)))
  for (const { kind, params = {} } of log) {
    if (params.seat !== seat) continue
    if (kind === 'enters') entered.add(onBoard[Number(params.place)])
    else if (kind === 'shoots' || kind === 'quest-activated') used.add(String(params.item))
    else if (kind === 'interrupts') played.add('interruption')
    else if (kind === 'keeps-nerve') played.add('nerves-of-steel')
    else if (kind === 'acts') {
      const action = String(params.action)
      if (ITEMS.has(action)) used.add(action)
      else if (ROOMS.has(action)) worked.add(action)
      else if (action in played.counts) played.add(action)
    }
  }
  return {
    card: played.counts,
    item: used.counts,
    room: entered.counts,
    'room-action': worked.counts,
  }
}

/** Rules that kill in one way only. */
const CAUSE_OF_RULE: Readonly<Record<string, string>> = {
  'NEM-CONT-11': 'larva',
  'NEM-ROOM-36': 'depressurised',
  'NEM-END-02': 'jump',
  'NEM-END-08': 'explosion',
  'NEM-VICTORY-03': 'engines',
  'NEM-VICTORY-06': 'destination',
  'NEM-VICTORY-11': 'contamination',
}

/** By seat: what the last death came of. Wounds say nothing themselves; what was logged before them does. */
function causesOfDeath(log: readonly Line[]): Map<number, string> {
  const causes = new Map<number, string>()
  let latest = 'action'
  for (const [i, { kind, params = {}, rule = '' }] of log.entries()) {
    if (kind === 'attack') latest = `attack-${params.type}`
    else if (kind === 'strikes') latest = 'melee'
    else if (kind === 'acts') latest = 'action'
    else if (kind === 'light-wound' && comesByItself(log, i)) latest = 'burning'
    if (kind === 'dies' || kind === 'perishes') {
      causes.set(Number(params.seat), CAUSE_OF_RULE[rule] ?? latest)
    }
  }
  return causes
}

/** A Light Wound that follows none of these comes of a fire, of bleeding, or of the Surgery. */
const DEALS_WOUNDS = new Set(['attack-card', 'combat-roll', 'serious-wound', 'light-wound'])

function comesByItself(log: readonly Line[], wound: number): boolean {
  const before = log[wound - 1]
  return before !== undefined && !DEALS_WOUNDS.has(before.kind)
}
