import { type Effect, newWay, type Way } from '../../actions/action.ts'
import { noWay } from '../../actions/moving.ts'
import { type RoomUse, roomWays, whyNotUsed } from '../../actions/room-action.ts'
import { tokenInCorridor } from '../../bag.ts'
import { corridorTarget, plain, roomTarget, roomWay } from '../../choices.ts'
import { rollBurst } from '../../combat.ts'
import { NOISE_DIE, SYMBOL } from '../../components.ts'
import { allEnds, destroyDoor, isClosed } from '../../doors.ts'
import { breakDoor, extinguish, fix, onlyIf, reinforces, secures } from '../../effects.ts'
import { revealRobot } from '../../exploration.ts'
import type { Place, Slot } from '../../facility.ts'
import { itemSpots, returnGear } from '../../gear.ts'
import { loseHealth } from '../../health.ts'
import { critical, hit, hitCorridor, slay } from '../../hits.ts'
import { discardItem } from '../../items.ts'
import {
  breakItem,
  canBreakItem,
  discardSecure,
  placeFire,
  placeMalfunction,
} from '../../markers.ts'
import { discardNoise, noisyWays, noNoise } from '../../noise.ts'
import { type ItemDef, roomDef } from '../../pack.ts'
import {
  charactersIn,
  corridorAt,
  corridorsOf,
  intrudersAt,
  intrudersIn,
  isEmpty,
  isPassable,
  isUnexplored,
  neighbours,
  noiseValues,
  onMap,
  seatOf,
} from '../../queries.ts'
import { activateRobot, moveRobot } from '../../robot.ts'
import { type Item, NONE, type Player, type State } from '../../state.ts'
import type { Missing, Table } from '../../table.ts'
import { item, noComputer, use } from './item.ts'
import { noSecureToken, securedInSection } from './red.ts'

/** The Support Equipment, one of each. */

// --- against Attacks ---

const shotgun: ItemDef['attacked'] = {
  can: (_s, _me, weapon, { attacker }) =>
    attacker !== null && !weapon.malfunction && weapon.slots[0] !== null,
  *use(t, me, weapon, { attacker }) {
    for (const spot of itemSpots(weapon)) returnGear(t.state, spot)
    t.log('spends-ammo', { seat: seatOf(t.state, me), item: weapon.id }, 'RET-AMMO-03')
    if (attacker!.room !== NONE) yield* hit(t, attacker!, 1, me)
    else if (attacker!.type === 'queen') yield* hit(t, attacker!, 1, me)
    else if (attacker!.type !== 'drone') slay(t, attacker!, 'RET-COMBAT-02')
    else t.log('hit-lost', { type: attacker!.type }, 'RET-COMBAT-02')
  },
}

const bayonet: ItemDef['attacked'] = {
  can: (s, me, weapon) => !weapon.malfunction && canBreakItem(s, me, weapon),
  *use(t, me, weapon) {
    breakItem(t, me, weapon, 'RET-MALF-11')
  },
}

// --- what Items do ---

const scanNoise: Effect<Place> = {
  id: 'scan-noise',
  missing: noNoise,
  ways: noisyWays,
  *resolve(t, me, place) {
    const corridor = corridorAt(t.state, place).tile
    discardNoise(t, place, 'RET-NOISEMARK-05')
    const face = t.rng.pick(NOISE_DIE)
    t.log('scanner-roll', { seat: seatOf(t.state, me), corridor, face }, 'RET-NOISE-01')
    if (face !== 'hazard' && noiseValues(t.state, place).includes(face)) {
      yield* tokenInCorridor(t, place, me)
    } else t.log('scanner-silence', { corridor }, 'RET-NOISE-06')
  },
}

/** In a Computer Room or a Life Support Control Room, Malfunction or not. */
const device = onlyIf<RoomUse>(noControls, {
  id: 'use-room',
  missing: (s, me) => whyNotUsed(s, me, me.room, true),
  ways: (s, me) => roomWays(s, me, me.room, true),
  resolve: (t, me, { doing, choice }) => doing.resolve(t, me, choice),
})

