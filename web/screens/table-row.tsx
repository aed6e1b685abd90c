import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { entryOf } from '../games/index.ts'
import { useSettings } from '../play/settings.ts'
import { SeatBadge } from '../ui/seat-badge.tsx'
import { useSay } from '../words/words.ts'
import { Glyph } from './glyph.tsx'
import { HOME_WORDS } from './home-words.ts'
import { hrefOf, type Listed } from './my-tables.ts'
import './table-row.css'

interface Props {
  readonly table: Listed
  /** What can be done with it besides entering it. */
  readonly children?: ReactNode
}

/** A table of mine in a list: one press enters it, or looks back at it once it is over. */
export function TableRow({ table, children }: Props) {
  const entry = entryOf(table.game)
  const company = useCompany()
  const when = useWhen()
  const href = table.stage === 'over' ? `/replay/${table.place}/${table.id}` : hrefOf(table)
  return (
    <div className="table-row">
      <Link href={href} className="table-row-link">
        <span className="table-row-scene">{entry && <entry.Scene />}</span>
        <span className="table-row-text">
          <b>{entry?.short ?? table.game}</b>
          <small>
            {company(table)} · {when(table.at)}
          </small>
        </span>
        <Status table={table} />
        <Glyph name="next" size={16} />
      </Link>
      {children}
    </div>
  )
}

function Status({ table }: Pick<Props, 'table'>) {
  const say = useSay(HOME_WORDS)
  const { stage, seats, waiting } = table
  if (stage === 'mine') return <span className="table-row-status mine">{say('your-turn')}</span>
  if (stage === 'unbegun') return <span className="table-row-status open">{say('unbegun')}</span>
  if (stage === 'aside') return <span className="table-row-status">{say('aside')}</span>
  const [next] = waiting
  const name = next === undefined ? null : seats[next].name
  return (
    <span className="table-row-status">
      {stage === 'others' && name && <SeatBadge seat={next} initial={initialOf(name)} />}
      {say(stage === 'over' ? 'over' : name ? 'turn-of' : 'under-way', { name: name ?? '' })}
    </span>
  )
}

export function initialOf(name: string): string {
  return name.charAt(0).toUpperCase()
}

/** With whom: "against a bot", "with Mara, Ines and 2 bots". */
export function useCompany(): (table: Listed) => string {
  const say = useSay(HOME_WORDS)
  const { language } = useSettings()
  return ({ seats, seat, stage }) => {
    const names = seats.flatMap(({ name }, i) => (name && i !== seat ? [name] : []))
    const bots = seats.filter(({ bot }) => bot !== null).length
    const some = bots > 0 ? [say(bots === 1 ? 'a-bot' : 'bots', { count: bots })] : []
    const list = new Intl.ListFormat(language).format([...names, ...some])
    if (stage === 'unbegun') {
      const taken = seats.filter(({ name, bot }) => name !== null || bot !== null).length
      return say('taken', { taken, seats: seats.length })
    }
    if (list === '') return say('nobody-else')
    return say(names.length > 0 ? 'with' : 'against', { names: list })
  }
}

/** Today the hour tells most, later the day. */
function useWhen(): (at: number) => string {
  const { language } = useSettings()
  return (at) => {
    const isToday = new Date(at).toDateString() === new Date().toDateString()
    const style = isToday ? { timeStyle: 'short' as const } : { dateStyle: 'medium' as const }
    return new Intl.DateTimeFormat(language, style).format(at)
  }
}
