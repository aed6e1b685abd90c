import { select } from 'd3-selection'
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
import { Icon } from '../ui/icon.tsx'
import { useSay } from '../words/words.ts'
import { TABLE } from './words.ts'

const MOST = 6
const STEP = 1.4
const STRIDE = 60
/** How close a small screen looks at where somebody stands. */
const CLOSE = 2.3

export interface Zooming {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly inside: RefObject<HTMLDivElement | null>
  closer(): void
  further(): void
  fit(): void
  pan(x: number, y: number): void
  /** Where it looks: at what it follows, at everything, or wherever a hand has led it. */
  readonly looks: 'close' | 'all' | 'free'
  /** Whether there is anything to follow. */
  readonly hasFocus: boolean
  /** To what it follows, and on with it. */
  follow(): void
  /** Shows something that lies outside of the frame; null goes back to what it follows. */
  reveal(thing: Element | null): void
}

type Behaviour = ZoomBehavior<HTMLDivElement, unknown>

/**
 * Wheel, pinch, drag, keys and buttons move what lies inside the frame. Where there is a focus, it is
 * followed until somebody looks elsewhere.
 */
export function useZooming(focus: string | null, moved: unknown): Zooming {
  const frame = useRef<HTMLDivElement>(null)
  const inside = useRef<HTMLDivElement>(null)
  const behaviour = useRef<Behaviour | null>(null)
  const [looks, setLooks] = useState<Zooming['looks']>('all')
  const follows = useRef(true)
  const current = useRef(focus)
  current.current = focus
  useEffect(() => {
    const element = frame.current
    if (!element) return
    behaviour.current = zoomOf(element, inside, () => {
      follows.current = false
      setLooks('free')
    })
    select(element).call(behaviour.current).on('dblclick.zoom', null)
    return () => {
      select(element).on('.zoom', null)
    }
  }, [])
  const approach = useCallback(() => {
    const element = frame.current
    const wanted = current.current && inside.current?.querySelector(current.current)
    if (!behaviour.current || !element || !wanted) return
    const { x, y } = middleOf(wanted, element)
    behaviour.current.translateExtent(extentOf(element))
    behaviour.current.transform(select(element), zoomIdentity)
    behaviour.current.scaleTo(select(element), CLOSE)
    behaviour.current.translateTo(select(element), x, y)
    setLooks('close')
  }, [])
  // A board that has another form on another screen is laid out once its size is known.
  useEffect(() => {
    if (!inside.current) return
    const watch = new MutationObserver(() => follows.current && approach())
    watch.observe(inside.current, { subtree: true, attributeFilter: ['viewBox'] })
    return () => watch.disconnect()
  }, [approach])
  useEffect(() => {
    if (!frame.current) return
    const watch = new ResizeObserver(() => follows.current && approach())
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [approach])
  // What glides is followed to where it comes to rest.
  useEffect(() => {
    const element = inside.current
    const rested = () => follows.current && approach()
    element?.addEventListener('transitionend', rested)
    return () => element?.removeEventListener('transitionend', rested)
  }, [approach])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is followed stands elsewhere once it has moved.
  useEffect(() => {
    if (follows.current) approach()
  }, [focus, moved])
  return useMemo(() => {
    const move = (how: (zooming: Behaviour, element: HTMLDivElement) => void) => () => {
      if (behaviour.current && frame.current) how(behaviour.current, frame.current)
    }
    const fit = move((zooming, element) => zooming.transform(select(element), zoomIdentity))
    return {
      frame,
      inside,
      closer: move((zooming, element) => zooming.scaleBy(select(element), STEP)),
      further: move((zooming, element) => zooming.scaleBy(select(element), 1 / STEP)),
      fit: () => {
        follows.current = false
        setLooks('all')
        fit()
      },
      pan: (x, y) => move((zooming, element) => zooming.translateBy(select(element), x, y))(),
      looks,
      hasFocus: focus !== null,
      reveal: (thing) => {
        if (!thing) {
          if (follows.current) approach()
          return
        }
        move((zooming, element) => {
          const { x, y } = middleOf(thing, element)
          zooming.translateTo(select(element), x, y)
        })()
      },
      follow: () => {
        follows.current = true
        approach()
      },
    }
  }, [looks, approach, focus])
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

function zoomOf(
  element: HTMLDivElement,
  inside: RefObject<HTMLDivElement | null>,
  byHand: () => void,
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

/** On a small screen: everything, or back to where one stands. */
export function LookButton({ zooming }: { readonly zooming: Zooming }) {
  const say = useSay(TABLE)
  const { looks, follow, fit, hasFocus } = zooming
  const goes = hasFocus && looks !== 'close' ? 'back' : 'fit'
  if (!hasFocus && looks === 'all') return null
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

export function ZoomButtons({ zooming }: { readonly zooming: Zooming }) {
  const say = useSay(TABLE)
  const { closer, further, fit } = zooming
  return (
    <div className="zoom-buttons">
      <button type="button" className="button plain" aria-label={say('zoom-in')} onClick={closer}>
        +
      </button>
      <button type="button" className="button plain" aria-label={say('zoom-out')} onClick={further}>
        −
      </button>
      <button type="button" className="button plain" aria-label={say('zoom-fit')} onClick={fit}>
        <Icon shape="gi:expand" size={16} />
      </button>
    </div>
  )
}
