import { FIRST_BLUE, FIRST_YELLOW, JUMP, SKULL } from '@bulkhead/nemesis/printed'
import { Icon } from '../../ui/icon.tsx'
import { DEATH } from '../hull/icons.ts'
import { HYPERSPACE } from './icons.ts'

/** Both tracks count down: each space bears what is left. */

export function TimeTrack({ time }: { readonly time: number }) {
  return (
    <span className="hull-track" aria-hidden="true">
      {spaces(JUMP).map((space) => (
        <span key={space} className={cell(space, time, space >= FIRST_BLUE && 'hull-blue')}>
          {JUMP - space}
        </span>
      ))}
      <span className={cell(JUMP, time, 'hull-last')}>
        <Icon shape={HYPERSPACE} size={14} />
      </span>
    </span>
  )
}

export function SelfDestructTrack({ at }: { readonly at: number }) {
  return (
    <span className="hull-track" aria-hidden="true">
      {spaces(SKULL).map((space) => (
        <span key={space} className={cell(space, at, space >= FIRST_YELLOW && 'hull-yellow')}>
          {SKULL - space}
        </span>
      ))}
      <span className={cell(SKULL, at, 'hull-last')}>
        <Icon shape={DEATH} size={14} />
      </span>
    </span>
  )
}

function spaces(count: number): number[] {
  return Array.from({ length: count }, (_, space) => space)
}

function cell(space: number, at: number, zone: string | false): string {
  const when = space === at ? 'hull-now' : space < at ? 'hull-past' : ''
  return ['hull-cell', zone, when].filter(Boolean).join(' ')
}
