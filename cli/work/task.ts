import type { Catalogue } from '../catalogue.ts'
import { fuzzGames } from '../fuzz/games.ts'
import { checkSecrecy } from '../fuzz/secrecy.ts'
import { simulateGames } from '../simulate/games.ts'

/** What can be done in another thread: tasks and results are plain JSON. */
const PERFORMERS = { simulate: simulateGames, fuzz: fuzzGames, secrecy: checkSecrecy }

type Performers = typeof PERFORMERS
export type Kind = keyof Performers
export type TaskOf<K extends Kind> = Parameters<Performers[K]>[1]
export type ResultOf<K extends Kind> = ReturnType<Performers[K]>

/** One task with its kind, as it travels to a thread. */
export interface Job<K extends Kind = Kind> {
  readonly kind: K
  readonly task: TaskOf<K>
}

export function perform<K extends Kind>(games: Catalogue, job: Job<K>): ResultOf<K> {
  const performer = PERFORMERS[job.kind] as (games: Catalogue, task: TaskOf<K>) => ResultOf<K>
  return performer(games, job.task)
}

/** What a worker thread answers to. */
export function workerFor(games: Catalogue): (job: Job) => ResultOf<Kind> {
  return (job) => perform(games, job)
}
