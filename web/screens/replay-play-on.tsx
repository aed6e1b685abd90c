import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Film } from '../play/film.ts'
import { isRefused } from '../play/source.ts'
import { useSay } from '../words/words.ts'
import { REPLAY } from './replay-words.ts'

interface Props {
  readonly playOn: NonNullable<Film['playOn']>
  readonly at: number
}

/** A new game from the moment that is looked at. */
export function PlayOn({ playOn, at }: Props) {
  const say = useSay(REPLAY)
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<string | null>(null)
  const isBusy = useRef(false)
  const press = async () => {
    if (isBusy.current) return
    isBusy.current = true
    const next = await playOn(at)
    isBusy.current = false
    if (isRefused(next)) setProblem(next.message)
    else navigate(next)
  }
  return (
    <>
      <button
        type="button"
        className="button replay-on"
        aria-label={say('play-on')}
        title={say('play-on-hint')}
        onClick={press}
      >
        <span className="replay-on-long">{say('play-on')}</span>
        <span className="replay-on-short">{say('play-on-short')}</span>
      </button>
      {problem && (
        <p className="top-note" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
