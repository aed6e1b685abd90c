import { useSay } from '../words/words.ts'
import { REPLAY } from './replay-words.ts'

export interface Transport {
  readonly at: number
  readonly length: number
  readonly marks: readonly number[]
  readonly isPlaying: boolean
  readonly speed: number
  go(at: number): void
  round(by: 1 | -1): void
  play(on: boolean): void
  setSpeed(speed: number): void
}

const SPEEDS = [0.5, 1, 2, 4]

/** The bar of time; marks show where rounds begin. */
export function Scrub({ at, length, marks, go }: Transport) {
  const say = useSay(REPLAY)
  return (
    <div className="replay-scrub">
      <svg className="replay-marks" aria-hidden="true">
        {marks.map((mark) => (
          <rect key={mark} x={`${(100 * mark) / Math.max(1, length)}%`} width="1.5" height="100%" />
        ))}
      </svg>
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={say('scrub')}
        aria-valuetext={at === 0 ? say('beginning') : say('at-of', { at, length })}
        onChange={(event) => go(Number(event.target.value))}
      />
    </div>
  )
}

/** Steps back on the one side of the bar, on on the other; the long ones where there is room. */
export function Steps({ at, length, go, round, by }: Transport & { readonly by: 1 | -1 }) {
  const say = useSay(REPLAY)
  const isOff = by < 0 ? at === 0 : at >= length
  return by < 0 ? (
    <>
      <Step label={say('first')} shape="first" off={isOff} long="far" onPress={() => go(0)} />
      <Step
        label={say('round-back')}
        shape="round-back"
        off={isOff}
        long="round"
        onPress={() => round(-1)}
      />
      <Step label={say('back1')} shape="back" off={isOff} onPress={() => go(at - 1)} />
    </>
  ) : (
    <>
      <Step label={say('next1')} shape="next" off={isOff} onPress={() => go(at + 1)} />
      <Step
        label={say('round-on')}
        shape="round-on"
        off={isOff}
        long="round"
        onPress={() => round(1)}
      />
      <Step label={say('last')} shape="last" off={isOff} long="far" onPress={() => go(length)} />
    </>
  )
}

export function Play({ isPlaying, play }: Transport) {
  const say = useSay(REPLAY)
  return (
    <button
      type="button"
      className="button main replay-play"
      title={say(isPlaying ? 'pause' : 'play')}
      onClick={() => play(!isPlaying)}
    >
      <Drawn shape={isPlaying ? 'pause' : 'play'} />
      <span className="unseen">{say(isPlaying ? 'pause' : 'play')}</span>
      <span aria-hidden="true">
        <kbd>␣</kbd>
      </span>
    </button>
  )
}

export function Speed({ speed, setSpeed }: Transport) {
  const say = useSay(REPLAY)
  return (
    <select
      className="button replay-speed"
      aria-label={say('speed')}
      title={say('speed')}
      value={speed}
      onChange={(event) => setSpeed(Number(event.target.value))}
    >
      {SPEEDS.map((one) => (
        <option key={one} value={one}>
          {one} ×
        </option>
      ))}
    </select>
  )
}

interface StepProps {
  readonly label: string
  readonly shape: Shape
  readonly off: boolean
  /** Left out where there is little room: the bar reaches there too. */
  readonly long?: 'far' | 'round'
  readonly onPress: () => void
}

function Step({ label, shape, off, long, onPress }: StepProps) {
  return (
    <button
      type="button"
      className={`button plain icon-only ${long ? `replay-${long}` : ''}`}
      aria-label={label}
      title={label}
      disabled={off}
      onClick={onPress}
    >
      <Drawn shape={shape} />
    </button>
  )
}

const PATHS = {
  first: 'M5 5h2.500v14H5zM20 5v14L9 12z',
  'round-back': 'M12 5v14L2 12zM22 5v14l-10-7z',
  back: 'M17 5v14L6 12z',
  play: 'M7 4.500v15l13-7.500z',
  pause: 'M6 5h4.500v14H6zM13.500 5H18v14h-4.500z',
  next: 'M7 5v14l11-7z',
  'round-on': 'M12 5v14l10-7zM2 5v14l10-7z',
  last: 'M19 5h-2.500v14H19zM4 5v14l11-7z',
} as const

type Shape = keyof typeof PATHS

function Drawn({ shape }: { readonly shape: Shape }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" className="icon" aria-hidden="true">
      <path d={PATHS[shape]} />
    </svg>
  )
}
