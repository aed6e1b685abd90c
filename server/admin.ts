import { parseArgs } from 'node:util'
import { settingsFrom } from './settings.ts'
import { backUp, restore } from './storage/backup.ts'
import type { Copied } from './storage/copy.ts'
import type { StorageChoice } from './storage/index.ts'
import { ban, endTable, listPeople, listTables, maintain, prune } from './storage/operating.ts'
import { openRaw, type Raw } from './storage/raw.ts'

/** What an operator does, beside the servers that run. The storage is that of the environment, as for the server. */

const HELP = `npm run admin -- <command>

  backup <file>          everything into one file, while servers run
  restore <file>         a backup into a storage that holds nothing yet, of either kind
  tables [phase]         the newest tables: playing, open, over or abandoned
  people [part of name]  who was here last
  ban <person>           lets somebody do nothing any more; unban <person>
  end <table>            ends a table for everybody
  maintenance on|off     stops every clock, and lets them go on
  prune <days>           forgets what ended, and who has not come, for so long`

const { positionals } = parseArgs({ allowPositionals: true, strict: false })
const [command = 'help', given = ''] = positionals
const settings = settingsFrom(process.env)
const choice = typeof settings === 'string' ? fail(settings) : (settings.storage as StorageChoice)

async function run(): Promise<void> {
  if (command === 'backup') return tell(await backUp(choice, needed('a file')))
  if (command === 'restore') return tell(await restore(needed('a file'), choice))
  const act = ACTS[command]
  if (!act) return say(HELP)
  const raw = await openRaw(choice)
  try {
    await act(raw)
  } finally {
    await raw.db.destroy()
  }
}

const ACTS: Readonly<Record<string, (db: Raw) => Promise<void>>> = {
  tables: async (db) => list(await listTables(db, given || 'playing')),
  people: async (db) => list(await listPeople(db, given)),
  ban: async (db) => done(await ban(db, needed('a person'), Date.now()), 'person'),
  unban: async (db) => done(await ban(db, needed('a person'), null), 'person'),
  end: async (db) => done(await endTable(db, needed('a table'), Date.now()), 'running table'),
  async maintenance(db) {
    if (given !== 'on' && given !== 'off') fail('Maintenance is on or off.')
    await maintain(db, given === 'on')
    say(given === 'on' ? 'Every clock stands still.' : 'The clocks go on.')
  },
  async prune(db) {
    const days = Number(needed('a number of days'))
    if (!(days >= 1)) fail('That is no number of days.')
    const { tables, people } = await prune(db, days, Date.now())
    say(`Forgot ${tables} tables and ${people} people.`)
  },
}

function needed(what: string): string {
  return given || fail(`Name ${what}.`)
}

function list(rows: readonly object[]): void {
  for (const row of rows) say(Object.values(row).map(shown).join('\t'))
  say(`${rows.length} listed.`)
}

/** Times are told as the calendar does. */
function shown(value: unknown): string {
  return typeof value === 'number' && value > 1e12 ? new Date(value).toISOString() : String(value)
}

function done(found: boolean, what: string): void {
  if (!found) fail(`There is no such ${what}.`)
  say('Done.')
}

function tell(copied: readonly Copied[]): void {
  say(`Copied ${copied.map(({ table, rows }) => `${rows} ${table}`).join(', ')}.`)
}

function say(text: string): void {
  console.log(text)
}

function fail(reason: string): never {
  console.error(reason)
  process.exit(1)
}

try {
  await run()
} catch (error) {
  fail((error as Error).message)
}
