import { type Exit, technical } from '@bulkhead/common'
import { kindOptions, placeOption, plain } from '@bulkhead/hull/choices.ts'
import { encounter } from '@bulkhead/hull/encounter.ts'
import { discardCards, eachDiscards, gainContamination } from '@bulkhead/hull/hand.ts'
import { drawItem } from '@bulkhead/hull/items.ts'
import { COLOURS } from '@bulkhead/hull/kinds.ts'
import { noiseRoll } from '@bulkhead/hull/noise.ts'
import { putNoise } from '@bulkhead/hull/noise-markers.ts'
import { hasNoise, inCombat, isAwake, seatOf } from '@bulkhead/hull/queries.ts'
import type { Place, Player, State } from '@bulkhead/hull/state.ts'
import { lightWounds, seriousWound } from '@bulkhead/hull/wounds.ts'
import type { Rules } from '@bulkhead/kernel'
import { inBuilding, pathsFrom, zonesOf } from '../sections.ts'
import type { Table } from '../table.ts'
import type { SurfaceCard } from './surface-card.ts'

/**
 * The 8 Mars Surface cards: `upper` for whoever is in the open without an Enviro-Suit, `lower` for whoever is in a
 * surface building or wears one (LOCK-MODE-ALT-39).
 */

const RULE = 'LOCK-MODE-ALT-39'

function* nothing(): Rules {}

function* loseCard(t: Table, me: Player): Rules {
  yield* eachDiscards(t, [me], { prompt: 'loses-card', rule: RULE })
}

const dustStorm: SurfaceCard = {
  id: 'dust-storm',
  *upper(t, me) {
    yield* loseCard(t, me)
    yield* loseCard(t, me)
  },
  lower: loseCard,
}

const thinAir: SurfaceCard = {
  id: 'thin-air',
  *upper(t, me) {
    if (me.hand.length > 0) yield* lightWounds(t, me, 'surface')
    else yield* seriousWound(t, me, 'surface')
  },
  lower: nothing,
}

const radiation: SurfaceCard = {
  id: 'radiation',
  *upper(t, me) {
    yield* lightWounds(t, me, 'surface')
    if (isAwake(me)) gainContamination(t, me)
  },
  *lower(t, me) {
    if (!(yield* takesCover(t, me))) gainContamination(t, me)
  },
}

/** An Action card against the rays; whoever has cards is asked. */
function* takesCover(t: Table, me: Player): Rules<boolean> {
  if (me.hand.length === 0) return false
  const [answer] = yield* t.ask(seatOf(t.state, me), { prompt: 'radiation', rule: RULE }, () => [
    plain('irradiated'),
    ...kindOptions('discard', me),
  ])
  if (answer.label === 'irradiated') return false
  discardCards(t, me, [String(answer.targets![0].id)], RULE)
  return true
}

const rockslide: SurfaceCard = {
  id: 'rockslide',
  upper: (t, me) => seriousWound(t, me, 'surface'),
  lower: (t, me) => lightWounds(t, me, 'surface'),
}

const whiteOut: SurfaceCard = {
  id: 'white-out',
  *upper(t, me) {
    const place = yield* whereto(t, me)
    me.room = place
    t.log('loses-way', { seat: seatOf(t.state, me), place }, RULE)
  },
  lower: nothing,
}

/** Another player leads one astray, or chance where nobody else takes part. */
function* whereto(t: Table, me: Player): Rules<Place> {
  const s = t.state
  const goals = pathsFrom(s, me.room)
  const guide = nextInTurn(s, me)
  if (!guide) return t.rng.pick(goals)
  const place = yield* t.pick(
    seatOf(s, guide),
    { prompt: 'white-out', params: { seat: seatOf(s, me) }, rule: RULE },
    goals,
    (goal) => placeOption('astray', goal),
  )
  return place!
}

/** The next player after this one who still takes part; undefined where there is none. */
function nextInTurn({ players }: State, me: Player): Player | undefined {
  const seat = players.indexOf(me)
  return [...players.slice(seat + 1), ...players.slice(0, seat)].find(isAwake)
}

const wreckage: SurfaceCard = {
  id: 'wreckage',
  *upper(t, me) {
    yield* lightWounds(t, me, 'surface')
    if (isAwake(me)) yield* salvage(t, me)
  },
  lower: salvage,
}

function* salvage(t: Table, me: Player): Rules {
  const s = t.state
  const colour = yield* t.pick(
    seatOf(s, me),
    { prompt: 'wreckage', rule: RULE },
    COLOURS.filter((one) => s.items[one].length > 0),
    (one) => ({
      id: `salvage:${one}`,
      label: 'salvage',
      params: { colour: one },
      targets: [{ kind: 'deck', id: one }],
    }),
  )
  if (colour) yield* drawItem(t, me, colour)
}

/** The zone that groups all intersections (LOCK-MODE-ALT-17). */
const OPEN_ZONE = technical(3)

const tremor: SurfaceCard = {
  id: 'tremor',
  *upper(t, me) {
    shake(t, zonesOf(t.state, me.room))
  },
  *lower(t, me) {
    const { room } = me
    shake(t, inBuilding(t.state, room) ? zonesOf(t.state, room) : [OPEN_ZONE])
  },
}

function shake(t: Table, zones: readonly Exit[]): void {
  for (const zone of zones) if (!hasNoise(t.state, zone)) putNoise(t, zone)
}

const shapesInTheDust: SurfaceCard = {
  id: 'shapes-in-the-dust',
  *upper(t, me) {
    if (!inCombat(t.state, me)) yield* encounter(t, me)
  },
  *lower(t, me) {
    if (!inCombat(t.state, me)) yield* noiseRoll(t, me)
  },
}

export const SURFACE_CARDS: readonly SurfaceCard[] = [
  dustStorm,
  thinAir,
  radiation,
  rockslide,
  whiteOut,
  wreckage,
  tremor,
  shapesInTheDust,
]
