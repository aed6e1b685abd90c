import type { Seat } from '@bulkhead/kernel'
import { folded, type Telling, tellings } from '@bulkhead/protocol'
import { useSyncExternalStore } from 'react'
import type { Position, Refused } from './position.ts'
import type { LocalGame, LocalSeat, NewLocal, Notice, Sequel } from './protocol.ts'
import { askRoom, onNotice } from './room-client.ts'
import { ourRefusal } from './sentences.ts'
import { currentSettings } from './settings.ts'
import { type Connection, type Handover, isRefused, type TableSource } from './source.ts'
import { Store } from './store.ts'

export type { LocalGame, LocalSeat, NewLocal } from './protocol.ts'

/** Games that are played in this browser, without any server. */

/** The id of a new local game. */
export function createLocal(setup: NewLocal): Promise<string | Refused> {
  return askRoom('create', setup)
}

/** A finished match that bots play in the background for one that must follow it; tells how far they are. */
export async function foundAdrift(
  sequel: Sequel,
  tell: (answers: number) => void,
): Promise<unknown | Refused> {
  const forget = onNotice((notice) => 'adrift' in notice && tell(notice.adrift))
  const found = await askRoom('adrift', sequel)
  forget()
  return found
}

/** Why a game cannot go on from this match, in the rules' own words. */
export function refusedBefore(sequel: Sequel, before: unknown): Promise<string | null | Refused> {
  return askRoom('refusedBefore', sequel, before)
}

/** A game of this browser as a file. */
export function savedLocal(id: string): Promise<unknown | Refused> {
  return askRoom('save', id)
}

export function removeLocal(id: string): Promise<void> {
  return askRoom('remove', id)
}

/** Games that go on learn a new name. */
export function renameLocal(before: string, name: string): Promise<void> {
  return askRoom('rename', before, name)
}

/** Keeps a saved match as a local game; whatever is wrong with it is said in one sentence. */
export function importLocal(data: unknown): Promise<string | Refused> {
  return askRoom('take', data, currentSettings().name)
}

export async function importFile(file: Blob): Promise<string | Refused> {
  try {
    return await importLocal(JSON.parse(await file.text()))
  } catch {
    return ourRefusal('bad-file')
  }
}

/** A new local game that goes on from an earlier moment of another, or of a study. */
export function playOnLocal(
  id: string,
  at: number,
  seats?: readonly LocalSeat[],
): Promise<string | Refused> {
  return askRoom('playOn', id, at, seats)
}

export function listLocal(): Promise<readonly LocalGame[]> {
  return askRoom('list')
}

const games = new Store<readonly LocalGame[] | null>(null)
let listening = false

/** The games of this browser, the latest first; null until they are known. */
export function useLocalGames(): readonly LocalGame[] | null {
  return useSyncExternalStore(subscribeGames, games.get)
}

function subscribeGames(listener: () => void): () => void {
  if (!listening) onNotice((notice) => 'listChanged' in notice && refreshGames())
  listening = true
  refreshGames()
  return games.subscribe(listener)
}

async function refreshGames(): Promise<void> {
  const list = await listLocal()
  games.set(isRefused(list) ? [] : list)
}

/** A local game as the table screen knows it. */
export function openLocal(id: string): TableSource {
  return new LocalSource(id)
}

interface State {
  readonly position: Position | null
  readonly told: readonly Telling[]
  readonly connection: Connection
}

class LocalSource implements TableSource {
  readonly place = 'here'
  private readonly state = new Store<State>({ position: null, told: [], connection: 'opening' })
  private readonly forget: () => void

  constructor(private readonly id: string) {
    this.forget = onNotice((notice) => this.hear(notice))
    askRoom('open', id).then((refused) => refused && this.lose())
  }

  readonly position = () => this.state.get().position
  readonly told = () => this.state.get().told
  readonly connection = () => this.state.get().connection
  readonly subscribe = this.state.subscribe

  answer: TableSource['answer'] = ({ id, revision }, picks) =>
    askRoom('answer', this.id, { id, revision }, picks)
  take: TableSource['take'] = (offer) => {
    this.visitor = null
    return askRoom('takeOffer', this.id, offer)
  }

  cancel: TableSource['cancel'] = ({ id, revision }) => askRoom('cancel', this.id, { id, revision })
  undo = () => askRoom('undo', this.id)
  order: TableSource['order'] = (orders) => askRoom('order', this.id, orders)
  whyNot = () => askRoom('whyNot', this.id)
  replay: TableSource['replay'] = (at, seat) => askRoom('replay', this.id, at, seat)
  missed = (lines: number) => askRoom('missed', this.id, lines)
  save = () => askRoom('save', this.id)
  reasons = () => askRoom('reasons', this.id)

  rematch = async () => {
    const again = await askRoom('again', this.id)
    return isRefused(again) ? again : `/here/${again}`
  }

  close = () => {
    this.forget()
    askRoom('close', this.id)
  }

  /** Only where several people share the device. */
  get handover(): Handover | undefined {
    const position = this.position()
    if (!position || peopleAt(position).length < 2) return undefined
    return this.several
  }

  private readonly several: Handover = {
    next: () => this.wanted ?? nextToHold(this.position(), this.visitor),
    take: (seat) => {
      this.wanted = null
      askRoom('hold', this.id, seat)
    },
    others: () => {
      const position = this.position()
      return position ? peopleAt(position).filter((seat) => seat !== position.seat) : []
    },
    pass: (seat) => {
      this.wanted = seat
      this.visitor = this.position()?.waiting.includes(seat) ? null : seat
      const { position, connection } = this.state.get()
      this.state.set({ position: position && { ...position }, told: [], connection })
    },
  }

  /** Who shall have the device next, and who holds it without being asked. */
  private wanted: Seat | null = null
  private visitor: Seat | null = null

  private hear(notice: Notice): void {
    if (!('table' in notice) || notice.table !== this.id) return
    if ('gone' in notice) this.lose()
    else if ('position' in notice) this.show(notice.position)
    else {
      const position = this.position()
      if (!position) return
      this.show(folded(position, notice.frame), tellings(position.view, notice.frame))
    }
  }

  private show(position: Position, told: readonly Telling[] = []): void {
    if (this.visitor !== null && position.waiting.includes(this.visitor)) this.visitor = null
    this.state.set({ position, told, connection: 'live' })
  }

  private lose(): void {
    this.state.set({ position: this.position(), told: [], connection: 'gone' })
  }
}

function peopleAt({ table }: Position): Seat[] {
  return table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
}

/** Whoever is asked something should hold the device, unless somebody wanted it to do something unasked. */
export function nextToHold(position: Position | null, visitor: Seat | null = null): Seat | null {
  if (!position || position.result) return null
  const { waiting, seat: holder } = position
  if (holder !== null && holder === visitor) return null
  const asked = peopleAt(position).filter((seat) => waiting.includes(seat))
  if (asked.length === 0 || (holder !== null && asked.includes(holder))) return null
  return asked[0]
}
