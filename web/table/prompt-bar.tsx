import { type Dictionary, type Line, render } from '@bulkhead/kernel'
import { type ReactNode, useState } from 'react'
import type { AnyGameUi } from '../games/ui.ts'
import type { Position } from '../play/position.ts'
import { mustAsk } from '../play/presence.ts'
import { useSettings } from '../play/settings.ts'
import type { Talk } from '../play/source.ts'
import { Icon } from '../ui/icon.tsx'
import { useSay } from '../words/words.ts'
import type { Answering } from './answering.ts'
import { type Choosing, sentenceOf } from './choosing.ts'
import { TimeLeft } from './clock.tsx'
import { namesOf } from './names.ts'
import { UndoAsked } from './undo-asked.tsx'
import { TABLE } from './words.ts'

interface Props {
  readonly position: Position
  /** The log as far as it has been shown. */
  readonly lines: readonly Line[]
  readonly ui: AnyGameUi
  readonly words: Dictionary
  readonly wide: boolean
  readonly choosing: Choosing
  readonly answering: Answering
  readonly cancel: () => void
  readonly happened: () => void
  readonly showEnd: () => void
  readonly talk: Talk | undefined
  readonly zoom: ReactNode
}

const LONGEST_LABEL = 44

/** What is asked, of whom, and the one main button that says what it will do. */
export function PromptBar(props: Props) {
  const { position, choosing, answering, cancel, happened, showEnd, zoom } = props
  const say = useSay(TABLE)
  const { asked } = choosing
  const [stopped, setStopped] = useState<Position | null>(null)
  const mayCancel = asked && (asked.cancel || choosing.picked.length > 0 || choosing.offered)
  return (
    <section className={asked ? 'prompt asking' : 'prompt'} aria-label={say('choices')}>
      <div className="prompt-text" aria-live="polite">
        {answering.problem && <p className="prompt-problem">{answering.problem.message}</p>}
        {stopped === position && (
          <p className="prompt-stop">{say(`undo.${position.undo}` as 'undo.chance')}</p>
        )}
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
        <UndoButton {...props} onStop={() => setStopped(position)} />
        {position.result && (
          <button type="button" className="button main" onClick={showEnd}>
            {say('see-ending')}
          </button>
        )}
      </div>
      {asked && (mayCancel || isShown(choosing)) && (
        <div className="prompt-deed">
          {mayCancel && (
            <button type="button" className="button" onClick={cancel}>
              {say('cancel')}
            </button>
          )}
          <MainButton {...props} />
        </div>
      )}
    </section>
  )
}

function Asking({ position, lines, ui, words, choosing, answering, talk }: Props) {
  const say = useSay(TABLE)
  const { asked, isSingle, picked } = choosing
  const { doing, isSent } = answering
  const { undoRequest, seat } = position
  if (undoRequest) {
    const game = { position, ui, words, talk }
    return <UndoAsked request={undoRequest} {...game} doing={doing} />
  }
  if (asked) {
    const context = answering.soFar || ui.context?.(asked, lines, words)
    return (
      <p>
        {context && <span className="prompt-context">{context}</span>}
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
      {isSent || others.length === 0
        ? say('waiting-nobody')
        : say('waiting-for', { names: namesOf(ui, position, others, words) })}
    </p>
  )
}

/** Where one pick is an answer, there is nothing to confirm before it. */
function isShown({ asked, picked, isSingle }: Choosing): boolean {
  return asked !== null && (!isSingle || picked.length > 0)
}

function MainButton({ ui, choosing, words }: Props) {
  const { asked, picked, isReady, confirm } = choosing
  const say = useSay(TABLE)
  const { language } = useSettings()
  if (!asked || !isShown(choosing)) return null
  const sentence = sentenceOf(asked, picked, words)
  return (
    <button
      type="button"
      className="button main prompt-main"
      disabled={!isReady}
      onClick={confirm}
      title={sentence}
    >
      {label()}
    </button>
  )

  function label(): string {
    const options = asked!.options.filter(({ id }) => picked.includes(id))
    const own = ui.deed?.(asked!, options, words, language)
    if (own) return own
    if (picked.length === 0) return say(asked!.min === 0 ? 'nothing' : 'confirm', { number: 0 })
    const isLong = sentence.length > LONGEST_LABEL && picked.length > 1
    return isLong ? say('confirm', { number: picked.length }) : sentence
  }
}

/** Where it cannot go back, it says why. */
function UndoButton({
  position,
  answering,
  talk,
  wide,
  onStop,
}: Props & { readonly onStop: () => void }) {
  const say = useSay(TABLE)
  const stop = position.undo
  if (position.seat === null || position.result || stop === 'nothing') return null
  const mayAsk = stop !== null && talk !== undefined && !position.undoRequest
  const label = say(mayAsk ? (mustAsk(position) ? 'undo-ask' : 'undo-back') : 'undo')
  const reason = stop === null ? undefined : say(`undo.${stop}` as 'undo.chance')
  const press = () => {
    if (stop === null) answering.undo()
    else onStop()
    if (mayAsk) answering.doing(talk.requestUndo())
  }
  return (
    <button
      type="button"
      className={wide ? 'button' : 'button icon-only'}
      aria-disabled={stop !== null && !mayAsk}
      title={reason}
      aria-label={reason ? `${label}. ${reason}` : label}
      onClick={press}
    >
      {wide ? label : <Icon shape="gi:anticlockwise-rotation" size={20} />}
    </button>
  )
}
