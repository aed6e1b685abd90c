import '../../test/browser.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Everything that a page would do to be heard. */
const started: string[] = []
const param = () => ({
  value: 0,
  setValueAtTime: () => undefined,
  linearRampToValueAtTime: () => undefined,
  exponentialRampToValueAtTime: () => undefined,
  setTargetAtTime: () => undefined,
})
const node = (kind: string) => {
  const made = {
    gain: param(),
    frequency: param(),
    connect: (into: unknown) => into,
    start: () => started.push(kind),
    stop: () => undefined,
  }
  return made
}
class Context {
  currentTime = 0
  sampleRate = 100
  destination = {}
  createGain = () => node('gain')
  createOscillator = () => node('wave')
  createBiquadFilter = () => node('filter')
  createBufferSource = () => node('noise')
  createBuffer = () => ({ getChannelData: () => new Float32Array(1) })
}

let gestures: Map<string, () => void>
beforeEach(() => {
  gestures = new Map()
  started.length = 0
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('addEventListener', (kind: string, heard: () => void) => gestures.set(kind, heard))
  vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } })
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function armed() {
  const sound = await import('../sound.ts')
  sound.armSound()
  return sound
}

test('nothing sounds before somebody has touched the page', async () => {
  const { playCue } = await armed()
  playCue('knock')
  expect(started).toEqual([])
  gestures.get('pointerdown')!()
  playCue('knock')
  expect(started).toEqual(['wave', 'wave'])
})

test('muted it is silent; in the background only one’s turn sounds', async () => {
  const { playCue } = await armed()
  gestures.get('keydown')!()
  const settings = await import('../settings.ts')
  settings.changeSettings({ sound: { on: false, volume: 0.6, ambience: 0 } })
  playCue('knock')
  expect(started).toEqual([])
  settings.changeSettings({ sound: { on: true, volume: 0.6, ambience: 0 } })
  vi.stubGlobal('document', { hidden: true, documentElement: { dataset: {} } })
  playCue('knock')
  expect(started).toEqual([])
  playCue('turn')
  expect(started).toEqual(['wave', 'wave'])
})
