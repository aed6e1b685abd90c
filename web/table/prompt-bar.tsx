import { type Dictionary, render } from '@bulkhead/kernel'
import type { ReactNode } from 'react'
import type { AnyGameUi } from '../games/ui.ts'
import type { Position, Refused } from '../play/position.ts'
import type { Talk } from '../play/source.ts'
import { Icon } from '../ui/icon.tsx'
import { useSay } from '../words/words.ts'
import { type Choosing, sentenceOf } from './choosing.ts'
import { TimeLeft } from './clock.tsx'
import { namesOf } from './names.ts'
import { TABLE } from './words.ts'

interface Props {
  readonly position: Position
  readonly ui: AnyGameUi
  readonly words: Dictionary
  readonly choosing: Choosing
  readonly problem: Refused | null
  /** The answer is on its way. */
  readonly sent: boolean
  readonly undo: () => void
  readonly cancel: () => void
  readonly happened: () => void
  readonly showEnd: () => void
  readonly talk: Talk | undefined
  readonly doing: (what: Promise<Refused | null>) => Promise<void>
  readonly zoom: ReactNode
}

const LONGEST_LABEL = 44

/** What is asked, of whom, and the one main button that says what it will do. */
export function PromptBar(props: Props) {
  const { position, choosing, problem, undo, cancel, happened, showEnd, zoom } = props
  const say = useSay(TABLE)
  const { asked } = choosing
  return (
    <section className={asked ? 'prompt asking' : 'prompt'} aria-label={say('choices')}>
      <div className="prompt-text" aria-live="polite">
        {problem && <p className="prompt-problem">{problem.message}</p>}
        <Asking {...props} />
      </div>
      <div className="prompt-buttons">
        <TimeLeft position={position} />
        {zoom}
        <button
          type="button"
          className="button plain icon-only"
          onClick={happened}
          title={say('happened')}
          aria-label={say('happened')}
        >
          <Icon shape="gi:backward-time" />
        </button>
        {asked && (asked.cancel || choosing.picked.length > 0 || choosing.offered) && (
          <button type="button" className="button" onClick={cancel}>
            {say('cancel')}
          </button>
        )}
        <UndoButton {...props} undo={undo} />
        {asked && <MainButton {...props} />}
        {position.result && (
          <button type="button" className="button main" onClick={showEnd}>
            {say('see-ending')}
          </button>
        )}
      </div>
    </section>
  )
}

function Asking({ position, ui, words, choosing, sent, talk, doing }: Props) {
  const say = useSay(TABLE)
  const { asked, isSingle, picked } = choosing
  const { undoRequest, seat } = position
  if (undoRequest && seat !== null && undoRequest.waitingFor.includes(seat) && talk) {
    return (
      <p className="prompt-undo">
        {say('undo-requested', { name: namesOf(ui, position, [undoRequest.seat], words) })}{' '}
        <button type="button" className="button" onClick={() => doing(talk.answerUndo(true))}>
          {say('agree')}
        </button>{' '}
        <button type="button" className="button" onClick={() => doing(talk.answerUndo(false))}>
          {say('refuse')}
        </button>
      </p>
    )
  }
  if (undoRequest) {
    return (
      <p>{say('undo-waiting', { names: namesOf(ui, position, undoRequest.waitingFor, words) })}</p>
    )
  }
  if (asked) {
    return (
      <p>
        <strong>{render(words, `prompt.${asked.prompt}`, asked.params)}</strong>{' '}
        {!isSingle && (
          <span
            className="prompt-count mono"
            title={say(asked.min === asked.max ? 'pick-exactly' : 'pick', {
              min: asked.min,
              max: asked.max,
            })}
          >
            {picked.length} / {asked.min === asked.max ? asked.max : `${asked.min}–${asked.max}`}
          </span>
        )}
      </p>
    )
  }
  if (position.result) return <p>{say('over')}</p>
  if (position.table.phase === 'abandoned') return <p>{say('abandoned')}</p>
  const others = position.waiting.filter((one) => one !== seat)
  return (
    <p className="muted">
      {position.seat === null && `${say('watching')} `}
      {sent || others.length === 0
        ? say('waiting-nobody')
        : say('waiting-for', { names: namesOf(ui, position, others, words) })}
    </p>
  )
}

function MainButton({ choosing, words }: Props) {
  const say = useSay(TABLE)
  const { asked, picked, isReady, isSingle, confirm } = choosing
  if (!asked || (isSingle && picked.length === 0)) return null
  const sentence = sentenceOf(asked, picked, words)
  const many = sentence.length > LONGEST_LABEL && !isSingle
  const label = many ? say('confirm', { number: picked.length }) : sentence
  return (
    <button
      type="button"
      className="button main prompt-main"
      disabled={!isReady}
      onClick={confirm}
      title={sentence}
    >
      {picked.length === 0 ? say(asked.min === 0 ? 'nothing' : 'confirm', { number: 0 }) : label}
    </button>
  )
}

function UndoButton({ position, undo, talk, doing }: Props) {
  const say = useSay(TABLE)
  const stop = position.undo
  if (position.seat === null || position.result || stop === 'nothing') return null
  const mayAsk = stop !== null && talk !== undefined && !position.undoRequest
  const reason = stop === null ? undefined : say(`undo.${stop}` as 'undo.chance')
  return (
    <button
      type="button"
      className="button"
      disabled={stop !== null && !mayAsk}
      title={reason}
      aria-label={reason ? `${say(mayAsk ? 'undo-ask' : 'undo')}. ${reason}` : undefined}
      onClick={() => (mayAsk ? doing(talk.requestUndo()) : undo())}
    >
      {say(mayAsk ? 'undo-ask' : 'undo')}
    </button>
  )
}
