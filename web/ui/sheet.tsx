import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useSay, words } from '../words/words.ts'
import { Icon } from './icon.tsx'

const WORDS = words({ close: 'Close' }, { close: 'Fermer' })

interface Props {
  readonly title: ReactNode
  readonly wide?: boolean
  readonly className?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog over the screen; Escape, its button and a press beside it close it. */
export function Sheet({ title, wide = false, className = '', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const say = useSay(WORDS)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too.
    <dialog
      ref={dialog}
      className={`sheet ${wide ? 'wide' : ''} ${className}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className="sheet-head">
        <h2 id={heading}>{title}</h2>
        <button
          type="button"
          className="button plain icon-only"
          aria-label={say('close')}
          onClick={onClose}
        >
          <Icon shape="gi:cancel" size={18} />
        </button>
      </div>
      <div className="sheet-body">{children}</div>
    </dialog>
  )
}
