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
  const out: Record<string, unknown> = {}
  for (const key in value) {
    const item = value[key]
    out[key] = typeof item === 'object' ? copy(item) : item
  }
  return out as T
}

/** Whether two pieces of plain JSON say the same; a key that is undefined counts as absent. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    return a.every((item, i) => same(item, b[i]))
  }
  if (Array.isArray(b)) return false
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>]
  for (const key in x) if (!same(x[key], y[key])) return false
  for (const key in y) if (y[key] !== undefined && !Object.hasOwn(x, key)) return false
  return true
}
