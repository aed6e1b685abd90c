import { render } from '@bulkhead/kernel'
import { type FormEvent, use, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { GameEntry } from '../games/entry.ts'
import { entryOf, loadGameForm } from '../games/index.ts'
import { useServer } from '../play/server.ts'
import { changeSettings, useSettings } from '../play/settings.ts'
import { useSay } from '../words/words.ts'
import { Choices, Field } from './controls.tsx'
import { A_PERSON, type Draft, type DraftSeat, hasPerson, optionsOf, presetOf } from './draft.ts'
import { type After, crewOf, goesOn } from './earlier.ts'
import { Frame } from './frame.tsx'
import { Glyph } from './glyph.tsx'
import { lastDraft, lastPlace, rememberDraft } from './last-draft.ts'
import { EarlierPanel, earlierOf } from './new-table-earlier.tsx'
import { OnlinePanel } from './new-table-online.tsx'
import { OptionsPanel } from './new-table-options.tsx'
import { Seats } from './new-table-seats.tsx'
import { NEW_TABLE_WORDS } from './new-table-words.ts'
import NotFound from './not-found.tsx'
import { openOnline, prepare, startHere } from './start-table.ts'
import './new-table.css'

/** Opens a table: where, who plays, by which rules. */
export default function NewTable({ game, after = null }: Props) {
  const entry = entryOf(game)
  if (!entry) return <NotFound />
  return <Form key={`${game} ${after?.id}`} entry={entry} after={after} />
}

interface Props {
  readonly game: string
  /** The finished table that one comes from to go on. */
  readonly after?: After | null
}

interface FormProps {
  readonly entry: GameEntry
  readonly after: After | null
}

function Form({ entry, after }: FormProps) {
  const say = useSay(NEW_TABLE_WORDS)
  const { language, name } = useSettings()
  const { box, form } = use(loadGameForm(entry.id))
  const server = useServer()
  const [, go] = useLocation()
  const crew = after && use(crewOf(after))
  const [wanted, change] = useState(() => firstOf(entry, after, crew))
  const [isBusy, setBusy] = useState(false)
  const [sought, setSought] = useState(0)
  const [refused, setRefused] = useState('')
  useEffect(() => prepare(entry.id), [entry.id])
  const draft = fitting(entry, wanted, server === 'none')
  const options = optionsOf(box.options, form, draft)
  const seats = draft.seats.length
  const isOnline = draft.place === 'online'
  const problem =
    form.refusal(options, seats)?.[language] ??
    box.refuse(options, seats) ??
    (hasPerson(draft) ? null : say('nobody-plays'))
  const nameless = isOnline && name.trim() === ''

  async function start(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    rememberDraft(entry.id, draft)
    const started = await (isOnline ? openOnline : startHere)(entry.id, draft, setSought)
    if (typeof started === 'string') return go(started)
    setBusy(false)
    setSought(0)
    setRefused(started.message)
  }

  function edit(changed: Draft) {
    setRefused('')
    change(changed)
  }

  const parts = { specs: box.options, form, draft, change: edit }
  return (
    <Frame title={`${say('title')} · ${entry.short}`}>
      <form className="new-form" onSubmit={start}>
        <div className="new-parts">
          <WherePanel entry={entry} draft={draft} change={edit} />
          <Seats entry={entry} {...parts} />
          <OptionsPanel {...parts} />
          {entry.follows && goesOn(entry, options) && (
            <EarlierPanel follows={entry.follows} after={after} draft={draft} change={edit} />
          )}
          {isOnline && <OnlinePanel draft={draft} change={edit} />}
        </div>
        <aside className="new-summary" aria-label={say('summary')}>
          <div className="new-scene">
            <entry.Scene />
          </div>
          <div className="new-summary-body">
            <Summary
              entry={entry}
              draft={draft}
              rules={presetOf(box.options, form, draft)?.name[language] ?? say('custom')}
            />
            {isOnline && (
              <div>
                <Field
                  label={say('your-name')}
                  value={name}
                  maxLength={40}
                  autoComplete="nickname"
                  onChange={(typed) => changeSettings({ name: typed })}
                />
                <p className="form-about">{say('name-why')}</p>
              </div>
            )}
            <p role="alert" className={problem || refused ? 'form-complaint' : 'unseen'}>
              {problem ?? refused}
            </p>
            <button
              type="submit"
              className="button main new-start"
              disabled={isBusy || problem !== null || nameless}
            >
              {say(isBusy ? 'starting' : isOnline ? 'open' : 'start')}
            </button>
            {sought > 0 && entry.follows && (
              <p className="form-about" role="status">
                {render(entry.follows.adrift.sought, language, { number: sought })}
              </p>
            )}
            {nameless && <p className="form-about">{say('name-needed')}</p>}
          </div>
        </aside>
      </form>
    </Frame>
  )
}

/** As it was opened last; whoever comes from a finished table goes on from there, with the same crew. */
function firstOf(entry: GameEntry, after: After | null, crew: readonly DraftSeat[] | null): Draft {
  if (!after) return lastDraft(entry, lastPlace(entry.id))
  const draft = lastDraft(entry, after.place)
  return {
    ...draft,
    seats: crew && crew.length > 0 ? crew : draft.seats,
    options: { ...draft.options, ...entry.follows?.options },
    earlier: earlierOf(after),
  }
}

/** Whoever opens a table on the server sits first; where there is none, everything is played here. */
function fitting(entry: GameEntry, draft: Draft, isAlone: boolean): Draft {
  if (isAlone && draft.place === 'online') return lastDraft(entry, 'here')
  if (draft.place === 'here' || draft.seats[0].player === 'person') return draft
  return { ...draft, seats: draft.seats.with(0, { ...A_PERSON, picks: draft.seats[0].picks }) }
}

interface PartProps {
  readonly draft: Draft
  readonly change: (draft: Draft) => void
}

function WherePanel({ entry, draft, change }: PartProps & { readonly entry: GameEntry }) {
  const say = useSay(NEW_TABLE_WORDS)
  const server = useServer()
  return (
    <section className="page-panel">
      <Choices
        label={say('where')}
        look="cards"
        value={draft.place}
        choices={[
          { value: 'here', label: say('here'), about: say('here-about') },
          {
            value: 'online',
            label: say('online'),
            about: say(server === 'none' ? 'no-server' : 'online-about'),
            disabled: server !== 'there',
          },
        ]}
        onChange={(place) => {
          const { options, earlier } = draft
          change({ ...lastDraft(entry, place), options, earlier })
        }}
      />
    </section>
  )
}

interface SummaryProps {
  readonly entry: GameEntry
  readonly draft: Draft
  readonly rules: string
}

function Summary({ entry, draft, rules }: SummaryProps) {
  const say = useSay(NEW_TABLE_WORDS)
  const who = useWho()
  return (
    <div>
      <h2>{entry.name}</h2>
      <ul className="new-facts">
        <li>
          <Glyph name="person" size={16} />
          {who(draft)}
        </li>
        <li>
          <Glyph name="book" size={16} />
          {rules}
        </li>
        <li>
          <Glyph name={draft.place === 'online' ? 'link' : 'play'} size={16} />
          {say(draft.place)}
        </li>
      </ul>
    </div>
  )
}

/** Who plays, counted. */
function useWho(): (draft: Draft) => string {
  const say = useSay(NEW_TABLE_WORDS)
  return ({ place, seats }) => {
    const people = seats.filter(({ player }) => player === 'person').length
    const bots = seats.length - people
    const free = people - 1
    return [
      ...(place === 'online'
        ? [say('you'), free > 0 && say(free === 1 ? 'one-free' : 'free', { count: free })]
        : [people > 0 && say(people === 1 ? 'one-person' : 'people', { count: people })]),
      bots > 0 && say(bots === 1 ? 'one-bot' : 'some-bots', { count: bots }),
    ]
      .filter(Boolean)
      .join(', ')
  }
}
