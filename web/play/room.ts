import { createBot, loadPlayers, shipAdrift } from '@bulkhead/bots'
import {
  type AnyGame,
  FastRng,
  isRefusal,
  Match,
  type Refusal,
  resolveSetup,
  type Save,
  type Seat,
  type Seed,
  seal,
  verify,
} from '@bulkhead/kernel'
import { turnedAfter } from '@bulkhead/protocol'
import { peopleIn, progressOf } from './local-position.ts'
import { LocalTable, NOT_KEPT, type Surroundings } from './local-table.ts'
import type { BotReason, Order, Refused } from './position.ts'
import type { AskedFor, LocalSeat, NewLocal, RoomCalls, Sequel, Study } from './protocol.ts'
import { Replayer } from './replayer.ts'
import * as ourGames from './rules.ts'
import { readTableFile } from './table-file.ts'

interface Opened {
  watchers: number
  readonly table: Promise<LocalTable | Refused>
}

interface Studied {
  readonly match: Match
  readonly replayer: Replayer
  readonly holder?: undefined
  readonly game?: undefined
  readonly reasons?: undefined
}

/** All local games of this page, and finished matches that are looked at. */
export class Room implements RoomCalls {
  private readonly tables = new Map<string, Opened>()
  private readonly studies = new Map<string, Studied | LocalTable>()

  constructor(
    private readonly around: Surroundings,
    private readonly games: typeof ourGames = ourGames,
  ) {}

  // --- the shelf ---

  list() {
    return this.around.shelf.list()
  }

  async create(wanted: NewLocal): Promise<string | Refused> {
    const { game, seats, options, seed, opening, before } = wanted
    if (!this.games.isKnownGame(game)) return UNKNOWN_GAME
    const rules = await this.rulesOf(game)
    const wrong = seats.map((seat) => wrongBot(seat, game)).find((one) => one !== null)
    if (wrong) return { error: 'bad-setup', message: wrong }
    const chance: Seed = seed === undefined ? seal() : { kind: 'fast', seed }
    const setup = { seats: seats.length, options, seed: chance, before: before as Save | undefined }
    const match = Match.start(rules, setup)
    if (isRefusal(match)) return refusedBy(match)
    return this.keep(match as Match, seats, [], { seed, opening })
  }

