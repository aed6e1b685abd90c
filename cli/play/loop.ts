import { seenBy } from '@bulkhead/bots'
import { type Decision, type Match, must, type Seat, same } from '@bulkhead/kernel'
import { vainPicks } from '@bulkhead/protocol'
import { say } from '../shell.ts'
import { obey } from './commands.ts'
import { tellEnd } from './ending.ts'
import {
  botTakes,
  letTake,
  noteOffers,
  offerLines,
  sandRuns,
  untilSandHasRun,
  whoMayTake,
} from './offers.ts'
import { wrapped } from './page.ts'
import { questionLines } from './question.ts'
import {
  isAskedInVain,
  lookFor,
  type Seating,
  type Sitting,
  showPosition,
  sitDown,
  tell,
  tellNews,
} from './sitting.ts'
import { phrase } from './text/index.ts'

/** Plays until the game is over, somebody quits or the input ends. */
export async function playMatch(seating: Seating): Promise<void> {
  const sitting = sitDown(seating)
  const { match, bots } = sitting
  welcome(sitting)
  while (!match.result) {
    if (sandRuns(sitting) || botTakes(sitting)) continue
    const decision = match.pending().find(({ seat }) => bots[seat]) ?? match.pending()[0]
    const taker = bots[decision.seat] ? whoMayTake(sitting) : null
    if (taker !== null) {
      if (!(await personMayTake(sitting, taker))) return
    } else if (bots[decision.seat]) botAnswers(sitting, decision)
    else if (isAskedInVain(sitting, decision)) {
      must(match.answer(decision.seat, decision.id, vainPicks(decision)))
    } else if (!(await personAnswers(sitting, decision))) return
  }
  await tellEnd(sitting)
}

function welcome({ shell, match, look }: Sitting): void {
  const { colours, words, language, width } = look
  const { commitment } = match
  say(shell, '', colours.bold(words['game.name'] ?? match.game.id))
  if (words['game.summary']) say(shell, ...wrapped(words['game.summary'], width))
  const chance = commitment
    ? phrase(language, 'start.sealed', { hash: commitment })
    : phrase(language, 'start.seeded')
  say(shell, ...wrapped(chance, width).map(colours.dim))
  say(shell, colours.dim(phrase(language, 'start.hint')))
}

function botAnswers(sitting: Sitting, decision: Decision): void {
  const { match, bots, rngs } = sitting
  const { seat, id } = decision
  const { picks } = bots[seat]!.choose(seenBy(match, decision, rngs[seat]))
  const refused = match.answer(seat, id, picks)
  if (refused) throw new Error(`the bot ${bots[seat]!.name} was refused: ${refused.message}`)
  if (bots.every((bot) => bot)) tellNews(sitting, null, [])
}

/** A person may do something before a bot answers; false where the sitting is over. */
async function personMayTake(sitting: Sitting, seat: Seat): Promise<boolean> {
  if (!(await takeOver(sitting, seat))) return false
  sitting.last = { seat, secret: false }
  return (await letTake(sitting, seat)) || leave(sitting)
}

/** One question to a person; false where the sitting is over. */
async function personAnswers(sitting: Sitting, decision: Decision): Promise<boolean> {
  const { match, lines } = sitting
  const { seat } = decision
  if (!(await takeOver(sitting, seat))) return false
  sitting.last = { seat, secret: match.pending().length > 1 }
  showPosition(sitting, seat)
  tellNews(sitting, seat)
  ask(sitting, decision)
  for (;;) {
    const typed = await lines.nextWithin('> ', untilSandHasRun(sitting))
    if (typed === 'time') return true
    if (typed.line === null) return leave(sitting)
    const next = await obey(sitting, decision, typed.line.trim())
    if (next === 'quit') return false
    if (next === 'go-on') return true
    if (next === 'ask-again') ask(sitting, decision)
  }
}

function leave(sitting: Sitting): false {
  tell(sitting, 'quit.input')
  return false
}

function ask(sitting: Sitting, decision: Decision): void {
  const { shell, match, board } = sitting
  const view = match.view(decision.seat)
  say(shell, '', ...questionLines(view, decision, board, lookFor(sitting, decision.seat)))
  say(shell, ...offerLines(sitting, decision.seat))
  noteOffers(sitting, decision.seat)
}

/** Hands the terminal over where the next person must not see what the last one could. */
async function takeOver(sitting: Sitting, seat: Seat): Promise<boolean> {
  const { shell, lines, match, board, look, last } = sitting
  if (!last || last.seat === seat || !(last.secret || hides(match, last.seat, seat))) return true
  if (shell.out.isTTY) shell.out.write(CLEAR)
  const name = board.sideOf(match.view(seat), seat, look)
  say(shell, '', ...wrapped(phrase(look.language, 'handover', { name }), look.width))
  sitting.seen[seat] = ''
  return (await lines.next('')) !== null || leave(sitting)
}

const CLEAR = '\x1b[2J\x1b[3J\x1b[H'

function hides(match: Match, a: Seat, b: Seat): boolean {
  return !same(match.view(a), match.view(b)) || !same(match.log(a), match.log(b))
}
