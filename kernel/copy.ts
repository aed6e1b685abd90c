/** A deep copy of plain JSON. Several times faster than structuredClone; see `bulkhead bench`. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const out = new Array(value.length)
    for (let i = 0; i < value.length; i++) {
      const item = value[i]
      out[i] = typeof item === 'object' ? copy(item) : item
    }
    return out as T
  }
  // A clone has the very shape of the original. One that is given a large thing's fields one by one becomes a table of them.
  const out: Record<string, unknown> = { ...(value as Record<string, unknown>) }
  for (const key in out) {
    const item = out[key]
    if (typeof item === 'object' && item !== null) out[key] = copy(item)
  }
  return out as T
}

/** Whether two pieces of plain JSON say the same; a key that is undefined counts as absent. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b)
  return !Array.isArray(b) && sameRecords(a as Plain, b as Plain)
}

type Plain = Record<string, unknown>

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false
  return true
}

function sameRecords(a: Plain, b: Plain): boolean {
  // Where all that one has is in the other, and the other has as many, it has no more.
  let more = 0
  for (const key in a) {
    const value = a[key]
    if (value !== undefined) more--
    if (value !== b[key] && !same(value, b[key])) return false
  }
  for (const key in b) if (b[key] !== undefined) more++
  return more === 0
}
