import { technical } from '@bulkhead/common'
import type { Rules } from '@bulkhead/kernel'
import type { Tile } from './cards/tile.ts'
import { burst, scan } from './contamination.ts'
import { loseEmptyNest, recover } from './damage.ts'
import { openDoor } from './doors.ts'
import { encounter } from './encounter.ts'
import { reshuffle } from './hand.ts'
import { drawTo, vanish } from './intruders.ts'
import { canBreak, putFire, putMalfunction } from './markers.ts'
import { noiseRoll } from './noise.ts'
import { noiseEverywhere, putNoise } from './noise-markers.ts'
import {
  fights,
  inOrder,
  inRoom,
  intrudersIn,
  isAwake,
  isExplored,
  neighbouringPlaces,
  networkOf,
  placeOf,
  places,
  seatOf,
  ship,
} from './queries.ts'
import { rulesOf, tileOf } from './ruleset.ts'
import { type Card, type Intruder, NONE, type Place, type Player, type State } from './state.ts'
import type { Table } from './table.ts'

/**
 * EVENT: what Event cards of several games do. Who and what is concerned is decided when the effect begins
 * (NEM-EVENT-16).
 */

// --- the crew ---

/** Everybody in the Nest or carrying an Egg has an Encounter where they are. */
export function* guardEggs(t: Table): Rules {
  const s = t.state
  const nest = exploredNest(s)
  const guilty = inOrder(s).filter(
    (player) =>
      inRoom(player) &&
      (player.room === nest || player.hands.some((held) => held.object === 'egg')),
  )
  for (const player of guilty) if (isAwake(player) && inRoom(player)) yield* encounter(t, player)
}

/** The place of the Nest; NONE while nobody has explored it. */
function exploredNest(s: State): Place {
  const { nest } = rulesOf(s)
  return isExplored(s, nest) ? placeOf(s, nest) : NONE
}

/** An Egg of the Nest is gone; there is one. */
export function hatchEgg(t: Table): void {
  t.state.eggs--
  t.log('egg-hatches', undefined, 'NEM-EGG-13')
  loseEmptyNest(t)
}

/** Larvae hatch from their hosts; then everybody else is scanned by four cards of their deck. */
export function* hatchLarvae(t: Table, crew: readonly Player[]): Rules {
  const s = t.state
  const hosts = crew.filter((player) => player.larva)
  if (hosts.length > 0) yield* burst(t, hosts)
  for (const player of crew.filter(isAwake)) {
    const cards = yield* topCards(t, player, 4)
    if (!isAwake(player)) continue
    const contamination = cards.filter((card) => typeof card === 'number')
    if (scan(t, player, contamination).infected.length > 0 && !player.larva) {
      player.larva = true
      t.log('infested', { seat: seatOf(s, player) }, 'NEM-CONT-10')
    }
  }
}

/**
 * Cards that are drawn without being taken into hand lie on the discard pile; none of somebody who dies of what a game
 * does with one at once.
 */
function* topCards(t: Table, player: Player, number: number): Rules<Card[]> {
  const { drew } = rulesOf(t.state)
  let turned = 0
  while (turned < number && isAwake(player)) {
    if (player.deck.length === 0) reshuffleUnder(t, player, turned)
    const card = player.deck.pop()
    if (card === undefined) break
    player.discard.push(card)
    const drawing = typeof card === 'number' ? drew?.(t, player, card) : null
    if (!(drawing && (yield* drawing))) turned++
  }
  if (!isAwake(player)) return []
  t.reveal()
  const seat = seatOf(t.state, player)
  if (turned > 0) t.log('turns-cards', { seat, number: turned }, 'NEM-EVENT-15')
  return turned > 0 ? player.discard.slice(-turned) : []
}

/** All of the discard pile but the cards on top that have just been turned over. */
function reshuffleUnder(t: Table, player: Player, turned: number): void {
  const kept = player.discard.splice(player.discard.length - turned)
  reshuffle(t, player)
  player.discard.push(...kept)
}

// --- Intruders ---

/** Every Intruder loses so many injuries. */
export function* regenerate(t: Table): Rules {
  for (const intruder of t.state.intruders) recover(t, intruder, 2, 'NEM-EVENT-15')
}

/** Whoever is not in combat goes back into the bag. */
export function* lurk(t: Table): Rules {
  for (const intruder of [...t.state.intruders]) {
    if (!fights(t.state, intruder)) vanish(t, intruder)
  }
}

