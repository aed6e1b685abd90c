import { copy } from './copy.ts'
import type { Seat } from './game.ts'
import type { Save } from './save.ts'
import type { Snapshot } from './snapshot.ts'
import type { MatchTable } from './table.ts'

/** One accepted answer: who, and the ids of what was picked. */
export interface Recorded {
  /** Null where it was time. */
  readonly seat: Seat | null
  readonly picks: readonly string[]
  /** Not an answer: the offer that was picked was taken unasked. */
  readonly offer?: true
}

/** The match between two steps: the state alone is the whole game there. */
export interface Checkpoint {
  /** How many answers were given before it. */
  readonly at: number
  readonly state: unknown
  /** How much chance was used. */
  readonly position: number
  readonly asked: readonly number[]
  /** How many lines the log had. */
  readonly lines: number
}

/** Why an answer cannot be taken back. */
export type UndoStop = 'nothing' | 'chance' | 'secret' | 'other-seat' | 'time'

export const UNDO_MESSAGES: Readonly<Record<UndoStop, string>> = {
  nothing: 'There is nothing to take back.',
  chance: 'Chance has decided something since.',
  secret: 'Something hidden has been shown since.',
  'other-seat': 'Another player has answered since.',
  time: 'Time has run out since.',
}

type HistoryOf = Pick<Snapshot, 'checkpoint' | 'before' | 'answers' | 'undo'>

/** Copies are dear while a game is played… */
const ANSWERS_BETWEEN_CHECKPOINTS = 64
/** …and answers are when they are run again and again from the same place. */
const ANSWERS_TO_RUN_AGAIN = 16

/**
 * What a match remembers: every answer, one checkpoint to run again from, and how far back an answer
 * may be taken back. The checkpoint never passes that floor, so undo, save, fork and redeal are all
 * the same act: run from the checkpoint with the answers given since.
 */
export class History {
  answers: Recorded[] = []
  floor = 0
  stop: UndoStop = 'nothing'
  /** While answers are run again: how many of them were given so far. */
  again: number | null = null
  private candidate: Checkpoint | null = null
  private position = 0

  constructor(
    public checkpoint: Checkpoint,
    /** The earlier match that this one goes on from. */
    readonly before: Save | null,
  ) {}

  /** Called where no rules are running. */
  betweenSteps(table: MatchTable<unknown>): void {
    if (this.again !== null) {
      this.betweenStepsAgain(table, this.again)
      return
    }
    this.settle(table)
    const at = this.answers.length
    if (this.candidate || at - this.checkpoint.at < ANSWERS_BETWEEN_CHECKPOINTS) return
    this.candidate = checkpointOf(table, at)
    this.promote()
  }

  /** Called with each answer before the rules hear of it; answers how to forget it again. */
  record(answer: Recorded, table: MatchTable<unknown>): () => void {
    const { floor, stop, checkpoint, candidate } = this
    const last = this.answers.at(-1)
    if (last && last.seat !== answer.seat) this.raise('other-seat')
    this.answers.push(answer)
    if (answer.seat === null) this.raise('time')
    this.position = table.rng.position
    table.revealed = false
    return () => {
      this.answers.pop()
      Object.assign(this, { floor, stop, checkpoint, candidate })
    }
  }

  /** Raises the floor where the rules used chance or showed a secret since the last answer. */
  settle(table: MatchTable<unknown>): void {
    if (this.again !== null) return
    if (table.rng.position !== this.position) this.raise('chance')
    else if (table.revealed) this.raise('secret')
    this.position = table.rng.position
    table.revealed = false
    this.promote()
  }

  get undo(): Save['undo'] {
    return { floor: this.floor, stop: this.stop }
  }

  /** Less may be given back than the rules would give, never more. */
  raiseTo({ floor, stop }: Save['undo']): void {
    if (!(Number.isInteger(floor) && floor >= this.floor && floor <= this.answers.length)) {
      throw new Error('it would take back what cannot be taken back')
    }
    if (!Object.hasOwn(UNDO_MESSAGES, stop)) throw new Error('it does not say why')
    this.floor = floor
    this.stop = stop
  }

  undoStop(seat: Seat): UndoStop | null {
    const last = this.answers.at(-1)
    if (!last) return 'nothing'
    if (this.answers.length <= this.floor) return this.stop
    return last.seat === seat ? null : 'other-seat'
  }

  takeBack(): void {
    this.answers.pop()
    if (this.candidate && this.candidate.at > this.answers.length) this.candidate = null
  }

  static of({ checkpoint, before, answers, undo }: HistoryOf): History {
    const history = new History(checkpoint, before)
    history.answers = [...answers]
    history.floor = undo.floor
    history.stop = undo.stop
    return history
  }

  copy(): History {
    return History.of(this)
  }

  /** A nearer checkpoint makes the next time quicker. */
  private betweenStepsAgain(table: MatchTable<unknown>, at: number): void {
    if (at > this.floor || at - this.checkpoint.at < ANSWERS_TO_RUN_AGAIN) return
    this.checkpoint = checkpointOf(table, at)
  }

  private raise(stop: UndoStop): void {
    if (this.floor === this.answers.length) return
    this.floor = this.answers.length
    this.stop = stop
  }

  private promote(): void {
    if (!this.candidate || this.candidate.at > this.floor) return
    this.checkpoint = this.candidate
    this.candidate = null
  }
}

export function checkpointOf(table: MatchTable<unknown>, at: number): Checkpoint {
  return {
    at,
    state: copy(table.state),
    position: table.rng.position,
    asked: [...table.asked],
    lines: table.entries.length,
  }
}
