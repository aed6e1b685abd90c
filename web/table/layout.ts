import { useMedia } from '../ui/media.ts'

/**
 * wide: everything in sight. middle: the column is a drawer. phone: one part at a time under the board. flat: low
 * screens, with a panel beside the board. column: so little room that the page scrolls.
 */
export type Layout = 'wide' | 'middle' | 'phone' | 'flat' | 'column'

export function useLayout(): Layout {
  const isTiny = useMedia('(max-width: 559px) and (max-height: 459px)')
  const isLow = useMedia('(max-height: 519px)')
  const isNarrow = useMedia('(max-width: 899px)')
  const isMiddle = useMedia('(max-width: 1179px), (max-height: 639px)')
  if (isTiny) return 'column'
  if (isLow) return 'flat'
  if (isNarrow) return 'phone'
  return isMiddle ? 'middle' : 'wide'
}

/** Where the hand, the others and the log share one pane, and what opens at a thing docks there. */
export function isSmall(layout: Layout): boolean {
  return layout !== 'wide' && layout !== 'middle'
}
