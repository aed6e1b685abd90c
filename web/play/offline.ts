import { useSyncExternalStore } from 'react'
import { Store } from './store.ts'

/** Keeps the whole client in the browser, so that it starts and plays without a network. */

const ready = new Store<ServiceWorker | null>(null)

export function registerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', async () => {
    try {
      watch(await navigator.serviceWorker.register('sw.js'))
    } catch (error) {
      console.warn('This browser will not play offline.', error)
    }
  })
}

/** What switches to a new version that has been loaded; null while there is none. */
export function useNewVersion(): (() => void) | null {
  const waiting = useSyncExternalStore(ready.subscribe, ready.get)
  return waiting && (() => switchTo(waiting))
}

function watch(registration: ServiceWorkerRegistration): void {
  // On the first visit there is nothing to switch from.
  const note = () => navigator.serviceWorker.controller && ready.set(registration.waiting)
  note()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', note)
  })
}

function switchTo(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  })
  waiting.postMessage('switch')
}
