import { type Selection, select } from 'd3-selection'
import { type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Room, Watched } from '../games/ui.ts'
import { Store } from '../play/store.ts'
import { Icon } from '../ui/icon.tsx'
import { useSay } from '../words/words.ts'
import { TABLE } from './words.ts'

const MOST = 6
const STEP = 1.4
const STRIDE = 60
/** A little more than is needed, so that nothing hangs on a fraction. */
const AMPLE = 1.02
/** Below it nothing is read: signs stand alone. */
const LEAST_LABEL = 12

/** How much of the board is seen: its scale, and where its upper left corner lies in the frame. */
export interface Glance {
  readonly k: number
  readonly x: number
  readonly y: number
  readonly room: Room
}

/** How large the board's names would be in so much room, and how large they must be. */
export interface Legible {
  textAt(room: Room): number
  readonly least: number
}

export interface Zooming {
  readonly frame: (element: HTMLDivElement | null) => void
  readonly inside: RefObject<HTMLDivElement | null>
  closer(): void
  further(): void
  fit(): void
  pan(x: number, y: number): void
  /** Where it looks: at what it follows, at everything, or wherever a hand has led it. */
  readonly looks: 'close' | 'all' | 'free'
  /** Whether there is anything to follow: the whole cannot be read, and one stands somewhere. */
  readonly hasFocus: boolean
  /** To what it follows, and on with it. */
  follow(): void
  /** To this point, as parts of the whole board. */
  travel(x: number, y: number): void
  readonly glance: Watched<Glance>
  /** To the middle of these things, or on with what it follows where that is among them. */
  visit(selector: string): void
  /** Shows something that lies outside of the frame; null goes back to what it follows. */
  reveal(thing: Element | null): void
}

type Behaviour = ZoomBehavior<HTMLDivElement, unknown>

/**
 * Wheel, pinch, drag, keys and buttons move what lies inside the frame. Where the whole of it cannot be read
 * and there is a focus, that is followed until somebody looks elsewhere.
 */
