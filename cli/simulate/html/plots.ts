import { safe } from './markup.ts'

/** Plots of words in HTML and marks in SVG: positions are shares of the width, so that text never shrinks. */

export interface Mark {
  readonly at: number
  readonly low: number
  readonly high: number
  /** `won`, `survived`, `with` or `without`. */
  readonly look: string
}

export interface PlotRow {
  readonly name: string
  readonly value: string
  /** How the value is coloured. */
  readonly mood?: 'better' | 'worse'
  readonly marks: readonly Mark[]
}

export interface Scale {
  readonly min: number
  readonly max: number
  readonly ticks: readonly string[]
}

/** From 0 to a round number of percent that nothing exceeds. */
export function shareScale(rows: readonly PlotRow[]): Scale {
  const most = Math.max(0, ...rows.flatMap(({ marks }) => marks.map(({ high }) => high)))
  const max = [0.05, 0.1, 0.2, 0.4, 0.6, 0.8].find((one) => most <= one) ?? 1
  return {
    min: 0,
    max,
    ticks: [0, 0.25, 0.5, 0.75, 1].map((one) => `${+(one * max * 100).toFixed(2)}%`),
  }
}

const TRACK = 12

/** Rows of dots with their intervals; the marks of a row stand below each other, or on one line. */
export function dots(rows: readonly PlotRow[], scale: Scale, together = false): string {
  const drawn = rows.map((row) => plotRow(row, rowMarks(row.marks, scale, together)))
  return `<div class="plot">${drawn.join('')}${axis(scale)}</div>`
}

function plotRow({ name, value, mood }: PlotRow, svg: string): string {
  const colour = mood ? ` ${mood}` : ''
  return `<div class="row"><span class="name">${safe(name)}</span><span class="value${colour}">${safe(value)}</span>${svg}</div>`
}

function rowMarks(marks: readonly Mark[], scale: Scale, together: boolean): string {
  const height = TRACK * (together ? 1 : marks.length)
  const lines = together ? [0] : marks.map((_, i) => i)
  const tracks = lines.map((i) => line('track', 0, 1, middle(i)))
  const link =
    together && marks.length === 2
      ? [line('link', x(marks[0].at, scale), x(marks[1].at, scale), middle(0))]
      : []
  const drawn = marks.map((mark, i) => markAt(mark, scale, middle(together ? 0 : i)))
  return `<svg height="${height}" aria-hidden="true">${[...tracks, ...link, ...drawn].join('')}</svg>`
}

function middle(line: number): number {
  return (line + 0.5) * TRACK
}

function markAt({ at, low, high, look }: Mark, scale: Scale, y: number): string {
  const whisker = line(`whisker ${look}`, x(low, scale), x(high, scale), y)
  return `${whisker}<circle class="dot ${look}" cx="${share(x(at, scale))}" cy="${y}" r="4.5"/>`
}

function line(look: string, from: number, to: number, y: number): string {
  return `<line class="${look}" x1="${share(from)}" x2="${share(to)}" y1="${y}" y2="${y}"/>`
}

function x(value: number, { min, max }: Scale): number {
  return max === min ? 0.5 : Math.min(1, Math.max(0, (value - min) / (max - min)))
}

function share(part: number): string {
  return `${+(part * 100).toFixed(2)}%`
}

function axis({ ticks }: Scale): string {
  const labels = ticks.map((tick) => `<span>${safe(tick)}</span>`)
  return `<div class="ticks" aria-hidden="true">${labels.join('')}</div>`
}

/** Bars with the interval at their end. */
export function bars(rows: readonly PlotRow[], scale: Scale): string {
  const drawn = rows.map((row) => {
    const [{ at, low, high }] = row.marks
    const bar = `<rect class="bar" x="0" y="1" height="10" width="${share(x(at, scale))}"/>`
    const end = line('end', x(low, scale), x(high, scale), 6)
    return plotRow(row, `<svg height="12" aria-hidden="true">${bar}${end}</svg>`)
  })
  return `<div class="plot">${drawn.join('')}${axis(scale)}</div>`
}

const HEIGHT = 120
const MOST_BINS = 40
const GAP = 0.12

/** How many games were how long; bins of equal width, the one with the median lit. */
export function histogram(counts: readonly (readonly [number, number])[], median: number): string {
  const [min, max] = [counts[0][0], counts.at(-1)![0]]
  const width = Math.ceil((max - min + 1) / MOST_BINS)
  const bins = new Array<number>(Math.ceil((max - min + 1) / width)).fill(0)
  const binOf = (value: number) => Math.floor((value - min) / width)
  for (const [value, count] of counts) bins[binOf(value)] += count
  const most = Math.max(...bins)
  const drawn = bins.map((count, i) => {
    const height = (count / most) * (HEIGHT - 2)
    const look = i === binOf(median) ? 'bar middle' : 'bar'
    const place = `x="${share((i + GAP / 2) / bins.length)}" width="${share((1 - GAP) / bins.length)}"`
    return `<rect class="${look}" ${place} y="${(HEIGHT - height).toFixed(1)}" height="${height.toFixed(1)}"/>`
  })
  const floor = line('zero', 0, 1, HEIGHT)
  const svg = `<svg height="${HEIGHT + 2}" aria-hidden="true">${drawn.join('')}${floor}</svg>`
  const label = max === min ? [`${min}`] : [`${min}`, `${max}`]
  return `<div class="plot">${svg}${axis({ min, max, ticks: label })}</div>`
}
