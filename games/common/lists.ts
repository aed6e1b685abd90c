/**
 * What is made of each: for the lists that a state keeps. The engine gives what `map` returns another kind of list once
 * the caller is compiled; all that was compiled for states until then would have to be compiled again.
 */
export function listed<From, Made>(
  from: readonly From[],
  make: (one: From, index: number) => Made,
): Made[] {
  const list: Made[] = []
  for (let i = 0; i < from.length; i++) list.push(make(from[i], i))
  return list
}
