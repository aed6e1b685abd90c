import { type Dictionary, renderOption, type Target } from '@bulkhead/kernel'
import type { AnyGameUi } from '../games/ui.ts'
import { useSettings } from '../play/settings.ts'
import { RuleText } from '../screens/rule-text.tsx'
import { Icon } from '../ui/icon.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useSay } from '../words/words.ts'
import type { Choosing } from './choosing.ts'
import { TABLE } from './words.ts'

interface Props {
  readonly what: Target
  readonly ui: AnyGameUi
  readonly view: unknown
  readonly words: Dictionary
  readonly choosing: Choosing
  readonly onClose: () => void
}

/** What a thing is, which rules say so, and what can be chosen with it now. */
export function ExplainSheet({ what, ui, view, words, choosing, onClose }: Props) {
  const say = useSay(TABLE)
  const { language } = useSettings()
  const explained = ui.explain(what, view, words, language)
  const options = choosing.choices.optionsAt(what.kind, what.id)
  if (!explained) return null
  return (
    <Sheet
      title={
        <>
          {explained.icon && <Icon shape={explained.icon} size={24} />} {explained.title}
        </>
      }
      onClose={onClose}
    >
      <p className="muted">{explained.sort}</p>
      {explained.text.map((text) => (
        <p key={text} className="explain-text">
          {text}
        </p>
      ))}
      {options.length > 0 && (
        <>
          <h3 className="pane-title">{say('chosen-here')}</h3>
          {options.map((option) => (
            <button
              key={option.id}
              type="button"
              className="button choice"
              onClick={() => {
                choosing.pick(option)
                onClose()
              }}
            >
              {renderOption(words, option)}
            </button>
          ))}
        </>
      )}
      {explained.rules.map((rule, i) => (
        <details key={rule} className="explain-rule" open={i === 0 && explained.rules.length < 3}>
          <summary className="mono">{rule}</summary>
          <RuleText id={rule} />
        </details>
      ))}
    </Sheet>
  )
}

export function RuleSheet({
  rule,
  onClose,
}: {
  readonly rule: string
  readonly onClose: () => void
}) {
  const say = useSay(TABLE)
  return (
    <Sheet title={`${say('rule')} ${rule}`} onClose={onClose}>
      <RuleText id={rule} />
    </Sheet>
  )
}
