import type { Storage } from '../storage/index.ts'

/** When an injected fault strikes: before anything is done, or when it is done and only the answer is lost. */
export type Strike = 'before' | 'after'

interface Armed {
  readonly method: string
  /** Counted from the moment when it was armed. */
  readonly call: number
  readonly strike: Strike
}

/** A storage that fails when it is told to. */
export class Faulty {
  /** Nothing is answered while it is away. */
  away = false
  readonly calls = new Map<string, number>()
  private armed: Armed | null = null

  constructor(private readonly inner: Storage) {}

  readonly storage: Storage = new Proxy({} as Storage, {
    has: (_, name) => Reflect.has(this.inner, name),
    get: (_, name) => this.member(String(name)),
  })

  arm(armed: Armed | null): void {
    this.armed = armed
    this.calls.clear()
  }

  private member(name: string): unknown {
    const member = Reflect.get(this.inner, name)
    if (typeof member !== 'function') return member
    if (PASSED_ON.includes(name)) return member.bind(this.inner)
    return (...given: unknown[]) => this.asked(name, () => member.apply(this.inner, given))
  }

  private async asked(name: string, ask: () => Promise<unknown>): Promise<unknown> {
    const call = (this.calls.get(name) ?? 0) + 1
    this.calls.set(name, call)
    const struck =
      this.armed?.method === name && this.armed.call === call ? this.armed.strike : null
    if (this.away || struck === 'before') throw new Error('connect ECONNREFUSED')
    const answer = await ask()
    if (struck === 'after') throw new Error('Connection terminated unexpectedly')
    return answer
  }
}

const PASSED_ON = ['onAppended', 'close']
