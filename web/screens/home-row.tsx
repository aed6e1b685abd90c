import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { entryOf } from '../games/index.ts'
import { importFile } from '../play/local.ts'
import { useSettings } from '../play/settings.ts'
import { Icon } from '../ui/icon.tsx'
import { useSay } from '../words/words.ts'
import { Glyph } from './glyph.tsx'
import { HOME_WORDS } from './home-words.ts'

interface RowProps {
  readonly game: string
  readonly status: string
  readonly urgent?: boolean
  readonly facts: readonly string[]
  readonly at: number
  readonly children: ReactNode
}

/** A table in a list: what it is, how it stands, what can be done with it. */
export function Row({ game, status, urgent = false, facts, at, children }: RowProps) {
  const { language } = useSettings()
  const entry = entryOf(game)
  return (
    <div className="home-row">
      {entry && <Icon shape={entry.icon} size={28} className="home-row-icon" />}
      <div className="home-row-text">
        <p>
          <b>{entry?.short ?? game}</b>{' '}
          <span className={urgent ? 'home-status home-urgent' : 'home-status'}>{status}</span>
        </p>
        <p className="muted">{[...facts, whenIn(language, at)].join(' · ')}</p>
      </div>
      <div className="home-row-actions">{children}</div>
    </div>
  )
}

/** Asks once more in its own place before anything is lost. */
export function DeleteButton({ remove }: { readonly remove: () => void }) {
  const say = useSay(HOME_WORDS)
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    return (
      <button
        type="button"
        className="button plain icon-only"
        aria-label={say('delete')}
        title={say('delete')}
        onClick={() => setAsking(true)}
      >
        <Glyph name="bin" />
      </button>
    )
  }
  return (
    <>
      <button type="button" className="button danger" onClick={remove}>
        {say('delete-sure')}
      </button>
      {/* biome-ignore lint/a11y/noAutofocus: the question takes the place of the button that had the focus. */}
      <button type="button" className="button" autoFocus onClick={() => setAsking(false)}>
        {say('keep')}
      </button>
    </>
  )
}

export function ImportButton() {
  const say = useSay(HOME_WORDS)
  const [, go] = useLocation()
  const [complaint, setComplaint] = useState('')
  async function take(files: FileList | null) {
    if (!files?.[0]) return
    const taken = await importFile(files[0])
    if (typeof taken === 'string') go(`/here/${taken}`)
    else setComplaint(taken.message)
  }
  return (
    <>
      <label className="button home-import">
        <Glyph name="file" />
        {say('import')}
        <input
          type="file"
          accept=".json,application/json"
          className="unseen"
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
      </label>
      {complaint && (
        <p className="form-complaint" role="alert">
          {complaint}
        </p>
      )}
    </>
  )
}

/** Today the hour tells most, later the day. */
function whenIn(language: string, at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  const style = isToday ? { timeStyle: 'short' as const } : { dateStyle: 'medium' as const }
  return new Intl.DateTimeFormat(language, style).format(at)
}
