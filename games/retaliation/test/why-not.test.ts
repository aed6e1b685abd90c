import { FastRng } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import type { Effect } from '../actions/action.ts'
import { newItem } from '../items.ts'
import { printed } from '../pack.ts'
import { onMap } from '../queries.ts'
import type { Item, Player, State } from '../state.ts'
import { answerAtRandom, open, TABLES } from './random-play.ts'

/** Everything that a component may do, with the Item that does it. */
function effects(robot: boolean): [string, Effect, Item?][] {
  const { cards, items, rooms, robots } = printed()
  return [
    ...Object.values(cards).map(({ id, action }): [string, Effect] => [id, action]),
    ...Object.values(items).flatMap(({ id, action }): [string, Effect, Item][] =>
      action ? [[id, action, newItem(id, [])]] : [],
    ),
    ...[...Object.values(rooms), ...(robot ? Object.values(robots) : [])].flatMap(
      ({ id, effects: all }) =>
        all.map((effect): [string, Effect] => [`${id} ${effect.id}`, effect]),
    ),
  ]
}

/** Of these the last reason is that there is no target. */
const TARGETLESS = ['breakthrough']

/** Whether something is missing and whether there is a way are two questions with one answer. */
function disagreeing(s: State, me: Player): string[] {
  return effects(s.robot.revealed).flatMap(([name, effect, item]) => {
    if (!effect.missing || !effect.ways) return []
    const isMissing = effect.missing(s, me, item) !== null
    const hasWay = effect.ways(s, me, item).length > 0
    if (isMissing !== hasWay) return []
    const excused = !isMissing && TARGETLESS.includes(name)
    return excused ? [] : [`${name}: missing ${isMissing}, ways ${hasWay}`]
  })
}

describe('RET-EFFECT-01: a reason is given exactly where there is no way', () => {
  test.each(TABLES.map(([name], table) => [name, table] as const))('in %s', (_, table) => {
    const match = open(table, 40 + table)
    const rng = new FastRng(table)
    const wrong = new Set<string>()
    for (let answers = 0; !match.result; answers++) {
      if (answers % 3 === 0 && match.state.phase === 'turn') {
        for (const me of match.state.players.filter(onMap)) {
          for (const one of disagreeing(match.state, me)) wrong.add(one)
        }
      }
      answerAtRandom(match, rng)
    }
    expect([...wrong]).toEqual([])
  })
})
