import { describe, test } from 'vitest'
import { type Effect, waysOf } from '../actions/action.ts'
import { BASIC_ACTIONS } from '../actions/basic.ts'
import { BURST_DIE } from '../components.ts'
import { PLACES_OF, slotAt } from '../facility.ts'
import { factsOf, factsSeen } from '../facts.ts'
import { newItem } from '../items.ts'
import { INTRUDER_TYPES } from '../kinds.ts'
import {
  attackersOnTheWay,
  attackOdds,
  barrageOdds,
  burstOdds,
  exploreOdds,
  grenadeOdds,
  meleeOdds,
  noiseOdds,
  shotOdds,
  turnEnd,
} from '../odds.ts'
import { PRINTED } from '../packs.ts'
import { objectiveProgress, taskProgress } from '../progress.ts'
import { heldBy, places, slots } from '../queries.ts'
import { distancesFrom, routesOf } from '../routes.ts'
import type { Item, Player, State } from '../state.ts'
import type { Missing } from '../table.ts'
import { type RetaliationView, view } from '../view.ts'
import { bare, crowded, embattled, laden, visiting } from './crowded.ts'
import { markOf } from './deeds.ts'
import { type Position, retaliation } from './position.ts'
import { each, recorded } from './recorded.ts'

type Does = Pick<Effect, 'missing' | 'ways' | 'told'>

/** Whatever a component does, and the Item that does it. */
const DOES: readonly [name: string, does: Does, item?: string][] = [
  ...BASIC_ACTIONS.map((action) => [`basic ${action.id}`, action] as const),
  ...Object.values(PRINTED.cards).map(({ id, action }) => [id, action] as const),
  ...Object.values(PRINTED.items).flatMap(({ id, action }) =>
    action ? [[`item ${id}`, action, id] as const] : [],
  ),
  ...[...Object.values(PRINTED.rooms), ...Object.values(PRINTED.robots)].flatMap(
    ({ id, effects }) => effects.map((effect) => [`${id} ${effect.id}`, effect] as const),
  ),
].map(([name, does, item]) => [name, does as Does, item])

const TILES = Object.keys(PRINTED.rooms)

/** Somebody in each Room, with others about and alone, with much at hand and with nothing, in Combat and not. */
function positions(): State[] {
  return TILES.flatMap((tile) => [
    visiting(tile).state,
    laden(visiting(tile), 'recon').belt('recon', 'ammo').state,
    bare(visiting(tile, { mode: 'coop', deadly: true })).state,
    embattled(visiting(tile), 'recon').intruder('queen', 108).state,
    bare(embattled(visiting(tile).noise(405), 'recon')).state,
    alone(tile).state,
    locked(tile).state,
    locked(tile).with(emptied).state,
    laden(visiting(tile), 'recon').with(emptied).state,
    embattled(alone(tile), 'recon').is('recon', { health: 8, oxygen: 0 }).state,
    hale(tile).state,
    one(tile).horde(304, 'adult').closed(104, 'landing-zone').state,
    one(tile).horde(204, 'adult').belt('recon', 'medpack').is('recon', { health: 1 }).state,
    one(tile).intruder('adult', tile).belt('recon', 'ammo').wound('contractor', 'leg').state,
  ])
}

function alone(tile: string): Position {
  const laid = retaliation('recon').cards('recon', 3).is('recon', { larva: true, data: true })
  if (tile === 'hibernatorium') laid.hibernatorium(true)
  else if (tile !== 'landing-zone') laid.room('r2c2', tile)
  return laid.at('recon', tile)
}

/** Behind Closed Doors, in a Room that is Secured and does not work. */
function locked(tile: string): Position {
  const laid = alone(tile).malfunction(tile)
  if (laid.state.rooms[slotAt('r2c2')]) laid.closed(204, tile)
  return laid
    .closed(104, 'landing-zone')
    .robot('securing-robot', tile)
    .is('recon', { health: 1, oxygen: 1, larva: false })
    .secure('landing-zone', 2)
}

/** Nothing is wrong, and nothing can be done about it. */
function hale(tile: string): Position {
  return locked(tile).with((s) => {
    emptied(s)
    s.lander.where = 'landed'
    for (const room of s.rooms) if (room) Object.assign(room, { malfunction: false, secure: 0 })
    Object.assign(s.players[0], { health: 0, oxygen: 7, data: false, hand: [] })
  })
}

/** There is one of everything: of others, Corridors, cards, tokens and markers. */
function one(tile: string): Position {
  const laid = retaliation('recon', 'contractor')
    .hand('recon', 'clean')
    .discard('recon', 'clean')
    .secure('landing-zone', 1)
    .noise(104)
  if (tile === 'hibernatorium') laid.hibernatorium(true)
  else if (tile !== 'landing-zone') laid.room('r2c2', tile)
  return laid
    .at('recon', tile)
    .robot('medical-robot', tile)
    .fire(tile)
    .with((s) => {
      for (const { deck } of [s.support, ...Object.values(s.items)]) deck.splice(0)
      s.items.red.deck.push({ id: 'ammo', seen: [] })
      s.support.discard.push('bayonet')
      Object.assign(s.gear, { ...NO_GEAR, ammo: 1 })
      Object.assign(s.landingGear, { ...NO_GEAR, oxygen: 1 })
      s.corridorSupply.splice(1)
      s.eggs = 1
      s.robot.ammo = null
      s.lander.where = 'landed'
      s.players[0].deck.splice(1)
      s.players[1].deck.splice(1)
    })
}

