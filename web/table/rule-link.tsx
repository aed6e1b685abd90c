import { useSettings } from '../play/settings.ts'
import { gameOfRule } from '../screens/ledger.ts'
import { useRuleNames } from '../screens/rule-names.ts'

interface Props {
  readonly rule: string
  /** Whether it says what the rule is about, or only where it is pointed at. */
  readonly isNamed?: boolean
  readonly onRule: (rule: string) => void
}

function useRuleName(rule: string): string | undefined {
  const { language } = useSettings()
  return useRuleNames(gameOfRule(rule), language).get(rule)
}

export function RuleLink({ rule, isNamed = false, onRule }: Props) {
  const name = useRuleName(rule)
  return (
    <button
      type="button"
      className="rule-link"
      title={isNamed ? undefined : name}
      onClick={() => onRule(rule)}
    >
      {rule}
      {isNamed && name && <span className="rule-name"> · {name}</span>}
    </button>
  )
}

/** What it is about, behind its id. */
export function RuleName({ rule }: Pick<Props, 'rule'>) {
  const name = useRuleName(rule)
  return name && <span className="rule-name"> · {name}</span>
}
