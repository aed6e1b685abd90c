import { type Dictionary, render } from '@bulkhead/kernel'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Fact, FactSide } from '../../games/moment.ts'
import { keyOf } from '../../games/ui.ts'
import { Icon } from '../../ui/icon.tsx'
import { RuleLink } from '../rule-link.tsx'
import type { Beat } from './beats.ts'
import { type Box, calloutAt, isInSight, placeOf } from './place.ts'
import { gistOf } from './text.ts'
import { stopsAt } from './time.ts'
import type { Telling } from './use-story.ts'
import './pointer.css'

interface Props {
  readonly telling: Telling
  readonly words: Dictionary
  readonly onRule: (rule: string) => void
  /** Moves the board so that this can be seen; null lets go. */
  readonly reveal?: (thing: Element | null) => void
}

/** Over the board: where what is told happens. At rest the last place stays marked. */
export function StoryPointer({ telling, words, onRule, reveal }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const { story, now } = telling
  const beat = now ?? story.told.at(-1) ?? null
  const { place, frame } = usePlace(root, beat, now ? reveal : undefined)
  useEffect(() => {
    if (!now) reveal?.(null)
  }, [now, reveal])
  const isMine = now !== null && stopsAt(now, 'all')
  const tone = beat?.lead.moment.tone ?? 'calm'
  return (
    <div className={`story-pointer ${tone}`} ref={root}>
      {place && now && isMine && <Spot place={place} />}
      {place && <Ring place={place} isTold={now !== null} />}
      {place && now && <Plumb place={place} />}
      {place && now && isMine && (
        <Callout beat={now} place={place} frame={frame} words={words} onRule={onRule} />
      )}
    </div>
  )
}

interface Placed {
  readonly place: Box | null
  readonly frame: Box
}

const NOWHERE: Placed = { place: null, frame: { x: 0, y: 0, width: 0, height: 0 } }

/** Follows what the beat is about while the board is moved, zoomed or drawn anew. */
function usePlace(
  root: RefObject<HTMLDivElement | null>,
  beat: Beat | null,
  reveal: Props['reveal'],
): Placed {
  const [placed, setPlaced] = useState(NOWHERE)
  useLayoutEffect(() => {
    const board = root.current?.parentElement
    if (!board) return
    const keys = beat ? beat.lead.moment.about.map(keyOf) : []
    const find = () => {
      const next = placeOf(board, keys)
      setPlaced((now) => (isSame(now, next) ? now : next))
    }
    const found = placeOf(board, keys)
    if (reveal && found.thing && !isInSight(found)) reveal(found.thing)
    find()
    const moved = new MutationObserver(find)
    moved.observe(board, { subtree: true, attributeFilter: ['style', 'transform', 'viewBox'] })
    const resized = new ResizeObserver(find)
    resized.observe(board)
    // What glides to another place has come there only now.
    board.addEventListener('transitionend', find)
    return () => {
      moved.disconnect()
      resized.disconnect()
      board.removeEventListener('transitionend', find)
    }
  }, [root, beat, reveal])
  return placed
}

function isSame(one: Placed, other: Placed): boolean {
  return JSON.stringify([one.place, one.frame]) === JSON.stringify([other.place, other.frame])
}

/** Everything but the place is dim. */
function Spot({ place }: { readonly place: Box }) {
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
  const [rx, ry] = [place.width / 2 + 80, place.height / 2 + 70]
  const background = `radial-gradient(${rx}px ${ry}px at ${x}px ${y}px, transparent 70%, var(--dim))`
  return <div className="story-spot" style={{ background }} />
}

const ROUND = 6

function Ring({ place, isTold }: { readonly place: Box; readonly isTold: boolean }) {
  const style = {
    left: place.x - ROUND,
    top: place.y - ROUND,
    width: place.width + 2 * ROUND,
    height: place.height + 2 * ROUND,
  }
  return <div className={isTold ? 'story-ring' : 'story-ring last'} style={style} />
}

/** From the strip down to the place; faint in the middle, so that it hides no name. */
function Plumb({ place }: { readonly place: Box }) {
  const height = Math.max(0, place.y - ROUND)
  return <div className="story-plumb" style={{ left: place.x + place.width / 2, height }} />
}

interface CalloutProps extends Pick<Props, 'words' | 'onRule'> {
  readonly beat: Beat
  readonly place: Box
  readonly frame: Box
}

/** What decided it, and what came of it. */
function Callout({ beat, place, frame, words, onRule }: CalloutProps) {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another beat has another size.
  useLayoutEffect(() => {
    if (!box.current) return
    const { offsetWidth: width, offsetHeight: height } = box.current
    setSize({ width, height })
  }, [beat])
  const { line, moment } = beat.lead
  const { fact, icon } = moment
  const { side, ...at } = calloutAt(place, frame, size)
  return (
    <div className={`story-callout ${side}`} ref={box} style={at}>
      {fact?.sides && <Against sides={fact.sides} words={words} />}
      <p>
        {icon && <Icon shape={icon} size={20} />}
        <span>{verdictOf(fact, beat, words)}</span>
        {line.rule && <RuleLink rule={line.rule} onRule={onRule} />}
      </p>
    </div>
  )
}

function verdictOf(fact: Fact | undefined, beat: Beat, words: Dictionary): string {
  return fact ? render(words, fact.verdict) : gistOf(beat, words)
}

function Against({
  sides: [one, other],
  words,
}: {
  readonly sides: readonly [FactSide, FactSide]
  readonly words: Dictionary
}) {
  const sign = one.value > other.value ? '>' : one.value < other.value ? '<' : '='
  return (
    <div className="story-against">
      <FactNumber {...one} label={render(words, one.label)} />
      <span className="story-sign">{sign}</span>
      <FactNumber {...other} label={render(words, other.label)} />
    </div>
  )
}

function FactNumber({ icon, value, label }: FactSide) {
  return (
    <span className="story-number">
      <span>
        <Icon shape={icon} size={32} />
        <b className="mono">{value}</b>
      </span>
      <small>{label}</small>
    </span>
  )
}
