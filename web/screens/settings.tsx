import { useState } from 'react'
import { speak } from '../games/speaking.ts'
import { renameLocal } from '../play/local.ts'
import { beSomebody, useIdentity, useServer } from '../play/server.ts'
import {
  changeSettings,
  PACES,
  resetSettings,
  STOPS,
  startTips,
  useSettings,
} from '../play/settings.ts'
import { isRefused } from '../play/source.ts'
import { useSay } from '../words/words.ts'
import { Choices, Field, Range, Switch } from './controls.tsx'
import { Frame } from './frame.tsx'
import { CarryPanel, WebhookPanel } from './settings-server.tsx'
import { SETTINGS_WORDS } from './settings-words.ts'
import './settings.css'

export default function SettingsScreen() {
  const say = useSay(SETTINGS_WORDS)
  return (
    <Frame title={say('settings')} className="narrow settings">
      <NamePanel />
      <LookPanel />
      <TellingPanel />
      <PlayPanel />
      <CarryPanel />
      <WebhookPanel />
      <p>
        <button type="button" className="button" onClick={resetSettings}>
          {say('reset')}
        </button>
      </p>
    </Frame>
  )
}

/** On the server the name changes with the one that is kept here. */
function NamePanel() {
  const say = useSay(SETTINGS_WORDS)
  const { name } = useSettings()
  const server = useServer()
  const me = useIdentity()
  const [typed, setTyped] = useState(name)
  const [told, setTold] = useState('')
  async function save() {
    const wanted = typed.trim()
    changeSettings({ name: wanted })
    if (wanted) await renameLocal(name, wanted)
    const known = server === 'there' && me && wanted ? await beSomebody(wanted) : null
    setTold(isRefused(known) ? known.message : say('saved'))
  }
  return (
    <section className="page-panel">
      <h2>{say('who')}</h2>
      <form
        className="settings-line"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Field
          label={say('name')}
          value={typed}
          maxLength={40}
          autoComplete="nickname"
          onChange={(value) => {
            setTyped(value)
            setTold('')
          }}
        />
        <button type="submit" className="button" disabled={typed.trim() === name}>
          {say('save')}
        </button>
      </form>
      <p className="form-about" role="status">
        {told || say('name-about')}
      </p>
    </section>
  )
}

function LookPanel() {
  const say = useSay(SETTINGS_WORDS)
  const { language, theme, patterns } = useSettings()
  return (
    <section className="page-panel">
      <h2>{say('look')}</h2>
      <Choices
        label={say('language')}
        value={language}
        choices={[
          { value: 'en', label: 'English' },
          { value: 'fr', label: 'Français' },
        ]}
        onChange={(chosen) => speak(chosen)}
      />
      <Choices
        label={say('theme')}
        value={theme}
        choices={[
          { value: 'system', label: say('system') },
          { value: 'dark', label: say('dark') },
          { value: 'light', label: say('light') },
        ]}
        onChange={(chosen) => changeSettings({ theme: chosen })}
      />
      <Switch
        label={say('patterns')}
        about={say('patterns-about')}
        on={patterns}
        onChange={(on) => changeSettings({ patterns: on })}
      />
    </section>
  )
}

/** How what happens is told. */
function TellingPanel() {
  const say = useSay(SETTINGS_WORDS)
  const { pace, stops, sound } = useSettings()
  return (
    <section className="page-panel">
      <h2>{say('telling')}</h2>
      <Choices
        label={say('pace')}
        value={pace}
        choices={PACES.map((value) => ({ value, label: say(value), about: say(`${value}-about`) }))}
        onChange={(chosen) => changeSettings({ pace: chosen })}
      />
      <Choices
        label={say('stops')}
        value={stops}
        choices={(['auto', ...STOPS] as const).map((value) => ({
          value,
          label: say(`stops-${value}`),
          about: say(`stops-${value}-about`),
        }))}
        onChange={(chosen) => changeSettings({ stops: chosen })}
      />
      <Switch
        label={say('sound')}
        about={say('sound-about')}
        on={sound.on}
        onChange={(on) => changeSettings({ sound: { ...sound, on } })}
      />
      {sound.on && (
        <Range
          label={say('volume')}
          value={sound.volume}
          onChange={(volume) => changeSettings({ sound: { ...sound, volume } })}
        />
      )}
    </section>
  )
}

function PlayPanel() {
  const say = useSay(SETTINGS_WORDS)
  const { hints, tips, confirm, notify } = useSettings()
  const [isRefusedNotice, setRefused] = useState(false)
  async function setNotify(on: boolean) {
    const allowed = !on || (await Notification.requestPermission()) === 'granted'
    setRefused(!allowed)
    changeSettings({ notify: on && allowed })
  }
  return (
    <section className="page-panel">
      <h2>{say('play')}</h2>
      <Switch
        label={say('hints')}
        about={say('hints-about')}
        on={hints}
        onChange={(on) => changeSettings({ hints: on })}
      />
      <Switch
        label={say('tips')}
        about={say('tips-about')}
        on={tips.on}
        onChange={(on) => changeSettings({ tips: { ...tips, on } })}
      />
      <Switch
        label={say('confirm')}
        about={say('confirm-about')}
        on={confirm}
        onChange={(on) => changeSettings({ confirm: on })}
      />
      {'Notification' in window && (
        <Switch
          label={say('notify')}
          about={say(isRefusedNotice ? 'notify-refused' : 'notify-about')}
          on={notify}
          onChange={setNotify}
        />
      )}
      {tips.seen.length > 0 && (
        <p>
          <button type="button" className="button" onClick={() => startTips()}>
            {say('tips-again')}
          </button>
        </p>
      )}
    </section>
  )
}
