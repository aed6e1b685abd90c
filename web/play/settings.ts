import type { Language } from '@bulkhead/kernel'
import { useSyncExternalStore } from 'react'

export interface Settings {
  readonly language: Language
  readonly theme: 'dark' | 'light'
  /** How long what happens is shown. */
  readonly pace: 'calm' | 'quick' | 'instant'
  /** Explanations that appear by themselves. */
  readonly hints: boolean
  /** One click or tap on the board answers; otherwise a second one confirms. */
  readonly oneTap: boolean
  /** Patterns and letters wherever colours tell things apart. */
  readonly patterns: boolean
  readonly notify: boolean
  /** The name that one plays under. */
  readonly name: string
  /** Guides that were seen to their end, by game. */
  readonly guided: readonly string[]
}

const KEY = 'bulkhead-settings'

function defaults(): Settings {
  return {
    language: navigator.language.startsWith('fr') ? 'fr' : 'en',
    theme: 'dark',
    pace: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'quick',
    hints: true,
    oneTap: false,
    patterns: false,
    notify: false,
    name: '',
    guided: [],
  }
}

function read(): Settings {
  try {
    return { ...defaults(), ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return defaults()
  }
}

let settings = read()
const listeners = new Set<() => void>()

export function currentSettings(): Settings {
  return settings
}

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays; it asks again next time.
  }
  applySettings()
  for (const listener of listeners) listener()
}

/** Everything as at the first visit; the name stays. */
export function resetSettings(): void {
  changeSettings({ ...defaults(), name: settings.name })
}

/** What the style sheets need to know. */
export function applySettings(): void {
  const { dataset } = document.documentElement
  document.documentElement.lang = settings.language
  dataset.theme = settings.theme
  dataset.pace = settings.pace
  dataset.patterns = String(settings.patterns)
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, currentSettings)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
