import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { changeSettings, type Settings, useSettings } from '../../play/settings.ts'
import { playCue } from '../../play/sound.ts'
import { useSay } from '../../words/words.ts'
import { Glyph } from './glyph.tsx'
import { STORY } from './words.ts'
import './speaker.css'

const LONG = 500

/** Pressing it mutes; holding it, or the other button, shows how loud effects and ambience are. */
export function Speaker() {
  const say = useSay(STORY)
  const { sound } = useSettings()
  const [isOpen, open] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => closeOutside(root.current, isOpen, () => open(false)), [isOpen])
  const down = ({ button }: PointerEvent) => {
    wasHeld.current = false
    if (button !== 0) return
    timer.current = setTimeout(() => {
      wasHeld.current = true
      open(true)
    }, LONG)
  }
  return (
    <div className="speaker" ref={root}>
      <button
        type="button"
        className="button plain icon-only"
        aria-label={say(sound.on ? 'sound-on' : 'sound-off')}
        title={say(sound.on ? 'sound-on' : 'sound-off')}
        aria-pressed={sound.on}
        aria-expanded={isOpen}
        onPointerDown={down}
        onPointerUp={() => clearTimeout(timer.current)}
        onPointerLeave={() => clearTimeout(timer.current)}
        onContextMenu={(event) => {
          event.preventDefault()
          open(true)
        }}
        onClick={() => !wasHeld.current && toggleSound(sound)}
      >
        <Glyph shape={sound.on ? 'speaker' : 'mute'} size={22} />
      </button>
      {isOpen && (
        <div className="speaker-panel">
          <Loudness
            label={say('effects')}
            value={sound.volume}
            onChange={(volume) => changeSettings({ sound: { ...sound, volume, on: true } })}
            onEnd={() => playCue('tick')}
          />
          <Loudness
            label={say('ambience')}
            value={sound.ambience}
            onChange={(ambience) => changeSettings({ sound: { ...sound, ambience, on: true } })}
          />
        </div>
      )}
    </div>
  )
}

export function toggleSound(sound: Settings['sound']): void {
  changeSettings({ sound: { ...sound, on: !sound.on } })
}

interface LoudnessProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly onEnd?: () => void
}

function Loudness({ label, value, onChange, onEnd }: LoudnessProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={Math.round(value * 100)}
        onChange={(event) => onChange(Number(event.target.value) / 100)}
        onPointerUp={onEnd}
      />
      <span className="mono">{Math.round(value * 100)} %</span>
    </label>
  )
}

function closeOutside(root: Element | null, isOpen: boolean, close: () => void): () => void {
  const pressed = ({ target }: Event) => {
    if (!(target instanceof Node && root?.contains(target))) close()
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  if (isOpen) {
    addEventListener('pointerdown', pressed)
    addEventListener('keydown', key)
  }
  return () => {
    removeEventListener('pointerdown', pressed)
    removeEventListener('keydown', key)
  }
}
