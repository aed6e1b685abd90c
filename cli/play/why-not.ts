import { render, type Unavailable } from '@bulkhead/kernel'
import type { Look } from './boards.ts'
import { wrapped } from './page.ts'
import { phrase } from './text/index.ts'

/** Why a seat is not offered what it may be looking for, each with its rule. */
export function whyNotLines(reasons: readonly Unavailable[], look: Look): string[] {
  const { words, width, colours, language } = look
  if (reasons.length === 0) return [phrase(language, 'why.nothing')]
  return reasons.flatMap(({ what, why, rule, params }) => {
    const name = colours.bold(render(words, what, params))
    const text = `${render(words, `why.${why}`, params)} ${colours.dim(rule)}`
    return wrapped(phrase(language, 'why.line', { name, text }), width, '  ', '    ')
  })
}
