import type { Storage } from './storage.ts'

export type Method = (...given: unknown[]) => unknown

/** The same storage with another face on each of its methods, which is made once. */
export function wrapped(
  storage: Storage,
  face: (name: PropertyKey, method: Method) => Method,
): Storage {
  const faces = new Map<PropertyKey, Method>()
  return new Proxy(storage, {
    get(target, name) {
      const known = faces.get(name)
      if (known) return known
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      const made = face(name, (...given) =>
        (Reflect.get(target, name) as Method).apply(target, given),
      )
      faces.set(name, made)
      return made
    },
  })
}
