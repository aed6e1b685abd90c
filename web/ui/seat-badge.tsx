import type { Seat } from '@bulkhead/kernel'

/** A seat's colour never stands alone: the initial is always with it. */
export function SeatBadge({ seat, initial }: { readonly seat: Seat; readonly initial: string }) {
  return (
    <span className={`seat-badge seat-${seat % 5}`} aria-hidden="true">
      {initial}
    </span>
  )
}
