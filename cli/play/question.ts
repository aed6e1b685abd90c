import { type Decision, type Option, render, renderOption } from '@bulkhead/kernel'
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
  const { words, colours } = look
  const digits = String(options.length).length
  const answers = options.map((option, i) => {
    const number = `${colours.bold(String(i + 1).padStart(digits + 1))}  `
    const text = renderOption(words, option)
    const hint = board.hint(view, option, look)
    const line = number + text + (hint && `  ${colours.dim(hint)}`)
    return { number, text, hint, line }
  })
  const indent = ' '.repeat(digits + 3)
  return grouped(options, answers, board, look).flatMap(({ heading, members }) => [
    ...(heading ? [colours.underline(heading)] : []),
    ...groupLines(members, indent, options.length >= MANY, look),
  ])
}

interface Answer {
  readonly number: string
  readonly text: string
  readonly hint: string
  readonly line: string
}

function groupLines(
  answers: readonly Answer[],
  indent: string,
  many: boolean,
  { width, colours }: Look,
): string[] {
  const narrow = answers.every(({ line }) => widthOf(line) <= width / 2)
  if (many && narrow) {
    return inColumns(
      answers.map(({ line }) => line),
      width,
    )
  }
  return answers.flatMap(({ number, text, hint, line }) => {
    if (widthOf(line) <= width) return [line]
    const below = hint ? wrapped(hint, width, indent).map(colours.dim) : []
    return [...wrapped(text, width, number, indent), ...below]
  })
}

/** Answers of a kind that follow each other, under the heading that the game gives them. */
function grouped(
  options: readonly Option[],
  answers: readonly Answer[],
  board: AnyBoard,
  look: Look,
): { heading: string; members: Answer[] }[] {
  const groups: { heading: string; members: Answer[] }[] = []
  options.forEach((option, i) => {
    const heading = board.groupOf?.(option, look) ?? ''
    if (groups.at(-1)?.heading === heading) groups.at(-1)!.members.push(answers[i])
    else groups.push({ heading, members: [answers[i]] })
  })
  return groups
}

function remarks({ min, max, cancel }: Decision, { language, colours, width }: Look): string[] {
  const texts: string[] = []
  if (min === max && max > 1) texts.push(phrase(language, 'ask.exactly', { min }))
  if (min !== max) texts.push(phrase(language, 'ask.between', { min, max }))
  if (cancel) texts.push(phrase(language, 'ask.cancel'))
  return texts.length > 0 ? wrapped(texts.join(' '), width).map(colours.dim) : []
}
