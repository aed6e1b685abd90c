import { useState } from 'react'
import type { TableSource } from '../play/source.ts'
import { useSay } from '../words/words.ts'
import { useChat } from './unread.ts'
import { TABLE } from './words.ts'

interface Props {
  readonly source: TableSource
  /** Only those who sit at the table talk. */
  readonly mayTalk: boolean
}

export function Chat({ source, mayTalk }: Props) {
  const say = useSay(TABLE)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const said = useChat(source)
  const send = async () => {
    const refused = await source.talk?.say(text.trim())
    setProblem(refused?.message ?? null)
    if (!refused) setText('')
  }
  return (
    <div className="chat">
      <ol className="chat-lines" role="log" aria-label={say('chat')}>
        {said.length === 0 && <li className="muted">{say('chat-empty')}</li>}
        {said.map(({ number, name, text: words }) => (
          <li key={number}>
            <strong>{name}</strong> {words}
          </li>
        ))}
      </ol>
      {problem && <p className="prompt-problem">{problem}</p>}
      {!mayTalk && <p className="pane-note muted">{say('only-players')}</p>}
      {mayTalk && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() !== '') send()
          }}
        >
          <input
            className="input"
            value={text}
            maxLength={500}
            placeholder={say('say')}
            aria-label={say('say')}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button">
            {say('send')}
          </button>
        </form>
      )}
    </div>
  )
}
