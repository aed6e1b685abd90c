import type { Decision, Option } from './game.ts'
import { type Refusal, refusal } from './refusal.ts'

/** The options that an answer names, whatever was sent as one; or why it is not accepted. */
export function pickOptions(decision: Decision, choice: unknown): readonly Option[] | Refusal {
  const { options, min, max } = decision
  if (typeof choice === 'string' && min <= 1 && max >= 1) {
    const option = optionNamed(options, choice)
    return option ? [option] : notListed(choice, options)
  }
  const ids = typeof choice === 'string' ? [choice] : choice
  if (!Array.isArray(ids) || ids.some((id) => typeof id !== 'string')) {
    return refusal('malformed', 'An answer is an option id or a list of option ids.', options)
  }
  if (ids.length < min || ids.length > max || new Set(ids).size !== ids.length) {
    const number = min === max ? `${min}` : `${min} to ${max}`
    return refusal('wrong-number', `This decision takes ${number} different options.`, options)
  }
  const picks: Option[] = []
  for (const id of ids) {
    const option = optionNamed(options, id)
    if (!option) return notListed(id, options)
    picks.push(option)
  }
  return picks
}

function optionNamed(options: readonly Option[], id: string): Option | undefined {
  for (const option of options) if (option.id === id) return option
  return undefined
}

function notListed(id: string, options: readonly Option[]): Refusal {
  return refusal('not-listed', `"${id}" is not one of the options.`, options)
}
