import { Link } from 'wouter'
import { GAMES } from '../games/index.ts'
import { useServer } from '../play/server.ts'
import { useSay } from '../words/words.ts'
import { Frame } from './frame.tsx'
import { Glyph } from './glyph.tsx'
import { FirstTime, Now } from './home-now.tsx'
import { OpenTables } from './home-open.tsx'
import { Shelf } from './home-shelf.tsx'
import { HOME_WORDS } from './home-words.ts'
import { ImportButton } from './import-button.tsx'
import { type Listed, useMyTables } from './my-tables.ts'
import { useServerTables } from './server-tables.ts'
import { TableRow } from './table-row.tsx'
import './home.css'

const ROWS = 3
const OPEN = 2

/** What is under way, then the games to begin, then tables that wait for players. */
export default function Home() {
  const say = useSay(HOME_WORDS)
  const online = useServerTables()
  const tables = useMyTables(online)
  const running = tables?.filter(({ stage }) => stage !== 'over') ?? []
  const [first, ...others] = running
  const finished = (tables?.length ?? 0) - running.length
  return (
    <Frame
      className="home"
      tab="games"
      links={
        finished > 0 && <Link href="/tables">{say('finished-games', { count: finished })}</Link>
      }
    >
      <div className="home-top">
        {first ? <Now table={first} /> : <FirstTime entry={GAMES[0]} />}
        <Beside tables={others} />
      </div>
      <Shelf isFirst={!first} />
      <OpenTables online={online} most={OPEN} />
    </Frame>
  )
}

/** My other tables or, where there are none, how to begin. */
function Beside({ tables }: { readonly tables: readonly Listed[] }) {
  const say = useSay(HOME_WORDS)
  const isNew = tables.length === 0
  return (
    <section className={isNew ? 'home-how' : 'home-mine'} aria-labelledby="beside">
      <div className="home-mine-head">
        <h2 id="beside">{say(isNew ? 'how' : 'my-tables')}</h2>
        {tables.length > ROWS && (
          <Link href="/tables">{say('all', { count: tables.length + 1 })}</Link>
        )}
        <ImportButton />
      </div>
      {isNew ? <Ways /> : <Rows tables={tables.slice(0, ROWS)} />}
    </section>
  )
}

function Rows({ tables }: { readonly tables: readonly Listed[] }) {
  return (
    <ul>
      {tables.map((table) => (
        <li key={table.id}>
          <TableRow table={table} />
        </li>
      ))}
    </ul>
  )
}

const WAYS = ['alone', 'friends', 'device'] as const

function Ways() {
  const say = useSay(HOME_WORDS)
  const server = useServer()
  return (
    <dl>
      {WAYS.filter((way) => way !== 'friends' || server !== 'none').map((way) => (
        <div key={way}>
          <dt>
            <Glyph name={way === 'alone' ? 'play' : way === 'friends' ? 'people' : 'link'} />
            {say(way)}
          </dt>
          <dd>{say(`${way}-about`)}</dd>
        </div>
      ))}
    </dl>
  )
}
