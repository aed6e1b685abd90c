import './browser.ts'
import { randomPicks } from '@bulkhead/bots'
import { FastRng, Match, must, same, verify } from '@bulkhead/kernel'
import { nemesis } from '@bulkhead/nemesis'
import { theseus } from '@bulkhead/theseus'
import { describe, expect, test, vi } from 'vitest'
import { nextToHold } from '../play/local.ts'
import {
  ANN,
  asked,
  BEN,
  BOT,
  begun,
  memoryShelf,
  newRoom,
  ok,
  playOut,
  step,
  type TestRoom,
} from './room.ts'

describe('a local game', () => {
  test('is played against bots to its end, and its file verifies', async () => {
    const page = newRoom()
    const id = await begun(page, [ANN, BOT])
    const end = await playOut(page, id)
    expect(end.table.phase).toBe('over')
    expect(end.seed).not.toBeNull()
    const file = ok(await page.room.save(id))
    expect(must(Match.resume(theseus, file)).result).toEqual(end.result)
    expect(await page.room.take(file, 'Ann')).toMatch(/^[\w-]{16}$/)
    const [listed] = await page.room.list()
    expect(listed).toMatchObject({ over: true, waiting: [] })
  })

  test('is sealed: its hash is known at once, its secret at the end', async () => {
    const page = newRoom()
    const id = ok(await page.room.create({ game: 'theseus', seats: [ANN, BOT] }))
    await page.room.open(id)
    const { table, seed } = await asked(page, id)
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(seed).toBeNull()
  })

  test('goes on after a reload where it stood', async () => {
    const shelf = memoryShelf()
    const page = newRoom(shelf)
    const id = await begun(page, [ANN, BOT], { game: 'nemesis' })
    for (let i = 0; i < 6; i++) await step(page, id)
    await page.room.close(id)
    const before = await asked(page, id)
    const reloaded = newRoom(shelf)
    await reloaded.room.open(id)
    const after = await asked(reloaded, id)
    expect(same(after.view, before.view)).toBe(true)
    expect(after.log).toEqual(before.log)
    expect(after.pending[0].options).toEqual(before.pending[0].options)
    await step(reloaded, id)
  })

  test('refuses what cannot be played', async () => {
    const { room } = newRoom()
    const { create } = { create: room.create.bind(room) }
    expect(await create({ game: 'chess', seats: [ANN] })).toMatchObject({ error: 'unknown-game' })
    expect(await create({ game: 'theseus', seats: [ANN] })).toMatchObject({ error: 'bad-setup' })
    const seats = [ANN, { kind: 'bot', bot: 'godlike' }] as const
    expect(await create({ game: 'theseus', seats })).toMatchObject({ error: 'bad-setup' })
    expect(await room.open('no-such-game')).toMatchObject({ error: 'not-found' })
  })

  test('an answer to an earlier question is stale, and changes nothing', async () => {
    const page = newRoom()
    const id = await begun(page, [ANN, BOT])
    const [question] = (await asked(page, id)).pending
    await step(page, id)
    const before = page.position(id)
    const refused = await page.room.answer(id, question, [question.options[0].id])
    expect(refused).toMatchObject({ error: 'stale' })
    expect(page.position(id)).toBe(before)
  })

  test('an answer that cannot be kept has never happened', async () => {
    const shelf = memoryShelf()
    const page = newRoom(shelf)
    const id = await begun(page, [ANN, BOT])
    const { pending, log } = await asked(page, id)
    shelf.full = true
    const refused = await page.room.answer(id, pending[0], [pending[0].options[0].id])
    expect(refused).toMatchObject({ error: 'not-kept' })
    shelf.full = false
    expect(page.position(id).log).toEqual(log)
    await step(page, id)
  })
})

