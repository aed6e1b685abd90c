import { useEffect, useRef, useState } from 'react'

/** So many new lines are worth a summary. */
const WORTH_TELLING = 8

/** What was written while this reader did not look: since the page was left, hidden or handed on. */
export function useAway(reader: string, lines: number): { missed: number; from: number } {
  const key = `bulkhead-seen-${reader}`
  const current = useRef(lines)
  current.current = lines
  const [away, setAway] = useState(() => missedSince(readSeen(key), lines))
  useEffect(() => {
    const remember = () => {
      if (document.hidden) localStorage.setItem(key, String(current.current))
      else setAway(missedSince(readSeen(key), current.current))
    }
    const leave = () => localStorage.setItem(key, String(current.current))
    document.addEventListener('visibilitychange', remember)
    addEventListener('pagehide', leave)
    return () => {
      leave()
      document.removeEventListener('visibilitychange', remember)
      removeEventListener('pagehide', leave)
    }
  }, [key])
  return away
}

function readSeen(key: string): number | null {
  const seen = localStorage.getItem(key)
  return seen === null ? null : Number(seen)
}

function missedSince(seen: number | null, lines: number): { missed: number; from: number } {
  const from = Math.min(seen ?? lines, lines)
  return { missed: lines - from >= WORTH_TELLING ? lines - from : 0, from }
}
