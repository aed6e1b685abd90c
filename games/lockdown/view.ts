import type { Hidden } from '@bulkhead/common'
import { knows } from '@bulkhead/hull/secrets.ts'
import type { Check, Ending, State } from '@bulkhead/hull/state.ts'
import { type PlayerView, type Reader, type View, viewOf } from '@bulkhead/hull/view.ts'
import { isolationOpen } from './isolation.ts'
import {
  type Autodestruction,
  type ObjectKind,
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

export function view(s: State, reader: Reader): LockdownView {
  const mine = own(s)
  const shared = viewOf(s, reader)
  return {
    ...shared,
    original: s.ruleset === 'lockdown/original',
    players: shared.players.map((player, seat) => ({ ...player, ...playerView(s, seat, reader) })),
    timeActive: mine.timeActive,
    power: powerView(mine.power),
    css: mine.css.map(({ space, id, seen, used }) => ({
      space,
      id: knows(seen, reader) ? id : null,
      used,
    })),
    alert: mine.alert,
    autodestruction: mine.autodestruction && { ...mine.autodestruction },
    isolationOpen: isolationOpen(s),
    gateOpen: mine.gateOpen,
    rover: mine.rover,
    elevator: mine.elevator,
    elevatorStuck: mine.elevatorStuck,
    computer: mine.computer,
    contingency: tokenView(mine.contingency, reader),
    pool: poolView(mine.pool, reader),
    depressurised: mine.depressurised,
    analysed: [...mine.analysed],
    lightsOut: mine.lightsOut,
    surface: { count: mine.surface.length, discard: [...mine.surfaceDiscard] },
    probeArmSpent: mine.probeArmSpent,
    ending: shared.ending && endingView(s, shared.ending),
  }
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

function playerView(s: State, seat: number, reader: Reader) {
  const { knowledge, active, contingencies, fireproof } = ownOf(s.players[seat])
  return {
    knowledge,
    active,
    contingencies: contingencies.map((token) => tokenView(token, reader)),
    fireproof,
  }
}

function endingView(s: State, ending: Ending): LockdownEnding {
  return { ...ending, checks: ending.checks as LockdownCheck[], baseDestroyed: isBaseDestroyed(s) }
}
