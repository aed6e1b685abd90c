import type { Game } from '@bulkhead/kernel'
import type { BoardgameIoGame } from './boardgameio.ts'

interface Place {
  id: number
  kind: string
  owner: number | null
  noise: number
  searched: boolean
  crew: number[]
  exits: number[]
}

interface Station {
  places: Place[]
  /** Where the figure of each player stands. */
  figures: number[]
  moves: number
}

const PLACES = 434
const MOVES_IN_A_GAME = 100
const KINDS = ['corridor', 'laboratory', 'hibernatorium', 'engine room']

/** A station of 46 KB, about what the big games of this house have. */
export function newStation(): Station {
  const places = Array.from({ length: PLACES }, (_, id) => placeAt(id))
  places[0].crew.push(0)
  places[PLACES / 2].crew.push(1)
  return { places, figures: [0, PLACES / 2], moves: 0 }
}

function placeAt(id: number): Place {
  const exits = [1, 7, PLACES - 7, PLACES - 1].map((way) => (id + way) % PLACES)
  return { id, kind: KINDS[id % 4], owner: null, noise: 0, searched: false, crew: [], exits }
}

/** A figure leaves one place and comes to another: five things change. */
function walk(station: Station, player: number, to: number): void {
  const from = station.places[station.figures[player]]
  const place = station.places[to]
  from.crew = from.crew.filter((one) => one !== player)
  place.crew.push(player)
  place.noise++
  place.owner = player
  station.figures[player] = to
  station.moves++
}

function exitsOf({ places, figures }: Station, player: number): number[] {
  return places[figures[player]].exits
}

function winnersOf({ moves, figures, places }: Station): number[] | null {
  if (moves < MOVES_IN_A_GAME) return null
  const [first, second] = figures.map((place) => places[place].noise)
  if (first === second) return []
  return first > second ? [0] : [1]
}

export const stationWalk: Game<Station> = {
  id: 'state46k',
  version: 1,
  components: KINDS,
  seats: { min: 2, max: 2 },
  options: {},
  text: { en: {}, fr: {} },
  refuse: () => null,
  setup: newStation,
  *step(t) {
    const player = t.state.moves % 2
    const ways = exitsOf(t.state, player).map((exit) => ({ id: String(exit), label: 'walk' }))
    const [way] = yield* t.ask(player, { prompt: 'walk' }, ways)
    walk(t.state, player, Number(way.id))
    t.log('walked', { seat: player, to: way.id })
  },
  view: (station) => station,
  redeal: () => {},
  result: (station) => {
    const winners = winnersOf(station)
    return winners && { winners, reason: 'time' }
  },
  check: () => [],
}

export const theirStationWalk: BoardgameIoGame<Station> = {
  setup: newStation,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    act: ({ G, playerID }, to) => {
      if (!exitsOf(G, Number(playerID)).includes(Number(to))) return 'INVALID_MOVE'
      walk(G, Number(playerID), Number(to))
    },
  },
  endIf: ({ G }) => {
    const winners = winnersOf(G)
    if (winners) return { winners }
  },
}
