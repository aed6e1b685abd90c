import { useState } from 'react'
import { Link } from 'wouter'
import { entryOf } from '../games/index.ts'
import type { MyTable } from '../play/api.ts'
import { type LocalGame, removeLocal, useLocalGames } from '../play/local.ts'
import type { TableInfo } from '../play/position.ts'
import { useServer } from '../play/server.ts'
import { useSay } from '../words/words.ts'
import { DRAFT_WORDS } from './draft-words.ts'
import { Glyph } from './glyph.tsx'
import { DeleteButton, ImportButton, Row } from './home-row.tsx'
import { HOME_WORDS } from './home-words.ts'
import type { ServerTables } from './server-tables.ts'

const SHOWN = 6
const URGENT = 3

/** Everything that I play or have played, on this device and on the server: my turn first. */
export function MyTables({ online }: { readonly online: ServerTables | null }) {
  const say = useSay(HOME_WORDS)
  const here = useLocalGames()
  const [isLong, setLong] = useState(false)
  const rows = [
    ...(online?.mine ?? [])
      .filter(({ phase }) => phase !== 'abandoned')
      .map((table) => ({
        key: table.id,
        urgent: table.yourTurn,
        over: table.phase === 'over',
        at: table.createdAt,
        row: <OnlineRow table={table} />,
      })),
    ...(here ?? []).map((game) => ({
      key: game.id,
      urgent: isMyTurn(game),
      over: game.over,
      at: game.updatedAt,
      row: <HereRow game={game} />,
    })),
  ].sort(
    (a, b) => Number(a.over) - Number(b.over) || Number(b.urgent) - Number(a.urgent) || b.at - a.at,
  )
  return (
    <section className="page-panel home-list" aria-labelledby="my-tables">
      <div className="home-list-head">
        <h2 id="my-tables">{say('my-tables')}</h2>
        <ImportButton />
      </div>
      {here !== null && rows.length === 0 && <p className="muted">{say('no-tables')}</p>}
      <ul>
        {rows.slice(0, isLong ? rows.length : SHOWN).map(({ key, row }) => (
          <li key={key}>{row}</li>
        ))}
      </ul>
      {rows.length > SHOWN && !isLong && (
        <button type="button" className="button plain" onClick={() => setLong(true)}>
          {say('more', { count: rows.length })}
        </button>
      )}
    </section>
  )
}

/** What waits for me, before everything else. */
export function Continue({ online }: { readonly online: ServerTables | null }) {
  const say = useSay(HOME_WORDS)
  const here = useLocalGames()
  const urgent = [
    ...(online?.mine ?? [])
      .filter(({ yourTurn }) => yourTurn)
      .map(({ id, game }) => ({ href: `/t/${id}`, game })),
    ...(here ?? []).filter(isMyTurn).map(({ id, game }) => ({ href: `/here/${id}`, game })),
  ].slice(0, URGENT)
  if (urgent.length === 0) return null
  return (
    <ul className="home-continue" aria-label={say('your-turn')}>
      {urgent.map(({ href, game }) => (
        <li key={href}>
          <Link href={href} className="button page-act">
            <Glyph name="play" size={16} />
            {say('continue-game', { game: entryOf(game)?.short ?? game })}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** One person at the device is always "you"; several take turns. */
function isMyTurn({ seats, waiting, over }: LocalGame): boolean {
  return !over && waiting.some((seat) => seats[seat].kind === 'person')
}

function HereRow({ game }: { readonly game: LocalGame }) {
  const say = useSay(HOME_WORDS)
  const sayDraft = useSay(DRAFT_WORDS)
  const others = game.seats.map((seat) =>
    seat.kind === 'person'
      ? seat.name
      : sayDraft('bot', { level: sayDraft(`level.${seat.bot}` as 'level.good') }),
  )
  const waiting = game.seats[game.waiting[0]]
  const status = game.over
    ? say('over')
    : isMyTurn(game)
      ? say('your-turn')
      : waiting
        ? say('waiting', { name: others[game.waiting[0]] })
        : say('game-on')
  return (
    <Row
      game={game.game}
      status={status}
      urgent={isMyTurn(game)}
      facts={[others.join(', '), say('here'), say('moves', { count: game.answers })]}
      at={game.updatedAt}
    >
      {game.over ? (
        <Link href={`/replay/here/${game.id}`} className="button">
          {say('replay')}
        </Link>
      ) : (
        <Link href={`/here/${game.id}`} className="button page-act">
          {say('continue')}
        </Link>
      )}
      <DeleteButton remove={() => removeLocal(game.id)} />
    </Row>
  )
}

function OnlineRow({ table }: { readonly table: MyTable }) {
  const say = useSay(HOME_WORDS)
  const seatName = useSeatName()
  const names = table.seats.map(seatName)
  const status =
    table.phase === 'over'
      ? say('over')
      : table.phase === 'open'
        ? say('lobby')
        : say(table.yourTurn ? 'your-turn' : 'game-on')
  return (
    <Row
      game={table.game}
      status={status}
      urgent={table.yourTurn}
      facts={[names.join(', '), say('online')]}
      at={table.createdAt}
    >
      {table.phase === 'over' ? (
        <Link href={`/replay/server/${table.id}`} className="button">
          {say('replay')}
        </Link>
      ) : (
        <Link href={`/t/${table.id}`} className="button page-act">
          {say('continue')}
        </Link>
      )}
    </Row>
  )
}

/** Tables that wait for players, where there is a server. */
export function OpenTables({ online }: { readonly online: ServerTables | null }) {
  const say = useSay(HOME_WORDS)
  const server = useServer()
  const mine = new Set(online?.mine.map(({ id }) => id))
  const open = (online?.open ?? []).filter(
    ({ id, seats }) => !mine.has(id) && seats.some(({ kind }) => kind === 'free'),
  )
  return (
    <section className="page-panel home-list" aria-labelledby="open-tables">
      <div className="home-list-head">
        <h2 id="open-tables">{say('open-tables')}</h2>
      </div>
      {server === 'none' && <p className="muted">{say('no-server')}</p>}
      {online && open.length === 0 && <p className="muted">{say('none-open')}</p>}
      <ul>
        {open.map((table) => (
          <li key={table.id}>
            <OpenRow table={table} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OpenRow({ table }: { readonly table: TableInfo }) {
  const say = useSay(HOME_WORDS)
  const seatName = useSeatName()
  const taken = table.seats.filter(({ kind }) => kind !== 'free').map(seatName)
  const count = table.seats.length - taken.length
  return (
    <Row
      game={table.game}
      status={say(count === 1 ? 'one-free' : 'free', { count })}
      facts={[say('with', { names: taken.join(', ') })]}
      at={table.createdAt}
    >
      <Link href={`/t/${table.id}`} className="button page-act">
        {say('join')}
      </Link>
    </Row>
  )
}

function useSeatName() {
  const say = useSay(DRAFT_WORDS)
  return ({ kind, name, bot }: TableInfo['seats'][number]) =>
    kind === 'free'
      ? say('free')
      : (name ?? say('bot', { level: say(`level.${bot}` as 'level.good') }))
}
