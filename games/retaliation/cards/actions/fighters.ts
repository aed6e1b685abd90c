import type { Rules } from '@bulkhead/kernel'
import type { Effect, Way } from '../../actions/action.ts'
import {
  type Burst,
  blowWays,
  bursting,
  burstWays,
  shooting,
  shotWays,
} from '../../actions/attacking.ts'
import { type Heading, moveWays, takeAlong } from '../../actions/moving.ts'
import { corridorWay, intruderWay, itemTarget, plain } from '../../choices.ts'
import { burst, burstTargets, melee, readyWeapons, shoot } from '../../combat.ts'
import type { Place } from '../../facility.ts'
import {
  emptySpots,
  isLoaded,
  itemSpots,
  loadedWeapons,
  looseSpots,
  spendAnyAmmo,
  spotOption,
  spotsOf,
} from '../../gear.ts'
import { chooseFromHand, discardCards } from '../../hand.ts'
import { hit, hitCorridor } from '../../hits.ts'
import { repel } from '../../intruder-movement.ts'
import { move } from '../../movement.ts'
import { spendOxygen } from '../../oxygen.ts'
import { type ActionCard, itemDef } from '../../printed.ts'
import {
  actionCards,
  heldBy,
  intrudersIn,
  isContamination,
  isEmpty,
  isPassable,
  isThere,
  isUnexplored,
  onMap,
  othersHere,
  seatOf,
  working,
} from '../../queries.ts'
import { search } from '../../search.ts'
import type { Intruder, Item, Player, State } from '../../state.ts'
import type { Option, Table } from '../../table.ts'
import { preventsAll } from '../items/red.ts'
import { card } from './card.ts'

/** The cards of the Recon and the Heavy Gun Operator, and others that fight. */

// --- shooting or bursting as a part of something ---

interface Attempt {
  readonly option: Option
  run(t: Table): Rules
}

/** Everything that somebody could Shoot or Burst now, with a Weapon that fits. */
function attempts(s: State, me: Player, fits: (weapon: Item) => boolean): Attempt[] {
  return [
    ...shotWays(s, me, fits).map(({ id, targets, choice }) => ({
      option: { id: `shoot:${id}`, label: 'shoot' as const, targets },
      run: (t: Table) => shoot(t, me, choice.weapon, choice.target),
    })),
    ...burstWays(s, me, fits).map(({ id, targets, choice }) => ({
      option: { id: `burst:${id}`, label: 'burst' as const, targets },
      run: (t: Table) => burst(t, me, choice.weapon, choice.place),
    })),
  ]
}

/** Asks whether, and at what; answers whether somebody fired. */
function* mayFire(
  t: Table,
  me: Player,
  fits: (weapon: Item) => boolean,
  rule: string,
): Rules<boolean> {
  const ways = attempts(t.state, me, fits)
  if (ways.length === 0) return false
  const way = yield* t.pick<Attempt | null>(
    seatOf(t.state, me),
    { prompt: 'may-fire', rule },
    [null, ...ways],
    (one) => one?.option ?? plain('hold-fire'),
  )
  if (way === null) return false
  yield* way.run(t)
  return true
}

const ANY = () => true

// --- Recon ---

const scoutKnown: Effect<Heading> = {
  id: 'cautious-move-card',
  ways: (s, me) => moveWays(s, me, (place) => !isUnexplored(s, place)),
  *resolve(t, me, { place, bodies }) {
    yield* move(t, me, place, { with: bodies, cautious: true })
  },
}

const scoutUnknown: Effect<Heading> = {
  id: 'explore-and-search',
  ways: (s, me) => moveWays(s, me, (place) => isUnexplored(s, place)),
  *resolve(t, me, { place, bodies }) {
    if ((yield* move(t, me, place, { with: bodies })) && onMap(me)) yield* search(t, me)
  },
}

/** Once, at any moment of the Move. */
const shootFirst: Effect<Heading> = {
  id: 'move-card',
  ways: (s, me) => moveWays(s, me, (place) => isEmpty(s, place)),
  *resolve(t, me, { place, bodies }) {
    const { turn } = t.state
    turn.ready = (yield* mayFire(t, me, ANY, 'RET-CARD-02')) ? null : 'shoot-first'
    yield* move(t, me, place, { with: bodies })
    if (turn.ready && onMap(me)) yield* mayFire(t, me, ANY, 'RET-CARD-02')
    turn.ready = null
  },
}

