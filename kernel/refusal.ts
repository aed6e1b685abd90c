import { copyOptions } from './decision.ts'
import type { Option } from './game.ts'

/** Why something was not accepted. Nothing has changed. */
export interface Refusal {
  readonly refused: true
  readonly code: RefusalCode
  /** One sentence for a person. */
  readonly message: string
  /** What would be accepted instead, where that can be listed. */
  readonly legal: readonly Option[]
}

export type RefusalCode =
  | 'bad-setup'
  | 'bad-save'
  | 'foreign-save'
  | 'game-over'
  | 'no-such-seat'
  | 'not-asked'
  | 'stale'
  | 'malformed'
  | 'wrong-number'
  | 'not-listed'
  | 'not-offered'
  | 'cannot-undo'
  | 'cannot-cancel'

export function refusal(
  code: RefusalCode,
  message: string,
  legal: readonly Option[] = [],
): Refusal {
  return { refused: true, code, message, legal: copyOptions(legal) }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && (value as Refusal).refused === true
}

/** For callers to whom a refusal would be a mistake of their own. */
export function must<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(value.message)
  return value
}
