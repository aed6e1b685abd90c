import { useEffect, useRef } from 'react'
import { useSettings } from '../../play/settings.ts'
import { applyAmbience, armSound, playCue } from '../../play/sound.ts'
import { cueOf, endCue } from './cues.ts'
import type { Telling } from './use-story.ts'

/** Each beat sounds when it is told; one's turn when one is asked, seen or not. */
export function useSound({ now, position, story }: Telling): void {
  const { sound } = useSettings()
  useEffect(armSound, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hum follows the settings.
  useEffect(() => {
    applyAmbience()
    document.addEventListener('visibilitychange', applyAmbience)
    return () => document.removeEventListener('visibilitychange', applyAmbience)
  }, [sound])

  const first = now?.parts[0] ?? null
  const beat = useRef(now)
  beat.current = now
  useEffect(() => {
    const cue = first && beat.current ? cueOf(beat.current) : null
    if (cue) playCue(cue)
  }, [first])

  const { latest } = story
  const isAsked = (document.hidden ? latest : position).pending.length > 0 && !latest.result
  useEffect(() => {
    if (isAsked) playCue('turn')
  }, [isAsked])
  const end = endCue(position.result, position.seat)
  const wasOver = useRef(position.result !== null)
  useEffect(() => {
    if (end && !wasOver.current) playCue(end)
  }, [end])
}
