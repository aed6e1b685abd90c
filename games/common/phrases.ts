import type { Language } from '@bulkhead/kernel'

/** How each language joins a name that has its article: "of the Bridge", "du Pont". */
interface Joining {
  of(name: string): string
  to(name: string): string
}

export const JOINING: Readonly<Record<Language, Joining>> = {
  en: {
    of: (name) => `of ${name}`,
    to: (name) => `to ${name}`,
  },
  fr: {
    of: (name) => contracted('de', 'du', 'des', name),
    to: (name) => contracted('à', 'au', 'aux', name),
  },
}

/** `de` and `à` melt into the article. */
function contracted(plain: string, le: string, les: string, name: string): string {
  if (name.startsWith('le ')) return `${le} ${name.slice(3)}`
  if (name.startsWith('les ')) return `${les} ${name.slice(4)}`
  return `${plain} ${name}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

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
