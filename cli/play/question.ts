import { type Decision, render, renderOption } from '@bulkhead/kernel'
import type { AnyBoard, Look } from './boards.ts'
import { inColumns, widthOf, wrapped } from './page.ts'
import { phrase } from './text/index.ts'

/** A decision as a person reads it: the question, and its answers with numbers. */
export function questionLines(
  view: unknown,
  decision: Decision,
  board: AnyBoard,
  look: Look,
): string[] {
  const { seat, prompt, params, rule } = decision
  const { colours, words, width, language } = look
  const side = colours.bold(board.sideOf(view, seat, look))
  const question = colours.bold(render(words, `prompt.${prompt}`, params))
  const text = phrase(language, 'ask.question', { side, question })
  return [
    ...wrapped(rule ? `${text} ${colours.dim(rule)}` : text, width, '', '  '),
    ...answerLines(view, decision, board, look),
    ...remarks(decision, look),
  ]
}

/** From so many short answers on they stand in columns. */
const MANY = 8

function answerLines(view: unknown, { options }: Decision, board: AnyBoard, look: Look): string[] {
  const { words, width, colours } = look
  const digits = String(options.length).length
  const answers = options.map((option, i) => ({
    text: `${colours.bold(String(i + 1).padStart(digits + 1))}  ${renderOption(words, option)}`,
    hint: board.hint(view, option, look),
  }))
  const lines = answers.map(({ text, hint }) => (hint ? `${text}  ${colours.dim(hint)}` : text))
  const narrow = lines.every((line) => widthOf(line) <= width / 2)
  if (options.length >= MANY && narrow) return inColumns(lines, width)
  const indent = ' '.repeat(digits + 3)
  return answers.flatMap(({ text, hint }, i) => {
    if (widthOf(lines[i]) <= width) return [lines[i]]
    const below = hint ? wrapped(hint, width, indent).map(colours.dim) : []
    return [...wrapped(text.trimStart(), width, ' '.repeat(leading(text)), indent), ...below]
  })
}

/** How far a number is set in. */
function leading(text: string): number {
  return widthOf(text) - widthOf(text.trimStart())
}

function remarks({ min, max, cancel }: Decision, { language, colours, width }: Look): string[] {
  const texts: string[] = []
  if (min === max && max > 1) texts.push(phrase(language, 'ask.exactly', { min }))
  if (min !== max) texts.push(phrase(language, 'ask.between', { min, max }))
  if (cancel) texts.push(phrase(language, 'ask.cancel'))
  return texts.length > 0 ? wrapped(texts.join(' '), width).map(colours.dim) : []
}
