import { useSyncExternalStore } from 'react'
import { Store } from './store.ts'

/** Whether the server has said that it cannot reach its storage: then nothing goes on until it can. */
const away = new Store(false)

export const UNSTORED = 'no-storage'

export function noteStorage(answers: boolean): void {
  away.set(!answers)
}

export const isStorageAway = away.get

export function useStorageAway(): boolean {
  return useSyncExternalStore(away.subscribe, away.get)
}
