import './browser.ts'
import { afterEach, expect, test, vi } from 'vitest'
import type { Settings } from '../play/settings.ts'

afterEach(() => vi.unstubAllGlobals())

/** The settings as a page finds them that was left with these, on a system of this theme. */
async function settingsAfter(kept: object, light = false) {
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(kept), setItem: () => null })
  vi.stubGlobal('matchMedia', () => ({ matches: light, addEventListener: () => null }))
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  return import('../play/settings.ts')
}

test('the telling stops for everything in the first three games, then for harm, or as one wishes', async () => {
  const { currentSettings, notePlayed, stopsOf } = await settingsAfter({})
  for (const table of ['one', 'two', 'two']) notePlayed(table)
  expect(stopsOf(currentSettings())).toBe('all')
  notePlayed('three')
  expect(stopsOf(currentSettings())).toBe('harm')
  expect(stopsOf({ ...currentSettings(), stops: 'never' })).toBe('never')
})

test('the theme is the system’s until told otherwise', async () => {
  const { currentSettings, themeOf } = await settingsAfter({}, true)
  expect(themeOf(currentSettings())).toBe('light')
  expect(themeOf({ ...currentSettings(), theme: 'dark' })).toBe('dark')
})

test('a pace that is no more becomes the normal one; the rest is kept', async () => {
  const { currentSettings } = await settingsAfter({ pace: 'instant', name: 'Ann' })
  const { pace, name }: Settings = currentSettings()
  expect({ pace, name }).toEqual({ pace: 'normal', name: 'Ann' })
})
