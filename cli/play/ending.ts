import type { Seat } from '@bulkhead/kernel'
import { say } from '../shell.ts'
import { table } from '../table.ts'
import { wrapped } from './page.ts'
import { saveMatch } from './saving.ts'
import { drawBoard, logLines, readerAt, type Sitting, tell, tellNews } from './sitting.ts'
import { reasonOf, victoryOf } from './telling.ts'
import { phrase } from './text/index.ts'

/** The last position, who has won and how, and what chance was made from. */
export async function tellEnd(sitting: Sitting): Promise<void> {
  const reader = readerAt(sitting)
  drawBoard(sitting, reader)
  tellNews(sitting, reader)
  tellResult(sitting)
  tellSeed(sitting)
  await goOver(sitting, reader)
}

function tellResult({ shell, match, board, look }: Sitting): void {
  const { language, colours, width } = look
  const { scores } = match.result!
  say(shell, '', colours.bold(phrase(language, 'end.title')))
  say(shell, colours.bold(victoryOf(match, look)), ...wrapped(reasonOf(match, look), width))
  if (!scores) return
  const side = (seat: Seat) => board.sideOf(match.view(null), seat, look)
  const rows = scores.map((score, seat) => [`  ${side(seat)} (${look.who[seat]})`, String(score)])
  say(shell, phrase(language, 'end.scores'), ...table(rows))
}

/** The secret is known now: everybody can check that the shuffle was made before the game. */
function tellSeed(sitting: Sitting): void {
  const { shell, match, look } = sitting
  const { language, colours } = look
  const seed = match.revealedSeed!
  say(shell, '')
  if (seed.kind === 'forked') return
  if (seed.kind === 'fast') {
    tell(sitting, 'end.seed', { seed: seed.seed })
    return
  }
  say(
    shell,
    phrase(language, 'end.commitment'),
    `  ${match.commitment}`,
    phrase(language, 'end.secret'),
    `  ${seed.secret}`,
    ...wrapped(phrase(language, 'end.verify'), look.width).map(colours.dim),
  )
}

/** The game can be saved, and looked at once more. */
async function goOver(sitting: Sitting, reader: Seat | null): Promise<void> {
  const { lines, shell } = sitting
  tell(sitting, 'end.more')
  for (;;) {
    const typed = (await lines.next('> '))?.trim()
    if (!typed || typed === 'q') return
    const [, letter, rest] = /^(\S+)\s*(.*)$/.exec(typed)!
    if (letter === 's') saveMatch(sitting, rest)
    else if (letter === 'b') drawBoard(sitting, reader)
    else if (letter === 'l') say(shell, ...logLines(sitting, reader))
    else tell(sitting, 'end.more')
  }
}
