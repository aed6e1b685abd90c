import { type Hidden, hiddenPile } from '@bulkhead/common'
import {
  COLOURS,
  type Colour,
  explorationOf,
  type Token,
  WEAKNESS_SLOTS,
} from '@bulkhead/hull/kinds.ts'
import { isCorpse, itemsOf } from '@bulkhead/hull/queries.ts'
import { mixBacks } from '@bulkhead/hull/redeal.ts'
import { knows } from '@bulkhead/hull/secrets.ts'
import {
  type Decks,
  dealSecretObjectives,
  type LaidTokens,
  layDecks,
  newCrew,
  newRoom,
  newState,
} from '@bulkhead/hull/setup.ts'
import { NONE, type ObjectId, type Room, type State } from '@bulkhead/hull/state.ts'
import type { Ending, Options, Rng } from '@bulkhead/kernel'
import { CONTAMINATION_CARDS } from '@bulkhead/nemesis/components.ts'
import type { Own as NemesisOwn } from '@bulkhead/nemesis/own.ts'
import { alertDeck } from '../alerts.ts'
import { PLANS, SHIP_ROOMS, SHIPS } from '../board.ts'
import { bagGrowth } from '../components.ts'
import { charactersOf } from '../crew.ts'
import { type OwnRoom, own, type Turret } from '../own.ts'
import { EPILOGUE } from '../packs.ts'
import { SAMPLE } from '../samples.ts'
import { STRANGER } from '../tokens.ts'
import {
  addOwn,
  layAftermathTokens,
  layOwn,
  layShuttle,
  newOwnRoom,
  ROLES,
  shuffledTwos,
} from './shared.ts'

/**
 * EPI: the ship as an earlier game left it. Nobody at this table need have been at that one, and how that one was
 * dealt may be known by now: whatever nobody had seen is shuffled anew, and what somebody alone had seen, nobody has.
 */

export function layEpilogue(options: Options, seats: number, rng: Rng, before: Ending): State {
  const left = before.state as State
  const board = `${shipOf(left)}-shuttle`
  const ship = left.rooms.slice(0, SHIP_ROOMS).map(leftRoom(seats, rng))
  const shuttle = layShuttle(
    shuffledTwos(EPILOGUE, rng).filter((tile) => ship.every((room) => room.tile !== tile)),
  )
  const { pods, destination } = left.own as NemesisOwn
  const characters = left.players.map(({ character }) => character)
  const s = newState({
    ruleset: 'aftermath/epilogue',
    mode: 'semi-coop',
    board,
    phase: 'draft',
    ship: SHIPS[board],
    weaknesses: { cards: rng.shuffle(hiddenWeaknesses(left)), slots: [] },
    tiles: { rooms: [...ship, ...shuttle.rooms], box: shuttle.left, tokens: [] },
    tokens: fillBag(left, seats, rng),
    decks: leftDecks(left, rng),
    eggs: { onBoard: left.eggs, supply: left.eggSupply },
    players: newCrew(seats, EPILOGUE, rng),
    roles: rng.shuffle(ROLES.filter((role) => playable(role, characters).length > 0)),
    own: layOwn('epilogue', options, pods, rng),
  })
  Object.assign(own(s), { destination, barred: characters, tilesAside: shuttle.aside, shuttle: 0 })
  const { nestDestroyed, queenKilled, itemDiscards } = left
  Object.assign(s, { nestDestroyed, queenKilled, itemDiscards, removed: lostItems(left) })
  layWeaknesses(s, left)
  leaveDoors(s, left)
  addOwn(s)
  layAftermathTokens(s, rng)
  own(s).alerts = alertDeck(rng)
  dealSecretObjectives(s, EPILOGUE, ['mission'], rng)
  return s
}

/** AFT-EPI-20: nobody of the game before. */
function playable(role: string, barred: readonly string[]): string[] {
  return charactersOf(EPILOGUE, role).filter((one) => !barred.includes(one))
}

// --- rooms ---

/** AFT-EPI-06, AFT-EPI-08, AFT-EPI-13, AFT-EPI-58: what lies there stays, fire goes out, everything is shown. */
function leftRoom(seats: number, rng: Rng): (room: Room) => Room {
  return ({ tile, token, items, malfunction, objects, own: mine }) => ({
    ...newRoom(tile, null),
    items: token ? itemsUnder(tile, token.id) : items,
    malfunction,
    objects: objects.filter((object) => object !== SAMPLE).map(leftObject),
    own: { ...newOwnRoom(), turret: leftTurret((mine as OwnRoom | null)?.turret, seats, rng) },
  })
}

