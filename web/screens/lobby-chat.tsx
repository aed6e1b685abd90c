import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { TableSource, Talk } from '../play/source.ts'
import { useSay } from '../words/words.ts'
import { Field } from './controls.tsx'
import { LOBBY_WORDS } from './lobby-words.ts'

interface Props {
  readonly source: TableSource
  readonly talk: Talk
  /** Only those who sit at the table talk. */
  readonly mayTalk: boolean
}

export function LobbyChat({ source, talk, mayTalk }: Props) {
  const say = useSay(LOBBY_WORDS)
  const chat = useSyncExternalStore(source.subscribe, talk.chat)
  const [typed, setTyped] = useState('')
  const [complaint, setComplaint] = useState('')
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said last comes into sight.
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight)
  }, [chat.length])

  async function send() {
    const text = typed.trim()
    if (!text) return
    const refused = await talk.say(text)
    setComplaint(refused?.message ?? '')
    if (!refused) setTyped('')
  }

  return (
    <section className="page-panel">
      <h2>{say('chat')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <div ref={list} className="lobby-chat" role="log" aria-label={say('chat')} tabIndex={0}>
        {chat.length === 0 && <p className="muted">{say('silence')}</p>}
        {chat.map(({ number, name, text }) => (
          <p key={number}>
            <b>{name}</b> {text}
          </p>
        ))}
      </div>
      {mayTalk && (
        <form
          className="lobby-say"
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <Field
            label={say('message')}
            hideLabel
            placeholder={say('message')}
            value={typed}
            maxLength={500}
            onChange={setTyped}
          />
          <button type="submit" className="button" disabled={typed.trim() === ''}>
            {say('send')}
          </button>
        </form>
      )}
      {complaint && (
        <p className="form-complaint" role="alert">
          {complaint}
        </p>
      )}
    </section>
  )
}
