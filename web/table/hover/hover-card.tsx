import { type Dictionary, renderOption } from '@bulkhead/kernel'
import { useEffect, useRef } from 'react'
import type { AnyGameUi, Choices, Explanation } from '../../games/ui.ts'
import { useSettings } from '../../play/settings.ts'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useSay } from '../../words/words.ts'
import { besideThing } from '../beside.ts'
import type { Choosing } from '../choosing.ts'
import type { Side } from '../popover-place.ts'
import { TABLE } from '../words.ts'
import { Explained } from './explained.tsx'
import type { Hovering, Seen } from './hovering.ts'
import './hover.css'

interface Props {
  readonly hovering: Hovering
  readonly ui: AnyGameUi
  readonly view: unknown
  readonly words: Dictionary
  readonly choices: Choices
  /** Where what is held can also be chosen; nowhere in a replay. */
  readonly pick?: Choosing['pick']
  readonly onRule: (rule: string) => void
}

/** What is looked at explains itself: beside it, or over the screen where a finger holds it. */
export function HoverCard(props: Props) {
  const { language } = useSettings()
  const { hovering, ui, view, words } = props
  const { seen } = hovering
  if (!seen) return null
  const explained = ui.explain(seen.what, view, words, language)
  if (!explained) return null
  const shared = { ...props, seen, explained }
  return seen.how === 'sheet' ? <Over {...shared} /> : <Beside key={keyOfSeen(seen)} {...shared} />
}

type Shown = Props & { readonly seen: Seen; readonly explained: Explanation }

function keyOfSeen({ what }: Seen): string {
  return `${what.kind}:${what.id}`
}

function Beside({ seen, explained, hovering, ...rest }: Shown) {
  const say = useSay(TABLE)
  const card = useRef<HTMLElement>(null)
  const isPinned = seen.how === 'pinned'
  useFollowing(card, seen.at, hovering.close)
  useEffect(() => {
    if (!isPinned) return
    const before = document.activeElement
    const element = card.current
    element?.focus()
    return () => {
      if (element?.contains(document.activeElement) && before instanceof HTMLElement) before.focus()
    }
  }, [isPinned])
  return (
    <section ref={card} className="hover-card" tabIndex={-1} aria-label={explained.title}>
      <div className="hover-body">
        <header>
          {explained.icon && <Icon shape={explained.icon} size={24} />}
          <div>
            <h3>{explained.title}</h3>
            <p className="muted">{explained.sort}</p>
          </div>
          {isPinned && (
            <button
              type="button"
              className="button plain icon-only"
              aria-label={say('close')}
              onClick={hovering.close}
            >
              <Icon shape="gi:cancel" size={14} />
            </button>
          )}
        </header>
        <Explained {...rest} what={seen.what} explained={explained} isRefused={seen.isRefused} />
      </div>
    </section>
  )
}

/** Where it hides least of what lies around the thing. */
const SIDES: readonly Side[] = ['right', 'left', 'above', 'below']

function screenNow() {
  return { x: 0, y: 0, width: innerWidth, height: innerHeight }
}

/** It stays beside the thing, wherever zoom and scroll take that, and goes with it. */
function useFollowing(
  card: React.RefObject<HTMLElement | null>,
  at: Element | null,
  gone: () => void,
): void {
  useEffect(() => {
    let frame = 0
    const follow = () => {
      const element = card.current
      if (!element || !at) return
      if (!at.isConnected) return gone()
      const { x, y, side, stem } = besideThing(element, at, screenNow(), SIDES)
      element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
      element.style.setProperty('--caret', `${Math.round(stem)}px`)
      element.dataset.side = side
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [card, at, gone])
}

function Over({ seen, explained, hovering, pick, ...rest }: Shown) {
  const say = useSay(TABLE)
  const { choices, words } = rest
  const options = pick ? choices.optionsAt(seen.what.kind, seen.what.id) : []
  return (
    <Sheet
      title={
        <>
          {explained.icon && <Icon shape={explained.icon} size={24} />} {explained.title}
        </>
      }
      onClose={hovering.close}
    >
      <p className="muted">{explained.sort}</p>
      <Explained {...rest} what={seen.what} explained={explained} isRefused={seen.isRefused} />
      {options.length > 0 && <h3 className="pane-title">{say('chosen-here')}</h3>}
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          className="button choice"
          onClick={() => {
            pick?.(option)
            hovering.close()
          }}
        >
          {renderOption(words, option)}
        </button>
      ))}
    </Sheet>
  )
}
