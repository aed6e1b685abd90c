import { copy } from './copy.ts'
import { type Change, type Plain, pointer, put } from './patch.ts'

/** What leads a reader from what they have to what is there now. */
export interface CaughtUp {
  readonly changes: readonly Change[]
  /** The reader's own of it: what is the same is shared with what they had, nothing with what may go on changing. */
  readonly value: unknown
}

/**
 * Parts of what several readers see at one instant, each with what a reader made of it: whoever comes to it next shares
 * that, and it is compared once for all.
 */
export type SharedParts = Map<object, unknown>

/** In one pass: nothing is made for what is the same. */
export function caughtUp(before: unknown, after: unknown, shared?: SharedParts): CaughtUp {
  const walk = new Walk(copy, shared)
  const value = walk.compare(before, after)
  return { changes: walk.changes, value }
}

/** How to get from one piece of plain JSON to another; to be applied in order. They share parts with the second. */
export function changes(before: unknown, after: unknown): readonly Change[] {
  const walk = new Walk((value) => value)
  walk.compare(before, after)
  return walk.changes
}

/** No object inherits anything else: what is none of these is its own. */
const INHERITED = Object.prototype

class Walk {
  readonly changes: Change[] = []
  private readonly path: (string | number)[] = []

  constructor(
    private readonly taken: (value: unknown) => unknown,
    private readonly shared?: SharedParts,
  ) {}

  compare(before: unknown, after: unknown): unknown {
    if (before === after) return before
    if (isObject(before) && isObject(after)) {
      if (Array.isArray(before)) {
        if (Array.isArray(after)) return this.list(before, after)
      } else if (!Array.isArray(after)) {
        return this.record(before as Plain, after as Plain)
      }
    }
    return this.replaced(after)
  }

  private list(before: readonly unknown[], after: readonly unknown[]): unknown {
    const both = Math.min(before.length, after.length)
    let own: unknown[] | null = before.length === after.length ? null : before.slice(0, both)
    // From the end, so that every path is still right when its turn comes.
    for (let i = before.length - 1; i >= both; i--) this.gone(i)
    for (let i = 0; i < both; i++) {
      if (before[i] === after[i]) continue
      const now = this.inside(i, before[i], after[i])
      if (now === before[i]) continue
      own ??= before.slice()
      own[i] = now
    }
    for (let i = both; i < after.length; i++) own!.push(this.added(i, after[i]))
    return own ?? before
  }

  private record(before: Plain, after: Plain): unknown {
    const begun = this.changes.length
    let own: Plain | null = null
    let kept = 0
    for (const key in after) {
      const was = before[key]
      const is = after[key]
      if (is === undefined) continue
      if (was === undefined || isInherited(before, key, was)) {
        own ??= { ...before }
        put(own, key, this.added(key, is))
        continue
      }
      kept++
      if (was === is) continue
      const now = this.part(key, was, is)
      if (now === was) continue
      own ??= { ...before }
      put(own, key, now)
    }
    for (const key in before) if (before[key] !== undefined) kept--
    return kept === 0 ? (own ?? before) : this.without(own ?? before, after, before, begun)
  }

  /** What is gone comes first. */
  private without(sofar: Plain, after: Plain, before: Plain, begun: number): Plain {
    const gone = Object.keys(before).filter(
      (key) => before[key] !== undefined && ownValue(after, key) === undefined,
    )
    const changes = gone.map((key): Change => [this.pathTo(key)])
    this.changes.splice(begun, 0, ...changes)
    const own: Plain = {}
    for (const key of Object.keys(sofar)) if (!gone.includes(key)) put(own, key, sofar[key])
    return own
  }

  /** A field of the whole may be seen by others too. */
  private part(key: string, was: unknown, is: unknown): unknown {
    const { shared } = this
    if (!shared || this.path.length > 0 || !isObject(is)) return this.inside(key, was, is)
    const made = shared.get(is)
    if (made === undefined) {
      const now = this.inside(key, was, is)
      shared.set(is, now)
      return now
    }
    if (made !== was) this.inside(key, was, made)
    return made
  }

  private inside(key: string | number, was: unknown, is: unknown): unknown {
    this.path.push(key)
    const now = this.compare(was, is)
    this.path.pop()
    return now
  }

  private replaced(after: unknown): unknown {
    const now = this.taken(after)
    this.changes.push([this.path.map(pointer).join(''), now])
    return now
  }

  private added(key: string | number, value: unknown): unknown {
    const now = this.taken(value)
    this.changes.push([this.pathTo(key), now])
    return now
  }

  private gone(key: string | number): void {
    this.changes.push([this.pathTo(key)])
  }

  private pathTo(key: string | number): string {
    return this.path.map(pointer).join('') + pointer(key)
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isInherited(value: Plain, key: string, found: unknown): boolean {
  return (typeof found === 'function' || found === INHERITED) && !Object.hasOwn(value, key)
}

function ownValue(value: Plain, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined
}
