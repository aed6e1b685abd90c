import type { Data } from '@bulkhead/common'
import type { Printed } from '@bulkhead/hull/pack.ts'
import type { State } from '@bulkhead/hull/state.ts'
import type { Line } from '@bulkhead/kernel'
import {
  counter,
  type Finished,
  type Kind,
  type SeatFacts,
  type Statistics,
} from '../../simulate/statistics.ts'

/** What a game of the family tells the lab. */
export interface Counted {
  /** Everything that may be used, whatever was chosen before the game. */
  readonly printed: Pick<Data<Printed>, 'characters' | 'cards' | 'items' | 'tiles'>
  /** What seats are told apart by, besides what all games of the family have. */
  readonly facets?: readonly (Kind & { of(state: State): string })[]
  /** Deaths that only this game knows, and rules that kill in one way only. */
  readonly causes: Readonly<Record<string, string>>
  readonly causeOfRule: Readonly<Record<string, string>>
  /** Cards and Items that are used without an action, by the kind of line that tells of it. */
  readonly reactions: Readonly<Record<string, string>>
}

const FACETS: readonly Kind[] = [
  { id: 'character', title: 'Character', family: 'character' },
  { id: 'objective', title: 'Objective kept', family: 'objective' },
  { id: 'mode', title: 'Mode', family: 'mode' },
  { id: 'board', title: 'Board' },
]

const CAUSES: Readonly<Record<string, string>> = {
  'attack-creeper': 'Attacked by a Creeper',
  'attack-adult': 'Attacked by an Adult',
  'attack-breeder': 'Attacked by a Breeder',
  'attack-queen': 'Attacked by the Queen',
  melee: 'Hurt in melee',
  burning: 'Fire, bleeding or surgery',
  action: 'Hurt by something thrown',
  larva: 'A Larva grew up',
  depressurised: 'Out of air',
  contamination: 'Infected at the end',
}

export function familyStatistics(counted: Counted): Statistics<State> {
  const uses = usesIn(counted.printed, counted.reactions)
  const { facets = [], causes, causeOfRule } = counted
  return {
    facets: [...FACETS, ...facets.map(({ of: _, ...kind }) => kind)],
    uses: [
      { id: 'card', title: 'Action cards', family: 'card', used: 'played at least once' },
      { id: 'item', title: 'Items', family: 'item', used: 'used, shot with or activated' },
      { id: 'room', title: 'Rooms', family: 'tile', used: 'entered at least once' },
      { id: 'room-action', title: 'Room actions', family: 'tile', used: 'used at least once' },
    ],
    lengths: [{ id: 'rounds', title: 'Rounds' }],
    causes: { ...CAUSES, ...causes },
    collect: (end) => {
      const deaths = causesOfDeath(end.log, causeOfRule)
      const more = Object.fromEntries(facets.map(({ id, of }) => [id, of(end.state)]))
      return {
        lengths: { rounds: end.state.round },
        seats: end.state.players.map((_, seat) => ({
          ...factsOf(end.state, seat, more, deaths.get(seat)),
          uses: uses(end, seat),
        })),
      }
    },
  }
}

function factsOf(
  { mode, board, players }: State,
  seat: number,
  more: Readonly<Record<string, string>>,
  cause?: string,
): Omit<SeatFacts, 'uses'> {
  const { character, objectives, fate } = players[seat]
  const [kept, ...others] = objectives
  const survived = fate !== 'dead' && fate !== 'awake'
  const objective: Record<string, string> =
    kept && others.length === 0 ? { objective: kept.id } : {}
  return {
    facets: { character, mode, board, ...more, ...objective },
    survived,
    ...(survived ? {} : { cause }),
  }
}

/** Counts what a seat has used of all that it could have used. */
function usesIn({ characters, ...printed }: Counted['printed'], reactions: Counted['reactions']) {
  const tiles = Object.values(printed.tiles)
  const cards = Object.values(printed.cards)
  const rooms = new Set(tiles.map(({ id }) => id))
  const withAction = new Set(tiles.flatMap(({ id, action }) => (action ? [id] : [])))
  const common = Object.values(printed.items).flatMap(({ id, colour }) =>
    colour === 'weapon' || colour === 'quest' ? [] : [id],
  )
  return ({ state, log }: Finished<State>, seat: number): SeatFacts['uses'] => {
    const { character } = state.players[seat]
    const onBoard = state.rooms.map(({ tile }) => tile)
    const { item, quests } = characters[character]
    const played = counter(cards.flatMap((one) => (one.copies[character] ? [one.id] : [])))
    const used = counter([...common, ...(item ? [item] : []), ...quests])
    const entered = counter(onBoard)
    const worked = counter(onBoard.filter((tile) => withAction.has(tile)))
    const count = (id: string) => {
      if (Object.hasOwn(printed.items, id)) used.add(id)
      else if (rooms.has(id)) worked.add(id)
      else if (id in played.counts) played.add(id)
    }
    for (const { kind, params = {} } of log) {
      if (params.seat !== seat) continue
      if (kind === 'enters') entered.add(onBoard[Number(params.place)])
      else if (kind === 'shoots' || kind === 'quest-activated') used.add(String(params.item))
      else if (kind === 'acts') count(String(params.action))
      else if (Object.hasOwn(reactions, kind)) count(reactions[kind])
    }
    return {
      card: played.counts,
      item: used.counts,
      room: entered.counts,
      'room-action': worked.counts,
    }
  }
}

/** By seat: what the last death came of. Wounds say nothing themselves; what was logged before them does. */
function causesOfDeath(
  log: readonly Line[],
  causeOfRule: Counted['causeOfRule'],
): Map<number, string> {
  const causes = new Map<number, string>()
  let latest = 'action'
  for (const [i, { kind, params = {}, rule = '' }] of log.entries()) {
    if (kind === 'attack') latest = `attack-${params.type}`
    else if (kind === 'strikes') latest = 'melee'
    else if (kind === 'acts') latest = 'action'
    else if (kind === 'light-wound' && comesByItself(log, i)) latest = 'burning'
    if (kind === 'dies' || kind === 'perishes') {
      causes.set(Number(params.seat), causeOfRule[rule] ?? latest)
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
