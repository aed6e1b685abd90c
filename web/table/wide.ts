import { useSyncExternalStore } from 'react'

const query = '(min-width: 900px)'

/** Whether there is room for everything beside the board. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
