import type { Assignment, CallName, Notice, Reply, RoomCalls } from './protocol.ts'
import { inOurWords, ourRefusal } from './sentences.ts'
import { isRefused } from './source.ts'

type Value<C extends CallName> = Awaited<ReturnType<RoomCalls[C]>>

interface Client {
  readonly worker: Worker
  readonly waiting: Map<number, (value: unknown) => void>
  /** The worker that thinks for bots is started when a table is opened. */
  thinker: Worker | null
  readonly toThinker: MessagePort
}

let client: Client | null = null
let last = 0
const listeners = new Set<(notice: Notice) => void>()

/** Asks the worker, which is started when it is first needed. */
export function askRoom<C extends CallName>(
  call: C,
  ...args: Parameters<RoomCalls[C]>
): Promise<Value<C>> {
  client ??= start()
  if (call === 'open') client.thinker ??= startThinker(client.toThinker)
  const { worker, waiting } = client
  const id = ++last
  return new Promise((resolve) => {
    waiting.set(id, resolve as (value: unknown) => void)
    worker.postMessage({ id, call, args })
  })
}

export function onNotice(listener: (notice: Notice) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function start(): Client {
  const waiting = new Map<number, (value: unknown) => void>()
  const worker = newWorker('room')
  const { port1, port2 } = new MessageChannel()
  const started: Client = { worker, waiting, thinker: null, toThinker: port2 }
  assign(worker, { role: 'room', port: port1 })
  worker.onmessage = ({ data }: MessageEvent<Reply | Notice>) => {
    if (!('id' in data)) for (const listener of [...listeners]) listener(data)
    else if (waiting.has(data.id)) {
      waiting.get(data.id)?.(isRefused(data.value) ? inOurWords(data.value) : data.value)
      waiting.delete(data.id)
    }
  }
  worker.onerror = () => {
    // It could not be loaded: what was asked is answered, and the next question tries again.
    for (const resolve of waiting.values()) resolve(ourRefusal('failed'))
    worker.terminate()
    started.thinker?.terminate()
    client = null
  }
  return started
}

function startThinker(port: MessagePort): Worker {
  const thinker = newWorker('thinker')
  assign(thinker, { role: 'thinker', port })
  return thinker
}

function newWorker(name: string): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name })
}

function assign(worker: Worker, assignment: Assignment): void {
  worker.postMessage(assignment, [assignment.port])
}
