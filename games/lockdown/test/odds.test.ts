import type { IntruderType } from '@bulkhead/hull/kinds.ts'
import { describe, expect, test } from 'vitest'
import { ADVANTAGE_DIE, COMBAT_DIE } from '../components.ts'
import { blowOdds, killOdds, noiseOdds, rollsFor, shotOdds } from '../odds.ts'
import { PRINTED } from '../packs.ts'
import { objectiveProgress } from '../progress.ts'
import { lockdown, onSurfaceBoard, type Playing } from './position.ts'

/** What a seat reckons with is what the rules do. */

const TYPES: readonly IntruderType[] = ['larva', 'creeper', 'adult', 'breeder', 'queen']
const WEAPONS = Object.values(PRINTED.items).flatMap(({ id, weapon }) => (weapon ? [id] : []))

function duel(type: IntruderType, lit: boolean) {
  return lockdown('survivor', 'hacker')
    .at('survivor', 'alert-room')
    .hand('survivor', 'search', 'rest')
    .power('s1', lit)
    .found('first', 'light-shy')
    .intruder(type, 'alert-room')
    .attacks('bite-3', 'claws-3')
    .woundDeck('wound-body')
}

const me = (game: Playing) => game.view('survivor').players[0]

describe('a shot', () => {
  test.each(WEAPONS)(
    'with the %s injures as its odds say, in the light and in the dark',
    (weapon) => {
      for (const lit of [true, false]) {
        for (const type of TYPES) {
          for (const face of new Set(lit ? ADVANTAGE_DIE : COMBAT_DIE)) {
            const game = duel(type, lit)
              .item('survivor', weapon, { ammo: 1 })
              .dice({ combat: [face] })
              .play()
            const reckoned = shotOdds(game.view('survivor'), me(game), weapon, type)
            game.act(`shoot:${weapon}#0:${type}-1`)
            if (game.options().includes('keep-shot')) game.choose('keep-shot')
            if (game.options().includes('keep-cards')) game.choose('keep-cards')
            const dealt = Number(game.told('injured', 'injuries')[0] ?? 0)
            const die = lit ? ADVANTAGE_DIE : COMBAT_DIE
            expect([weapon, type, face, lit, dealt]).toEqual([
              weapon,
              type,
              face,
              lit,
              reckoned[die.indexOf(face)],
            ])
          }
        }
      }
    },
  )

  test('LOCK-MODE-ALT-41 under the open sky, which is no powered section, is rolled as in the dark', () => {
    const outside = onSurfaceBoard('survivor', 'hacker').at('survivor', 'intersection-1').play()
    const [sky, dark] = [outside, duel('adult', false).play()].map((game) =>
      shotOdds(game.view('survivor'), me(game), 'prototype-rifle', 'adult'),
    )
    expect(sky).toEqual(dark)
  })

  test('with a card for it is worth one more', () => {
    const game = duel('adult', true).item('survivor', 'prototype-rifle', { ammo: 1 }).play()
    const view = game.view('survivor')
    const without = shotOdds(view, me(game), 'prototype-rifle', 'adult')
    const paid = shotOdds(view, me(game), 'prototype-rifle', 'adult', { card: true })
    expect(paid.map((injuries, i) => injuries - without[i])).toEqual([0, 0, 0, 0, 1, 1])
  })
})

describe('other chances', () => {
  test('a blow', () => {
    const game = duel('adult', true).play()
    expect(blowOdds(game.view('survivor'), me(game), 'adult')).toEqual([0, 0, 0, 1, 1, 1])
  })

  test('a kill, by whoever knows enough of a Weakness or not', () => {
    const knowing = (knowledge: number) => {
      const game = duel('adult', true)
        .found('second', 'fragile')
        .knowledge('survivor', knowledge)
        .play()
      return killOdds(game.view('survivor'), me(game), 'adult', 3).dies
    }
    expect(knowing(5)).toBeGreaterThan(knowing(4))
  })

  test('noise: the d12 on the surface, where Danger draws from every intersection', () => {
    const game = onSurfaceBoard('survivor', 'hacker')
      .at('survivor', 'intersection-1')
      .intruder('adult', 'intersection-4')
      .play()
    const view = game.view('survivor')
    const there = view.rooms.findIndex(({ tile }) => tile === 'intersection-3')
    const below = view.rooms.findIndex(({ tile }) => tile === 'repository')
    expect(noiseOdds(view, me(game), there).danger).toBeCloseTo(1 / 12)
    expect(noiseOdds(view, me(game), there).nothing).toBeCloseTo(3 / 12)
    expect(noiseOdds(view, me(game), there).near).toEqual(['adult'])
    expect(noiseOdds(view, me(game), below).danger).toBeCloseTo(1 / 10)
    expect([rollsFor(view, me(game), there), rollsFor(view, me(game), below)]).toEqual([
      true,
      false,
    ])
  })
})

describe('progress', () => {
  test.each(Object.keys(PRINTED.objectives))(
    'of %s is the same by what a seat sees and at the end',
    (id) => {
      const { kind } = PRINTED.objectives[id]
      const game = lockdown('hacker', 'sentry', 'survivor', 'janitor', 'lab-rat')
        .objectives('hacker', [id, kind])
        .knowledge('hacker', 7)
        .archived('hacker')
        .is('hacker', { signal: true })
        .out('hacker', 'bunker')
        .space(1)
        .contingency('green')
        .phase('time')
        .play()
      const ways = objectiveProgress(game.view('hacker'), id, 0)
      const met = ways.some((way) => way.every(({ done, needed }) => done >= needed))
      expect(game.winners!.includes('hacker')).toBe(met)
    },
  )
})