const sprint: Effect<Heading> = {
  id: 'move-card',
  ways: (s, me) => moveWays(s, me),
  *resolve(t, me, { place, bodies }) {
    yield* move(t, me, place, { with: bodies })
    if (!onMap(me) || me.oxygen === 0) return
    const ways = moveWays(t.state, me).filter(({ extra }) => extra === 0)
    if (ways.length === 0) return
    const way = yield* t.pick<Way<Heading> | null>(
      seatOf(t.state, me),
      { prompt: 'sprint', rule: 'RET-OXY-05' },
      [null, ...ways],
      (one) =>
        one ? { id: `move:${one.id}`, label: 'move', targets: one.targets } : plain('enough'),
    )
    if (way === null) return
    spendOxygen(t, me, 1, 'RET-OXY-05')
    yield* move(t, me, way.choice.place, { with: yield* takeAlong(t, me) })
  },
}

const AIM = { rerolls: true }

// --- Heavy Gun Operator ---

const breakthrough: Effect<Burst> = {
  id: 'burst-and-move',
  ways: (s, me) => burstWays(s, me, ANY, (place) => isPassable(s, place)),
  *resolve(t, me, { weapon, place }) {
    yield* burst(t, me, weapon, place)
    if (!onMap(me) || !isPassable(t.state, place)) return
    yield* move(t, me, place, { with: yield* takeAlong(t, me), prevents: preventsAll })
  },
}

function isGun({ id }: Item): boolean {
  return id === 'bf-gun'
}

const continuousFire: Effect<Place> = {
  id: 'continuous-fire',
  ways: (s, me) => {
    const gun = working(heldBy(me)).find(isGun)
    const others = actionCards(me).length - 1
    if (!gun || !isLoaded(me, gun) || others < 1) return []
    return burstTargets(s, me).map((place) => corridorWay(s, place))
  },
  *resolve(t, me, place) {
    const most = actionCards(me).length
    const cards = yield* chooseFromHand(
      t,
      me,
      { prompt: 'continuous-fire', rule: 'RET-EFFECT-02', min: 1, max: most },
      (one) => !isContamination(one),
    )
    discardCards(t, me, cards, 'RET-EFFECT-02')
    yield* hitCorridor(t, me, place, cards.length)
    const ways = burstWays(t.state, me, isGun)
    if (ways.length === 0) return
    const way = yield* t.pick<Way<Burst> | null>(
      seatOf(t.state, me),
      { prompt: 'may-fire', rule: 'RET-CARD-02' },
      [null, ...ways],
      (one) =>
        one ? { id: `burst:${one.id}`, label: 'burst', targets: one.targets } : plain('hold-fire'),
    )
    if (way) yield* burst(t, me, way.choice.weapon, way.choice.place)
  },
}

interface Reloading {
  readonly weapon: Item
  readonly first: 'reload' | 'fire'
}

function hasAmmoToLoad(me: Player): boolean {
  return looseSpots(spotsOf(me), 'ammo').length > 0
}

function reloadWays(s: State, me: Player): Way<Reloading>[] {
  if (!hasAmmoToLoad(me)) return []
  const targets = intrudersIn(s, me.room).length + burstTargets(s, me).length > 0
  if (!targets) return []
  const ready = readyWeapons(s, me)
  return working(heldBy(me))
    .filter(
      (weapon) =>
        itemDef(weapon).ranged && itemSpots(weapon).some(({ accepts }) => accepts === 'ammo'),
    )
    .flatMap((weapon) => {
      const free = emptySpots(itemSpots(weapon), 'ammo').length > 0
      return [
        ...(free ? [{ weapon, first: 'reload' as const }] : []),
        ...(ready.includes(weapon) ? [{ weapon, first: 'fire' as const }] : []),
      ]
    })
    .map((choice) => ({
      id: `${choice.weapon.id}:${choice.first}`,
      label: choice.first === 'reload' ? ('reload-first' as const) : ('fire-first' as const),
      targets: [itemTarget(choice.weapon)],
      choice,
    }))
}

