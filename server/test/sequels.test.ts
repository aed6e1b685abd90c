import { randomUUID } from 'node:crypto'
import { isRefusal, verify } from '@bulkhead/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bids } from '../../kernel/test/games/bids.ts'
import { spoils } from '../../kernel/test/games/spoils.ts'
import { NO_PROGRESS } from '../tables/progress.ts'
import type { TableRecord } from '../tables/record.ts'
import { announceSequel } from '../tables/sequels.ts'
import { type Client, playOn } from './client.ts'
import { type Opening, openTable, type TestServer, testServer } from './server.ts'

const games = { bids, spoils }

let server: TestServer
beforeAll(async () => {
  server = await testServer({ games })
})
afterAll(() => server.remove())

/** A finished match of bids from which spoils can go on. */
async function finished(people: readonly Client[], opening: Opening = {}): Promise<string> {
  for (let seed = 1; ; seed++) {
    const table = await openTable(people, { game: 'bids', ...opening })
    await playOn(people, table, seed)
    const { result } = await people[0].position(table)
    if (result!.reason !== 'ties') return table
  }
}

async function couple(at = server): Promise<[Client, Client]> {
  return [await at.person('Ann'), await at.person('Bob')]
}

const KEPT = { toBeContinued: true }

describe('a sequel', () => {
  test('goes on from the end of a finished table', async () => {
    const [ann, bob] = await couple()
    const first = await finished([ann, bob])
    const { result } = await ann.position(first)
    const second = await openTable([ann, bob], { game: 'spoils', after: first })
    const { view, table } = await bob.position(second)
    const scores = (view as { sharers: { score: number }[] }).sharers.map(({ score }) => score)
    expect(scores).toEqual(result!.scores)
    expect(table.after).toBe(first)
    expect((await ann.position(first)).table.sequel).toBe(second)
  })

  test('can be verified with what came before, when both are over', async () => {
    const [ann, bob] = await couple()
    const first = await finished([ann, bob], KEPT)
    const second = await openTable([ann, bob], { game: 'spoils', after: first })
    await playOn([ann, bob], second, 1)
    const { body } = await ann.get(`/api/tables/${second}/match`)
    const verified = verify(spoils, body)
    expect(isRefusal(verified)).toBe(false)
    expect(verified).toMatchObject({ before: { result: { reason: expect.any(String) } } })
  })

  test('is there again after a restart, before and after its first checkpoint', async () => {
    let own = await testServer({ games })
    const [ann, bob] = await couple(own)
    const first = await finished([ann, bob])
    const second = await openTable([ann, bob], { game: 'spoils', after: first })
    const open = (await ann.post('/api/tables', { game: 'bids', seats: 2 })).body.id
    const before = await ann.position(second)
    for (let i = 0; i < 2; i++) {
      own = await own.again()
      ann.url = own.url
      bob.url = own.url
      expect(await ann.position(second)).toEqual(before)
    }
    expect((await ann.get(`/api/tables/${open}`)).status).toBe(200)
    await own.remove()
  })

  test('opened twice with one key is one table', async () => {
    const [ann, bob] = await couple()
    const after = await finished([ann, bob])
    const wish = { game: 'spoils', seats: 2, after }
    const [one, two] = [
      await ann.post('/api/tables', wish, 'the-sequel'),
      await ann.post('/api/tables', wish, 'the-sequel'),
    ]
    expect([one.status, two.status]).toEqual([201, 201])
    expect(two.body.id).toBe(one.body.id)
  })

  test.each([
    ['a running game', 409, 'The earlier game is not over yet.'],
    ['a game of others', 403, 'You do not sit at this table.'],
    ['another game', 400, 'The earlier match is of the game spoils, not bids.'],
    ['no table', 404, 'There is no such table.'],
    ['nothing', 400, 'With these options a finished match of bids must come before.'],
  ])('of %s is refused in a sentence', async (what, status, message) => {
    const [ann, bob] = await couple()
    const wish = { game: 'spoils', seats: 2 }
    const open = (after?: string) => ann.post('/api/tables', { ...wish, ...(after && { after }) })
    const before: Record<string, () => Promise<string | undefined>> = {
      'a running game': () => openTable([ann, bob], { game: 'bids' }),
      'a game of others': async () => finished(await couple()),
      'another game': async () => {
        const options = { after: 'nothing' }
        const table = await openTable([ann, bob], { game: 'spoils', options })
        await playOn([ann, bob], table, 1)
        return table
      },
      'no table': async () => 'A'.repeat(16),
      nothing: async () => undefined,
    }
    const refused = await open(await before[what]())
    expect([refused.status, refused.body.message]).toEqual([status, message])
  })

  test('there is one at a time', async () => {
    const [ann, bob] = await couple()
    const after = await finished([ann, bob])
    const wish = { game: 'spoils', seats: 2, after }
    const tries = await Promise.all([ann, bob].map((one) => one.post('/api/tables', wish)))
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409])
    const [{ body }] = tries.filter(({ status }) => status === 201)
    expect((await bob.post('/api/tables', wish)).body.error).toBe('followed')
    const host = tries[0].status === 201 ? ann : bob
    await host.post(`/api/tables/${body.id}/abandon`)
    expect((await bob.post('/api/tables', wish)).status).toBe(201)
  })
})

