import { type Dictionary, type Line, type Option, render } from '@bulkhead/kernel'
import type { AnyGameUi, Link, Reading } from '../../games/ui.ts'
import type { Asked } from '../../play/position.ts'
import type { Choosing } from '../choosing.ts'

/** The one question, and what stands in small letters above it. */
export interface Heading {
  readonly question: string
  readonly above: string
}

/** A question says in parentheses what is left or was done before: that stands above it. */
export function headingOf(
  asked: Asked,
  context: string,
  words: Dictionary,
  verbQuestion: string | undefined,
): Heading {
  const text = render(words, `prompt.${asked.prompt}`, asked.params)
  const parted = /^(.*?)\s*\(([^()]*)\)\s*$/.exec(text)
  const question = verbQuestion ?? parted?.[1] ?? text
  return { question, above: context || parted?.[2] || '' }
}

/** Without what it costs and comes from, which stands beside it. */
export function plainly(text: string): string {
  return text.replace(/\s*\([^()]*\)$/, '')
}

export function contextOf(
  asked: Asked,
  lines: readonly Line[],
  ui: AnyGameUi,
  words: Dictionary,
): string {
  return ui.context?.(asked, lines, words) ?? ''
}

/** The options of a question that stand nowhere on the screen: its buttons. */
export function unplaced(
  { asked }: Choosing,
  targets: (option: Option) => number,
): readonly Option[] {
  return asked?.options.filter((option) => targets(option) === 0) ?? []
}

export function pickedOf({ asked, picked }: Choosing): readonly Option[] {
  return asked?.options.filter(({ id }) => picked.includes(id)) ?? []
}

/** The links of a game's own chain; null where the plain one does. */
export function ownChain(
  choosing: Choosing,
  ui: AnyGameUi,
  reading: Reading<unknown>,
): readonly Link[] | null {
  const { asked } = choosing
  if (!asked || !ui.chainOf) return null
  const links = ui.chainOf(
    asked,
    { first: asked.declared ?? null, picked: pickedOf(choosing) },
    reading,
  )
  return links.length > 0 ? links : null
}
