import { useState } from 'react'
import { Link } from 'wouter'
import type { AnyGameUi, PartProps } from '../games/ui.ts'
import type { Position, Refused } from '../play/position.ts'
import { changeSettings, useSettings } from '../play/settings.ts'
import type { TableSource } from '../play/source.ts'
import { Icon } from '../ui/icon.tsx'
import { useSay } from '../words/words.ts'
import { Menu } from './menu.tsx'
import type { Ordering } from './orders.tsx'
import type { Over } from './overlays.tsx'
import { TABLE } from './words.ts'

export interface TopBarProps {
  readonly part: PartProps<unknown>
  readonly ui: AnyGameUi
  readonly source: TableSource
  readonly position: Position
  readonly id: string
  readonly over: (over: Over) => void
  readonly doing: (what: Promise<Refused | null>) => Promise<void>
  readonly ordering: Ordering
  /** Why nothing goes on now. */
  readonly trouble: 'lost' | 'unstored' | null
}

export function TopBar(props: TopBarProps) {
  const { part, ui, source, position, doing, trouble } = props
  const say = useSay(TABLE)
  const { language } = useSettings()
  const [menu, setMenu] = useState(false)
  const other = language === 'en' ? 'fr' : 'en'
  const own = position.seat === null ? null : position.table.seats[position.seat]
  return (
    <header className="top-bar">
      <Link href="/" className="button plain icon-only" aria-label={say('home')}>
        <Icon shape="gi:airtight-hatch" size={26} />
      </Link>
      <div className="top-status">
        <ui.Status {...part} />
      </div>
      {trouble && (
        <span className="top-note warn" role="alert">
          {say(trouble)}
        </span>
      )}
      {own?.kind === 'person' && own.bot && source.talk && (
        <button
          type="button"
          className="button choice"
          title={say('stands-in')}
          onClick={() => doing(source.talk!.handBack())}
        >
          {say('hand-back')}
        </button>
      )}
      <button
        type="button"
        className="button plain"
        lang={other}
        aria-label={other === 'fr' ? 'FR: Français' : 'EN: English'}
        onClick={() => changeSettings({ language: other })}
      >
        {other.toUpperCase()}
      </button>
      <button
        type="button"
        className="button icon-only"
        aria-label={say('menu')}
        aria-haspopup="dialog"
        onClick={() => setMenu(true)}
      >
        <Icon shape="gi:hamburger-menu" size={18} />
      </button>
      {menu && <Menu {...props} onClose={() => setMenu(false)} />}
    </header>
  )
}
