import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Shown } from './change.ts'

/** What the tests said to one change. */
export interface Result extends Shown {
  readonly id: string
  readonly file: string
  readonly line: number
  readonly kind: string
  /** The test that failed, or how else the change was noticed; null if nobody noticed. */
  readonly noticed: string | null
  readonly reachedBy: readonly string[]
}

/** Results that are kept as they come, as long as nothing changes that they depend on. */
export interface Shelf {
  readonly kept: ReadonlyMap<string, Result>
  keep(result: Result): void
}

export function openShelf(path: string, fingerprint: string): Shelf {
  const kept = new Map((readShelf(path, fingerprint) ?? []).map((result) => [result.id, result]))
  mkdirSync(dirname(path), { recursive: true })
  const lines = [{ fingerprint }, ...kept.values()].map((line) => JSON.stringify(line))
  writeFileSync(path, `${lines.join('\n')}\n`)
  return {
    kept,
    keep(result) {
      kept.set(result.id, result)
      appendFileSync(path, `${JSON.stringify(result)}\n`)
    },
  }
}

/** A last line that was torn off when the run was killed is left out. */
function readShelf(path: string, fingerprint: string): Result[] | null {
  if (!existsSync(path)) return null
  const [first, ...lines] = readFileSync(path, 'utf8').split('\n').slice(0, -1)
  if (first !== JSON.stringify({ fingerprint })) return null
  return lines.map((line) => JSON.parse(line))
}
