import type { Rules } from '@bulkhead/kernel'
import { type Effect, newWay } from '../../actions/action.ts'
import { type Heading, moveWays, noWay } from '../../actions/moving.ts'
import { type RoomUse, roomWays, whyNotUsed } from '../../actions/room-action.ts'
import { attack } from '../../attack.ts'
import { corridorWay, plain, roomWay } from '../../choices.ts'
import { burstTargets } from '../../combat.ts'
import { agrees, withConsent } from '../../consent.ts'
import { gainContamination } from '../../contamination.ts'
import { allEnds, canTurn, type End, turnDoor } from '../../doors.ts'
import {
  costing,
  extinguish,
  gains,
  heal,
  helped,
  onlyIf,
  treatWound,
  turnWay,
} from '../../effects.ts'
import { layCorridor, noCorridorLeft } from '../../exploration.ts'
import { type Place, placeBetween, SLOTS, type Slot } from '../../facility.ts'
import { noAmmo, spendAnyAmmo } from '../../gear.ts'
import { canDraw, drawCards } from '../../hand.ts'
import { discardWound } from '../../health.ts'
import { critical } from '../../hits.ts'
import { COLOURS, type Colour, type IntruderType } from '../../kinds.ts'
import { move } from '../../movement.ts'
import { type ActionCard, roomDef } from '../../pack.ts'
import {
  charactersIn,
  corridorAt,
  intrudersAt,
  intrudersIn,
  isEmpty,
  isThere,
  isUnexplored,
  seatOf,
} from '../../queries.ts'
import { lookThrough } from '../../search.ts'
import type { Player, State } from '../../state.ts'
import type { Missing, Table } from '../../table.ts'
import { noComputer } from '../items/item.ts'
import { preventsAll } from '../items/red.ts'
import { card, discardToken, hasToken } from './card.ts'
import { withCompany } from './commands.ts'

/** The cards of the Combat Engineer, the Medical Support and the Contractor. */

// --- Combat Engineer and Contractor ---

/** RET-ROOM-08: for nothing. */
const useComputer = onlyIf<RoomUse>(noComputer, {
  id: 'use-room',
  missing: (s, me) => whyNotUsed(s, me, me.room),
  ways: (s, me) => roomWays(s, me, me.room),
  resolve: (t, me, { doing, choice }) => doing.resolve(t, me, choice),
})

const anyDoor = onlyIf<End>(noComputer, {
  id: 'work-door',
  missing: (s) =>
    allEnds(s).some((end) => canTurn(s, end)) ? null : { why: 'no-door', rule: 'RET-DOOR-10' },
  ways: (s) =>
    allEnds(s)
      .filter((end) => canTurn(s, end))
      .map((end) => turnWay(s, end)),
  *resolve(t, _, end) {
    turnDoor(t, end, 'RET-DOOR-10')
  },
})

/** Placed Rooms beside this one that no Corridor joins to it. */
function walls(s: State, me: Player): Slot[] {
  return Object.values(SLOTS[me.room].neighbours).filter(
    (slot) => s.rooms[slot] !== null && s.corridors[placeBetween(me.room, slot)] === null,
  )
}

const blast = onlyIf<Slot>((s, me) => noGrenade(s, me) ?? noCorridorLeft(s), {
  id: 'blast',
  missing: (s, me) => (walls(s, me).length > 0 ? null : { why: 'no-wall', rule: 'RET-EFFECT-01' }),
  ways: (s, me) => walls(s, me).map((slot) => roomWay(s, slot)),
  *resolve(t, me, slot) {
    yield* discardToken(t, me, 'grenade')
    layCorridor(t, placeBetween(me.room, slot), me.room)
  },
})

function noGrenade(_: State, me: Player): Missing | null {
  return hasToken(me, 'grenade') ? null : { why: 'no-grenade', rule: 'RET-EFFECT-03' }
}

function noIcon(colour: Colour) {
  return (s: State, me: Player): Missing | null =>
    roomDef(s, me.room).icons.includes(colour)
      ? null
      : { why: 'no-icon', params: { colour }, rule: 'RET-ROOM-03' }
}

const burnOut = onlyIf<Place>(noGrenade, {
  id: 'burn-out',
  missing: (s, me) =>
    burstTargets(s, me).length > 0 ? null : { why: 'no-horde', rule: 'RET-DOOR-08' },
  ways: (s, me) => burstTargets(s, me).map((place) => corridorWay(s, place)),
  *resolve(t, me, place) {
    yield* discardToken(t, me, 'grenade')
    for (const intruder of intrudersAt(t.state, place)) yield* critical(t, intruder, me)
  },
})

interface Retreat extends Heading {
  readonly companion: Player | null
}

