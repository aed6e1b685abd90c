import type { OptionSpecs } from '@bulkhead/kernel'
import type { GameEntry } from '../games/entry.ts'
import type { OptionForm } from '../games/option-form.ts'
import { useSettings } from '../play/settings.ts'
import { SeatBadge } from '../ui/seat-badge.tsx'
import { useSay } from '../words/words.ts'
import { Field, Select } from './controls.tsx'
import { type Draft, type DraftSeat, LEVELS, type Level, withSeat, withSeats } from './draft.ts'
import { aboutLevel, DRAFT_WORDS } from './draft-words.ts'
import { Glyph } from './glyph.tsx'
import { NEW_TABLE_WORDS } from './new-table-words.ts'

interface Props {
  readonly entry: GameEntry
  readonly specs: OptionSpecs
  readonly form: OptionForm
  readonly draft: Draft
  readonly change: (draft: Draft) => void
}

/** Who sits where, with what is chosen for each seat alone. */
export function Seats({ entry, specs, form, draft, change }: Props) {
  const say = useSay(NEW_TABLE_WORDS)
  const { min, max } = entry.seats
  const count = draft.seats.length
  const people = draft.seats.filter(({ player }) => player === 'person').length
  return (
    <section className="page-panel">
      <div className="new-heading">
        <h2>{say('seats')}</h2>
        <div className="new-count">
          <button
            type="button"
            className="button icon-only"
            disabled={count <= min}
            aria-label={say('fewer-seats')}
            onClick={() => change(withSeats(draft, count - 1))}
          >
            <Glyph name="minus" />
          </button>
          <output aria-label={say('count')} className="mono">
            {count}
          </output>
          <button
            type="button"
            className="button icon-only"
            disabled={count >= max}
            aria-label={say('more-seats')}
            onClick={() => change(withSeats(draft, count + 1))}
          >
            <Glyph name="plus" />
          </button>
        </div>
      </div>
      <ol className="new-seats">
        {draft.seats.map((seat, i) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            key={i}
            number={i}
            seat={seat}
            isHost={draft.place === 'online' ? i === 0 : i === firstPerson(draft)}
            place={draft.place}
            specs={specs}
            form={form}
            change={(changed) => change(withSeat(draft, i, changed))}
          />
        ))}
      </ol>
      <BotLevels entry={entry} draft={draft} />
      {draft.place === 'here' && people > 1 && <p className="page-note">{say('handover')}</p>}
    </section>
  )
}

function firstPerson({ seats }: Draft): number {
  return seats.findIndex(({ player }) => player === 'person')
}

interface RowProps extends Pick<Props, 'specs' | 'form'> {
  readonly number: number
  readonly seat: DraftSeat
  /** Whoever opens the table sits here. */
  readonly isHost: boolean
  readonly place: Draft['place']
  readonly change: (change: Partial<DraftSeat>) => void
}

function SeatRow({ number, seat, isHost, place, specs, form, change }: RowProps) {
  const say = useSay(NEW_TABLE_WORDS)
  const { language, name } = useSettings()
  const perSeat = Object.entries(specs).filter(([, { kind }]) => kind === 'perSeat')
  const isHere = place === 'here' && seat.player === 'person'
  return (
    <li className="new-seat">
      <SeatBadge seat={number} initial={String(number + 1)} />
      {place === 'online' && isHost ? (
        <span className="new-you">{say('you')}</span>
      ) : (
        <PlayerSelect number={number} seat={seat} place={place} change={change} />
      )}
      {isHere && (
        <Field
          label={say('name', { number: number + 1 })}
          hideLabel
          value={seat.name}
          maxLength={40}
          placeholder={isHost ? name || say('you') : say('person')}
          onChange={(typed) => change({ name: typed })}
        />
      )}
      {perSeat.map(([option, spec]) => (
        <Select
          key={option}
          label={`${form.texts[option].name[language]}, ${say('seat-of', { number: number + 1 })}`}
          hideLabel
          value={seat.picks[option] ?? String(spec.default)}
          choices={('values' in spec ? spec.values : []).map((value) => ({
            value,
            label: form.texts[option].values?.[value]?.name[language] ?? value,
          }))}
          onChange={(value) => change({ picks: { ...seat.picks, [option]: value } })}
        />
      ))}
    </li>
  )
}

function PlayerSelect({
  number,
  seat,
  place,
  change,
}: Pick<RowProps, 'number' | 'seat' | 'place' | 'change'>) {
  const say = useSay(NEW_TABLE_WORDS)
  const sayDraft = useSay(DRAFT_WORDS)
  return (
    <Select
      label={say('seat-of', { number: number + 1 })}
      hideLabel
      value={seat.player === 'person' ? 'person' : seat.level}
      choices={[
        { value: 'person', label: say(place === 'here' ? 'person-here' : 'person-online') },
        ...LEVELS.map((level) => ({
          value: level,
          label: say('bot-level', { level: sayDraft(`level.${level}`) }),
        })),
      ]}
      onChange={(chosen) =>
        change(
          chosen === 'person' ? { player: 'person' } : { player: 'bot', level: chosen as Level },
        )
      }
    />
  )
}

/** One line for each level that sits at the table. */
function BotLevels({ entry, draft }: Pick<Props, 'entry' | 'draft'>) {
  const say = useSay(NEW_TABLE_WORDS)
  const sayDraft = useSay(DRAFT_WORDS)
  const { language } = useSettings()
  const seated = LEVELS.filter((level) =>
    draft.seats.some((seat) => seat.player === 'bot' && seat.level === level),
  )
  if (seated.length === 0) return null
  if (entry.atRandom) return <p className="page-note">{sayDraft('at-random')}</p>
  return (
    <ul className="new-levels form-about" aria-label={say('bots')}>
      {seated.map((level) => (
        <li key={level}>
          {sayDraft('level-line', {
            name: sayDraft(`level.${level}`),
            about: aboutLevel(entry, level, language),
          })}
        </li>
      ))}
    </ul>
  )
}
