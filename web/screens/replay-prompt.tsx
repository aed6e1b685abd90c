import type { Dictionary, Seat } from '@bulkhead/kernel'
import type { AnyGameUi } from '../games/ui.ts'
import type { Film } from '../play/film.ts'
import type { BotReason, ReplayMoment } from '../play/position.ts'
import { useSay } from '../words/words.ts'
import { Glyph } from './glyph.tsx'
import { Caption, useReason } from './replay-caption.tsx'
import { Play, Scrub, Speed, Steps, type Transport } from './replay-transport.tsx'
import { REPLAY } from './replay-words.ts'
import '../table/prompt/prompt.css'

interface Props {
  readonly film: Film
  readonly ui: AnyGameUi
  readonly moment: ReplayMoment
  readonly reasons: readonly BotReason[]
  readonly view: unknown
  readonly words: Dictionary
  readonly transport: Transport
  readonly seat: Seat | null
  readonly setSeat: (seat: Seat | null) => void
}

/** What is looked at, the bar of time, and how it runs. */
export function ReplayPrompt(props: Props) {
  const { film, ui, moment, reasons, view, words, transport, seat, setSeat } = props
  const say = useSay(REPLAY)
  const reason = reasons.find(({ at }) => at === moment.at)
  const because = useReason(reason, ui, words)
  const { at, length } = transport
  return (
    <section className="prompt replay" aria-label={say('control')}>
      <div className="prompt-text" aria-live="polite">
        <p className="prompt-above">{at === 0 ? say('beginning') : say('at-of', { at, length })}</p>
        <Caption moment={moment} ui={ui} words={words} />
      </div>
      <div className="prompt-middle">
        <Eyes film={film} ui={ui} view={view} words={words} seat={seat} onSeat={setSeat} />
        <div className="replay-time">
          {because && (
            <p className="replay-because" title={because}>
              {say('why', { reason: because })}
            </p>
          )}
          <div className="replay-bar">
            <Steps {...transport} by={-1} />
            <Scrub {...transport} />
            <Steps {...transport} by={1} />
          </div>
        </div>
      </div>
      <div className="prompt-right">
        <Speed {...transport} />
        <Play {...transport} />
      </div>
    </section>
  )
}

interface EyesProps extends Pick<Props, 'film' | 'ui' | 'view' | 'words' | 'seat'> {
  readonly onSeat: (seat: Seat | null) => void
}

/** Through whose eyes one looks; while the game runs, one's own. */
function Eyes({ film, ui, view, words, seat, onSeat }: EyesProps) {
  const say = useSay(REPLAY)
  if (!film.isOver) return <p className="replay-eyes muted">{say('only-own')}</p>
  const names = film.seats.map((info, one) => {
    const { name } = ui.side(view, one, words)
    return info.name && info.name !== name ? `${name} (${info.name})` : name
  })
  return (
    <span className="button replay-eyes" title={say('seen-by')}>
      <span aria-hidden>{seat === null ? say('spectator') : names[seat]}</span>
      <Glyph name="down" size={14} />
      <select
        aria-label={say('seen-by')}
        value={seat ?? ''}
        onChange={({ target }) => onSeat(target.value === '' ? null : Number(target.value))}
      >
        {names.map((name, one) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <option key={one} value={one}>
            {name}
          </option>
        ))}
        <option value="">{say('spectator')}</option>
      </select>
    </span>
  )
}
