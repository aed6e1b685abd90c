import { describe, expect, test } from 'vitest'
import { lockdown, lockdownCoop, type Playing } from '../../games/lockdown/test/position.ts'
import type { Chosen } from '../bot.ts'
import { mindOf } from '../hull/mind.ts'
import { decide } from '../hull/policy.ts'
import { chanceOf, spared } from '../lockdown/codes.ts'
import { isKeeper } from '../lockdown/keeper.ts'
import { LOCKDOWN } from '../lockdown/lore.ts'
import { roundsLeft } from '../lockdown/mind.ts'
import { launchChance } from '../lockdown/ways-out.ts'

/** What the heuristics answer to what this Character is asked. */
function answer(game: Playing, character: string): Chosen {
  return decide(
    LOCKDOWN,
    game.view(character),
    game.decision(character),
    game.log(undefined, character),
  )
}

/** The first pick and the reason for it. */
function says(game: Playing, character: string): [string, string] {
  const { picks, because } = answer(game, character)
  return [picks[0], because!.key.replace(/^\w+\./, '')]
}

function mindIn(game: Playing, character: string) {
  return mindOf(LOCKDOWN, game.view(character), game.decision(character).seat, [])
}

/** The Sentry, whose Objective asks for nothing but a companion, with five cards. */
function ready() {
  return lockdown('sentry', 'hacker', 'janitor', 'survivor')
    .objectives('sentry', ['never-alone', 'personal'])
    .is('sentry', { signal: true })
    .cards('sentry', 5)
}

describe('a bot of Lockdown leaves', () => {
  test('into the Isolation Room when it is open', () => {
    const game = ready().at('sentry', 'isolation-room').space(8).play()
    expect(says(game, 'sentry')).toEqual(['isolation-room', 'isolation'])
  })

  test('and not while it is shut', () => {
    const game = ready().at('sentry', 'isolation-room').space(12).play()
    expect(says(game, 'sentry')[0]).not.toBe('isolation-room')
  })

  test('with the Rover when the Main Gate is open', () => {
    const game = ready()
      .with((s) => {
        s.players[0].room = 0
        s.rooms[0].explored = true
      })
      .gateOpen()
      .play()
    expect(says(game, 'sentry')).toEqual(['escape-base:rover', 'rover'])
  })

  test('by a pod that will be launched, but not by one that will stay', () => {
    const at = (token: string) =>
      ready()
        .at('sentry', 'css-a')
        .space(10)
        .css(10, token)
        .with((s) => {
          for (const one of (s.own as { css: { seen: number[] }[] }).css) one.seen = [0]
        })
    expect(says(at('a').play(), 'sentry')).toEqual(['css-a', 'pod'])
    expect(says(at('b').play(), 'sentry')[0]).not.toBe('css-a')
  })

  test('and sends a Signal first, where Code Blue may be the active one', () => {
    const game = ready().is('sentry', { signal: false }).at('sentry', 'transmitter-control').play()
    expect(says(game, 'sentry')).toEqual(['transmitter-control:send-signal', 'signal'])
  })
})

describe('what it knows of the contingency', () => {
  test('a code that it holds or has seen is the less likely', () => {
    const mind = mindIn(ready().holds('sentry', 'red').play(), 'sentry')
    expect(chanceOf(mind, 'red')).toBe(0)
    expect(chanceOf(mind, 'blue')).toBeCloseTo(2 / 6)
    expect(chanceOf(mind, 'green')).toBeCloseTo(1 / 6)
  })

  test('a Signal, an inactive token and the Bunker are safe', () => {
    const safe = mindIn(ready().holds('sentry', 'green').play(), 'sentry')
    expect(spared(safe, 'bunker')).toBe(1)
    expect(spared(safe, 'pod')).toBeCloseTo(5 / 6)
    const known = mindIn(ready().holds('sentry', 'green').archived('sentry').play(), 'sentry')
    expect(spared(known, 'locked-in')).toBeCloseTo(3 / 6)
  })
})

describe('what it knows of the time', () => {
  test('how many rounds are left', () => {
    const left = (base = ready()) => roundsLeft(mindIn(base.play(), 'sentry'))
    expect(left(ready().space(9))).toBe(9)
    expect(left(ready().space(9).alertAt(7))).toBe(3)
    expect(left(ready().space(9).autodestructionAt(6))).toBe(7)
    expect(left(ready().space(9).autodestructionAt(6, true))).toBe(4)
  })

  test('how likely a pod is to be launched', () => {
    const mind = mindIn(ready().space(10).play(), 'sentry')
    expect(launchChance(mind, 'a', 10)).toBeCloseTo(4 / 7)
    expect(launchChance(mind, 'b', 10)).toBeCloseTo(3 / 7)
    expect(launchChance(mind, 'a', 9)).toBe(0)
  })
})

