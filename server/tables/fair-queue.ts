/**
 * Work that waits for one of a few places. Whoever has much of it waits behind themselves: those who wait are served
 * in turn, one thing each.
 */
export class FairQueue {
  /** In the order of their turns. */
  private readonly waiting = new Map<string, (() => void)[]>()
  private running = 0

  constructor(private readonly places: number) {}

  async run<T>(who: string, work: () => Promise<T>): Promise<T> {
    await this.place(who)
    try {
      return await work()
    } finally {
      this.running--
      this.queueBehindOthers(who)
      this.callNext()
    }
  }

  private place(who: string): Promise<void> {
    return new Promise((begin) => {
      const mine = this.waiting.get(who)
      if (mine) mine.push(begin)
      else this.waiting.set(who, [begin])
      this.callNext()
    })
  }

  /** Whoever came while this one was served has not been served yet. */
  private queueBehindOthers(who: string): void {
    const mine = this.waiting.get(who)
    if (!mine) return
    this.waiting.delete(who)
    this.waiting.set(who, mine)
  }

  private callNext(): void {
    const next = this.waiting.entries().next()
    if (next.done || this.running >= this.places) return
    const [who, [begin, ...rest]] = next.value
    this.waiting.delete(who)
    if (rest.length > 0) this.waiting.set(who, rest)
    this.running++
    begin()
  }
}
