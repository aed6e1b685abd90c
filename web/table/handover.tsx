import { Curtain } from './curtain.tsx'
import { Playing, type PlayingProps } from './playing.tsx'

/** The table for whoever holds the device. The next one finds nothing on the screen of the one before. */
export function Handover(props: PlayingProps) {
  const { source, latest } = props
  const next = source.handover?.next() ?? null
  if (next === null) return <Playing key={latest.seat ?? 'watching'} {...props} />
  const name = latest.table.seats[next].name ?? ''
  const take = () => source.handover?.take(next)
  return <Curtain name={name} game={latest.table.game} onTake={take} />
}
