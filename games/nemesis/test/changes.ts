/** Names of everything that differs between two views: `rooms.*.fire`, where `*` is any of them. */
export function changesBetween(before: unknown, after: unknown): Set<string> {
  const found = new Set<string>()
  compare(before, after, '', found)
  return found
}

function compare(before: unknown, after: unknown, name: string, found: Set<string>): void {
  if (before === after) return
  if (!isBranch(before) || !isBranch(after)) {
    found.add(name)
    return
  }
  const [one, other] = [named(before), named(after)]
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const part = Array.isArray(before) ? '*' : key
    compare(one[key], other[key], name === '' ? part : `${name}.${part}`, found)
  }
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Intruders come and go, so a list of them is compared by their names. */
function named(branch: object): Record<string, unknown> {
  if (!Array.isArray(branch)) return { ...branch }
  return Object.fromEntries(branch.map((one, i) => [one?.name ?? i, one]))
}