/** Whatever lies in stock is gone. */
function emptied(s: State): void {
  for (const store of [s.gear, s.landingGear]) Object.assign(store, NO_GEAR)
  for (const { deck, discard } of [s.support, ...Object.values(s.items)]) {
    deck.splice(0)
    discard.splice(0)
  }
  s.corridorSupply.splice(0)
  s.antiAircraft.splice(0)
  s.eggs = 0
  s.shuttleUsed = true
  s.autodestruction.state = 'running'
  s.lander.where = 'gone'
  Object.assign(s.robot, { ammo: null, oxygen: null, malfunction: false })
  for (const { doors } of s.corridors.flatMap((one) => one ?? [])) {
    for (const door of doors) door.destroyed ||= !door.closed
  }
  for (const player of s.players) {
    player.deck.splice(0)
    player.discard.splice(0)
  }
}

const NO_GEAR = { ammo: 0, grenade: 0, oxygen: 0, medpack: 0 }

describe('RET-EFFECT-01: what is missing, and in what ways a thing can be done', () => {
  test('wherever one stands', async () => {
    const all = positions()
    const lines = DOES.map(([name, does, item]) => {
      const found = all.map((s) =>
        judged(s, s.players[0], does, item === undefined ? item : newItem(item, [])),
      )
      const reasons = new Set(found.map(([missing]) => missing?.why ?? 'nothing'))
      return `${name}: ${[...reasons].join(' ')} ${markOf(found)}`
    })
    await recorded('reasons', { 'of each that does something': lines })
  })

  function judged(s: State, me: Player, does: Does, item?: Item): [Missing | null, unknown] {
    const hidden = !s.robot.revealed
    const missing = hidden ? null : (does.missing?.(s, me, item) ?? null)
    const ways = hidden ? [] : waysOf(s, me, does as Effect, item)
    return [missing, ways.map(({ choice: _, ...way }) => way)]
  }
})

describe('RET-INFO-01: what can be said of a position by whoever looks at it', () => {
  type Weighs = (seen: RetaliationView, s: State) => unknown

  const weapons = (s: State) => heldBy(s.players[0]).filter(({ id }) => PRINTED.items[id].ranged)

  const WEIGHED: Readonly<Record<string, Weighs>> = {
    routes: routesOf,
    distances: (_, s) => slots(s).map((slot) => distancesFrom(s, slot)),
    noise: (seen, s) => slots(s).map((slot) => noiseOdds(seen, slot)),
    exploring: exploreOdds,
    'Opportunity Attacks': (seen, s) =>
      slots(s).flatMap((slot) =>
        PLACES_OF[slot].map((place) => attackersOnTheWay(seen, slot, place)),
      ),
    Attacks: (seen, s) =>
      s.players.map((_, seat) => INTRUDER_TYPES.map((type) => attackOdds(seen, seat, type))),
    'the end of a Turn': (seen, s) =>
      s.players.map((_, seat) => slots(s).map((slot) => turnEnd(seen, seat, slot))),
    Bursts: (seen, s) =>
      places(s).map((place) => [
        grenadeOdds(seen, place),
        barrageOdds(seen, place),
        ...weapons(s).map(({ id }) => burstOdds(seen, id, place)),
      ]),
    Shots: (seen, s) =>
      s.intruders.map(({ name }) => [
        meleeOdds(seen, 0, null, name),
        ...weapons(s).map(({ id }) => shotOdds(seen, 0, id, name)),
      ]),
    'the goals of the game': (seen, s) => [
      factsSeen(seen),
      factsOf(s),
      ...Object.keys(PRINTED.tasks).map((task) => taskProgress(seen, task)),
      ...Object.keys(PRINTED.objectives).map((objective) =>
        s.players.length < 4 || /^corporate/.test(objective)
          ? null
          : objectiveProgress({ ...seen, missionTask: 'reconnaissance' }, objective, 0),
      ),
    ],
  }

  test('in many positions', async () => {
    const all = positions().filter((_, i) => i % 3 === 0)
    all.push(crowded('officer').intruder('queen', 204).with(pressed).state)
    all.push(crowded('officer').room('r4c8', 'life-support-control-c').with(used).state)
    const lines = each(Object.keys(WEIGHED), (name) => [
      markOf(all.map((s) => WEIGHED[name](view(s, 0), s))),
    ])
    await recorded('weighed', lines)
  })

  /** Every card has come. */
  function used(s: State): void {
    for (const { deck, discard } of [s.attacks, s.exploration]) {
      discard.push(...deck.splice(0).map(({ id }) => id))
    }
  }

  /** The Queen has been hit, and cards have gone. */
  function pressed(s: State): void {
    s.queen.hits = BURST_DIE.length - 3
    s.attacks.discard.push(...s.attacks.deck.splice(0, 9).map(({ id }) => id))
    s.exploration.discard.push(...s.exploration.deck.splice(0, 5).map(({ id }) => id))
  }
})
