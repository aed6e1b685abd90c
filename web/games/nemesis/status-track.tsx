import { FIRST_BLUE, FIRST_YELLOW, JUMP, SKULL } from '@bulkhead/nemesis/printed'
import { Icon } from '../../ui/icon.tsx'
import { DEATH, HYPERSPACE } from './icons.ts'

/** Both tracks count down: each space bears what is left. */

export function TimeTrack({ time }: { readonly time: number }) {
  return (
    <span className="nem-track" aria-hidden="true">
      {spaces(JUMP).map((space) => (
        <span key={space} className={cell(space, time, space >= FIRST_BLUE && 'nem-blue')}>
          {JUMP - space}
        </span>
      ))}
      <span className={cell(JUMP, time, 'nem-last')}>
        <Icon shape={HYPERSPACE} size={14} />
      </span>
    </span>
  )
}

export function SelfDestructTrack({ at }: { readonly at: number }) {
  return (
    <span className="nem-track" aria-hidden="true">
      {spaces(SKULL).map((space) => (
        <span key={space} className={cell(space, at, space >= FIRST_YELLOW && 'nem-yellow')}>
          {SKULL - space}
        </span>
      ))}
      <span className={cell(SKULL, at, 'nem-last')}>
        <Icon shape={DEATH} size={14} />
      </span>
    </span>
  )
}

function spaces(count: number): number[] {
  return Array.from({ length: count }, (_, space) => space)
}

function cell(space: number, at: number, zone: string | false): string {
  const when = space === at ? 'nem-now' : space < at ? 'nem-past' : ''
  return ['nem-cell', zone, when].filter(Boolean).join(' ')
}
