// A whole bot: it plays over HTTP and chooses at random. docs/bots.md explains it.
// npx esbuild examples/bot.ts | node --input-type=module - '<link of the table>' [name]
import { setTimeout as pause } from 'node:timers/promises'

type Asked = { id: number; revision: number; options: { id: string }[]; min: number; max: number }
type Table = { phase: string; seats: { bot: string | null }[] }
type Position = { table: Table; seat: number; view: unknown; pending: Asked[]; result: unknown }

const { TOKEN, PACE = '250' } = process.env
const [, , link, name = 'Rex'] = process.argv
const { origin } = new URL(link)
const table = `${origin}/api/tables/${link.split('/').pop()}`
const headers: Record<string, string> = { 'content-type': 'application/json' }

// Put your own idea here: the view is everything that the seat may know.
function choose({ options, min, max }: Asked, _view: unknown): string[] {
  const ids = options.map(({ id }) => id).sort(() => Math.random() - 0.5)
  return ids.slice(0, min + Math.floor(Math.random() * (Math.min(max, ids.length) - min + 1)))
}
// Asks until the server answers; by the key it knows a request that it has had before.
async function call<T>(url: string, body?: object, key = crypto.randomUUID()): Promise<T> {
  const sent = { ...headers, 'idempotency-key': key }
  const request = { method: body ? 'POST' : 'GET', headers: sent, body: JSON.stringify(body) }
  const reply = await fetch(url, request).catch(() => null)
  if (reply?.ok || reply?.status === 409) return (await reply.json()) as T // 409: too late.
  if (reply && reply.status < 500 && reply.status !== 429) throw new Error(await reply.text())
  await pause(1000 * Number(reply?.headers.get('retry-after') ?? 1))
  return call(url, body, key)
}
async function act({ table: { phase, seats }, seat, ...now }: Position): Promise<void> {
  if (phase === 'over' || phase === 'abandoned' || seat === null) {
    console.log(seat === null ? 'no seat' : phase, JSON.stringify(now.result))
    process.exit()
  }
  if (seats[seat].bot) await call(`${table}/handback`, {})
  for (const asked of now.pending) {
    const { id: decision, revision } = asked
    await pause(Number(PACE))
    await call(`${table}/answers`, { decision, revision, picks: choose(asked, now.view) })
  }
}
// Reads the stream until it breaks. It begins with the whole position; then come changes.
async function follow(): Promise<void> {
  const { body } = await fetch(`${table}/stream`, { headers })
  let rest = ''
  for await (const text of body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n')
    rest = lines.pop()!
    for (const line of lines.filter((one) => one.startsWith('data: '))) {
      const event = JSON.parse(line.slice(6))
      if (event.undoRequest) await call(`${table}/undo-request/answer`, { agree: true })
      if (event.table || event.pending?.length) await act(await call(`${table}/position`))
    }
  }
}
const me = { name, bearer: true }
const token = TOKEN ?? (await call<{ token: string }>(`${origin}/api/identity`, me)).token
headers.authorization = `Bearer ${token}`
await call(`${table}/join`, {})
for (; ; await pause(1000)) await follow().catch(({ message }) => console.error(message))
