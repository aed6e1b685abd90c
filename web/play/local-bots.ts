import { type Chosen, createBot, seenBy } from '@bulkhead/bots'
import { type Decision, FastRng, type Seat } from '@bulkhead/kernel'
import type { LocalTable, Surroundings } from './local-table.ts'
import type { AskedFor } from './protocol.ts'

interface Turn {
  readonly seat: Seat
  readonly bot: string
  readonly decision: Decision
  readonly asked: AskedFor
}

/** Plays for the bots of one local game, one answer after the other. */
export class LocalBots {
  private busy = false
  private closed = false

  constructor(
    private readonly table: LocalTable,
    private readonly around: Surroundings,
  ) {}

  /** Looks whether a bot is asked something. */
  wake(): void {
    if (this.busy || this.closed || !this.turn()) return
    this.busy = true
    setTimeout(() => this.act(), this.around.botPause)
  }

  close(): void {
    this.closed = true
  }

  private async act(): Promise<void> {
    const turn = this.closed ? null : this.turn()
    if (turn) {
      const chosen = await this.chosenFor(turn)
      if (!this.closed) await this.table.answerAsBot(turn.seat, turn.asked, chosen)
    }
    this.busy = false
    this.wake()
  }

  private turn(): Turn | null {
    const { match, game, asked: open } = this.table
    for (const decision of match.pending()) {
      const { seat } = decision
      const player = game.seats[seat]
      const asked = open.get(seat)
      if (player.kind === 'bot' && asked) return { seat, bot: player.bot, decision, asked }
    }
    return null
  }

  private async chosenFor({ bot, decision, seat }: Turn): Promise<Chosen> {
    const { match, game } = this.table
    const [seed] = crypto.getRandomValues(new Uint32Array(1))
    const player = createBot(bot, game.game)
    if (typeof player !== 'string' && !player.thinks) {
      return player.choose(seenBy(match, decision, new FastRng(seed)))
    }
    return this.around.think({ game: game.game, bot, save: match.save(), seat, seed })
  }
}
