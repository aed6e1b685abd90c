import type { Rules } from '@bulkhead/kernel'
import type { Effect } from '../../actions/action.ts'
import { type Heading, moveWays } from '../../actions/moving.ts'
import { type RoomUse, roomWays } from '../../actions/room-action.ts'
import { attack } from '../../attack.ts'
import { corridorWay, plain, roomWay, seatWay } from '../../choices.ts'
import { burstTargets } from '../../combat.ts'
import { agrees, withConsent } from '../../consent.ts'
import { gainContamination } from '../../contamination.ts'
import { allEnds, canTurn, type End, turnDoor } from '../../doors.ts'
import { costing, extinguish, gains, heal, onlyIf, turnWay } from '../../effects.ts'
import { layCorridor } from '../../exploration.ts'
import { type Place, placeBetween, SLOTS, type Slot } from '../../facility.ts'
import { loadedWeapons, spendAnyAmmo } from '../../gear.ts'
import { canDraw, drawCards } from '../../hand.ts'
import { discardWound } from '../../health.ts'
import { critical } from '../../hits.ts'
import { COLOURS, type Colour } from '../../kinds.ts'
import { move } from '../../movement.ts'
import { type ActionCard, roomDef } from '../../printed.ts'
import {
  charactersIn,
  intrudersAt,
  intrudersIn,
  isComputer,
  isEmpty,
  isThere,
  isUnexplored,
  onMap,
  seatOf,
} from '../../queries.ts'
import { lookThrough } from '../../search.ts'
import type { Player, State } from '../../state.ts'
import type { Table } from '../../table.ts'
import { preventsAll } from '../items/red.ts'
import { card, discardToken, hasToken } from './card.ts'
import { withCompany } from './commands.ts'

/** The cards of the Combat Engineer, the Medical Support and the Contractor. */

// --- Combat Engineer and Contractor ---

/** RET-ROOM-08: for nothing. */
const useComputer: Effect<RoomUse> = {
  id: 'use-room',
  ways: (s, me) => (isComputer(s, me.room) ? roomWays(s, me, me.room) : []),
  *resolve(t, me, { doing, choice }) {
    yield* doing.resolve(t, me, choice)
  },
}

const anyDoor: Effect<End> = {
  id: 'work-door',
  ways: (s, me) =>
    isComputer(s, me.room)
      ? allEnds(s)
          .filter((end) => canTurn(s, end))
          .map((end) => turnWay(s, end))
      : [],
  *resolve(t, _, end) {
    turnDoor(t, end, 'RET-DOOR-10')
  },
}

/** Placed Rooms beside this one that no Corridor joins to it. */
function walls(s: State, me: Player): Slot[] {
  return Object.values(SLOTS[me.room].neighbours).filter(
    (slot) => s.rooms[slot] !== null && s.corridors[placeBetween(me.room, slot)] === null,
  )
}

const blast: Effect<Slot> = {
  id: 'blast',
  ways: (s, me) =>
    hasToken(me, 'grenade') && s.corridorSupply.length > 0
      ? walls(s, me).map((slot) => roomWay(s, slot))
      : [],
  *resolve(t, me, slot) {
    yield* discardToken(t, me, 'grenade')
    layCorridor(t, placeBetween(me.room, slot), me.room)
  },
}

function hasIcon(colour: Colour) {
  return (s: State, me: Player) => roomDef(s, me.room).icons.includes(colour)
}

const burnOut: Effect<Place> = {
  id: 'burn-out',
  ways: (s, me) =>
    hasToken(me, 'grenade') ? burstTargets(s, me).map((place) => corridorWay(s, place)) : [],
  *resolve(t, me, place) {
    yield* discardToken(t, me, 'grenade')
    for (const intruder of intrudersAt(t.state, place)) yield* critical(t, intruder, me)
  },
}

interface Retreat extends Heading {
  readonly companion: Player | null
}

const retreat: Effect<Retreat> = {
  id: 'move-card',
  ways: (s, me) =>
    loadedWeapons(me).length > 0
      ? moveWays(s, me, (place) => isEmpty(s, place)).flatMap((way) => withCompany(s, me, way))
      : [],
  *settle(t, me, going) {
    const willing = going.companion === null || (yield* agrees(t, me, going.companion))
    return willing ? going : null
  },
  *resolve(t, me, { place, bodies, companion }) {
    yield* spendAnyAmmo(t, me, 'RET-AMMO-04')
    const along = companion ? [...bodies, companion] : bodies
    yield* move(t, me, place, { with: along, prevents: preventsAll })
  },
}

