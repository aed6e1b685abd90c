import type { Change, Place } from './change.ts'

/** What a file of tests reaches: while it loads its modules, and afterwards in its tests. */
export interface Reached {
  readonly loading: readonly number[]
  readonly testing: readonly number[]
}

interface Insert {
  readonly at: number
  readonly text: string
  /** At the same place what ends comes before what begins. */
  readonly order: number
}

/** The source with notes that tell when a change's place is reached; changes are known by number. */
export function noted(source: string, changes: readonly (readonly [number, Change])[]): string {
  const places = new Map<string, { place: Place; numbers: number[] }>()
  for (const [number, { place }] of changes) {
    if (!place) continue
    const key = `${place.start} ${place.end} ${place.room}`
    const known = places.get(key) ?? { place, numbers: [] }
    known.numbers.push(number)
    places.set(key, known)
  }
  const inserts = [...places.values()].flatMap(({ place, numbers }) => insertsFor(place, numbers))
  return inserts
    .sort((a, b) => b.at - a.at || b.order - a.order)
    .reduce((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), source)
}

function insertsFor({ start, end, room }: Place, numbers: readonly number[]): Insert[] {
  const note = `(globalThis.$reached??=new Set())${numbers.map((n) => `.add(${n})`).join('')}`
  const length = end - start
  const [opening, closing] = {
    before: [`;${note};`, ''],
    braces: [`{${note};`, '}'],
    parentheses: [`(${note},`, ')'],
  }[room]
  return [
    { at: start, text: opening, order: -length },
    { at: end, text: closing, order: -1e9 + length },
  ]
}

/** A file of tests that also tells what it reached. Modules may be loaded already by another. */
export function telling(test: string): string {
  return `${test}
;import { afterAll as $after, beforeAll as $before } from 'vitest'
function $take() {
  const reached = [...(globalThis.$reached ?? [])]
  globalThis.$reached = new Set()
  return reached
}
$before(({}, file) => { file.meta.loading = $take() })
$after(({}, file) => { file.meta.testing = $take() })
`
}
