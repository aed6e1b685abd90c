import { useId, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { GameEntry } from '../games/entry.ts'
import { useSettings } from '../play/settings.ts'
import { useSay } from '../words/words.ts'
import { Select } from './controls.tsx'
import { A_BOT, A_PERSON, DEFAULT_LEVEL, type Draft, LEVELS, type Level } from './draft.ts'
import { DRAFT_WORDS } from './draft-words.ts'
import { Glyph } from './glyph.tsx'
import { HOME_WORDS } from './home-words.ts'
import { lastDraft, rememberDraft } from './last-draft.ts'
import { prepare, startHere } from './start-table.ts'

/** A game as a picture that one wants to press. */
export function Poster({ entry }: { readonly entry: GameEntry }) {
  const say = useSay(HOME_WORDS)
  const { language } = useSettings()
  const { id, name, tagline, seats, minutes, Scene } = entry
  const heading = useId()
  return (
    <article
      className="home-poster"
      aria-labelledby={heading}
      onPointerEnter={() => prepare(id)}
      onFocus={() => prepare(id)}
    >
      <Link href={`/new/${id}`} className="home-scene" tabIndex={-1} aria-hidden="true">
        <Scene />
      </Link>
      <div className="home-words">
        <h2 id={heading}>{name}</h2>
        <p className="home-tagline">{tagline[language]}</p>
        <ul className="home-facts">
          <li>
            <Glyph name="person" size={16} />
            {say('seats', { min: seats.min, max: seats.max })}
          </li>
          <li>
            <Glyph name="clock" size={16} />
            {say('minutes', { minutes })}
          </li>
          <li>
            <Link href={`/rules/${id}`}>
              <Glyph name="book" size={16} />
              {say('rules')}
            </Link>
          </li>
        </ul>
        <QuickPlay entry={entry} />
      </div>
    </article>
  )
}

/** Against bots, as it was played last: one press, or two with another level. */
function QuickPlay({ entry }: { readonly entry: GameEntry }) {
  const say = useSay(HOME_WORDS)
  const sayDraft = useSay(DRAFT_WORDS)
  const [, go] = useLocation()
  const [draft, setDraft] = useState(() => againstBots(lastDraft(entry)))
  const [isBusy, setBusy] = useState(false)
  const [complaint, setComplaint] = useState('')
  const bots = draft.seats.length - 1
  const level = draft.seats[1]?.level ?? DEFAULT_LEVEL

  async function play() {
    setBusy(true)
    rememberDraft(entry.id, draft)
    const started = await startHere(entry.id, draft)
    if (typeof started === 'string') return go(started)
    setBusy(false)
    setComplaint(started.message)
  }

  const { min, max } = entry.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min - 1 + i)
  return (
    <>
      <div className="home-against">
        <Select
          label={say('against')}
          hideLabel
          value={String(bots)}
          choices={counts.map((count) => ({
            value: String(count),
            label: say(count === 0 ? 'alone' : count === 1 ? 'one-bot' : 'bots', { count }),
          }))}
          onChange={(count) => setDraft(withBots(draft, Number(count), level))}
        />
        {bots > 0 && !entry.atRandom && (
          <Select
            label={say('level')}
            hideLabel
            value={level}
            choices={LEVELS.filter((one) => one !== 'random').map((value) => ({
              value,
              label: sayDraft(`level.${value}`),
            }))}
            onChange={(chosen) => setDraft(withBots(draft, bots, chosen))}
          />
        )}
      </div>
      <div className="home-actions">
        <button
          type="button"
          className="button main home-play"
          disabled={isBusy}
          aria-label={`${say('play')}: ${entry.name}`}
          onClick={play}
        >
          <Glyph name="play" />
          {say(isBusy ? 'starting' : 'play')}
        </button>
        <Link
          href={`/new/${entry.id}`}
          className="button"
          aria-label={`${say('new-table')}: ${entry.name}`}
        >
          {say('new-table')}
        </Link>
      </div>
      {bots > 0 && entry.atRandom && <p className="form-about">{sayDraft('at-random')}</p>}
      {complaint && (
        <p className="form-complaint" role="alert">
          {complaint}
        </p>
      )}
    </>
  )
}

/** The same table with one person at it, on this device. */
function againstBots(draft: Draft): Draft {
  const level = draft.seats.find(({ player }) => player === 'bot')?.level ?? DEFAULT_LEVEL
  return withBots(draft, draft.seats.length - 1, level)
}

function withBots(draft: Draft, count: number, level: Level): Draft {
  const wanted = level === 'random' ? 'gentle' : level
  const bots = Array.from({ length: count }, () => ({ ...A_BOT, level: wanted }))
  return { ...draft, place: 'here', seats: [A_PERSON, ...bots] }
}
