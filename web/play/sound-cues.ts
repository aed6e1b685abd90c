import type { Cue } from '../games/moment.ts'

/** One tone or rush of noise of a sound. */
export interface Tone {
  readonly wave: OscillatorType | 'noise'
  /** Of a noise, where its filter stands. */
  readonly hz: number
  /** Where it glides to. */
  readonly to?: number
  /** Seconds after the beginning. */
  readonly at?: number
  readonly long: number
  /** From 0 to 1. */
  readonly level: number
}

/** Every sound, drawn from a few tones. */
export const CUES: Readonly<Record<Cue, readonly Tone[]>> = {
  turn: [
    { wave: 'sine', hz: 523, long: 0.35, level: 0.35 },
    { wave: 'sine', hz: 784, at: 0.16, long: 0.5, level: 0.35 },
  ],
  tick: [{ wave: 'triangle', hz: 1400, to: 900, long: 0.05, level: 0.25 }],
  rattle: [0, 0.07, 0.13, 0.18, 0.26].map((at) => ({
    wave: 'noise' as const,
    hz: 2600,
    at,
    long: 0.04,
    level: 0.35,
  })),
  knock: [
    { wave: 'sine', hz: 130, to: 70, long: 0.16, level: 0.7 },
    { wave: 'sine', hz: 120, to: 65, at: 0.24, long: 0.2, level: 0.55 },
  ],
  swell: [
    { wave: 'sawtooth', hz: 46, to: 92, long: 1.1, level: 0.3 },
    { wave: 'sine', hz: 69, to: 104, long: 1.1, level: 0.4 },
  ],
  strike: [
    { wave: 'noise', hz: 900, to: 200, long: 0.22, level: 0.7 },
    { wave: 'square', hz: 150, to: 50, long: 0.18, level: 0.25 },
  ],
  breath: [
    { wave: 'noise', hz: 500, to: 1300, long: 0.35, level: 0.25 },
    { wave: 'noise', hz: 1100, to: 300, at: 0.4, long: 0.5, level: 0.3 },
  ],
  hiss: [{ wave: 'noise', hz: 4200, to: 1800, long: 0.5, level: 0.25 }],
  latch: [
    { wave: 'noise', hz: 1800, long: 0.04, level: 0.5 },
    { wave: 'square', hz: 210, to: 160, at: 0.08, long: 0.06, level: 0.25 },
  ],
  crackle: [0, 0.05, 0.14, 0.17, 0.29, 0.36].map((at) => ({
    wave: 'noise' as const,
    hz: 3400,
    at,
    long: 0.025,
    level: 0.4,
  })),
  click: [{ wave: 'square', hz: 180, long: 0.025, level: 0.2 }],
  won: [
    { wave: 'triangle', hz: 262, to: 392, long: 1.4, level: 0.35 },
    { wave: 'sine', hz: 523, at: 0.5, long: 1.2, level: 0.3 },
  ],
  lost: [
    { wave: 'triangle', hz: 262, to: 131, long: 1.6, level: 0.35 },
    { wave: 'sine', hz: 98, at: 0.5, long: 1.4, level: 0.35 },
  ],
}
