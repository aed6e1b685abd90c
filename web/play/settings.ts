import type { Language } from '@bulkhead/kernel'
import { useSyncExternalStore } from 'react'

export interface Settings {
  readonly language: Language
  /** As the system has it, until told otherwise. */
  readonly theme: 'system' | Theme
  /** How long each thing that happens is told; at step every one of them waits. */
  readonly pace: Pace
  /** Where the telling waits for a press; auto asks how many games one has played. */
  readonly stops: 'auto' | Stops
  /** How loud effects and the ship's hum are, from 0 to 1. */
  readonly sound: { readonly on: boolean; readonly volume: number; readonly ambience: number }
  /** A second press confirms with the mouse too; a finger always needs it. */
  readonly confirm: boolean
  /** Explanations that appear by themselves. */
  readonly hints: boolean
  /** Patterns and letters wherever colours tell things apart. */
  readonly patterns: boolean
  readonly notify: boolean
  /** The name that one plays under. */
  readonly name: string
  /** Hints at what is new, beside it; and those that were seen, as `game:tip`. */
  readonly tips: { readonly on: boolean; readonly seen: readonly string[] }
  /** The first tables that were played to their end: whoever has some is no beginner. */
  readonly played: readonly string[]
}

export type Theme = 'dark' | 'light'

export const PACES = ['calm', 'normal', 'quick', 'step'] as const
export type Pace = (typeof PACES)[number]

/** Everything that concerns one's own seat; only what harms it; nothing. */
export const STOPS = ['all', 'harm', 'never'] as const
export type Stops = (typeof STOPS)[number]

const KEY = 'bulkhead-settings'
const FIRST_GAMES = 3
const isLight = matchMedia('(prefers-color-scheme: light)')

function defaults(): Settings {
  return {
    language: navigator.language.startsWith('fr') ? 'fr' : 'en',
    theme: 'system',
    pace: 'normal',
    stops: 'auto',
    sound: { on: true, volume: 0.6, ambience: 0 },
    confirm: false,
    hints: true,
    patterns: false,
    notify: false,
    name: '',
    tips: { on: true, seen: [] },
    played: [],
  }
}

function read(): Settings {
  try {
    const first = defaults()
    const kept = { ...first, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
    const pace = PACES.includes(kept.pace) ? kept.pace : first.pace
    const sound = { ...first.sound, ...kept.sound }
    return { ...kept, pace, sound, tips: { ...first.tips, ...kept.tips } }
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
  applied()
}

/** Everything as at the first visit; who one is and what one has played stays. */
export function resetSettings(): void {
  const { name, played } = settings
  changeSettings({ ...defaults(), name, played })
}

export function themeOf({ theme }: Settings): Theme {
  if (theme !== 'system') return theme
  return isLight.matches ? 'light' : 'dark'
}

export function stopsOf({ stops, played }: Settings): Stops {
  if (stops !== 'auto') return stops
  return played.length < FIRST_GAMES ? 'all' : 'harm'
}

/** A table of one's own has come to its end. */
export function notePlayed(table: string): void {
  const { played } = settings
  if (played.length >= FIRST_GAMES || played.includes(table)) return
  changeSettings({ played: [...played, table] })
}

/** These hints were seen. */
export function noteTips(ids: readonly string[]): void {
  const { tips } = settings
  const seen = new Set([...tips.seen, ...ids])
  if (seen.size > tips.seen.length) changeSettings({ tips: { ...tips, seen: [...seen] } })
}

export function stopTips(): void {
  changeSettings({ tips: { ...settings.tips, on: false } })
}

/** All hints of a game, or of every game, as if none had been seen. */
export function startTips(game = ''): void {
  const seen = settings.tips.seen.filter((id) => game !== '' && !id.startsWith(`${game}:`))
  changeSettings({ tips: { on: true, seen } })
}

/** What the style sheets need to know, now and when the system changes its mind. */
export function applySettings(): void {
  applyToPage()
  isLight.addEventListener('change', applied)
}

function applied(): void {
  applyToPage()
  for (const listener of listeners) listener()
}

function applyToPage(): void {
  const { dataset } = document.documentElement
  document.documentElement.lang = settings.language
  dataset.theme = themeOf(settings)
  dataset.patterns = String(settings.patterns)
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, currentSettings)
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => themeOf(settings))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
