import type { Rules } from '@bulkhead/kernel'
import { type Effect, newWay, type Way } from '../../actions/action.ts'
import {
  type Burst,
  blowWays,
  bursting,
  burstWays,
  noHorde,
  nothingHere,
  shooting,
  shotWays,
} from '../../actions/attacking.ts'
import { type Heading, moveWays, noWay, takeAlong } from '../../actions/moving.ts'
import { corridorWay, distinctIntruders, intruderWay, itemTarget, plain } from '../../choices.ts'
import { burst, burstTargets, melee, readyWeapons, shoot } from '../../combat.ts'
import { isWounded, onlyIf } from '../../effects.ts'
import type { Place } from '../../facility.ts'
import {
  emptySpots,
  isLoaded,
  itemSpots,
  looseSpots,
  moveToken,
  noAmmo,
  spendAnyAmmo,
  spotOption,
  spotsOf,
} from '../../gear.ts'
import { chooseFromHand, discardCards } from '../../hand.ts'
import { hit, hitCorridor } from '../../hits.ts'
import { repel } from '../../intruder-movement.ts'
import { move } from '../../movement.ts'
import { spendOxygen } from '../../oxygen.ts'
import type { ActionCard } from '../../pack.ts'
import {
  actionCards,
  corridorAt,
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
import type { Missing, Option, Table } from '../../table.ts'
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
    ...shotWays(s, me, fits).map(({ id, targets, params, choice }) => ({
      option: { id: `shoot:${id}`, label: 'fire-shot' as const, targets, params },
      run: (t: Table) => shoot(t, me, choice.weapon, choice.target),
    })),
    ...burstWays(s, me, fits).map(({ id, targets, choice }) => ({
      option: { id: `burst:${id}`, label: 'fire-burst' as const, targets },
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
  id: 'scout',
  missing: (s, me) => noWay((place) => !isUnexplored(s, place), 'no-known-room')(s, me),
  ways: (s, me) => moveWays(s, me, (place) => !isUnexplored(s, place), 'cautious-'),
  *resolve(t, me, { place, bodies }) {
    yield* move(t, me, place, { carries: bodies, cautious: true })
  },
}

const scoutUnknown: Effect<Heading> = {
  id: 'scout-and-search',
  missing: (s, me) => noWay((place) => isUnexplored(s, place), 'no-unexplored')(s, me),
  ways: (s, me) => moveWays(s, me, (place) => isUnexplored(s, place)),
  *resolve(t, me, { place, bodies }) {
    yield* move(t, me, place, { carries: bodies })
    if (onMap(me)) yield* search(t, me)
  },
}

/** Once, at any moment of the Move. */
const shootFirst: Effect<Heading> = {
  id: 'move-card',
  missing: (s, me) => noWay((place) => isEmpty(s, place), 'no-empty-way')(s, me),
  ways: (s, me) => moveWays(s, me, (place) => isEmpty(s, place)),
  *resolve(t, me, { place, bodies }) {
    const { turn } = t.state
    turn.ready = (yield* mayFire(t, me, ANY, 'RET-CARD-02')) ? null : 'shoot-first'
    yield* move(t, me, place, { carries: bodies })
    if (turn.ready && onMap(me)) yield* mayFire(t, me, ANY, 'RET-CARD-02')
    turn.ready = null
  },
}

const sprint: Effect<Heading> = {
  id: 'move-card',
  missing: noWay(),
  ways: (s, me) => moveWays(s, me),
  *resolve(t, me, { place, bodies }) {
    yield* move(t, me, place, { carries: bodies })
    if (!onMap(me) || me.oxygen === 0) return
    const ways = moveWays(t.state, me).filter(({ extra }) => extra === 0)
    if (ways.length === 0) return
    const way = yield* t.pick<Way<Heading> | null>(
      seatOf(t.state, me),
      { prompt: 'sprint', rule: 'RET-OXY-05' },
      [null, ...ways],
      (one) => (one ? goingOn(one) : plain('stay')),
    )
    if (way === null) return
    spendOxygen(t, me, 1, 'RET-OXY-05')
    yield* move(t, me, way.choice.place, { carries: yield* takeAlong(t, me) })
  },
}

function goingOn({ id, targets = [] }: Way<Heading>): Option {
  return { id: `move:${id}`, label: targets.length > 1 ? 'go' : 'go-exploring', targets }
}

const AIM = { rerolls: true }

// --- Heavy Gun Operator ---

const breakthrough: Effect<Burst> = {
  id: 'burst-and-move',
  missing: noHorde,
  ways: (s, me) => burstWays(s, me, ANY, (place) => isPassable(s, place)),
  *resolve(t, me, { weapon, place }) {
    yield* burst(t, me, weapon, place)
    if (!onMap(me)) return
    yield* move(t, me, place, { carries: yield* takeAlong(t, me), prevents: preventsAll })
  },
}

function isGun({ id }: Item): boolean {
  return id === 'bf-gun'
}

function noContinuousFire(s: State, me: Player): Missing | null {
  const gun = working(heldBy(me)).find(isGun)
  if (!gun || !isLoaded(me, gun)) return { why: 'no-loaded-gun', rule: 'RET-EFFECT-01' }
  if (burstTargets(s, me).length === 0) return { why: 'no-horde', rule: 'RET-BURST-12' }
  const cards = actionCards(me).length - 1
  if (cards > 0) return null
  return { why: 'too-few-cards', params: { cost: 1, cards }, rule: 'RET-EFFECT-02' }
}

const continuousFire = onlyIf<Place>(noContinuousFire, {
  id: 'continuous-fire',
  ways: (s, me) => burstTargets(s, me).map((place) => corridorWay(s, place)),
  *resolve(t, me, place) {
    const most = actionCards(me).length
    const cards = yield* chooseFromHand(
      t,
      me,
      {
        prompt: 'continuous-fire',
        params: { corridor: corridorAt(t.state, place).tile },
        rule: 'RET-EFFECT-02',
        min: 1,
        max: most,
      },
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
        one
          ? { id: `burst:${one.id}`, label: 'fire-burst', targets: one.targets }
          : plain('hold-fire'),
    )
    if (way) yield* burst(t, me, way.choice.weapon, way.choice.place)
  },
})

interface Reloading {
  readonly weapon: Item
  readonly first: 'reload' | 'fire'
}

function hasAmmoToLoad(me: Player): boolean {
  return looseSpots(spotsOf(me), 'ammo').length > 0
}

function whyNoReload(s: State, me: Player): Missing | null {
  if (!hasAmmoToLoad(me)) return { why: 'no-ammo-token', rule: 'RET-AMMO-01' }
  const targets = intrudersIn(s, me.room).length + burstTargets(s, me).length
  return targets > 0 ? null : { why: 'nothing-to-fire-at', rule: 'RET-EFFECT-01' }
}

/** RET-EFFECT-01: who fires first must be able to load then; a full token only turns half-full. */
function reloadWays(s: State, me: Player): Way<Reloading>[] {
  const ready = readyWeapons(s, me)
  return working(heldBy(me)).flatMap((weapon) => {
    const slots = itemSpots(weapon).filter((spot) => spot.weapon !== null)
    const ways: Way<Reloading>[] = []
    if (slots.some(({ gear }) => gear === null)) ways.push(reloadWay({ weapon, first: 'reload' }))
    if (ready.includes(weapon) && slots.some(({ gear }) => gear !== 'ammo')) {
      ways.push(reloadWay({ weapon, first: 'fire' }))
    }
    return ways
  })
}

function reloadWay(choice: Reloading): Way<Reloading> {
  const { weapon, first } = choice
  const label = first === 'reload' ? 'reload-first' : 'fire-first'
  return newWay(choice, `${weapon.id}:${first}`, [itemTarget(weapon)], label)
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
  moveToken(t, me, spot, to)
}

/** Both, in either order. */
const fastReload = onlyIf<Reloading>(whyNoReload, {
  id: 'reload-first',
  missing: (s, me) =>
    reloadWays(s, me).length > 0 ? null : { why: 'no-slot', rule: 'RET-EFFECT-01' },
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
    yield* way.run(t)
    if (first === 'fire' && onMap(me) && heldBy(me).includes(weapon)) yield* reloads(t, me, weapon)
  },
})

const forcingFire: Effect = {
  id: 'forcing-fire',
  missing: (s, me) => nothingHere(s, me) ?? noAmmo(me),
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
  // Among several that are alike a way names the first.
  const [first] = distinctIntruders(intrudersIn(s, me.room)).find((one) => one.includes(target))!
  const shots = shotWays(s, me).filter(({ choice }) => choice.target === first)
  const blows = blowWays(s, me).filter(({ choice }) => choice.target === first)
  const ways: Attempt[] = [
    ...shots.map(({ id, targets, params, choice }) => ({
      option: { id: `shoot:${id}`, label: 'fire-shot' as const, targets, params },
      run: (at: Table) => shoot(at, me, choice.weapon, target),
    })),
    ...blows.map(({ id, targets, params, choice }) => ({
      option: {
        id: `melee:${id}`,
        label: choice.weapon ? ('strike-with' as const) : ('strike' as const),
        targets,
        params,
      },
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

function aimedAt(
  number: number,
  missing: (s: State, me: Player) => Missing | null = () => null,
): Effect<Intruder> {
  return onlyIf<Intruder>((s, me) => nothingHere(s, me) ?? missing(s, me), {
    id: 'hit-and-attack',
    ways: (s, me) =>
      distinctIntruders(intrudersIn(s, me.room)).map((alike) => {
        const { id, targets, params, choice } = intruderWay(s, alike)
        return newWay(choice, id, targets, undefined, { ...params, number })
      }),
    *resolve(t, me, target) {
      yield* hit(t, target, number, me)
      yield* followUp(t, me, target)
    },
  })
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
  card('weak-spot', false, [aimedAt(1)]),
  card('hippocratic-oath', false, [
    aimedAt(2, (s, me) =>
      othersHere(s, me).some(isWounded) ? null : { why: 'nobody-wounded', rule: 'RET-EFFECT-01' },
    ),
  ]),
]
