import { type Kysely, Migrator } from 'kysely'
import type { Dialect } from './dialect.ts'
import { eventsIn } from './events.ts'
import { migrationsFor } from './migrations.ts'
import { peopleIn } from './people.ts'
import type { Schema } from './schema.ts'
import type { Storage } from './storage.ts'
import { tablesIn } from './table-rows.ts'
import { timesIn } from './times.ts'

export function sqlStorage(dialect: Dialect): Storage {
  const { kind } = dialect
  return {
    kind,
    ...peopleIn(dialect),
    ...tablesIn(dialect),
    ...eventsIn(dialect),
    ...timesIn(dialect),
    onAppended: (listener) => dialect.onAppended(listener),
    close: () => dialect.close(),
  }
}

export async function migrate(db: Kysely<Schema>, kind: Storage['kind']): Promise<void> {
  const provider = { getMigrations: async () => migrationsFor(kind) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}
