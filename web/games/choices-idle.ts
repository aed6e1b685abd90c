import type { Target } from '@bulkhead/kernel'
import { NO_PREVIEW } from './preview.ts'
import type { Choices } from './ui.ts'

/** Where nothing can be chosen, as in a replay: whatever is pressed is explained. */
export function idleChoices(explain: (what: Target) => void): Choices {
  return {
    asked: null,
    optionsAt: () => [],
    isLit: () => false,
    isPicked: () => false,
    press: (kind, id) => explain({ kind, id }),
    preview: NO_PREVIEW,
    point: () => {},
  }
}
