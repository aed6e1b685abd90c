/** What follows from something that never changes: found once, and asked for again and again. */
export function once<Of extends object, Found>(find: (of: Of) => Found): (of: Of) => Found {
  const found = new WeakMap<Of, Found>()
  return (of) => {
    let known = found.get(of)
    if (known === undefined) {
      known = find(of)
      found.set(of, known)
    }
    return known
  }
}