// --- Contractor ---

const prepared: Effect<RoomUse> = {
  id: 'use-room',
  ways: (s, me) => roomWays(s, me, me.room),
  *resolve(t, me, { doing, choice }) {
    yield* doing.resolve(t, me, choice)
    if (!onMap(me)) return
    for (const attacker of intrudersIn(t.state, me.room)) {
      if (!onMap(me) || !isThere(t.state, attacker)) continue
      yield* attack(t, me, { attacker, type: attacker.type, kind: 'effect' })
    }
  },
}

const rummage: Effect<Colour> = {
  id: 'rummage',
  ways: (s) =>
    COLOURS.filter(
      (colour) => s.items[colour].deck.length + s.items[colour].discard.length > 0,
    ).map((colour) => ({ id: colour, params: { colour }, choice: colour })),
  *resolve(t, me, colour) {
    yield* lookThrough(t, me, [colour, colour], 1)
  },
}

/** One Attack of the Move, chosen when it is about to be resolved. */
const duck: Effect<Heading> = {
  id: 'move-card',
  ways: (s, me) => moveWays(s, me),
  *resolve(t, me, { place, bodies }) {
    let used = false
    yield* move(t, me, place, {
      with: bodies,
      *prevents(at, victim) {
        if (used || victim !== me) return false
        used = yield* ducks(at, me)
        return used
      },
    })
  },
}

function* ducks(t: Table, me: Player): Rules<boolean> {
  const [pick] = yield* t.ask(seatOf(t.state, me), { prompt: 'duck', rule: 'RET-PREVENT-03' }, [
    plain('duck'),
    plain('let-attack'),
  ])
  return pick.id === 'duck'
}

const quiet: Effect<Heading> = {
  id: 'move-card',
  ways: (s, me) => moveWays(s, me, (place) => !isUnexplored(s, place)),
  *resolve(t, me, { place, bodies }) {
    yield* move(t, me, place, { with: bodies, silent: true })
  },
}

// --- Medical Support ---

const DRUGGED = 3

const drugs: Effect<Player> = {
  id: 'drug',
  ways: (s, me) =>
    hasToken(me, 'medpack')
      ? charactersIn(s, me.room)
          .filter((one) => canDraw(one) && cardsHeld(one, me) < DRUGGED)
          .map((one) => seatWay(s, one))
      : [],
  *resolve(t, me, one) {
    yield* discardToken(t, me, 'medpack')
    drawCards(t, one, DRUGGED - one.hand.length)
  },
}

/** The card that is being played does not count. */
function cardsHeld(one: Player, me: Player): number {
  return one.hand.length - (one === me ? 1 : 0)
}

const surgery: Effect<Player> = {
  id: 'treat-wound',
  ways: (s, me) =>
    charactersIn(s, me.room)
      .filter(({ wounds }) => wounds.length > 0)
      .map((one) => seatWay(s, one)),
  settle: withConsent,
  *resolve(t, me, patient) {
    yield* discardWound(t, patient, 'RET-WOUND-07')
    const clean = hasToken(me, 'medpack') && (yield* spendsMedpack(t, me))
    if (clean) yield* discardToken(t, me, 'medpack')
    else gainContamination(t, patient, 'RET-CONT-01')
  },
}

function* spendsMedpack(t: Table, me: Player): Rules<boolean> {
  const [pick] = yield* t.ask(
    seatOf(t.state, me),
    { prompt: 'field-surgery', rule: 'RET-CARD-04' },
    [plain('spend-medpack'), plain('contaminate')],
  )
  return pick.id === 'spend-medpack'
}

export const HELPERS: readonly ActionCard[] = [
  card('computer-skills', true, [useComputer, anyDoor]),
  card('explosives', true, [blast, onlyIf(hasIcon('yellow'), gains('grenade'))]),
  card('pyrotechnics', true, [extinguish, burnOut]),
  card('tactical-retreat', false, [costing(1, retreat)]),
  card('always-prepared', false, [prepared, costing(1, rummage)]),
  card('duck-and-cover', false, [costing(1, duck)], { reacts: 'attacked' }),
  card('move-quietly', true, [quiet]),
  card('combat-drugs', false, [drugs]),
  card('field-surgery', true, [costing(1, surgery)]),
  card('first-aid', false, [heal(1), onlyIf(hasIcon('green'), gains('medpack'))]),
]
