import type { Dictionary, Line } from '@bulkhead/kernel'
import type { AnyGameUi } from '../games/ui.ts'
import { Sheet } from '../ui/sheet.tsx'
import { useSay } from '../words/words.ts'
import { LogLine } from './log.tsx'
import { TABLE } from './words.ts'

interface Props {
  readonly title: string
  readonly lines: readonly Line[]
  readonly ui: AnyGameUi
  readonly view: unknown
  readonly words: Dictionary
  readonly again: (lines: readonly Line[]) => void
  readonly onRule: (rule: string) => void
  readonly onClose: () => void
}

/** What happened since one's own last answer, or while one was away. */
export function Happened({ title, lines, ui, view, words, again, onRule, onClose }: Props) {
  const say = useSay(TABLE)
  return (
    <Sheet title={title} onClose={onClose}>
      {lines.length === 0 && <p className="muted">{say('happened-nothing')}</p>}
      <div className="happened-lines">
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered.
          <LogLine key={i} line={line} ui={ui} view={view} words={words} onRule={onRule} />
        ))}
      </div>
      <p className="sheet-buttons">
        {lines.length > 0 && (
          <button
            type="button"
            className="button"
            onClick={() => {
              again(lines)
              onClose()
            }}
          >
            {say('again')}
          </button>
        )}
        <button type="button" className="button main" onClick={onClose}>
          {say('go-on')}
        </button>
      </p>
    </Sheet>
  )
}
