import '../../../test/browser.ts'
import type { Language, Options, Seat } from '@bulkhead/kernel'
import { type RetaliationView, retaliation } from '@bulkhead/retaliation'
import { isMet, taskProgress } from '@bulkhead/retaliation/progress'
import { expect, test } from 'vitest'
import { type Finished, finishedGame } from '../../../test/finished.ts'
import type { Ended } from '../../tale.ts'
import { retaliationUi } from '../index.ts'
import '../../test/said.ts'

const { ending, words: wordsOf } = retaliationUi

const COOP: Options = { mode: 'coop', tasks: 'standard' }
const SEMI: readonly Finished[] = [1, 2, 3, 4].map((seed) =>
  finishedGame(retaliation, 3, seed, 'random'),
)
const GAMES: readonly Finished[] = [
  ...SEMI,
  ...[5, 6].map((seed) => finishedGame(retaliation, 2, seed, 'random', COOP)),
]

function endedFor({ match }: Finished, seat: Seat | null, language: Language = 'en') {
  const view = match.view(seat) as RetaliationView
  const ended: Ended<RetaliationView> = {
    view,
    log: match.log(seat),
    result: match.result!,
    seat,
    words: wordsOf(view, language),
    language,
  }
  return ended
}

test('the end tells every seat its fate, and of what whoever is dead died', () => {
  for (const game of GAMES) {
    const ended = endedFor(game, 0)
    const { seats, above } = ending(ended)
    const { players } = ended.view
    const alive = players.filter(({ fate }) => fate !== 'dead').length
    expect(above).toBe(`${alive} of ${players.length} got out`)
    for (const [seat, { fate, cause }] of seats.entries()) {
      expect(fate === 'died').toBe(players[seat].fate === 'dead')
      if (fate !== 'died') continue
      const fatal = ended.log.filter(
        ({ kind, params }) => ['dies', 'falls', 'perishes'].includes(kind) && params?.seat === seat,
      )
      const causes = fatal.map(({ params }) => ended.words[`death.${params!.cause}`])
      expect(causes.some((death) => cause.includes(death))).toBe(true)
    }
  }
})

test('RET-END-07 everybody’s Objectives lie open in the end, those of the dead too', () => {
  for (const game of SEMI) {
    const { seats } = ending(endedFor(game, 0))
    const states = seats.flatMap(({ aims }) => aims.map(({ state }) => state))
    expect(states.length).toBeGreaterThanOrEqual(seats.length)
    expect(states).not.toContain('hidden')
  }
})

test('each Task stands among the checks with what it came to', () => {
  for (const game of GAMES) {
    const ended = endedFor(game, 0)
    const { missionTask, tasks } = ended.view
    const names = new Map(ending(ended).checks.map(({ name, tone }) => [name, tone]))
    for (const id of missionTask ? [missionTask] : tasks) {
      const isDone = taskProgress(ended.view, id).some((way) => way.every(isMet))
      expect(names.get(ended.words[`task.${id}`])).toBe(isDone ? 'act' : 'bad')
    }
  }
})

test('the curve counts the Intruders in the Facility to the last line', () => {
  for (const game of GAMES) {
    const ended = endedFor(game, null)
    expect(ending(ended).timeline.levels.at(-1)?.level).toBe(ended.view.intruders.length)
  }
})

test('at most ten moments, each of its line and its round, and what one’s own end hung on', () => {
  for (const game of GAMES) {
    const { timeline, why } = ending(endedFor(game, 0))
    expect(timeline.points.length).toBeLessThanOrEqual(10)
    const kinds = timeline.points.map(({ line }) => game.match.log(0)[line].kind)
    expect(kinds.some((kind) => kind.startsWith('ends-') || kind === 'facility-destroyed')).toBe(
      true,
    )
    expect(why[0].isMet).toBe((game.match.view(0) as RetaliationView).players[0].fate !== 'dead')
  }
})

test.each(['en', 'fr'] as const)('nothing is left unsaid in %s', (language) => {
  for (const game of GAMES) {
    const tale = ending(endedFor(game, 0, language))
    expect(textsIn(tale).filter((text) => /[{}]|undefined|^[a-z]+\.[a-z]/.test(text))).toEqual([])
  }
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('gi:') ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
