import { useState } from 'react'
import type { Following } from '../games/entry.ts'
import { entryOf } from '../games/index.ts'
import { type LocalGame, useLocalGames } from '../play/local.ts'
import { useSettings } from '../play/settings.ts'
import { useSay } from '../words/words.ts'
import { Choices } from './controls.tsx'
import type { Draft } from './draft.ts'
import { ADRIFT, type After, type Earlier, fileOf } from './earlier.ts'
import { Glyph } from './glyph.tsx'
import { NEW_TABLE_WORDS } from './new-table-words.ts'

interface Props {
  readonly follows: Following
  readonly after: After | null
  readonly draft: Draft
  readonly change: (draft: Draft) => void
}

/** So many finished games of this browser are named. */
const MOST = 3

/** From what the game goes on: the table one comes from, a game of this browser, a file, or one that bots play. */
export function EarlierPanel({ follows, after, draft, change }: Props) {
  const say = useSay(NEW_TABLE_WORDS)
  const { language } = useSettings()
  const games = useLocalGames()
  const [isBad, setBad] = useState(false)
  const { earlier = ADRIFT } = draft
  const here = (games ?? []).filter((game) => isLeft(game, follows, after)).slice(0, MOST)
  const choices = [
    ...(after ? [{ value: 'after', label: say('that-game'), about: say('that-game-about') }] : []),
    {
      value: 'adrift',
      label: follows.adrift.name[language],
      about: follows.adrift.about[language],
    },
    ...here.map((game) => ({ value: game.id, ...namesOf(game) })),
    ...(earlier.kind === 'file'
      ? [{ value: 'file', label: earlier.name, about: say('file-about') }]
      : []),
  ]

  function namesOf({ game, updatedAt, seats }: LocalGame) {
    const day = new Date(updatedAt).toLocaleString(language, {
      dateStyle: 'medium',
      timeStyle: 'short',
    })
    const players = say('players', { count: seats.length })
    return { label: entryOf(game)?.short ?? game, about: `${day}, ${players}` }
  }

  function choose(value: string) {
    if (value !== 'file') change({ ...draft, earlier: earlierBy(value, after) })
  }

  async function take(files: FileList | null) {
    if (!files?.[0]) return
    try {
      change({ ...draft, earlier: await fileOf(files[0]) })
      setBad(false)
    } catch {
      setBad(true)
    }
  }

  return (
    <section className="page-panel">
      <Choices
        label={follows.left[language]}
        look="cards"
        value={chosenOf(earlier, after)}
        choices={choices}
        onChange={choose}
      />
      <label className="import new-earlier-file">
        <Glyph name="file" size={16} />
        <span>{say('from-file')}</span>
        <input
          type="file"
          accept=".json,application/json"
          className="unseen"
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
      </label>
      {isBad && (
        <p className="form-complaint" role="alert">
          {say('bad-file')}
        </p>
      )}
    </section>
  )
}

function isLeft({ id, game, over }: LocalGame, { games }: Following, after: After | null): boolean {
  return over && games.includes(game) && id !== after?.id
}

function chosenOf(earlier: Earlier, after: After | null): string {
  if (earlier.kind === 'file' || earlier.kind === 'adrift') return earlier.kind
  return earlier.id === after?.id ? 'after' : earlier.id
}

function earlierBy(value: string, after: After | null): Earlier {
  if (value === 'adrift') return ADRIFT
  return value === 'after' && after ? earlierOf(after) : { kind: 'here', id: value }
}

export function earlierOf({ place, id }: After): Earlier {
  return { kind: place === 'here' ? 'here' : 'server', id }
}
