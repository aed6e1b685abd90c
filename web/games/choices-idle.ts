import type { Target } from '@bulkhead/kernel'
import { NO_PREVIEW } from './preview.ts'
import type { Choices } from './ui.ts'

/** Where nothing can be chosen, as in a replay: whatever is pressed is explained. */
export function idleChoices(explain: (what: Target) => void): Choices {
  return {
    asked: null,
    stage: 'rest',
    optionsAt: () => [],
    isLit: () => false,
    isPicked: () => false,
    isMarked: () => false,
    tagAt: () => null,
    unavailableAt: () => [],
    press: (kind, id) => explain({ kind, id }),
    preview: NO_PREVIEW,
    point: () => {},
  }
}
