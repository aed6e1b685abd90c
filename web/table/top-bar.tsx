import type { Seat } from '@bulkhead/kernel'
import { useState } from 'react'
import { Link } from 'wouter'
import { entryOf } from '../games/index.ts'
import type { AnyGameUi, PartProps } from '../games/ui.ts'
import type { Position, Refused } from '../play/position.ts'
import type { TableSource } from '../play/source.ts'
import { Icon } from '../ui/icon.tsx'
import { useSay } from '../words/words.ts'
import { Help } from './coach/help.tsx'
import { COACH } from './coach/words.ts'
import type { Layout } from './layout.ts'
import { Menu } from './menu.tsx'
import type { Ordering } from './orders.tsx'
import type { Over } from './overlays.tsx'
import { Discs } from './players.tsx'
import { Speaker } from './story/speaker.tsx'
import { TABLE } from './words.ts'

export interface TopBarProps {
  readonly layout: Layout
  readonly part: PartProps<unknown>
  readonly ui: AnyGameUi
  readonly source: TableSource
  readonly position: Position
  readonly id: string
  readonly over: (over: Over) => void
  /** Lists all choices; null while there are none. */
  readonly showAll: (() => void) | null
  readonly showSeat: (seat: Seat) => void
  readonly doing: (what: Promise<Refused | null>) => Promise<void>
  readonly ordering: Ordering
  /** Why nothing goes on now. */
  readonly trouble: 'lost' | 'unstored' | null
}

export function TopBar(props: TopBarProps) {
  const { layout, part, ui, source, position, doing, trouble, showSeat } = props
  const say = useSay(TABLE)
  const sayCoach = useSay(COACH)
  const [menu, setMenu] = useState(false)
  const [help, setHelp] = useState(false)
  const own = position.seat === null ? null : position.table.seats[position.seat]
  return (
    <header className="top-bar">
      <Link href="/" className="button plain icon-only" aria-label={say('home')}>
        <Icon shape="gi:airtight-hatch" size={26} />
      </Link>
      <h1 className={layout === 'wide' ? 'top-game' : 'unseen'}>
        {entryOf(ui.box.id)?.short ?? ui.box.id}
      </h1>
      <div className="top-status">
        <ui.Status {...part} />
      </div>
      {layout !== 'wide' && layout !== 'column' && <Discs part={part} ui={ui} onSeat={showSeat} />}
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
      <Speaker />
      <button
        type="button"
        className="button icon-only top-help"
        aria-label={sayCoach('help')}
        title={sayCoach('help')}
        onClick={() => setHelp(true)}
      >
        <Icon shape="gi:help" size={18} />
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
      {help && (
        <Help
          ui={ui}
          part={part}
          isOpening={position.table.opening === true}
          showAll={props.showAll}
          onClose={() => setHelp(false)}
        />
      )}
      {menu && <Menu {...props} onClose={() => setMenu(false)} />}
    </header>
  )
}
