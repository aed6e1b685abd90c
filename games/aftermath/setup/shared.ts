import { listed, once } from '@bulkhead/common'
import type { Tile } from '@bulkhead/hull/cards/tile.ts'
import type { Draft } from '@bulkhead/hull/draft.ts'
import type { Printed } from '@bulkhead/hull/pack.ts'
import { newRoom } from '@bulkhead/hull/setup.ts'
import { NONE, type Room, type State } from '@bulkhead/hull/state.ts'
import type { Options, Rng } from '@bulkhead/kernel'
import { COORDINATES, CHARACTERS as NEMESIS_CREW } from '@bulkhead/nemesis/components.ts'
import type { Pod } from '@bulkhead/nemesis/own.ts'
import { layEngines, newOwn } from '@bulkhead/nemesis/setup.ts'
import { AFTERMATH_TOKENS } from '../components.ts'
import { newSand } from '../hourglass.ts'
import { type Own, type OwnPlayer, type OwnRoom, own, ownRoom, type Play } from '../own.ts'
import { SHIP_PLACES } from '../shuttle.ts'

/** What all three ways to play lay out alike. */

/** The six Role cards, by the Characters that they show. */
export const ROLES: readonly string[] = NEMESIS_CREW.map(({ id }) => id)

export function layOwn(play: Play, options: Options, pods: Pod[], rng: Rng): Own {
  const laid = newOwn({
    intrudersPlayed: false,
    draft: options.draft as Draft,
    coordinates: rng.shuffle(Object.keys(COORDINATES)),
    engines: layEngines(rng),
    pods,
  })
  return {
    ...OWN_PARTS,
    ...laid,
    play,
    traits: true,
    barred: [],
    tilesAside: [],
    tokensLeft: [],
    shuttle: NONE,
    alerts: [],
    alertDiscard: [],
    alert: null,
    sand: newSand(options),
    came: [],
    laika: null,
    provoked: [],
    laidAside: [],
    leftAlone: null,
  }
}

/** Every part, or each game would be of another shape. */
const OWN_PARTS: Readonly<Record<keyof Own, undefined>> = {
  intrudersPlayed: undefined,
  draft: undefined,
  engines: undefined,
  pods: undefined,
  intruderPlayer: undefined,
  attacksSkipped: undefined,
  selfDestruct: undefined,
  destination: undefined,
  arrival: undefined,
  coordinates: undefined,
  coordinatesLeft: undefined,
  depressurised: undefined,
  autopsy: undefined,
  play: undefined,
  traits: undefined,
  barred: undefined,
  tilesAside: undefined,
  tokensLeft: undefined,
  shuttle: undefined,
  alerts: undefined,
  alertDiscard: undefined,
  alert: undefined,
  sand: undefined,
  came: undefined,
  laika: undefined,
  provoked: undefined,
  laidAside: undefined,
  leftAlone: undefined,
}

/** What players and rooms have in this game only. */
export function addOwn(s: State): void {
  for (const player of s.players) player.own = newOwnPlayer()
  for (const room of s.rooms) room.own ??= newOwnRoom()
}

export function newOwnPlayer(): OwnPlayer {
  return {
    entered: false,
    killed: false,
    traitUsed: false,
    earned: 0,
    spent: [],
    watchedBy: NONE,
    unseen: false,
  }
}

export function newOwnRoom(): OwnRoom {
  return { token: null, slime: false, turret: null }
}

// --- the Shuttle ---

const SHUTTLE_SLOTS = 3

/** The Shuttle's rooms, and what is left of the tiles "2". */
export interface LaidShuttle {
  readonly rooms: Room[]
  readonly left: string[]
  /** The Room Covered with Slime, where it came up for the Shuttle (AFT-EPI-17, AFT-INV-04). */
  readonly aside: string[]
}

/** Tiles are laid face up, from the top of a shuffled pile. */
export function layShuttle(pile: readonly string[]): LaidShuttle {
  const left = [...pile]
  const aside: string[] = []
  const tiles: string[] = []
  while (tiles.length < SHUTTLE_SLOTS) {
    const tile = left.pop()!
    if (tile === 'slime-room') aside.push(tile)
    else tiles.push(tile)
  }
  return { rooms: listed(['shuttle-main', ...tiles], (tile) => newRoom(tile, null)), left, aside }
}

/** All tiles "2", shuffled. */
export function shuffledTwos(printed: Printed, rng: Rng): string[] {
  return rng.shuffle([...tilesIn(printed)['2']])
}

/** All tiles of each kind. */
export const tilesIn = once(({ tiles }: Printed) => {
  const all = Object.values(tiles)
  const ofKind = (kind: Tile['kind']) => all.filter((one) => one.kind === kind).map(({ id }) => id)
  return { '1': ofKind('1'), '2': ofKind('2') }
})

/** AFT-EXPLORE-02: one in every room of the ship; the others are put aside unseen. */
export function layAftermathTokens(s: State, rng: Rng): void {
  const tokens = rng.shuffle([...AFTERMATH_TOKENS])
  for (const place of SHIP_PLACES) ownRoom(s, place).token = { id: tokens.pop()!, seen: [] }
  own(s).tokensLeft = tokens
}