const retreat = onlyIf<Retreat>((_, me) => noAmmo(me), {
  id: 'move-card',
  missing: (s, me) => noWay((place) => isEmpty(s, place), 'no-empty-way')(s, me),
  ways: (s, me) =>
    moveWays(s, me, (place) => isEmpty(s, place)).flatMap((way) => withCompany(s, me, way)),
  *settle(t, me, going) {
    const { companion, place } = going
    if (companion === null) return going
    const corridor = corridorAt(t.state, place).tile
    const willing = yield* agrees(t, me, companion, (seat) => ({
      prompt: 'agree-to-go',
      params: { seat, corridor },
    }))
    return willing ? going : null
  },
  *resolve(t, me, { place, bodies, companion }) {
    yield* spendAnyAmmo(t, me, 'RET-AMMO-04')
    yield* move(t, me, place, { carries: bodies, with: companion, prevents: preventsAll })
  },
})

// --- Contractor ---

const prepared: Effect<RoomUse> = {
  id: 'use-room',
  missing: (s, me) => whyNotUsed(s, me, me.room),
  ways: (s, me) => roomWays(s, me, me.room),
  *resolve(t, me, { doing, choice }) {
    yield* doing.resolve(t, me, choice)
    for (const attacker of intrudersIn(t.state, me.room)) {
      if (!isThere(t.state, attacker)) continue
      yield* attack(t, me, { attacker, type: attacker.type, kind: 'effect' })
    }
  },
}

const rummage: Effect<Colour> = {
  id: 'rummage',
  missing: (s) =>
    COLOURS.some((colour) => hasItems(s, colour))
      ? null
      : { why: 'no-items-left', rule: 'RET-ITEM-11' },
  ways: (s) =>
    COLOURS.filter((colour) => hasItems(s, colour)).map((colour) =>
      newWay(colour, colour, undefined, undefined, { colour }),
    ),
  *resolve(t, me, colour) {
    yield* lookThrough(t, me, [colour, colour], 1)
  },
}

function hasItems({ items }: State, colour: Colour): boolean {
  return items[colour].deck.length + items[colour].discard.length > 0
}

/** One Attack of the Move, chosen when it is about to be resolved. */
const duck: Effect<Heading> = {
  id: 'move-card',
  missing: noWay(),
  ways: (s, me) => moveWays(s, me),
  *resolve(t, me, { place, bodies }) {
    let used = false
    yield* move(t, me, place, {
      carries: bodies,
      *prevents(at, _, type) {
        if (used) return false
        used = yield* ducks(at, me, type)
        return used
      },
    })
  },
}

function* ducks(t: Table, me: Player, type: IntruderType): Rules<boolean> {
  const [pick] = yield* t.ask(
    seatOf(t.state, me),
    { prompt: 'duck', params: { type }, rule: 'RET-PREVENT-03' },
    [plain('duck'), plain('let-attack')],
  )
  return pick.id === 'duck'
}

const quiet: Effect<Heading> = {
  id: 'move-card',
  missing: (s, me) => noWay((place) => !isUnexplored(s, place), 'no-known-room')(s, me),
  ways: (s, me) => moveWays(s, me, (place) => !isUnexplored(s, place)),
  *resolve(t, me, { place, bodies }) {
    yield* move(t, me, place, { carries: bodies, silent: true })
  },
}

// --- Medical Support ---

const DRUGGED = 3

const drugs = onlyIf<Player>(noMedpack, {
  id: 'drug',
  missing: (s, me) => {
    const needed = charactersIn(s, me.room).some((one) => needsDrugs(one, me))
    return needed ? null : { why: 'hands-full', rule: 'RET-EFFECT-03' }
  },
  ways: (s, me) => helped(s, me.room, (one) => needsDrugs(one, me)),
  *resolve(t, me, one) {
    yield* discardToken(t, me, 'medpack')
    drawCards(t, one, DRUGGED - one.hand.length)
  },
})

function noMedpack(_: State, me: Player): Missing | null {
  return hasToken(me, 'medpack') ? null : { why: 'no-medpack', rule: 'RET-EFFECT-03' }
}

/** The card that is being played does not count. */
function needsDrugs(one: Player, me: Player): boolean {
  return canDraw(one) && one.hand.length - (one === me ? 1 : 0) < DRUGGED
}

const surgery: Effect<Player> = {
  ...treatWound,
  settle: withConsent((seat) => ({ prompt: 'agree-surgery', params: { seat } })),
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
  card('explosives', true, [blast, onlyIf(noIcon('yellow'), gains('grenade'))]),
  card('pyrotechnics', true, [extinguish, burnOut]),
  card('tactical-retreat', false, [costing(1, retreat)]),
  card('always-prepared', false, [prepared, costing(1, rummage)]),
  card('duck-and-cover', false, [costing(1, duck)], { reacts: 'attacked' }),
  card('move-quietly', true, [quiet]),
  card('combat-drugs', false, [drugs]),
  card('field-surgery', true, [costing(1, surgery)]),
  card('first-aid', false, [heal(1), onlyIf(noIcon('green'), gains('medpack'))]),
]