function noControls(s: State, me: Player): Missing | null {
  return roomDef(s, me.room).controls ? null : noComputer(s, me)
}

const rocket: Effect<Slot> = {
  id: 'fire-rocket',
  missing: (s, me) => noWay((place) => !isUnexplored(s, place), 'no-known-room')(s, me),
  ways: (s, me) =>
    neighbours(s, me.room)
      .filter(({ place }) => isPassable(s, place))
      .map(({ slot }) => roomWay(s, slot)),
  *resolve(t, me, slot) {
    const s = t.state
    const around = corridorsOf(s, slot)
    for (const end of allEnds(s)) {
      if (around.includes(end.place) && isClosed(s, end)) destroyDoor(t, end, 'RET-DOOR-04')
    }
    const targets = [intrudersIn(s, slot), ...around.map((place) => intrudersAt(s, place))].flat()
    for (const intruder of targets) yield* critical(t, intruder, me)
    for (const one of charactersIn(s, slot)) loseHealth(t, one, 3, 'explosion', 'RET-HEALTH-04')
  },
}

interface Turret {
  readonly slot: Slot
  readonly place: Place
}

function turretWays(s: State, me: Player): Way<Turret>[] {
  return securedInSection(s, me).flatMap((slot) =>
    corridorsOf(s, slot)
      .filter((place) => !isEmpty(s, place))
      .map((place) => turretWay(s, slot, place)),
  )
}

function turretWay(s: State, slot: Slot, place: Place): Way<Turret> {
  const room = roomTarget(s, slot)
  const corridor = corridorTarget(s, place)
  return newWay({ slot, place }, `${room.id}:${corridor.id}`, [room, corridor])
}

const turret: Effect<Turret> = {
  id: 'fire-turret',
  missing: (s, me) =>
    noSecureToken(s, me) ??
    (turretWays(s, me).length > 0 ? null : { why: 'no-horde-there', rule: 'RET-EFFECT-01' }),
  ways: turretWays,
  *resolve(t, me, { slot, place }, control) {
    discardSecure(t, slot, 'RET-SECURE-07')
    const face = yield* rollBurst(t, me)
    yield* hitCorridor(t, me, place, face)
    if (face === SYMBOL) breakItem(t, me, control!, 'RET-MALF-01')
  },
}

/** RET-ROBOT-15 */
const callRobot: Effect = {
  id: 'call-robot',
  missing: (s, me) =>
    s.robot.room === me.room && s.robot.revealed
      ? { why: 'robot-here', rule: 'RET-EFFECT-01' }
      : null,
  *resolve(t, me) {
    revealRobot(t)
    moveRobot(t, me.room)
  },
}

const reinforceOnce: Effect<Place> = {
  ...reinforces('any'),
  *resolve(t, me, place, tool) {
    discardItem(t, me, tool!, 'RET-ITEM-09')
    yield* reinforces('any').resolve(t, me, place)
  },
}

// --- what Weapons do ---

function* roomBurns(t: Table, me: Player) {
  placeFire(t, me.room, 'RET-COMBAT-05')
}

function* roomBreaks(t: Table, me: Player) {
  placeMalfunction(t, me.room, 'RET-COMBAT-05')
}

function* weaponBreaks(t: Table, me: Player, weapon: Item) {
  breakItem(t, me, weapon, 'RET-COMBAT-05')
}

function* plasma(t: Table, me: Player, weapon: Item) {
  loseHealth(t, me, 2 * weapon.markers, 'weapon', 'RET-COMBAT-05')
  if (!onMap(me)) return
  weapon.markers++
  t.log('marker-added', { item: weapon.id, number: weapon.markers }, 'RET-COMBAT-05')
}

