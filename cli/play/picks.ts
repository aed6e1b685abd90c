import type { Decision } from '@bulkhead/kernel'
import type { Phrase } from './text/index.ts'

export type Picks =
  | { readonly ids: readonly string[] }
  | { readonly wrong: Phrase; readonly params: Readonly<Record<string, string | number>> }

/** Reads `3`, or `1 3 5-8` where several are picked: the options with these numbers. */
export function readPicks({ options, min, max }: Decision, typed: string): Picks {
  const numbers: number[] = []
  for (const part of typed.split(/[\s,]+/).filter((one) => one !== '')) {
    const range = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(part)
    const from = Number(range?.[1])
    const to = Number(range?.[2] ?? from)
    if (part === '0' && min === 0) continue
    if (!(from >= 1 && from <= to && to <= options.length)) {
      return { wrong: 'bad.number', params: { typed: part, options: options.length } }
    }
    for (let number = from; number <= to; number++) numbers.push(number)
  }
  const picked = [...new Set(numbers)]
  if (picked.length < min || picked.length > max) {
    const wanted = min === max ? `${min}` : `${min}-${max}`
    return { wrong: 'bad.count', params: { wanted, given: picked.length } }
  }
  return { ids: picked.map((number) => options[number - 1].id) }
}
