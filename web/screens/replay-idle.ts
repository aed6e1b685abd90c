import type { Choices } from '../games/ui.ts'
import type { Choosing } from '../table/choosing.ts'

const nothing = () => {}

/** Where everything has been chosen. */
export function idleChoosing(choices: Choices): Choosing {
  return {
    asked: null,
    fixed: null,
    picked: [],
    isSingle: false,
    isReady: false,
    verbs: [],
    verb: null,
    at: null,
    choices,
    unavailable: [],
    under: () => [],
    pressVerb: nothing,
    open: nothing,
    pick: nothing,
    preview: nothing,
    letGo: () => false,
    confirm: nothing,
  }
}
