import type { Rules } from '@bulkhead/kernel'
import type { IntruderType } from '../kinds.ts'
import type { Intruder, Player } from '../state.ts'
import type { Table } from '../table.ts'

/** What the attacked Character is about. */
export interface Attacking {
  readonly escaping: boolean
  /** As if it were dark, wherever it is. */
  readonly dark?: boolean
  /** Attackers that come along into the room that is escaped to. */
  readonly follows: Intruder[]
}

/** An Intruder Attack card: the blood value for kill checks, and the attack. */
export interface AttackCard {
  readonly id: string
  readonly blood: number | 'arrow'
  readonly attackers: readonly IntruderType[]
  hit(t: Table, intruder: Intruder, me: Player, how: Attacking): Rules
  /** What it does besides to whoever is in the dark and still lives. */
  dark?(t: Table, intruder: Intruder, me: Player, how: Attacking): Rules
  /** What it does to others in the room, though the attacked Character ignores it (NEM-REACT-05). */
  hitOthers?(t: Table, intruder: Intruder, me: Player): Rules
}
