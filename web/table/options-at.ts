import { type Dictionary, type Option, renderOption, type Target } from '@bulkhead/kernel'
import { type AnyGameUi, keyOf } from '../games/ui.ts'
import type { Asked } from '../play/position.ts'

/** Options by the things that stand for them, as `kind:id`. */
export type ByTarget = ReadonlyMap<string, readonly Option[]>

export function targetsOf(option: Option, ui: AnyGameUi, view: unknown): readonly Target[] {
  return ui.targetsOf?.(option, view) ?? option.targets ?? []
}

export function optionsByTarget(asked: Asked | null, ui: AnyGameUi, view: unknown): ByTarget {
  const found = new Map<string, Option[]>()
  for (const option of asked?.options ?? []) {
    for (const key of new Set(targetsOf(option, ui, view).map(keyOf))) {
      found.set(key, [...(found.get(key) ?? []), option])
    }
  }
  return found
}

export function isUnder(verb: string, option: Option, ui: AnyGameUi): boolean {
  return ui.verbs?.verbsOf(option).includes(verb) ?? false
}

/** The one thing at which all of these options stand and nothing else does; null where there is none. */
export function sharedTarget(
  options: readonly Option[],
  ui: AnyGameUi,
  view: unknown,
): Target | null {
  const all = options.flatMap((option) => targetsOf(option, ui, view))
  const keys = new Set(all.map(keyOf))
  return keys.size === 1 && options.every((option) => targetsOf(option, ui, view).length > 0)
    ? all[0]
    : null
}

/** Things that are the same in every word are one choice: the first stands for all. */
export function distinct(options: readonly Option[], words: Dictionary): readonly Option[] {
  const key = (option: Option) => renderOption(words, option) + JSON.stringify(option.targets ?? [])
  const found = new Map<string, Option>()
  for (const option of options) if (!found.has(key(option))) found.set(key(option), option)
  return [...found.values()]
}

/** Picks it, or takes it back; where no more may be picked, the first goes. */
export function toggled(picked: readonly string[], id: string, max: number): string[] {
  if (picked.includes(id)) return picked.filter((one) => one !== id)
  return [...picked, id].slice(-max)
}
