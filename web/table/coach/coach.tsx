import { type RefObject, useLayoutEffect, useRef } from 'react'
import { stopTips } from '../../play/settings.ts'
import { useSay } from '../../words/words.ts'
import type { Rect } from '../popover-place.ts'
import { isInSight } from '../story/place.ts'
import { type CoachProps, type Shown, useMark } from './mark.ts'
import { standAt } from './placing.ts'
import { LIT } from './pressing.ts'
import { COACH } from './words.ts'
import './coach.css'

/** Hints beside what they speak of. They never block, and stand over nothing that can be chosen. */
export function Coach(props: CoachProps) {
  const say = useSay(COACH)
  const { mark, close } = useMark(props)
  const { press, tip } = mark
  return (
    <section className="coach-live" aria-label={say('tip')} aria-live="polite">
      {tip && tip.at !== press && (
        <Ring key={`tip ${tip.at}`} at={tip.at} reveal={props.reveal} isSpoken />
      )}
      {press && <Ring key={press} at={press} reveal={props.reveal} />}
      {tip && <Panel key={tip.text} tip={tip} press={press} close={close} />}
    </section>
  )
}

interface RingProps {
  readonly at: string
  /** It is spoken of, and need not be pressed. */
  readonly isSpoken?: boolean
  readonly reveal: CoachProps['reveal']
}

function Ring({ at, isSpoken = false, reveal }: RingProps) {
  const ring = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const thing = document.querySelector(at)
    if (thing && isOutOfSight(thing)) reveal(thing)
    else if (!thing?.closest('.table-board')) thing?.scrollIntoView({ block: 'nearest' })
  }, [at, reveal])
  useFollowing(at, (thing) => {
    if (ring.current) Object.assign(ring.current.style, around(thing))
  })
  return (
    <div
      ref={ring}
      className={isSpoken ? 'coach-ring spoken' : 'coach-ring press'}
      data-at={at}
      aria-hidden="true"
    />
  )
}

function isOutOfSight(thing: Element): boolean {
  const board = thing.closest('.table-board')
  if (!board) return false
  const frame = board.getBoundingClientRect()
  const at = thing.getBoundingClientRect()
  const place = { x: at.x - frame.x, y: at.y - frame.y, width: at.width, height: at.height }
  return !isInSight({ place, frame: { x: 0, y: 0, width: frame.width, height: frame.height } })
}

const AROUND = 4
/** Its own line stays to be seen where a thing is as wide as the window. */
const INSIDE = 2

/** Round it, and within the window. */
function around({ x, y, width, height }: Rect) {
  const [left, right] = within(x, width, innerWidth)
  const [top, bottom] = within(y, height, innerHeight)
  return {
    left: `${left}px`,
    top: `${top}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
  }
}

function within(from: number, length: number, most: number): [number, number] {
  return [Math.max(from - AROUND, INSIDE), Math.min(from + length + AROUND, most - INSIDE)]
}

interface PanelProps {
  readonly tip: Shown
  readonly press: string | null
  readonly close: () => void
}

/** What a hint must not stand over. */
const KEPT = `.table :is(${LIT}, [data-self], [data-marked]), .prompt, .top-bar button, .coach-ring.press`

function Panel({ tip, close }: PanelProps) {
  const say = useSay(COACH)
  const panel = useRef<HTMLDivElement>(null)
  useFollowing(tip.at, (thing) => panel.current && stand(panel.current, thing))
  return (
    <div ref={panel} className="coach" data-tip={tip.id ?? 'advice'}>
      <span className="coach-caret" aria-hidden="true" />
      <p>{tip.text}</p>
      <p className="coach-buttons">
        <button type="button" className="coach-more" onClick={stopTips}>
          {say('no-more')}
        </button>
        <button type="button" className="coach-close" onClick={close}>
          {say('got-it')}
        </button>
      </p>
    </div>
  )
}

const EDGE = 6

function stand(panel: HTMLElement, thing: Rect): void {
  const size = { width: panel.offsetWidth, height: panel.offsetHeight }
  const kept = [...document.querySelectorAll(KEPT)].map(inSight)
  const bounds = { x: EDGE, y: EDGE, width: innerWidth - 2 * EDGE, height: innerHeight - 2 * EDGE }
  const { x, y, side, stem } = standAt(thing, size, kept, bounds)
  panel.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
  panel.style.setProperty('--stem', `${Math.round(stem ?? 0)}px`)
  panel.dataset.side = side ?? 'apart'
}

/** As much of it as can be seen: the board may be larger than its frame. */
function inSight(element: Element): Rect {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const frame = element.closest('.table-board')?.getBoundingClientRect()
  const [x, y] = [Math.max(left, frame?.left ?? left), Math.max(top, frame?.top ?? top)]
  const width = Math.min(right, frame?.right ?? right) - x
  const height = Math.min(bottom, frame?.bottom ?? bottom) - y
  return { x, y, width, height }
}

/** Calls whenever the thing has another place, through zoom, pan and what grows or goes around it. */
function useFollowing(at: string, moved: (thing: Rect) => void): void {
  const call: RefObject<typeof moved> = useRef(moved)
  call.current = moved
  useLayoutEffect(() => {
    let request = 0
    let last = ''
    const follow = () => {
      const things = [document.querySelector(at), ...document.querySelectorAll(`.table ${LIT}`)]
      const seen = things.map((one) => one && placeOf(one)).join()
      const thing = things[0] && wholeOf(things[0]).getBoundingClientRect()
      if (thing && seen !== last) call.current(thing)
      last = seen
      request = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(request)
  }, [at])
}

/** A card that is enlarged is more than what is pressed of it. */
function wholeOf(element: Element): Element {
  const slot = element.closest('.hand-slot.open')
  return slot && slot.getClientRects().length > 0 ? slot : element
}

function placeOf(element: Element): string {
  const { x, y, width, height } = wholeOf(element).getBoundingClientRect()
  return [x, y, width, height].map(Math.round).join(' ')
}
