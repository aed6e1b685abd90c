import { useLayoutEffect, useState } from 'react'
import type { AnyGameUi } from '../games/ui.ts'
import { changeSettings, useSettings } from '../play/settings.ts'
import { Sheet } from '../ui/sheet.tsx'
import { useSay } from '../words/words.ts'
import { TABLE } from './words.ts'

/** The first turn, step by step; each step points at what it speaks of. */
export function Guide({ ui, onClose }: { readonly ui: AnyGameUi; readonly onClose: () => void }) {
  const say = useSay(TABLE)
  const { language, guided } = useSettings()
  const [at, setAt] = useState(0)
  const step = ui.guide[at]
  const [isAbove, setAbove] = useState(false)
  useLayoutEffect(() => {
    const place = step.at ? document.querySelector(step.at) : null
    place?.classList.add('guided')
    setAbove(place !== null && isLow(place))
    return () => place?.classList.remove('guided')
  }, [step])
  const close = () => {
    if (!guided.includes(ui.rules.id)) changeSettings({ guided: [...guided, ui.rules.id] })
    onClose()
  }
  const isLast = at === ui.guide.length - 1
  return (
    <Sheet
      title={step.title[language]}
      className={isAbove ? 'guide above' : 'guide'}
      onClose={close}
    >
      <p className="guide-text">{step.text[language]}</p>
      <p className="sheet-buttons">
        <span className="muted mono">
          {say('step-of', { step: at + 1, steps: ui.guide.length })}
        </span>
        <button type="button" className="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {say('back')}
        </button>
        <button
          type="button"
          className="button main"
          onClick={() => (isLast ? close() : setAt(at + 1))}
        >
          {say(isLast ? 'done' : 'next')}
        </button>
      </p>
    </Sheet>
  )
}

/** In the lower half of the screen, where the guide would cover it. */
function isLow(place: Element): boolean {
  const { top, bottom } = place.getBoundingClientRect()
  return (top + bottom) / 2 > innerHeight / 2
}