describe('a new name', () => {
  test('is shown at open games, and kept for the others', async () => {
    const shelf = memoryShelf()
    const page = newRoom(shelf)
    const open = await begun(page, [ANN, BOT])
    const shared = ok(await page.room.create({ game: 'theseus', seats: [BEN, ANN], seed: 1 }))
    const strangers = ok(await page.room.create({ game: 'theseus', seats: [BEN, BEN], seed: 1 }))
    const before = await asked(page, open)
    await page.room.rename('Ann', 'Anna')
    expect(page.position(open).table.seats[0].name).toBe('Anna')
    expect(page.position(open).pending).toEqual(before.pending)
    await step(page, open)
    const kept = async (id: string) => (await shelf.read(id))!.game.seats
    expect(await kept(open)).toEqual([{ kind: 'person', name: 'Anna' }, BOT])
    expect(await kept(shared)).toEqual([BEN, { kind: 'person', name: 'Anna' }])
    expect(await kept(strangers)).toEqual([BEN, BEN])
  })

  test('changes nothing in a finished game', async () => {
    const page = newRoom()
    const id = await begun(page, [ANN, BOT])
    await playOut(page, id)
    await page.room.rename('Ann', 'Anna')
    const [{ seats }] = await page.room.list()
    expect(seats[0]).toEqual(ANN)
  })
})

describe('taking back', () => {
  test('alone with bots one may go back as far as one likes', async () => {
    const page = newRoom()
    const id = await begun(page, [ANN, BOT])
    const first = await asked(page, id)
    expect(first.undo).toBe('nothing')
    for (let i = 0; i < 8; i++) await step(page, id)
    for (let i = 0; i < 8; i++) {
      expect(page.position(id).undo).toBeNull()
      ok(await page.room.undo(id))
    }
    const back = page.position(id)
    expect(back.undo).toBe('nothing')
    expect(same(back.view, first.view)).toBe(true)
    expect(back.log).toEqual(first.log)
    expect(await page.room.undo(id)).toMatchObject({ error: 'cannot-undo' })
  })

  test('past chance draws fresh chance, alone too, and the file still verifies', async () => {
    const page = newRoom()
    const id = await begun(page, [ANN, BOT], { game: 'nemesis' })
    for (let i = 0; i < 12; i++) await step(page, id)
    const gone = must(Match.resume(nemesis, fileOf(await page.room.save(id))))
    while (page.position(id).undo === null) ok(await page.room.undo(id))
    const file = fileOf(await page.room.save(id))
    const back = must(Match.resume(nemesis, file))
    const was = gone.fork(back.answers.length)
    expect(same(back.state, was.state)).toBe(true)
    expect(verify(nemesis, file)).toMatchObject({ commitment: gone.commitment })
    for (const match of [back, was]) {
      const rng = new FastRng(1)
      for (let i = 0; i < 60 && !match.result; i++) {
        const [decision] = match.pending()
        must(match.answer(decision.seat, decision.id, randomPicks(decision, rng)))
      }
    }
    expect(back.log(null)).not.toEqual(was.log(null))
  })

  test('among people what another has answered stands', async () => {
    const page = newRoom()
    const id = await begun(page, [ANN, BEN])
    const first = (await step(page, id)).seat!
    while (page.position(id).seat === first) await step(page, id)
    ok(await page.room.hold(id, first))
    expect(page.position(id).undo).not.toBeNull()
    expect(await page.room.undo(id)).toMatchObject({ error: 'cannot-undo' })
  })

  test('a reason goes with the answer that it explains', async () => {
    const page = newRoom()
    const id = await begun(page, [ANN, { kind: 'bot', bot: 'gentle' }])
    for (let i = 0; i < 3; i++) await step(page, id)
    const reasons = ok(await page.room.reasons(id))
    expect(reasons.length).toBeGreaterThan(0)
    while (page.position(id).undo === null) ok(await page.room.undo(id))
    const answers = (await page.room.list())[0].answers
    expect(ok(await page.room.reasons(id)).every(({ at }) => at < answers)).toBe(true)
  })
})

