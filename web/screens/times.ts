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
