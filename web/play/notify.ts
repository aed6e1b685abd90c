import { useEffect } from 'react'
import { currentSettings } from './settings.ts'

const PLAIN_ICON = 'icon.svg'
const TURN_ICON = 'icon-turn.svg'

/** Says in the title, on the tab's icon and, where wanted, by a notice that it is this person's turn. */
export function useYourTurn(isMine: boolean, words: string, game: string): void {
  useEffect(() => {
    document.title = isMine ? `● ${words} · ${game}` : `${game} · Bulkhead`
    setIcon(isMine ? TURN_ICON : PLAIN_ICON)
    if (isMine) notify(words, game)
    return () => {
      document.title = 'Bulkhead'
      setIcon(PLAIN_ICON)
    }
  }, [isMine, words, game])
}

function setIcon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', href)
}

/** Asks the browser whether notices may be shown; to be called when somebody switches them on. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false
  if (Notification.permission !== 'default') return Notification.permission === 'granted'
  return (await Notification.requestPermission()) === 'granted'
}

async function notify(title: string, body: string): Promise<void> {
  const isWanted = currentSettings().notify && document.hidden
  if (!isWanted || !('Notification' in globalThis) || Notification.permission !== 'granted') return
  // One notice for each table: a newer one takes the place of the older.
  const notice = { body, icon: 'icon-192.png', tag: location.hash, data: location.href }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker?.active) await worker.showNotification(title, notice)
  else plainNotice(title, notice)
}

function plainNotice(title: string, options: NotificationOptions): void {
  const notice = new Notification(title, options)
  notice.onclick = () => {
    focus()
    notice.close()
  }
}
