import type { RetaliationView } from '@bulkhead/retaliation'
import { LAST_ROUND } from '@bulkhead/retaliation/printed'
import { Icon } from '../../ui/icon.tsx'
import { AUTODESTRUCTION, LANDER } from './icons.ts'

const ROUNDS = Array.from({ length: LAST_ROUND }, (_, i) => i + 1)

/** The rounds; what waits on one makes its cell wider. */
export function RoundTrack({ view }: { readonly view: RetaliationView }) {
  const { round, lander, autodestruction } = view
  return (
    <span className="hull-track" aria-hidden="true">
      {ROUNDS.map((number) => {
        const hasLander = lander.where === 'track' && lander.space === number
        const hasBomb = autodestruction.state === 'running' && autodestruction.space === number
        const when = number === round ? 'hull-now' : number < round ? 'hull-past' : ''
        const what = hasBomb ? 'ret-bomb' : hasLander ? 'ret-lander' : ''
        return (
          <span key={number} className={`hull-cell ret-cell ${when} ${what}`}>
            {hasLander && <Icon shape={LANDER} size={13} />}
            {hasBomb && <Icon shape={AUTODESTRUCTION} size={13} />}
            {number}
          </span>
        )
      })}
    </span>
  )
}
