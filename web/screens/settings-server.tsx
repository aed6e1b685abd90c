import { useState } from 'react'
import { carryLink, setWebhook, useIdentity, useServer } from '../play/server.ts'
import { isRefused } from '../play/source.ts'
import { useSay } from '../words/words.ts'
import { Field } from './controls.tsx'
import { SETTINGS_WORDS } from './settings-words.ts'
import { ShareLink } from './share.tsx'

/** Makes another device the same person. */
export function CarryPanel() {
  const say = useSay(SETTINGS_WORDS)
  const server = useServer()
  const me = useIdentity()
  const [link, setLink] = useState('')
  const [complaint, setComplaint] = useState('')
  if (server !== 'there') return null
  async function make() {
    const made = await carryLink()
    if (isRefused(made)) setComplaint(made.message)
    else setLink(made)
  }
  return (
    <section className="page-panel">
      <h2>{say('carry')}</h2>
      <p>{say(me ? 'carry-about' : 'carry-nobody')}</p>
      {link ? (
        <ShareLink label={say('carry')} url={link} />
      ) : (
        me && (
          <button type="button" className="button" onClick={make}>
            {say('carry-make')}
          </button>
        )
      )}
      {complaint && (
        <p className="form-complaint" role="alert">
          {complaint}
        </p>
      )}
    </section>
  )
}

/** An address that the server tells when it is one's turn; some servers do not. */
export function WebhookPanel() {
  const say = useSay(SETTINGS_WORDS)
  const server = useServer()
  const me = useIdentity()
  const [typed, setTyped] = useState<string | null>(null)
  const [told, setTold] = useState('')
  if (server !== 'there' || !me) return null
  const value = typed ?? me.webhook ?? ''
  async function save() {
    const changed = await setWebhook(value.trim() || null)
    setTold(isRefused(changed) ? changed.message : say('saved'))
  }
  return (
    <section className="page-panel">
      <h2>{say('webhook')}</h2>
      <form
        className="settings-line"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Field
          label={say('webhook-address')}
          type="url"
          value={value}
          maxLength={500}
          placeholder="https://"
          onChange={(address) => {
            setTyped(address)
            setTold('')
          }}
        />
        <button type="submit" className="button" disabled={value === (me.webhook ?? '')}>
          {say('save')}
        </button>
      </form>
      <p className="form-about" role="status">
        {told || say('webhook-about')}
      </p>
    </section>
  )
}
