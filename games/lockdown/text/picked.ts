/** Some entries of another dictionary, word for word. */
export function picked<T extends object, const K extends keyof T>(
  entries: T,
  keys: readonly K[],
): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, entries[key]])) as Pick<T, K>
}
