import { useSettings } from '../play/settings.ts'
import { gameOfRule } from '../screens/ledger.ts'
import { useRuleNames } from '../screens/rule-names.ts'
import { RuleText } from '../screens/rule-text.tsx'
import { Sheet } from '../ui/sheet.tsx'

interface Props {
  readonly rule: string
  readonly onClose: () => void
}

/** One rule, under its id and what its chapter is called. */
export function RuleSheet({ rule, onClose }: Props) {
  const { language } = useSettings()
  const name = useRuleNames(gameOfRule(rule), language).get(rule)
  return (
    <Sheet title={name ? `${rule} · ${name}` : rule} onClose={onClose}>
      <RuleText id={rule} />
    </Sheet>
  )
}
