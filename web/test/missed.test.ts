import './browser.ts'
import { expect, test } from 'vitest'
import type { Telling } from '../play/position.ts'
import { ANN, BEN, begun, memoryShelf, newRoom, ok, step } from './room.ts'

test('a seat is told what it has missed as the table told it, after a reload too', async () => {
  const shelf = memoryShelf()
  const before = newRoom(shelf)
  const id = await begun(before, [ANN, BEN])
  for (let turn = 0; turn < 30; turn++) await step(before, id)
  const page = newRoom(shelf)
  ok(await page.room.open(id))
  ok(await page.room.hold(id, 0))
  const { log, view } = page.position(id)
  const lines = log.length - 12
  const missed = ok(await page.room.missed(id, lines))
  expect(missed.told.map(({ line }: Telling) => line)).toEqual(log.slice(lines))
  expect(missed.told.at(-1)!.view).toEqual(view)
  const whole = ok(await page.room.missed(id, lines - 5))
  expect(missed.before).toEqual(whole.told[4].view)
  expect(missed.told.map(({ view: seen }: Telling) => seen)).toEqual(
    whole.told.slice(5).map(({ view: seen }: Telling) => seen),
  )
  expect(missed.before).not.toEqual(view)
})

test('nothing is missed where nothing has happened since', async () => {
  const page = newRoom()
  const id = await begun(page, [ANN, BEN])
  await step(page, id)
  const { log, view } = page.position(id)
  const missed = ok(await page.room.missed(id, log.length))
  expect(missed.told).toEqual([])
  expect(missed.before).toEqual(view)
})
