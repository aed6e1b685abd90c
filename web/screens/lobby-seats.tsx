import type { Seat } from '@bulkhead/kernel'
import { use } from 'react'
import type { GameEntry } from '../games/entry.ts'
import { entryOf, loadGameForm } from '../games/index.ts'
import type { GameForm } from '../games/option-form.ts'
import type { Position, Refused, TableInfo } from '../play/position.ts'
import { beSomebody, useServerGames } from '../play/server.ts'
import { useSettings } from '../play/settings.ts'
import { isRefused, type Talk } from '../play/source.ts'
import { SeatBadge } from '../ui/seat-badge.tsx'
import { useSay } from '../words/words.ts'
import { DEFAULT_LEVEL, LEVELS } from './draft.ts'
import { aboutLevel, DRAFT_WORDS } from './draft-words.ts'
import { Glyph } from './glyph.tsx'
import { LOBBY_WORDS } from './lobby-words.ts'

interface Props {
  readonly entry: GameEntry
  readonly talk: Talk
  readonly position: Position
  readonly attempt: (doing: Promise<Refused | null>) => Promise<void>
}

/** Who sits where; the host seats bots and frees seats, everybody may change to a free one. */
export function LobbySeats({ entry, talk, position, attempt }: Props) {
  const say = useSay(LOBBY_WORDS)
  const { language } = useSettings()
  const form = use(loadGameForm(entry.id))
  const { table, seat: mine } = position
  return (
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
                ...picksOf(form, table, i).map((text) => text[language]),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <SeatActions number={i} talk={talk} position={position} attempt={attempt} />
        </li>
      ))}
    </ol>
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
function picksOf({ rules, form }: GameForm, { options }: TableInfo, seat: Seat) {
  return Object.entries(rules.options)
    .filter(([, { kind }]) => kind === 'perSeat')
    .flatMap(([name]) => {
      const value = (options[name] as readonly string[] | undefined)?.[seat]
      const text = value === undefined ? undefined : form.texts[name].values?.[value]
      return text ? [text.name] : []
    })
}

interface SeatActionProps extends Omit<Props, 'entry'> {
  readonly number: Seat
}

function SeatActions({ number, talk, position, attempt }: SeatActionProps) {
  const say = useSay(LOBBY_WORDS)
  const { name } = useSettings()
  const { table, seat: mine } = position
  const { kind } = table.seats[number]
  const isHost = mine !== null && mine === table.host

  async function sit(): Promise<Refused | null> {
    const me = await beSomebody(name.trim())
    return isRefused(me) ? me : talk.join(number)
  }

  if (kind === 'free' && isHost)
    return <BotSelect number={number} talk={talk} position={position} attempt={attempt} />
  if (kind === 'free' && mine === null && name.trim()) {
    return (
      <button type="button" className="button page-act" onClick={() => attempt(sit())}>
        {say('sit-here')}
      </button>
    )
  }
  if (!isHost || number === mine || kind === 'free') return null
  return (
    <button
      type="button"
      className="button"
      onClick={() => attempt(kind === 'bot' ? talk.removeBot(number) : talk.kick(number))}
    >
      {say(kind === 'bot' ? 'remove-bot' : 'kick')}
    </button>
  )
}

/** A bot of any level that the server has for the game. */
function BotSelect({ number, talk, position, attempt }: SeatActionProps) {
  const say = useSay(LOBBY_WORDS)
  const sayDraft = useSay(DRAFT_WORDS)
  const { language } = useSettings()
  const games = useServerGames()
  const offered = games.find(({ id }) => id === position.table.game)?.bots ?? [DEFAULT_LEVEL]
  return (
    <select
      className="form-input lobby-bot"
      value=""
      aria-label={say('seat-bot', { number: number + 1 })}
      onChange={(event) => attempt(talk.seatBot(number, event.target.value))}
    >
      <option value="">{say('add-bot')}</option>
      {LEVELS.filter((level) => offered.includes(level)).map((level) => (
        <option key={level} value={level}>
          {sayDraft('level-line', {
            name: sayDraft(`level.${level}`),
            about: aboutLevel(entryOf(position.table.game), level, language),
          })}
        </option>
      ))}
    </select>
  )
}
