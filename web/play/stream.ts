import type { Seat } from '@bulkhead/kernel'
import { tableApi } from './api.ts'
import type { Frame, Position } from './position.ts'
import { noteServerTime } from './server-time.ts'
import { type Connection, isRefused } from './source.ts'
import { noteStorage, UNSTORED } from './storage.ts'

export interface Heard {
  position(position: Position): void
  change(frame: Frame): void
  /** The seats whose people are there. */
  presence(present: readonly Seat[]): void
  connection(connection: Connection): void
}

export interface Stream {
  /** Begins anew with the whole position. */
  reopen(): void
  close(): void
}

const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 15_000
/** A connection that slept so long may be dead without knowing it. */
const LONG_HIDDEN = 60_000

/** Refusals that another try would not change. */
const FOR_GOOD = ['not-found', 'bad-request']

/**
 * The events of a table. The browser resumes after short losses by itself; where it gives up, because the
 * server refused or was away, the stream is opened again until it is known that there is no such table.
 */
export function openStream(table: string, heard: Heard): Stream {
  let events: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let hiddenAt = 0
  let closed = false

  function open(): void {
    clearTimeout(timer)
    events?.close()
    if (closed) return
    const now = new EventSource(`api/tables/${encodeURIComponent(table)}/stream`)
    events = now
    now.addEventListener('position', ({ data }) => {
      failures = 0
      noteStorage(true)
      heard.position(JSON.parse(data))
    })
    now.addEventListener('change', ({ data }) => heard.change(JSON.parse(data)))
    now.addEventListener('time', ({ data }) => noteServerTime(JSON.parse(data).now))
    now.addEventListener('storage', ({ data }) => noteStorage(JSON.parse(data).answers))
    now.addEventListener('presence', ({ data }) => heard.presence(JSON.parse(data).present))
    now.onopen = () => heard.connection('live')
    now.onerror = () => {
      if (now !== events || closed) return
      heard.connection('lost')
      if (now.readyState === EventSource.CLOSED) lookWhy()
    }
  }

  async function lookWhy(): Promise<void> {
    const found = await tableApi(table).position()
    if (closed) return
    if (isRefused(found) && found.error === 'forbidden') heard.connection('private')
    else if (isRefused(found) && FOR_GOOD.includes(found.error)) heard.connection('gone')
    // The server is there, and says when it can go on: that is soon enough.
    else if (isRefused(found) && found.error === UNSTORED) timer = setTimeout(open, FIRST_PAUSE)
    else timer = setTimeout(open, Math.min(FIRST_PAUSE * 2 ** failures++, LONGEST_PAUSE))
  }

  function visibility(): void {
    if (document.hidden) hiddenAt = Date.now()
    else if (Date.now() - hiddenAt > LONG_HIDDEN) open()
  }

  function lose(): void {
    heard.connection('lost')
  }

  addEventListener('online', open)
  addEventListener('offline', lose)
  document.addEventListener('visibilitychange', visibility)
  open()
  return {
    reopen: open,
    close() {
      closed = true
      clearTimeout(timer)
      events?.close()
      removeEventListener('online', open)
      removeEventListener('offline', lose)
      document.removeEventListener('visibilitychange', visibility)
    },
  }
}
