import { useState } from 'react'
import { renameLocal } from '../play/local.ts'
import { beSomebody, useIdentity, useServer } from '../play/server.ts'
import { changeSettings, resetSettings, useSettings } from '../play/settings.ts'
import { isRefused } from '../play/source.ts'
import { useSay } from '../words/words.ts'
import { Choices, Field, Switch } from './controls.tsx'
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
        onChange={(chosen) => changeSettings({ language: chosen })}
      />
      <Choices
        label={say('theme')}
        value={theme}
        choices={[
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

function PlayPanel() {
  const say = useSay(SETTINGS_WORDS)
  const { pace, hints, oneTap, notify, guided } = useSettings()
  const [isRefusedNotice, setRefused] = useState(false)
  async function setNotify(on: boolean) {
    const allowed = !on || (await Notification.requestPermission()) === 'granted'
    setRefused(!allowed)
    changeSettings({ notify: on && allowed })
  }
  return (
    <section className="page-panel">
      <h2>{say('play')}</h2>
      <Choices
        label={say('pace')}
        value={pace}
        choices={(['calm', 'quick', 'instant'] as const).map((value) => ({
          value,
          label: say(value),
          about: say(`${value}-about`),
        }))}
        onChange={(chosen) => changeSettings({ pace: chosen })}
      />
      <Switch
        label={say('hints')}
        about={say('hints-about')}
        on={hints}
        onChange={(on) => changeSettings({ hints: on })}
      />
      <Switch
        label={say('one-tap')}
        about={say('one-tap-about')}
        on={oneTap}
        onChange={(on) => changeSettings({ oneTap: on })}
      />
      {'Notification' in window && (
        <Switch
          label={say('notify')}
          about={say(isRefusedNotice ? 'notify-refused' : 'notify-about')}
          on={notify}
          onChange={setNotify}
        />
      )}
      {guided.length > 0 && (
        <p>
          <button
            type="button"
            className="button"
            onClick={() => changeSettings({ guided: [], hints: true })}
          >
            {say('guides-again')}
          </button>
        </p>
      )}
    </section>
  )
}
