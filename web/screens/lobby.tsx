import { useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { GameEntry } from '../games/entry.ts'
import { entryOf } from '../games/index.ts'
import type { Position, Refused } from '../play/position.ts'
import { beSomebody } from '../play/server.ts'
import { changeSettings, useSettings } from '../play/settings.ts'
import { isRefused, type TableSource, type Talk } from '../play/source.ts'
import { useSay } from '../words/words.ts'
import { Field, ShareLink } from './controls.tsx'
import { Frame } from './frame.tsx'
import { LobbyChat } from './lobby-chat.tsx'
import { LobbyFacts } from './lobby-facts.tsx'
import { LobbySeats } from './lobby-seats.tsx'
import { LOBBY_WORDS } from './lobby-words.ts'
import NotFound from './not-found.tsx'
import './lobby.css'

interface Props {
  readonly source: TableSource
  readonly position: Position
}

/** A table on the server before its game starts. */
export default function Lobby({ source, position }: Props) {
  const entry = entryOf(position.table.game)
  const { talk } = source
  if (!entry || !talk) return <NotFound />
  if (position.table.phase === 'abandoned') return <Closed entry={entry} />
  return <Room entry={entry} source={source} talk={talk} position={position} />
}

/** The host has closed the table before the game began. */
function Closed({ entry }: { readonly entry: GameEntry }) {
  const say = useSay(LOBBY_WORDS)
  return (
    <Frame title={`${say('table')} · ${entry.short}`} className="narrow">
      <section className="page-panel page-centred">
        <p>{say('closed')}</p>
        <Link href={`/new/${entry.id}`} className="button main">
          {say('another')}
        </Link>
      </section>
    </Frame>
  )
}

interface RoomProps extends Props {
  readonly entry: GameEntry
  readonly talk: Talk
}

function Room({ entry, source, talk, position }: RoomProps) {
  const say = useSay(LOBBY_WORDS)
  const [complaint, setComplaint] = useState('')
  const { table, seat } = position
  const wasSeated = useRef(false)
  if (seat !== null) wasSeated.current = true

  async function attempt(doing: Promise<Refused | null>): Promise<void> {
    setComplaint((await doing)?.message ?? '')
  }

  return (
    <Frame title={`${say('table')} · ${entry.short}`}>
      <div className="lobby">
        <div className="lobby-main">
          <section className="lobby-banner">
            <div className="lobby-scene">
              <entry.Scene />
            </div>
            <div className="lobby-banner-text">
              <h2>{entry.name}</h2>
              <p role="status">
                {say(seat !== null ? 'waiting' : wasSeated.current ? 'sent-away' : 'invited')}
              </p>
            </div>
          </section>
          {seat === null ? (
            <JoinPanel talk={talk} position={position} />
          ) : (
            <section className="page-panel">
              <h2>{say('invite')}</h2>
              <p className="form-about lobby-invite-about">
                {say(table.public ? 'invite-public' : 'invite-link')}
              </p>
              <ShareLink label={say('invite')} url={location.href} />
            </section>
          )}
          <section className="page-panel">
            <h2>{say('seats')}</h2>
            <LobbySeats entry={entry} talk={talk} position={position} attempt={attempt} />
            {complaint && (
              <p className="form-complaint" role="alert">
                {complaint}
              </p>
            )}
            {seat !== null && <Actions talk={talk} position={position} attempt={attempt} />}
          </section>
        </div>
        <div className="lobby-side">
          <LobbyFacts table={table} />
          <LobbyChat source={source} talk={talk} mayTalk={seat !== null} />
        </div>
      </div>
    </Frame>
  )
}

interface ActionProps {
  readonly talk: Talk
  readonly position: Position
  readonly attempt: (doing: Promise<Refused | null>) => Promise<void>
}

function Actions({ talk, position, attempt }: ActionProps) {
  const say = useSay(LOBBY_WORDS)
  const [, go] = useLocation()
  const { table, seat } = position
  const isHost = table.host === seat
  const free = table.seats.filter(({ kind }) => kind === 'free').length
  const host = table.host === null ? '' : (table.seats[table.host].name ?? '')
  return (
    <div className="lobby-actions">
      {isHost ? (
        <button
          type="button"
          className="button main"
          disabled={free > 0}
          onClick={() => attempt(talk.start())}
        >
          {say('start')}
        </button>
      ) : (
        <p>{say('host-starts', { host })}</p>
      )}
      {isHost && free > 0 && <p className="form-about">{say('not-full', { free })}</p>}
      <button
        type="button"
        className="button lobby-leave"
        onClick={async () => {
          await attempt(isHost ? talk.abandon() : talk.leave())
          go('/')
        }}
      >
        {say(isHost ? 'close' : 'leave')}
      </button>
    </div>
  )
}

/** Whoever comes by the link says their name, and sits down. */
function JoinPanel({ talk, position }: { readonly talk: Talk; readonly position: Position }) {
  const say = useSay(LOBBY_WORDS)
  const { name } = useSettings()
  const [complaint, setComplaint] = useState('')
  const { seats, spectators } = position.table
  const isFull = seats.every(({ kind }) => kind !== 'free')

  async function join() {
    const me = await beSomebody(name.trim())
    const refused = isRefused(me) ? me : await talk.join()
    setComplaint(refused?.message ?? '')
  }

  return (
    <section className="page-panel">
      <h2>{say(isFull ? 'full' : 'join')}</h2>
      {!isFull && (
        <form
          className="lobby-join"
          onSubmit={(event) => {
            event.preventDefault()
            join()
          }}
        >
          <Field
            label={say('your-name')}
            value={name}
            maxLength={40}
            autoComplete="nickname"
            onChange={(typed) => changeSettings({ name: typed })}
          />
          <button type="submit" className="button main" disabled={name.trim() === ''}>
            {say('sit')}
          </button>
        </form>
      )}
      <p className="form-about">{say(spectators ? 'may-watch' : 'no-watching')}</p>
      {complaint && (
        <p className="form-complaint" role="alert">
          {complaint}
        </p>
      )}
    </section>
  )
}
