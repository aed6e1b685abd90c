import type { Seat } from '@bulkhead/kernel'
import type { Position, Refused } from '../play/position.ts'
import { absentAt } from '../play/presence.ts'
import type { Talk } from '../play/source.ts'
import { useSay, words } from '../words/words.ts'
import './people.css'

const WORDS = words(
  {
    away: '{name} is not here.',
    several: '{number} players are not here.',
    'stands-in': 'A bot plays for {name}.',
    'take-over': 'Let a bot play',
    'take-over-for': 'Let a bot play for {name}',
  },
  {
    away: '{name} n’est pas là.',
    several: '{number} joueurs ne sont pas là.',
    'stands-in': 'Un bot joue pour {name}.',
    'take-over': 'Laisser jouer un bot',
    'take-over-for': 'Laisser un bot jouer pour {name}',
  },
)

interface Props {
  readonly position: Position
  readonly talk: Talk | undefined
  readonly doing: (what: Promise<Refused | null>) => Promise<void>
}

/** Who is not here, and for whom a bot plays. */
export function Absent({ position, talk, doing }: Props) {
  const say = useSay(WORDS)
  const { table, seat: mine } = position
  if (!talk || table.phase !== 'playing') return null
  const name = (seat: Seat) => table.seats[seat].name ?? ''
  const replaced = table.seats.flatMap(({ kind, bot }, seat) =>
    kind === 'person' && bot && seat !== mine ? [seat] : [],
  )
  const absent = absentAt(position)
  const list = (
    <ul className="absent" aria-live="polite">
      {absent.map((seat) => (
        <li key={seat}>
          <span>{absent.length > 1 ? name(seat) : say('away', { name: name(seat) })}</span>
          {mine !== null && (
            <button
              type="button"
              className="button plain"
              aria-label={say('take-over-for', { name: name(seat) })}
              onClick={() => doing(talk.takeOver(seat))}
            >
              {say('take-over')}
            </button>
          )}
        </li>
      ))}
      {replaced.map((seat) => (
        <li key={seat}>{say('stands-in', { name: name(seat) })}</li>
      ))}
    </ul>
  )
  if (absent.length < 2) return list
  // Several of them must not push away those who are here.
  return (
    <details className="absent-several">
      <summary>{say('several', { number: absent.length })}</summary>
      {list}
    </details>
  )
}
