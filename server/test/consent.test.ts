import { randomUUID } from 'node:crypto'
import { type AnyGame, FastRng, isRefusal, verify } from '@bulkhead/kernel'
import type { Position } from '@bulkhead/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pig } from '../../kernel/test/games/pig.ts'
import { games } from '../games.ts'
import type { Client } from './client.ts'
import { openTable, type TestServer, testServer } from './server.ts'

/** No bot has won before somebody was asked. */
const endless: AnyGame = { ...pig, id: 'endless', result: () => null }

let server: TestServer
let people: Client[]
beforeAll(async () => {
  server = await testServer({ absence: 0, games: { ...games, pig, endless } })
  people = await Promise.all(['Ann', 'Bob', 'Carl'].map((name) => server.person(name)))
})
afterAll(() => server.remove())

describe('taking back with everybody’s consent', () => {
  test('goes back when all have agreed, for every reader and after a restart', async () => {
    const { table, asker, others, before } = await stuck(people)
    const stream = others[0].follow(table)
    await stream.until((s) => s.position !== null)
    expect((await ask(table, asker)).status).toBe(200)
    const seat = (await asker.position(table)).seat!
    const waitingFor = [0, 1, 2].filter((one) => one !== seat)
    expect((await asker.position(table)).undoRequest).toEqual({ seat, waitingFor })
    expect((await others[0].position(table)).undoRequest).toEqual({ seat, waitingFor })
    expect((await agree(table, asker, true)).body.error).toBe('not-asked')
    expect((await agree(table, others[0], true)).status).toBe(200)
    expect((await agree(table, others[0], true)).body.error).toBe('not-asked')
    expect((await asker.position(table)).undoRequest?.waitingFor).toHaveLength(1)
    expect((await agree(table, others[1], true)).status).toBe(200)

    const now = await asker.position(table)
    expect(now.undoRequest).toBeNull()
    expect(gameOf(now)).toEqual(gameOf(before))
    const theirs = await others[0].position(table)
    await stream.until((s) => s.position?.number === theirs.number)
    expect(stream.position).toEqual(theirs)
    expect(stream.messages.at(-1)!.data).toMatchObject({ kind: 'rewound', seat })
    await stream.close()

    server = await server.again()
    for (const person of people) person.url = server.url
    expect(await asker.position(table)).toEqual(now)
    expect((await asker.answerAtRandom(table, new FastRng(9)))?.status).toBe(200)
  })

  test('one refusal ends it, a new answer ends it, and whoever asked may withdraw', async () => {
    const { table, asker, others } = await stuck(people)
    const still = await asker.position(table)
    await ask(table, asker)
    expect((await ask(table, others[0])).body.error).toBe('undo-asked')
    expect((await agree(table, others[0], false)).status).toBe(200)
    expect(gameOf(await asker.position(table))).toEqual(gameOf(still))
    expect((await agree(table, others[1], true)).body.error).toBe('not-asked')

    await ask(table, asker)
    expect((await agree(table, asker, false)).status).toBe(200)
    expect((await asker.position(table)).undoRequest).toBeNull()

    await ask(table, asker)
    for (const person of people) {
      if ((await person.answerAtRandom(table, new FastRng(3)))?.status === 200) break
    }
    expect((await asker.position(table)).undoRequest).toBeNull()
  })

  test('is asked once for each key, of the position that was seen, while the game runs', async () => {
    const { table, asker, before } = await stuck(people)
    const { revision } = await asker.position(table)
    const path = `/api/tables/${table}/undo-request`
    const twice = [1, 2].map(() => asker.post(path, { revision }, 'once'))
    const [one, two] = await Promise.all(twice)
    expect([one.status, two.status]).toEqual([200, 200])
    expect(one.body.number).toBe(two.body.number)
    await agree(table, asker, false)
    const { revision: earlier } = before
    const stale = await asker.post(path, { revision: earlier }, randomUUID())
    expect(stale.body.error).toBe('stale')
    expect((await asker.post(path, { revision })).status).toBe(400)
    for (const person of people) await person.post(`/api/tables/${table}/abandon`)
    expect((await ask(table, asker)).body.error).toBe('game-over')
  })

  test('alone with bots it happens at once', async () => {
    const [ann] = people
    const table = await openTable([ann], { game: 'endless', bots: ['random'] })
    const before = await untilStuck([ann], table)
    expect((await ask(table, ann)).status).toBe(200)
    expect(gameOf(await ann.position(table))).toEqual(gameOf(before.before))
  })

  test('bots wait for the decision; a person they have replaced decides all the same', async () => {
    const { table, asker, other, before } = await stuckWithBot()
    expect((await ask(table, asker)).status).toBe(200)
    const asked = await asker.position(table)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect((await asker.position(table)).number).toBe(asked.number)
    const [seat] = asked.undoRequest!.waitingFor
    expect(seat).toBe((await other.position(table)).seat)
    await replace(table, asker, seat)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect((await asker.position(table)).undoRequest?.waitingFor).toEqual([seat])
    expect((await agree(table, other, true)).status).toBe(200)
    expect(gameOf(await asker.position(table))).toEqual(gameOf(before))
  })

  test('nobody looks ahead with a bot on the seat of somebody absent', async () => {
    const { table, asker, other } = await stuckWithBot()
    const { seat } = await other.position(table)
    await replace(table, asker, seat!)
    const { log } = await asker.position(table)
    expect((await ask(table, asker)).status).toBe(200)
    const asked = await asker.position(table)
    expect(asked.undoRequest?.waitingFor).toEqual([seat])
    expect(asked.log.slice(0, log.length)).toEqual(log)
    expect((await agree(table, asker, true)).body.error).toBe('not-asked')
    expect((await agree(table, other, false)).status).toBe(200)
    expect((await asker.position(table)).goneBack).toEqual([])
  })

  test('whoever left the table is asked too', async () => {
    const { table, asker, other } = await stuckWithBot()
    const { seat } = await other.position(table)
    expect((await other.post(`/api/tables/${table}/leave`)).status).toBe(200)
    await ask(table, asker)
    expect((await asker.position(table)).undoRequest?.waitingFor).toEqual([seat])
  })

  test('a request that nobody answers lapses: bots go on, and nothing was taken back', async () => {
    const pace = { bot: 0, consent: 300 }
    const impatient = await testServer({ absence: 0, pace, games: { endless } })
    const [ann, bob] = [await impatient.person('Ann'), await impatient.person('Bob')]
    const table = await openTable([ann, bob], { game: 'endless' })
    const { asker } = await untilStuck([ann, bob], table)
    const other = asker === ann ? bob : ann
    const { seat } = await other.position(table)
    await untilWaitingFor(table, asker, seat!)
    expect((await ask(table, asker)).status).toBe(200)
    await replace(table, asker, seat!)
    const { log } = await asker.position(table)
    await expect.poll(async () => (await asker.position(table)).undoRequest).toBeNull()
    const now = await asker.position(table)
    expect(now.log.slice(0, log.length)).toEqual(log)
    expect(now.goneBack).toEqual([])
    await impatient.remove()
  })
})

