import { Match, same } from '@bulkhead/kernel'

/** How one match is told from another: by everything that can be read of it. */
export function differences(a: Match, b: Match): string[] {
  const readers = [...Array(a.seats).keys(), null]
  const aspects: [string, (match: Match) => unknown][] = [
    ['state', (match) => match.state],
    ['answers', (match) => match.answers],
    ['result', (match) => match.result],
    ['pending decisions', (match) => match.pending()],
    ['offers', (match) => match.offers()],
    ['undo', (match) => readers.map((seat) => (seat === null ? null : match.undoStop(seat)))],
    ['views', (match) => readers.map((reader) => match.view(reader))],
    ['log', (match) => readers.map((reader) => match.log(reader))],
  ]
  return aspects.filter(([, read]) => !same(read(a), read(b))).map(([name]) => name)
}

/** The match after it was written down as it stands, and taken up again. */
export function resumed(match: Match): Match {
  return Match.restored(match.game, JSON.parse(JSON.stringify(match.snapshot())))
}

/** What is wrong with a twin that should be the match itself. */
export function twinFault(match: Match, twin: Match, name: string): string | null {
  const different = differences(match, twin)
  return different.length > 0 ? `The ${name} match differs in its ${different.join(', ')}.` : null
}
