import type { Seat } from '@bulkhead/kernel'
import { memo } from 'react'
import type { AnyGameUi, PartProps, SeatBar, SeatCount } from '../games/ui.ts'
import { Icon } from '../ui/icon.tsx'
import { SeatBadge } from '../ui/seat-badge.tsx'
import { useSay } from '../words/words.ts'
import { TABLE } from './words.ts'
import './players.css'

interface Props {
  readonly part: PartProps<unknown>
  readonly ui: AnyGameUi
  /** Shows somebody's board. */
  readonly onSeat: (seat: Seat) => void
}

/** Everybody in the order of the seats; whose turn it is stands in a frame. */
export const Players = memo(function Players({ part, ui, onSeat }: Props) {
  const { seats } = part
  return (
    <ul className={seats.length > 4 ? 'players many' : 'players'}>
      {seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
        <li key={seat}>
          <Player part={part} ui={ui} of={seat} onSeat={onSeat} />
        </li>
      ))}
    </ul>
  )
})

function Player({ part, ui, of, onSeat }: Props & { readonly of: Seat }) {
  const say = useSay(TABLE)
  const { view, words, waiting, choices, fresh } = part
  const { name, initial } = ui.side(view, of, words)
  const { target, where, note, state, mark, counts, bars } = ui.seatLine(of, part)
  const { kind, id } = target
  const key = `${kind}:${id}`
  const lit = choices.isLit(kind, id)
  const acts = waiting.includes(of)
  const who = whoPlays(part, of, say)
  return (
    <button
      type="button"
      className={`player ${state} ${acts ? 'acts' : ''} ${fresh.has(key) ? 'fresh' : ''}`}
      data-target={key}
      data-lit={lit || undefined}
      onClick={() => (lit ? choices.press(kind, id) : onSeat(of))}
      onPointerEnter={() => choices.point(kind, id, true)}
      onPointerLeave={() => choices.point(kind, id, false)}
    >
      <SeatBadge seat={of} initial={initial} />
      <span className="player-who">
        <span className="player-name">
          <strong>{name}</strong>
          {mark && <Icon shape={mark.icon} size={14} label={mark.label} className="player-mark" />}
          {note && <span className="player-note">{note}</span>}
          {who !== name && <span className="muted">{who}</span>}
        </span>
        {where && <span className="player-where">{where}</span>}
      </span>
      <Counts counts={counts} />
      {bars && <Bars bars={bars} />}
      {acts && <span className="unseen">{say('to-act')}</span>}
    </button>
  )
}

export function Counts({ counts }: { readonly counts: readonly SeatCount[] }) {
  const say = useSay(TABLE)
  return (
    <span className="player-counts">
      {counts.map(({ icon, label, number, tone = '' }) => (
        <span key={label} className={`player-count ${tone}`}>
          <Icon shape={icon} size={15} label={number === undefined ? label : undefined} />
          {number !== undefined && (
            <>
              <span className="mono" aria-hidden="true">
                {number}
              </span>
              <span className="unseen">{say('count-of', { label, number })}</span>
            </>
          )}
        </span>
      ))}
    </span>
  )
}

function Bars({ bars }: { readonly bars: readonly SeatBar[] }) {
  return (
    <span className="player-bars">
      {bars.map((bar) => (
        <span key={bar.label} className={`player-bar ${bar.tone}`}>
          <Icon shape={bar.icon} size={13} />
          <span className={bar.group ? 'bar-marks' : 'bar-marks beads'} aria-hidden="true">
            {groupsOf(bar).map((marks, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: groups differ by their places alone.
              <b key={i}>
                {marks.map((isFull, j) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: marks differ by nothing else.
                  <i key={j} className={isFull ? 'full' : ''} />
                ))}
              </b>
            ))}
          </span>
          <span className="mono" aria-hidden="true">
            {bar.number}
          </span>
          <span className="unseen">
            {bar.label}: {bar.number} / {bar.of}
          </span>
        </span>
      ))}
    </span>
  )
}

function groupsOf({ number, of, group = of }: SeatBar): boolean[][] {
  return Array.from({ length: Math.ceil(of / group) }, (_, i) =>
    Array.from({ length: Math.min(group, of - i * group) }, (_, j) => i * group + j < number),
  )
}

function whoPlays(
  { seats, seat }: PartProps<unknown>,
  of: Seat,
  say: (word: 'you' | 'bot' | 'open-seat') => string,
): string {
  const { kind, name } = seats[of]
  if (of === seat) return say('you')
  if (kind === 'bot') return say('bot')
  return name ?? say('open-seat')
}

/** The same as discs in a bar; each opens the column where there is no room for it. */
export function Discs({ part, ui, onSeat }: Props) {
  const { view, words, waiting, seats, seat: own } = part
  return (
    <ul className="discs">
      {seats.map((_, seat) => {
        const { name, initial } = ui.side(view, seat, words)
        const { counts, bars, where, note } = ui.seatLine(seat, part)
        const standing = [where, note].filter(Boolean).join(', ')
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <li key={seat}>
            <button
              type="button"
              className={`disc ${waiting.includes(seat) ? 'acts' : ''} ${own === seat ? 'own' : ''}`}
              title={standing ? `${name}, ${standing}` : name}
              onClick={() => onSeat(seat)}
            >
              <SeatBadge seat={seat} initial={initial} />
              <span className="unseen">
                {name} {standing}
              </span>
              <Counts counts={counts} />
              {bars && <Bars bars={bars} />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
