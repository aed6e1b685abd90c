import { CONTAMINATION, CORRIDOR_LIMIT, SKULL, SUPPLY, TOKENS } from './components.ts'
import { CORRIDOR_TILES } from './corridor-tiles.ts'
import { itemSpots, robotSpots, spotsOf } from './gear.ts'
import { GEAR_KINDS, INTRUDER_TYPES, kindOf } from './kinds.ts'
import { itemDef, printed } from './pack.ts'
import {
  bestHealth,
  contaminationIn,
  doorsLeft,
  fireLeft,
  freePlaces,
  handSlots,
  itemsOf,
  malfunctionsLeft,
  modelsLeft,
  noiseLeft,
  places,
  secureLeft,
} from './queries.ts'
import { type Item, NONE, type Player, type State } from './state.ts'

/** What can never be created or lost, and what may never happen. */
export function check(s: State): string[] {
  return [
    ...supplies(s),
    ...gear(s),
    ...decks(s),
    ...contamination(s),
    ...tokens(s),
    ...intruders(s),
    ...s.players.flatMap((player, seat) => character(s, player, seat)),
  ]
}

function unless(holds: boolean, sentence: string): string[] {
  return holds ? [] : [sentence]
}

function supplies(s: State): string[] {
  const left = {
    fire: fireLeft(s),
    secure: secureLeft(s),
    noise: noiseLeft(s),
    malfunction: malfunctionsLeft(s),
    doors: doorsLeft(s),
  }
  return Object.entries(left).flatMap(([id, number]) =>
    unless(number >= 0, `There are ${-number} markers too many: ${id}.`),
  )
}

function gear(s: State): string[] {
  const moving = s.transit.items.flatMap(itemSpots)
  const spots = [...s.players.flatMap(spotsOf), ...robotSpots(s), ...moving]
  return GEAR_KINDS.flatMap((kind) => {
    const used = spots.filter((spot) => spot.gear !== null && kindOf(spot.gear) === kind).length
    const loose = s.transit.gear.filter((token) => kindOf(token) === kind).length
    const all = used + loose + s.gear[kind] + s.landingGear[kind]
    const misplaced = spots.filter(
      ({ gear: token, accepts }) =>
        token !== null && accepts !== 'any' && accepts !== kindOf(token),
    )
    return [
      ...unless(all === SUPPLY.gear, `There are ${all} tokens of ${kind}.`),
      ...unless(misplaced.length === 0, `A token lies in a slot that does not take it.`),
    ]
  })
}

/** Cards are somewhere, each as often as it was printed. */
function decks(s: State): string[] {
  const items = carried(s).map(({ id }) => id)
  const looked = s.looked.map(({ id }) => id)
  const piles = [s.support, ...Object.values(s.items)].flatMap(({ deck, discard }) => [
    ...deck.map(({ id }) => id),
    ...discard,
  ])
  const there = [...items, ...looked, ...piles, ...s.offered, ...s.removed]
  const drafted = s.players.every(({ character: id }) => id !== '')
  const wanted = Object.values(printed().items).filter(
    ({ deck }) => deck !== 'character' && deck !== 'token',
  )
  const count = (id: string) => there.filter((one) => one === id).length
  const laid = s.corridors.filter((corridor) => corridor && corridor.tile % 100 !== 11).length
  const tiles = s.corridorSupply.length + laid
  return [
    ...(drafted
      ? wanted.flatMap(({ id, count: printedCount }) =>
          unless(count(id) === printedCount, `There are ${count(id)} cards of ${id}.`),
        )
      : []),
    ...unless(tiles === CORRIDOR_TILES.length, `There are ${tiles} Corridor tiles.`),
    ...unless(eggs(s) === SUPPLY.eggs, `There are ${eggs(s)} Eggs.`),
  ]
}

/** In somebody's hands, or on the way there. */
function carried(s: State): Item[] {
  return [...s.players.flatMap(itemsOf), ...s.transit.items]
}

function eggs(s: State): number {
  const held = carried(s).filter(({ id }) => id === 'egg').length
  return s.eggs + held + s.removed.filter((id) => id === 'egg').length
}

function contamination(s: State): string[] {
  const held = s.players.flatMap(({ hand, deck, discard }) =>
    contaminationIn([...hand, ...deck, ...discard]),
  ).length
  const gone = s.removed.filter((id) => id === 'contamination').length
  const all = held + gone + s.contaminationDeck.length
  const printedCount = CONTAMINATION.infected + CONTAMINATION.clean
  return unless(all === printedCount, `There are ${all} Contamination cards.`)
}

function tokens(s: State): string[] {
  const piles = Object.values(s.piles).flat().length
  const gone = s.removed.filter((id) => id === 'queen-token').length
  const all = piles + s.bag.length + gone
  return unless(all === TOKENS.length, `There are ${all} Intruder tokens.`)
}

function intruders(s: State): string[] {
  const lost = s.intruders.filter(
    ({ room, corridor }) =>
      (room === NONE) === (corridor === NONE) ||
      (room !== NONE && s.rooms[room] === null) ||
      (corridor !== NONE && s.corridors[corridor] === null),
  )
  return [
    ...unless(lost.length === 0, `Intruders are nowhere: ${lost.map(({ name }) => name)}.`),
    ...INTRUDER_TYPES.flatMap((type) =>
      // RET-INFECT-05: at the end of the game the models on the map may be used.
      unless(modelsLeft(s, type) >= 0 || s.ending !== null || s.queen.dead, `Too many: ${type}.`),
    ),
    ...places(s).flatMap((place) => {
      const noisy = s.corridors[place]!.noise && freePlaces(s, place) < CORRIDOR_LIMIT
      return [
        ...unless(freePlaces(s, place) >= 0, `A Corridor holds too many Intruders.`),
        ...unless(!noisy, `A Corridor holds Intruders and a Noise marker.`),
      ]
    }),
    ...unless(
      s.intruders.every(({ corridor, hits }) => corridor === NONE || hits === 0),
      `An Intruder in a Corridor has Hits.`,
    ),
  ]
}

function character(s: State, player: Player, seat: number): string[] {
  const { health, oxygen, hands, backpack, fate, room } = player
  const alive = fate === 'alive'
  const held = hands.filter((slot) => slot.length > 0).length
  return [
    ...unless(
      !alive || (health >= bestHealth(player) && health < SKULL),
      `Seat ${seat} has no Health.`,
    ),
    ...unless(oxygen >= 0 && oxygen <= 7, `Seat ${seat} has ${oxygen} Oxygen.`),
    ...unless(!alive || held <= handSlots(player), `Seat ${seat} holds too much.`),
    ...unless(
      backpack.every((item) => !itemDef(item).heavy && !itemDef(item).armor),
      `Seat ${seat} has something in the Backpack that does not belong there.`,
    ),
    ...unless(!alive || s.rooms[room] !== null, `Seat ${seat} is nowhere.`),
  ]
}
