import {
  type ComponentType,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { PartProps, Room } from '../games/ui.ts'
import { type Corner, cornerFor } from './mini-map-place.ts'
import type { Glance, Zooming } from './zoom.tsx'
import './mini-map.css'

/** So much of the board must be out of sight. */
const CLOSER = 1.05
/** What it must not cover while there is another corner. */
const KEPT = '.table-board :is([data-lit], [data-marked], [data-self]), .coach-ring'
const BUTTONS = '.table-board :is(.zoom-buttons, .board-chips > *)'

interface Props {
  readonly zooming: Zooming
  readonly part: PartProps<unknown>
  readonly drawing: ComponentType<PartProps<unknown> & { readonly room: Room }>
}

/** All of the board and the part that is seen, in the corner farthest from what may be pressed. */
export function MiniMap({ zooming, part, drawing: Drawing }: Props) {
  const { glance, travel } = zooming
  const { k, x, y, room } = useSyncExternalStore(glance.subscribe, glance.get)
  const own = useRef<HTMLDivElement>(null)
  const corner = useCorner(own, k > CLOSER)
  if (k <= CLOSER) return null
  const go = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    travel((clientX - box.x) / box.width, (clientY - box.y) / box.height)
  }
  return (
    // Keys and buttons move the board too: whoever does not see it needs no map.
    <div
      ref={own}
      className={`mini-map ${corner}`}
      style={{ aspectRatio: `${room.width} / ${room.height}` }}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        go(event)
      }}
      onPointerMove={(event) => event.buttons > 0 && go(event)}
    >
      <Drawing {...part} room={room} />
      <span className="mini-map-seen" style={seen({ k, x, y, room })} />
    </div>
  )
}

function seen({ k, x, y, room }: Glance) {
  const percent = (part: number) => `${100 * part}%`
  return {
    left: percent(-x / k / room.width),
    top: percent(-y / k / room.height),
    width: percent(1 / k),
    height: percent(1 / k),
  }
}

/** Looked for anew whenever something else is lit or seen. */
function useCorner(own: { readonly current: HTMLElement | null }, isShown: boolean): Corner {
  const [corner, setCorner] = useState<Corner>('bottom-right')
  useLayoutEffect(() => {
    const board = own.current?.parentElement
    if (!isShown || !own.current || !board) return
    const { offsetWidth: width, offsetHeight: height } = own.current
    const placesOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
    const [kept, buttons] = [placesOf(KEPT), placesOf(BUTTONS)]
    const around = { board: board.getBoundingClientRect(), kept, buttons }
    setCorner((now) => cornerFor({ width, height }, around, now))
  })
  return corner
}
