import { type Always, type Chosen, createBot, orderFor, seenBy, takenBy } from '@bulkhead/bots'
import { type Decision, FastRng, type Seat } from '@bulkhead/kernel'
import { isVain, vainPicks } from '@bulkhead/protocol'
import { isAlone } from './local-position.ts'
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
    for (const [seat, player] of game.seats.entries()) {
      const bot = player.kind === 'bot' ? createBot(player.bot, game.game) : ''
      const offer =
        typeof bot === 'string' ? null : takenBy(bot, match, seat, new FastRng(this.whim(seat)))
      if (offer === null) continue
      await this.table.takeFor(seat, offer, game.version)
      return true
    }
    return false
  }

  private turn(): Turn | null {
    const { match, game, asked: open } = this.table
    for (const decision of match.pending()) {
      const { seat } = decision
      const player = game.seats[seat]
      const by = player.kind === 'bot' ? player.bot : this.orderFor(decision)
      const asked = open.get(seat)
      if (by && asked) return { seat, by, decision, asked }
    }
    return null
  }

  /** What a person has ordered, or nothing where nothing can be done. */
  private orderFor(decision: Decision): Always | null {
    const { game, orders } = this.table
    const order = orderFor(decision, orders[decision.seat] ?? [])
    if (order || !isAlone(game) || !isVain(decision)) return order
    return { prompt: decision.prompt, picks: vainPicks(decision) }
  }

  private async chosenFor({ by: bot, decision, seat }: Turn): Promise<Chosen> {
    if (typeof bot !== 'string') return { picks: bot.picks }
    const { match, game } = this.table
    const seed = this.whim(seat)
    const player = createBot(bot, game.game)
    if (typeof player !== 'string' && !player.thinks) {
      return player.choose(seenBy(match, decision, new FastRng(seed)))
    }
    return this.around.think({ game: game.game, bot, snapshot: match.snapshot(), seat, seed })
  }

  /** What a bot's next answer takes its chance from. */
  private whim(seat: Seat): number {
    const { match, game } = this.table
    if (game.seed === undefined) return crypto.getRandomValues(new Uint32Array(1))[0]
    return whimOf(game.seed, seat, match.answers.filter((answer) => answer.seat === seat).length)
  }
}

/** The same for the same answer of the same seat, in whatever order the others have answered. */
export function whimOf(seed: number, seat: Seat, answered: number): number {
  return Math.imul(seed + seat + 1, 0x9e3779b1 + 2 * answered) >>> 0
}
