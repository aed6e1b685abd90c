import type { Language } from '@bulkhead/kernel'

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** Seconds as people say them: in the largest unit that leaves no rest. */
export function timeIn(language: Language, seconds: number): string {
  const [unit, length] = UNITS.find(([, size]) => seconds % size === 0) ?? UNITS[3]
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(language, style).format(seconds / length)
}

const LONG_AGO = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Milliseconds that have passed, in whole units of the largest that fits; at least a minute. */
export function agoIn(language: Language, milliseconds: number): string {
  const [unit, length] = LONG_AGO.find(([, size]) => milliseconds >= size) ?? LONG_AGO[2]
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(language, style).format(
    Math.max(1, Math.floor(milliseconds / length)),
  )
}