  /** In slices, so that games at this table go on meanwhile. */
  async adrift({ game, options = {}, seats }: Sequel): Promise<unknown> {
    if (!this.games.isKnownGame(game)) return UNKNOWN_GAME
    const rng = new FastRng(crypto.getRandomValues(new Uint32Array(1))[0])
    const rules = await this.rulesOf(game)
    await loadCrew(rules, options, seats)
    const playing = shipAdrift({ game: rules, options, seats, rng, level: CREW })
    for (;;) {
      const until = performance.now() + SLICE
      let { done, value } = playing.next()
      while (!done && performance.now() < until) ({ done, value } = playing.next())
      if (done) return value ?? NOTHING_BEFORE
      this.around.tell({ adrift: Number(value) })
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  async refusedBefore({ game, options, seats }: Sequel, before: unknown) {
    if (!this.games.isKnownGame(game)) return UNKNOWN_GAME
    const seed: Seed = { kind: 'fast', seed: 1 }
    const setup = { options, seats, seed, before: before as Save }
    const trial = Match.start(await this.rulesOf(game), setup)
    return isRefusal(trial) ? trial.message : null
  }

  async remove(id: string): Promise<void> {
    const table = await this.tables.get(id)?.table
    await this.around.shelf.remove(id)
    if (table instanceof LocalTable) await table.catchUp()
    this.around.tell({ listChanged: true })
  }

  async rename(before: string, name: string): Promise<void> {
    for (const { id, seats, over } of await this.list()) {
      const seat = over ? undefined : seatCalled(seats, before)
      if (seat === undefined) continue
      const table = await this.table(id)
      if ('error' in table) continue
      // Where nobody looks on, no bot plays on.
      if (!this.tables.has(id)) table.close()
      await table.rename(seat, name)
    }
    this.around.tell({ listChanged: true })
  }

  async take(data: unknown, name: string): Promise<string | Refused> {
    const file = readTableFile(data)
    const match = await this.verified(file.match)
    if ('error' in match) return match
    const seats = file.seats(match, name)
    return this.keep(match, seats, file.reasons)
  }

  async again(id: string): Promise<string | Refused> {
    const table = await this.table(id)
    if ('error' in table) return table
    const { game, seats } = table.game
    const { options } = table.match
    return this.create({ game, seats, options, before: table.match.save().before })
  }

  async playOn(id: string, at: number, seats?: readonly LocalSeat[]): Promise<string | Refused> {
    const found = await this.find(id)
    if ('error' in found) return found
    const { match } = found
    if (at >= match.answers.length && match.result) return OVER_THERE
    const twin = match.playOn(at, seal())
    const sitting = seats ?? found.game?.seats ?? readTableFile(null).seats(twin, '')
    const reasons = found.reasons?.filter((reason) => reason.at <= at) ?? []
    return this.keep(twin, sitting, reasons)
  }

  private async keep(
    match: Match,
    seats: readonly LocalSeat[],
    reasons: readonly BotReason[],
    repeats: Pick<NewLocal, 'seed' | 'opening'> = {},
  ): Promise<string | Refused> {
    const id = newId()
    const now = Date.now()
    const heading = { id, game: match.game.id, seats, createdAt: now, updatedAt: now, version: 1 }
    const game = { ...heading, ...progressOf(match), ...repeats }
    try {
      const turned = turnedAfter({}, match, now)
      await this.around.shelf.write({ game, match: match.save(), reasons, turned })
    } catch (error) {
      console.error(error)
      return NOT_KEPT
    }
    this.around.tell({ listChanged: true })
    return id
  }

  // --- looking at finished matches ---

  async study(data: unknown): Promise<Study | Refused> {
    const match = await this.verified(readTableFile(data).match)
    if ('error' in match) return match
    if (!match.result) return STILL_RUNNING
    return this.studied({ match, replayer: new Replayer(match) })
  }

  async film(id: string): Promise<Study | Refused> {
    const table = await this.read(id)
    return 'error' in table ? table : this.studied(table)
  }

  private studied(study: Studied | LocalTable): Study {
    const { match, holder = null, game } = study
    const id = `study-${newId()}`
    this.studies.set(id, study)
    return {
      id,
      game: match.game.id,
      length: match.answers.length,
      isOver: match.result !== null,
      mine: holder,
      seats: game?.seats ?? null,
    }
  }

  /** The rules of a game, once its bots are here too. */
  private async rulesOf(game: string): Promise<AnyGame> {
    const [rules] = await Promise.all([this.games.rulesOf(game), loadPlayers(game)])
    return rules
  }

  private async verified(data: unknown): Promise<Match | Refused> {
    const game = (data as Save | null)?.game
    if (typeof game === 'string' && !this.games.isKnownGame(game)) return UNKNOWN_GAME
    const rules = await (this.games.isKnownGame(game) ? this.rulesOf(game) : this.games.anyRules())
    const verified = verify(rules, data)
    if (isRefusal(verified)) return refusedBy(verified)
    const match = Match.resume(rules, data)
    return isRefusal(match) ? refusedBy(match) : (match as Match)
  }

  async replay(id: string, at: number, seat: Seat | null) {
    const found = await this.find(id)
    if (found instanceof LocalTable) return found.replay(at, seat)
    return 'error' in found ? found : found.replayer.moment(at, seat, true)
  }

  async lines(id: string, seat: Seat | null) {
    const found = await this.find(id)
    if (found instanceof LocalTable) return found.lines(seat)
    return 'error' in found ? found : found.replayer.lines(seat)
  }

  async missed(id: string, lines: number) {
    const found = await this.find(id)
    if (found instanceof LocalTable) return found.missed(lines)
    return 'error' in found ? found : found.replayer.missed(null, lines)
  }

  // --- open tables ---

  async open(id: string): Promise<Refused | null> {
    const opened = this.tables.get(id) ?? { watchers: 0, table: this.read(id) }
    opened.watchers++
    this.tables.set(id, opened)
    const table = await opened.table
    if ('error' in table) {
      this.tables.delete(id)
      return table
    }
    if (opened.watchers > 0) table.watch()
    return null
  }

  async close(id: string): Promise<void> {
    const opened = this.tables.get(id)
    if (!opened || --opened.watchers > 0) return
    this.tables.delete(id)
    const table = await opened.table
    if (!('error' in table)) table.close()
  }

  async hold(id: string, seat: Seat) {
    const table = await this.table(id)
    return 'error' in table ? table : table.hold(seat)
  }

  async answer(id: string, asked: AskedFor, picks: readonly string[]) {
    const table = await this.table(id)
    return 'error' in table ? table : table.answer(asked, picks)
  }

  async takeOffer(id: string, offer: string) {
    const table = await this.table(id)
    return 'error' in table ? table : table.take(offer)
  }

  async cancel(id: string, asked: AskedFor) {
    const table = await this.table(id)
    return 'error' in table ? table : table.cancel(asked)
  }

  async undo(id: string) {
    const table = await this.table(id)
    return 'error' in table ? table : table.undo()
  }

  async order(id: string, orders: readonly Order[]) {
    const table = await this.table(id)
    return 'error' in table ? table : table.order(orders)
  }

  async whyNot(id: string) {
    const table = await this.table(id)
    return 'error' in table ? [] : table.whyNot()
  }

  async reasons(id: string) {
    const found = await this.find(id)
    return 'error' in found ? found : (found.reasons ?? [])
  }

  async save(id: string): Promise<unknown> {
    const table = await this.table(id)
    return 'error' in table ? table : table.save()
  }

  /** Another tab has written, or thrown away, this game. */
  async changedElsewhere(id: string, version: number): Promise<void> {
    this.around.tell({ listChanged: true })
    const table = await this.tables.get(id)?.table
    if (table instanceof LocalTable && table.game.version !== version) await table.catchUp()
  }

  private async find(id: string): Promise<LocalTable | Studied | Refused> {
    return this.studies.get(id) ?? this.table(id)
  }

  private async table(id: string): Promise<LocalTable | Refused> {
    return this.tables.get(id)?.table ?? this.read(id)
  }

  private async read(id: string): Promise<LocalTable | Refused> {
    const kept = await this.around.shelf.read(id)
    if (!kept) return NO_SUCH_GAME
    const table = LocalTable.from(await this.rulesOf(kept.game.game), kept, this.around)
    return isRefusal(table) ? refusedBy(table) : table
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

/** Of several people at one device, whoever is called so; who is alone is meant by any name. */
function seatCalled(seats: readonly LocalSeat[], name: string): Seat | undefined {
  const people = peopleIn(seats)
  const isCalled = (seat: LocalSeat) => seat.kind === 'person' && seat.name === name
  return people.length === 1 ? people[0] : people.find((seat) => isCalled(seats[seat]))
}

/** Those who play a game that this one may follow. */
async function loadCrew(game: AnyGame, options: Sequel['options'], seats: number): Promise<void> {
  const chosen = resolveSetup(game, options ?? {}, seats)
  const earlier = typeof chosen === 'string' ? [] : (game.follows?.(chosen) ?? [])
  await Promise.all(earlier.map(({ id }) => loadPlayers(id)))
}

function wrongBot(seat: LocalSeat, game: string): string | null {
  const bot = seat.kind === 'bot' ? createBot(seat.bot, game) : null
  return typeof bot === 'string' ? bot : null
}

function refusedBy({ code, message }: Refusal): Refused {
  return { error: code, message }
}

/** The level of the bots whose ship is found adrift, and the milliseconds that they play at a time. */
const CREW = 'good'
const SLICE = 25

const NOTHING_BEFORE: Refused = {
  error: 'bad-setup',
  message: 'With these options the game begins afresh.',
}
const UNKNOWN_GAME: Refused = {
  error: 'unknown-game',
  message: 'This is a game that cannot be played here.',
}
const NO_SUCH_GAME: Refused = { error: 'not-found', message: 'There is no such game here.' }
const STILL_RUNNING: Refused = { error: 'still-running', message: 'This game is not over yet.' }
const OVER_THERE: Refused = {
  error: 'over-there',
  message: 'The game is over at this point: go back a step to play on.',
}
