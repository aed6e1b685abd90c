import { randomUUID } from 'node:crypto'
import type { Frame, Position } from '@bulkhead/protocol'
import { isVain } from '@bulkhead/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grumble } from '../../kernel/test/games/grumble.ts'
import type { Client, Follower } from './client.ts'
import { openTable, type TestServer, testServer } from './server.ts'

/** Longer than any of these tests takes. */
const LONG = 600_000

let quick: TestServer
let slow: TestServer
beforeAll(async () => {
  quick = await testServer({ games: { grumble } })
  slow = await testServer({
    games: { grumble },
    pace: { bot: 0, elsewhere: 100, reaction: LONG },
  })
})
afterAll(async () => {
  await quick.remove()
  await slow.remove()
})

interface Seated {
  readonly ann: Client
  readonly bob: Client
  readonly table: string
  /** As Bob sees it. */
  readonly asked: Position
}

/** Ann can react; Bob is asked in vain or not. Chance is sealed: tables are opened until one is like that. */
async function seatedWith(vain: boolean, at: TestServer, more: object = {}): Promise<Seated> {
  const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
  for (;;) {
    const table = await openTable([ann, bob], { game: 'grumble', ...more })
    const [hers, asked] = [await ann.position(table), await bob.position(table)]
    if (!isVain(hers.pending[0]) && isVain(asked.pending[0]) === vain) {
      return { ann, bob, table, asked }
    }
  }
}

function bears({ bob, table, asked }: Seated) {
  const [{ id, revision }] = asked.pending
  const given = { decision: id, revision, picks: ['bear-it'] }
  return bob.post(`/api/tables/${table}/answers`, given, randomUUID())
}

async function following(person: Client, table: string): Promise<Follower> {
  const stream = person.follow(table)
  await stream.until(({ position }) => position !== null)
  return stream
}

function answersOf({ messages }: Follower): Frame[] {
  return messages.map(({ data }) => data).filter(({ kind }) => kind === 'answered')
}

describe('somebody with nothing to react with', () => {
  test('is answered for while they are there; the others read the same as of anybody', async () => {
    const frames: Frame[] = []
    for (const vain of [true, false]) {
      const at = await seatedWith(vain, quick)
      const ann = await following(at.ann, at.table)
      expect(ann.position!.waiting).toEqual([0, 1])
      const bob = await following(at.bob, at.table)
      if (!vain) await bears(at)
      await ann.until(({ position }) => position!.waiting.join() === '0')
      frames.push(...answersOf(ann))
      for (const stream of [ann, bob]) await stream.close()
    }
    const [whoCouldNot, whoCould] = frames.map(({ at, ...rest }) => rest)
    expect(frames).toHaveLength(2)
    expect(whoCouldNot).toEqual(whoCould)
  })

  test('is waited for as anybody is, until they seem to have thought', async () => {
    const at = await seatedWith(true, slow)
    const [ann, bob] = [await following(at.ann, at.table), await following(at.bob, at.table)]
    await at.ann.post(`/api/tables/${at.table}/chat`, { text: 'Well?' }, randomUUID())
    await ann.until(({ messages }) => messages.some(({ data }) => data.kind === 'said'))
    expect(ann.position!.waiting).toEqual([0, 1])
    for (const stream of [ann, bob]) await stream.close()
  })

  test('is not answered for while they are away, and may answer by themselves', async () => {
    const at = await seatedWith(true, quick)
    const ann = await following(at.ann, at.table)
    await at.ann.post(`/api/tables/${at.table}/chat`, { text: 'Bob?' }, randomUUID())
    await ann.until(({ messages }) => messages.some(({ data }) => data.kind === 'said'))
    expect(ann.position!.waiting).toEqual([0, 1])
    expect((await bears(at)).status).toBe(200)
    await ann.until(({ position }) => position!.waiting.join() === '0')
    await ann.close()
  })

  test('is never late by that', async () => {
    const at = await seatedWith(true, slow, { clocks: { perMove: 2 } })
    const bob = await following(at.bob, at.table)
    await bob.until((stream) => answersOf(stream).some(({ seat }) => seat === 1))
    expect(bob.position!.table.seats[1].bot).toBeNull()
    await bob.close()
  })

  test('need deceive no bot', async () => {
    for (;;) {
      const ann = await slow.person('Ann')
      const table = await openTable([ann], { game: 'grumble', seats: 2, bots: ['random'] })
      const stream = await following(ann, table)
      const vain = stream.position!.pending.some(isVain)
      if (vain) await stream.until(({ position }) => !position!.pending.some(isVain))
      await stream.close()
      if (vain) break
    }
  })
})