export function useZooming(
  focus: string | null,
  moved: unknown,
  legible: Legible | null = null,
): Zooming {
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const inside = useRef<HTMLDivElement>(null)
  const behaviour = useRef<Behaviour | null>(null)
  const [looks, setLooks] = useState<Zooming['looks']>('all')
  const [hasFocus, setHasFocus] = useState(false)
  const follows = useRef(true)
  const current = useRef({ focus, legible })
  current.current = { focus, legible }
  const [glance] = useState(() => new Store<Glance>(UNSEEN))
  const byHand = useCallback(() => {
    follows.current = false
    setLooks('free')
  }, [])
  const approach = useCallback(() => {
    if (!behaviour.current || !element) return
    const { focus: at, legible: needs } = current.current
    const wanted = at && inside.current?.querySelector(at)
    const close = needs ? closeness(needs, roomOf(element)) : 1
    const middle = close > 1 && wanted ? middleOf(wanted, element) : null
    setHasFocus(middle !== null)
    setLooks(middle ? 'close' : 'all')
    behaviour.current.translateExtent(extentOf(element))
    behaviour.current.transform(select(element), zoomIdentity)
    if (!middle) return
    behaviour.current.scaleTo(select(element), close)
    behaviour.current.translateTo(select(element), middle.x, heightAt(middle.y, close, element))
  }, [element])
  useEffect(() => {
    if (!element) return
    const seen = () => {
      const room = sameRoom(glance.get().room, roomOf(element))
      const { k, x, y } = zoomTransform(element)
      const text = current.current.legible?.textAt(room) ?? LEAST_LABEL
      element.dataset.reads = text * k < LEAST_LABEL ? 'signs' : 'names'
      glance.set({ k, x, y, room })
    }
    behaviour.current = zoomOf(element, inside, byHand, seen)
    select(element).call(behaviour.current).on('dblclick.zoom', null)
    const watch = new ResizeObserver(() => (follows.current ? approach() : seen()))
    watch.observe(element)
    return () => {
      watch.disconnect()
      select(element).on('.zoom', null)
    }
  }, [element, approach, byHand, glance])
  // A board that has another form on another screen is laid out once its size is known, and what glides is
  // followed to where it comes to rest.
  useEffect(() => {
    const drawn = element && inside.current
    if (!drawn) return
    const again = () => follows.current && approach()
    // What only changes its look has not gone anywhere.
    const atRest = ({ propertyName }: TransitionEvent) => propertyName === 'transform' && again()
    const watch = new MutationObserver(again)
    watch.observe(drawn, { subtree: true, attributeFilter: ['viewBox'] })
    drawn.addEventListener('transitionend', atRest)
    return () => {
      watch.disconnect()
      drawn.removeEventListener('transitionend', atRest)
    }
  }, [element, approach])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is followed stands elsewhere once it has moved.
  useEffect(() => {
    if (follows.current) approach()
  }, [focus, moved, legible?.least])
  return useMemo(() => {
    const move = (how: (zooming: Behaviour, frame: Frame) => void) => {
      if (behaviour.current && element) how(behaviour.current, select(element))
    }
    const moveByHand = (how: (zooming: Behaviour, frame: Frame) => void) => {
      byHand()
      move(how)
    }
    return {
      frame: setElement,
      inside,
      looks,
      hasFocus,
      glance,
      closer: () => moveByHand((zooming, frame) => zooming.scaleBy(frame, STEP)),
      further: () => moveByHand((zooming, frame) => zooming.scaleBy(frame, 1 / STEP)),
      pan: (x, y) => moveByHand((zooming, frame) => zooming.translateBy(frame, x, y)),
      travel: (x, y) => {
        const { width, height } = glance.get().room
        moveByHand((zooming, frame) => zooming.translateTo(frame, x * width, y * height))
      },
      fit: () => {
        follows.current = false
        setLooks('all')
        move((zooming, frame) => zooming.transform(frame, zoomIdentity))
      },
      visit: (selector) => {
        const { focus: at } = current.current
        const followed = at && inside.current?.querySelector(at)
        const things = [...(inside.current?.querySelectorAll(selector) ?? [])]
        if (!element || things.length === 0) return
        if (followed && things.some((thing) => isOver(thing, followed))) {
          follows.current = true
          approach()
          return
        }
        const points = things.map((thing) => middleOf(thing, element))
        const half = (all: readonly number[]) => (Math.min(...all) + Math.max(...all)) / 2
        const [x, y] = [half(points.map((one) => one.x)), half(points.map((one) => one.y))]
        moveByHand((zooming, frame) => zooming.translateTo(frame, x, y))
      },
      reveal: (thing) => {
        if (thing && element) {
          const { x, y } = middleOf(thing, element)
          move((zooming, frame) => zooming.translateTo(frame, x, y))
        } else if (follows.current) approach()
      },
      follow: () => {
        follows.current = true
        approach()
      },
    }
  }, [element, looks, hasFocus, approach, byHand, glance])
}

type Frame = Selection<HTMLDivElement, unknown, null, undefined>

const UNSEEN: Glance = { k: 1, x: 0, y: 0, room: { width: 0, height: 0 } }

/** The one that was there before, where nothing has changed: what is drawn in it need not be drawn anew. */
function sameRoom(before: Room, now: Room): Room {
  return before.width === now.width && before.height === now.height ? before : now
}

function roomOf({ clientWidth: width, clientHeight: height }: HTMLElement): Room {
  return { width, height }
}

/** How many times as large it must be drawn for its names to be read. */
function closeness({ textAt, least }: Legible, room: Room): number {
  const text = textAt(room)
  return text >= least ? 1 : Math.min(MOST, (AMPLE * least) / text)
}

/** So much of the height, in parts, may be out of sight for all of it to lie below the one who is followed. */
const STRIP = 0.2
/** Where whoever is followed stands at most, in parts of the height, for the upper edge to be in sight. */
const LOWEST = 0.75

/** Its upper edge says what its parts are: where little is out of sight, that is at its foot. */
function heightAt(middle: number, close: number, { clientHeight }: HTMLElement): number {
  const isStrip = close - 1 < STRIP && middle * close < clientHeight * LOWEST
  return isStrip ? 0 : middle
}

