import type { Options } from '@bulkhead/kernel'
import type { GameEntry } from '../games/entry.ts'
import { entryOf, loadGameForm, loadUi } from '../games/index.ts'
import type { GameForm } from '../games/option-form.ts'
import { type NewTable, openTable, tableApi } from '../play/api.ts'
import {
  createLocal,
  type LocalSeat,
  listLocal,
  refusedBefore,
  removeLocal,
} from '../play/local.ts'
import type { Refused } from '../play/position.ts'
import { beSomebody } from '../play/server.ts'
import { currentSettings } from '../play/settings.ts'
import { isRefused } from '../play/source.ts'
import { sayIn } from '../words/words.ts'
import { type Draft, firstDraft, optionsOf, withBots } from './draft.ts'
import { DRAFT_WORDS } from './draft-words.ts'
import { ADRIFT, goesOn, matchOf } from './earlier.ts'

/** What a table of the game needs, fetched before it is asked for. */
export function prepare(game: string): void {
  const nothing = () => undefined
  loadGameForm(game).catch(nothing)
  loadUi(game, currentSettings().language)?.catch(nothing)
}

/** How far bots are with what a table waits for. */
export type Tell = (answers: number) => void

/** Starts a game on this device; answers where to go. */
export async function startHere(
  game: string,
  draft: Draft,
  tell: Tell = () => {},
): Promise<string | Refused> {
  const plan = await planOf(game, draft)
  const before = await earlierFor(plan, draft, tell)
  if (isRefused(before)) return before
  const id = await createLocal({ game, seats: localSeats(draft), options: plan.options, before })
  return typeof id === 'string' ? `/here/${id}` : id
}

interface Plan extends GameForm {
  readonly game: string
  readonly options: Options
  readonly seats: number
}

async function planOf(game: string, draft: Draft): Promise<Plan> {
  const form = await loadGameForm(game)
  const options = optionsOf(form.box.options, form.form, draft)
  return { ...form, game, options, seats: draft.seats.length }
}

/** The match that the table goes on from; undefined where it begins afresh. */
async function earlierFor(
  plan: Plan,
  { earlier = ADRIFT }: Draft,
  tell: Tell,
): Promise<unknown | Refused> {
  if (!goesOn(entryOf(plan.game)!, plan.options)) return undefined
  const { game, options, seats } = plan
  const match = await matchOf(earlier, { game, options, seats }, tell)
  if (isRefused(match)) return match
  const why = await refusedBefore({ game, options, seats }, match)
  if (isRefused(why)) return why
  return why === null ? match : refusedEarlier(why)
}

/** The rules say it in English. */
function refusedEarlier(why: string): Refused {
  const { language } = currentSettings()
  const message = language === 'en' ? why : sayIn(DRAFT_WORDS, language)('not-followed')
  return { error: 'not-followed', message }
}

/** The opening of a game that has one: that which was left, unless it shall begin anew. */
export async function openOpening(entry: GameEntry, anew: boolean): Promise<string | Refused> {
  const { id: game, opening } = entry
  const [left] = (await listLocal()).filter(
    (one) => one.game === game && one.opening === true && !one.over,
  )
  if (left && !anew) return `/here/${left.id}`
  if (left) await removeLocal(left.id)
  const { seed, bots, options } = opening!
  const seats = localSeats(withBots(firstDraft(entry), bots, 'gentle'))
  const id = await createLocal({ game, seats, options, seed, opening: true })
  return typeof id === 'string' ? `/here/${id}` : id
}

/** Whoever plays alone needs no name; several people at one device do, to hand it to each other. */
function localSeats({ seats }: Draft): LocalSeat[] {
  const { name, language } = currentSettings()
  const say = sayIn(DRAFT_WORDS, language)
  const people = seats.flatMap(({ player }, i) => (player === 'person' ? [i] : []))
  const isAlone = people.length === 1
  return seats.map((seat, i) => {
    if (seat.player === 'bot') return { kind: 'bot', bot: seat.level }
    const numbered = isAlone ? say('you') : say('player', { number: i + 1 })
    const unnamed = i === people[0] ? name || numbered : numbered
    return { kind: 'person', name: seat.name.trim() || unnamed }
  })
}

/** Opens a table on the server, under one's name; answers where to go. */
export async function openOnline(
  game: string,
  draft: Draft,
  tell: Tell = () => {},
): Promise<string | Refused> {
  const me = await beSomebody(currentSettings().name.trim())
  if (isRefused(me)) return me
  const plan = await planOf(game, draft)
  const from = await onlineFrom(plan, draft, tell)
  if (isRefused(from)) return from
  const table = await openTable({
    game,
    seats: draft.seats.length,
    options: plan.options,
    ...from,
    public: draft.public,
    spectators: draft.spectators,
    clocks: draft.clocks,
  })
  if (isRefused(table)) return table
  const { seatBot } = tableApi(table.id)
  for (const [seat, { player, level }] of draft.seats.entries()) {
    // A bot that cannot sit down leaves a free seat, as the lobby shows.
    if (player === 'bot' && seat > 0) await seatBot(seat, level)
  }
  return `/t/${table.id}`
}

/** A table of the server goes on there; any other match is sent to it. */
async function onlineFrom(plan: Plan, draft: Draft, tell: Tell): Promise<Followed | Refused> {
  const { earlier } = draft
  if (earlier?.kind === 'server' && goesOn(entryOf(plan.game)!, plan.options))
    return { after: earlier.id }
  const before = await earlierFor(plan, draft, tell)
  if (isRefused(before)) return before
  return before === undefined ? {} : { before }
}

type Followed = Pick<NewTable, 'after' | 'before'>
