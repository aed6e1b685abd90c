import { stripVTControlCharacters } from 'node:util'

/** Text on a page of so many columns; colours take no room. */

export function widthOf(text: string): number {
  return stripVTControlCharacters(text).length
}

/** Fills up with spaces on the right. */
export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

/** Cuts plain text that is too long. */
export function fitted(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`
}

/** Left and right on one line; the right part gives way where both do not fit. */
export function spread(left: string, right: string, width: number): string {
  const room = width - widthOf(left) - widthOf(right)
  return room < 1 ? padded(left, width) : left + ' '.repeat(room) + right
}

/** Breaks at spaces into lines that begin with a prefix. A word longer than a line is cut. */
export function wrapped(text: string, width: number, first = '', others = first): string[] {
  const lines: string[] = []
  const room = width - Math.max(widthOf(first), widthOf(others))
  let line = ''
  for (const word of text.split(' ').flatMap((one) => pieces(one, room))) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > room) {
      lines.push(line)
      line = word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line].map((one, i) => (i === 0 ? first : others) + one)
}

function pieces(word: string, width: number): string[] {
  if (widthOf(word) <= width) return [word]
  const plain = stripVTControlCharacters(word)
  return Array.from({ length: Math.ceil(plain.length / width) }, (_, i) =>
    plain.slice(i * width, (i + 1) * width),
  )
}

/** Short items beside each other, in as many columns as fit; otherwise each on its own line. */
export function inColumns(items: readonly string[], width: number): string[] {
  const widest = Math.max(0, ...items.map(widthOf))
  const columns = Math.max(1, Math.floor((width + GAP) / (widest + GAP)))
  const rows = Math.ceil(items.length / columns)
  return Array.from({ length: rows }, (_, row) =>
    items
      .filter((_, i) => i % rows === row)
      .map((item, i, all) => (i === all.length - 1 ? item : padded(item, widest + GAP)))
      .join(''),
  )
}

const GAP = 3
