import type { Texts } from '@bulkhead/kernel'
import type { AnyAction, Doing } from '../actions/action.ts'
import type { CharacterChanges } from '../figures.ts'
import type { Colour } from '../kinds.ts'
import type { ObjectId, Player, State } from '../state.ts'
import type { Table } from '../table.ts'

/** A Room tile, or a room printed on the board. */
export interface Tile {
  readonly id: string
  readonly kind: '1' | '2' | 'special'
  /** White rooms let the searcher choose; rooms without colour cannot be searched. */
  readonly colour: Colour | 'white' | null
  readonly computer: boolean
  /** May hold a Malfunction marker. */
  readonly breaks: boolean
  /** False where it cannot hold a Fire marker. */
  readonly burns?: boolean
  /** Figures of the Characters in it. */
  readonly modifies?: CharacterChanges
  /** What it does to whoever enters or explores it. */
  entered?(t: Table, me: Player): void
  /** Told when Objects have come there: all that are there now. */
  brought?(s: State, objects: readonly ObjectId[]): void
  /** What a Search in it does to the searcher. */
  searched?(t: Table, me: Player): void
  /** Its action is that of another room with a Computer. */
  readonly relays?: boolean
  /** The room action: 2 cards where it says no other number, out of combat, in a working room. */
  readonly action?: AnyAction
}

/** A room as it is declared: its action bears its name and costs what every room action costs. */
export type DeclaredTile<Choice, T extends Texts> = Pick<Tile, 'id' | 'kind' | 'colour'> &
  Partial<
    Pick<
      Tile,
      'breaks' | 'burns' | 'computer' | 'modifies' | 'entered' | 'brought' | 'searched' | 'relays'
    >
  > & {
    readonly action?: Doing<Choice, T> & { readonly cost?: number }
  }

const ROOM_ACTION = { cost: 2, when: 'calm' } as const

/** Every part that a room may have. */
export const TILE_PARTS: Readonly<Record<keyof Tile, undefined>> = {
  id: undefined,
  kind: undefined,
  colour: undefined,
  computer: undefined,
  breaks: undefined,
  burns: undefined,
  modifies: undefined,
  entered: undefined,
  brought: undefined,
  searched: undefined,
  relays: undefined,
  action: undefined,
}

/** Declares a room. */
export function tile<Choice, T extends Texts>({ action, ...def }: DeclaredTile<Choice, T>): Tile {
  return {
    breaks: true,
    computer: false,
    ...def,
    action: action && { ...ROOM_ACTION, ...action, id: def.id },
  }
}
