/** What follows from something that never changes: found once, and asked for again and again. */
export function once<Of extends object, Found>(find: (of: Of) => Found): (of: Of) => Found {
  const found = new WeakMap<Of, Found>()
  // Most of them are asked of one and the same thing, of the game that is played.
  let latest: Of | undefined
  let itsOwn: Found | undefined
  return (of) => {
    if (of === latest) return itsOwn!
    let known = found.get(of)
    if (known === undefined) {
      known = find(of)
      found.set(of, known)
    }
    latest = of
    itsOwn = known
    return known
  }
}
