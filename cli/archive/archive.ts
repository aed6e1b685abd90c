import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { type AnyGame, answersIn, Match, must, type Save, type Seat } from '@bulkhead/kernel'

/** A finished match, and what came of it. */
export interface Archived {
  readonly title: string
  readonly save: Save
  /** Hash of everything that was told, to every seat and to spectators. */
  readonly told: string
  /** Hash of everything that was asked and offered, and of who had learnt something by then. */
  readonly offered: string
}

/** The finished matches of a game, by the version of its rules that they were played by. */
export interface Archive {
  readonly version: number
  readonly matches: readonly Archived[]
}

/** One line for each match, so that a change shows which it has changed. */
export function writeArchive({ version, matches }: Archive): string {
  return [`version ${version}`, ...matches.map(lineOf), ''].join('\n')
}

export function lineOf({ title, ...rest }: Archived): string {
  return `${title}: ${brotliCompressSync(JSON.stringify(rest)).toString('base64')}`
}

export function readArchive(text: string): Archive {
  const [first, ...lines] = text.trim().split('\n')
  return {
    version: Number(first.replace('version ', '')),
    matches: lines.map((line) => {
      const [title, packed] = line.split(': ')
      const rest = brotliDecompressSync(Buffer.from(packed, 'base64')).toString()
      return { title, ...JSON.parse(rest) }
    }),
  }
}

/** Which of the matches come out otherwise by the rules as they are now, and how. */
export function* altered(game: AnyGame, matches: readonly Archived[]): Generator<string> {
  for (const match of matches) {
    const how = difference(game, match)
    if (how) yield `${match.title}: ${how}`
  }
}

function difference(game: AnyGame, { save, told, offered }: Archived): string | null {
  try {
    const again = playedAgain(game, save)
    if (typeof again === 'string') return again
    if (again.position !== save.position) return 'it ends in another position'
    if (again.told !== told) return 'something else is told'
    return again.offered === offered ? null : 'something else is asked or offered'
  } catch (error) {
    return (error as Error).message
  }
}

/** What comes of a saved match by the rules as they are now; a sentence where it goes another way. */
export function playedAgain(
  game: AnyGame,
  save: Save,
): { told: string; offered: string; position?: string } | string {
  const { options, seats, seed, before } = save
  const match = must(Match.start(game, { options, seats, seed, before })) as Match
  const offered = createHash('sha256').update(offeredNow(match))
  for (const [i, answer] of answersIn(save).entries()) {
    const refused = match.replay(answer)
    if (refused) return `answer ${i + 1} is refused: ${refused.message}`
    offered.update(offeredNow(match))
  }
  if (!match.result) return 'it is not over after its last answer'
  return { told: hashOfTold(match), offered: shortened(offered), position: match.save().position }
}

/** A question says by itself what may be taken back; who has learnt something decides it later too. */
function offeredNow(match: Match): string {
  const informed = readersOf(match).filter((reader) => match.informed.has(reader))
  return JSON.stringify([match.pending(), match.offers(), informed, match.chanceUsed])
}

function hashOfTold(match: Match): string {
  const told = JSON.stringify([match.result, ...readersOf(match).map((seat) => match.log(seat))])
  return shortened(createHash('sha256').update(told))
}

function readersOf({ seats }: Match): (Seat | null)[] {
  return [null, ...Array.from({ length: seats }, (_, seat) => seat)]
}

function shortened(hash: ReturnType<typeof createHash>): string {
  return hash.digest('hex').slice(0, 32)
}
