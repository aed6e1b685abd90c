import { expect, test } from 'vitest'
import type { Token } from '../../kinds.ts'
import { rulesOf } from '../../ruleset.ts'
import type { State } from '../../state.ts'
import type { Bench } from '../bench.ts'

/** BAG: what a token of the bag brings, and where tokens are. */
export function bagSuite({ position, cite, title, shares }: Bench): void {
  const bag = (...drawn: (Token['type'] | Token)[]) =>
    position('bosun', 'cook').dice({ tokens: drawn }).phase('bag')
  const swell = () =>
    position('bosun', 'cook')
      .events('swell')
      .dice({ tokens: ['larva'] })
      .phase('event')

  test(title('NEM-BAG-01 the bag step draws one token'), () => {
    const game = bag('larva').play()
    expect(game.told('token', 'type')).toEqual(['larva'])
    expect(game.view(null).round).toBe(2)
  })

  test(
    title('NEM-BAG-02 NEM-BAG-03 without such a token in the reserve only the drawn one leaves'),
    () => {
      const drawn = (type: 'larva' | 'creeper', grown: 'adult' | 'breeder') => {
        const ready = bag(type).with((s) => moveTokens(s, grown, 'reserve'))
        const before = ready.play().view(null)
        expect(before.round).toBe(2)
        return before.bag
      }
      expect(drawn('larva', 'adult')).toMatchObject({ larva: 0, adult: 4 })
      expect(drawn('creeper', 'breeder')).toMatchObject({ creeper: 0, breeder: 1 })
    },
  )

  for (const [rule, type] of [
    ['NEM-BAG-04', 'adult'],
    ['NEM-BAG-05', 'breeder'],
  ] as const) {
    test(title(`${rule} ${type} drawn: everybody rolls in order, and the token returns`), () => {
      const ready = position('bosun', 'cook', 'stoker')
        .first('stoker')
        .at('cook', 'workshop')
        .with((s) => moveTokens(s, 'breeder', 'reserve'))
        .dice({ tokens: [type], noise: [1, 'silence', 1] })
        .phase('bag')
      const before = ready.state.bag.map((token) => token.type).sort()
      const game = ready.play()
      expect(game.told('noise-roll', 'seat')).toEqual([2, 0, 1])
      expect(game.noise).toEqual(['s-1-2', 's-2-3'])
      expect(game.state.bag.map((token) => token.type).sort()).toEqual(before)
      expect(game.log('token-returns')[0].rule).toBe(cite(rule))
    })
  }

  test(title('NEM-BAG-06 whoever is in combat at their turn to roll does not'), () => {
    const game = position('bosun', 'cook', 'stoker')
      .at('stoker', 'workshop')
      .intruder('creeper', 'workshop')
      .noise('s-1-2')
      .cards('bosun', 1)
      .dice({ tokens: ['adult', 'larva'], noise: [1] })
      .phase('bag')
      .play()
    // The Bosun's roll brings a Larva to the Cook's room as well.
    expect(game.told('noise-roll', 'seat')).toEqual([0])
    expect(game.intrudersIn('bridge')).toEqual(['larva'])
  })

  test(
    title(
      'NEM-BAG-07 the Queen comes to Characters in her Nest: an Encounter without another token',
    ),
    () => {
      const game = position('bosun', 'cook')
        .at('bosun', 'brood')
        .at('cook', 'brood')
        .cards('bosun', 4)
        .hand('cook', 'rummage', 'infected', 'clean', 'infected')
        .noise('s-1-2', 's-1-3', 'technical-1')
        .dice({ tokens: ['queen'] })
        .phase('bag')
        .play()
      expect(game.intrudersIn('brood')).toEqual(['queen'])
      expect(game.noise).toEqual(['s-1-3'])
      expect(game.log('token')).toHaveLength(1)
      // The Cook has the fewest Action cards, and with four in hand no reason to be surprised.
      expect(game.told('encounter', 'seat')).toEqual([1])
      expect(game.log('surprise-attack')).toEqual([])
    },
  )

  if (shares('NEM-BAG-09'))
    test(title('NEM-BAG-09 the token of a Queen who came to her Nest returns as well'), () => {
      const game = bag('queen').at('bosun', 'brood').cards('bosun', 4).play()
      expect(game.intrudersIn('brood')).toEqual(['queen'])
      expect(game.view(null).bag.queen).toBe(1)
    })

  test(title('NEM-BAG-07 the Queen surprises the Character she would attack'), () => {
    const game = position('bosun', 'cook')
      .at('bosun', 'brood')
      .at('cook', 'brood')
      .cards('bosun', 4)
      .cards('cook', 3)
      .attacks('scrape')
      .dice({ tokens: ['queen'] })
      .phase('bag')
      .play()
    expect(game.told('surprise-attack', 'seat')).toEqual([1])
    expect(game.player('cook').lightWounds).toBe(1)
  })

  test(
    title(
      'NEM-BAG-07 a Queen out of combat elsewhere comes with her injuries; one in combat stays',
    ),
    () => {
      const ready = () =>
        position('bosun', 'cook')
          .at('bosun', 'brood')
          .cards('bosun', 5)
          .noise('s-2-3')
          .dice({ tokens: ['queen'] })
          .phase('bag')
      const free = ready().intruder('queen', 'workshop', { injuries: 2 }).play()
      expect(free.lair('queen-1')).toBe('brood')
      expect(free.intruder('queen-1')?.injuries).toBe(2)
      expect(free.told('encounter', 'seat')).toEqual([0])
      expect(free.noise).toEqual([])
      const fighting = ready().intruder('queen', 'bridge').play()
      expect(fighting.lair('queen-1')).toBe('bridge')
      const there = ready().intruder('queen', 'brood').play()
      for (const game of [fighting, there]) {
        expect(game.log('encounter')).toEqual([])
        expect(game.noise).toEqual(['s-2-3'])
        expect(game.view(null).eggs).toBe(2)
      }
    },
  )

  test(
    title(
      'NEM-BAG-08 NEM-BAG-09 with nobody in a discovered Nest the Queen lays an Egg, and her token returns',
    ),
    () => {
      const laid = (ready: ReturnType<typeof bag>) => {
        const { eggs, eggSupply, bag } = ready.play().view(null)
        expect(bag.queen).toBe(1)
        return [eggs, eggSupply]
      }
      expect(laid(bag('queen'))).toEqual([3, 1])
      expect(laid(bag('queen').unexplored('brood', 'fire-1').at('cook', 'brood'))).toEqual([3, 1])
      const none = bag('queen').with((s) => Object.assign(s, { eggs: 4, eggSupply: 0 }))
      expect(laid(none)).toEqual([4, 0])
      const lost = bag('queen').with((s) =>
        Object.assign(s, { eggs: 0, eggSupply: 2, nestDestroyed: true }),
      )
      expect(laid(lost)).toEqual([0, 2])
    },
  )

  test(title('NEM-BAG-10 the blank token brings an Adult and returns'), () => {
    const { bag: before } = position('bosun', 'cook').play().view(null)
    const game = bag('blank').play()
    expect(game.view(null).bag).toEqual({ ...before, adult: before.adult + 1 })
    expect(game.noise).toEqual([])
    const none = bag('blank')
      .with((s) => moveTokens(s, 'adult', 'reserve'))
      .play()
    expect(none.view(null).bag).toMatchObject({ blank: 1, adult: 4 })
  })

  test(title('NEM-BAG-12 with every figure in combat the Encounter ends as with a blank'), () => {
    const ready = position('bosun', 'cook')
      .at('bosun', 'workshop')
      .at('cook', 'brood')
      .noise('s-1-3')
      .dice({ tokens: ['adult', 'creeper'], noise: [2] })
      .phase('bag')
    const { figures } = rulesOf(ready.state).intruders.creeper
    for (let i = 0; i < figures; i++) ready.intruder('creeper', 'brood')
    const { creeper } = ready.play().view(null).bag
    const game = ready.play()
    expect(game.intrudersIn('workshop')).toEqual([])
    expect(game.noise).toEqual(['s-1-3', 's-2-3'])
    expect(game.log('surprise-attack')).toEqual([])
    expect(game.view(null).bag.creeper).toBe(creeper)
  })

  test(
    title('NEM-BAG-13 the token of an Encounter is kept for its Intruder, then joins the reserve'),
    () => {
      const token = { type: 'adult' as const, number: 3 }
      const game = position('bosun', 'cook')
        .cards('bosun', 6)
        .noise('s-1-3')
        .dice({ noise: [2], tokens: [token], combat: ['two'] })
        .attacks('scrape')
        .play()
        .act('move:s-1-3')
      const { adult } = game.view(null).bag
      const reserve = game.state.reserve.length
      game.act('shoot:boathook#0:adult-1')
      expect(game.room('workshop').objects).toEqual(['carcass'])
      expect(game.view(null).bag.adult).toBe(adult)
      expect(game.state.reserve.slice(reserve)).toEqual([token])
    },
  )

  test(
    title('NEM-BAG-14 an Intruder without a token takes one of its type from the reserve, or none'),
    () => {
      const vanished = (from: 'bag' | 'reserve') =>
        swell()
          .intruder('creeper', 'brood')
          .with((s) => {
            s.reserve.push(s.intruders[0].token!)
            s.intruders[0].token = null
            moveTokens(s, 'creeper', from)
          })
          .play()
          .view(null).bag.creeper
      // Both in the reserve: one goes to the bag. Both in the bag: none is left to take.
      expect([vanished('bag'), vanished('reserve')]).toEqual([1, 2])
    },
  )

  test(
    title(
      'NEM-BAG-14 a token to be added comes from an Intruder of its type if the reserve has none',
    ),
    () => {
      const game = bag('creeper')
        .intruder('adult', 'workshop')
        .intruder('breeder', 'workshop')
        .intruder('larva', 'workshop')
        .play()
      expect(game.view(null).bag.breeder).toBe(1)
      expect(game.state.intruders.map(({ token }) => token?.type ?? null)).toEqual([
        'adult',
        null,
        'larva',
      ])
    },
  )
}

/** Moves every token of a type from the bag to the reserve, or the other way. */
function moveTokens(s: State, type: Token['type'], from: 'bag' | 'reserve'): void {
  const moved = s[from].filter((token) => token.type === type)
  s[from] = s[from].filter((token) => token.type !== type)
  s[from === 'bag' ? 'reserve' : 'bag'].push(...moved)
}
