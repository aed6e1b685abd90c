/** The entries of one family under the name of another: the action of a card is called like the card. */
export function renamed<T extends object, From extends string, To extends string>(
  entries: T,
  from: From,
  to: To,
): Renamed<T, From, To> {
  const start = `${from}.`
  return Object.fromEntries(
    Object.entries(entries)
      .filter(([key]) => key.startsWith(start))
      .map(([key, text]) => [`${to}.${key.slice(start.length)}`, text]),
  ) as Renamed<T, From, To>
}

type Renamed<T, From extends string, To extends string> = {
  readonly [K in keyof T & string as K extends `${From}.${infer Id}`
    ? `${To}.${Id}`
    : never]: string
}
