import { type Dictionary, render, renderOption } from '@bulkhead/kernel'
import { useEffect, useState } from 'react'
import type { AnyGameUi } from '../games/ui.ts'
import type { BotReason, ReplayMoment } from '../play/position.ts'
import { useSettings } from '../play/settings.ts'
import { SeatBadge } from '../ui/seat-badge.tsx'
import { useSay } from '../words/words.ts'
import { REPLAY } from './replay-words.ts'

interface Props {
  readonly moment: ReplayMoment
  readonly ui: AnyGameUi
  readonly words: Dictionary
}

/** Who chose what to come here; what was asked stands in its title. */
export function Caption({ moment: { moment: answer, view }, ui, words }: Props) {
  const say = useSay(REPLAY)
  if (!answer) return <h2 className="prompt-question">{say('title')}</h2>
  const side = answer.seat === null ? null : ui.side(view, answer.seat, words)
  const { decision } = answer
  const asked = decision ? render(words, `prompt.${decision.prompt}`, decision.params) : undefined
  return (
    <h2 className="prompt-question replay-caption" title={asked}>
      {side && <SeatBadge seat={answer.seat!} initial={side.initial} />}
      <span>
        <span className="unseen">{side?.name}: </span>
        {side ? chosen(answer, words, say('nothing'), say('hidden')) : say('time')}
      </span>
    </h2>
  )
}

function chosen(
  { decision, picks, offer }: NonNullable<ReplayMoment['moment']>,
  words: Dictionary,
  nothing: string,
  hidden: string,
): string {
  if (offer) return renderOption(words, offer)
  if (!decision || !picks) return hidden
  const options = decision.options.filter(({ id }) => picks.includes(id))
  return options.map((option) => renderOption(words, option)).join(', ') || nothing
}

/** The bots' words come with the bots, which a replay does without until it needs them. */
export function useReason(
  reason: BotReason | undefined,
  ui: AnyGameUi,
  words: Dictionary,
): string | null {
  const { language } = useSettings()
  const [texts, setTexts] = useState<Dictionary | null>(null)
  const isNeeded = reason !== undefined
  const game = ui.box.id
  useEffect(() => {
    if (!isNeeded) return
    import('@bulkhead/bots').then(async ({ loadPlayers, reasonTexts }) => {
      await loadPlayers(game)
      setTexts(reasonTexts(language, game))
    })
  }, [isNeeded, language, game])
  if (!reason || !texts) return null
  return render({ ...words, ...texts }, `because.${reason.because.key}`, reason.because.params)
}
