import { use } from 'react'
import { Link } from 'wouter'
import type { GameEntry } from '../games/entry.ts'
import { entryOf, loadLesson } from '../games/index.ts'
import { useSettings } from '../play/settings.ts'
import { useSay, words } from '../words/words.ts'
import { Frame } from './frame.tsx'
import { Glyph } from './glyph.tsx'
import NotFound from './not-found.tsx'
import { useBeginning } from './use-beginning.tsx'
import './learn.css'

const WORDS = words(
  {
    title: '{game} in 3 minutes',
    play: 'Play {game} now, against gentle bots',
    'play-about': 'Everything that can be chosen is lit, and everything else explains itself.',
    rules: 'All rules',
  },
  {
    title: '{game} en 3 minutes',
    play: 'Jouer à {game} maintenant, contre des bots doux',
    'play-about': 'Tout ce qui peut être choisi s’éclaire, et tout le reste s’explique.',
    rules: 'Toutes les règles',
  },
)

/** How a game is played, in a few pictures. */
export default function Learn({ game }: { readonly game: string }) {
  const entry = entryOf(game)
  return entry ? <Lesson entry={entry} /> : <NotFound />
}

function Lesson({ entry }: { readonly entry: GameEntry }) {
  const say = useSay(WORDS)
  const { language } = useSettings()
  const panels = use(loadLesson(entry.id))
  return (
    <Frame title={say('title', { game: entry.short })}>
      <ol className="learn">
        {panels.map(({ title, text, Picture }) => (
          <li key={title.en} className="learn-panel">
            <Picture />
            <h2>{title[language]}</h2>
            <p>{text[language]}</p>
          </li>
        ))}
      </ol>
      <Begin entry={entry} />
    </Frame>
  )
}

function Begin({ entry }: { readonly entry: GameEntry }) {
  const say = useSay(WORDS)
  const { gentle, isBusy, complaint } = useBeginning(entry)
  return (
    <div className="learn-begin">
      <button type="button" className="button main" disabled={isBusy} onClick={gentle}>
        <Glyph name="play" />
        {say('play', { game: entry.short })}
      </button>
      <Link href={`/rules/${entry.id}`} className="button">
        {say('rules')}
      </Link>
      <p className="muted">{say('play-about')}</p>
      {complaint && (
        <p className="form-complaint" role="alert">
          {complaint}
        </p>
      )}
    </div>
  )
}
