import '../../../test/browser.ts'
import type { Language, Seat } from '@bulkhead/kernel'
import { type NemesisView, nemesis } from '@bulkhead/nemesis'
import { expect, test } from 'vitest'
import { type Finished, finishedGame } from '../../../test/finished.ts'
import type { Ended } from '../../tale.ts'
import { nemesisUi } from '../index.ts'
import '../../test/said.ts'

const { ending, words: wordsOf } = nemesisUi

const GAMES: readonly Finished[] = [1, 2, 3, 4].map((seed) =>
  finishedGame(nemesis, 3, seed, 'random'),
)

function endedFor({ match }: Finished, seat: Seat | null, language: Language = 'en') {
  const view = match.view(seat) as NemesisView
  const ended: Ended<NemesisView> = {
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
    expect(above).toBe(`${alive} of 3 lived`)
    for (const [seat, { fate, cause }] of seats.entries()) {
      expect(fate === 'died').toBe(players[seat].fate === 'dead')
      const line = ended.log.findLast(
        ({ kind, params }) => ['dies', 'perishes'].includes(kind) && params?.seat === seat,
      )
      if (line) expect(cause).toContain(ended.words[`death.${line.params!.cause}`])
    }
  }
})

test('NEM-VICTORY-19 what another one did not have to show stays hidden, with the rule that says so', () => {
  for (const game of GAMES) {
    const ended = endedFor(game, 0)
    for (const [seat, { aims }] of ending(ended).seats.entries()) {
      const known = ended.view.players[seat].objectives.map(({ id }) => id !== null)
      expect(aims.map(({ state }) => state !== 'hidden')).toEqual(known)
      for (const { state, rule } of aims) {
        expect(rule).toBe(state === 'hidden' ? 'NEM-VICTORY-19' : undefined)
      }
    }
  }
})

test('the curve counts the Intruders aboard to the last line', () => {
  for (const game of GAMES) {
    const ended = endedFor(game, null)
    expect(ending(ended).timeline.levels.at(-1)?.level).toBe(ended.view.intruders.length)
  }
})

test('at most ten moments, each of its line and its round, the last one the end of the ship', () => {
  for (const game of GAMES) {
    const { timeline, why } = ending(endedFor(game, 0))
    const { points } = timeline
    expect(points.length).toBeLessThanOrEqual(10)
    expect(['jump', 'explodes']).toContain(game.match.log(0)[points.at(-1)!.line].kind)
    expect(why[0].isMet).toBe((game.match.view(0) as NemesisView).players[0].fate !== 'dead')
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
