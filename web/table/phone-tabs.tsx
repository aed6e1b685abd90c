import type { AnyGameUi } from '../games/ui.ts'
import { useSettings } from '../play/settings.ts'
import { Icon, type IconShape } from '../ui/icon.tsx'
import { useSay } from '../words/words.ts'
import { TABLE } from './words.ts'
import './unread.css'

interface Props {
  readonly ui: AnyGameUi
  readonly tab: string
  readonly onTab: (tab: string) => void
  /** Messages that nobody here has read. */
  readonly unread: number
}

/** A small screen shows one part at a time. */
export function PhoneTabs({ ui, tab, onTab, unread }: Props) {
  const say = useSay(TABLE)
  const { language } = useSettings()
  const tabs: { id: string; icon: IconShape; label: string }[] = [
    ...ui.ownParts.map(({ id, icon, label }) => ({ id, icon, label: label[language] })),
    { id: 'others', icon: 'gi:three-friends', label: say('crew') },
    { id: 'log', icon: 'gi:scroll-unfurled', label: say('log') },
  ]
  return (
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
          {id === 'log' && unread > 0 && (
            <span className="unread mono">
              <span aria-hidden="true">{unread}</span>
              <span className="unseen">{say('unread', { number: unread })}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
