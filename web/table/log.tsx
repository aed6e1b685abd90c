import { type Dictionary, type Line, render } from '@bulkhead/kernel'
import { Fragment, memo, useCallback, useEffect, useRef, useState } from 'react'
import type { AnyGameUi } from '../games/ui.ts'
import type { GoneBack, SeatInfo } from '../play/position.ts'
import { Icon } from '../ui/icon.tsx'
import { useSay } from '../words/words.ts'
import { GoneBackLine } from './gone-back.tsx'
import { TABLE } from './words.ts'

interface LineProps {
  readonly line: Line
  readonly ui: AnyGameUi
  readonly view: unknown
  readonly words: Dictionary
  readonly onRule: (rule: string) => void
}

interface Props extends Omit<LineProps, 'line'> {
  readonly lines: readonly Line[]
  readonly goneBack?: readonly GoneBack[]
  readonly seats: readonly SeatInfo[]
}

const AT_FIRST = 120

/** What happened, as sentences; each names its rule. */
export const Log = memo(function Log(props: Props) {
  const { lines, goneBack = [], seats, ui, view, words, onRule } = props
  const say = useSay(TABLE)
  const [most, setMost] = useState(AT_FIRST)
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const lastTop = useRef(0)
  const stayAtEnd = useCallback(() => {
    if (isAtEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is shown, unless the reader looks back.
  useEffect(stayAtEnd, [lines, goneBack.length])
  useEffect(() => {
    const watch = new ResizeObserver(stayAtEnd)
    if (list.current) watch.observe(list.current)
    return () => watch.disconnect()
  }, [stayAtEnd])
  const first = Math.max(0, lines.length - most)
  const goneBackBefore = (line: number) =>
    goneBack
      .filter((gone) => gone.line === line)
      .map((gone) => (
        <GoneBackLine
          key={`back ${gone.number}`}
          gone={gone}
          ui={ui}
          view={view}
          seats={seats}
          words={words}
        />
      ))
  return (
    <div
      className="log"
      ref={list}
      role="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={say('log')}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        // New lines move the end away too: only whoever scrolls back wants to stay there.
        if (scrollHeight - scrollTop - clientHeight < 40) isAtEnd.current = true
        else if (scrollTop < lastTop.current) isAtEnd.current = false
        lastTop.current = scrollTop
      }}
    >
      {lines.length === 0 && <p className="muted">{say('log-empty')}</p>}
      {first > 0 && (
        <button type="button" className="button plain" onClick={() => setMost(most * 4)}>
          {say('earlier')}
        </button>
      )}
      {lines.slice(first).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered.
        <Fragment key={first + i}>
          {goneBackBefore(first + i)}
          <LogLine line={line} ui={ui} view={view} words={words} onRule={onRule} />
        </Fragment>
      ))}
      {goneBackBefore(lines.length)}
    </div>
  )
})

export const LogLine = memo(
  function LogLine({ line, ui, view, words, onRule }: LineProps) {
    const { icon, tone, weight, dice } = ui.momentOf(line, view)
    const text = render(words, `log.${line.kind}`, line.params)
    if (ui.headings.has(line.kind)) return <h4 className="log-heading">{text}</h4>
    return (
      <p className={`log-line ${weight === 'quiet' ? 'calm' : tone}`}>
        {icon && <Icon shape={icon} />}
        {dice?.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names.
          <span className="die mono" key={i}>
            {face}
          </span>
        ))}
        {text} {line.rule && <RuleLink rule={line.rule} onRule={onRule} />}
      </p>
    )
  },
  (before, after) => before.line === after.line && before.words === after.words,
)

export function RuleLink({
  rule,
  onRule,
}: {
  readonly rule: string
  readonly onRule: (rule: string) => void
}) {
  return (
    <button type="button" className="rule-link" onClick={() => onRule(rule)}>
      {rule}
    </button>
  )
}
