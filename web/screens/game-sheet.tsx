import { useState } from 'react'
import { Link } from 'wouter'
import { type GameEntry, learnHref } from '../games/entry.ts'
import { useSettings } from '../play/settings.ts'
import { Sheet } from '../ui/sheet.tsx'
import { useSay } from '../words/words.ts'
import { Choices } from './controls.tsx'
import { LEVELS, type Level, withBots } from './draft.ts'
import { aboutLevel, DRAFT_WORDS } from './draft-words.ts'
import { GameFacts } from './game-facts.tsx'
import { Glyph } from './glyph.tsx'
import { HOME_WORDS } from './home-words.ts'
import { aloneDraft } from './last-draft.ts'
import { useBeginning } from './use-beginning.tsx'

interface Props {
  readonly entry: GameEntry
  readonly onClose: () => void
}

/** What a game is about, and against how many bots of which level it is begun alone. */
export function GameSheet({ entry, onClose }: Props) {
  const say = useSay(HOME_WORDS)
  const sayDraft = useSay(DRAFT_WORDS)
  const { language } = useSettings()
  const [draft, setDraft] = useState(() => aloneDraft(entry))
  const { alone, isBusy, complaint } = useBeginning(entry)
  const bots = draft.seats.length - 1
  const level = draft.seats[1]?.level ?? 'gentle'
  const { min, max } = entry.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min - 1 + i)
  return (
    <Sheet title={entry.name} onClose={onClose} className="game-sheet">
      <div className="game-sheet-scene">
        <entry.Scene />
      </div>
      <p>{entry.tagline[language]}</p>
      <GameFacts entry={entry} />
      <Choices
        label={say('against-bots')}
        value={String(bots)}
        choices={counts.map((count) => ({
          value: String(count),
          label: count === 0 ? say('solo') : String(count),
        }))}
        onChange={(count) => setDraft(withBots(draft, Number(count), level))}
      />
      {bots > 0 && !entry.atRandom && (
        <Choices
          label={say('level')}
          value={level}
          choices={LEVELS.filter((one) => one !== 'random').map((value) => ({
            value,
            label: sayDraft(`level.${value}`),
            about: aboutLevel(entry, value, language),
          }))}
          onChange={(chosen: Level) => setDraft(withBots(draft, bots, chosen))}
        />
      )}
      {bots > 0 && entry.atRandom && <p className="form-about">{sayDraft('at-random')}</p>}
      <button
        type="button"
        className="button main game-sheet-play"
        disabled={isBusy}
        onClick={() => alone(draft)}
      >
        <Glyph name="play" />
        {say(bots === 0 ? 'play-solo' : 'play-bots')}
      </button>
      {complaint && (
        <p className="form-complaint" role="alert">
          {complaint}
        </p>
      )}
      <nav className="game-sheet-links" aria-label={entry.short}>
        <Link href={`/new/${entry.id}`}>{say('set-up')}</Link>
        <Link href={learnHref(entry)}>{say('learn')}</Link>
        <Link href={`/rules/${entry.id}`}>{say('rules')}</Link>
      </nav>
    </Sheet>
  )
}
