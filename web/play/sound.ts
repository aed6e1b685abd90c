import type { Cue } from '../games/moment.ts'
import { currentSettings } from './settings.ts'
import { CUES, type Tone } from './sound-cues.ts'

/** Sounds are made here and now; none before somebody has touched the page. */
let audio: AudioContext | null = null
let hum: GainNode | null = null

const GESTURES = ['pointerdown', 'keydown'] as const

/** Waits for the first gesture; answers how to stop waiting. */
export function armSound(): () => void {
  const begin = () => {
    stop()
    audio ??= 'AudioContext' in globalThis ? new AudioContext() : null
    applyAmbience()
  }
  const stop = () => {
    for (const kind of GESTURES) removeEventListener(kind, begin)
  }
  for (const kind of GESTURES) addEventListener(kind, begin)
  return stop
}

/** Plays a sound. In the background only that it is one's turn. */
export function playCue(cue: Cue): void {
  const { on, volume } = currentSettings().sound
  if (!audio || !on || volume === 0 || (document.hidden && cue !== 'turn')) return
  const now = audio.currentTime
  for (const tone of CUES[cue]) playTone(audio, tone, now, volume)
}

function playTone(context: AudioContext, tone: Tone, now: number, volume: number): void {
  const { at = 0, long, level } = tone
  const [start, end] = [now + at, now + at + long]
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(level * volume, start + Math.min(0.02, long / 4))
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  gain.connect(context.destination)
  const source = tone.wave === 'noise' ? noise(context, tone, gain) : wave(context, tone, gain)
  glide(source.pitch, tone, start, end)
  source.node.start(start)
  source.node.stop(end)
}

interface Source {
  readonly node: AudioScheduledSourceNode
  readonly pitch: AudioParam
}

function wave(context: AudioContext, { wave }: Tone, into: AudioNode): Source {
  const node = context.createOscillator()
  node.type = wave as OscillatorType
  node.connect(into)
  return { node, pitch: node.frequency }
}

function noise(context: AudioContext, { long }: Tone, into: AudioNode): Source {
  const node = context.createBufferSource()
  node.buffer = hissing(context, long)
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  node.connect(filter).connect(into)
  return { node, pitch: filter.frequency }
}

function glide(pitch: AudioParam, { hz, to = hz }: Tone, start: number, end: number): void {
  pitch.setValueAtTime(hz, start)
  pitch.exponentialRampToValueAtTime(to, end)
}

function hissing(context: AudioContext, long: number): AudioBuffer {
  const length = Math.ceil(context.sampleRate * long)
  const buffer = context.createBuffer(1, length, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}

const HUM_LEVEL = 0.05

/** The ship's hum, as loud as the settings say; silent in the background. */
export function applyAmbience(): void {
  if (!audio) return
  const { on, ambience } = currentSettings().sound
  const level = on && !document.hidden ? ambience * HUM_LEVEL : 0
  if (level > 0) hum ??= humming(audio)
  hum?.gain.setTargetAtTime(level, audio.currentTime, 0.4)
}

function humming(context: AudioContext): GainNode {
  const gain = context.createGain()
  gain.gain.value = 0
  gain.connect(context.destination)
  for (const hz of [48, 72.5, 96.3]) {
    const node = context.createOscillator()
    node.frequency.value = hz
    node.connect(gain)
    node.start()
  }
  return gain
}
