import { type Dictionary, render, type Target } from '@bulkhead/kernel'
import type { Choices, Explanation } from '../../games/ui.ts'
import { useSettings } from '../../play/settings.ts'
import { gameOfRule } from '../../screens/ledger.ts'
import { useRuleNames } from '../../screens/rule-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { RuleLink } from '../rule-link.tsx'
import { TABLE } from '../words.ts'

interface Props {
  readonly what: Target
  readonly explained: Explanation
  readonly choices: Choices
  readonly words: Dictionary
  readonly isRefused: boolean
  readonly onRule: (rule: string) => void
}

/** What a thing is: why not now, how it is now, what it does, what it means for the reader, by which rules. */
export function Explained({ what, explained, choices, words, isRefused, onRule }: Props) {
  const { now = [], text, means = [], rules } = explained
  return (
    <>
      <NotNow {...{ what, choices, words, isRefused, onRule }} />
      {now.map((line) => (
        <p key={line} className="explain-now">
          {line}
        </p>
      ))}
      {text.map((line) => (
        <p key={line} className="explain-text">
          {line}
        </p>
      ))}
      {means.map((line) => (
        <p key={line} className="explain-means">
          {line}
        </p>
      ))}
      <Rules rules={rules} onRule={onRule} />
    </>
  )
}

function NotNow({ what, choices, words, isRefused, onRule }: Omit<Props, 'explained'>) {
  const say = useSay(TABLE)
  const { kind, id } = what
  if (choices.optionsAt(kind, id).length > 0) return null
  const reasons = choices.unavailableAt(kind, id)
  if (reasons.length === 0 && !isRefused) return null
  return (
    <div className="explain-not-now">
      <Icon shape="gi:cancel" size={15} />
      <div>
        {reasons.length === 0 && (
          <p>
            <strong>{say('not-now')}</strong> {say(choices.asked ? 'nothing-here' : 'not-asked')}
          </p>
        )}
        {reasons.map(({ what: thing, why, params, rule }) => (
          <p key={`${thing} ${why}`}>
            <strong>{say('not-now-what', { what: render(words, thing) })}</strong>{' '}
            {render(words, `why.${why}`, params)} <RuleLink rule={rule} onRule={onRule} />
          </p>
        ))}
      </div>
    </div>
  )
}

/** The ids of rules, under what their chapter is called. */
function Rules({ rules, onRule }: Pick<Explanation, 'rules'> & Pick<Props, 'onRule'>) {
  const { language } = useSettings()
  const names = useRuleNames(rules.length > 0 ? gameOfRule(rules[0]) : null, language)
  const chapters = new Map<string, string[]>()
  for (const rule of rules) {
    const title = names.get(rule) ?? ''
    chapters.set(title, [...(chapters.get(title) ?? []), rule])
  }
  return (
    <dl className="explain-rules">
      {[...chapters].map(([title, ids]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {ids.map((rule) => (
              <RuleLink key={rule} rule={rule} onRule={onRule} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
