import { SHUTTLE_RED, SHUTTLE_YELLOW } from '@bulkhead/aftermath/printed'

/** The Shuttle's track counts down: each space bears what is left. */
export function ShuttleTrack({ at }: { readonly at: number }) {
  return (
    <span className="hull-track" aria-hidden="true">
      {Array.from({ length: SHUTTLE_RED + 1 }, (_, space) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space is known by its number.
        <span key={space} className={cell(space, at)}>
          {SHUTTLE_RED - space}
        </span>
      ))}
    </span>
  )
}

function cell(space: number, at: number): string {
  const zone =
    space === SHUTTLE_RED ? 'hull-last' : SHUTTLE_YELLOW.includes(space) ? 'hull-yellow' : ''
  const when = space === at ? 'hull-now' : space < at ? 'hull-past' : ''
  return ['hull-cell', zone, when].filter(Boolean).join(' ')
}