describe('on the way', () => {
  test('it rides the Elevator where that has power, and calls it where it is not', () => {
    const below = () =>
      ready().at('sentry', 'elevator-1').powered().space(8).elevatorAt('elevator-1')
    expect(says(below().play(), 'sentry')[0]).toMatch(/^elevator-1:ride-elevator/)
    expect(says(below().elevatorAt('elevator-3').play(), 'sentry')[0]).toBe(
      'elevator-1:call-elevator',
    )
  })

  test('it uses a light against the dark', () => {
    const game = ready().play()
    const decision = {
      ...game.decision('sentry'),
      prompt: 'light',
      options: [
        { id: 'bear-it', label: 'bear-it' },
        { id: 'stick', label: 'use-light', targets: [{ kind: 'item', id: 'light-stick' }] },
      ],
    }
    expect(decide(LOCKDOWN, game.view('sentry'), decision, []).picks).toEqual(['stick'])
  })
})

describe('in a group', () => {
  const crew = () =>
    lockdownCoop('sentry', 'hacker')
      .objectives('sentry', ['deep-survey', 'group'])
      .objectives('hacker', ['decapitation', 'group'])
      .at('sentry', 'isolation-room')
      .at('hacker', 'cooling-system')
      .is('sentry', { signal: true })
      .cards('sentry', 5)
      .cards('hacker', 5)

  test('whoever is near, well and has filed a report sees to it that somebody survives', () => {
    const keepers = (position = crew()) => {
      const game = position.play()
      const view = game.view('sentry')
      return view.players.map((_, seat) => isKeeper(mindOf(LOCKDOWN, view, seat, [])))
    }
    expect(keepers(crew().space(9))).toEqual([true, false])
    expect(keepers(crew().space(10))).toEqual([false, false])
    const egg = crew().objectives('hacker', ['special-delivery', 'group']).carrying('hacker', 'egg')
    expect(keepers(egg.space(9))).toEqual([false, true])
    expect(keepers(crew().space(9).out('sentry', 'locked-in').toAct('hacker'))).toEqual([
      false,
      false,
    ])
  })

  test('the base is destroyed when all else is done, or when it is late', () => {
    const hacker = (position = crew()) =>
      says(position.is('hacker', { signal: true }).toAct('hacker').play(), 'hacker')[0]
    expect(hacker(crew().space(14))).toMatch(/^cooling-system/)
    expect(hacker(crew().space(14).unexplored('archive'))).not.toMatch(/^cooling-system/)
    expect(hacker(crew().space(12).unexplored('archive'))).toMatch(/^cooling-system/)
  })
})

describe('what lies at hand is used', () => {
  test('the Defense Control Room, against Intruders where nobody else is', () => {
    const control = (tile: string) =>
      ready().tile(3, tile).at('sentry', tile).space(14).intruder('adult', 'archive')
    expect(says(control('defense-control').play(), 'sentry')).toEqual([
      expect.stringMatching(/^defense-control:/),
      'strike',
    ])
    const shared = control('defense-control').at('hacker', 'archive').play()
    expect(says(shared, 'sentry')[0]).not.toMatch(/^defense-control/)
  })

  test('the Repository, where one component makes something useful', () => {
    const game = ready().at('sentry', 'repository').space(14).item('sentry', 'clothes-yellow')
    expect(says(game.play(), 'sentry')).toEqual(['repository', 'repository'])
  })

  test('a Decoy where it is cheaper than to stand or to flee', () => {
    const game = ready()
      .at('sentry', 'archive')
      .ammo('sentry', 'smg', 0)
      .item('sentry', 'decoy')
      .intruder('adult', 'archive')
    expect(says(game.play(), 'sentry')[0]).toMatch(/^decoy/)
  })

  test('the Probe Arm by whoever plays for a Carcass', () => {
    const sample = (objective: string) =>
      lockdown('xenobiologist', 'hacker')
        .objectives('xenobiologist', [objective, 'corporate'])
        .cards('xenobiologist', 5)
        .at('xenobiologist', 'archive')
        .intruder('adult', 'archive')
        .play()
    expect(says(sample('post-mortem'), 'xenobiologist')).toEqual([
      'probe-arm:take-sample',
      'sample',
    ])
    expect(says(sample('loose-end-2'), 'xenobiologist')[0]).not.toMatch(/^probe-arm/)
  })
})
