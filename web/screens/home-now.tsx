import { Link } from 'wouter'
import { type GameEntry, learnHref } from '../games/entry.ts'
import { entryOf } from '../games/index.ts'
import { useSettings } from '../play/settings.ts'
import { wantTold } from '../table/story/wanted.ts'
import { SeatBadge } from '../ui/seat-badge.tsx'
import { useSay } from '../words/words.ts'
import { Glyph } from './glyph.tsx'
import { HOME_WORDS } from './home-words.ts'
import { hrefOf, type Listed } from './my-tables.ts'
import { initialOf, useCompany } from './table-row.tsx'
import { agoIn } from './times.ts'
import { useGlance } from './use-glance.ts'

const STANDS = { unbegun: 'lobby', aside: 'aside' } as const

/** The table that has waited for me longest, or the newest one. */
export function Now({ table }: { readonly table: Listed }) {
  const say = useSay(HOME_WORDS)
  const { language } = useSettings()
  const company = useCompany()
  const glance = useGlance(table)
  const entry = entryOf(table.game)
  const isMine = table.stage === 'mine'
  return (
    <section className={isMine ? 'home-now mine' : 'home-now'} aria-label={say('under-way')}>
      <h1 className="unseen">Bulkhead</h1>
      <div className="now-scene">{entry && <entry.Scene />}</div>
      <div className="now-words">
        <p className="now-turn">
          {isMine
            ? say('your-turn-for', { time: agoIn(language, Date.now() - table.at) })
            : say(STANDS[table.stage as keyof typeof STANDS] ?? 'others-turn')}
        </p>
        <h2>{entry?.short ?? table.game}</h2>
        {glance && <p className="now-glance">{glance}</p>}
        <p className="now-crew">
          {table.seats.map(({ name, bot }, seat) => (
            <SeatBadge
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
              key={seat}
              seat={seat}
              initial={name ? initialOf(name) : bot ? 'B' : '·'}
            />
          ))}
          <span>{company(table)}</span>
        </p>
        <p className="now-go">
          <Link
            href={hrefOf(table)}
            className={isMine ? 'button main' : 'button page-act'}
            aria-label={say(isMine ? 'go-on-game' : 'look-in-game', {
              game: entry?.short ?? table.game,
            })}
          >
            <Glyph name="play" />
            {say(isMine ? 'go-on' : 'look-in')}
          </Link>
          {isMine && (
            <Link href={hrefOf(table)} className="button" onClick={() => wantTold(table.id)}>
              {say('what-happened')}
            </Link>
          )}
        </p>
      </div>
    </section>
  )
}

/** Nothing is under way: what this is, and the way in. */
export function FirstTime({ entry }: { readonly entry: GameEntry }) {
  const say = useSay(HOME_WORDS)
  return (
    <section className="home-now first" aria-label={say('welcome')}>
      <div className="now-scene">
        <entry.Scene />
      </div>
      <div className="now-words">
        <h1>{say('headline')}</h1>
        <p className="now-glance">{say('what')}</p>
        <p className="now-go">
          <Link href={learnHref(entry)} className="button main">
            <Glyph name="play" />
            {say('learn-long', { game: entry.short })}
          </Link>
        </p>
      </div>
    </section>
  )
}
