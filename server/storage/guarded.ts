import type { Storage } from './storage.ts'
import { wrapped } from './wrapped.ts'

/** The storage does not answer: what was asked of it may have been done or not. It may come back any time. */
export class StorageFault extends Error {
  constructor(cause: unknown) {
    super('The storage does not answer.', { cause })
    this.name = 'StorageFault'
  }
}

export interface StorageWatch {
  /** At every fault. */
  failed(cause: unknown): void
  /** Whether it answers; told when that changes. */
  answers(answers: boolean): void
}

type Access = 'read' | 'write'

const ACCESS: Readonly<Partial<Record<PropertyKey, Access>>> = {
  createIdentity: 'write',
  identity: 'read',
  identityBySecret: 'read',
  changeIdentity: 'write',
  addSecret: 'write',
  takeCarrySecret: 'write',
  forgetSecret: 'write',
  createTable: 'write',
  tableByKey: 'read',
  table: 'read',
  record: 'read',
  openTables: 'read',
  openTableByCode: 'read',
  tablesOf: 'read',
  seatsOf: 'read',
  dueTables: 'read',
  setDue: 'write',
  staleTables: 'read',
  append: 'write',
  eventsAfter: 'read',
  eventByKey: 'read',
  lastSaid: 'read',
  saveCheckpoint: 'write',
  touchSeat: 'write',
  touchIdentity: 'write',
  seenAt: 'read',
  lastBeat: 'read',
  beat: 'write',
  pauses: 'read',
  addPause: 'write',
  endPauses: 'write',
} satisfies Partial<Record<keyof Storage, Access>>

/** The same storage, whose failures are told apart from mistakes, and watched. */
export function guarded(storage: Storage, watch: StorageWatch): Storage {
  const failing = new Set<Access>()

  async function asked(access: Access, ask: () => Promise<unknown>): Promise<unknown> {
    try {
      const answer = await ask()
      // A disk that is full can still be read, but whoever can write can read.
      note(() => (access === 'write' ? failing.clear() : failing.delete(access)))
      return answer
    } catch (error) {
      if (isMistake(error)) throw error
      watch.failed(error)
      note(() => failing.add(access))
      throw new StorageFault(error)
    }
  }

  function note(change: () => void): void {
    const before = failing.size
    change()
    if ((before === 0) !== (failing.size === 0)) watch.answers(failing.size === 0)
  }

  return wrapped(storage, (name, method) => {
    const access = ACCESS[name]
    return access ? (...given) => asked(access, () => method(...given) as Promise<unknown>) : method
  })
}

/** Classes of PostgreSQL's codes: data that it refuses, constraints, statements that are wrong. */
const MISTAKEN_SQL = /^(22|23|42)...$|^SQLITE_(CONSTRAINT|MISMATCH|TOOBIG|RANGE)/

/** What would fail in the same way the next time. */
function isMistake(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof SyntaxError) return true
  return MISTAKEN_SQL.test(String((error as { code?: unknown })?.code ?? ''))
}
