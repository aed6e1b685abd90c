import type { Dictionary, Option } from './game.ts'
import type { Params } from './log.ts'

/**
 * Makes a sentence: `{sector}` is the parameter `sector`, named by the entry `sector.<value>` where
 * the dictionary has one; `{to:sector}` is the parameter `to`, named as a sector.
 */
export function render(dictionary: Dictionary, key: string, params: Params = {}): string {
  const template = dictionary[key]
  if (template === undefined) return key
  return template.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, kind?: string) => {
    const value = params[name]
    return dictionary[`${kind ?? name}.${value}`] ?? String(value)
  })
}

/** The sentence for an option: its targets fill the placeholders of their kind. */
export function renderOption(dictionary: Dictionary, option: Option): string {
  const params: Record<string, string | number> = { ...option.params }
  for (const target of option.targets ?? []) params[target.kind] ??= target.id
  return render(dictionary, `option.${option.label}`, params)
}
