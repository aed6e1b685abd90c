import type { Hidden } from '@bulkhead/common'
import { knows } from '@bulkhead/hull/secrets.ts'
import type { Check, State } from '@bulkhead/hull/state.ts'
import type { PlayerView, Reader, RoomView } from '@bulkhead/hull/view.ts'
import {
  type NemesisEnding,
  type NemesisView,
  view as nemesisView,
} from '@bulkhead/nemesis/view.ts'
import { hasOffer } from './offer.ts'
import {
  type Alert,
  type Laika,
  type OwnPlayer,
  type OwnRoom,
  own,
  ownOf,
  ownRoom,
  type Play,
  type Sand,
} from './own.ts'

/** Who sees what of a game of Aftermath. Null stands for what this reader does not know. */
export interface AftermathView extends Omit<NemesisView, 'ending'> {
  readonly play: Play
  readonly players: readonly AftermathPlayer[]
  readonly rooms: readonly AftermathRoom[]
  /** Every Character has a Trait. */
  readonly traits: boolean
  /** Characters of the game before. */
  readonly barred: readonly string[]
  /** Tiles that are out of the game. */
  readonly tilesAside: readonly string[]
  /** Weaknesses that lie face up, and help nobody before they are found again. */
  readonly asleep: Readonly<Record<string, string>>
  /** The space of the marker on the Shuttle's track; -1 while there is none. */
  readonly shuttle: number
  readonly alert: Alert | null
  readonly alerts: { readonly count: number; readonly discard: readonly string[] }
  /** Who has taken the Lucrative Offer; -1 while nobody has. */
  readonly offer: number
  readonly sand: Sand | null
  /** Intruders that have come in this round to the room where they are. */
  readonly came: readonly string[]
  /** The Bounty Hunter's dog; null where nobody plays him. */
  readonly laika: Laika | null
  /** Intruders that attack nobody but this seat in this round, as long as both are in one room. */
  readonly provoked: readonly { readonly intruder: string; readonly seat: number }[]
  /** By seats, who left the ship with nobody beside them; null until the game ends. */
  readonly leftAlone: readonly boolean[] | null
  readonly ending: AftermathEnding | null
}

export interface AftermathEnding extends Omit<NemesisEnding, 'checks'> {
  readonly checks: AftermathCheck[]
}

export interface AftermathCheck extends Check {
  check: 'engines' | 'coordinates' | 'tokens' | 'contamination' | 'objectives'
}

export interface AftermathPlayer extends PlayerView {
  /** Has come in this round to the room where the Character is. */
  readonly entered: boolean
  /** Has killed an Intruder bigger than a Larva. */
  readonly killed: boolean
  /** What the Trait allows once in a round has been done. */
  readonly traitUsed: boolean
  /** Action cards that are out of the game. */
  readonly spent: readonly string[]
  /** Who has a Spy Drone on this Character's board; -1 while nobody has. */
  readonly watchedBy: number
}

export interface AftermathRoom extends RoomView {
  /** The Aftermath Exploration token, and whether there is one. */
  readonly aftermath: string | null
  readonly hasAftermath: boolean
  /** A Slime Room token lies here. */
  readonly slimeRoom: boolean
  readonly turret: TurretView | null
}

export interface TurretView {
  /** What it shoots at: `all`, `intruders`, or nothing as long as it is `inactive`. */
  readonly mode: string | null
}

/** What Nemesis shows is laid out by its own view; this game's own is added in place. */
export function view(s: State, reader: Reader): AftermathView {
  const seen = nemesisView(s, reader) as Written<AftermathView>
  s.players.forEach((player, seat) => {
    addPlayer(seen.players[seat] as Written<AftermathPlayer>, ownOf(player))
  })
  s.rooms.forEach((_, place) => {
    addRoom(seen.rooms[place] as Written<AftermathRoom>, ownRoom(s, place), reader)
  })
  return addOwn(seen, s)
}

/** A view that is still being written. */
type Written<V> = { -readonly [K in keyof V]: V[K] }

function addOwn(seen: Written<AftermathView>, s: State): AftermathView {
  const mine = own(s)
  seen.play = mine.play
  seen.traits = mine.traits
  seen.barred = [...mine.barred]
  seen.tilesAside = [...mine.tilesAside]
  seen.asleep = asleepView(s)
  seen.shuttle = mine.shuttle
  seen.alert = mine.alert && { ...mine.alert, awaited: [...mine.alert.awaited] }
  seen.alerts = { count: mine.alerts.length, discard: [...mine.alertDiscard] }
  seen.offer = s.players.findIndex(hasOffer)
  seen.sand = mine.sand && { ...mine.sand }
  seen.came = [...mine.came]
  seen.laika = mine.laika && { ...mine.laika }
  seen.provoked = mine.provoked.map((one) => ({ ...one }))
  seen.leftAlone = mine.leftAlone && [...mine.leftAlone]
  return seen
}

function asleepView({ weaknesses }: State): Record<string, string> {
  const asleep: Record<string, string> = {}
  for (const slot in weaknesses) {
    const { id, found, shown } = weaknesses[slot]
    if (shown && !found) asleep[slot] = id
  }
  return asleep
}

function addPlayer(seen: Written<AftermathPlayer>, mine: OwnPlayer): void {
  seen.entered = mine.entered
  seen.killed = mine.killed
  seen.traitUsed = mine.traitUsed
  seen.watchedBy = mine.watchedBy
  seen.spent = [...mine.spent]
}

function addRoom(
  seen: Written<AftermathRoom>,
  { token, slime, turret }: OwnRoom,
  reader: Reader,
): void {
  seen.aftermath = token && tokenView(token, reader)
  seen.hasAftermath = token !== null
  seen.slimeRoom = slime
  seen.turret = turret && { mode: tokenView(turret.pile[turret.pile.length - 1], reader) }
}

function tokenView({ id, seen }: Hidden, reader: Reader): string | null {
  return knows(seen, reader) ? id : null
}
