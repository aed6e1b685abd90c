import type { Seat } from '@bulkhead/kernel'
import type { AnyGameUi, PartProps, Progress } from '../../games/ui.ts'
import type { Position } from '../../play/position.ts'
import { SeatBadge } from '../../ui/seat-badge.tsx'
import { type Say, useSay } from '../../words/words.ts'
import { namesOf } from '../names.ts'
import { TABLE } from '../words.ts'
import type { PromptProps } from './prompt-bar.tsx'

/** For whom everybody waits. */
export function waitingText(
  { position, ui, part, answering }: PromptProps,
  say: Say<keyof (typeof TABLE)['en']>,
) {
  if (position.table.phase === 'abandoned') return { above: '', question: say('abandoned') }
  const others = position.waiting.filter((one) => one !== position.seat)
  const isWatching = position.seat === null
  if (answering.isSent || others.length === 0) {
    return { above: isWatching ? say('watching') : '', question: say('waiting-nobody') }
  }
  return {
    above: say(isWatching ? 'watching' : 'goes-on-by-itself'),
    question: say('waiting-for', { names: namesOf(ui, position, others, part.words) }),
  }
}

/** How far one's turn has come. */
export function Pips({ progress: { done, all, text } }: { readonly progress: Progress }) {
  return (
    <>
      <span className="pips" aria-hidden="true">
        {Array.from({ length: all }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
          <i key={i} className={i <= done ? 'full' : ''} />
        ))}
      </span>{' '}
      {text}
    </>
  )
}

interface OrderProps {
  readonly position: Position
  readonly ui: AnyGameUi
  readonly part: PartProps<unknown>
}

/** Who comes after whom, from whoever is asked on. */
export function TurnOrder({ position, ui, part }: OrderProps) {
  const say = useSay(TABLE)
  const seats = orderFrom(position, ui)
  if (seats.length < 2 || position.table.phase !== 'playing') return null
  return (
    <ol className="turn-order" aria-label={say('order')}>
      {seats.map((seat, i) => {
        const { name, initial } = ui.side(part.view, seat, part.words)
        return (
          <li key={seat} className={i === 0 ? 'now' : ''}>
            <SeatBadge seat={seat} initial={initial} />
            <span className="unseen">{name}</span>
            {i === 1 && seat === position.seat && <strong>{say('you-are-next')}</strong>}
          </li>
        )
      })}
    </ol>
  )
}

function orderFrom({ waiting, table, view }: Position, ui: AnyGameUi): readonly Seat[] {
  const own = ui.orderOf?.(view)
  if (own) return own
  const all = table.seats.map((_, seat) => seat)
  const [first] = waiting
  return first === undefined ? [] : [...all.slice(first), ...all.slice(0, first)]
}
