import { FastRng, type Rng, same } from '@bulkhead/kernel'
import { openStorage, type StorageChoice } from '../storage/index.ts'
import { Client, type Follower } from '../test/client.ts'
import { openTable } from '../test/server.ts'
import { pause } from './child.ts'
import { Player } from './player.ts'

interface Sitting {
  readonly table: string
  readonly people: readonly Client[]
  readonly players: readonly Player[]
  stream: Follower
}

const PATIENCE = 30_000

/** Tables that are played all the time, at a server to which something happens. */
export class Hall {
  readonly problems: string[] = []
  private readonly tables: Sitting[] = []
  /** What finished tables acknowledged counts too. */
  private readonly finished: Player[] = []

  constructor(
    private readonly url: string,
    private readonly storage: StorageChoice,
    private readonly rng: Rng,
  ) {}

  async open(tables: number): Promise<void> {
    for (let i = 0; i < tables; i++) this.tables.push(await this.sitDown(i))
  }

  /** New tables in the place of those whose game is over. */
  async replaceFinished(): Promise<void> {
    for (const [i, sitting] of this.tables.entries()) {
      if (!sitting.players.some(({ over }) => over)) continue
      await this.leave(sitting)
      this.finished.push(...sitting.players)
      this.tables[i] = await this.sitDown(i)
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.tables.flatMap(({ players }) => players.map((player) => player.stop())))
    await this.look('at the end', this.players)
    await Promise.all(this.tables.map((sitting) => this.leave(sitting)))
  }

  /** At every table something happens again. */
  async goesOn(when: string): Promise<void> {
    const heads = await Promise.all(this.tables.map((sitting) => headOf(sitting)))
    await Promise.all(
      this.tables.map(async (sitting, i) => {
        for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(150)) {
          const isOver = sitting.players.some(({ over }) => over)
          if (isOver || (await headOf(sitting)) > heads[i]) return
        }
        this.problems.push(`${when}: ${sitting.table} stands still.`)
      }),
    )
  }

  /** Every acknowledged answer once and at its number, and no number missing. */
  async look(when: string, players = this.tables.flatMap((one) => one.players)): Promise<void> {
    this.noteRefusals(when)
    const acknowledged = players.flatMap((player) => [...player.acknowledged])
    const storage = await openStorage(this.storage)
    for (const table of new Set(acknowledged.map((one) => one.table))) {
      const answers = acknowledged.filter((one) => one.table === table)
      const events = await storage.eventsAfter(table, 0)
      if (events.some(({ number }, i) => number !== i + 1)) {
        this.problems.push(`${when}: the events of ${table} have a gap.`)
      }
      const times = new Map<string, number[]>()
      for (const { key, number } of events) {
        if (key) times.set(key, [...(times.get(key) ?? []), number])
      }
      for (const { key, number } of answers) {
        const found = times.get(key) ?? []
        if (found.length !== 1 || found[0] !== number) {
          this.problems.push(
            `${when}: answer ${number} of ${table} is there ${found.length} times.`,
          )
        }
      }
    }
    await storage.close()
  }

  private noteRefusals(when: string): void {
    for (const { table, players } of this.tables) {
      for (const { refusal } of players) {
        if (refusal !== null)
          this.problems.push(`${when}: ${table} refuses a legal answer: ${refusal}`)
      }
    }
  }

  /** What was acknowledged, what had to be asked again, and what was found wrong. */
  summary(): string {
    const sum = (of: (player: Player) => number) =>
      this.players.reduce((n, player) => n + of(player), 0)
    return (
      `${sum((player) => player.acknowledged.length)} answers acknowledged, ` +
      `${sum((player) => player.retries)} requests repeated, ${this.problems.length} problems.`
    )
  }

  private get players(): Player[] {
    return [...this.finished, ...this.tables.flatMap(({ players }) => players)]
  }

  /** A server that has just come back may not have its storage yet: then somewhere else is sat down anew. */
  private async sitDown(i: number): Promise<Sitting> {
    for (const until = Date.now() + PATIENCE; ; await pause(500)) {
      try {
        return await this.openTable(i)
      } catch (error) {
        if (Date.now() > until) throw error
      }
    }
  }

  private async openTable(i: number): Promise<Sitting> {
    const names = i % 3 === 2 ? ['Ann'] : ['Ann', 'Bob']
    const people = await Promise.all(names.map((name) => Client.named(this.url, name)))
    const table = await openTable(people, { bots: i % 3 === 2 ? ['random'] : [] })
    const seeded = () => new FastRng(this.rng.int(2 ** 31))
    const players = people.map((person) => new Player(person, table, seeded()))
    for (const player of players) player.start()
    const sitting = { table, people, players, stream: people[0].follow(table) }
    follow(sitting)
    return sitting
  }

  private async leave(sitting: Sitting): Promise<void> {
    const { table, people, players } = sitting
    await Promise.all(players.map((player) => player.stop()))
    let now = await people[0].position(table)
    for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(50)) {
      now = await people[0].position(table)
      if (sitting.stream.position?.number === now.number) break
    }
    if (!same(sitting.stream.position, now)) {
      this.problems.push(`The stream of ${table} tells otherwise.`)
    }
    await sitting.stream.close()
  }
}

/** As a browser does: comes back with the last event that it has seen. */
async function follow(sitting: Sitting): Promise<void> {
  for (;;) {
    const { stream } = sitting
    await stream.ended
    if (stream.closed) return
    await pause(100)
    const last = stream.messages.at(-1)?.id
    sitting.stream = sitting.people[0].follow(sitting.table, last, stream.position)
  }
}

async function headOf({ people, table }: Sitting): Promise<number> {
  const { body } = await people[0].get(`/api/tables/${table}/position`)
  return body?.number ?? 0
}
