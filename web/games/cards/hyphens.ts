/** Where a long word may break: not every browser knows the syllables of every language. */

const LONG = 10
const SOFT = '\u00ad'
const VOWEL = 'aeiouyàâéèêëîïôöùûœ'
const LETTER = 'bcdfghjklmnpqrstvwxz'
const BETWEEN = new RegExp(
  `(?<=[${VOWEL}])(?=[${LETTER}][${VOWEL}])|(?<=([${LETTER}]))(?=\\1)|(?<=r)(?=[cg][${VOWEL}])`,
  'giu',
)

/** The same name with soft hyphens in its long words, never within three letters of either end. */
export function hyphenated(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word)))
}

function broken(word: string): string {
  return word.replace(BETWEEN, (...found) => {
    const at = found.at(-2) as number
    return at >= 3 && at <= word.length - 3 ? SOFT : ''
  })
}
