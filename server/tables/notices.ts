import type { Storage } from '../storage/index.ts'
import type { LiveTable } from './live.ts'
import type { TableEvent } from './record.ts'
import type { Webhooks } from './webhook.ts'

/** Tells whoever is asked something since these events, and does not follow the table, at the address that they named. */
export async function sendNotices(
  table: LiveTable,
  events: readonly TableEvent[],
  storage: Storage,
  webhooks: Webhooks,
): Promise<void> {
  if (table.record.phase !== 'playing') return
  for (const [seat, { decision, revision, began }] of table.progress.seats.entries()) {
    const { identity, bot } = table.record.seats[seat]
    const asked = events.find(({ number }) => number === revision)
    const isNew = decision !== null && asked?.at === began
    if (!isNew || identity === null || bot) continue
    if (table.audience.present.includes(seat)) continue
    const webhook = (await storage.identity(identity))?.webhook
    const notice = { event: 'your-turn', table: table.id, game: table.record.game, seat }
    if (webhook) await webhooks.send(webhook, notice)
  }
}
