import type { Seat } from '@bulkhead/kernel'
import { use } from 'react'
import type { GameEntry } from '../games/entry.ts'
import { loadGameForm } from '../games/index.ts'
import type { GameForm } from '../games/option-form.ts'
import type { Position, Refused, TableInfo } from '../play/position.ts'
import { beSomebody, useServerGames } from '../play/server.ts'
import { useSettings } from '../play/settings.ts'
import { isRefused, type Talk } from '../play/source.ts'
import { SeatBadge } from '../ui/seat-badge.tsx'
import { useSay } from '../words/words.ts'
import { DEFAULT_LEVEL, LEVELS, type Level } from './draft.ts'
import { aboutLevel, DRAFT_WORDS } from './draft-words.ts'
import { Glyph } from './glyph.tsx'
import { LOBBY_WORDS } from './lobby-words.ts'

interface Props {
  readonly entry: GameEntry
  readonly talk: Talk
  readonly position: Position
  readonly attempt: (doing: Promise<Refused | null>) => Promise<void>
}

/** Who sits where; the host says for whom the others are, how many, and in which order. */
export function LobbySeats({ entry, talk, position, attempt }: Props) {
  const say = useSay(LOBBY_WORDS)
  const { language } = useSettings()
  const form = use(loadGameForm(entry.id))
  const { table, seat: mine } = position
  const range = form.box.seats
  return (
    <>
      <ol className="lobby-seats">
        {table.seats.map((seat, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            key={i}
            className={seat.kind === 'free' ? 'lobby-seat lobby-free' : 'lobby-seat'}
          >
            <SeatBadge seat={i} initial={seat.name?.charAt(0).toUpperCase() ?? String(i + 1)} />
            <div className="lobby-who">
              <SeatName seat={seat} />
              <p className="form-about">
                {[
                  i === mine && say('you'),
                  i === table.host && say('host'),
                  seat.kind === 'person' && seat.present === false && say('away'),
                  seat.bot && aboutLevel(entry, seat.bot as Level, language),
                  ...picksOf(form, table, i).map((text) => text[language]),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <SeatActions
              number={i}
              talk={talk}
              position={position}
              attempt={attempt}
              range={range}
            />
          </li>
        ))}
      </ol>
      <AddSeat talk={talk} position={position} attempt={attempt} range={range} />
    </>
  )
}

function SeatName({ seat }: { readonly seat: TableInfo['seats'][number] }) {
  const say = useSay(DRAFT_WORDS)
  if (seat.kind === 'free') return <p className="muted">{say('free')}</p>
  return (
    <p className="lobby-name">
      <Glyph name={seat.kind === 'bot' ? 'bot' : 'person'} size={18} />
      {seat.name ?? say('bot', { level: say(`level.${seat.bot}` as 'level.good') })}
    </p>
  )
}

/** What the table's options give to this seat alone, such as a faction. */
function picksOf({ box, form }: GameForm, { options }: TableInfo, seat: Seat) {
  return Object.entries(box.options)
    .filter(([, { kind }]) => kind === 'perSeat')
    .flatMap(([name]) => {
      const value = (options[name] as readonly string[] | undefined)?.[seat]
      const text = value === undefined ? undefined : form.texts[name].values?.[value]
      return text ? [text.name] : []
    })
}

interface SeatActionProps extends Omit<Props, 'entry'> {
  readonly number: Seat
  readonly range: SeatRange
}

/** How many seats a game may have. */
type SeatRange = GameForm['box']['seats']

function SeatActions(props: SeatActionProps) {
  const { number, talk, position, attempt } = props
  const say = useSay(LOBBY_WORDS)
  const { name } = useSettings()
  const { table, seat: mine } = position
  const { kind } = table.seats[number]

  async function sit(): Promise<Refused | null> {
    const me = await beSomebody(name.trim())
    return isRefused(me) ? me : talk.join(number)
  }

  if (isHosting(position)) {
    return (
      <div className="lobby-arrange">
        {kind !== 'person' && <TakerSelect {...props} />}
        {kind === 'person' && number !== mine && (
          <button type="button" className="button" onClick={() => attempt(talk.kick(number))}>
            {say('kick')}
          </button>
        )}
        <Order {...props} />
      </div>
    )
  }
  if (kind !== 'free' || mine !== null || !name.trim()) return null
  return (
    <button type="button" className="button page-act" onClick={() => attempt(sit())}>
      {say('sit-here')}
    </button>
  )
}

function isHosting({ table, seat }: Position): boolean {
  return seat !== null && seat === table.host
}

/** Who a seat without a person is for: whoever comes, a bot of some level, or nobody. */
function TakerSelect({ number, talk, position, attempt, range }: SeatActionProps) {
  const say = useSay(LOBBY_WORDS)
  const sayDraft = useSay(DRAFT_WORDS)
  const { table } = position
  const games = useServerGames()
  const offered = games.find(({ id }) => id === table.game)?.bots ?? [DEFAULT_LEVEL]
  const choose = (taker: string) => {
    if (taker === 'free') return talk.removeBot(number)
    if (taker === 'nobody') return talk.arrange(placesOf(table).filter((place) => place !== number))
    return talk.seatBot(number, taker)
  }
  return (
    <select
      className="form-input lobby-bot"
      value={table.seats[number].bot ?? 'free'}
      aria-label={say('taker', { number: number + 1 })}
      onChange={(event) => attempt(choose(event.target.value))}
    >
      <option value="free">{say('anybody')}</option>
      {LEVELS.filter((level) => offered.includes(level)).map((level) => (
        <option key={level} value={level}>
          {sayDraft('bot', { level: sayDraft(`level.${level}`) })}
        </option>
      ))}
      {table.seats.length > range.min && <option value="nobody">{say('nobody')}</option>}
    </select>
  )
}

/** Turns are taken in the order of the seats. */
function Order({ number, talk, position, attempt }: SeatActionProps) {
  const say = useSay(LOBBY_WORDS)
  const places = placesOf(position.table)
  const swap = (by: 1 | -1) => {
    const swapped = places.with(number, places[number + by]).with(number + by, number)
    return attempt(talk.arrange(swapped))
  }
  return (
    <span className="lobby-order">
      <button
        type="button"
        className="button plain icon-only"
        aria-label={say('earlier', { number: number + 1 })}
        title={say('earlier', { number: number + 1 })}
        disabled={number === 0}
        onClick={() => swap(-1)}
      >
        ↑
      </button>
      <button
        type="button"
        className="button plain icon-only"
        aria-label={say('later', { number: number + 1 })}
        title={say('later', { number: number + 1 })}
        disabled={number === places.length - 1}
        onClick={() => swap(1)}
      >
        ↓
      </button>
    </span>
  )
}

function placesOf({ seats }: TableInfo): Seat[] {
  return seats.map((_, seat) => seat)
}

/** One free seat more, where the game has room for it. */
function AddSeat({ talk, position, attempt, range }: Omit<SeatActionProps, 'number'>) {
  const say = useSay(LOBBY_WORDS)
  const { table } = position
  if (!isHosting(position) || table.seats.length >= range.max) return null
  return (
    <button
      type="button"
      className="button lobby-add"
      onClick={() => attempt(talk.arrange([...placesOf(table), null]))}
    >
      {say('add-seat')}
    </button>
  )
}
