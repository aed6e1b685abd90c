import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Said } from '../play/position.ts'
import type { TableSource } from '../play/source.ts'
import { Icon } from '../ui/icon.tsx'
import { useSay } from '../words/words.ts'
import type { Placed } from './log.tsx'
import { TABLE } from './words.ts'

const NOTHING: readonly Said[] = []

export function useChat({ talk, subscribe }: TableSource): readonly Said[] {
  return useSyncExternalStore(subscribe, talk?.chat ?? (() => NOTHING))
}

/** What was said, each before the line that the log had come to when it was first heard here. */
export function usePlacedChat(source: TableSource, lines: number): readonly Placed[] {
  const chat = useChat(source)
  const heard = useRef(new Map<number, number>())
  const length = useRef(lines)
  length.current = lines
  return useMemo(
    () =>
      chat.map((said) => {
        const line = heard.current.get(said.number) ?? length.current
        heard.current.set(said.number, line)
        return { said, line }
      }),
    [chat],
  )
}

/** Where one writes to those who play along. */
export function ChatField({ source }: { readonly source: TableSource }) {
  const say = useSay(TABLE)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const send = async () => {
    const refused = await source.talk?.say(text.trim())
    setProblem(refused?.message ?? null)
    if (!refused) setText('')
  }
  return (
    <>
      {problem && <p className="prompt-problem">{problem}</p>}
      <form
        className="chat-form"
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
        <button type="submit" className="button icon-only" aria-label={say('send')}>
          <Icon shape="gi:paper-plane" size={18} />
        </button>
      </form>
    </>
  )
}
