import type { Decision } from '@bulkhead/kernel'
import { say } from '../shell.ts'
import { lookUp } from './lookup.ts'
import { takeOffer } from './offers.ts'
import { wrapped } from './page.ts'
import { readPicks } from './picks.ts'
import { saveMatch } from './saving.ts'
import { drawBoard, isAskedInVain, logLines, lookFor, type Sitting, tell } from './sitting.ts'
import { type Phrase, phrase } from './text/index.ts'
import { whyNotLines } from './why-not.ts'

/** What follows a typed line: on to the next question, the same one again or just another line. */
export type Next = 'go-on' | 'ask-again' | 'wait' | 'quit'

type Command = (sitting: Sitting, decision: Decision, rest: string) => Next | Promise<Next>

const COMMANDS: Readonly<Record<string, Command>> = {
  u: undo,
  c: cancel,
  b: (sitting, { seat }) => {
    drawBoard(sitting, seat)
    return 'ask-again'
  },
  l: log,
  o: secrets,
  w: whyNot,
  t: take,
  h: help,
  '?': explain,
  s: (sitting, _, file) => {
    saveMatch(sitting, file)
    return 'wait'
  },
  q: quit,
}

/** Does what was typed. Answers are numbers; everything else is a letter, and perhaps more. */
export function obey(sitting: Sitting, decision: Decision, typed: string): Next | Promise<Next> {
  if (typed === '') return refuse(sitting, 'bad.empty')
  if (/^[\d\s,-]+$/.test(typed)) return answer(sitting, decision, typed)
  const [, letter, rest] = /^(\?|\S+)\s*(.*)$/.exec(typed)!
  const command = COMMANDS[letter.toLowerCase()]
  if (command && isOffered(sitting, letter)) return command(sitting, decision, rest.trim())
  return refuse(sitting, 'bad.unknown', { typed, options: decision.options.length })
}

/** Some commands are for games that have something to tell by them. */
function isOffered({ board, match }: Sitting, letter: string): boolean {
  switch (letter.toLowerCase()[0]) {
    case 'o':
      return board.secrets !== undefined
    case 'w':
      return match.game.whyNot !== undefined
    case 't':
      return match.game.offers !== undefined
    default:
      return true
  }
}

function refuse(sitting: Sitting, key: Phrase, params = {}): Next {
  tell(sitting, key, params)
  return 'wait'
}

function answer(sitting: Sitting, decision: Decision, typed: string): Next {
  const picks = readPicks(decision, typed)
  if ('wrong' in picks) return refuse(sitting, picks.wrong, picks.params)
  const refused = sitting.match.answer(decision.seat, decision.id, picks.ids)
  if (!refused) return 'go-on'
  say(sitting.shell, ...wrapped(refused.message, sitting.look.width))
  return 'wait'
}

function take(sitting: Sitting, { seat }: Decision, typed: string): Next {
  const refused = takeOffer(sitting, seat, typed)
  if (!refused) return 'go-on'
  return refuse(sitting, refused, { offers: sitting.match.offers(seat).length })
}

function undo(sitting: Sitting, { seat }: Decision): Next {
  const { match } = sitting
  const stop = match.undoStop(seat)
  if (stop) return refuse(sitting, `undo.${stop}`)
  do match.undo(seat)
  while (
    match.pending(seat).some((asked) => isAskedInVain(sitting, asked)) &&
    match.undoStop(seat) === null
  )
  return takenBack(sitting)
}

function cancel(sitting: Sitting, { seat, id }: Decision): Next {
  if (sitting.match.cancel(seat, id)) return refuse(sitting, 'cancel.refused')
  return takenBack(sitting)
}

/** What was told of an answer taken back is told anew when it happens again. */
function takenBack(sitting: Sitting): Next {
  const { match, told } = sitting
  for (const [reader, lines] of told) told.set(reader, Math.min(lines, match.log(reader).length))
  tell(sitting, 'undo.done')
  return 'go-on'
}

function log(sitting: Sitting, { seat }: Decision): Next {
  const lines = logLines(sitting, seat)
  if (lines.length === 0) return refuse(sitting, 'log.empty')
  say(sitting.shell, '', ...lines)
  return 'ask-again'
}

function secrets(sitting: Sitting, { seat }: Decision): Next {
  const { shell, match, board } = sitting
  say(shell, ...board.secrets!(match.view(seat), seat, lookFor(sitting, seat)))
  return 'wait'
}

function whyNot(sitting: Sitting, { seat }: Decision): Next {
  const { shell, match } = sitting
  say(shell, ...whyNotLines(match.whyNot(seat), lookFor(sitting, seat)))
  return 'wait'
}

const KEYS: readonly (readonly [string, Phrase])[] = [
  ['1, 2…', 'help.number'],
  ['u', 'help.u'],
  ['c', 'help.c'],
  ['b', 'help.b'],
  ['l', 'help.l'],
  ['o', 'help.o'],
  ['w', 'help.w'],
  ['t …', 'help.t'],
  ['?', 'help.?'],
  ['? …', 'help.?card'],
  ['? …', 'help.?rule'],
  ['s …', 'help.s'],
  ['q', 'help.q'],
  ['h', 'help.h'],
]

function help(sitting: Sitting): Next {
  const { shell, board, look } = sitting
  const { colours, language, width } = look
  for (const text of board.primer(look)) say(shell, '', ...wrapped(text, width))
  say(shell, '', colours.bold(phrase(language, 'help.title')))
  for (const [key, meaning] of KEYS.filter(([letter]) => isOffered(sitting, letter))) {
    say(shell, ...wrapped(phrase(language, meaning), width, `  ${key.padEnd(6)}`, ' '.repeat(8)))
  }
  return 'ask-again'
}

function explain(sitting: Sitting, { seat, rule }: Decision, rest: string): Next {
  const { shell, match, board } = sitting
  const look = lookFor(sitting, seat)
  if (rest === '' && !rule) return refuse(sitting, 'lookup.no-rule')
  say(shell, ...lookUp(rest || rule!, board.articles(match.view(seat), look), look))
  return 'wait'
}

async function quit(sitting: Sitting): Promise<Next> {
  const { lines, look, shell } = sitting
  for (;;) {
    say(shell, phrase(look.language, 'quit.ask'))
    const file = (await lines.next('> '))?.trim() ?? ''
    if (file.toLowerCase() === 'c') return 'ask-again'
    if (file === '' || saveMatch(sitting, file)) break
  }
  tell(sitting, 'quit.done')
  return 'quit'
}
