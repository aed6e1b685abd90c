import { describe, expect, test } from 'vitest'
import { own } from '../../games/nemesis/own.ts'
import { type Playing, position } from '../../games/nemesis/test/position.ts'
import type { Chosen } from '../bot.ts'
import { decide } from '../hull/policy.ts'
import { NEMESIS } from '../nemesis/lore.ts'

/** What the heuristics answer to what this Character is asked. */
function answer(game: Playing, character: string): Chosen {
  return decide(
    NEMESIS,
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

describe('a bot of Nemesis leaves', () => {
  test('by hibernating when time is short', () => {
    const game = position('scout', 'captain')
      .objectives('scout', ['friends-for-life', 'personal'])
      .cards('scout', 5)
      .time(14)
      .play()
    expect(says(game, 'scout')).toEqual(['hibernatorium', 'hibernate'])
  })

  test('by a pod that is open, where nothing else is to be done', () => {
    const game = position('scout', 'captain')
      .objectives('scout', ['friends-for-life', 'personal'])
      .at('scout', 'evacuation-a')
      .cards('scout', 5)
      .with((s) => {
        for (const pod of own(s).pods) pod.locked = false
      })
      .play()
    expect(says(game, 'scout')).toEqual(['evacuation-a', 'pod'])
  })

  test('and not before the Objective is done, while there is time', () => {
    const game = position('scout', 'captain')
      .objectives('scout', ['decent-burial', 'personal'])
      .cards('scout', 5)
      .with((s) => {
        for (const pod of own(s).pods) pod.locked = false
      })
      .play()
    expect(says(game, 'scout')).toEqual(['pick-up:corpse', 'fetch'])
  })

  test('in the pod it waits in, as soon as it may', () => {
    const game = position('scout', 'captain')
      .with((s) => {
        own(s).pods[0].locked = false
      })
      .is('scout', { room: -1, pod: 0 })
      .play()
    expect(says(game, 'scout')).toEqual(['launch', 'launch'])
  })
})

describe('a bot of Nemesis finds a way out', () => {
  test('and does not blow up the ship under the others for an open pod', () => {
    const game = position('scout', 'captain')
      .objectives('scout', ['friends-for-life', 'personal'])
      .tile(2, 'evacuation-a')
      .at('scout', 'generator')
      .cards('scout', 5)
      .play()
    expect(says(game, 'scout')[1]).not.toBe('self-destruct')
  })

  test('with the key that the Pilot makes in the Fire Control System', () => {
    const game = position('pilot', 'captain')
      .objectives('pilot', ['friends-for-life', 'personal'])
      .at('pilot', 'fire-control')
      .cards('pilot', 5)
      .play()
    expect(says(game, 'pilot')).toEqual(['activate-quest:pilot-evacuation-key', 'quest'])
  })

  test('and draws new cards where a broken Evacuation Section wants repairs', () => {
    const game = position('scout', 'captain')
      .at('scout', 'evacuation-a')
      .hand('scout', 'search', 'demolition')
      .with((s) => {
        s.rooms[s.players[0].room].malfunction = true
      })
      .play()
      .choose('pass')
    expect(answer(game, 'scout').picks).toHaveLength(2)
    expect(answer(game, 'scout').because!.key).toBe('hull.dig')
  })
})

describe('a bot of Nemesis pursues its Objective', () => {
  test('and sends the Signal that it asks for', () => {
    const game = position('scout', 'captain')
      .objectives('scout', ['my-precious', 'corporate'])
      .at('scout', 'comms-room')
      .cards('scout', 5)
      .play()
    expect(says(game, 'scout')).toEqual(['comms-room', 'signal'])
  })

  test('and repairs an Engine for the way home, or breaks it for an end with a bang', () => {
    const engine = (objective: string) =>
      position('mechanic', 'captain')
        .objectives('mechanic', [objective, 'personal'])
        .at('mechanic', 'engine-1')
        .hand('mechanic', 'quick-repairs', 'search', 'rest', 'demolition')
        .with((s) => {
          own(s).engines[0].working = false
        })
        .play()
        .choose('quick-repairs:turn-engine')
        .settle()
    expect(says(engine('save-the-property'), 'mechanic')).toEqual(['change-order', 'mend-engine'])
    expect(says(engine('great-hunt'), 'mechanic')).toEqual(['keep-order', 'break-engine'])
  })

  test('and keeps the likelier of two', () => {
    const view = position('scout', 'captain', 'pilot', 'soldier')
      .objectives('scout', ['hoarder', 'personal'], ['greener-grass', 'corporate'])
      .cards('scout', 5)
      .play()
      .view('scout')
    const options = ['hoarder', 'greener-grass'].map((id, i) => ({
      id: `keep:${i}`,
      label: 'keep-objective',
      targets: [{ kind: 'objective', id }],
    }))
    const asked = { id: 1, seat: 0, prompt: 'objective', options, min: 1, max: 1, cancel: false }
    expect(decide(NEMESIS, view, asked, []).picks).toEqual(['keep:1'])
  })
})

describe('a bot of Nemesis in danger', () => {
  const inFight = (...wounds: string[]) => {
    const game = position('scientist', 'captain')
      .tile(14, 'canteen')
      .at('scientist', 'canteen')
      .intruder('adult', 'canteen')
      .hand('scientist', 'search', 'rest', 'demolition')
      .ammo('scientist', 'pistol', 0)
    for (const wound of wounds) game.wound('scientist', wound)
    return game.play()
  }

  test('flees from an Adult when its Weapon is empty', () => {
    expect(says(inFight(), 'scientist')[1]).toBe('flee')
    expect(says(inFight('wound-leg', 'wound-hand'), 'scientist')[1]).not.toBe('strike')
  })

  test('shoots a Larva', () => {
    const game = position('scout', 'captain')
      .tile(14, 'canteen')
      .at('scout', 'canteen')
      .intruder('larva', 'canteen')
      .cards('scout', 5)
      .play()
    expect(says(game, 'scout')[1]).toBe('shoot')
  })

  test('does not enter a burning room that it can walk around', () => {
    const game = position('scout', 'captain')
      .objectives('scout', ['save-the-property', 'personal'])
      .tile(6, 'cabins')
      .fire('cabins')
      .cards('scout', 5)
      .play()
    expect(answer(game, 'scout').picks).not.toContain('move:c-6-11')
  })

  test('puts a single fire out from the Fire Control System', () => {
    const game = position('scout', 'captain')
      .tile(6, 'cabins')
      .fire('cabins')
      .at('scout', 'fire-control')
      .cards('scout', 5)
      .play()
    expect(says(game, 'scout')).toEqual(['fire-control:6', 'douse'])
  })

  test('has no operation with three Serious Wounds: it would be the last', () => {
    const game = position('scout', 'captain')
      .at('scout', 'surgery')
      .cards('scout', 5)
      .is('scout', { larva: true })
    for (const wound of ['wound-leg', 'wound-hand', 'wound-arm']) game.wound('scout', wound)
    expect(says(game.play(), 'scout')[0]).not.toBe('surgery')
  })

  test('scans its Contamination cards when it may rest, and not with a Larva', () => {
    const resting = (larva: boolean) =>
      position('scout', 'captain')
        .tile(14, 'canteen')
        .at('scout', 'canteen')
        .items('canteen', 0)
        .hand('scout', 'rest', 'clean', 'demolition', 'interruption')
        .is('scout', { larva })
        .play()
    expect(says(resting(false), 'scout')).toEqual(['rest', 'scan'])
    expect(says(resting(true), 'scout')[0]).not.toBe('rest')
  })
})

describe('a bot of Nemesis and its cards', () => {
  test('pays with the worst ones', () => {
    const game = position('scout', 'captain')
      .at('scout', 'comms-room')
      .objectives('scout', ['my-precious', 'corporate'])
      .hand('scout', 'adrenaline', 'demolition', 'interruption', 'search')
      .play()
      .choose('comms-room')
    const { picks, because } = answer(game, 'scout')
    expect([...picks].map((id) => id.split(/[:#]/)[1]).sort()).toEqual([
      'demolition',
      'interruption',
    ])
    expect(because!.key).toBe('hull.pay')
  })

  test('keeps its hand when it passes, but for Contamination cards', () => {
    const game = position('scout', 'captain').hand('scout', 'search', 'clean').play().choose('pass')
    expect(answer(game, 'scout').picks).toEqual(['card:contamination#1'])
  })
})
