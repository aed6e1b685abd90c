import { useSettings } from '../play/settings.ts'
import { gameOfRule } from '../screens/ledger.ts'
import { useRuleNames } from '../screens/rule-names.ts'

interface Props {
  readonly rule: string
  /** Whether it says what the rule is about, or only where it is pointed at. */
  readonly isNamed?: boolean
  readonly onRule: (rule: string) => void
}

export function RuleLink({ rule, isNamed = false, onRule }: Props) {
  const { language } = useSettings()
  const name = useRuleNames(gameOfRule(rule), language).get(rule)
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

/** Its id and what it is about, in something that is pressed as a whole. */
export function NamedRule({ rule }: Pick<Props, 'rule'>) {
  const { language } = useSettings()
  const name = useRuleNames(gameOfRule(rule), language).get(rule)
  return (
    <span className="rule-link">
      {rule}
      {name && <span className="rule-name"> · {name}</span>}
    </span>
  )
}
