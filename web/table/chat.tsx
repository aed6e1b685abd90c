import { useState } from 'react'
import type { Talk } from '../play/source.ts'
import { useSay } from '../words/words.ts'
import { TABLE } from './words.ts'

interface Props {
  readonly talk: Talk
  /** Changes with every event: then there may be something new to read. */
  readonly count: number
}

export function Chat({ talk }: Props) {
  const say = useSay(TABLE)
  const [text, setText] = useState('')
  const said = talk.chat()
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
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() === '') return
          talk.say(text.trim())
          setText('')
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
    </div>
  )
}
