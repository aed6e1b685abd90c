import type { ReactNode } from 'react'
import type { AnyGameUi } from '../games/ui.ts'
import { useSettings } from '../play/settings.ts'
import { Icon, type IconShape } from '../ui/icon.tsx'
import { useSay } from '../words/words.ts'
import { TABLE } from './words.ts'
import './unread.css'

export type Pane = 'log' | 'chat' | 'why-not'

interface SideProps {
  readonly pane: Pane
  readonly onPane: (pane: Pane) => void
  /** Whether there is anybody to talk to. */
  readonly talks: boolean
  /** Messages that nobody here has read. */
  readonly unread: number
  readonly children: ReactNode
}

export function SideTabs({ pane, onPane, talks, unread, children }: SideProps) {
  const say = useSay(TABLE)
  const panes: Pane[] = talks ? ['log', 'chat', 'why-not'] : ['log', 'why-not']
  return (
    <section className="side-tabs">
      <div className="tab-bar" role="tablist">
        {panes.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            aria-selected={one === pane}
            className="tab"
            onClick={() => onPane(one)}
          >
            {say(one)}
            {one === 'chat' && <Unread number={unread} />}
          </button>
        ))}
      </div>
      <div className="tab-pane" role="tabpanel">
        {children}
      </div>
    </section>
  )
}

function Unread({ number }: { readonly number: number }) {
  const say = useSay(TABLE)
  if (number === 0) return null
  return (
    <span className="unread mono">
      <span aria-hidden="true">{number}</span>
      <span className="unseen">{say('unread', { number })}</span>
    </span>
  )
}

interface PhoneProps {
  readonly ui: AnyGameUi
  readonly unread: number
  readonly tab: string
  readonly onTab: (tab: string) => void
  readonly children: ReactNode
}

/** A phone shows one part at a time under the board. */
export function PhoneTabs({ ui, tab, onTab, unread, children }: PhoneProps) {
  const say = useSay(TABLE)
  const { language } = useSettings()
  const tabs: { id: string; icon: IconShape; label: string }[] = [
    ...ui.ownParts.map(({ id, icon, label }) => ({ id, icon, label: label[language] })),
    { id: 'others', icon: 'gi:three-friends', label: say('crew') },
    { id: 'log', icon: 'gi:scroll-unfurled', label: say('log') },
  ]
  return (
    <>
      <section className="phone-pane" role="tabpanel">
        {children}
      </section>
      <div className="phone-tabs" role="tablist">
        {tabs.map(({ id, icon, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={id === tab}
            onClick={() => onTab(id)}
          >
            <Icon shape={icon} size={24} />
            {label}
            {id === 'log' && <Unread number={unread} />}
          </button>
        ))}
      </div>
    </>
  )
}
