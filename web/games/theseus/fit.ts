import { hyphenated } from '../cards/hyphens.ts'

/** Names in little room: whole, in lines that fit, or not at all. */

/** Width of a letter of the title type, as a part of its size. */
const LETTER = 0.54
const SOFT = '\u00ad'

export function textWidth(text: string, size: number): number {
  return text.length * size * LETTER
}

/** The name in at most so many lines of this width, long words broken between syllables; none where it does not fit. */
export function fitted(name: string, width: number, size: number, lines: number): string[] {
  const letters = Math.floor(width / (size * LETTER))
  const whole = wrapped(name.split(/[\s-]/), letters)
  const fits = whole.length <= lines && whole.every((line) => line.length <= letters)
  return fits ? whole : []
}

function wrapped(words: readonly string[], letters: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(...(word.length > letters ? broken(word, letters) : [word]))
  }
  return lines
}

/** As many syllables in a line as there is room for, each but the last with a hyphen. */
function broken(word: string, letters: number): string[] {
  const lines = ['']
  for (const syllable of hyphenated(word).split(SOFT)) {
    const last = lines[lines.length - 1]
    if (last === '' || last.length + syllable.length < letters) {
      lines[lines.length - 1] = last + syllable
    } else lines.push(syllable)
  }
  return lines.map((line, i) => (i < lines.length - 1 ? `${line}-` : line))
}
