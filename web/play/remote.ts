import type { Seat, Unavailable } from '@bulkhead/kernel'
import { folded, type Telling, tellings, withoutVain } from '@bulkhead/protocol'
import { type Done, type TableApi, tableApi } from './api.ts'
import type { Asked, Frame, Position, Refused, Said } from './position.ts'
import { withPresence } from './presence.ts'
import { type Connection, isRefused, type TableSource, type Talk } from './source.ts'
import { Store } from './store.ts'
import { openStream, type Stream } from './stream.ts'

interface State {
  /** As the server tells it; changes are applied to this. */
  readonly known: Position | null
  /** As the person is shown it. */
  readonly position: Position | null
  readonly told: readonly Telling[]
  readonly connection: Connection
  readonly chat: readonly Said[]
  /** Null until it is known who is there. */
  readonly present: readonly Seat[] | null
}

/** How long a thing that is written may take to come through the stream. */
const PATIENCE = 3000

/** A table on the server. */
export function openRemote(table: string): TableSource {
  return new RemoteSource(table)
}

class RemoteSource implements TableSource {
  readonly place = 'server'
  private readonly state = new Store<State>({
    known: null,
    position: null,
    told: [],
    connection: 'opening',
    chat: [],
    present: null,
  })
  private readonly ended = new AbortController()
  private readonly api: TableApi
  private readonly stream: Stream
  /** Answers on their way: pressing twice is one answer. */
  private readonly sending = new Map<string, Promise<Refused | null>>()

  constructor(table: string) {
    this.api = tableApi(table, this.ended.signal)
    this.stream = openStream(table, {
      position: (position) => this.begin(position),
      change: (frame) => this.change(frame),
      presence: (present) => this.update({ present }),
      connection: (connection) => this.update({ connection }),
    })
  }

  readonly position = () => this.state.get().position
  readonly told = () => this.state.get().told
  readonly connection = () => this.state.get().connection
  readonly subscribe = this.state.subscribe

  answer = ({ id, revision }: Asked, picks: readonly string[]) =>
    this.once(`answer ${id} ${revision} ${picks.join(' ')}`, () =>
      this.api.answer(id, revision, picks),
    )

  take = (offer: string) => this.once(`take ${offer} ${this.revision}`, () => this.api.take(offer))

  cancel = ({ id, revision }: Asked) =>
    this.once(`cancel ${id} ${revision}`, () => this.api.cancel(id, revision))

  undo = () => this.once(`undo ${this.revision}`, () => this.api.undo(this.revision))

  order: TableSource['order'] = (orders) => this.done(this.api.order(orders))

  whyNot = async (): Promise<readonly Unavailable[]> => {
    const found = await this.api.whyNot()
    return isRefused(found) ? [] : found
  }

  replay: TableSource['replay'] = (at, seat) => this.api.replay(at, seat)
  save = () => this.api.match()
  reasons = () => this.api.reasons()

  /** Everybody finds the same table and sits there as they sat here. */
  rematch = async () => {
    const again = await this.api.rematch()
    if (isRefused(again)) return again
    const seat = this.position()?.seat ?? null
    if (seat !== null && again.seats[seat].kind === 'free') await tableApi(again.id).join(seat)
    return `/t/${again.id}`
  }

  close = () => {
    this.ended.abort()
    this.stream.close()
  }

  readonly talk: Talk = {
    chat: () => this.state.get().chat,
    say: (text) => this.done(this.api.say(text)),
    join: async (seat) => {
      const refused = await this.done(this.api.join(seat))
      // Whoever has just said their name was nobody when the stream was opened.
      if (!refused) this.stream.reopen()
      return refused
    },
    leave: () => this.done(this.api.leave()),
    kick: (seat) => this.done(this.api.kick(seat)),
    list: (everybody) => this.done(this.api.list(everybody)),
    seatBot: (seat, bot) => this.done(this.api.seatBot(seat, bot)),
    removeBot: (seat) => this.done(this.api.removeBot(seat)),
    arrange: (places) => this.done(this.api.arrange(places)),
    start: () => this.done(this.api.start()),
    abandon: () => this.done(this.api.abandon()),
    takeOver: (seat) => this.done(this.api.takeOver(seat)),
    handBack: () => this.done(this.api.handBack()),
    requestUndo: () => this.done(this.api.requestUndo(this.revision)),
    answerUndo: (agree) => this.done(this.api.answerUndo(agree)),
  }

  private get revision(): number {
    return this.position()?.revision ?? 0
  }

  private once(intent: string, act: () => Promise<Done | Refused>): Promise<Refused | null> {
    let sent = this.sending.get(intent)
    if (!sent) {
      sent = this.done(act()).finally(() => this.sending.delete(intent))
      this.sending.set(intent, sent)
    }
    return sent
  }

  /** Null once what was done is also shown. */
  private async done(doing: Promise<Done | Refused>): Promise<Refused | null> {
    const done = await doing
    if (!isRefused(done)) {
      await this.shown(done.number)
      return null
    }
    // The table is not as it was thought to be: look again.
    if (OUT_OF_DATE.includes(done.error)) this.stream.reopen()
    return done
  }

  private shown(number: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(late)
        forget()
        resolve()
      }
      const look = () => (this.position()?.number ?? 0) >= number && end()
      const late = setTimeout(() => {
        this.stream.reopen()
        end()
      }, PATIENCE)
      const forget = this.subscribe(look)
      this.ended.signal.addEventListener('abort', end, { once: true })
      look()
    })
  }

  private begin(position: Position): void {
    const before = this.position()
    this.update({ known: position, connection: 'live' })
    // While the stream was away something may have been said.
    if (!before || position.number > before.number) this.loadChat()
  }

  private change(frame: Frame): void {
    const { known, chat } = this.state.get()
    if (!known || frame.number <= known.number) return
    if (frame.number > known.number + 1) {
      this.stream.reopen()
      return
    }
    const { number, at, said } = frame
    this.update({
      known: folded(known, frame),
      told: tellings(known.view, frame),
      connection: 'live',
      ...(said ? { chat: [...chat, { number, at, ...said }] } : {}),
    })
  }

  private async loadChat(): Promise<void> {
    const earlier = await this.api.chat()
    if (isRefused(earlier)) return
    const last = earlier.at(-1)?.number ?? 0
    const later = this.state.get().chat.filter(({ number }) => number > last)
    this.update({ chat: [...earlier, ...later] })
  }

  private update(change: Partial<Omit<State, 'position'>>): void {
    const next = { ...this.state.get(), told: [], ...change }
    const known = next.known && withPresence(next.known, next.present)
    this.state.set({ ...next, known, position: known && withoutVain(known) })
  }
}

const OUT_OF_DATE = ['stale', 'not-asked', 'not-offered', 'away', 'game-over']
