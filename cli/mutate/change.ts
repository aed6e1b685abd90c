/** One line of the rules written otherwise, as somebody might have written it by mistake. */
export interface Change {
  /** Relative to the root, with forward slashes. */
  readonly file: string
  readonly line: number
  /** What is done to the code, in a few words. */
  readonly kind: string
  /** The text from `start` to `end` becomes `text`. */
  readonly start: number
  readonly end: number
  readonly text: string
  /** What runs whenever the changed code does; null where loading the module is enough. */
  readonly place: Place | null
}

/** A statement, or an expression that stands where any expression could. */
export interface Place {
  readonly start: number
  readonly end: number
  /** What makes room for a call before it. */
  readonly room: 'before' | 'braces' | 'parentheses'
}

export interface Source {
  readonly file: string
  readonly text: string
}

export function idOf({ file, start, kind }: Change): string {
  return `${file}@${start} ${kind}`
}

export function changed(source: string, { start, end, text }: Change): string {
  return source.slice(0, start) + text + source.slice(end)
}

export interface Shown {
  readonly before: string
  readonly after: string
}

const LONGEST = 200

/** The changed lines before and after, each as one line. */
export function shown(source: string, change: Change): Shown {
  const from = source.lastIndexOf('\n', change.start - 1) + 1
  const end = source.indexOf('\n', change.end)
  const to = end < 0 ? source.length : end
  const after = changed(source, change)
  return {
    before: oneLine(source.slice(from, to)),
    after: oneLine(after.slice(from, to + after.length - source.length)),
  }
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}
