import { setTimeout as pause } from 'node:timers/promises'
import { openStorage, type StorageChoice } from './open.ts'
import { problemOf } from './problems.ts'
import type { Storage } from './storage.ts'

const PAUSE = 500

export interface Waiting {
  /** Each time that what is waited for is something else. */
  note(message: string): void
  readonly signal?: AbortSignal
}

/** Opens the storage when it can be opened; what waiting cannot mend is thrown. */
export async function awaitStorage(choice: StorageChoice, waiting: Waiting): Promise<Storage> {
  let noted = ''
  for (;;) {
    try {
      return await openStorage(choice)
    } catch (error) {
      const { message, passes } = problemOf(error)
      if (!passes) throw error
      if (message !== noted) waiting.note(message)
      noted = message
    }
    await pause(PAUSE, undefined, { signal: waiting.signal })
  }
}
