/** Names in little room: lines that fit, words cut short where they must be. */

/** Width of a letter of the title type, as a part of its size. */
const LETTER = 0.54

export function textWidth(text: string, size: number): number {
  return text.length * size * LETTER
}

/** The name in at most so many lines of this width: whole, or with words cut to no fewer letters. */
export function fitted(
  name: string,
  width: number,
  size: number,
  lines: number,
  fewest = 4,
): string[] {
  const letters = Math.floor(width / (size * LETTER))
  if (letters < 4) return []
  const words = name.split(/[\s-]/)
  const whole = wrapped(words, letters)
  if (whole.length <= lines && whole.every((line) => line.length <= letters)) return whole
  for (let longest = letters; longest >= fewest; longest--) {
    const short = wrapped(
      words.map((word) => cut(word, longest)),
      letters,
    )
    if (short.length <= lines && short.every((line) => line.length <= letters)) return short
  }
  const isShort = words[0].length > letters && letters < fewest
  return lines > 0 && !isShort ? [cut(words[0], letters)] : []
}

function cut(word: string, letters: number): string {
  return word.length <= letters ? word : `${word.slice(0, letters - 1)}.`
}

function wrapped(words: readonly string[], letters: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(word)
  }
  return lines
}
