import { type Always, type Chosen, createBot, orderFor, seenBy, takenBy } from '@bulkhead/bots'
import { type Decision, FastRng, type Seat } from '@bulkhead/kernel'
import type { LocalTable, Surroundings } from './local-table.ts'
import type { AskedFor } from './protocol.ts'

interface Turn {
  readonly seat: Seat
  readonly decision: Decision
  readonly asked: AskedFor
  /** The bot's level, or what the person has ordered. */
  readonly by: string | Always
}

/** Plays for the bots of one local game and by standing orders, one answer after the other. */
export class LocalBots {
  private busy = false
  /** The version of the game in which the bots were last asked what they take. */
  private considered = 0
  private closed = false

  constructor(
    private readonly table: LocalTable,
    private readonly around: Surroundings,
  ) {}

  /** Looks whether somebody is asked who answers by themselves. */
  wake(): void {
    if (this.busy || this.closed || !(this.turn() || this.mayTake())) return
    this.busy = true
    setTimeout(() => this.act(), this.around.botPause)
  }

  close(): void {
    this.closed = true
  }

  private async act(): Promise<void> {
    const turn = this.closed || (await this.takeOffer()) ? null : this.turn()
    if (turn) {
      const chosen = await this.chosenFor(turn)
      if (!this.closed) await this.table.answerFor(turn.seat, turn.asked, chosen)
    }
    this.busy = false
    this.wake()
  }

  /** Whether a bot has something on offer and was not asked since the last change. */
  private mayTake(): boolean {
    const { match, game } = this.table
    if (!match.game.offers || game.version === this.considered) return false
    return game.seats.some(({ kind }, seat) => kind === 'bot' && match.offers(seat).length > 0)
  }

  private async takeOffer(): Promise<boolean> {
    if (!this.mayTake()) return false
    const { match, game } = this.table
    this.considered = game.version
    const [seed] = crypto.getRandomValues(new Uint32Array(1))
    const rng = new FastRng(seed)
    for (const [seat, player] of game.seats.entries()) {
      const bot = player.kind === 'bot' ? createBot(player.bot, game.game) : ''
      const offer = typeof bot === 'string' ? null : takenBy(bot, match, seat, rng)
      if (offer === null) continue
      await this.table.takeFor(seat, offer, game.version)
      return true
    }
    return false
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