function* reloads(t: Table, me: Player, weapon: Item): Rules {
  const [to] = emptySpots(itemSpots(weapon), 'ammo')
  const loose = looseSpots(spotsOf(me), 'ammo')
  if (!to || loose.length === 0) return
  const spot = yield* t.pick(
    seatOf(t.state, me),
    { prompt: 'reload', params: { item: weapon.id }, rule: 'RET-AMMO-01' },
    loose,
    (one) => spotOption('load', one),
  )
  to.put(spot.gear)
  spot.put(null)
  t.log('reloads', { seat: seatOf(t.state, me), item: weapon.id }, 'RET-AMMO-01')
}

/** Both, in either order. */
const fastReload: Effect<Reloading> = {
  id: 'reload-first',
  ways: reloadWays,
  *resolve(t, me, { weapon, first }) {
    if (first === 'reload') yield* reloads(t, me, weapon)
    const ways = attempts(t.state, me, (one) => one === weapon)
    const way = yield* t.pick(
      seatOf(t.state, me),
      { prompt: 'fire', rule: 'RET-CARD-02' },
      ways,
      ({ option }) => option,
    )
    if (way) yield* way.run(t)
    if (first === 'fire' && onMap(me) && heldBy(me).includes(weapon)) yield* reloads(t, me, weapon)
  },
}

const forcingFire: Effect = {
  id: 'forcing-fire',
  ways: (s, me) =>
    intrudersIn(s, me.room).length > 0 && loadedWeapons(me).length > 0
      ? [{ choice: undefined }]
      : [],
  *resolve(t, me) {
    yield* spendAnyAmmo(t, me, 'RET-AMMO-04')
    for (const intruder of intrudersIn(t.state, me.room)) {
      if (isThere(t.state, intruder)) yield* repel(t, intruder, me.room, me)
    }
  },
}

// --- Hits before a Shot or a Melee Attack ---

function* followUp(t: Table, me: Player, target: Intruder): Rules {
  const s = t.state
  if (!isThere(s, target) || target.room !== me.room) return
  const shots = shotWays(s, me).filter(({ choice }) => choice.target === target)
  const blows = blowWays(s, me).filter(({ choice }) => choice.target === target)
  const ways: Attempt[] = [
    ...shots.map(({ id, targets, choice }) => ({
      option: { id: `shoot:${id}`, label: 'shoot' as const, targets },
      run: (at: Table) => shoot(at, me, choice.weapon, target),
    })),
    ...blows.map(({ id, label, targets, choice }) => ({
      option: { id: `melee:${id}`, label: label!, targets },
      run: (at: Table) => melee(at, me, choice.weapon, target),
    })),
  ]
  const way = yield* t.pick(
    seatOf(s, me),
    { prompt: 'follow-up', rule: 'RET-CARD-02' },
    ways,
    ({ option }) => option,
  )
  yield* way.run(t)
}

function aimedAt(hits: number, may: (s: State, me: Player) => boolean): Effect<Intruder> {
  return {
    id: 'hit-and-attack',
    ways: (s, me) => (may(s, me) ? intrudersIn(s, me.room).map(intruderWay) : []),
    *resolve(t, me, target) {
      yield* hit(t, target, hits, me)
      yield* followUp(t, me, target)
    },
  }
}

export const FIGHTERS: readonly ActionCard[] = [
  card('scouting', true, [scoutKnown, scoutUnknown]),
  card('shoot-first', true, [shootFirst], {
    *beforeAttack(t, me) {
      if (yield* mayFire(t, me, ANY, 'RET-CARD-02')) t.state.turn.ready = null
    },
  }),
  card('sprint', true, [sprint]),
  card('taking-aim', false, [shooting(ANY, AIM), bursting(ANY, AIM)]),
  card('breakthrough', true, [breakthrough]),
  card('continuous-fire', false, [continuousFire]),
  card('fast-reload', false, [fastReload]),
  card('forcing-fire', false, [forcingFire]),
  card('weak-spot', false, [aimedAt(1, ANY)]),
  card('hippocratic-oath', false, [
    aimedAt(2, (s, me) => othersHere(s, me).some(({ wounds }) => wounds.length > 0)),
  ]),
]
