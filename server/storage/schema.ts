/** The tables of the database. Times are milliseconds, flags are 0 or 1, JSON is text. */
export interface Schema {
  identities: IdentityRow
  secrets: SecretRow
  tables: TableRow
  seats: SeatRow
  events: EventRow
  checkpoints: CheckpointRow
  beats: BeatRow
  pauses: PauseRow
  moments: MomentRow
}

interface IdentityRow {
  id: string
  name: string
  webhook: string | null
  created_at: number
  /** When this person last asked something. */
  seen_at: number | null
  /** Since when this person may not do anything here. */
  banned_at: number | null
}

interface SecretRow {
  /** Only the hash is kept: whoever reads the database cannot play for anybody. */
  hash: string
  identity: string
  kind: 'session' | 'carry'
  expires_at: number | null
}

export interface TableRow {
  id: string
  game: string
  phase: string
  listed: number
  /** Six letters by which the table is found while it is open. */
  code: string | null
  host: string
  created_key: string | null
  /** What chance is made from. It never leaves the server while the game runs. */
  secret: string
  /** The save of the match that this one goes on from. */
  before_save: string | null
  /** The record when the table was opened; the events since say what became of it. */
  opened: string
  /** The record as it is now, for lists. */
  record: string
  created_at: number
  /** When it wants a server, for a bot or a clock; null where it waits for people alone. */
  due_at: number | null
  /** The address from which it was opened, as a hash. */
  opened_from: string | null
}

interface SeatRow {
  table_id: string
  seat: number
  identity: string
  seen_at: number
}

export interface EventRow {
  table_id: string
  number: number
  at: number
  kind: string
  by_identity: string | null
  idempotency_key: string | null
  intent: string | null
  what: string
}

interface CheckpointRow {
  table_id: string
  number: number
  record: string
  progress: string
  save: string
}

/** One row: when somebody wrote last that a server is there. */
interface BeatRow {
  id: number
  at: number
}

/** Only in an embedded database: events of one moment at any tables, until they are sorted in. */
interface MomentRow {
  id: number
  events: string
}

interface PauseRow {
  from_at: number
  /** Null as long as it has not ended. */
  to_at: number | null
  why: string
}