/** Each Adult not in combat hunts. */
export function* hunt(t: Table): Rules {
  huntWith(
    t,
    t.state.intruders.filter((one) => one.type === 'adult' && !fights(t.state, one)),
    t.state.players,
  )
}

/** Each of them to a joined room with one of these Characters, the lowest number first. */
export function huntWith(t: Table, hunters: readonly Intruder[], hunted: readonly Player[]): void {
  const s = t.state
  const prey = new Map<Intruder, Place>()
  for (const hunter of hunters) {
    const near = ship(s).ways[hunter.room].map(({ to }) => to)
    const found = near.filter((place) => hunted.some((player) => player.room === place))
    if (found.length > 0) prey.set(hunter, Math.min(...found))
  }
  drawTo(t, [...prey.keys()], (hunter) => prey.get(hunter)!)
}

// --- fire and Malfunctions ---

/** Fire in a room, or around it where it burns already. */
export function igniteAround(t: Table, place: Place): void {
  const s = t.state
  if (!s.rooms[place].fire) {
    putFire(t, place)
    return
  }
  for (const near of neighbouringPlaces(s, place).sort((a, b) => a - b)) putFire(t, near)
}

/** Burning rooms lose their Items; then fire spreads. */
export function* consume(t: Table): Rules {
  const s = t.state
  for (const place of places(s)) if (s.rooms[place].fire) loseItems(t, place)
  spreadFire(t)
}

/** The Item counter of an explored room goes to 0. */
function loseItems(t: Table, place: Place): void {
  const room = t.state.rooms[place]
  if (room.items === 0 || !room.explored) return
  room.items = 0
  t.log('items-burn', { place }, 'NEM-EVENT-15')
}

/** Burning rooms break down; then fire spreads. */
export function* ruin(t: Table): Rules {
  const s = t.state
  for (const place of places(s).filter((one) => s.rooms[one].fire)) putMalfunction(t, place)
  spreadFire(t)
}

/** To every room neighbouring a room that burns now. */
function spreadFire(t: Table): void {
  const s = t.state
  const burning = places(s).filter((place) => s.rooms[place].fire)
  const near = new Set(burning.flatMap((place) => neighbouringPlaces(s, place)))
  for (const place of [...near].sort((a, b) => a - b)) putFire(t, place)
}

/** Rooms with an Adult, a Breeder or the Queen break down. */
export function* rampage(t: Table): Rules {
  const s = t.state
  const grown = (place: Place) =>
    intrudersIn(s, place).some(({ type }) => type !== 'larva' && type !== 'creeper')
  for (const place of places(s).filter(grown)) putMalfunction(t, place)
}

/** The room with the lowest number that can break down does. */
export function* wearOut(t: Table): Rules {
  const place = places(t.state).find((one) => canBreak(t.state, one))
  if (place !== undefined) putMalfunction(t, place)
}

export function* failLifeSupport(t: Table): Rules {
  breakRooms(t, (tile) => tile.colour === 'green')
}

export function* shortComputers(t: Table): Rules {
  breakRooms(t, (tile) => tile.colour === 'yellow' && tile.computer)
}

function breakRooms(t: Table, concerned: (tile: Tile) => boolean): void {
  const s = t.state
  for (const place of places(s)) {
    if (concerned(tileOf(s, s.rooms[place].tile))) putMalfunction(t, place)
  }
}

// --- noise and doors ---

/** Noise around each of these Characters. */
export function noiseAround(t: Table, crew: readonly Player[]): void {
  for (const { room } of crew.filter(inRoom)) noiseEverywhere(t, room)
}

/** Noise on the icons of these networks; where there is some already, everybody at an entrance rolls. */
export function* noiseInDucts(t: Table, networks: readonly number[]): Rules {
  const s = t.state
  const noisy = networks.filter((network) => s.technicalNoise[network])
  for (const network of networks) {
    if (!noisy.includes(network)) {
      putNoise(t, technical(network))
      continue
    }
    const near = inOrder(s).filter(
      (player) => inRoom(player) && networkOf(s, player.room) === network,
    )
    for (const player of near) if (isAwake(player) && inRoom(player)) yield* noiseRoll(t, player)
  }
}

/** Noise around the Nest, once it is explored. */
export function* stirNest(t: Table): Rules {
  const nest = exploredNest(t.state)
  if (nest !== NONE) noiseEverywhere(t, nest)
}

export function* openAllDoors(t: Table): Rules {
  t.state.corridors.forEach(({ door }, corridor) => {
    if (door === 'closed') openDoor(t, corridor)
  })
}
