import type { Hidden } from '@bulkhead/common'
import { corridorTile, PRINTED_CORRIDORS } from '../corridor-tiles.ts'
import { newCorridor } from '../exploration.ts'
import { endAt, HIBERNATORIUM, PLACES, type Place, type Slot, slotAt } from '../facility.ts'
import type { IntruderType, Section } from '../kinds.ts'
import { type Corridor, NONE, type Pile, type State } from '../state.ts'

/** The Facility, its Intruders and the decks, as a position is laid. */
export class Laid {
  constructor(readonly state: State) {}

  // --- the Facility ---

  /** Lays a Room into a slot; one beside the Hibernatorium brings that to light. */
  room(slot: string, tile: string): this {
    const s = this.state
    for (const stack of Object.values(s.tiles)) {
      if (stack.includes(tile)) stack.splice(stack.indexOf(tile), 1)
    }
    s.rooms[slotAt(slot)] = { tile, fire: false, malfunction: false, secure: 0 }
    return this
  }

  /** The Hibernatorium lies open, with its four Corridors. */
  hibernatorium(active = false): this {
    const s = this.state
    s.rooms[HIBERNATORIUM] = { tile: 'hibernatorium', fire: false, malfunction: false, secure: 0 }
    for (const { number, place } of PRINTED_CORRIDORS) {
      s.corridors[place] = newCorridor(number, endAt(place, HIBERNATORIUM))
    }
    s.hibernatoriumActive = active
    s.robot.revealed = true
    return this
  }

  /** Lays a Corridor tile; its Door slot, if any, at the first end named. */
  corridor(place: string, tile: number, change: Partial<Corridor> = {}): this {
    const s = this.state
    const at = PLACES.findIndex(({ id }) => id === place)
    const old = s.corridors[at]
    if (old) s.corridorSupply.unshift(old.tile)
    s.corridorSupply.splice(s.corridorSupply.indexOf(tile), 1)
    s.corridors[at] = { ...newCorridor(tile, corridorTile(tile).door ? 0 : NONE), ...change }
    return this
  }

  /** A Closed Door at the end of a Corridor that touches a Room, or an empty slot. */
  closed(tile: number, at: string): this {
    const door = this.doorAt(tile, at)
    door.closed = true
    return this
  }

  destroyed(tile: number, at: string): this {
    this.doorAt(tile, at).destroyed = true
    return this
  }

  private doorAt(tile: number, at: string) {
    const place = this.place(tile)
    return this.state.corridors[place]!.doors[endAt(place, this.slot(at))]
  }

  noise(...tiles: number[]): this {
    for (const tile of tiles) this.state.corridors[this.place(tile)]!.noise = true
    return this
  }

  reinforced(...tiles: number[]): this {
    for (const tile of tiles) this.state.corridors[this.place(tile)]!.reinforced = true
    return this
  }

  fire(...tiles: string[]): this {
    for (const tile of tiles) this.state.rooms[this.slot(tile)]!.fire = true
    return this
  }

  malfunction(...tiles: string[]): this {
    for (const tile of tiles) this.state.rooms[this.slot(tile)]!.malfunction = true
    return this
  }

  secure(tile: string, number: number): this {
    this.state.rooms[this.slot(tile)]!.secure = number
    return this
  }

  lifeSupport(...sections: Section[]): this {
    for (const section of sections) this.state.lifeSupport![section] = true
    return this
  }

  robot(id: string, tile: string): this {
    const s = this.state
    if (s.robot.id !== id) s.box.robots[s.box.robots.indexOf(id)] = s.robot.id
    Object.assign(s.robot, { id, revealed: true, room: this.slot(tile) })
    return this
  }

  // --- Intruders ---

  /** In a Room (its tile) or a Corridor (its number). They are named `adult-1`, `drone-2`… as they come. */
  intruder(type: IntruderType, where: string | number, hits = 0): this {
    const s = this.state
    const name = `${type}-${++s.placed}`
    const room = typeof where === 'string' ? this.slot(where) : NONE
    const corridor = typeof where === 'number' ? this.place(where) : NONE
    s.intruders.push({ name, type, room, corridor, hits })
    return this
  }

  horde(tile: number, ...types: IntruderType[]): this {
    for (const type of types) this.intruder(type, tile)
    return this
  }

  // --- decks, chance, time ---

  attacks(...ids: string[]): this {
    return this.onTop(this.state.attacks, ids)
  }

  events(...ids: string[]): this {
    return this.onTop(this.state.events, ids)
  }

  woundDeck(...ids: string[]): this {
    return this.onTop(this.state.wounds, ids)
  }

  exploration(...numbers: number[]): this {
    return this.onTop(
      this.state.exploration,
      numbers.map((number) => `exploration-${String(number).padStart(2, '0')}`),
    )
  }

  itemDeck(colour: 'red' | 'green' | 'yellow', ...ids: string[]): this {
    return this.onTop(this.state.items[colour], ids)
  }

  supportDeck(...ids: string[]): this {
    return this.onTop(this.state.support, ids)
  }

  queenHealth(...numbers: number[]): this {
    const { deck } = this.state.queenHealth
    for (const number of [...numbers].reverse()) {
      const id = `queen-health-${String(number).padStart(2, '0')}`
      deck.push(...deck.splice(deck.indexOf(id), 1))
    }
    return this
  }

  /** The next Room tiles of a stack. */
  tiles(type: string, ...ids: string[]): this {
    const stack = this.state.tiles[type]
    for (const id of [...ids].reverse()) stack.push(...stack.splice(stack.indexOf(id), 1))
    return this
  }

  /** The next Corridor tiles. */
  corridorTiles(...numbers: number[]): this {
    const { corridorSupply } = this.state
    for (const number of [...numbers].reverse()) {
      corridorSupply.push(...corridorSupply.splice(corridorSupply.indexOf(number), 1))
    }
    return this
  }

  protected slot(at: string): Slot {
    const slot = this.state.rooms.findIndex((room) => room?.tile === at)
    const found = slot >= 0 ? slot : slotAt(at)
    if (found < 0) throw new Error(`${at} is not on the map`)
    return found
  }

  protected place(tile: number): Place {
    const place = this.state.corridors.findIndex((corridor) => corridor?.tile === tile)
    if (place < 0) throw new Error(`There is no Corridor ${tile}`)
    return place
  }

  private onTop({ deck }: Pile, ids: readonly string[]): this {
    for (const id of [...ids].reverse()) {
      const index = deck.findIndex((card: Hidden) => card.id === id)
      if (index < 0) throw new Error(`There is no ${id} in the deck`)
      deck.push(...deck.splice(index, 1))
    }
    return this
  }
}
