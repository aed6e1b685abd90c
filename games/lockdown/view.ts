import type { Hidden } from '@bulkhead/common'
import { knows } from '@bulkhead/hull/secrets.ts'
import type { Check, Ending, State } from '@bulkhead/hull/state.ts'
import { type PlayerView, type Reader, type View, viewOf } from '@bulkhead/hull/view.ts'
import { isolationOpen } from './isolation.ts'
import {
  type Autodestruction,
  type ObjectKind,
  type OwnPlayer,
  own,
  ownOf,
  type PowerPlace,
  type PowerToken,
} from './own.ts'
import { isBaseDestroyed } from './victory.ts'

/** Who sees what of a game of Lockdown. Null stands for what this reader does not know. */
export interface LockdownView extends View {
  /** Played against the original Intruders. */
  readonly original: boolean
  readonly players: readonly LockdownPlayer[]
  readonly timeActive: boolean
  readonly power: Readonly<Record<PowerPlace, PowerToken>>
  readonly css: readonly CssView[]
  readonly alert: number
  readonly autodestruction: Autodestruction | null
  readonly isolationOpen: boolean
  readonly gateOpen: boolean
  readonly rover: number
  readonly elevator: number
  readonly elevatorStuck: boolean
  /** The Computer Action card that lies face up. */
  readonly computer: string
  /** The active contingency: known at the end only. */
  readonly contingency: string | null
  readonly pool: readonly (string | null)[]
  readonly depressurised: number
  readonly analysed: readonly ObjectKind[]
  readonly lightsOut: boolean
  readonly surface: { readonly count: number; readonly discard: readonly string[] }
  readonly probeArmSpent: boolean
  readonly ending: LockdownEnding | null
}

export interface LockdownPlayer extends PlayerView {
  readonly knowledge: number
  /** The Knowledge token is active. */
  readonly active: boolean
  readonly contingencies: readonly (string | null)[]
  readonly fireproof: boolean
}

export interface CssView {
  readonly space: number
  readonly id: string | null
  readonly used: boolean
}

export interface LockdownEnding extends Ending {
  readonly baseDestroyed: boolean
  readonly checks: LockdownCheck[]
}

export interface LockdownCheck extends Check {
  check: 'contingency' | 'contamination' | 'objectives'
}

/** What all games of the family show is laid out by their shared view; this game's own is added in place. */
export function view(s: State, reader: Reader): LockdownView {
  const shared = viewOf(s, reader)
  s.players.forEach((player, seat) => {
    addPlayer(shared.players[seat] as Written<LockdownPlayer>, ownOf(player), reader)
  })
  return addOwn(shared as Written<LockdownView>, s, reader)
}

/** A view that is still being written. */
type Written<V> = { -readonly [K in keyof V]: V[K] }

function addOwn(seen: Written<LockdownView>, s: State, reader: Reader): LockdownView {
  const mine = own(s)
  seen.original = s.ruleset === 'lockdown/original'
  seen.timeActive = mine.timeActive
  seen.power = powerView(mine.power)
  seen.css = mine.css.map((token) => ({
    space: token.space,
    id: tokenView(token, reader),
    used: token.used,
  }))
  seen.alert = mine.alert
  seen.autodestruction = mine.autodestruction && { ...mine.autodestruction }
  seen.isolationOpen = isolationOpen(s)
  seen.gateOpen = mine.gateOpen
  seen.rover = mine.rover
  seen.elevator = mine.elevator
  seen.elevatorStuck = mine.elevatorStuck
  seen.computer = mine.computer
  seen.contingency = tokenView(mine.contingency, reader)
  seen.pool = poolView(mine.pool, reader)
  seen.depressurised = mine.depressurised
  seen.analysed = [...mine.analysed]
  seen.lightsOut = mine.lightsOut
  seen.surface = { count: mine.surface.length, discard: [...mine.surfaceDiscard] }
  seen.probeArmSpent = mine.probeArmSpent
  seen.ending = seen.ending && endingView(s, seen.ending)
  return seen
}

function powerView(
  power: Readonly<Record<PowerPlace, PowerToken>>,
): Record<PowerPlace, PowerToken> {
  const { s1, s2, s3, elevator } = power
  return { s1: { ...s1 }, s2: { ...s2 }, s3: { ...s3 }, elevator: { ...elevator } }
}

function tokenView({ id, seen }: Hidden, reader: Reader): string | null {
  return knows(seen, reader) ? id : null
}

/** The tokens of the pool are mixed: where one lies tells nothing. */
function poolView(pool: readonly Hidden[], reader: Reader): (string | null)[] {
  const known = pool.flatMap((token) => tokenView(token, reader) ?? []).sort()
  return pool.map((_, i) => known[i] ?? null)
}

function addPlayer(seen: Written<LockdownPlayer>, mine: OwnPlayer, reader: Reader): void {
  seen.knowledge = mine.knowledge
  seen.active = mine.active
  seen.contingencies = mine.contingencies.map((token) => tokenView(token, reader))
  seen.fireproof = mine.fireproof
}

function endingView(s: State, ending: Ending): LockdownEnding {
  return { ...ending, checks: ending.checks as LockdownCheck[], baseDestroyed: isBaseDestroyed(s) }
}
