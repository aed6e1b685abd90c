import type { Listed } from '../catalogue.ts'
import type { Table } from './games.ts'
import type { Kind, UseKind } from './statistics.ts'

/** What a report calls things, and in which order it lists their kinds. */
export interface Namer {
  readonly facets: readonly Kind[]
  readonly uses: readonly UseKind[]
  readonly lengths: readonly Kind[]
  name(kind: Kind, id: string): string
  /** Names that tell all of these apart. */
  names(kind: Kind, ids: readonly string[]): (id: string) => string
  readonly ending: (id: string) => string
  readonly cause: (id: string) => string
}

/** English, like everything in the lab. */
export function namerFor({ game, statistics }: Listed): Namer {
  const { en } = game.text
  const name = ({ id: kind, family }: Kind, id: string) => {
    if (kind === 'seat') return `seat ${id}`
    if (kind === 'players') return id === '1' ? '1 player' : `${id} players`
    return en[`${family}.${id}`] ?? id
  }
  return {
    facets: [
      { id: 'bot', title: 'Bot' },
      ...(statistics?.facets ?? []),
      { id: 'players', title: 'Number of players' },
      { id: 'seat', title: 'Seat' },
    ],
    uses: statistics?.uses ?? [],
    lengths: [
      ...(statistics?.lengths ?? []),
      { id: 'decisions', title: 'Decisions' },
      { id: 'choices', title: 'Decisions with more than one answer' },
    ],
    name,
    names: (kind, ids) => {
      const all = ids.map((id) => name(kind, id))
      return (id) => {
        const own = name(kind, id)
        return all.filter((one) => one === own).length > 1 ? `${own} (${id})` : own
      }
    },
    ending: (id) => en[`result.${id}`] ?? id,
    cause: (id) => statistics?.causes?.[id] ?? id,
  }
}

/** Each table by its number of seats and by those options in which the tables differ. */
export function tableNames(tables: readonly Table[]): string[] {
  const names = Object.keys(tables[0].options)
  const differ = names.filter(
    (name) => new Set(tables.map(({ options }) => String(options[name]))).size > 1,
  )
  // An option for each seat differs wherever the number of seats does.
  const telling = differ.filter((name) => tables.every((one) => !Array.isArray(one.options[name])))
  return tables.map(({ seats, options }) =>
    [
      `${seats} ${seats === 1 ? 'seat' : 'seats'}`,
      ...telling.map((one) => `${one} ${options[one]}`),
    ].join(', '),
  )
}
