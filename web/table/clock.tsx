import { useEffect, useState } from 'react'
import type { Position } from '../play/position.ts'
import { serverNow } from '../play/server-time.ts'
import { useSay } from '../words/words.ts'
import { TABLE } from './words.ts'

/** How long the seat that is asked may still think. */
export function TimeLeft({ position }: { readonly position: Position }) {
  const say = useSay(TABLE)
  const deadlines = position.waiting.flatMap((seat) => position.clocks[seat]?.deadline ?? [])
  const deadline = deadlines.length > 0 ? Math.min(...deadlines) : null
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (deadline === null) return
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [deadline])
  if (deadline === null) return null
  const time = inWords(Math.max(0, deadline - now))
  return (
    <span className="mono prompt-clock" role="timer" aria-label={say('time-left', { time })}>
      {time}
    </span>
  )
}

/** 3:05, 2:03:05 or 2 d 3:05:00. */
export function inWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const [d, h, m, s] = [
    Math.floor(seconds / 86400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ]
  const two = (n: number) => String(n).padStart(2, '0')
  if (d > 0) return `${d} d ${h}:${two(m)}:${two(s)}`
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
