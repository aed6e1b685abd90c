import { expect, test } from 'vitest'
import { rulesOf } from '../../ruleset.ts'
import type { Bench } from '../bench.ts'
import type { Playing } from '../playing.ts'
import type { Position } from '../position.ts'

/** DMG, RETREAT, BAG: Intruders taking damage, dying and fleeing. */
export function damageSuite({ position, cite, title, shares }: Bench): void {
  /** The Bosun in the workshop (exits 1 and 4 to the brood, 2 and 3 to the bridge), ready to shoot. */
  const bosun = () =>
    position('bosun', 'cook').at('bosun', 'workshop').at('cook', 'brood').cards('bosun', 3)
  const shot = (face: 'one' | 'two', name: string, ready: Position): Playing =>
    ready
      .dice({ combat: [face], noise: ['silence'] })
      .play()
      .act(`shoot:boathook#0:${name}`)
  /** Hurt to death, with a card to come that lets it flee. */
  const fleeing = (event: string) =>
    bosun().intruder('adult', 'workshop', { injuries: 9 }).attacks('spit').events(event)

  test(
    title('NEM-DMG-01 damage puts markers on the figure, and then its effect is checked'),
    () => {
      const game = shot('two', 'adult-1', bosun().intruder('adult', 'workshop').attacks('lunge'))
      expect(game.view('cook').intruders).toMatchObject([{ name: 'adult-1', injuries: 2 }])
      expect(game.kinds('injured', 'kill-check')).toEqual(['injured', 'kill-check'])
    },
  )

  test(title('NEM-DMG-01 fire does the same'), () => {
    const game = position('bosun', 'cook')
      .intruder('adult', 'workshop')
      .fire('workshop')
      .attacks('lunge')
      .events('leak')
      .dice({ tokens: ['larva'] })
      .phase('fire')
      .play()
    expect(game.intruder('adult-1')?.injuries).toBe(1)
    expect(game.kinds('injured', 'kill-check')).toEqual(['injured', 'kill-check'])
  })

  test(title('NEM-DMG-02 markers stay, and every check uses their total'), () => {
    const game = bosun()
      .intruder('adult', 'workshop')
      .attacks('lunge', 'gash')
      .dice({ combat: ['two', 'two'] })
      .play()
      .act('shoot:boathook#0:adult-1')
    expect(game.intruder('adult-1')?.injuries).toBe(2)
    expect(game.act('shoot:boathook#0:adult-1').lair('adult-1')).toBe('gone')
  })

  test(title('NEM-DMG-03 one damage kills a Larva or an Egg without a card'), () => {
    const game = shot('one', 'larva-1', bosun().intruder('larva', 'workshop'))
    expect(game.lair('larva-1')).toBe('gone')
    expect(game.view(null).decks.attacks).toMatchObject({ count: 4, discard: [] })
    const eggs = shot('one', 'eggs', bosun().at('bosun', 'brood'))
    expect(eggs.view(null)).toMatchObject({ eggs: 1, eggSupply: 2 })
    expect(eggs.log('kill-check')).toEqual([])
  })

  if (shares('NEM-DMG-03'))
    test(title('NEM-DMG-03 the figure of a killed Larva may be used again'), () => {
      const ready = bosun().noise('s-1-3').intruder('larva', 'workshop')
      const { figures } = rulesOf(ready.state).intruders.larva
      // All others fight the Cook, so only the figure of the killed one is free.
      for (let i = 1; i < figures; i++) ready.intruder('larva', 'brood')
      const game = ready.dice({ combat: ['one'], noise: [2], tokens: ['larva'] }).play()
      game.act('shoot:boathook#0:larva-1').act('move:s-1-3')
      expect(game.intrudersIn('bridge')).toEqual(['larva'])
    })

  test(title('NEM-DMG-04 neither Larva nor Egg leaves a Carcass'), () => {
    const larva = shot('one', 'larva-1', bosun().intruder('larva', 'workshop'))
    const egg = shot('one', 'eggs', bosun().object('workshop', 'egg'))
    for (const game of [larva, egg]) expect(game.room('workshop').objects).toEqual([])
  })

  test.each(['creeper', 'adult'] as const)(
    title('NEM-DMG-05 a %s is checked with one Attack card, of which only the value counts'),
    (type) => {
      const game = shot('one', `${type}-1`, bosun().intruder(type, 'workshop').attacks('gash'))
      expect(game.log('kill-check').map(({ params }) => params)).toEqual([
        { attack: 'gash', blood: 4 },
      ])
      expect(game.player('bosun')).toMatchObject({ wounds: [], lightWounds: 0 })
      expect(game.lair(`${type}-1`)).toBe('workshop')
    },
  )

  test.each(['creeper', 'adult'] as const)(
    title('NEM-DMG-06 a %s dies when the value is at most its damage'),
    (type) => {
      const hit = (injuries: number) =>
        shot('one', `${type}-1`, bosun().intruder(type, 'workshop', { injuries }).attacks('gash'))
      expect(hit(2).lair(`${type}-1`)).toBe('workshop')
      expect(hit(2).log('endurance')[0]).toMatchObject({
        params: { endurance: 4, injuries: 3, verdict: 'lives' },
        rule: cite('NEM-DMG-06'),
      })
      expect(hit(3).lair(`${type}-1`)).toBe('gone')
      expect(hit(4).lair(`${type}-1`)).toBe('gone')
    },
  )

  test.each(['creeper', 'adult', 'breeder', 'queen'] as const)(
    title('NEM-DMG-07 a killed %s leaves a Carcass, which can be picked up'),
    (type) => {
      const ready = bosun().intruder(type, 'workshop', { injuries: 9 }).attacks('scrape', 'gash')
      const game = shot('one', `${type}-1`, ready)
      expect(game.room('workshop').objects).toEqual(['carcass'])
      expect(game.options()).toContain('pick-up:carcass')
    },
  )

  if (shares('NEM-DMG-07'))
    test(
      title('NEM-DMG-07 with all Carcasses in use, lying or carried, no further one is placed'),
      () => {
        const killed = (lying: number, ...carried: string[]) => {
          const ready = bosun().object(
            'bridge',
            ...Array<string>(lying).fill('carcass'),
            'egg',
            'egg',
          )
          for (const object of carried) ready.carrying('cook', object)
          ready.intruder('adult', 'workshop', { injuries: 9 }).attacks('scrape')
          return shot('one', 'adult-1', ready)
        }
        expect(killed(2, 'carcass').room('workshop').objects).toEqual([])
        expect(killed(2, 'carcass').lair('adult-1')).toBe('gone')
        expect(killed(2).room('workshop').objects).toEqual(['carcass'])
      },
    )

  test.each(['breeder', 'queen'] as const)(
    title('NEM-DMG-08 NEM-DMG-09 a %s dies when the sum of two values is at most its damage'),
    (type) => {
      const hit = (injuries: number) =>
        shot(
          'one',
          `${type}-1`,
          bosun().intruder(type, 'workshop', { injuries }).attacks('scrape', 'gash'),
        )
      const lives = hit(4)
      expect(lives.told('kill-check', 'blood')).toEqual([2, 4])
      expect(lives.log('endurance')[0].rule).toBe(cite('NEM-DMG-08'))
      expect(lives.lair(`${type}-1`)).toBe('workshop')
      expect(hit(5).lair(`${type}-1`)).toBe('gone')
      expect(hit(6).lair(`${type}-1`)).toBe('gone')
    },
  )

  test(
    title('NEM-DMG-10 the cards of a check are discarded, and each check draws new ones'),
    () => {
      const game = bosun()
        .intruder('adult', 'workshop')
        .attacks('lunge', 'gash')
        .dice({ combat: ['one', 'one'] })
        .play()
        .act('shoot:boathook#0:adult-1')
      expect(game.view(null).decks.attacks.discard).toEqual(['lunge'])
      game.act('shoot:boathook#0:adult-1')
      expect(game.view(null).decks.attacks.discard).toEqual(['lunge', 'gash'])
    },
  )

  test(
    title('NEM-DMG-10 cards of the same check are not drawn again when the deck runs out'),
    () => {
      const ready = bosun()
        .intruder('queen', 'workshop')
        .with((s) => {
          s.attackDiscard = s.attacks.splice(1).map(({ id }) => id)
        })
      const [last] = ready.state.attacks
      const game = shot('one', 'queen-1', ready)
      const [one, two] = game.told('kill-check', 'attack')
      expect(one).toBe(last.id)
      expect(two).not.toBe(last.id)
      expect(game.view(null).decks.attacks.count).toBe(2)
    },
  )

  test(title('NEM-DMG-12 the damage of one shot is checked once'), () => {
    const game = shot('two', 'adult-1', bosun().intruder('adult', 'workshop').attacks('scrape'))
    expect(game.log('kill-check')).toHaveLength(1)
    expect(game.lair('adult-1')).toBe('gone')
  })

  test(title('NEM-RETREAT-01 the retreat icon saves an Intruder, which leaves the room'), () => {
    const game = shot('one', 'adult-1', fleeing('swell'))
    expect(game.lair('adult-1')).toBe('brood')
    expect(game.room('workshop').objects).toEqual([])
    expect(game.kinds('endurance', 'intruder-dies')).toEqual([])
  })

  test.each(['breeder', 'queen'] as const)(
    title('NEM-RETREAT-02 one icon on either of the two cards makes a %s retreat'),
    (type) => {
      for (const cards of [
        ['spit', 'scrape'],
        ['scrape', 'spit'],
      ]) {
        const ready = bosun()
          .intruder(type, 'workshop', { injuries: 15 })
          .attacks(...cards)
          .events('swell')
        const game = shot('one', `${type}-1`, ready)
        expect(game.lair(`${type}-1`)).toBe('brood')
        expect(game.told('kill-check', 'attack')).toEqual(cards)
        expect(game.log('retreats')).toHaveLength(1)
      }
    },
  )

  test.each([
    ['swell', 'brood'],
    ['leak', 'bridge'],
    ['sparks', 'bridge'],
  ])(title('NEM-RETREAT-03 the Event card %s only tells the way: to the %s'), (event, tile) => {
    const game = shot('one', 'adult-1', fleeing(event).intruder('queen', 'bridge'))
    expect(game.lair('adult-1')).toBe(tile)
    // Neither the symbols nor the effect of the card count.
    expect(game.lair('queen-2')).toBe('bridge')
    expect(game.state.rooms.some(({ fire }) => fire)).toBe(false)
    expect(game.player('bosun').slime).toBe(false)
  })

  test(title('NEM-RETREAT-04 the damage goes with it'), () => {
    const game = shot('two', 'adult-1', fleeing('swell'))
    expect(game.intruder('adult-1')?.injuries).toBe(11)
  })

  test(
    title('NEM-RETREAT-05 through a Technical Corridor it vanishes into the bag, unhurt'),
    () => {
      const ready = position('bosun', 'cook')
        .cards('bosun', 1)
        .noise('technical-1')
        .intruder('adult', 'bridge', { injuries: 9 })
        .attacks('spit')
        .events('leak')
      const { adult } = ready.play().view(null).bag
      const game = shot('one', 'adult-1', ready)
      expect(game.lair('adult-1')).toBe('gone')
      expect(game.view(null).bag.adult).toBe(adult + 1)
      expect(game.noise).toEqual(['technical-1'])
      expect(game.room('bridge').objects).toEqual([])
    },
  )

  test(
    title('NEM-RETREAT-06 a closed door is destroyed instead; an unexplored room stays so'),
    () => {
      const game = shot('one', 'adult-1', fleeing('sparks').door('s-1-3', 'closed'))
      expect(game.lair('adult-1')).toBe('workshop')
      expect(game.corridor('s-1-3').door).toBe('destroyed')
      const hidden = shot('one', 'adult-1', fleeing('swell').unexplored('brood', 'fire-1'))
      expect(hidden.lair('adult-1')).toBe('brood')
      expect(hidden.room('brood').explored).toBe(false)
    },
  )

  test.each(['leak', 'sparks'])(
    title(
      'NEM-RETREAT-07 the Event card %s is discarded, whatever it says of removal or shuffling',
    ),
    (event) => {
      const game = shot('one', 'adult-1', fleeing(event))
      expect(game.view(null).decks.events).toMatchObject({ count: 2, discard: [event] })
      expect(game.state.removed).toEqual([])
    },
  )

  test(title('NEM-RETREAT-07 an empty Event deck is made anew first'), () => {
    const ready = fleeing('swell').with((s) => {
      s.eventDiscard = s.events.splice(0).map(({ id }) => id)
    })
    const game = shot('one', 'adult-1', ready)
    expect(game.log('retreats')).toHaveLength(1)
    expect(game.view(null).decks.events.count).toBe(2)
    expect(game.view(null).decks.events.discard).toHaveLength(1)
  })

  test(
    title('NEM-RETREAT-08 what drives Intruders away makes each retreat, the biggest first'),
    () => {
      const game = bosun()
        .item('bosun', 'horn')
        .intruder('creeper', 'workshop')
        .intruder('queen', 'workshop')
        .events('swell', 'leak')
        .play()
        .act('horn')
      expect(game.told('retreats', 'intruder')).toEqual(['queen-2', 'creeper-1'])
      expect([game.lair('queen-2'), game.lair('creeper-1')]).toEqual(['brood', 'bridge'])
      expect(game.log('injured')).toEqual([])
    },
  )

  test(title('NEM-RETREAT-08 where it injures them as well, none retreats twice'), () => {
    const blown = (attack: string, injuries: number) =>
      bosun()
        .item('bosun', 'horn')
        .weakness('egg', 'shrill')
        .intruder('adult', 'workshop', { injuries })
        .attacks(attack)
        .events('swell', 'leak')
        .play()
        .act('horn')
    for (const attack of ['spit', 'lunge']) {
      const game = blown(attack, 0)
      expect(game.lair('adult-1')).toBe('brood')
      const told = ['injured', 'kill-check', 'retreats']
      expect(game.kinds(...told)).toEqual(told)
      expect(game.intruder('adult-1')?.injuries).toBe(1)
    }
    const dead = blown('scrape', 5)
    expect(dead.log('retreats')).toEqual([])
    expect(dead.room('workshop').objects).toEqual(['carcass'])
  })

  test(title('NEM-BAG-09 a killed Queen takes her own token out of the bag and no other'), () => {
    const ready = bosun()
      .intruder('queen', 'workshop', { injuries: 30 })
      .with((s) => {
        s.bag.sort((a, b) => Number(b.type === 'queen') - Number(a.type === 'queen'))
      })
      .attacks('scrape', 'gash')
    const { queen, ...others } = ready.play().view(null).bag
    expect(queen).toBe(1)
    const game = shot('one', 'queen-1', ready)
    expect(game.lair('queen-1')).toBe('gone')
    expect(game.view(null).bag).toEqual({ ...others, queen: 0 })
    expect(game.view(null).queenKilled).toBe(true)
  })

  test(
    title('NEM-BAG-09 a killed Queen whose token was not in the bag takes none out of it'),
    () => {
      const ready = bosun()
        .intruder('queen', 'workshop', { injuries: 30 })
        .with((s) => {
          const queen = s.bag.findIndex(({ type }) => type === 'queen')
          if (queen >= 0) s.reserve.push(...s.bag.splice(queen, 1))
        })
        .attacks('scrape', 'gash')
      const { bag } = ready.play().view(null)
      expect(bag.queen).toBe(0)
      const game = shot('one', 'queen-1', ready)
      expect(game.lair('queen-1')).toBe('gone')
      expect(game.view(null).bag).toEqual(bag)
    },
  )
}