function itemsUnder(tile: string, token: string): number {
  return EPILOGUE.tiles[tile].colour === null ? 0 : explorationOf(token).items
}

/** Whoever died there is nobody at this table. */
function leftObject(object: ObjectId): ObjectId {
  return isCorpse(object) && object !== 'corpse' ? STRANGER : object
}

/** Its pile stays as it is, as far as anybody had seen of it; what is shown stays shown. */
function leftTurret(turret: Turret | null | undefined, seats: number, rng: Rng): Turret | null {
  if (!turret) return null
  const unseen = rng.shuffle(
    turret.pile.filter(({ seen }) => seen.length === 0).map(({ id }) => id),
  )
  const everybody = [...Array(seats).keys(), NONE]
  return {
    pile: turret.pile.map(({ id, seen }) => ({
      id: seen.length === 0 ? unseen.pop()! : id,
      seen: knows(seen, null) ? everybody : [],
    })),
  }
}

/** Doors of the ship stay; the Shuttle is a new one (AFT-EPI-58). */
function leaveDoors(s: State, left: State): void {
  const { corridors } = PLANS[shipOf(left)]
  corridors.forEach((_, i) => {
    s.corridors[i].door = left.corridors[i].door
  })
}

function shipOf({ board }: State): string {
  return board.replace('-shuttle', '')
}

// --- Intruders ---

/** AFT-EPI-03 to AFT-EPI-05 */
function fillBag(left: State, seats: number, rng: Rng): LaidTokens {
  const kept = left.intruders.flatMap(({ token }) => token ?? [])
  const bag = [...left.bag, ...kept, ...(left.drawn ? [left.drawn] : [])]
  const reserve = rng.shuffle([...left.reserve])
  const { larva, adult } = bagGrowth(seats)
  const added = [
    ...left.intruders.flatMap(({ token, type }) => (token ? [] : [type])),
    ...Array<Token['type']>(larva).fill('larva'),
    ...Array<Token['type']>(adult).fill('adult'),
  ]
  for (const type of added) {
    const index = reserve.findIndex((token) => token.type === type)
    if (index >= 0) bag.push(...reserve.splice(index, 1))
  }
  mixBacks([bag, reserve], rng)
  return { bag, reserve }
}

/** AFT-EPI-09, AFT-EPI-10: a Weakness that was found lies there and sleeps; nobody knows the others. */
function layWeaknesses(s: State, left: State): void {
  for (const slot of WEAKNESS_SLOTS) {
    const { id, found } = left.weaknesses[slot]
    s.weaknesses[slot] = found
      ? { id, found: false, shown: true }
      : { id: s.box.weaknesses.pop()!, found: false }
  }
}

function hiddenWeaknesses({ weaknesses, box }: State): string[] {
  const hidden = Object.values(weaknesses).filter(({ found }) => !found)
  return [...hidden.map(({ id }) => id), ...box.weaknesses]
}

// --- Items ---

/** AFT-EPI-07, AFT-EPI-11: Items that were found lie under their decks; all other decks are whole again. */
function leftDecks(left: State, rng: Rng): Decks {
  const [red, yellow, green] = COLOURS.map((colour) => leftDeck(left, colour, rng))
  return {
    ...layDecks(EPILOGUE, CONTAMINATION_CARDS, rng),
    items: { red, yellow, green },
    crafted: leftCrafted(left),
  }
}

function leftDeck({ items, players }: State, colour: Colour, rng: Rng): Hidden[] {
  const found = players.flatMap(itemsOf).flatMap(({ id, added }) => [id, ...added])
  const under = found.filter((id) => EPILOGUE.items[id].colour === colour)
  const deck = items[colour].map(({ id }) => id)
  return [...hiddenPile(under, rng), ...hiddenPile(deck, rng)]
}

/** All Crafted Items but those that were used up or lost for good; those of this box come to them. */
function leftCrafted({ itemDiscards, removed }: State): string[] {
  const gone = [...itemDiscards.crafted, ...removed]
  const crafted = Object.values(EPILOGUE.items).filter(({ colour }) => colour === 'crafted')
  return crafted.flatMap(({ id, copies }) =>
    Array<string>(copies - gone.filter((one) => one === id).length).fill(id),
  )
}

/** Items out of the game for good; starting Weapons and Quest Items of those who played before are not missed. */
function lostItems({ removed }: State): string[] {
  const decks: readonly string[] = [...COLOURS, 'crafted']
  return removed.filter((id) => id in EPILOGUE.items && decks.includes(EPILOGUE.items[id].colour))
}