test('a sequel played once more goes on from the same table', async () => {
  const [ann, bob] = await couple()
  const first = await finished([ann, bob])
  const second = await openTable([ann, bob], { game: 'spoils', after: first })
  await playOn([ann, bob], second, 1)
  const { status, body } = await bob.post(`/api/tables/${second}/rematch`)
  expect([status, body.after]).toEqual([200, first])
  expect((await ann.position(first)).table.sequel).toBe(body.id)
})

describe('a match that was played elsewhere', () => {
  /** Of a table whose match anybody may read. */
  const file = async () => {
    const [ann, bob] = await couple()
    return (await ann.get(`/api/tables/${await finished([ann, bob])}/match`)).body
  }

  test('is gone on from, also once more and by another number of people', async () => {
    const [ann, bob] = await couple()
    const before = await file()
    const { body } = await ann.post('/api/tables', { game: 'spoils', seats: 2, before })
    expect(body.after).toBeNull()
    await bob.post(`/api/tables/${body.id}/join`)
    await ann.post(`/api/tables/${body.id}/start`)
    await playOn([ann, bob], body.id, 1)
    expect(verify(spoils, (await ann.get(`/api/tables/${body.id}/match`)).body)).toMatchObject({
      before: { result: { reason: expect.any(String) } },
    })
    const again = await ann.post(`/api/tables/${body.id}/rematch`)
    expect(again.status).toBe(200)
    const arranged = await ann.send('PUT', `/api/tables/${again.body.id}/seats`, { places: [1, 0] })
    expect(arranged.status).toBe(200)
  })

  test('is refused where it is none, or where a table is named too', async () => {
    const [ann, bob] = await couple()
    const open = (wish: object) => ann.post('/api/tables', { game: 'spoils', seats: 2, ...wish })
    expect((await open({ before: { format: 'nonsense' } })).status).toBe(400)
    const after = await finished([ann, bob])
    expect((await open({ after, before: await file() })).body.message).toBe(
      'A table goes on from one match, not from two.',
    )
  })
})

test('a sequel that was announced meanwhile is not replaced', () => {
  const record = { sequel: 'theirs' } as TableRecord
  const table = { record, match: null, progress: NO_PROGRESS, pauses: [], now: 0 }
  expect(() => announceSequel(table, null, 'mine')).toThrow('Another table goes on from this one')
  expect(announceSequel(table, 'theirs', 'mine')).toEqual({ kind: 'sequel', table: 'mine' })
})

