import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import './peek.css'

interface Props {
  /** What stands on the button. */
  readonly label: ReactNode
  /** The thing that the button stands for, as `kind:id`. */
  readonly target?: string
  readonly className?: string
  /** What is covered. */
  readonly children: ReactNode
}

/** Something secret: covered unless somebody holds the button. */
export function Peek({ label, target, className = '', children }: Props) {
  const [shown, show] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const popover = sheet.current
    if (!shown || !popover || !button.current) return
    popover.showPopover()
    place(popover, button.current)
    return () => popover.hidePopover()
  }, [shown])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`button peek ${className}`}
        data-target={target}
        aria-expanded={shown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          show(true)
        }}
        onPointerUp={() => show(false)}
        onPointerCancel={() => show(false)}
        onBlur={() => show(false)}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (!isHeldKey(event)) return
          event.preventDefault()
          show(true)
        }}
        onKeyUp={(event) => {
          if (isHeldKey(event)) show(false)
        }}
        // Helping software presses without a pointer or a key: for it one press shows, the next hides.
        onClick={(event) => {
          if (event.detail === 0) show((now) => !now)
        }}
      >
        {label}
      </button>
      <div ref={sheet} popover="manual" className="peek-sheet" aria-live="polite">
        {shown && children}
      </div>
    </>
  )
}

function isHeldKey({ key }: KeyboardEvent): boolean {
  return key === 'Enter' || key === ' '
}

/** Above the button, or below it where there is more room. */
function place(popover: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = popover
  const left = Math.max(8, Math.min(at.left, window.innerWidth - offsetWidth - 8))
  const above = at.top - offsetHeight - 8
  popover.style.left = `${left}px`
  popover.style.top = `${above >= 8 ? above : Math.min(at.bottom + 8, window.innerHeight - offsetHeight - 8)}px`
}
