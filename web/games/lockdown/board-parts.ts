import type { LockdownView } from '@bulkhead/lockdown'
import { PLANS } from '@bulkhead/lockdown/printed'
import { partOf } from '../hull/board-part.ts'
import type { BoardPart } from '../ui.ts'

/** The surface and what lies under it, on the alternate side. */
export function boards({ board }: LockdownView): readonly BoardPart[] {
  if (board === 'standard') return []
  const places = PLANS[board].slots.map((_, place) => place)
  const isAbove = (place: number) => {
    const { section, tile } = PLANS[board].slots[place]
    return section === 's1' || tile?.startsWith('intersection') === true
  }
  return [
    partOf('surface', { en: 'Surface', fr: 'Surface' }, places.filter(isAbove)),
    partOf(
      'base',
      { en: 'Base', fr: 'Base' },
      places.filter((place) => !isAbove(place)),
    ),
  ]
}
