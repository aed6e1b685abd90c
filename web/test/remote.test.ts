import './browser.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Asked, Position } from '../play/position.ts'
import { openRemote } from '../play/remote.ts'
import { newKey, request } from '../play/request.ts'
import { serverNow } from '../play/server-time.ts'
import { isStorageAway } from '../play/storage.ts'
import { FakeServer, FakeStream } from './table-server.ts'

let server: FakeServer

beforeEach(() => {
  vi.useFakeTimers()
  server = new FakeServer()
  server.answers = { 'api/tables/t/chat': [] }
  FakeStream.opened = []
  vi.stubGlobal('fetch', server.fetch)
  vi.stubGlobal('EventSource', FakeStream)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const ASKED: Asked = {
  id: 3,
  seat: 0,
  prompt: 'p',
  options: [{ id: 'a', label: 'a' }],
  min: 1,
  max: 1,
  cancel: false,
  revision: 1,
}

const POSITION: Position = {
  number: 1,
  table: {
    id: 't',
    game: 'theseus',
    options: {},
    phase: 'playing',
    code: null,
    public: false,
    spectators: true,
    clocks: {},
    commitment: null,
    rematch: null,
    after: null,
    sequel: null,
    toBeContinued: false,
    createdAt: 0,
    host: 0,
    seats: [],
  },
  seat: 0,
  revision: 1,
  view: { hand: ['x'] },
  log: [],
  goneBack: [],
  pending: [ASKED],
  offers: [],
  hourglasses: [],
  waiting: [0],
  undo: 'nothing',
  undoRequest: null,
  clocks: [],
  orders: [],
  result: null,
  seed: null,
}

/** Lets everything happen that waits for time. */
const later = () => vi.advanceTimersByTimeAsync(60_000)

describe('an offer at a table on a server', () => {
  test('is taken once, however often it is pressed', async () => {
    const source = openRemote('t')
    FakeStream.last.position({ ...POSITION, offers: [{ id: 'raise', seat: 0, label: 'raise' }] })
    const taken = [source.take('raise'), source.take('raise')]
    await vi.advanceTimersByTimeAsync(10)
    FakeStream.last.change({ number: 2, at: 0, kind: 'taken', seat: 0, offers: [] })
    await later()
    expect(await Promise.all(taken)).toEqual([null, null])
    const sent = server.received.filter(({ path }) => path === 'api/tables/t/offers')
    expect(sent).toMatchObject([{ body: { offer: 'raise' }, key: expect.any(String) }])
    expect(source.position()?.offers).toEqual([])
    source.close()
  })

  test('that is gone makes the table look again', async () => {
    const source = openRemote('t')
    FakeStream.last.position(POSITION)
    server.refuse = { status: 409, error: 'not-offered' }
    const streams = FakeStream.opened.length
    const taken = source.take('raise')
    await later()
    expect(await taken).toMatchObject({ error: 'not-offered' })
    expect(FakeStream.opened.length).toBe(streams + 1)
    source.close()
  })
})

describe('a wish to the server', () => {
  test('is sent with the same key until it is known what became of it', async () => {
    server.weather = ['request-lost', 'answer-lost', 'unwell', 'answer-lost']
    const wish = request({ method: 'POST', path: 'tables/t/answers', body: {}, key: newKey() })
    await later()
    expect(await wish).toEqual({ number: 2, revision: 2 })
    expect(server.received).toHaveLength(5)
    expect(new Set(server.received.map(({ key }) => key)).size).toBe(1)
    expect(server.done).toHaveLength(1)
  })

  test('without a key is given up after a few tries, with a sentence', async () => {
    server.weather = new Array(9).fill('request-lost')
    const wish = request({ method: 'GET', path: 'games' })
    await later()
    expect(await wish).toEqual({
      error: 'offline',
      message: 'There is no connection to the server.',
    })
    expect(server.received).toHaveLength(3)
  })

  test('waits for the storage of the server, says so meanwhile, and is done once', async () => {
    server.weather = new Array(6).fill('unstored')
    const wish = request({ method: 'POST', path: 'tables/t/answers', body: {}, key: newKey() })
    await vi.advanceTimersByTimeAsync(4000)
    expect(isStorageAway()).toBe(true)
    await later()
    expect(await wish).toEqual({ number: 2, revision: 2 })
    expect(isStorageAway()).toBe(false)
    expect(server.done).toHaveLength(1)
  })

  test('that only looks says why it cannot', async () => {
    server.weather = new Array(3).fill('unstored')
    const wish = request({ method: 'GET', path: 'tables' })
    await later()
    expect(await wish).toMatchObject({ error: 'no-storage' })
  })

  test('that is refused is not sent again', async () => {
    server.refuse = { status: 409, error: 'stale' }
    const wish = request({ method: 'POST', path: 'tables/t/answers', body: {}, key: newKey() })
    expect(await wish).toEqual({ error: 'stale', message: 'No.' })
    expect(server.received).toHaveLength(1)
  })

  test('keys are never the same', () => {
    expect(new Set(Array.from({ length: 100 }, newKey)).size).toBe(100)
  })
})

describe('a table on the server', () => {
  test('is the position with every change folded into it', () => {
    const source = openRemote('t')
    expect(source.connection()).toBe('opening')
    FakeStream.last.position(POSITION)
    FakeStream.last.change({ number: 2, at: 0, kind: 'answered', view: [['/hand/1', 'y']] })
    expect(source.position()).toMatchObject({ number: 2, view: { hand: ['x', 'y'] } })
    FakeStream.last.change({ number: 2, at: 0, kind: 'answered', view: [['/hand/2', 'y']] })
    expect(source.position()?.view).toEqual({ hand: ['x', 'y'] })
    expect(source.connection()).toBe('live')
    source.close()
  })

  test('deadlines are told by its clock, whatever the clock of this device says', async () => {
    vi.setSystemTime(new Date('1999-12-31T12:00:00Z'))
    const source = openRemote('t')
    const there = Date.parse('2026-01-01T00:00:00Z')
    FakeStream.last.time(there)
    expect(serverNow()).toBe(there)
    await later()
    expect(serverNow()).toBe(there + 60_000)
    source.close()
  })

  test('an answer counts once however bad the network is, and is done when it is shown', async () => {
    const source = openRemote('t')
    FakeStream.last.position(POSITION)
    server.weather = ['fine', 'answer-lost', 'request-lost']
    const answer = source.answer(ASKED, ['a'])
    const pressedTwice = source.answer(ASKED, ['a'])
    await vi.advanceTimersByTimeAsync(2000)
    FakeStream.last.change({ number: 2, at: 0, kind: 'answered', pending: [] })
    expect(await answer).toBeNull()
    expect(await pressedTwice).toBeNull()
    expect(server.done).toHaveLength(1)
    expect(server.done[0].body).toEqual({ decision: 3, revision: 1, picks: ['a'] })
    source.close()
  })

  test('a stale answer is refused in a sentence, and the table is looked at again', async () => {
    const source = openRemote('t')
    FakeStream.last.position(POSITION)
    server.refuse = { status: 409, error: 'stale' }
    expect(await source.answer(ASKED, ['a'])).toMatchObject({ error: 'stale' })
    expect(FakeStream.opened).toHaveLength(2)
    source.close()
  })

  test('after a gap in the numbers the whole position is asked for', () => {
    const source = openRemote('t')
    FakeStream.last.position(POSITION)
    FakeStream.last.change({ number: 4, at: 0, kind: 'answered', view: [['/hand/1', 'y']] })
    expect(FakeStream.opened).toHaveLength(2)
    expect(source.position()).toEqual(POSITION)
    source.close()
  })

  test('what the stream does not tell in time is looked for', async () => {
    const source = openRemote('t')
    FakeStream.last.position(POSITION)
    const answer = source.answer(ASKED, ['a'])
    await later()
    expect(await answer).toBeNull()
    expect(FakeStream.opened).toHaveLength(2)
    source.close()
  })

  test('a lost stream is sought again; a table that is not there is gone', async () => {
    const source = openRemote('t')
    FakeStream.last.position(POSITION)
    FakeStream.last.fail(false)
    expect(source.connection()).toBe('lost')
    server.weather = new Array(4).fill('request-lost')
    FakeStream.last.fail(true)
    await later()
    expect(FakeStream.opened.length).toBeGreaterThan(1)
    server.refuse = { status: 404, error: 'not-found' }
    FakeStream.last.fail(true)
    await later()
    expect(source.connection()).toBe('gone')
    source.close()
  })

  test('a server that cannot reach its storage says so, and is asked soon again', async () => {
    const source = openRemote('t')
    FakeStream.last.position(POSITION)
    FakeStream.last.storage(false)
    expect(isStorageAway()).toBe(true)
    FakeStream.last.storage(true)
    expect(isStorageAway()).toBe(false)
    const opened = FakeStream.opened.length
    for (let loss = 1; loss <= 6; loss++) {
      server.weather = new Array(3).fill('unstored')
      FakeStream.last.fail(true)
      await vi.advanceTimersByTimeAsync(3000)
      expect(isStorageAway()).toBe(true)
      expect(FakeStream.opened.length).toBe(opened + loss)
    }
    FakeStream.last.position(POSITION)
    expect(isStorageAway()).toBe(false)
    source.close()
  })

  test('a table that is played without spectators is private, not gone', async () => {
    const source = openRemote('t')
    server.refuse = { status: 403, error: 'forbidden' }
    FakeStream.last.fail(true)
    await later()
    expect(source.connection()).toBe('private')
    source.close()
  })

  test('says who is there, whatever else happens', () => {
    const source = openRemote('t')
    const seats = ['Ann', 'Ben'].map((name) => ({ kind: 'person' as const, name, bot: null }))
    const table = { ...POSITION.table, seats }
    FakeStream.last.position({ ...POSITION, table })
    const present = () => source.position()?.table.seats.map((seat) => seat.present)
    expect(present()).toEqual([undefined, undefined])
    FakeStream.last.presence([0])
    expect(present()).toEqual([true, false])
    FakeStream.last.change({ number: 2, at: 0, kind: 'taken-over', table })
    expect(present()).toEqual([true, false])
    FakeStream.last.presence([0, 1])
    expect(present()).toEqual([true, true])
    source.close()
  })

  test('a rematch seats everybody as they sat', async () => {
    const free = { kind: 'free', name: null, bot: null }
    const source = openRemote('t')
    FakeStream.last.position({ ...POSITION, seat: 1 })
    server.answers = { 'api/tables/t/rematch': { id: 'again', seats: [free, free] } }
    expect(await source.rematch()).toBe('/t/again')
    expect(server.done.at(-1)).toMatchObject({
      path: 'api/tables/again/join',
      body: { seat: 1 },
    })
    source.close()
  })

  test('what was said before and since is told once', async () => {
    server.answers = {
      'api/tables/t/chat': [{ number: 1, at: 0, name: 'Ben', text: 'Hello' }],
    }
    const source = openRemote('t')
    FakeStream.last.position(POSITION)
    const said = { name: 'Ann', text: 'Hi' }
    FakeStream.last.change({ number: 2, at: 0, kind: 'said', said })
    await vi.advanceTimersByTimeAsync(10)
    expect(source.talk?.chat().map(({ text }) => text)).toEqual(['Hello', 'Hi'])
    source.close()
  })

  test('an answer that was given is sent even after the table has been left', async () => {
    const source = openRemote('t')
    FakeStream.last.position(POSITION)
    server.weather = ['fine', 'request-lost', 'request-lost']
    const answer = source.answer(ASKED, ['a'])
    source.close()
    await later()
    expect(await answer).toBeNull()
    expect(server.done).toHaveLength(1)
  })
})
