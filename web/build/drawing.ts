/** How many numbers each command of a path takes. */
const TAKES: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
}
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy
/** The flags of an arc may stand together, without a gap. */
const FLAG = /[01]/y
const FLAGS = [3, 4]
const GAP = /[\s,]*/y

interface Stroke {
  readonly command: string
  readonly numbers: readonly number[]
}

/**
 * A path with whole numbers: a unit is little in a drawing of 512. Every point is rounded where it lies, so that
 * nothing drifts; a curve keeps its kind, an arc a tenth of its radii.
 */
export function rounded(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let said = ''
  let written = ''
  for (const { command, numbers } of strokesOf(path)) {
    const kind = command.toLowerCase()
    const isRelative = command === kind
    const across = (value: number) => (isRelative ? x + value : value)
    const down = (value: number) => (isRelative ? y + value : value)
    const from = { x: Math.round(x), y: Math.round(y) }
    const values: number[] = []
    if (kind === 'h') x = across(numbers[0])
    else if (kind === 'v') y = down(numbers[0])
    else if (kind === 'z') [x, y] = [startX, startY]
    else {
      const points = numbers
        .slice(kind === 'a' ? 5 : 0)
        .map((value, i) => (i % 2 ? down : across)(value))
      if (kind === 'a')
        values.push(...numbers.slice(0, 5).map((value) => Math.round(value * 10) / 10))
      values.push(...points.map((value, i) => Math.round(value) - (i % 2 ? from.y : from.x)))
      ;[x, y] = points.slice(-2)
    }
    if (kind === 'h') values.push(Math.round(x) - from.x)
    if (kind === 'v') values.push(Math.round(y) - from.y)
    if (kind === 'm') [startX, startY] = [x, y]
    written += kind === said ? listed(values, true) : kind + listed(values, false)
    // Points that follow a beginning are those of lines.
    said = kind === 'm' ? 'l' : kind === 'z' ? '' : kind
  }
  return written
}

function listed(values: readonly number[], goesOn: boolean): string {
  return values
    .map((value, i) => (value < 0 || (i === 0 && !goesOn) ? `${value}` : ` ${value}`))
    .join('')
}

function strokesOf(path: string): Stroke[] {
  const strokes: Stroke[] = []
  let at = 0
  let command = ''
  const next = (pattern: RegExp): string => {
    GAP.lastIndex = at
    at += GAP.exec(path)![0].length
    pattern.lastIndex = at
    const found = pattern.exec(path)?.[0] ?? ''
    at += found.length
    return found
  }
  for (;;) {
    const named = next(/[a-z]/iy)
    if (!named && next(/$/y) === '' && at >= path.length) return strokes
    command = named || (command === 'm' ? 'l' : command === 'M' ? 'L' : command)
    const takes = TAKES[command.toLowerCase()]
    const numbers = Array.from({ length: takes }, (_, i) => {
      const isFlag = takes === 7 && FLAGS.includes(i)
      const text = next(isFlag ? FLAG : NUMBER)
      if (text === '') throw new Error(`A path cannot be read at ${at}: ${path}`)
      return Number(text)
    })
    strokes.push({ command, numbers })
  }
}
