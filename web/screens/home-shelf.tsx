import { useId, useState } from 'react'
import { Link } from 'wouter'
import { type GameEntry, learnHref } from '../games/entry.ts'
import { GAMES } from '../games/index.ts'
import { useServer } from '../play/server.ts'
import { useSettings } from '../play/settings.ts'
import { useSay } from '../words/words.ts'
import { GameFacts } from './game-facts.tsx'
import { GameSheet } from './game-sheet.tsx'
import { Glyph } from './glyph.tsx'
import { HOME_WORDS } from './home-words.ts'
import { prepare } from './start-table.ts'
import { useBeginning } from './use-beginning.tsx'
import { useHeld } from './use-held.ts'
import './home-shelf.css'

/** Every game, to be begun by one press: alone or with friends. */
export function Shelf({ isFirst }: { readonly isFirst: boolean }) {
  const say = useSay(HOME_WORDS)
  const server = useServer()
  const [shown, show] = useState<GameEntry | null>(null)
  const alone = navigator.onLine ? 'start-here' : 'start-offline'
  return (
    <section aria-labelledby="start">
      <div className="shelf-head">
        <h2 id="start">{say(isFirst ? 'begin' : 'start')}</h2>
        <p className="muted shelf-hint">{say(server === 'none' ? alone : 'start-about')}</p>
        <p className="shelf-columns" aria-hidden="true">
          <span>{say('alone')}</span>
          <span>{say('friends')}</span>
        </p>
      </div>
      <ul className="shelf" data-games={GAMES.length}>
        {GAMES.map((entry) => (
          <li key={entry.id}>
            <Game entry={entry} open={() => show(entry)} />
          </li>
        ))}
      </ul>
      {shown && <GameSheet entry={shown} onClose={() => show(null)} />}
    </section>
  )
}

/** A game as a picture that one wants to press; what is seldom wanted is in its sheet. */
function Game({ entry, open }: { readonly entry: GameEntry; readonly open: () => void }) {
  const say = useSay(HOME_WORDS)
  const { language } = useSettings()
  const { id, short, sentence, Scene } = entry
  const heading = useId()
  return (
    <article
      className="game"
      aria-labelledby={heading}
      onPointerEnter={() => prepare(id)}
      onFocus={() => prepare(id)}
    >
      {/* The name beside it does the same for a keyboard. */}
      <button type="button" className="game-scene" tabIndex={-1} aria-hidden="true" onClick={open}>
        <Scene />
      </button>
      <div className="game-words">
        <h3 id={heading}>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={say('about-game', { game: short })}
            onClick={open}
          >
            {short}
          </button>
        </h3>
        <p className="game-sentence">{sentence[language]}</p>
        <GameFacts entry={entry} />
        <Begin entry={entry} open={open} />
        <p className="game-links">
          <Link href={learnHref(entry)} aria-label={say('learn-game', { game: short })}>
            {say('learn')}
          </Link>
          <Link href={`/rules/${id}`} aria-label={say('rules-of', { game: short })}>
            {say('rules')}
          </Link>
        </p>
      </div>
    </article>
  )
}

/** Two presses that begin at once; a hold or the other mouse button first asks how. */
function Begin({ entry, open }: { readonly entry: GameEntry; readonly open: () => void }) {
  const say = useSay(HOME_WORDS)
  const server = useServer()
  const { alone, friends, isBusy, complaint, asking } = useBeginning(entry)
  const held = useHeld(open)
  const game = entry.short
  return (
    <>
      <div className="game-begin">
        <button
          type="button"
          className="button page-act game-alone"
          disabled={isBusy}
          aria-label={say('play-alone', { game })}
          title={say('hold')}
          {...held}
          onClick={() => alone()}
        >
          <Glyph name="play" size={18} />
          <span>{say('alone')}</span>
        </button>
        {server === 'none' ? (
          <Link
            href={`/new/${entry.id}`}
            className="button"
            aria-label={say('play-here', { game })}
          >
            <Glyph name="people" size={18} />
            <span>{say('friends')}</span>
          </Link>
        ) : (
          <button
            type="button"
            className="button game-friends"
            disabled={isBusy}
            aria-label={say('play-friends', { game })}
            onClick={friends}
          >
            <Glyph name="people" size={18} />
            <span>{say('friends')}</span>
          </button>
        )}
      </div>
      {asking}
      {complaint && (
        <p className="form-complaint" role="alert">
          {complaint}
        </p>
      )}
    </>
  )
}
