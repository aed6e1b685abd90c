import './browser.ts'
import { Match, must } from '@bulkhead/kernel'
import { isVain } from '@bulkhead/protocol'
import { describe, expect, test } from 'vitest'
import { grumble } from '../../kernel/test/games/grumble.ts'
import { ANN, BEN, BOT, begun, memoryShelf, newRoom, ok } from './room.ts'

/** A seed with which the first seat holds a six, or none. */
function seedWhere(holds: boolean): number {
  for (let seed = 1; ; seed++) {
    const { state } = must(Match.start(grumble, { seats: 2, seed: { kind: 'fast', seed } }))
    if (state.bidders[0].hand.includes(6) === holds) return seed
  }
}

describe('a question in vain at a local table', () => {
  test('is not shown to whoever is alone with bots, and answered', async () => {
    const page = newRoom(memoryShelf(), [grumble])
    const id = await begun(page, [ANN, BOT], { game: 'grumble', seed: seedWhere(false) })
    await expect.poll(() => page.position(id).pending[0]?.prompt).toBe('errand')
    expect(page.told.flatMap(({ pending }) => pending.map(({ prompt }) => prompt))).not.toContain(
      'grumble',
    )
  })

  test('is asked where there is something to react with', async () => {
    const page = newRoom(memoryShelf(), [grumble])
    const id = await begun(page, [ANN, BOT], { game: 'grumble', seed: seedWhere(true) })
    expect(page.position(id).pending[0].prompt).toBe('grumble')
  })

  test('is asked of people who share a device: they see who is asked for it', async () => {
    const page = newRoom(memoryShelf(), [grumble])
    const id = await begun(page, [ANN, BEN], { game: 'grumble', seed: seedWhere(false) })
    await page.room.hold(id, 0)
    expect(page.position(id).pending.map(isVain)).toEqual([true])
  })

  test('is taken back together with what led to it, or it would be answered again at once', async () => {
    const page = newRoom(memoryShelf(), [grumble])
    const id = await begun(page, [ANN, BOT], { game: 'grumble', seed: seedWhere(false) })
    await expect.poll(() => page.position(id).pending[0]?.prompt).toBe('errand')
    const before = page.position(id).log.length
    ok(await page.room.answer(id, page.position(id).pending[0], ['pass']))
    await expect.poll(() => page.position(id).pending[0]?.prompt).toBe('bid')
    ok(await page.room.undo(id))
    await expect.poll(() => page.position(id).pending[0]?.prompt).toBe('errand')
    expect(page.position(id).log).toHaveLength(before)
  })
})
