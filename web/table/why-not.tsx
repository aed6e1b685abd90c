import { type Dictionary, render, type Unavailable } from '@bulkhead/kernel'
import { useEffect, useState } from 'react'
import type { Asked } from '../play/position.ts'
import type { TableSource } from '../play/source.ts'
import { useSay } from '../words/words.ts'
import { RuleLink } from './log.tsx'
import { TABLE } from './words.ts'

interface Props {
  readonly source: TableSource
  readonly asked: Asked | null
  readonly words: Dictionary
  readonly onRule: (rule: string) => void
}

/** What cannot be done now, each with its reason and its rule. */
export function WhyNot({ source, asked, words, onRule }: Props) {
  const say = useSay(TABLE)
  const [reasons, setReasons] = useState<readonly Unavailable[] | null>(null)
  useEffect(() => {
    let current = true
    setReasons(null)
    if (asked) source.whyNot().then((found) => current && setReasons(found))
    return () => {
      current = false
    }
  }, [source, asked])
  if (!asked) return <p className="pane-note muted">{say('why-not-waiting')}</p>
  if (!reasons) return <p className="pane-note muted">{say('waiting-nobody')}</p>
  if (reasons.length === 0) return <p className="pane-note muted">{say('why-not-empty')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="why-not" tabIndex={0} aria-label={say('why-not')}>
      <p className="muted">{say('why-not-intro')}</p>
      <dl>
        {reasons.map(({ what, why, params, rule }) => (
          <div key={`${what} ${why} ${JSON.stringify(params)}`}>
            <dt>{render(words, what, params)}</dt>
            <dd>
              {render(words, `why.${why}`, params)} <RuleLink rule={rule} onRule={onRule} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
