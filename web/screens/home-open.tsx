import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { entryOf } from '../games/index.ts'
import { tableByCode } from '../play/api.ts'
import type { TableInfo } from '../play/position.ts'
import { useServer } from '../play/server.ts'
import { isRefused } from '../play/source.ts'
import { useSay } from '../words/words.ts'
import { Field } from './controls.tsx'
import { HOME_WORDS } from './home-words.ts'
import type { ServerTables } from './server-tables.ts'

interface Props {
  readonly online: ServerTables | null
  /** So many, then a link to all of them. */
  readonly most?: number
}

/** Tables that wait for players, and the way to a friend's; only where there is a server. */
export function OpenTables({ online, most = Number.POSITIVE_INFINITY }: Props) {
  const say = useSay(HOME_WORDS)
  const server = useServer()
  if (server === 'none') return null
  const mine = new Set(online?.mine.map(({ id }) => id))
  const open = (online?.open ?? []).filter(
    ({ id, seats }) => !mine.has(id) && seats.some(({ kind }) => kind === 'free'),
  )
  return (
    <section className="home-open" aria-labelledby="open-tables">
      <div className="home-open-head">
        <h2 id="open-tables">{say('open-tables')}</h2>
        <p className="muted">
          {open.length === 0 ? say('none-open') : say('anyone')}{' '}
          {open.length > most && <Link href="/tables">{say('all', { count: open.length })}</Link>}
        </p>
      </div>
      <ul className="home-open-list">
        {open.slice(0, most).map((table) => (
          <li key={table.id} className="home-open-table">
            <OpenTable table={table} />
          </li>
        ))}
        <li className="home-open-table">
          <EnterCode />
        </li>
      </ul>
    </section>
  )
}

function OpenTable({ table }: { readonly table: TableInfo }) {
  const say = useSay(HOME_WORDS)
  const names = table.seats.flatMap(({ name }) => (name ? [name] : []))
  const free = table.seats.filter(({ kind }) => kind === 'free').length
  const game = entryOf(table.game)?.short ?? table.game
  return (
    <>
      <p>
        <b>{game}</b>
        <small>
          {[names.join(', '), say(free === 1 ? 'one-free' : 'free', { count: free })].join(' · ')}
        </small>
      </p>
      <Link
        href={`/t/${table.id}`}
        className="button"
        aria-label={say('join-whom', { game, names: names.join(', ') })}
      >
        {say('join')}
      </Link>
    </>
  )
}

/** What follows the table's mark in an address of ours. */
const LINK = /#\/t\/([\w-]+)/
const CODE_LENGTH = 6

/** A friend's table, by the letters that its lobby shows, or by its link. */
function EnterCode() {
  const say = useSay(HOME_WORDS)
  const [, go] = useLocation()
  const [isAsking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const [complaint, setComplaint] = useState('')
  const linked = LINK.exec(typed)?.[1]
  const code = typed.replace(/[^a-z]/gi, '').toUpperCase()

  async function enter(event: FormEvent) {
    event.preventDefault()
    if (linked) return go(`/t/${linked}`)
    const found = await tableByCode(code)
    if (!isRefused(found)) return go(`/t/${found.id}`)
    setComplaint(found.error === 'not-found' ? say('no-such-code') : found.message)
  }

  if (!isAsking) {
    return (
      <>
        <p>
          <b>{say('friends-table')}</b>
          <small>{say('by-code')}</small>
        </p>
        <button type="button" className="button" onClick={() => setAsking(true)}>
          {say('enter-code')}
        </button>
      </>
    )
  }
  return (
    <form className="home-code" onSubmit={enter}>
      <Field
        label={say('code')}
        hideLabel
        placeholder={say('code')}
        value={typed}
        maxLength={200}
        autoFocus
        onChange={(value) => {
          setTyped(value)
          setComplaint('')
        }}
      />
      <button
        type="submit"
        className="button page-act"
        disabled={!linked && code.length !== CODE_LENGTH}
      >
        {say('join')}
      </button>
      {complaint && (
        <p className="form-complaint" role="alert">
          {complaint}
        </p>
      )}
    </form>
  )
}
