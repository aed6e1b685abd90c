import type { ReactNode } from 'react'
import type { AnyGameUi } from '../games/ui.ts'
import { useSettings } from '../play/settings.ts'
import { Icon, type IconShape } from '../ui/icon.tsx'
import { useSay } from '../words/words.ts'
import { TABLE } from './words.ts'

export type Pane = 'log' | 'chat' | 'why-not'

interface SideProps {
  readonly pane: Pane
  readonly onPane: (pane: Pane) => void
  /** Whether there is anybody to talk to. */
  readonly talks: boolean
  readonly children: ReactNode
}

export function SideTabs({ pane, onPane, talks, children }: SideProps) {
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
          </button>
        ))}
      </div>
      <div className="tab-pane" role="tabpanel">
        {children}
      </div>
    </section>
  )
}

interface PhoneProps {
  readonly ui: AnyGameUi
  readonly tab: string
  readonly onTab: (tab: string) => void
  readonly talks: boolean
  readonly children: ReactNode
}

/** A phone shows one part at a time under the board. */
export function PhoneTabs({ ui, tab, onTab, children }: PhoneProps) {
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
          </button>
        ))}
      </div>
    </>
  )
}
