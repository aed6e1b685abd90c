import { type Condition, counted, holds } from '@bulkhead/common'
import type { Seat } from '@bulkhead/kernel'
import { across, HIBERNATORIUM, LANDING_ZONE, PLACES, type Slot } from './facility.ts'
import type { Section } from './kinds.ts'
import { printed } from './pack.ts'
import {
  type Board,
  contaminationIn,
  corridorsOf,
  heldBy,
  isUnexplored,
  places,
  slotOf,
} from './queries.ts'
import type { Player, State } from './state.ts'
import type { RetaliationView } from './view.ts'

/** OBJ: what Objectives and Tasks ask about, by the state of the game or by what a reader sees of it. */
export interface Facts {
  readonly queenDead: boolean
  readonly destroyed: boolean
  readonly nestDestroyed: boolean
  readonly hibernatoriumActive: boolean
  /** Null once the Reactor was shut down. */
  readonly lifeSupport: Readonly<Record<Section, boolean>> | null
  readonly robotWasInReactor: boolean
  readonly robotInReactor: boolean
  /** Room tiles of each Section still to be found. */
  readonly hidden: Readonly<Record<string, number>>
  readonly hibernatoriumFound: boolean
  readonly unexploredInA: boolean
  /** Reinforced Corridors and all of them, on the way that lacks fewest; null while one end is not found. */
  readonly supplyRoute: { readonly reinforced: number; readonly corridors: number } | null
  readonly missionTask: string | null
  readonly tasks: readonly string[]
  readonly players: readonly PlayerFacts[]
}

export interface PlayerFacts {
  readonly number: number
  readonly rank: number
  readonly fate: Player['fate']
  readonly left: Player['left']
  readonly data: boolean
  readonly eggs: number
  readonly contamination: number
}

export function factsOf(s: State): Facts {
  const players = s.players.map((player) => ({
    ...playerFacts(player),
    eggs: heldBy(player).filter(({ id }) => id === 'egg').length,
    contamination: contaminationIn([...player.deck, ...player.hand, ...player.discard]).length,
  }))
  const hidden = Object.fromEntries(
    Object.entries(s.tiles).map(([type, stack]) => [type, stack.length]),
  )
  return { ...factsOnMap(s), queenDead: s.queen.dead, hidden, players }
}

/** What a reader knows of it: all of it lies open. */
export function factsSeen(view: RetaliationView): Facts {
  const players = view.players.map((player) => ({
    ...playerFacts(player),
    eggs: player.hands.flat().filter(({ id }) => id === 'egg').length,
    contamination: player.contamination,
  }))
  return { ...factsOnMap(view), queenDead: view.queen.dead, hidden: view.tiles, players }
}

function playerFacts({
  number,
  character,
  fate,
  left,
  data,
}: Pick<Player, 'number' | 'character' | 'fate' | 'left' | 'data'>) {
  const rank = printed().characters[character]?.rank ?? 0
  return { number, rank, fate, left, data }
}

type Sight = Board &
  Pick<
    State,
    'destroyed' | 'nestDestroyed' | 'hibernatoriumActive' | 'lifeSupport' | 'missionTask'
  > & {
    readonly robot: Pick<State['robot'], 'room' | 'wasInReactor'>
    readonly tasks: readonly string[]
  }

function factsOnMap(s: Sight) {
  return {
    destroyed: s.destroyed,
    nestDestroyed: s.nestDestroyed,
    hibernatoriumActive: s.hibernatoriumActive,
    lifeSupport: s.lifeSupport,
    robotWasInReactor: s.robot.wasInReactor,
    robotInReactor: s.rooms[s.robot.room]?.tile === 'reactor',
    hibernatoriumFound: s.rooms[HIBERNATORIUM] !== null,
    unexploredInA: places(s).some(
      (place) => PLACES[place].sections.includes('A') && isUnexplored(s, place),
    ),
    supplyRoute: supplyRoute(s),
    missionTask: s.missionTask,
    tasks: s.tasks,
  }
}

/** From the Landing Zone to Life Support Control C, over as few Corridors as possible that are not Reinforced. */
function supplyRoute(s: Board): Facts['supplyRoute'] {
  const goal = slotOf(s, 'life-support-control-c')
  if (goal < 0) return null
  const best: { lacking: number; corridors: number }[] = []
  best[LANDING_ZONE] = { lacking: 0, corridors: 0 }
  const open: Slot[] = [LANDING_ZONE]
  for (let from = open.shift(); from !== undefined; from = open.shift()) {
    for (const place of corridorsOf(s, from)) {
      const to = across(place, from)
      if (s.rooms[to] === null) continue
      const lacking = best[from].lacking + (s.corridors[place]!.reinforced ? 0 : 1)
      const corridors = best[from].corridors + 1
      const known = best[to]
      if (
        known &&
        (known.lacking < lacking || (known.lacking === lacking && known.corridors <= corridors))
      )
        continue
      best[to] = { lacking, corridors }
      open.push(to)
    }
  }
  const found = best[goal]
  return found ? { reinforced: found.corridors - found.lacking, corridors: found.corridors } : null
}

// --- what cards ask for ---

/** RET-OBJ-05: counts even if the Character dies in the last checks. */
export function escaped({ players }: Facts): PlayerFacts[] {
  return players.filter(({ left }) => left === 'lander' || left === 'shuttle')
}

export function byLander({ players }: Facts): PlayerFacts[] {
  return players.filter(({ left }) => left === 'lander')
}

export function survives({ fate }: PlayerFacts): boolean {
  return fate === 'escaped' || fate === 'hibernated'
}

/** The stack is empty; for B the Hibernatorium is connected as well. */
export function discovered(facts: Facts, type: Section): Condition {
  const all = Object.values(printed().rooms).filter((room) => room.type === type && !room.printed)
  const extra = type === 'B' ? 1 : 0
  const found = all.length - facts.hidden[type] + (extra && facts.hibernatoriumFound ? 1 : 0)
  return counted(`rooms-${type.toLowerCase()}`, found, all.length + extra)
}

/** RET-ROOM-20 */
export function shutDown({ lifeSupport }: Facts): Condition {
  return holds('reactor-off', lifeSupport === null)
}

export function routeSecured({ supplyRoute: route }: Facts): Condition {
  return route
    ? counted('supply-route', route.reinforced, route.corridors)
    : holds('supply-route', false)
}

/** Nobody else Survives. */
export function aloneAlive({ players }: Facts, me: Seat): Condition {
  const others = players.filter((_, seat) => seat !== me)
  return counted('alone', others.filter(({ fate }) => fate === 'dead').length, others.length)
}
