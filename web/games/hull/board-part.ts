import type { Target } from '@bulkhead/kernel'
import type { BoardPart } from '../ui.ts'

/** One of several boards, by the places that lie on it. */
export function partOf(
  id: string,
  label: BoardPart['label'],
  places: readonly number[],
): BoardPart {
  return {
    id,
    label,
    at: places.map((place) => `[data-target="place:${place}"]`).join(', '),
    holds: ({ kind, id: place }: Target) => kind === 'place' && places.includes(Number(place)),
  }
}
