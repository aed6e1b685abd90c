import type { Seat } from '@bulkhead/kernel'
import type { ReactNode } from 'react'
import type { AnyGameUi, PartProps } from '../games/ui.ts'
import { useSettings } from '../play/settings.ts'
import { Icon } from '../ui/icon.tsx'
import { useSay } from '../words/words.ts'
import { Players } from './players.tsx'
import { TABLE } from './words.ts'
import './side-column.css'

/** What lies over the log: somebody's board, or one of the game's sheets. */
export type Beside = { readonly seat: Seat } | { readonly sheet: string } | null

interface Props {
  readonly part: PartProps<unknown>
  readonly ui: AnyGameUi
  readonly beside: Beside
  readonly show: (beside: Beside) => void
  /** Who is not here, orders, offers. */
  readonly notes: ReactNode
  /** The log with its field. */
  readonly children: ReactNode
}

/** The players, two buttons, and the log: the only thing in it that scrolls. */
export function SideColumn({ part, ui, beside, show, notes, children }: Props) {
  const shown = beside && <BesidePanel part={part} ui={ui} beside={beside} show={show} />
  return (
    <>
      <Crew part={part} ui={ui} beside={beside} show={show} notes={notes} />
      <div className="side-log">
        {children}
        {shown}
      </div>
    </>
  )
}

/** The upper part alone: on a phone it has a tab of its own, and what it opens stands below it. */
export function Crew({ part, ui, beside, show, notes }: Omit<Props, 'children'>) {
  const { language } = useSettings()
  const isOpen = (sheet: string) => beside !== null && 'sheet' in beside && beside.sheet === sheet
  const sheets = ui.sheets.flatMap((sheet) => {
    const count = sheet.count(part.view)
    return count === null ? [] : [{ ...sheet, count }]
  })
  const seatPressed = (seat: Seat) =>
    show(beside !== null && 'seat' in beside && beside.seat === seat ? null : { seat })
  return (
    <div className="side-crew">
      <Players part={part} ui={ui} onSeat={seatPressed} />
      {notes}
      {sheets.length > 0 && (
        <div className="side-buttons">
          {sheets.map(({ id, icon, label, count }) => (
            <button
              key={id}
              type="button"
              className="button side-button"
              aria-expanded={isOpen(id)}
              onClick={() => show(isOpen(id) ? null : { sheet: id })}
            >
              <Icon shape={icon} size={18} />
              <span>{label[language]}</span>
              <span className="mono muted">{count}</span>
              <Icon shape="gi:plain-arrow" size={12} className="side-arrow" />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

export interface PanelProps extends Pick<Props, 'part' | 'ui' | 'show'> {
  readonly beside: NonNullable<Beside>
}

export function BesidePanel({ part, ui, beside, show }: PanelProps) {
  const say = useSay(TABLE)
  const { language } = useSettings()
  const sheet = 'sheet' in beside ? ui.sheets.find(({ id }) => id === beside.sheet) : null
  const title =
    'seat' in beside ? ui.side(part.view, beside.seat, part.words).name : sheet?.label[language]
  return (
    <section className="side-panel" aria-label={title}>
      <header>
        <h3>{title}</h3>
        <button
          type="button"
          className="button plain icon-only"
          aria-label={say('close')}
          onClick={() => show(null)}
        >
          <Icon shape="gi:cancel" size={16} />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div className="side-panel-body" tabIndex={0}>
        {'seat' in beside && <ui.SeatBoard {...part} of={beside.seat} />}
        {sheet && <sheet.Sheet {...part} />}
      </div>
    </section>
  )
}
