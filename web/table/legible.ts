import type { AnyGameUi } from '../games/ui.ts'
import { isSmall, type Layout } from './layout.ts'
import type { Legible } from './zoom.tsx'

/** How large a name on the board is at least, in pixels; signs beside it are a little smaller. */
const LEAST_NAME = { small: 15, large: 13 }

/** What the names of this board need; null where it has none. */
export function legibleFor({ textAt }: AnyGameUi, view: unknown, layout: Layout): Legible | null {
  if (!textAt) return null
  return {
    textAt: (room) => textAt(view, room),
    least: isSmall(layout) ? LEAST_NAME.small : LEAST_NAME.large,
  }
}