describe('nobody looks into the future', () => {
  test('by going back: what chance decides then is drawn anew, and the match verifies', async () => {
    const [ann] = people
    const table = await openTable([ann], { game: 'pig' })
    const faces: unknown[] = []
    for (let back = 0; back < 12; back++) {
      expect(await rolled(ann, table, await ann.position(table))).toBe(true)
      faces.push((await ann.position(table)).log.at(-1)!.params!.face)
      expect((await ask(table, ann)).status).toBe(200)
    }
    expect(new Set(faces).size).toBeGreaterThan(2)
    const before = await ann.position(table)
    server = await server.again()
    for (const person of people) person.url = server.url
    expect(await ann.position(table)).toEqual(before)

    const rng = new FastRng(3)
    while ((await ann.position(table)).table.phase === 'playing') {
      await ann.answerAtRandom(table, rng)
    }
    const { body: save } = await ann.get(`/api/tables/${table}/match`)
    expect(save.seed.redrawn).toHaveLength(12)
    expect(save.commitment).toBe(before.table.commitment)
    expect(isRefusal(verify(pig, save))).toBe(false)
    const { redrawn, ...seed } = save.seed
    expect(isRefusal(verify(pig, { ...save, seed }))).toBe(true)
  })

  test('by going back past what was hidden and has been shown: that is refused, with everybody’s consent too', async () => {
    const [ann, bob] = people
    const table = await openTable([ann, bob], { options: { level: '1' } })
    const rng = new FastRng(4)
    let asker: Client | null = null
    while (!asker) {
      for (const person of [ann, bob]) {
        const { table: now } = await person.position(table)
        expect(now.phase).toBe('playing')
        await person.answerAtRandom(table, rng)
        if ((await person.position(table)).undo === 'secret') asker = person
      }
    }
    const refused = await ask(table, asker)
    expect([refused.status, refused.body.error]).toEqual([409, 'secret'])
    expect((await asker.position(table)).undoRequest).toBeNull()
  })
})

