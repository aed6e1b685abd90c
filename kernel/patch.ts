/** One change: the JSON pointer of what is now this value; without a value it is gone. */
export type Change = readonly [path: string, value: unknown] | readonly [path: string]

/** Applies changes; what they do not touch may be shared with the value they are applied to. */
export function patched(value: unknown, list: readonly Change[]): unknown {
  return list.reduce((sofar, change) => replaced(sofar, steps(change[0]), change), value)
}

function replaced(value: unknown, path: readonly string[], change: Change): unknown {
  if (path.length === 0) return change[1]
  const [key, ...rest] = path
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Plain) }) as Plain
  if (rest.length === 0 && change.length === 1) {
    if (Array.isArray(copy)) copy.splice(Number(key), 1)
    else delete copy[key]
  } else {
    put(copy, key, replaced(Object.hasOwn(copy, key) ? copy[key] : undefined, rest, change))
  }
  return copy
}

export type Plain = Record<string, unknown>

/** Assigning would not make a field of a name like `__proto__`. */
export function put(to: Plain, key: string, value: unknown): void {
  if (key !== '__proto__') to[key] = value
  else
    Object.defineProperty(to, key, { value, writable: true, enumerable: true, configurable: true })
}

export function pointer(key: string | number): string {
  if (typeof key === 'number' || !/[~/]/.test(key)) return `/${key}`
  return `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

function steps(path: string): string[] {
  const keys = path.split('/').slice(1)
  return keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}