describe('several people on one device', () => {
  test('nobody is shown what another may know', async () => {
    const page = newRoom()
    const id = await begun(page, [ANN, BEN, BOT], { game: 'nemesis' })
    expect(page.position(id).seat).toBeNull()
    for (let i = 0; i < 20; i++) await step(page, id)
    const match = must(Match.resume(await rules('nemesis'), fileOf(await page.room.save(id))))
    for (const { seat, view, log, number, pending } of page.told) {
      expect(pending.every((decision) => decision.seat === seat)).toBe(true)
      if (number !== page.position(id).number) continue
      expect(same(view, match.view(seat))).toBe(true)
      expect(log).toEqual(match.log(seat))
    }
  })

  test('whoever is asked is asked to take the device', async () => {
    const page = newRoom()
    const id = await begun(page, [ANN, BEN])
    const { waiting } = await asked(page, id)
    expect(nextToHold(page.position(id))).toBe(waiting[0])
    ok(await page.room.hold(id, waiting[0]))
    expect(nextToHold(page.position(id))).toBeNull()
  })

  test('nobody can answer, or look back, for another', async () => {
    const page = newRoom()
    const id = await begun(page, [ANN, BEN, BOT])
    const { waiting } = await asked(page, id)
    const other = waiting[0] === 0 ? 1 : 0
    ok(await page.room.hold(id, other))
    const mine = { id: 1, revision: page.position(id).revision }
    expect(await page.room.answer(id, mine, ['x'])).toMatchObject({ error: 'stale' })
    expect(await page.room.replay(id, 0, waiting[0])).toMatchObject({ error: 'not-your-seat' })
    expect(await page.room.hold(id, 2)).toMatchObject({ error: 'not-your-seat' })
  })
})

describe('standing orders', () => {
  /** The question that is asked, and an order that answers it. */
  async function ordered(page: TestRoom, id: string) {
    const { waiting } = await asked(page, id)
    ok(await page.room.hold(id, waiting[0]))
    const [question] = page.position(id).pending
    const picks = question.options.slice(0, Math.max(1, question.min)).map((option) => option.id)
    const orders = [{ prompt: question.prompt, picks, note: 'always' }]
    return { seat: waiting[0], question, orders }
  }

  test('answer by themselves, now and after a reload, until they are taken back', async () => {
    const shelf = memoryShelf()
    const page = newRoom(shelf)
    const id = await begun(page, [ANN, BOT])
    const { question, orders } = await ordered(page, id)
    ok(await page.room.order(id, orders))
    expect(page.position(id).orders).toEqual(orders)
    await vi.waitFor(() => expect(page.position(id).pending[0]?.id).not.toBe(question.id))
    await page.room.close(id)

    const reloaded = newRoom(shelf)
    await reloaded.room.open(id)
    expect((await asked(reloaded, id)).orders).toEqual(orders)
    ok(await reloaded.room.order(id, []))
    expect(reloaded.position(id).orders).toEqual([])
  })

  test('do nothing where they pick what is not offered', async () => {
    const page = newRoom()
    const id = await begun(page, [ANN, BOT])
    const { seat, question, orders } = await ordered(page, id)
    ok(await page.room.order(id, [{ ...orders[0], picks: ['no-such-option'] }]))
    expect(page.position(id)).toMatchObject({ waiting: [seat], pending: [{ id: question.id }] })
  })

  test('are their own seat’s secret', async () => {
    const page = newRoom()
    const id = await begun(page, [ANN, BEN])
    const { seat, orders } = await ordered(page, id)
    ok(await page.room.order(id, [{ ...orders[0], picks: ['no-such-option'] }]))
    ok(await page.room.hold(id, seat === 0 ? 1 : 0))
    expect(page.position(id).orders).toEqual([])
    ok(await page.room.hold(id, seat))
    expect(page.position(id).orders).toHaveLength(1)
  })
})

