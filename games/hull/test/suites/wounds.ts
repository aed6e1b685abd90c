import { expect, test } from 'vitest'
import type { Bench } from '../bench.ts'
import type { Playing } from '../playing.ts'
import type { Position } from '../position.ts'

/** WOUND, HEAL: what Characters suffer, and how it is treated. */
export function woundSuite({ position, cite, title }: Bench): void {
  /** Each turn that ends here is a Light Wound. */
  const burning = () => position('bosun', 'cook').at('bosun', 'workshop').fire('workshop')
  const wounds = (game: Playing) => {
    const { lightWounds, wounds } = game.view('cook').players[0]
    return [lightWounds, wounds.map((wound) => wound.id)]
  }
  const mortal = (ready: Position, dressed = false) =>
    ['limp', 'daze', 'limp'].reduce((one, id) => one.wound('bosun', id, dressed), ready)

  test(title('NEM-WOUND-02 NEM-WOUND-03 each Light Wound moves the marker one square down'), () => {
    expect(wounds(burning().play().pass())).toEqual([1, []])
    expect(wounds(burning().is('bosun', { lightWounds: 1 }).play().pass())).toEqual([2, []])
  })

  test(
    title('NEM-WOUND-04 the third Light Wound clears the marker and becomes a Serious Wound'),
    () => {
      const game = burning().is('bosun', { lightWounds: 2 }).woundDeck('limp').play().pass()
      expect(wounds(game)).toEqual([0, ['limp']])
    },
  )

  test(title('NEM-WOUND-05 an exhausted deck is made anew from its discard'), () => {
    const game = burning()
      .is('bosun', { lightWounds: 2 })
      .with((s) => {
        s.woundDiscard = s.wounds.splice(0)
      })
      .play()
      .pass()
    expect(game.player('bosun').wounds).toHaveLength(1)
    expect(game.view(null).decks.wounds).toMatchObject({ count: 15, discard: [] })
  })

  test(
    title('NEM-WOUND-06 NEM-WOUND-07 with 3 Serious Wounds, dressed or not, any other kills'),
    () => {
      expect(mortal(burning()).play().pass().whereIs('bosun')).toBe('dead')
      expect(mortal(burning(), true).play().pass().whereIs('bosun')).toBe('dead')
      const two = burning().wound('bosun', 'limp').wound('bosun', 'daze')
      expect(two.is('bosun', { lightWounds: 2 }).play().pass().whereIs('bosun')).toBe('workshop')
    },
  )

  test(title('NEM-WOUND-08 equal cards do not add up'), () => {
    const handOf = (...cards: string[]) => {
      const start = cards.reduce((one, id) => one.wound('cook', id), position('bosun', 'cook'))
      return start.phase('round').play().player('cook').hand.length
    }
    const whole = handOf()
    expect(handOf('daze')).toBe(whole - 1)
    expect(handOf('daze', 'daze')).toBe(whole - 1)
  })

  test(
    title('NEM-WOUND-09 NEM-WOUND-10 the dead leave a Corpse and their Objects, no Items'),
    () => {
      const game = mortal(burning())
        .at('cook', 'workshop')
        .cards('cook', 1)
        .carrying('bosun', 'egg')
        .item('bosun', 'gauze')
        .item('bosun', 'oil')
        .with((s) => {
          const [bosun] = s.players
          bosun.hands[0].item!.added.push(bosun.inventory.pop()!.id)
        })
        .play()
        .pass()
      expect(game.view(null).players[0]).toMatchObject({ fate: 'dead', room: -1, inventory: [] })
      expect(game.room('workshop').objects).toEqual(['corpse-0', 'egg'])
      expect(game.options()).toContain('pick-up:corpse-0')
      expect(game.state.removed).toEqual(['boathook', 'oil', 'gauze'])
    },
  )

  test(
    title('NEM-HEAL-02 NEM-HEAL-04 a wound is dressed, and only a dressed one is healed'),
    () => {
      const start = () => position('bosun', 'cook').cards('bosun', 1).item('bosun', 'gauze')
      const raw = start().wound('bosun', 'limp').play()
      expect(raw.ways('gauze')).toEqual(['dress:limp'])
      expect(raw.act('gauze:dress:limp').player('bosun').wounds[0].dressed).toBe(true)
      const healed = start().wound('bosun', 'limp', true).play().act('gauze:heal:limp')
      expect(healed.player('bosun').wounds).toEqual([])
      expect(healed.state.woundDiscard).toEqual(['limp'])
    },
  )

  test(title('NEM-HEAL-03 NEM-SLIME-04 Light Wounds are healed, and slime is washed off'), () => {
    const start = () => position('bosun', 'cook').cards('bosun', 1).item('bosun', 'gauze')
    const light = start().is('bosun', { lightWounds: 2 }).play().act('gauze:heal-light')
    expect(light.player('bosun').lightWounds).toBe(0)
    expect(light.log('light-wounds-healed')[0].rule).toBe(cite('NEM-HEAL-03'))
    const slimed = start().is('bosun', { slime: true }).play().act('gauze:remove-slime')
    expect(slimed.player('bosun').slime).toBe(false)
  })

  test(title('NEM-WOUND-01 wounds are Light or Serious, and both are seen by all'), () => {
    const game = burning().wound('bosun', 'daze').play().pass()
    expect(wounds(game)).toEqual([1, ['daze']])
    expect(game.view(null).players[0]).toMatchObject({ lightWounds: 1 })
  })

  test(
    title('NEM-WOUND-05 a Serious Wound is a card drawn and laid out open, with its effect'),
    () => {
      const game = position('bosun', 'cook')
        .cards('bosun', 3)
        .intruder('adult', 'bridge')
        .woundDeck('limp')
        .dice({ combat: ['miss'] })
        .play()
        .act('melee:adult-1')
      expect(game.view('cook').players[0].wounds).toEqual([{ id: 'limp', dressed: false }])
      expect(game.view(null).decks.wounds.count).toBe(15)
      const move = game.decision().options.find(({ id }) => id === 'move:s-1-2')
      expect(move?.params?.cost).toBe(2)
    },
  )

  test(
    title('NEM-WOUND-05 one that leaves fewer hands makes the wounded drop what they cannot hold'),
    () => {
      const game = position('bosun', 'cook')
        .cards('bosun', 1)
        .carrying('bosun', 'egg')
        .intruder('adult', 'bridge')
        .woundDeck('sprain')
        .dice({ combat: ['miss'] })
        .play()
        .act('melee:adult-1')
      expect(game.options()).toEqual(['drop:boathook#0', 'drop:egg#1'])
      expect(game.choose('drop:egg#1').room('bridge').objects).toEqual(['egg'])
    },
  )

  test(title('NEM-WOUND-06 with 3 Serious Wounds a Serious one kills as well'), () => {
    const game = mortal(position('bosun', 'cook'))
      .cards('bosun', 3)
      .intruder('adult', 'bridge')
      .dice({ combat: ['miss'] })
      .play()
      .act('melee:adult-1')
    expect(game.whereIs('bosun')).toBe('dead')
    expect(game.log('dies')[0]).toMatchObject({
      params: { cause: 'blow' },
      rule: cite('NEM-WOUND-06'),
    })
  })

  test(title('NEM-WOUND-06 wounds of one effect come one by one'), () => {
    const game = position('bosun', 'cook')
      .wound('bosun', 'limp')
      .wound('bosun', 'daze')
      .is('bosun', { lightWounds: 2 })
      .cards('bosun', 2)
      .intruder('breeder', 'bridge')
      .attacks('lunge')
      .play()
      .act('move:s-1-2')
    // The first is the third Serious Wound, the second kills.
    expect(game.kinds('light-wound', 'serious-wound', 'dies')).toEqual([
      'light-wound',
      'serious-wound',
      'light-wound',
      'dies',
    ])
  })

  test(
    title('NEM-WOUND-08 NEM-HEAL-02 equal wounds are one choice, and each is treated for itself'),
    () => {
      const game = position('bosun', 'cook')
        .cards('bosun', 1)
        .item('bosun', 'gauze')
        .wound('bosun', 'daze')
        .wound('bosun', 'daze')
        .play()
      expect(game.ways('gauze')).toEqual(['dress:daze'])
      game.act('gauze:dress:daze')
      expect(game.view(null).players[0].wounds.map(({ dressed }) => dressed)).toEqual([true, false])
    },
  )

  test(title('NEM-WOUND-10 in the cooperative mode the Items wait for a revival'), () => {
    const game = mortal(burning())
      .with((s) => {
        s.mode = 'coop'
      })
      .carrying('bosun', 'egg')
      .item('bosun', 'gauze')
      .play()
      .pass()
    expect(game.room('workshop').objects).toEqual(['corpse-0', 'egg'])
    expect(game.player('bosun').hands.map(({ item }) => item?.id)).toEqual(['boathook'])
    expect(game.player('bosun').inventory.map(({ id }) => id)).toEqual(['gauze'])
  })

  test(
    title('NEM-WOUND-11 a dead player is out: cards and markers leave play, wounds are discarded'),
    () => {
      const game = mortal(burning())
        .hand('bosun', 'rummage', 'infected')
        .is('bosun', { slime: true, signal: true, larva: true })
        .play()
        .pass()
      expect(game.view(null).players[0]).toMatchObject({
        handCount: 0,
        deckCount: 0,
        discard: [],
        wounds: [],
        quests: [],
        lightWounds: 0,
        slime: false,
        signal: false,
        larva: false,
        passed: true,
      })
      expect([...game.view(null).decks.wounds.discard].sort()).toEqual(['daze', 'limp', 'limp'])
    },
  )

  test(title('NEM-WOUND-11 in the cooperative mode only the hand is discarded'), () => {
    const game = mortal(burning())
      .with((s) => {
        s.mode = 'coop'
      })
      .hand('bosun', 'rummage', 'peer')
      .is('bosun', { signal: true })
      .play()
      .pass()
    const { fate, hand, signal, discard, wounds, deck } = game.player('bosun')
    expect({ fate, hand, signal, discard }).toEqual({
      fate: 'dead',
      hand: [],
      signal: true,
      discard: ['rummage', 'peer'],
    })
    expect([wounds.length, deck.length]).toEqual([3, 5])
  })

  test(title('NEM-HEAL-02 a dressed wound has no effect any more but still counts'), () => {
    const handOf = (dressed: boolean) =>
      position('bosun', 'cook')
        .wound('bosun', 'daze', dressed)
        .phase('round')
        .play()
        .player('bosun').hand.length
    expect(handOf(true)).toBe(handOf(false) + 1)
    expect(mortal(burning(), true).play().view(null).players[0].wounds).toHaveLength(3)
  })

  test(title('NEM-HEAL-04 one wound is healed, and the others stay'), () => {
    const game = position('bosun', 'cook')
      .item('bosun', 'gauze')
      .wound('bosun', 'limp', true)
      .wound('bosun', 'daze', true)
      .cards('bosun', 1)
      .play()
      .act('gauze:heal:limp')
    expect(game.view(null).players[0].wounds).toMatchObject([{ id: 'daze' }])
    expect(game.view(null).decks.wounds.discard).toEqual(['limp'])
  })
}
