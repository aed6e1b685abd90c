import type { Dictionary, Target } from '@bulkhead/kernel'
import type { AnyGameUi } from '../games/ui.ts'
import { useSettings } from '../play/settings.ts'
import { Icon } from '../ui/icon.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { RuleText } from './rule-text.tsx'

interface Props {
  readonly what: Target
  readonly ui: AnyGameUi
  readonly view: unknown
  readonly words: Dictionary
  readonly onClose: () => void
}

/** What something on the board is. */
export function ThingSheet({ what, ui, view, words, onClose }: Props) {
  const { language } = useSettings()
  const explained = ui.explain(what, view, words, language)
  if (!explained) return null
  const { icon, title, sort, text, rules } = explained
  const heading = (
    <>
      {icon && <Icon shape={icon} size={24} />} {title}
    </>
  )
  return (
    <Sheet title={heading} onClose={onClose}>
      <p className="muted">{sort}</p>
      {text.map((one) => (
        <p key={one} className="explain-text">
          {one}
        </p>
      ))}
      {rules.map((rule) => (
        <RuleText key={rule} id={rule} />
      ))}
    </Sheet>
  )
}
