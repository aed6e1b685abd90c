import { expect, test } from 'vitest'
import type { Bench } from '../bench.ts'

/** COST: what an action costs, and how it is paid. */
export function costSuite({ position, cite, title }: Bench): void {
  const silence = (rolls: number) => ({ noise: Array<'silence'>(rolls).fill('silence') })

  test(title('NEM-COST-01 an action of any of the four groups is one of the two of a turn'), () => {
    const taken = (action: string, ...then: string[]) =>
      position('bosun', 'cook')
        .hand('bosun', 'peer', 'wait', 'bilge')
        .item('bosun', 'gauze')
        .unexplored('workshop', 'fire-1')
        .is('bosun', { lightWounds: 1 })
        .dice(silence(1))
        .play()
        .act(action, ...then)
        .view(null).turn.taken
    for (const action of ['move:s-1-2', 'peer:3', 'gauze:heal-light', 'bridge']) {
      expect([action, taken(action)]).toEqual([action, 1])
    }
  })

  test(
    title(
      'NEM-COST-02 the price is paid with Action cards from the hand, face up on the discard pile',
    ),
    () => {
      const game = position('bosun', 'cook').hand('bosun', 'rummage', 'peer', 'wait').play()
      game.choose('careful-move:s-1-2')
      expect(game.decision()).toMatchObject({
        prompt: 'pay',
        min: 2,
        max: 2,
        rule: cite('NEM-COST-02'),
      })
      game.pick('pay:peer#1', 'pay:wait#2')
      expect(game.view('cook').players[0]).toMatchObject({
        discard: ['peer', 'wait'],
        handCount: 1,
      })
    },
  )

  test(title('NEM-COST-03 Contamination cards cannot pay'), () => {
    const game = position('bosun', 'cook').hand('bosun', 'rummage', 'clean', 'infected').play()
    expect(game.forbidden('careful-move')).toBe(cite('NEM-COST-10'))
    game.choose('move:s-1-2')
    expect(game.options()).toEqual(['pay:rummage#0'])
  })

  test(title('NEM-COST-04 basic actions cost 1, Careful Movement and room actions 2'), () => {
    const game = position('bosun', 'cook')
      .tile(3, 'galley')
      .at('bosun', 'galley')
      .at('cook', 'galley')
      .item('bosun', 'oil')
      .item('bosun', 'gauze')
      .object('galley', 'egg')
      .hand('bosun', 'rummage', 'peer', 'wait')
      .play()
    const costs = new Map(
      game.decision().options.map(({ params }) => [params?.action, params?.cost]),
    )
    for (const basic of ['move', 'shoot', 'melee', 'pick-up', 'trade', 'craft', 'activate-quest']) {
      expect([basic, costs.get(basic)]).toEqual([basic, 1])
    }
    expect([costs.get('careful-move'), costs.get('galley')]).toEqual([2, 2])
  })

  test(title('NEM-COST-05 NEM-CARD-02 a card costs itself and what it shows besides'), () => {
    const start = (...cards: string[]) =>
      position('bosun', 'cook')
        .hand('bosun', ...cards)
        .at('bosun', 'workshop')
        .play()
    expect(start('rummage').options()).toContain('rummage:red')
    expect(start('ransack').options()).not.toContain('ransack:red')
    const game = start('ransack', 'peer', 'wait').choose('ransack:red')
    expect(game.decision()).toMatchObject({ min: 1, max: 1 })
    expect(game.options()).toEqual(['pay:peer#0', 'pay:wait#1'])
    expect(game.choose('pay:peer#0').player('bosun').discard).toEqual(['ransack', 'peer'])
  })

  test(
    title(
      'NEM-COST-09 an Intruder in the room is combat, an Egg is not, nor an Intruder next door',
    ),
    () => {
      const start = () => position('bosun', 'cook').at('bosun', 'workshop').cards('bosun', 3)
      expect(start().intruder('larva', 'workshop').play().ways('careful-move')).toEqual([])
      expect(start().object('workshop', 'egg', 'carcass').play().ways('careful-move')).toHaveLength(
        2,
      )
      expect(start().intruder('queen', 'brood').play().ways('careful-move')).toHaveLength(2)
    },
  )

  test(
    title('NEM-COST-10 an action whose conditions are not met is not offered, and says why'),
    () => {
      const game = position('bosun', 'cook')
        .at('cook', 'brood')
        .hand('bosun', 'rummage', 'breathe', 'tinker', 'peer')
        .play()
      const unmet: Record<string, string> = {
        rummage: 'NEM-SEARCH-07',
        trade: 'NEM-TRADE-01',
        craft: 'NEM-CRAFT-02',
        'pick-up': 'NEM-ACT-10',
        peer: 'NEM-ROOM-46',
      }
      for (const [action, rule] of Object.entries(unmet)) {
        expect([action, game.forbidden(action)]).toEqual([action, cite(rule)])
        expect(game.options().filter((id) => id.split(':')[0] === action)).toEqual([])
      }
    },
  )

  test(title('NEM-COST-11 paid cards no longer count when an Intruder is met'), () => {
    const start = (cards: number) =>
      position('bosun', 'cook')
        .cards('bosun', cards)
        .noise('s-1-3')
        .attacks('scrape')
        .dice({ noise: [2], tokens: [{ type: 'adult', number: 2 }] })
        .play()
        .act('move:s-1-3')
    // Two cards, of which one is paid: fewer than 2 are left.
    expect(start(2).log('surprise-attack')).toHaveLength(1)
    expect(start(3).log('surprise-attack')).toHaveLength(0)
  })

  test(
    title('NEM-COST-11 first the choices, then the price, then the others, then the effect'),
    () => {
      const game = position('bosun', 'cook')
        .cards('bosun', 3)
        .cards('cook', 2)
        .dice(silence(1))
        .play()
      game.choose('move:s-1-2')
      expect([game.asked, game.prompt, game.whereIs('bosun')]).toEqual([['bosun'], 'pay', 'bridge'])
      game.choose(game.options()[0])
      expect([game.asked, game.prompt]).toEqual([['cook'], 'interrupt'])
      expect(game.player('bosun').hand).toHaveLength(2)
      expect(game.whereIs('bosun')).toBe('bridge')
      expect(game.choose('let-pass').whereIs('bosun')).toBe('brood')
    },
  )

  test(title('NEM-COST-11 until it is paid an action may be called off'), () => {
    const game = position('bosun', 'cook').cards('bosun', 3).play().choose('move:s-1-2')
    game.match.cancel(0, game.decision().id)
    expect(game.prompt).toBe('action')
    expect(game.player('bosun').hand).toHaveLength(3)
    expect(game.view(null).turn.taken).toBe(0)
  })

  test(
    title('NEM-COST-10 what can just be paid is not too dear; of the rest the price is told'),
    () => {
      const game = position('bosun', 'cook').hand('bosun', 'ransack').at('bosun', 'workshop').play()
      expect([game.forbidden('move'), game.why('careful-move')]).toEqual([null, 'too-dear'])
      const told = game.match.whyNot(0).map(({ what, params }) => [what, params])
      expect(told).toContainEqual(['action.careful-move', { cost: 2, cards: 1 }])
      // The card that is played does not pay for itself.
      expect(told).toContainEqual(['action.ransack', { cost: 1, cards: 0 }])
    },
  )
}
