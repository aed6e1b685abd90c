import type { Option } from '@bulkhead/kernel'
import { thingAt } from '../../games/coach.ts'
import type { AnyGameUi } from '../../games/ui.ts'
import type { Choosing } from '../choosing.ts'
import { isUnder, targetsOf } from '../options-at.ts'

/** What to press next on the way to an answer. */
export interface Press {
  /** As a CSS selector. */
  readonly at: string
  /** begin: where the answer begins. on: what follows. confirm: the main button. */
  readonly step: 'begin' | 'on' | 'confirm'
}

/** What can be chosen says so: on the board, and in one's hand. */
export const LIT = ':is([data-lit], [data-target][aria-pressed])'

const OPEN = ':is(.popover, .docked)'

export function nextPress(
  picks: readonly string[],
  choosing: Choosing,
  ui: AnyGameUi,
  view: unknown,
): Press | null {
  const { asked, picked, at, verb } = choosing
  const missing = picks.find((id) => !picked.includes(id))
  if (missing === undefined) return { at: '.prompt-main', step: 'confirm' }
  const option = asked?.options.find(({ id }) => id === missing)
  if (!option) return null
  if (at) return { at: `${OPEN} ${optionAt(option)}`, step: 'on' }
  const wanted = verbOf(option, choosing, ui)
  if (wanted && wanted !== verb?.id) return { at: `[data-verb="${wanted}"]`, step: 'begin' }
  const step = verb || picked.length > 0 ? 'on' : 'begin'
  return { at: thingOf(option, choosing, ui, view) ?? optionAt(option), step }
}

/** The verb that says best what the option does; what it comes from stands before that. */
function verbOf(option: Option, { verbs, verb }: Choosing, ui: AnyGameUi): string | null {
  if (verb && isUnder(verb.id, option, ui)) return verb.id
  const own = ui.verbs?.verbsOf(option) ?? []
  return own.findLast((id) => verbs.some((one) => one.id === id)) ?? null
}

/** The thing at which fewest other options stand, on the board before elsewhere, and of those the largest. */
function thingOf(
  option: Option,
  { choices }: Choosing,
  ui: AnyGameUi,
  view: unknown,
): string | null {
  const found = targetsOf(option, ui, view).flatMap(({ kind, id }) => {
    const at = `.table ${thingAt(kind, id)}${LIT}`
    const element = document.querySelector(at)
    if (!element) return []
    const { width, height } = element.getBoundingClientRect()
    const elsewhere = element.closest('.table-board') ? 0 : 1
    return [{ at, many: choices.optionsAt(kind, id).length, elsewhere, area: width * height }]
  })
  const [first] = found.sort(
    (one, other) =>
      one.many - other.many || one.elsewhere - other.elsewhere || other.area - one.area,
  )
  return first?.at ?? null
}

function optionAt(option: Option): string {
  return `[data-option="${CSS.escape(option.id)}"]`
}
