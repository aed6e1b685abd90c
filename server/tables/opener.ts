import type { Save } from '@bulkhead/kernel'
import { Complaint, conflict } from '../complaint.ts'
import type { LiveTable } from './live.ts'
import { abandon, type Person, requireSeated } from './lobby.ts'
import { botFor, isSameWish, type NewTable, newCode, newRecord, wishOf } from './opening.ts'
import type { HappeningOf, TableRecord } from './record.ts'
import { announceSequel, endOf, requireNoSequel } from './sequels.ts'
import type { Tools } from './tables.ts'
import { wishFor } from './wishes.ts'

/** Opens tables: new ones, those that go on from a finished one, and the same once more. */
export class Opener {
  constructor(
    private readonly tools: Pick<Tools, 'games' | 'storage' | 'clock' | 'caps' | 'observe'>,
    private readonly find: (id: string) => Promise<LiveTable>,
  ) {}

  /** From an address, which is a hash. */
  async open(
    host: Person,
    wanted: NewTable,
    key: string | null,
    from: string,
    before?: Save,
  ): Promise<TableRecord> {
    if (wanted.after === null) return this.create(host, wanted, key, before, from)
    const { storage } = this.tools
    const earlier = await this.find(wanted.after)
    const { save, sequel } = await earlier.read((t) => endOf(t, host))
    const opened = key === null ? null : await storage.tableByKey(host.id, key)
    if (opened && opened.id === sequel) return this.create(host, wanted, key, save, from)
    await requireNoSequel(sequel, storage)
    const record = await this.create(host, wanted, key, save, from)
    try {
      await earlier.perform(wishFor(host, (t) => announceSequel(t, sequel, record.id)))
      return record
    } catch (error) {
      if (error instanceof Complaint) await this.discard(record.id, host)
      throw error
    }
  }

  private async create(
    host: Person,
    wanted: NewTable,
    key: string | null,
    before: Save | undefined,
    from: string,
  ): Promise<TableRecord> {
    const { storage, caps } = this.tools
    const { record, secret } = newRecord(
      this.tools.games,
      host,
      wanted,
      await this.freeCode(),
      this.tools.clock.now(),
      before,
    )
    for (const bot of wanted.bots) if (bot !== null) botFor(wanted.game, bot)
    const opening = { before: before && JSON.stringify(before), from, caps }
    const opened = await storage.createTable(record, secret, key, opening)
    if (opened === 'too-many') {
      throw new Complaint(429, 'too-many', 'Too many of your tables are open; end some first.')
    }
    if (opened === 'opened') {
      this.tools.observe.seated(host.id, record.id)
      return record
    }
    const earlier = key === null ? null : await storage.tableByKey(host.id, key)
    if (!earlier) throw new Complaint(503, 'busy', 'The table could not be opened; try again.')
    if (!isSameWish(earlier, record)) {
      throw conflict('key-used', 'This idempotency key was used for something else.')
    }
    return earlier
  }

  private async freeCode(): Promise<string> {
    const code = newCode()
    return (await this.tools.storage.openTableByCode(code)) ? this.freeCode() : code
  }

  /** The same table once more, with whoever asked for it on the same seat and the bots on theirs. */
  async rematch(id: string, person: Person, from: string): Promise<string> {
    const table = await this.find(id)
    const old = await table.read(({ record }) => record)
    const seat = requireSeated(old, person)
    if (old.rematch) return old.rematch
    if (old.phase !== 'over' && old.phase !== 'abandoned') {
      throw conflict('not-over', 'The game is not over yet.')
    }
    const record = await this.open(
      person,
      wishOf(old, seat),
      `rematch ${id}`,
      from,
      table.earlier() ?? undefined,
    )
    const { id: again } = record
    try {
      await table.perform(wishFor(person, (now) => announceRematch(now.record, again)))
      return again
    } catch (error) {
      const first = await table.read((now) => now.record.rematch)
      if (!(error instanceof Complaint) || !first) throw error
      if (first !== again) await this.discard(again, person)
      return first
    }
  }

  /** Somebody else was faster. */
  private async discard(id: string, person: Person): Promise<void> {
    const table = await this.find(id)
    await table.perform(wishFor(person, ({ record }) => abandon(record, person)))
  }
}

function announceRematch(record: TableRecord, table: string): HappeningOf<'rematch'> {
  if (record.rematch) throw conflict('rematch', 'There is a rematch already.')
  return { kind: 'rematch', table }
}