type Extent = [[number, number], [number, number]]

/** The board never leaves its frame, whose size may change. */
function extentOf({ clientWidth, clientHeight }: HTMLElement): Extent {
  return [
    [0, 0],
    [clientWidth, clientHeight],
  ]
}

/** Where it would stand if nothing were zoomed. */
function middleOf(wanted: Element, frame: HTMLDivElement): { x: number; y: number } {
  const { k, x, y } = zoomTransform(frame)
  const at = wanted.getBoundingClientRect()
  const origin = frame.getBoundingClientRect()
  return {
    x: (at.x + at.width / 2 - origin.x - x) / k,
    y: (at.y + at.height / 2 - origin.y - y) / k,
  }
}

/** Whether the middle of the second lies within the first. */
function isOver(thing: Element, other: Element): boolean {
  const { left, right, top, bottom } = thing.getBoundingClientRect()
  const { x, y, width, height } = other.getBoundingClientRect()
  const [atX, atY] = [x + width / 2, y + height / 2]
  return left <= atX && atX <= right && top <= atY && atY <= bottom
}

function zoomOf(
  element: HTMLDivElement,
  inside: RefObject<HTMLDivElement | null>,
  byHand: () => void,
  seen: () => void,
): Behaviour {
  const zooming: Behaviour = zoom<HTMLDivElement, unknown>()
    .scaleExtent([1, MOST])
    .extent(() => extentOf(element))
    .on('start', ({ sourceEvent }) => {
      zooming.translateExtent(extentOf(element))
      if (sourceEvent) byHand()
    })
    .on('zoom', ({ transform: { x, y, k } }) => {
      if (inside.current) {
        inside.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`
      }
      seen()
    })
  return zooming
}

export function ZoomFrame({
  zooming,
  children,
}: {
  readonly zooming: Zooming
  readonly children: ReactNode
}) {
  const pressed = ({ key, shiftKey }: KeyboardEvent) => {
    if (shiftKey) ARROWS[key]?.(zooming)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside it do the same.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move what lies inside.
    <div className="zoom" ref={zooming.frame} tabIndex={0} onKeyDown={pressed}>
      <div className="zoom-inside" ref={zooming.inside}>
        {children}
      </div>
    </div>
  )
}

const ARROWS: Readonly<Record<string, (zooming: Zooming) => void>> = {
  ArrowLeft: ({ pan }) => pan(STRIDE, 0),
  ArrowRight: ({ pan }) => pan(-STRIDE, 0),
  ArrowUp: ({ pan }) => pan(0, STRIDE),
  ArrowDown: ({ pan }) => pan(0, -STRIDE),
}

/** Everything, or back to where one stands; on a small screen the only button. */
function LookButton({ zooming }: { readonly zooming: Zooming }) {
  const say = useSay(TABLE)
  const { looks, follow, fit, hasFocus } = zooming
  const goes = hasFocus && looks !== 'close' ? 'back' : 'fit'
  return (
    <button
      type="button"
      className="button look-button"
      onClick={goes === 'back' ? follow : fit}
      aria-label={say(`zoom-${goes}`)}
      title={say(`zoom-${goes}`)}
    >
      <Icon shape={goes === 'back' ? 'gi:position-marker' : 'gi:expand'} size={18} />
    </button>
  )
}

export function ZoomButtons({
  zooming,
  isSmall,
  children,
}: {
  readonly zooming: Zooming
  readonly isSmall: boolean
  readonly children?: ReactNode
}) {
  const say = useSay(TABLE)
  const { closer, further, looks, hasFocus } = zooming
  // Fingers draw it closer; there is nothing to look at but everything.
  if (isSmall && !hasFocus && looks === 'all') return null
  return (
    <div className="zoom-buttons" data-looks={looks}>
      {!isSmall && (
        <>
          <button type="button" className="button" aria-label={say('zoom-in')} onClick={closer}>
            +
          </button>
          <button type="button" className="button" aria-label={say('zoom-out')} onClick={further}>
            −
          </button>
        </>
      )}
      {(isSmall || hasFocus || looks !== 'all') && <LookButton zooming={zooming} />}
      {children}
    </div>
  )
}
