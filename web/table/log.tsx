import { type Dictionary, type Line, render } from '@bulkhead/kernel'
import { Fragment, memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AnyGameUi } from '../games/ui.ts'
import type { GoneBack, Said, SeatInfo } from '../play/position.ts'
import { Icon } from '../ui/icon.tsx'
import { useSay } from '../words/words.ts'
import { GoneBackLine } from './gone-back.tsx'
import { RuleLink } from './rule-link.tsx'
import { TABLE } from './words.ts'
import './log.css'

interface LineProps {
  readonly line: Line
  readonly ui: AnyGameUi
  readonly view: unknown
  readonly words: Dictionary
  readonly onRule: (rule: string) => void
  /** Tells it again on the board. */
  readonly onTell?: () => void
  readonly isTold?: boolean
}

/** Something said, before a line of the log. */
export interface Placed {
  readonly said: Said
  readonly line: number
}

interface Span {
  readonly from: number
  readonly to: number
}

interface Props extends Pick<LineProps, 'ui' | 'view' | 'words' | 'onRule'> {
  readonly lines: readonly Line[]
  readonly goneBack?: readonly GoneBack[]
  readonly said?: readonly Placed[]
  readonly seats: readonly SeatInfo[]
  /** Tells the line of this number again. */
  readonly onTell?: (line: number) => void
  /** The lines that are told now, from the first to before the last. */
  readonly told?: Span | null
}

const AT_FIRST = 120

/** What happened, as sentences, the newest at the foot; what was said stands between them. */
export const Log = memo(function Log(props: Props) {
  const { lines, goneBack = [], said = [], seats, ui, view, words, onRule, onTell, told } = props
  const say = useSay(TABLE)
  const { list, unseen, toEnd, onScroll } = useEnd(
    lines.length + said.length + goneBack.length,
    told,
  )
  // Where it begins stays the same while it grows, so that nothing moves under the reader.
  const [begun, setBegun] = useState(() => Math.max(0, lines.length - AT_FIRST))
  const first = Math.min(begun, lines.length)
  const between = (line: number) => (
    <>
      {goneBack
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
        ))}
      {said
        .filter((one) => one.line === line)
        .map(({ said: { number, name, text } }) => (
          <p key={`said ${number}`} className="log-said">
            <strong>{name}</strong> {text}
          </p>
        ))}
    </>
  )
  return (
    <div className="log-frame">
      <div
        className="log"
        ref={list}
        role="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={say('log')}
        onScroll={onScroll}
      >
        {lines.length === 0 && <p className="muted">{say('log-empty')}</p>}
        {first > 0 && (
          <button
            type="button"
            className="button plain"
            onClick={() => setBegun(Math.max(0, first - 4 * AT_FIRST))}
          >
            {say('earlier')}
          </button>
        )}
        {lines.slice(first).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered.
          <Fragment key={first + i}>
            {between(first + i)}
            <LogLine
              line={line}
              ui={ui}
              view={view}
              words={words}
              onRule={onRule}
              onTell={onTell && (() => onTell(first + i))}
              isTold={isIn(first + i, told)}
            />
          </Fragment>
        ))}
        {between(lines.length)}
      </div>
      {unseen > 0 && (
        <button type="button" className="button log-new" onClick={toEnd}>
          {say('unread', { number: unseen })} <Icon shape="gi:plain-arrow" size={12} />
        </button>
      )}
    </div>
  )
})

function isIn(line: number, span: Span | null | undefined): boolean {
  return span !== null && span !== undefined && line >= span.from && line < span.to
}

/** Stays at the end while it grows, unless the reader has scrolled back; then it counts what is new. */
function useEnd(length: number, told: Span | null | undefined) {
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const seen = useRef(length)
  const [unseen, setUnseen] = useState(0)
  const toEnd = useCallback(() => {
    isAtEnd.current = true
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [])
  // Before the page tells of its scrolling: a line that is told no more is lower, which looks like a reader going back,
  // and one that is told only now is higher.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told changes how high the lines are.
  useLayoutEffect(() => {
    if (isAtEnd.current) {
      toEnd()
      seen.current = length
    }
    setUnseen(Math.max(0, length - seen.current))
  }, [length, told, toEnd])
  useEffect(() => {
    const watch = new ResizeObserver(() => isAtEnd.current && toEnd())
    if (list.current) watch.observe(list.current)
    return () => watch.disconnect()
  }, [toEnd])
  const lastTop = useRef(0)
  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = list.current ?? {}
    // New lines move the end away too: only whoever scrolls back wants to stay there.
    if (scrollHeight - scrollTop - clientHeight < 24) {
      isAtEnd.current = true
      seen.current = length
      setUnseen(0)
    } else if (scrollTop < lastTop.current) isAtEnd.current = false
    lastTop.current = scrollTop
  }
  return { list, unseen, toEnd, onScroll }
}

export const LogLine = memo(
  function LogLine({ line, ui, view, words, onRule, onTell, isTold = false }: LineProps) {
    const { icon, tone, weight, dice } = ui.momentOf(line, view, null)
    const text = render(words, `log.${line.kind}`, line.params)
    if (ui.headings.has(line.kind)) return <h4 className="log-heading">{text}</h4>
    const said = (
      <>
        {dice?.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names.
          <span className="die mono" key={i}>
            {face}
          </span>
        ))}
        {text}
      </>
    )
    return (
      <p className={`log-line ${weight === 'quiet' ? 'calm' : tone} ${isTold ? 'told' : ''}`}>
        {icon && <Icon shape={icon} />}
        <span className="log-words">
          {onTell ? (
            <button type="button" className="log-tell" onClick={onTell}>
              {said}
            </button>
          ) : (
            said
          )}{' '}
          {line.rule && <RuleLink rule={line.rule} isNamed onRule={onRule} />}
        </span>
      </p>
    )
  },
  (before, after) =>
    before.line === after.line && before.words === after.words && before.isTold === after.isTold,
)
