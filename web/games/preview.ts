import type { Option } from '@bulkhead/kernel'
import { useSyncExternalStore } from 'react'
import type { Choices } from './ui.ts'

/** What one part of the screen makes of the option that is looked at: plain values, or the option itself. */
export function usePreview<T>({ preview }: Choices, read: (option: Option | null) => T): T {
  return useSyncExternalStore(preview.subscribe, () => read(preview.get()))
}

/** Where nothing is ever looked at. */
export const NO_PREVIEW: Choices['preview'] = { get: () => null, subscribe: () => () => {} }
