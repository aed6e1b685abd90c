import type { Seat } from '@bulkhead/kernel'
import { cardsOf } from '../cards/card.ts'
import {
  CONTROL_ROOM,
  CORRIDORS,
  type FactionId,
  ROOM_NAMES,
  type Room,
  SECTORS,
  SLOTS,
  sectorOfFaction,
  TECH_BAY,
} from '../components.ts'
import { setup } from '../setup.ts'
import { type BonusId, NONE, type State, type Unit } from '../state.ts'

/** A station laid out for tests, and where its things are. */

/** Everything laid out for these factions, and nothing on the station. */
export function emptyStation(
  factions: readonly FactionId[],
  options: Record<string, unknown>,
): State {
  const all = {
    mode: 'deathmatch',
    level: '3',
    threeCards: false,
    decks: 'random',
    ring: 'printed',
  }
  const never = () => {
    throw new Error('A position uses no chance')
  }
  const rng = { position: 0, int: never, pick: never, shuffle: <T>(items: T[]) => items }
  const s = setup({ ...all, ...options, factions }, factions.length, rng)
  s.cursor = 'turn'
  const homes = factions.map(sectorOfFaction)
  for (const alliance of s.alliances) {
    alliance.home = alliance.members.map((seat) => homes[seat]).find((one) => one >= 0) ?? NONE
  }
  s.ring = ringOf(s)
  s.order = s.players.map((_, seat) => seat)
  for (const player of s.players) {
    if (player.faction === 'pandora') continue
    player.box = cardsOf(player.faction)
    player.deck = player.box.splice(0, DECK)
  }
  return s
}

const DECK = 5

function ringOf(s: State): number[] {
  const homes = s.alliances.map((alliance) => alliance.home).filter((sector) => sector >= 0)
  const [first, second, ...others] = homes
  if (s.mode !== 'deathmatch') {
    return [CORRIDORS, CONTROL_ROOM, first, TECH_BAY, ...(second === undefined ? [] : [second])]
  }
  return [CORRIDORS, first, CONTROL_ROOM, second, TECH_BAY, ...others]
}

/** A position without Bonus cards on its slots has had them used up. */
export function layMissingBonusCards(s: State): void {
  const printed = s.ring
    .flatMap((sector) => SECTORS[sector].slots)
    .filter((slot) => SLOTS[slot].bonus)
  const ids: BonusId[] = ['bon-upgrade', 'bon-gangway', 'bon-unexpected-reinforcements']
  const bonuses = () =>
    [...s.bonus, ...s.alliances.flatMap((one) => one.kept), ...s.discarded].filter((id) =>
      id?.startsWith('bon-'),
    )
  while (bonuses().length < printed.length) {
    s.discarded.push(ids.find((id) => bonuses().filter((one) => one === id).length < 3)!)
  }
}

export function findUnit(s: State, name: string): Unit {
  const unit = s.units.find((one) => one.name === name)
  if (!unit) throw new Error(`There is no unit ${name}`)
  return unit
}

export function seatOf(s: State, faction: FactionId): Seat {
  return s.players.findIndex((player) => player.faction === faction)
}

export function sectorNumber(id: string): number {
  const sector = SECTORS.findIndex((one) => one.id === id)
  if (sector < 0) throw new Error(`There is no Sector ${id}`)
  return sector
}

export function slotNumber(id: string): number {
  const slot = SLOTS.findIndex((one) => one.id === id)
  if (slot < 0) throw new Error(`There is no slot ${id}`)
  return slot
}

export function roomNumber(name: string): Room {
  return ROOM_NAMES.indexOf(name) as Room
}
