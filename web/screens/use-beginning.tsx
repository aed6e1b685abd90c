import { type FormEvent, type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import type { GameEntry } from '../games/entry.ts'
import type { Refused } from '../play/position.ts'
import { changeSettings, useSettings } from '../play/settings.ts'
import { Sheet } from '../ui/sheet.tsx'
import { useSay } from '../words/words.ts'
import { Field } from './controls.tsx'
import { type Draft, firstDraft } from './draft.ts'
import { HOME_WORDS } from './home-words.ts'
import { aloneDraft, lastDraft, rememberDraft } from './last-draft.ts'
import { openOnline, startHere } from './start-table.ts'

interface Beginning {
  /** Against bots on this device, as it was played last or as is wanted now. */
  alone(draft?: Draft): Promise<void>
  /** As somebody begins who has never played it. */
  gentle(): Promise<void>
  /** A private table on the server with free seats. */
  friends(): Promise<void>
  readonly isBusy: boolean
  readonly complaint: string
  /** Whoever has no name yet is asked for it before others see them. */
  readonly asking: ReactNode
}

/** Begins a game by one press. */
export function useBeginning(entry: GameEntry): Beginning {
  const { name } = useSettings()
  const [, go] = useLocation()
  const [isBusy, setBusy] = useState(false)
  const [complaint, setComplaint] = useState('')
  const [isAsking, setAsking] = useState(false)

  async function begin(starting: Promise<string | Refused>): Promise<void> {
    setBusy(true)
    const started = await starting
    if (typeof started === 'string') return go(started)
    setBusy(false)
    setComplaint(started.message)
  }

  async function open(): Promise<void> {
    setAsking(false)
    await begin(openOnline(entry.id, lastDraft(entry, 'online')))
  }

  return {
    alone(draft = aloneDraft(entry)) {
      rememberDraft(entry.id, draft)
      return begin(startHere(entry.id, draft))
    },
    gentle: () => begin(startHere(entry.id, firstDraft(entry))),
    friends: async () => (name.trim() === '' ? setAsking(true) : open()),
    isBusy,
    complaint,
    asking: isAsking && <NameSheet onClose={() => setAsking(false)} onNamed={open} />,
  }
}

interface NameProps {
  readonly onClose: () => void
  readonly onNamed: () => void
}

function NameSheet({ onClose, onNamed }: NameProps) {
  const say = useSay(HOME_WORDS)
  const [typed, setTyped] = useState('')
  function save(event: FormEvent) {
    event.preventDefault()
    changeSettings({ name: typed.trim() })
    onNamed()
  }
  return (
    <Sheet title={say('your-name')} onClose={onClose}>
      <form className="name-form" onSubmit={save}>
        <Field
          label={say('name-why')}
          value={typed}
          maxLength={40}
          autoComplete="nickname"
          autoFocus
          onChange={setTyped}
        />
        <button type="submit" className="button main" disabled={typed.trim() === ''}>
          {say('open-table')}
        </button>
      </form>
    </Sheet>
  )
}
