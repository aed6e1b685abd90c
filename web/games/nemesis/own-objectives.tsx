import type { Dictionary, Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import type { PartProps } from '../ui.ts'
import { sideName } from './icons.ts'
import { BOARD_WORDS } from './words.ts'

type Props = PartProps<NemesisView> & { readonly seat: Seat }

/** Secret cards: covered unless somebody holds the button. */
export function OwnObjectives({ view, seat, words }: Props) {
  const say = useSay(BOARD_WORDS)
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
  const { objectives } = view.players[seat]
  const open = view.mode === 'coop'
  if (objectives.length === 0) return null
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button nem-peek"
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
        <Icon shape="gi:bullseye" size={18} />
        {open
          ? say('group-objectives')
          : say(objectives.length > 1 ? 'objectives' : 'objective-one')}
        {!open && <span className="muted nem-peek-how">{say('hold-to-see')}</span>}
      </button>
      <div ref={sheet} popover="manual" className="nem-objectives" aria-live="polite">
        {shown && <Objectives view={view} seat={seat} words={words} />}
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

interface Known {
  readonly view: NemesisView
  readonly seat: Seat
  readonly words: Dictionary
}

/** One's own, those of the group, those one has looked at; and what was not kept. */
function Objectives({ view, seat, words }: Known) {
  const say = useSay(BOARD_WORDS)
  const { discarded } = view.players[seat]
  const others = view.players.flatMap((player, other) =>
    other === seat
      ? []
      : player.objectives.flatMap(({ id }) => (id === null ? [] : [{ id, owner: other }])),
  )
  return (
    <>
      {view.players[seat].objectives.map(({ id, kind }) =>
        id === null ? null : (
          <Objective key={id} id={id} sort={words[`objectiveKind.${kind}`]} words={words} />
        ),
      )}
      {others.map(({ id, owner }) => (
        <Objective
          key={`${owner} ${id}`}
          id={id}
          sort={sideName(view, owner, words)}
          words={words}
        />
      ))}
      {discarded?.id && (
        <Objective
          id={discarded.id}
          sort={`${words[`objectiveKind.${discarded.kind}`]}, ${say('not-kept')}`}
          words={words}
          gone
        />
      )}
      <p className="nem-objectives-also">{say('and-survive')}</p>
    </>
  )
}

export function Objective({
  id,
  sort,
  words,
  gone = false,
}: {
  readonly id: string
  readonly sort: string
  readonly words: Dictionary
  readonly gone?: boolean
}) {
  return (
    <article className={`nem-objective ${gone ? 'gone' : ''}`}>
      <p className="nem-sub">{sort}</p>
      <h4>{words[`objective.${id}`]}</h4>
      <p>{words[`objective-text.${id}`]}</p>
    </article>
  )
}