const RANGED = { heavy: true, ranged: true }
const HEAVY = { heavy: true }

export const SUPPORT: readonly ItemDef[] = [
  item('support', 'assault-shotgun', 1, { ...RANGED, slots: ['ammo'], attacked: shotgun }),
  item('support', 'autoloader-belt', 1, {
    armor: true,
    slots: ['ammo', 'ammo'],
    feedsWeapons: true,
  }),
  item('support', 'bayonet', 1, {
    heavy: true,
    melee: true,
    sharesHand: true,
    attacked: bayonet,
  }),
  item('support', 'biohazard-armor', 1, {
    armor: true,
    slots: ['medpack'],
    repelsContamination: true,
  }),
  item('support', 'drum-mag-rifle', 1, { ...RANGED, slots: ['ammo', 'ammo', 'ammo'] }),
  item(
    'support',
    'engineering-equipment',
    1,
    HEAVY,
    use(true, fix as Effect, extinguish, reinforceOnce as Effect),
  ),
  item(
    'support',
    'entrenching-tool',
    1,
    { heavy: true, melee: true },
    use(false, breakDoor as Effect, secures(2)),
  ),
  item('support', 'flamethrower', 1, {
    ...RANGED,
    needsNoAmmo: true,
    weapon: { burnsOxygen: 1, symbol: roomBurns, ammoFace: roomBurns },
  }),
  item('support', 'gatling-gun', 1, {
    ...RANGED,
    slots: ['ammo', 'ammo'],
    weapon: { burstsTwice: true, symbol: weaponBreaks },
  }),
  item('support', 'grenade-launcher', 1, {
    ...RANGED,
    slots: ['ammo', 'grenade', 'grenade'],
    weapon: { throwsGrenades: true },
  }),
  item('support', 'hand-cannon', 1, {
    ...RANGED,
    slots: ['ammo'],
    weapon: { hits: (face) => face - 1, shootNumber: -1 },
  }),
  item('support', 'heavy-armor', 1, {
    armor: true,
    slots: ['medpack'],
    *wounded(t, me, cause) {
      const [pick] = yield* t.ask(
        seatOf(t.state, me),
        { prompt: 'heavy-armor', rule: 'RET-WOUND-11' },
        [plain('take-wound'), plain('lose-health')],
      )
      if (pick.id === 'take-wound') return false
      loseHealth(t, me, 2, cause, 'RET-WOUND-11')
      return true
    },
  }),
  item('support', 'noise-scanner', 1, HEAVY, use(true, scanNoise as Effect)),
  item('support', 'perimeter-security-device', 1, { heavy: true, ignoresHazards: true }),
  item('support', 'plasma-gun', 1, {
    ...RANGED,
    needsNoAmmo: true,
    weapon: { symbol: plasma, ammoFace: plasma },
  }),
  item('support', 'portable-device', 1, HEAVY, use(true, device as Effect)),
  item('support', 'rpg-launcher', 1, { heavy: true, oneUse: true }, use(false, rocket as Effect)),
  item('support', 'security-system-control', 1, HEAVY, use(true, turret as Effect)),
  item('support', 'sonic-gun', 1, {
    ...RANGED,
    needsNoAmmo: true,
    weapon: { hits: (face) => Math.min(face, 2), symbol: roomBreaks, ammoFace: roomBreaks },
  }),
  item('support', 'submachine-gun', 1, {
    ...RANGED,
    slots: ['ammo'],
    weapon: { ammoFaceKills: true },
  }),
  item('support', 'supporting-robot-controller', 1, HEAVY, use(true, activateRobot, callRobot)),
  item('support', 'tactical-armor', 1, { armor: true, slots: ['medpack'], absorbs: 1 }),
  item('support', 'tactical-hatchet', 1, { heavy: true, melee: true, weapon: { kills: true } }),
  item('support', 'utility-vest', 1, { armor: true, slots: ['any', 'any'] }),
]
