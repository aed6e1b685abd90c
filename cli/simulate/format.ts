/** Numbers as the report writes them. */

export function number(value: number): string {
  return Math.round(value).toLocaleString('en')
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}

/** A difference of shares, in percentage points. */
export function points(share: number): string {
  const text = (share * 100).toFixed(1)
  return share > 0 ? `+${text}` : text.replace('-', '−')
}

export function duration(milliseconds: number): string {
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(1)} s`
  if (milliseconds >= 10) return `${milliseconds.toFixed(0)} ms`
  if (milliseconds >= 0.1) return `${milliseconds.toFixed(1)} ms`
  return milliseconds < 0.001 ? '<1 µs' : `${(milliseconds * 1000).toFixed(0)} µs`
}
