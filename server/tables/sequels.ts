import type { Save } from '@bulkhead/kernel'
import { conflict, forbidden } from '../complaint.ts'
import type { Storage } from '../storage/index.ts'
import { matchOf } from './aside.ts'
import { type Person, requireSeated } from './lobby.ts'
import { type Playing, touchesMatch } from './play.ts'
import type { HappeningOf, TableEvent, TableRecord } from './record.ts'

/**
 * A table that goes on from a finished one. Whoever opens the first says that it is to be continued:
 * then what lay hidden at its end stays with the server until the sequel is over, or until somebody who
 * sat there says that there will be none.
 */

/** Whether everybody may know everything: the seed, the whole match, what the others saw. */
export function isShown({ phase, toBeContinued }: TableRecord): boolean {
  return phase === 'over' && !toBeContinued
}

export function makesShown(record: TableRecord, { what }: TableEvent): boolean {
  return isShown(record) && (touchesMatch(what) || what.kind === 'revealed')
}

export function requireShown({ record }: Playing, otherwise: string): void {
  if (record.phase !== 'over') throw forbidden(otherwise)
  if (!isShown(record)) {
    throw forbidden('What lay hidden here is kept for a sequel, until that is over.')
  }
}

/** The match that a new table goes on from, for somebody who has played it. */
export function endOf(t: Playing, person: Person) {
  const { record } = t
  requireSeated(record, person)
  if (record.phase !== 'over') throw conflict('not-over', 'The earlier game is not over yet.')
  const save: Save = matchOf(t).save()
  return { save, sequel: record.sequel ?? null }
}

/** One sequel at a time: the next may begin when all is shown that the last one kept hidden. */
export async function requireNoSequel(sequel: string | null, storage: Storage): Promise<void> {
  const record = sequel === null ? null : await storage.record(sequel)
  if (record && record.phase !== 'abandoned' && !isShown(record)) throw followed()
}

/** The sequel that was known when the new one was opened must be the last one still. */
export function announceSequel(
  { record }: Playing,
  known: string | null,
  table: string,
): HappeningOf<'sequel'> {
  if ((record.sequel ?? null) !== known) throw followed()
  return { kind: 'sequel', table }
}

export function reveal({ record }: Playing, person: Person | null): HappeningOf<'revealed'> {
  if (person) requireSeated(record, person)
  if (record.phase !== 'over') throw conflict('not-over', 'The game is not over yet.')
  if (!record.toBeContinued) throw conflict('shown', 'Everything is shown already.')
  return { kind: 'revealed' }
}

function followed() {
  return conflict('followed', 'Another table goes on from this one already.')
}
