import './browser.ts'
import type { AnyGame, Offer } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { type Snatch, snatch } from '../../kernel/test/games/snatch.ts'
import { nextToHold } from '../play/local.ts'
import type { Frame } from '../play/position.ts'
import { ANN, asked, BEN, BOT, begun, memoryShelf, newRoom, ok, type TestRoom } from './room.ts'

/** Snatch with an hourglass that takes so long. */
function timed(id: string, seconds: number): AnyGame {
  const offers = (s: Snatch): Offer[] =>
    snatch.offers!(s).map((offer) => (offer.seat === null ? { ...offer, seconds } : offer))
  return { ...snatch, id, offers }
}

const GAMES = [snatch, timed('quick', 0.2)]
const newTable = (shelf = memoryShelf()) => newRoom(shelf, GAMES)

const ids = (offers: readonly { id: string }[] = []) => offers.map(({ id }) => id)

async function answer(page: TestRoom, id: string, pick: string): Promise<void> {
  const [decision] = page.position(id).pending
  ok(await page.room.answer(id, decision, [pick]))
}

async function until(page: TestRoom, id: string, kind: string): Promise<void> {
  await expect
    .poll(() => page.position(id).log.some((line) => line.kind === kind), { timeout: 5000 })
    .toBe(true)
}

function framesOf({ notices }: TestRoom): Frame[] {
  return notices.flatMap((notice) => ('frame' in notice ? [notice.frame] : []))
}

describe('an offer at a local table', () => {
  test('is shown to whoever holds the device, and taken', async () => {
    const page = newTable()
    const id = await begun(page, [ANN, BEN], { game: 'snatch' })
    expect(page.position(id).offers).toEqual([])
    await page.room.hold(id, 0)
    const before = page.position(id)
    expect(ids(before.offers)).toEqual(['raise', 'snatch'])
    expect(await page.room.takeOffer(id, 'raise')).toBeNull()
    const after = page.position(id)
    expect(after.view).toMatchObject({ least: 2 })
    expect(ids(after.offers)).toEqual(['snatch'])
    expect(framesOf(page).at(-1)).toMatchObject({ kind: 'taken', seat: 0 })
    const stale = await page.room.answer(id, before.pending[0], ['look'])
    expect(stale).toMatchObject({ error: 'stale' })
    expect(await page.room.takeOffer(id, 'raise')).toMatchObject({ error: 'not-offered' })
    await page.room.hold(id, 1)
    expect(ids(page.position(id).offers)).toEqual(['raise', 'snatch'])
  })

  test('can be taken while another is asked, and asks itself', async () => {
    const page = newTable()
    const id = await begun(page, [ANN, BEN], { game: 'snatch' })
    await page.room.hold(id, 1)
    expect(nextToHold(page.position(id))).toBe(0)
    expect(nextToHold(page.position(id), 1)).toBeNull()
    ok(await page.room.takeOffer(id, 'snatch'))
    expect(page.position(id)).toMatchObject({ waiting: [1], pending: [{ prompt: 'lay-aside' }] })
    const [cost] = page.position(id).pending
    ok(await page.room.cancel(id, cost))
    expect(page.position(id)).toMatchObject({ waiting: [0], view: { reaching: [] } })
  })

  test('that somebody never takes is not shown to them, until the order is gone', async () => {
    const page = newTable()
    const id = await begun(page, [ANN, BEN], { game: 'snatch' })
    await page.room.hold(id, 0)
    ok(await page.room.order(id, [{ never: 'snatch' }]))
    expect(ids(page.position(id).offers)).toEqual(['raise'])
    await page.room.hold(id, 1)
    expect(ids(page.position(id).offers)).toEqual(['raise', 'snatch'])
    await page.room.hold(id, 0)
    ok(await page.room.order(id, []))
    expect(ids(page.position(id).offers)).toEqual(['raise', 'snatch'])
  })

  test('is kept, told in the replay, and taken back like an answer', async () => {
    const shelf = memoryShelf()
    const id = await begun(newTable(shelf), [ANN, BEN], { game: 'snatch' })
    const first = newTable(shelf)
    await first.room.open(id)
    await first.room.hold(id, 0)
    ok(await first.room.takeOffer(id, 'raise'))
    const page = newTable(shelf)
    await page.room.open(id)
    await page.room.hold(id, 0)
    expect(page.position(id).view).toMatchObject({ least: 2 })
    const moment = ok(await page.room.replay(id, 1, 0))
    expect(moment.moment).toMatchObject({ seat: 0, offer: { id: 'raise' } })
    expect(ok(await page.room.replay(id, 1, null)).moment).toEqual({ seat: 0 })
    ok(await page.room.undo(id))
    expect(page.position(id).view).toMatchObject({ least: 1 })
  })

  test('is taken by a bot now and then', async () => {
    let taken = 0
    for (let seed = 1; seed < 30 && taken === 0; seed++) {
      const page = newTable()
      const id = await begun(page, [ANN, BOT, BOT, BOT], { game: 'snatch', seed })
      while (!(await asked(page, id)).result) {
        await answer(page, id, page.position(id).pending[0].options[0].id)
      }
      taken += framesOf(page).filter(({ kind, seat }) => kind === 'taken' && seat !== 0).length
    }
    expect(taken).toBeGreaterThan(0)
  })
})

