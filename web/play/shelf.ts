import type { Save } from '@bulkhead/kernel'
import type { Turned } from '@bulkhead/protocol'
import { createStore, delMany, get, getMany, keys, type UseStore } from 'idb-keyval'
import type { BotReason, Order } from './position.ts'
import type { LocalGame } from './protocol.ts'

/** A local game as the browser keeps it. */
export interface Kept {
  readonly game: LocalGame
  readonly match: Save
  readonly reasons: readonly BotReason[]
  /** Standing orders, seat by seat; absent where nobody has given any. */
  readonly orders?: readonly (readonly Order[])[]
  /** When each hourglass was turned; absent where there has been none. */
  readonly turned?: Turned
}

/** Where local games are kept. */
export interface Shelf {
  list(): Promise<readonly LocalGame[]>
  read(id: string): Promise<Kept | null>
  /**
   * Puts a version in the place of the one before it, as a whole or not at all; false where that is not
   * the one before, because another tab has played on or thrown it away.
   */
  write(kept: Kept): Promise<boolean>
  remove(id: string): Promise<void>
}

/** The list is read often and matches are large, so each game has two entries. */
const LISTED = 'game:'
const WHOLE = 'match:'

export function browserShelf(store: UseStore = createStore('bulkhead', 'games')): Shelf {
  return {
    async list() {
      const ids = (await keys<string>(store)).filter((key) => key.startsWith(LISTED))
      const games = await getMany<LocalGame>(ids, store)
      return games.filter((game) => game !== undefined).sort((a, b) => b.updatedAt - a.updatedAt)
    },
    read: async (id) => (await get<Kept>(WHOLE + id, store)) ?? null,
    write: (kept) => store('readwrite', (entries) => replaced(entries, kept)),
    remove: (id) => delMany([LISTED + id, WHOLE + id], store),
  }
}

/** One transaction: the browser may be killed at any instant. */
function replaced(entries: IDBObjectStore, kept: Kept): Promise<boolean> {
  const { id, version } = kept.game
  const { transaction } = entries
  return new Promise((resolve, reject) => {
    transaction.onabort = () => reject(transaction.error)
    const before = entries.get(LISTED + id)
    before.onsuccess = () => {
      if ((before.result?.version ?? 0) !== version - 1) return resolve(false)
      entries.put(kept.game, LISTED + id)
      entries.put(kept, WHOLE + id)
      transaction.oncomplete = () => resolve(true)
    }
  })
}
