import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { speak } from '../games/speaking.ts'
import { absentAt } from '../play/presence.ts'
import { changeSettings, useSettings, useTheme } from '../play/settings.ts'
import { Sheet } from '../ui/sheet.tsx'
import { useSay } from '../words/words.ts'
import { OrderList } from './orders.tsx'
import { saveToFile } from './save-file.ts'
import { toggleSound } from './story/speaker.tsx'
import type { TopBarProps } from './top-bar.tsx'
import { TABLE } from './words.ts'

type Props = TopBarProps & { readonly onClose: () => void }

/** Everything at the table that is not a move. */
export function Menu(props: Props) {
  const { source, position, id, over, doing, ordering, showAll, onClose } = props
  const say = useSay(TABLE)
  const { language, sound } = useSettings()
  const theme = useTheme()
  const other = language === 'en' ? 'fr' : 'en'
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<string | null>(null)
  const { talk } = source
  const { table, seat } = position
  const playing = table.phase === 'playing'
  // Where clocks run they alone replace somebody.
  const isTimed = position.clocks.length > 0
  const mayTakeOver = playing && seat !== null && !isTimed ? absentAt(position) : []
  const others = (table.ending ?? []).filter((one) => one !== seat).length
  return (
    <Sheet title={say('menu')} onClose={onClose}>
      <div className="menu">
        {showAll && (
          <button
            type="button"
            className="button"
            onClick={() => {
              onClose()
              showAll()
            }}
          >
            {say('all-choices')}
          </button>
        )}
        <button
          type="button"
          className="button"
          lang={other}
          aria-label={other === 'fr' ? 'FR: Français' : 'EN: English'}
          onClick={() => speak(other)}
        >
          {other === 'fr' ? 'Français' : 'English'}
        </button>
        <Link href={`/replay/${source.place}/${id}`} className="button">
          {say('replay')}
        </Link>
        <button
          type="button"
          className="button"
          onClick={async () => setProblem(await saveToFile(source, table.game))}
        >
          {say('save-file')}
        </button>
        {(source.place === 'here' || position.result) && table.seats.some(({ bot }) => bot) && (
          <button
            type="button"
            className="button"
            onClick={() => {
              onClose()
              over({ kind: 'reasons' })
            }}
          >
            {say('reasons')}
          </button>
        )}
        <Link href="/" className="button">
          {say('home')}
        </Link>
        <Link href="/settings" className="button">
          {say('settings')}
        </Link>
        <button type="button" className="button" onClick={() => toggleSound(sound)}>
          {say(sound.on ? 'turn-sound-off' : 'turn-sound-on')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => changeSettings({ theme: theme === 'dark' ? 'light' : 'dark' })}
        >
          {say(theme === 'dark' ? 'theme-light' : 'theme-dark')}
        </button>
        {talk &&
          mayTakeOver.map((other) => (
            <button
              key={other}
              type="button"
              className="button"
              onClick={() => {
                doing(talk.takeOver(other))
                onClose()
              }}
            >
              {say('take-over', { name: table.seats[other].name ?? '' })}
            </button>
          ))}
        {talk && playing && seat !== null && (
          <button
            type="button"
            className="button danger"
            onClick={() => {
              if (!confirm(say('leave-sure'))) return
              doing(talk.leave())
              navigate('/')
            }}
          >
            {say('leave')}
          </button>
        )}
        {talk && playing && seat !== null && (
          <button
            type="button"
            className="button danger"
            onClick={() => {
              if (!confirm(say('abandon-sure'))) return
              doing(talk.abandon())
              onClose()
            }}
          >
            {others > 0 ? say('abandon-too', { others }) : say('abandon')}
          </button>
        )}
      </div>
      {problem && <p className="prompt-problem">{problem}</p>}
      {ordering.orders.length > 0 && <OrderList ordering={ordering} />}
      {hasKeyboard() && <KeyList />}
    </Sheet>
  )
}

/** A device that only knows fingers has no keys to speak of. */
function hasKeyboard(): boolean {
  return matchMedia('(any-pointer: fine)').matches
}

function KeyList() {
  const say = useSay(TABLE)
  return (
    <>
      <h3 className="pane-title">{say('keys-title')}</h3>
      <dl className="keys">
        {KEYS.map(([key, word]) => (
          <div key={key}>
            <dt className="mono">{key}</dt>
            <dd>{say(word)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const KEYS = [
  ['C', 'key.choices'],
  ['O', 'key.offers'],
  ['B', 'key.board'],
  ['1–9', 'key.number'],
  ['← ↑ → ↓', 'key.arrows'],
  ['↵', 'key.enter'],
  ['U', 'key.undo'],
  ['Esc', 'key.escape'],
  ['S', 'key.skip'],
  ['H', 'key.happened'],
  ['P', 'key.pause'],
  ['Space', 'key.go-on'],
  ['V', 'key.sound'],
  ['L', 'key.log'],
  ['+ − 0', 'key.zoom'],
  ['?', 'key.explain'],
] as const
