import { Loading } from '../ui/loading.tsx'
import { Curtain } from './curtain.tsx'
import { Playing, type PlayingProps } from './playing.tsx'
import { useMissed } from './story/missed.ts'
import { readerKey } from './story/seen.ts'

type Props = Omit<PlayingProps, 'missed'>

/** The table for whoever holds the device. The next one finds nothing on the screen of the one before. */
export function Handover(props: Props) {
  const { source, latest } = props
  const next = source.handover?.next() ?? null
  if (next === null) return <Held key={latest.seat ?? 'watching'} {...props} />
  const name = latest.table.seats[next].name ?? ''
  const take = () => source.handover?.take(next)
  return <Curtain name={name} game={latest.table.game} onTake={take} />
}

/** Nothing is shown before it is known what is to be told first. */
function Held(props: Props) {
  const { source, id, latest } = props
  const missed = useMissed(source, readerKey(id, latest), latest)
  return missed === undefined ? <Loading /> : <Playing {...props} missed={missed} />
}
