export interface Scanned {
  /** The text without its comments, and with `"n"` for the string that `strings` holds at n. */
  readonly code: string
  readonly strings: readonly string[]
}

const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'((?:\\[\s\S]|[^'\\\n])*)'|"((?:\\[\s\S]|[^"\\\n])*)"|[^'"`{}/]+|[\s\S]/y
const TEMPLATE = /((?:\\[\s\S]|\$(?!\{)|[^`\\$])*)(`|\$\{|$)/y
const REGEXP = /\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/\w*/y
/** What stands before a slash that begins a regular expression and does not divide. */
const BEFORE_REGEXP = /(?:^|[([{,;=:!&|?]|=>|\b(?:return|case|typeof|yield))\s*$/

/**
 * Sets strings apart from code, so that an import quoted in a string is not taken for an import, nor
 * a word in a sentence for the use of a name. The code inside a template string stays code.
 */
export function scan(text: string): Scanned {
  const strings: string[] = []
  let at = 0

  function read(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) at = pattern.lastIndex
    return match
  }

  function keep(string: string): string {
    return `"${strings.push(string) - 1}"`
  }

  function readToken(before: string): string {
    if (text[at] === '/' && BEFORE_REGEXP.test(before.slice(-20)) && read(REGEXP)) return keep('')
    const [token, single, double] = read(TOKEN)!
    const string = single ?? double
    if (string !== undefined) return keep(string)
    return /^\/[/*]/.test(token) ? ' ' : token
  }

  function readTemplate(): string {
    const [, string, end] = read(TEMPLATE)!
    return end === '${' ? `${keep(string)}+(${readBlock()})+${readTemplate()}` : keep(string)
  }

  /** Up to the brace that closes the block, or to the end. */
  function readBlock(): string {
    let code = ''
    while (at < text.length) {
      const token = readToken(code)
      if (token === '}') break
      if (token === '{') code += `{${readBlock()}}`
      else code += token === '`' ? readTemplate() : token
    }
    return code
  }

  let code = ''
  while (at < text.length) code += readBlock()
  return { code, strings }
}