describe('several tabs', () => {
  test('one of two answers is refused, and both tabs show the same then', async () => {
    const shelf = memoryShelf()
    const [one, other] = [newRoom(shelf), newRoom(shelf)]
    const id = await begun(one, [ANN, BEN])
    await other.room.open(id)
    const [seat] = one.position(id).waiting
    for (const page of [one, other]) ok(await page.room.hold(id, seat))
    const [question] = one.position(id).pending
    const picks = [question.options[0].id]
    expect(await one.room.answer(id, question, picks)).toBeNull()
    expect(await other.room.answer(id, question, picks)).toMatchObject({ error: 'stale' })
    expect(other.position(id).view).toEqual(one.position(id).view)
  })

  test('a game that is thrown away in one tab is gone in the other', async () => {
    const shelf = memoryShelf()
    const [one, other] = [newRoom(shelf), newRoom(shelf)]
    const id = await begun(one, [ANN, BOT])
    await other.room.open(id)
    await one.room.remove(id)
    await other.room.changedElsewhere(id, 0)
    expect(other.notices.at(-1)).toEqual({ table: id, gone: true })
  })
})

describe('files', () => {
  test('a running game is taken up with its seats', async () => {
    const page = newRoom()
    const id = await begun(page, [ANN, BOT])
    for (let i = 0; i < 4; i++) await step(page, id)
    await page.room.close(id)
    const file = JSON.parse(JSON.stringify(await page.room.save(id)))
    const elsewhere = newRoom()
    const taken = ok(await elsewhere.room.take(file, 'Somebody'))
    const [listed] = await elsewhere.room.list()
    expect(listed).toMatchObject({ id: taken, seats: [ANN, BOT], over: false })
  })

  test('what is wrong with a file is said in a sentence', async () => {
    const page = newRoom()
    const id = await begun(page, [ANN, BOT])
    await step(page, id)
    const match = JSON.parse(JSON.stringify(fileOf(await page.room.save(id))))
    const taken = (data: unknown) => page.room.take(data, 'Ann')
    expect(await taken('nonsense')).toMatchObject({ error: 'bad-save' })
    expect(await taken(null)).toMatchObject({ error: 'bad-save' })
    expect(await taken({ format: 'bulkhead-table' })).toMatchObject({ error: 'bad-save' })
    expect(await taken({ ...match, game: 'chess' })).toMatchObject({ error: 'unknown-game' })
    const changed = { ...match, answers: match.answers.slice(1) }
    expect(await taken(changed)).toMatchObject({
      error: 'bad-save',
      message: 'This save is damaged or was changed.',
    })
    expect(await page.room.study(match)).toMatchObject({ error: 'still-running' })
  })
})

describe('looking back', () => {
  test('shows every moment of a finished game to every seat', async () => {
    const page = newRoom()
    const id = await begun(page, [ANN, BOT])
    const end = await playOut(page, id)
    const lines = ok(await page.room.lines(id, 1))
    const last = ok(await page.room.replay(id, lines.length - 1, 0))
    expect(last).toMatchObject({ at: lines.length - 1, length: lines.length - 1 })
    expect(same(last.view, end.view)).toBe(true)
    expect(last.result).toEqual(end.result)
    const early = ok(await page.room.replay(id, 3, 1))
    expect(early.log).toHaveLength(lines[3])
    expect(early.result).toBeNull()
  })

  test('a game is played on from an earlier moment, and differs by chance from there', async () => {
    const page = newRoom()
    const id = await begun(page, [ANN, BOT])
    await playOut(page, id)
    const studied = ok(await page.room.study(await page.room.save(id)))
    const on = ok(await page.room.playOn(studied.id, 10, [BEN, BOT]))
    const [listed] = (await page.room.list()).filter((game) => game.id === on)
    expect(listed).toMatchObject({ answers: 10, over: false, seats: [BEN, BOT] })
    const then = ok(await page.room.replay(id, 10, 0))
    await page.room.open(on)
    expect(
      page.told.findLast(({ table }) => table.id === on)?.log.slice(0, then.log.length),
    ).toEqual(then.log)
    expect(await page.room.playOn(id, 9999)).toMatchObject({ error: 'over-there' })
    const end = await playOut(page, on)
    const again = await page.room.take(await page.room.save(on), 'Ben')
    expect(again).toMatch(/^[\w-]{16}$/)
    expect(end.result).not.toBeNull()
  })
})

const rules = async (game: string) => (await import('../play/rules.ts')).rulesOf(game)

function fileOf(save: unknown): unknown {
  return (save as { match: unknown }).match
}
