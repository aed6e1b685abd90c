import { type Chosen, createBot, orderFor, seenBy } from '@bulkhead/bots'
import { type Decision, FastRng, type Seat } from '@bulkhead/kernel'
import type { LocalTable, Surroundings } from './local-table.ts'
import type { Order } from './position.ts'
import type { AskedFor } from './protocol.ts'

interface Turn {
  readonly seat: Seat
  readonly decision: Decision
  readonly asked: AskedFor
  /** The bot's level, or what the person has ordered. */
  readonly by: string | Order
}

/** Plays for the bots of one local game and by standing orders, one answer after the other. */
export class LocalBots {
  private busy = false
  private closed = false

  constructor(
    private readonly table: LocalTable,
    private readonly around: Surroundings,
  ) {}

  /** Looks whether somebody is asked who answers by themselves. */
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
      if (!this.closed) await this.table.answerFor(turn.seat, turn.asked, chosen)
    }
    this.busy = false
    this.wake()
  }

  private turn(): Turn | null {
    const { match, game, orders, asked: open } = this.table
    for (const decision of match.pending()) {
      const { seat } = decision
      const player = game.seats[seat]
      const by = player.kind === 'bot' ? player.bot : orderFor(decision, orders[seat] ?? [])
      const asked = open.get(seat)
      if (by && asked) return { seat, by, decision, asked }
    }
    return null
  }

  private async chosenFor({ by: bot, decision, seat }: Turn): Promise<Chosen> {
    if (typeof bot !== 'string') return { picks: bot.picks }
    const { match, game } = this.table
    const [seed] = crypto.getRandomValues(new Uint32Array(1))
    const player = createBot(bot, game.game)
    if (typeof player !== 'string' && !player.thinks) {
      return player.choose(seenBy(match, decision, new FastRng(seed)))
    }
    return this.around.think({ game: game.game, bot, save: match.save(), seat, seed })
  }
}
