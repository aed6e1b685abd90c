import { open } from 'node:fs/promises'

/** Brings to the disk what was written to a file. */
export interface Disk {
  /** Resolves when all that was written before the call is on the disk. */
  settled(): Promise<void>
  /** Without waiting; throws as long as it did not work the last time. */
  soon(): void
  close(): Promise<void>
}

const SOON = 100

/**
 * The disk is asked in a thread of its own, so that the process goes on meanwhile; and it is asked once for
 * all who have written since it was asked last.
 */
export async function openDisk(path: string): Promise<Disk> {
  const file = await open(path, 'r+')
  let next: Promise<void> | null = null
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | null = null
  let problem: unknown = null

  function settled(): Promise<void> {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        running = file.datasync()
        return running
      })
    return next
  }

  return {
    settled,
    soon() {
      timer ??= setTimeout(() => {
        timer = null
        settled().then(
          () => {
            problem = null
          },
          (error) => {
            problem = error
          },
        )
      }, SOON)
      if (problem) throw problem
    },
    async close() {
      if (timer) clearTimeout(timer)
      await settled().finally(() => file.close())
    },
  }
}