describe('every going-back stays in the log', () => {
  test('for all readers, in the stream and in the replay, after a restart', async () => {
    const { table, asker, others, before } = await stuck(people)
    const { length: lines } = before.log
    const spectator = (await server.person('Eve')).follow(table)
    await spectator.until((s) => s.position !== null)
    await goBack(table, asker, others)
    const { seat, goneBack } = await asker.position(table)
    const agreed = await Promise.all(others.map(async (one) => (await one.position(table)).seat))
    expect(goneBack).toEqual([expect.objectContaining({ seat, agreed, takenBack: 1, line: lines })])
    await spectator.until((s) => s.position?.goneBack.length === 1)
    expect(spectator.position!.goneBack[0]).toMatchObject({ seat, agreed, takenBack: 1 })
    expect(spectator.position!.goneBack[0].line).toBe(spectator.position!.log.length)
    await spectator.close()

    server = await server.again()
    for (const person of people) person.url = server.url
    expect((await asker.position(table)).goneBack).toEqual(goneBack)
    const { kept } = goneBack[0]
    const replay = async (at: number) =>
      (await asker.get(`/api/tables/${table}/replay?at=${at}`)).body.goneBack
    expect(await replay(kept)).toEqual(goneBack)
    expect(await replay(kept - 1)).toEqual([])
  })

  test('and no further going-back takes it away', async () => {
    const { table, asker, others } = await stuck(people)
    const seats = people.map((_, seat) => seat)
    await goBack(table, asker, others)
    const [first] = (await asker.position(table)).goneBack
    const stream = others[0].follow(table)
    await stream.until((s) => s.position !== null)
    let back = 1
    while ((await asker.position(table)).log.length > 0 && back < 4) {
      const again = await anybodyWhoMayAsk(table)
      if (!again) break
      await goBack(
        table,
        again,
        people.filter((one) => one !== again),
      )
      back++
    }
    const now = await asker.position(table)
    expect(back).toBeGreaterThan(1)
    expect(now.goneBack).toHaveLength(back)
    const { line, kept, ...said } = first
    expect(now.goneBack[0]).toMatchObject(said)
    expect(now.goneBack[0].kept).toBeLessThan(kept)
    expect(now.goneBack.every((one) => one.line <= now.log.length)).toBe(true)
    for (const { seat, agreed } of now.goneBack) {
      expect([seat, ...agreed].sort()).toEqual(seats)
    }
    const theirs = await others[0].position(table)
    await stream.until((s) => s.position?.number === theirs.number)
    expect(stream.position).toEqual(theirs)
    await stream.close()
  })

  test('of somebody alone with bots too', async () => {
    const [ann] = people
    const table = await openTable([ann], { game: 'endless', bots: ['random'] })
    await untilStuck([ann], table)
    await ask(table, ann)
    const { goneBack } = await ann.position(table)
    expect(goneBack).toEqual([expect.objectContaining({ seat: 0, agreed: [] })])
    expect(goneBack[0].takenBack).toBeGreaterThan(0)
  })
})

async function goBack(table: string, asker: Client, others: readonly Client[]) {
  expect((await ask(table, asker)).status).toBe(200)
  for (const other of others) expect((await agree(table, other, true)).status).toBe(200)
}

/** Somebody whose last answer would be given back only by consent. */
async function anybodyWhoMayAsk(table: string): Promise<Client | null> {
  for (const person of people) {
    const { undo, log, seat } = await person.position(table)
    const hasAnswered = log.some(({ params }) => params?.seat === seat)
    if (hasAnswered && undo !== null && undo !== 'nothing') return person
  }
  return null
}

/** Two people and a bot; the asker has given an answer that the kernel does not give back. */
async function stuckWithBot() {
  const [ann, bob] = people
  const table = await openTable([ann, bob], { game: 'endless', bots: ['random'] })
  const { asker, before } = await untilStuck([ann, bob], table)
  return { table, asker, before, other: asker === ann ? bob : ann }
}

/** The asker plays on, where it is their turn, until the other's is. */
async function untilWaitingFor(table: string, asker: Client, seat: number): Promise<void> {
  const rng = new FastRng(5)
  while (!(await asker.position(table)).waiting.includes(seat)) {
    await asker.answerAtRandom(table, rng)
  }
}

async function replace(table: string, person: Client, seat: number) {
  const { status } = await person.post(`/api/tables/${table}/seats/${seat}/takeover`, {})
  expect(status).toBe(200)
}

async function ask(table: string, person: Client) {
  const { revision } = await person.position(table)
  return person.post(`/api/tables/${table}/undo-request`, { revision }, randomUUID())
}

function agree(table: string, person: Client, agree: boolean) {
  return person.post(`/api/tables/${table}/undo-request/answer`, { agree })
}

async function stuck(players: readonly Client[]) {
  const table = await openTable(players, { game: 'pig' })
  for (let earlier = 0; earlier < 4; earlier++) await untilStuck(players, table)
  const { asker, before } = await untilStuck(players, table)
  return { table, asker, before, others: players.filter((person) => person !== asker) }
}

/** Rolls the die where it is this person's turn. */
async function rolled(person: Client, table: string, { pending }: Position): Promise<boolean> {
  const [asked] = pending
  if (!asked) return false
  const given = { decision: asked.id, revision: asked.revision, picks: ['roll'] }
  return (await person.post(`/api/tables/${table}/answers`, given, randomUUID())).status === 200
}

/** Plays until somebody has given an answer that the kernel does not give back. */
async function untilStuck(players: readonly Client[], table: string) {
  for (;;) {
    for (const asker of players) {
      const before = await asker.position(table)
      if (!(await rolled(asker, table, before))) continue
      const { undo, table: now } = await asker.position(table)
      expect(now.phase).toBe('playing')
      if (undo !== null) return { asker, before }
    }
  }
}

/** The game itself, without the numbers of events. */
function gameOf({ view, log, waiting, pending }: Position) {
  return { view, log, waiting, pending: pending.map(({ revision, ...asked }) => asked) }
}
