import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint, type Shell } from '../shell.ts'
import { startProgress } from '../work/progress.ts'
import { type Change, changed, idOf, shown } from './change.ts'
import { shuffled } from './draw.ts'
import { EXPLAINED, explanationOf, stale } from './explained.ts'
import { type Grounds, groundsOf } from './grounds.ts'
import { type Lane, type Outcome, openLane } from './lane.ts'
import { type Rehearsal, rehearse } from './rehearsal.ts'
import { printReport, type Report, unnoticedIn } from './report.ts'
import { openShelf, type Result, type Shelf } from './results.ts'
import { finderOfChanges } from './walk.ts'

export interface MutateArguments {
  readonly changes: number
  readonly seed: number
  readonly workers: number
  /** Files or folders of tests beside those in the folder. */
  readonly tests?: readonly string[]
  /** How many changes may stay unnoticed. */
  readonly allow: number
  /** Forgets what earlier runs found. */
  readonly fresh?: boolean
}

/** Changes the rules, one line at a time, and lists the changes that no test notices. */
export async function mutate(shell: Shell, folder: string, args: MutateArguments): Promise<void> {
  const grounds = groundsOf(shell.directory, folder, args.tests ?? [])
  const all = shuffled(grounds.sources, await finderOfChanges(), args.seed)
  for (const { file, before } of stale(EXPLAINED, grounds.sources, all)) {
    throw new Complaint(`The explained change of ${file} fits no code any more: ${before}`)
  }
  const drawn = all.slice(0, args.changes)
  const files = filesOf(grounds)
  if (args.fresh) rmSync(files.shelf, { force: true })
  const shelf = openShelf(files.shelf, grounds.fingerprint)
  const explained = drawn.flatMap((change) => explanation(grounds, change) ?? [])
  const examined = drawn.filter((change) => !explanation(grounds, change))
  const left = examined.filter((change) => !shelf.kept.has(idOf(change)))
  if (left.length > 0) await tryAll(shell, grounds, left, shelf, args.workers)
  const report: Report = {
    ...{ folder: grounds.folder, seed: args.seed, possible: all.length, explained },
    results: examined.map((change) => shelf.kept.get(idOf(change))!),
  }
  writeFileSync(files.report, `${JSON.stringify(report, null, 1)}\n`)
  printReport(shell, report)
  if (unnoticedIn(report).length > args.allow) shell.exitCode = 1
}

function filesOf({ root, folder }: Grounds) {
  const name = join(root, '.cache', 'mutate', folder.replaceAll('/', '-'))
  return { shelf: `${name}.jsonl`, report: `${name}.json` }
}

function sourceOf({ sources }: Grounds, { file }: Change): string {
  return sources.find((source) => source.file === file)!.text
}

function explanation(grounds: Grounds, change: Change) {
  return explanationOf(EXPLAINED, {
    file: change.file,
    ...shown(sourceOf(grounds, change), change),
  })
}

async function tryAll(
  shell: Shell,
  grounds: Grounds,
  changes: readonly Change[],
  shelf: Shelf,
  workers: number,
): Promise<void> {
  const lanes = Array.from({ length: workers }, () => openLane(grounds.root))
  const progress = startProgress(shell.err, changes.length)
  try {
    shell.err.write('Running the tests once, to see what they reach…\n')
    const rehearsal = await rehearse(grounds, changes, lanes)
    const queue = [...changes]
    const work = async (lane: Lane) => {
      for (let change = queue.shift(); change; change = queue.shift()) {
        shelf.keep(await tryOne(grounds, change, lane, rehearsal))
        progress.advance(1)
      }
    }
    await Promise.all(lanes.map(work))
  } finally {
    progress.stop()
    for (const lane of lanes) lane.close()
  }
}

/**
 * The tests that reach the change come first, all others after them: what is computed once and kept
 * was reached by the first test alone, though others use it.
 */
async function tryOne(
  grounds: Grounds,
  change: Change,
  lane: Lane,
  rehearsal: Rehearsal,
): Promise<Result> {
  const { file, line, kind } = change
  const source = sourceOf(grounds, change)
  const reachedBy = rehearsal.reaching(change)
  const tests = [...reachedBy, ...rehearsal.others(change)]
  const texts = { [file]: changed(source, change) }
  const outcome = await lane.perform({ tests, texts, patience: rehearsal.patience })
  return {
    ...{ id: idOf(change), file, line, kind },
    ...shown(source, change),
    noticed: noticed(outcome),
    reachedBy,
  }
}

function noticed(outcome: Outcome): string | null {
  if (outcome === 'hung') return 'timeout'
  if (outcome === 'crashed') return 'crash'
  const { failure } = outcome
  return failure && `${failure.test}: ${failure.title || failure.error}`
}
