import type { Clocks } from '../play/position.ts'
import { useSettings } from '../play/settings.ts'
import { useSay } from '../words/words.ts'
import { Choices, Field, Select, Switch } from './controls.tsx'
import type { Draft } from './draft.ts'
import { NEW_TABLE_WORDS } from './new-table-words.ts'
import { timeIn } from './times.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const PER_MOVE = [MINUTE, 3 * MINUTE, 10 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY]
const PER_GAME = [30 * MINUTE, HOUR, 2 * HOUR, 7 * DAY, 30 * DAY]

interface Props {
  readonly draft: Draft
  readonly change: (draft: Draft) => void
}

/** What only a table on the server has: who may come, who may watch, how long one may think. */
export function OnlinePanel({ draft, change }: Props) {
  const say = useSay(NEW_TABLE_WORDS)
  const { clocks } = draft
  const setClocks = (changed: Partial<Clocks>) =>
    change({ ...draft, clocks: withoutNothing({ ...clocks, ...changed }) })
  return (
    <section className="page-panel new-online">
      <h2>{say('table')}</h2>
      <Choices
        label={say('public')}
        look="cards"
        value={draft.public ? 'everybody' : 'by-link'}
        choices={(['by-link', 'everybody'] as const).map((value) => ({
          value,
          label: say(value),
          about: say(`${value}-about`),
        }))}
        onChange={(value) => change({ ...draft, public: value === 'everybody' })}
      />
      <Switch
        label={say('spectators')}
        about={say('spectators-about')}
        on={draft.spectators}
        onChange={(spectators) => change({ ...draft, spectators })}
      />
      <div className="new-clocks">
        <TimeSelect
          label={say('per-move')}
          times={PER_MOVE}
          value={clocks.perMove}
          onChange={(perMove) => setClocks({ perMove })}
        />
        <TimeSelect
          label={say('per-game')}
          times={PER_GAME}
          value={clocks.perGame}
          onChange={(perGame) => setClocks({ perGame })}
        />
      </div>
      {(clocks.perMove || clocks.perGame) && (
        <>
          <p className="form-about">{say('clock-about')}</p>
          <Hours clocks={clocks} setClocks={setClocks} />
        </>
      )}
    </section>
  )
}

function TimeSelect({
  label,
  times,
  value,
  onChange,
}: {
  readonly label: string
  readonly times: readonly number[]
  readonly value: number | undefined
  readonly onChange: (seconds: number | undefined) => void
}) {
  const say = useSay(NEW_TABLE_WORDS)
  const { language } = useSettings()
  return (
    <Select
      label={label}
      value={String(value ?? '')}
      choices={[
        { value: '', label: say('none') },
        ...times.map((seconds) => ({ value: String(seconds), label: timeIn(language, seconds) })),
      ]}
      onChange={(chosen) => onChange(chosen === '' ? undefined : Number(chosen))}
    />
  )
}

/** The hours of the day in which clocks run. */
function Hours({
  clocks,
  setClocks,
}: {
  readonly clocks: Clocks
  readonly setClocks: (change: Partial<Clocks>) => void
}) {
  const say = useSay(NEW_TABLE_WORDS)
  const { window } = clocks
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <>
      <Switch
        label={say('window')}
        about={`${say('window-about')} (${zone})`}
        on={window !== undefined}
        onChange={(on) =>
          setClocks({ window: on ? { from: '18:00', to: '23:00', zone } : undefined })
        }
      />
      {window && (
        <div className="new-clocks">
          <Field
            label={say('from')}
            type="time"
            value={window.from}
            onChange={(from) => setClocks({ window: { ...window, from } })}
          />
          <Field
            label={say('to')}
            type="time"
            value={window.to}
            onChange={(to) => setClocks({ window: { ...window, to } })}
          />
        </div>
      )}
    </>
  )
}

/** Hours alone limit nothing: they go with the last clock. */
function withoutNothing({ perMove, perGame, window }: Clocks): Clocks {
  return {
    ...(perMove ? { perMove } : {}),
    ...(perGame ? { perGame } : {}),
    ...(window && (perMove || perGame) ? { window } : {}),
  }
}
