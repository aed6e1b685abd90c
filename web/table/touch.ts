let touched = false
let pressed: Element | null = null

/** A finger has no way to look before it presses: its first press only picks. */
export function watchPointer(): () => void {
  const watch = (event: PointerEvent) => {
    touched = event.pointerType === 'touch'
    pressed = event.target instanceof Element ? event.target.closest('[data-target]') : null
  }
  const key = () => {
    touched = false
    pressed = document.activeElement?.closest('[data-target]') ?? null
  }
  addEventListener('pointerdown', watch, true)
  addEventListener('keydown', key, true)
  return () => {
    removeEventListener('pointerdown', watch, true)
    removeEventListener('keydown', key, true)
  }
}

export function lastPressWasTouch(): boolean {
  return touched
}

/** What stands for a thing on the screen: where it was pressed, if it was. */
export function elementOf(key: string): Element | null {
  if (pressed?.isConnected && pressed.getAttribute('data-target') === key) return pressed
  return document.querySelector(`.table [data-target="${CSS.escape(key)}"]`)
}
