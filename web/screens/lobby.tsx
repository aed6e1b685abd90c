import { useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { GameEntry } from '../games/entry.ts'
import { entryOf } from '../games/index.ts'
import type { Position, Refused, TableInfo } from '../play/position.ts'
import { beSomebody } from '../play/server.ts'
import { changeSettings, useSettings } from '../play/settings.ts'
import { isRefused, type TableSource, type Talk } from '../play/source.ts'
import { useSay } from '../words/words.ts'
import { Field, SureButton, Switch } from './controls.tsx'
import { Frame } from './frame.tsx'
import { LobbyChat } from './lobby-chat.tsx'
import { LobbyFacts } from './lobby-facts.tsx'
import { LobbySeats } from './lobby-seats.tsx'
import { LOBBY_WORDS } from './lobby-words.ts'
import NotFound from './not-found.tsx'
import { ShareButton, ShareLink } from './share.tsx'
import { Trouble } from './trouble.tsx'
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
    <Trouble title={say('closed')} why={say('closed-why')}>
      <Link href={`/new/${entry.id}`} className="button main">
        {say('another')}
      </Link>
    </Trouble>
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

  async function attempt(doing: Promise<Refused | null>): Promise<void> {
    setComplaint((await doing)?.message ?? '')
  }

  return (
    <Frame title={`${say('table')} · ${entry.short}`}>
      <div className="lobby">
        <div className="lobby-main">
          <Banner entry={entry} position={position} />
          {seat === null ? (
            <JoinPanel talk={talk} position={position} />
          ) : (
            <InvitePanel talk={talk} position={position} attempt={attempt} />
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

/** What the table is, and what it waits for. */
function Banner({ entry, position }: Pick<RoomProps, 'entry' | 'position'>) {
  const say = useSay(LOBBY_WORDS)
  const { table, seat } = position
  const wasSeated = useRef(false)
  if (seat !== null) wasSeated.current = true
  const free = freeSeats(table)
  const status = () => {
    if (seat === null) return say(wasSeated.current ? 'sent-away' : 'invited')
    if (free > 0) return say(free === 1 ? 'waiting-one' : 'waiting', { free })
    return say(table.host === seat ? 'ready' : 'all-there')
  }
  return (
    <section className="lobby-banner" aria-label={entry.name}>
      <div className="lobby-scene">
        <entry.Scene />
      </div>
      <div className="lobby-banner-text">
        <h2>{entry.name}</h2>
        <p role="status">{status()}</p>
      </div>
    </section>
  )
}

interface ActionProps {
  readonly talk: Talk
  readonly position: Position
  readonly attempt: (doing: Promise<Refused | null>) => Promise<void>
}

/** How others come: only while there is a seat for them does the page say that they can sit down. */
function InvitePanel({ talk, position, attempt }: ActionProps) {
  const say = useSay(LOBBY_WORDS)
  const { table, seat } = position
  const isFree = freeSeats(table) > 0
  return (
    <section className="page-panel lobby-invite">
      <h2>{say('invite')}</h2>
      <p className="form-about">
        {say(isFree ? 'invite-free' : table.spectators ? 'invite-watch' : 'invite-full')}
      </p>
      <ShareLink label={say('link')} url={location.href} />
      {isFree && table.code && (
        <p className="lobby-code">
          <span>{say('code')}</span> <b className="mono">{table.code}</b>
          <ShareButton label={say('code')} text={table.code} url={location.href} />
        </p>
      )}
      {table.host === seat && (
        <Switch
          label={say('listed')}
          about={say(table.public ? 'listed-about' : 'unlisted-about')}
          on={table.public}
          onChange={(on) => attempt(talk.list(on))}
        />
      )}
    </section>
  )
}

function Actions({ talk, position, attempt }: ActionProps) {
  const say = useSay(LOBBY_WORDS)
  const { table, seat } = position
  const isHost = table.host === seat
  const free = freeSeats(table)
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
        <p>{say('host-starts', { host: hostOf(table) })}</p>
      )}
      {isHost && free > 0 && (
        <p className="form-about">
          {say('not-full')} <Link href={`/new/${table.game}`}>{say('otherwise')}</Link>
        </p>
      )}
      <LeaveButton talk={talk} isHost={isHost} attempt={attempt} />
    </div>
  )
}

/** A host who goes closes the table for everybody; a guest only frees a seat. */
function LeaveButton({
  talk,
  isHost,
  attempt,
}: Omit<ActionProps, 'position'> & { readonly isHost: boolean }) {
  const say = useSay(LOBBY_WORDS)
  const [, go] = useLocation()
  async function leave() {
    await attempt(isHost ? talk.abandon() : talk.leave())
    go('/')
  }
  if (!isHost) {
    return (
      <button type="button" className="button lobby-leave" onClick={leave}>
        {say('leave')}
      </button>
    )
  }
  return (
    <span className="lobby-leave">
      <SureButton sure={say('close-sure')} keep={say('keep')} onSure={leave}>
        {say('close')}
      </SureButton>
    </span>
  )
}

function freeSeats({ seats }: TableInfo): number {
  return seats.filter(({ kind }) => kind === 'free').length
}

function hostOf({ host, seats }: TableInfo): string {
  return host === null ? '' : (seats[host].name ?? '')
}

/** Whoever comes by the link says their name, and sits down. */
function JoinPanel({ talk, position }: { readonly talk: Talk; readonly position: Position }) {
  const say = useSay(LOBBY_WORDS)
  const { name } = useSettings()
  const [complaint, setComplaint] = useState('')
  const { spectators } = position.table
  const isFull = freeSeats(position.table) === 0

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
