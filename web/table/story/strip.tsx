import type { Dictionary } from '@bulkhead/kernel'
import type { CSSProperties, ReactNode } from 'react'
import type { AnyGameUi } from '../../games/ui.ts'
import { Icon } from '../../ui/icon.tsx'
import { SeatBadge } from '../../ui/seat-badge.tsx'
import { useSay } from '../../words/words.ts'
import type { Beat } from './beats.ts'
import { type Chip, chipsOf } from './chips.ts'
import { useFitting, useRoom } from './fitting.ts'
import { Glyph } from './glyph.tsx'
import { gistOf } from './text.ts'
import type { Telling } from './use-story.ts'
import { STORY } from './words.ts'
import './strip.css'

interface Props {
  readonly telling: Telling
  readonly ui: AnyGameUi
  readonly words: Dictionary
  /** What stands there at rest in a replay, whose own bar runs and stops the telling. */
  readonly rest?: ReactNode
}

/** The row between the top bar and the board: what is told, or what has happened since one's last turn. */
export function StoryStrip({ telling, ui, words, rest }: Props) {
  const say = useSay(STORY)
  const { now, time, hold } = telling
  const isStop = now !== null && time === null
  return (
    <section
      className={now ? `story telling ${now.lead.moment.tone}` : 'story'}
      aria-label={say('story')}
      data-from={now?.from}
      data-to={now?.to}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hold(true)}
      onPointerLeave={() => hold(false)}
    >
      <div className="story-live" role="status" aria-live={isStop ? 'assertive' : 'polite'}>
        {now && <Told telling={telling} beat={now} words={words} />}
      </div>
      {now && !rest && <Controls telling={telling} />}
      {!now && (rest ?? <AtRest telling={telling} ui={ui} words={words} />)}
      {now && <TimeBar telling={telling} />}
    </section>
  )
}

function Told({
  telling,
  beat,
  words,
}: Pick<Props, 'telling' | 'words'> & { readonly beat: Beat }) {
  const { icon, dice } = beat.lead.moment
  const { ref, level } = useFitting<HTMLDivElement>(telling.text)
  const crumbs = level === 0 ? crumbsOf(telling, words) : []
  return (
    <>
      {icon && (
        <span className="story-picture">
          <Icon shape={icon} size={26} />
        </span>
      )}
      <div className={`story-say fit-${level}`} ref={ref}>
        {crumbs.length > 0 && (
          <small>
            {crumbs.map(({ from, gist }, i) => (
              <span key={from}>
                {i > 0 && <Glyph shape="onwards" size={12} />}
                {gist}
              </span>
            ))}
          </small>
        )}
        <strong>{telling.text}</strong>
      </div>
      {dice?.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names.
        <span className="die story-die mono" key={i}>
          {face}
        </span>
      ))}
    </>
  )
}

const MOST_CRUMBS = 3
const CRUMB_CHARACTERS = 80

/** What led here: the beats before it of the same player. */
function crumbsOf({ story, now }: Telling, words: Dictionary): { from: number; gist: string }[] {
  const { told, at } = story
  const crumbs: { from: number; gist: string }[] = []
  let room = CRUMB_CHARACTERS
  for (let i = (at ?? 0) - 1; i >= 0 && crumbs.length < MOST_CRUMBS; i--) {
    const beat = told[i]
    const gist = gistOf(beat, words)
    room -= gist.length
    if (beat.seat === null || beat.seat !== now?.seat || beat.isSummary || room < 0) break
    crumbs.unshift({ from: beat.from, gist })
  }
  return crumbs
}

const MOST_DOTS = 5

function Controls({ telling }: Pick<Props, 'telling'>) {
  const say = useSay(STORY)
  const { story, waiting, back, pause, skip } = telling
  const { at, told, isPaused } = story
  const before = Math.min(MOST_DOTS, at ?? 0)
  const after = Math.min(MOST_DOTS, waiting + told.length - 1 - (at ?? 0))
  return (
    <>
      <span className="story-dots" aria-hidden="true">
        {Array.from({ length: before + 1 + after }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are alike.
          <i key={i} className={i < before ? 'done' : i === before ? 'now' : 'next'} />
        ))}
      </span>
      <div className="story-controls">
        <Control label={say('back')} className="story-back" off={at === 0} onPress={back}>
          <Glyph shape="back" />
        </Control>
        <Control label={say(isPaused ? 'resume' : 'pause')} className="story-pause" onPress={pause}>
          <Glyph shape={isPaused ? 'play' : 'pause'} />
        </Control>
        <Control label={say('skip')} className="story-skip" onPress={skip}>
          <Glyph shape="skip" />
        </Control>
      </div>
    </>
  )
}

interface ControlProps {
  readonly label: string
  readonly className: string
  readonly off?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function Control({ label, className, off = false, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      className={`button icon-only ${className}`}
      aria-label={label}
      title={label}
      disabled={off}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

/** How much of its time a beat has left; full where it waits. */
function TimeBar({ telling: { now, time, isRunning } }: Pick<Props, 'telling'>) {
  const style = time === null ? undefined : ({ '--time': `${time}ms` } as CSSProperties)
  const state = time === null ? 'waits' : isRunning ? '' : 'held'
  return (
    <span
      key={now?.parts[0].at}
      className={`story-time ${state}`}
      style={style}
      aria-hidden="true"
    />
  )
}

function AtRest({ telling, ui, words }: Props) {
  const say = useSay(STORY)
  const { story, again } = telling
  const chips = chipsOf(story)
  const { ref, left } = useRoom<HTMLUListElement>(chips.length, words)
  if (chips.length === 0) {
    const nothing = story.latest.result ? 'since-over' : 'since-nothing'
    return <p className="story-none">{say(nothing)}</p>
  }
  return (
    <>
      <span className="story-since">{say(story.wasAway ? 'away' : 'since')}</span>
      <ul className="story-chips" ref={ref}>
        {chips.slice(left).map((chip) => (
          <li key={chip.shown.lead.at}>
            <ChipButton chip={chip} ui={ui} words={words} onPress={() => again(chip.beats)} />
          </li>
        ))}
      </ul>
      <button type="button" className="button story-again" onClick={() => again()}>
        <Glyph shape="again" />
        <span className="story-again-words">{say('again')}</span>
        <kbd>H</kbd>
      </button>
    </>
  )
}

function ChipButton({
  chip,
  ui,
  words,
  onPress,
}: Omit<Props, 'telling'> & { readonly chip: Chip; readonly onPress: () => void }) {
  const { seat, shown } = chip
  const { icon, tone } = shown.lead.moment
  const side = seat === null ? null : ui.side(shown.view, seat, words)
  return (
    <button type="button" className={`story-chip ${tone}`} onClick={onPress}>
      {side ? (
        <SeatBadge seat={seat!} initial={side.initial} />
      ) : (
        icon && <Icon shape={icon} size={18} />
      )}
      {side && <span className="unseen">{side.name}</span>}
      {side && tone === 'bad' && icon && <Icon shape={icon} size={16} />}
      <span>{gistOf(shown, words)}</span>
    </button>
  )
}
