import { takeCrafted } from '@bulkhead/hull/actions/craft.ts'
import { operate } from '@bulkhead/hull/card-effects.ts'
import type { Tile } from '@bulkhead/hull/cards/tile.ts'
import { placeTarget, plain } from '@bulkhead/hull/choices.ts'
import { injure } from '@bulkhead/hull/damage.ts'
import { placeWay } from '@bulkhead/hull/effects.ts'
import { canBreak, putMalfunction, slime } from '@bulkhead/hull/markers.ts'
import {
  biggestFirst,
  charactersInOrder,
  intrudersIn,
  placeOf,
  places,
  roomOf,
  seatOf,
} from '@bulkhead/hull/queries.ts'
import { NONE, type Place, type Player, type State } from '@bulkhead/hull/state.ts'
import { seriousWound } from '@bulkhead/hull/wounds.ts'
import type { Rules } from '@bulkhead/kernel'
import { cssHidden, enterPod, lookAtCss, shiftCss, shifts } from '../css.ts'
import { type Missing, tile, type Way } from '../declare.ts'
import { knows } from '../knowledge.ts'
import { type CssToken, own } from '../own.ts'
import type { Option, Table } from '../table.ts'
import { canDepressurise, depressurise } from '../vents.ts'

/** The nine rooms "II", of which six are in play. */

const cssB = tile({ id: 'css-b', kind: '2', colour: 'white', action: enterPod('b') })
const cssC = tile({ id: 'css-c', kind: '2', colour: 'white', action: enterPod('c') })

const cssControl = tile({
  id: 'css-control',
  kind: '2',
  colour: 'yellow',
  computer: true,
  action: {
    missing: (s) =>
      cssHidden(s).length > 0 ? null : { why: 'no-hidden-css', rule: 'LOCK-ROOM-39' },
    ways: (s) => cssHidden(s).map(cssWay),
    *resolve(t, me, token) {
      lookAtCss(t, me, token, 'LOCK-ROOM-39')
      yield* mayShift(t, me, token)
    },
  },
})

function cssWay(token: CssToken): Way<CssToken> {
  const { space } = token
  return {
    id: String(space),
    targets: [{ kind: 'space', id: space }],
    params: { space },
    choice: token,
  }
}

/** LOCK-ROOM-40 */
function* mayShift(t: Table, me: Player, token: CssToken): Rules {
  const steps = shifts(t.state, token)
  if (steps.length === 0) return
  const [picked] = yield* t.ask(
    seatOf(t.state, me),
    { prompt: 'shift-css', params: { space: token.space }, rule: 'LOCK-ROOM-40' },
    [plain('leave-css'), ...steps.map((by) => shiftOption(token.space + by))],
  )
  const by = steps.find((one) => picked.id === `css:${token.space + one}`)
  if (by !== undefined) shiftCss(t, token, by, 'LOCK-ROOM-39')
}

function shiftOption(space: number): Option {
  const targets = [{ kind: 'space', id: space }]
  return { id: `css:${space}`, label: 'shift-css', targets, params: { space } }
}

/** What the Defense Control Room gives up, and the room that it strikes. */
interface Strike {
  readonly breaks: boolean
  readonly place: Place
}

const defenseControl = tile({
  id: 'defense-control',
  kind: '2',
  colour: 'red',
  computer: true,
  action: {
    missing: (s) => (threatened(s).length > 0 ? null : { why: 'no-threat', rule: 'LOCK-ROOM-36' }),
    ways: strikeWays,
    *resolve(t, me, { breaks, place }) {
      const control = controlRoom(t.state)
      if (breaks) putMalfunction(t, control)
      else t.state.rooms[control].items--
      yield* strike(t, me, place)
    },
  },
})

/** LOCK-ROOM-36: rooms with an Intruder that could take a Malfunction marker. */
function threatened(s: State): Place[] {
  return places(s).filter((place) => canBreak(s, place) && intrudersIn(s, place).length > 0)
}

/** Wherever it is used from. */
function controlRoom(s: State): Place {
  return placeOf(s, 'defense-control')
}

function strikeWays(s: State): Way<Strike>[] {
  const control = controlRoom(s)
  const sacrifices = [
    ...(s.rooms[control].items > 0 ? [false] : []),
    ...(canBreak(s, control) ? [true] : []),
  ]
  return sacrifices.flatMap((breaks) =>
    threatened(s).map((place) => ({
      id: `${breaks ? 'break' : 'items'}-${place + 1}`,
      label: breaks ? ('strike-breaking' as const) : ('strike-for-items' as const),
      targets: [placeTarget(place)],
      choice: { breaks, place },
    })),
  )
}

/** LOCK-ROOM-34, LOCK-ROOM-35: the Intruders first, then the Characters in order. */
function* strike(t: Table, me: Player, place: Place): Rules {
  putMalfunction(t, place)
  const present = biggestFirst(intrudersIn(t.state, place))
  injure(
    t,
    present.map((intruder) => ({ intruder, injuries: 1 })),
    me,
  )
  for (const one of charactersInOrder(t.state, place))
    yield* seriousWound(t, one, 'defense-control')
}

const EQUIPMENT = ['taser', 'enviro-suit']

const guardRoom = tile({
  id: 'guard-room',
  kind: '2',
  colour: 'red',
  action: {
    missing: nothingToTake,
    ways: (s) => equipment(s).map((id) => ({ id, targets: [{ kind: 'item', id }], choice: id })),
    *resolve(t, me, id) {
      roomOf(t.state, me).items--
      yield* takeCrafted(t, me, id)
    },
  },
})

function nothingToTake(s: State, me: Player): Missing | null {
  if (roomOf(s, me).items === 0) return { why: 'nothing-left', rule: 'LOCK-ROOM-31' }
  return equipment(s).length > 0 ? null : { why: 'none-left', rule: 'LOCK-ROOM-31' }
}

function equipment(s: State): string[] {
  return EQUIPMENT.filter((id) => s.crafted.includes(id))
}

/** LOCK-ROOM-30: it clings to whoever searches. */
const contaminatedRoom = tile({
  id: 'contaminated-room',
  kind: '2',
  colour: 'white',
  breaks: false,
  searched: slime,
})

const surgery = tile({ id: 'surgery', kind: '2', colour: 'green', action: operate('surgery') })

const ENOUGH_TO_TEST = 4

const testingLab = tile({
  id: 'testing-lab',
  kind: '2',
  colour: 'green',
  computer: true,
  action: {
    missing: noAntidote,
    *resolve(t, me) {
      yield* takeCrafted(t, me, 'antidote')
    },
  },
})

function noAntidote(s: State, me: Player): Missing | null {
  if (!knows(me, ENOUGH_TO_TEST)) {
    return { why: 'knows-too-little', params: { number: ENOUGH_TO_TEST }, rule: 'LOCK-ROOM-29' }
  }
  return s.crafted.includes('antidote') ? null : { why: 'none-left', rule: 'LOCK-ROOM-29' }
}

const ventControl = tile({
  id: 'vent-control',
  kind: '2',
  colour: 'yellow',
  action: {
    missing: (s) =>
      own(s).depressurised === NONE ? null : { why: 'depressurising', rule: 'LOCK-ROOM-28' },
    ways: (s) =>
      places(s)
        .filter((place) => canDepressurise(s, place))
        .map(placeWay),
    *resolve(t, me, place) {
      yield* depressurise(t, me, place)
    },
  },
})

export const ROOMS_TWO: readonly Tile[] = [
  cssB,
  cssC,
  cssControl,
  defenseControl,
  guardRoom,
  contaminatedRoom,
  surgery,
  testingLab,
  ventControl,
]
