import { type Dictionary, type Language, render, renderOption } from '@bulkhead/kernel'
import { useEffect, useState } from 'react'
import type { AnyGameUi } from '../games/ui.ts'
import type { BotReason, ReplayMoment } from '../play/position.ts'
import { SeatBadge } from '../ui/seat-badge.tsx'
import { useSay } from '../words/words.ts'
import { REPLAY } from './replay-words.ts'

interface Props {
  readonly moment: ReplayMoment
  readonly ui: AnyGameUi
  readonly words: Dictionary
  readonly language: Language
  readonly reasons: readonly BotReason[]
}

/** Who chose what to come here, and a bot's reason. */
export function Caption({ moment, ui, words, language, reasons }: Props) {
  const say = useSay(REPLAY)
  const reason = reasons.find(({ at }) => at === moment.at)
  const because = useReason(reason, ui, words, language)
  const { moment: answer, view } = moment
  if (!answer) return <p className="replay-caption muted">{say('beginning')}</p>
  const side = answer.seat === null ? null : ui.side(view, answer.seat, words)
  return (
    <div className="replay-caption" aria-live="polite">
      <p>
        {side && <SeatBadge seat={answer.seat!} initial={side.initial} />}{' '}
        <strong>{side ? side.name : say('time')}</strong>
        {answer.decision && (
          <span className="muted">
            {render(words, `prompt.${answer.decision.prompt}`, answer.decision.params)}
          </span>
        )}
        <span>{chosen(answer, words) ?? say('hidden')}</span>
        {answer.picks?.length === 0 && <span>{say('nothing')}</span>}
      </p>
      {because && (
        <p className="replay-because">
          {say('why')}: {because}
        </p>
      )}
    </div>
  )
}

/** Null where it is not told. */
function chosen(
  { decision, picks, offer }: NonNullable<ReplayMoment['moment']>,
  words: Dictionary,
): string | null {
  if (offer) return renderOption(words, offer)
  if (!decision || !picks) return null
  const options = decision.options.filter(({ id }) => picks.includes(id))
  return options.map((option) => renderOption(words, option)).join(', ')
}

/** The bots' words come with the bots, which a replay does without until it needs them. */
function useReason(
  reason: BotReason | undefined,
  ui: AnyGameUi,
  words: Dictionary,
  language: Language,
): string | null {
  const [texts, setTexts] = useState<Dictionary | null>(null)
  const isNeeded = reason !== undefined
  const game = ui.rules.id
  useEffect(() => {
    if (!isNeeded) return
    import('@bulkhead/bots').then(({ reasonTexts }) => setTexts(reasonTexts(language, game)))
  }, [isNeeded, language, game])
  if (!reason || !texts) return null
  return render({ ...words, ...texts }, `because.${reason.because.key}`, reason.because.params)
}
