import type { Line } from '@bulkhead/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { AnyGameUi, PartProps } from '../../games/ui.ts'
import type { Position } from '../../play/position.ts'
import type { Talk } from '../../play/source.ts'
import { useSay } from '../../words/words.ts'
import type { Answering } from '../answering.ts'
import type { Choosing } from '../choosing.ts'
import { TimeLeft } from '../clock.tsx'
import type { Ordering } from '../orders.tsx'
import { Glyph } from '../story/glyph.tsx'
import { type TellPrompt, useTellPrompt } from '../story/prompt.ts'
import type { Telling } from '../story/use-story.ts'
import { STORY } from '../story/words.ts'
import { UndoAsked } from '../undo-asked.tsx'
import { TABLE } from '../words.ts'
import { Answers } from './answers.tsx'
import { Chain } from './chain.tsx'
import { useFolding } from './folding.ts'
import { ListByKey } from './list-by-key.tsx'
import { MainButton } from './main-button.tsx'
import { contextOf, headingOf, ownChain } from './question.ts'
import { UndoButton } from './undo-button.tsx'
import { LastVerbs, VerbBar } from './verb-bar.tsx'
import { Pips, TurnOrder, waitingText } from './waiting.tsx'
import './prompt.css'
import './verbs.css'
import './steps.css'
import './prompt-small.css'

export interface PromptProps {
  readonly part: PartProps<unknown>
  readonly position: Position
  /** The log as far as it has been told. */
  readonly lines: readonly Line[]
  readonly ui: AnyGameUi
  readonly choosing: Choosing
  readonly answering: Answering
  readonly ordering: Ordering
  readonly telling: Telling
  readonly cancel: () => void
  readonly showAll: () => void
  readonly showEnd: () => void
  readonly talk: Talk | undefined
}

/** The one question, what can be done about it, and the one main button. */
export function PromptBar(props: PromptProps) {
  const { position, choosing } = props
  const say = useSay(TABLE)
  const { asked, isSingle, fixed, verbs } = choosing
  const [stopped, setStopped] = useState<Position | null>(null)
  const told = useTellPrompt(props.telling, props.part.words)
  const { left, state } = leftOf(props, told, say)
  const isChain = asked !== null && (fixed !== null || !isSingle)
  const hasChain = ownChain(choosing, props.ui, props.part) !== null
  const stop = stopped === position ? say(`undo.${position.undo}` as 'undo.chance') : null
  return (
    <section
      className={`prompt ${state}`}
      aria-label={say('choices')}
      data-question={asked ? `${asked.seat} ${asked.id} ${asked.revision}` : undefined}
      data-picks={asked ? `${asked.min} ${asked.max}` : undefined}
    >
      <Left {...props} left={left} alert={props.answering.problem?.message ?? stop} />
      {!position.undoRequest && (
        <div className="prompt-middle">
          {isChain ? (
            <>
              <Chain {...props} />
              <ListByKey {...props} />
            </>
          ) : verbs.length > 0 ? (
            <VerbBar choosing={choosing} ui={props.ui} reading={props.part} />
          ) : asked ? (
            <>
              {hasChain && <Chain {...props} />}
              <Answers {...props} isLitSaid={!hasChain} />
            </>
          ) : (
            <Meanwhile {...props} told={told} />
          )}
        </div>
      )}
      <div className="prompt-right">
        <TimeLeft position={position} />
        {!(isChain && asked?.cancel) && (
          <UndoButton {...props} onStop={() => setStopped(position)} />
        )}
        {isChain ? (
          <MainButton {...props} />
        ) : (
          <LastVerbs choosing={choosing} ui={props.ui} reading={props.part} />
        )}
        <GoOn telling={props.telling} told={told} />
      </div>
    </section>
  )
}

type State = 'act' | 'pay' | 'answer' | 'tell' | 'wait' | 'over'

interface LeftText {
  readonly above: ReactNode
  readonly question: string
}

type Say = ReturnType<typeof useSay<keyof (typeof TABLE)['en']>>

function leftOf(
  props: PromptProps,
  told: TellPrompt | null,
  say: Say,
): { left: LeftText; state: State } {
  const { position, choosing, part, ui, lines } = props
  const { asked, verb, verbs, fixed, isSingle } = choosing
  if (told) return { left: { above: told.small, question: told.gist }, state: 'tell' }
  if (asked) {
    const context = contextOf(asked, lines, ui, part.words)
    const { question, above } = headingOf(asked, context, part.words, verb?.question)
    const progress = ui.progressOf?.(asked, part) ?? null
    const state = fixed || !isSingle ? 'pay' : verbs.length > 0 ? 'act' : 'answer'
    return { left: { above: progress ? <Pips progress={progress} /> : above, question }, state }
  }
  if (position.result) return { left: { above: '', question: say('over') }, state: 'over' }
  return { left: waitingText(props, say), state: 'wait' }
}

const FOLDS = 3

/** Takes the focus when the question is a new one, unless somebody is typing. */
function Left({
  left,
  alert,
  position,
  ui,
  part,
  talk,
  answering,
  choosing,
}: PromptProps & { readonly left: LeftText; readonly alert: string | null }) {
  const question = useRef<HTMLHeadingElement>(null)
  const box = useFolding<HTMLDivElement>(FOLDS)
  const { asked } = choosing
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body
    if (asked && isLost) question.current?.focus({ preventScroll: true })
  }, [asked])
  if (position.undoRequest) {
    return (
      <div className="prompt-text wide" aria-live="polite">
        <UndoAsked
          request={position.undoRequest}
          position={position}
          ui={ui}
          words={part.words}
          talk={talk}
          doing={answering.doing}
        />
      </div>
    )
  }
  return (
    <div className="prompt-text" ref={box} aria-live="polite">
      {alert ? (
        <p className="prompt-above prompt-problem" role="alert">
          {alert}
        </p>
      ) : (
        <p className="prompt-above">{left.above}</p>
      )}
      <h2 className="prompt-question" ref={question} tabIndex={-1}>
        {left.question}
      </h2>
    </div>
  )
}

/** While others act: the order of turns; what follows where that is certain. */
function Meanwhile({
  told,
  position,
  ui,
  part,
  showEnd,
}: PromptProps & { readonly told: TellPrompt | null }) {
  const say = useSay(TABLE)
  if (told?.next) {
    return (
      <p className="prompt-next">
        <strong>{say('next-is')}</strong> {told.next}
      </p>
    )
  }
  if (position.result) {
    return (
      <button type="button" className="button main" onClick={showEnd}>
        {say('see-ending')}
      </button>
    )
  }
  return <TurnOrder position={position} ui={ui} part={part} />
}

interface GoOnProps {
  readonly told: TellPrompt | null
  readonly telling: Telling
}

/** Where the telling stops it waits; else it goes on by itself, and may be skipped. */
function GoOn({ told, telling }: GoOnProps) {
  const say = useSay(STORY)
  if (!told) return null
  return told.goOn ? (
    <button type="button" className="button main prompt-go-on" onClick={telling.goOn}>
      {told.goOn} <kbd>␣</kbd>
    </button>
  ) : (
    <button type="button" className="button prompt-skip" onClick={telling.skip}>
      <Glyph shape="skip" /> {say('skip-short')} <kbd>S</kbd>
    </button>
  )
}