describe('what lay hidden at the end of a table', () => {
  const secrets = async (person: Client, table: string) => {
    const { seed } = await person.position(table)
    const paths = ['match', 'replay?seat=1', 'reasons']
    const answers = await Promise.all(paths.map((one) => person.get(`/api/tables/${table}/${one}`)))
    return [seed === null ? 403 : 200, ...answers.map(({ status }) => status)]
  }
  const HIDDEN = [403, 403, 403, 403]
  const SHOWN = [200, 200, 200, 200]

  test('is shown at once where nothing else was said', async () => {
    const [ann, bob] = await couple()
    expect(await secrets(ann, await finished([ann, bob]))).toEqual(SHOWN)
  })

  test('is kept where the table is to be continued, until its sequel is over', async () => {
    const [ann, bob] = await couple()
    const first = await finished([ann, bob], KEPT)
    expect(await secrets(ann, first)).toEqual(HIDDEN)
    const { body } = await ann.get(`/api/tables/${first}/match`)
    expect(body.message).toBe('What lay hidden here is kept for a sequel, until that is over.')
    const second = await openTable([ann, bob], { game: 'spoils', after: first })
    expect(await secrets(ann, first)).toEqual(HIDDEN)
    const stream = bob.follow(first)
    await stream.until((s) => s.position !== null)
    expect(stream.position!.seed).toBeNull()
    await playOn([ann, bob], second, 1)
    await stream.until((s) => s.messages.at(-1)!.data.kind === 'revealed')
    expect(stream.position!.seed).toMatchObject({ kind: 'sealed' })
    expect(await secrets(ann, first)).toEqual(SHOWN)
    await stream.close()
  })

  test('no stream tells the seed at the end, nor what others answered', async () => {
    const [ann, bob] = await couple()
    const table = await openTable([ann, bob], { game: 'bids', ...KEPT })
    const stream = ann.follow(table)
    await stream.until((s) => s.position !== null)
    await playOn([ann, bob], table, 1)
    await stream.until((s) => s.position!.table.phase === 'over')
    expect(stream.position!.seed ?? null).toBeNull()
    const { body } = await ann.get(`/api/tables/${table}/replay`)
    for (let at = 1; at <= body.length; at++) {
      const { moment } = (await ann.get(`/api/tables/${table}/replay?at=${at}`)).body
      if (moment.seat === 1) expect(moment).toEqual({ seat: 1 })
    }
    await stream.close()
  })

  test('is shown when somebody who sat there says that nobody goes on', async () => {
    const [ann, bob] = await couple()
    const first = await finished([ann, bob], KEPT)
    const carl = await server.person('Carl')
    expect((await carl.post(`/api/tables/${first}/reveal`)).status).toBe(403)
    const after = { game: 'spoils', seats: 2, after: first }
    const { body: second } = await ann.post('/api/tables', after)
    expect((await bob.post(`/api/tables/${first}/reveal`)).body.error).toBe('followed')
    await ann.post(`/api/tables/${second.id}/abandon`)
    expect((await bob.post(`/api/tables/${first}/reveal`, {}, randomUUID())).status).toBe(200)
    expect(await secrets(ann, first)).toEqual(SHOWN)
    expect((await bob.post(`/api/tables/${first}/reveal`)).body.error).toBe('shown')
  })

  test('is kept through a sequel that is to be continued itself', async () => {
    const [ann, bob] = await couple()
    const first = await finished([ann, bob], KEPT)
    const opening = { game: 'spoils', after: first, ...KEPT }
    const second = await openTable([ann, bob], opening)
    await playOn([ann, bob], second, 1)
    expect(await secrets(ann, second)).toEqual(HIDDEN)
    expect(await secrets(ann, first)).toEqual(HIDDEN)
    expect((await ann.post(`/api/tables/${first}/reveal`)).body.error).toBe('followed')
    const stream = bob.follow(first)
    await stream.until((s) => s.position !== null)
    await ann.post(`/api/tables/${second}/reveal`)
    await stream.until((s) => s.messages.at(-1)!.data.kind === 'revealed')
    expect(await secrets(ann, first)).toEqual(SHOWN)
    await stream.close()
  })
})
