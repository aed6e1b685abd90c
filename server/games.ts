import type { AnyGame } from '@bulkhead/kernel'
import { nemesis } from '@bulkhead/nemesis'
import { theseus } from '@bulkhead/theseus'

/** The games that can be played at a table, by id. */
export type Games = Readonly<Record<string, AnyGame>>

export const games: Games = { theseus, nemesis }
