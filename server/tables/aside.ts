import { conflict } from '../complaint.ts'
import type { Playing } from './play.ts'
import type { TableRecord } from './record.ts'

/**
 * A game whose rules are not here any more waits: for a server that has them, or until its people end it. Nothing of
 * it is shown meanwhile, and no clock runs. One that is over can be read for good.
 */
export function putAside(record: TableRecord): TableRecord {
  return record.phase === 'playing' ? { ...record, phase: 'aside' } : record
}

/** As it is written: for a server that has its rules it goes on. */
export function takenUp(record: TableRecord): TableRecord {
  return record.phase === 'aside' ? { ...record, phase: 'playing' } : record
}

/** The match of a table, to be played again. */
export function matchOf({ match, record }: Playing) {
  if (match) return match
  if (record.phase === 'open') throw conflict('not-started', 'The game has not started yet.')
  throw conflict('aside', 'The rules that this game was played by are not here any more.')
}