test('a bot may take something while a person thinks', async () => {
  let taken = 0
  for (let seed = 1; seed < 150 && taken === 0; seed++) {
    const page = newTable()
    const id = await begun(page, [ANN, BOT, BOT, BOT], { game: 'snatch', seed })
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(page.position(id).log.every(({ kind }) => kind !== 'bid')).toBe(true)
    taken += framesOf(page).filter(({ kind }) => kind === 'taken').length
    await page.room.close(id)
  }
  expect(taken).toBeGreaterThan(0)
})

describe('time at a local table', () => {
  test('runs for everybody, and runs out by itself', async () => {
    const page = newTable()
    const id = await begun(page, [ANN, BEN], { game: 'quick' })
    expect(page.position(id).hourglasses).toMatchObject([{ id: 'sand:0', label: 'sand' }])
    await until(page, id, 'sand')
    expect(page.position(id)).toMatchObject({ hourglasses: [], view: { sandRuns: false } })
    expect(framesOf(page).filter(({ kind }) => kind === 'taken')).toMatchObject([{ seat: null }])
    await page.room.hold(id, 0)
    expect(ok(await page.room.replay(id, 1, 0)).moment).toMatchObject({
      seat: null,
      offer: { id: 'sand:0' },
    })
  })

  test('goes on where it was when the table is opened again', async () => {
    const shelf = memoryShelf()
    const first = newTable(shelf)
    const id = await begun(first, [ANN, BEN], { game: 'snatch' })
    const before = first.position(id).hourglasses
    await first.room.close(id)
    await new Promise((resolve) => setTimeout(resolve, 5))
    const page = newTable(shelf)
    await page.room.open(id)
    expect(page.position(id).hourglasses).toEqual(before)
    await page.room.hold(id, 0)
    await answer(page, id, 'look')
    const again = newTable(shelf)
    await again.room.open(id)
    expect(again.position(id).hourglasses).toEqual(before)
  })

  test('stops being watched when nobody looks on, and is over when somebody does again', async () => {
    const shelf = memoryShelf()
    const page = newTable(shelf)
    const id = await begun(page, [ANN, BEN], { game: 'quick' })
    await page.room.close(id)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect((await shelf.read(id))!.match.answers).toEqual([])
    await page.room.open(id)
    await until(page, id, 'sand')
  })

  test('has run out again at once where somebody alone with bots goes back past it', async () => {
    const page = newTable()
    const id = await begun(page, [ANN, BOT], { game: 'quick' })
    await page.room.hold(id, 0)
    await asked(page, id)
    await answer(page, id, 'trust')
    await until(page, id, 'sand')
    ok(await page.room.undo(id))
    await expect
      .poll(() => framesOf(page).filter(({ kind, seat }) => kind === 'taken' && seat === null))
      .toHaveLength(2)
    expect(page.position(id)).toMatchObject({ pending: [{ prompt: 'auctioneer' }] })
  })
})
