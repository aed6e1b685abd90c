import { same } from './copy.ts'

/** One change: the JSON pointer of what is now this value; without a value it is gone. */
export type Change = readonly [path: string, value: unknown] | readonly [path: string]

/** How to get from one piece of plain JSON to another; to be applied in order. */
export function changes(before: unknown, after: unknown): Change[] {
  const found: Change[] = []
  compare(before, after, '', found)
  return found
}

function compare(before: unknown, after: unknown, path: string, found: Change[]): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after)) compareArrays(before, after, path, found)
  else if (isObject(before) && isObject(after)) compareObjects(before, after, path, found)
  else found.push([path, after])
}

function compareArrays(before: unknown[], after: unknown[], path: string, found: Change[]): void {
  // From the end, so that every path is still right when its turn comes.
  for (let i = before.length - 1; i >= after.length; i--) found.push([`${path}/${i}`])
  for (let i = 0; i < after.length; i++) {
    if (i >= before.length) found.push([`${path}/${i}`, after[i]])
    // Most of what is compared is the same: no path is made for it.
    else if (!same(before[i], after[i])) compare(before[i], after[i], `${path}/${i}`, found)
  }
}

function compareObjects(before: Plain, after: Plain, path: string, found: Change[]): void {
  for (const key of keysOf(before)) {
    if (own(after, key) === undefined) found.push([pointer(path, key)])
  }
  for (const key of keysOf(after)) {
    const was = own(before, key)
    if (was === undefined) found.push([pointer(path, key), after[key]])
    else if (!same(was, after[key])) compare(was, after[key], pointer(path, key), found)
  }
}

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
    const now = replaced(own(copy, key), rest, change)
    // Assigning would not make a field of a name like `__proto__`.
    const field = { value: now, writable: true, enumerable: true, configurable: true }
    Object.defineProperty(copy, key, field)
  }
  return copy
}

type Plain = Record<string, unknown>

/** A field that is undefined is none: JSON leaves it out. */
function keysOf(value: Plain): string[] {
  return Object.keys(value).filter((key) => value[key] !== undefined)
}

function own(value: Plain, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined
}

function isObject(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function pointer(path: string, key: string): string {
  const escaped = /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key
  return `${path}/${escaped}`
}

function steps(path: string): string[] {
  const keys = path.split('/').slice(1)
  return keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}
