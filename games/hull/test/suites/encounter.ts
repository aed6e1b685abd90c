import { expect, test } from 'vitest'
import { rulesOf } from '../../ruleset.ts'
import type { Bench } from '../bench.ts'

/** ENC, ATTACK, LARVA, FIRST: Intruders that come, and what they do to Characters. */
export function encounterSuite({ position, cite, title }: Bench): void {
  /** The Bosun walks into noise and draws this. */
  const meeting = (cards: number) => position('bosun', 'cook').cards('bosun', cards).noise('s-1-3')
  const WALK = 'move:s-1-3'

  test(title('NEM-ENC-06 the Intruder of the token comes to the room of the Character'), () => {
    const game = meeting(4)
      .dice({ noise: [2], tokens: ['creeper'] })
      .play()
      .act(WALK)
    expect(game.intrudersIn('workshop')).toEqual(['creeper'])
    expect(game.kinds('encounter', 'noise-removed', 'token', 'intruder')).toEqual([
      'encounter',
      'noise-removed',
      'token',
      'intruder',
    ])
    expect(game.log('intruder')[0].rule).toBe(cite('NEM-ENC-06'))
  })

  test(
    title('NEM-ENC-08 fewer cards in hand than the number on the token: a Surprise Attack'),
    () => {
      const adult = { type: 'adult' as const, number: 3 }
      const met = (cards: number) =>
        meeting(cards + 1)
          .attacks('scrape')
          .dice({ noise: [2], tokens: [adult] })
          .play()
          .act(WALK)
      expect(met(2).player('bosun').lightWounds).toBe(1)
      expect(met(2).log('surprise-attack')).toHaveLength(1)
      expect(met(3).player('bosun').lightWounds).toBe(0)
      expect(met(3).log('surprise-attack')).toEqual([])
    },
  )

  test(
    title('NEM-REACT-05 whoever has the card for it keeps the nerve, and is not attacked'),
    () => {
      const surprised = () =>
        position('stoker', 'cook')
          .hand('stoker', 'rummage', 'grit')
          .noise('s-1-3')
          .attacks('scrape')
          .dice({ noise: [2], tokens: [{ type: 'adult', number: 4 }] })
          .play()
          .act(WALK)
      expect(surprised().options()).toEqual(['bear-it', 'grit'])
      expect(surprised().choose('bear-it').player('stoker').lightWounds).toBe(1)
      const calm = surprised().choose('grit')
      expect(calm.player('stoker')).toMatchObject({ lightWounds: 0, discard: ['rummage', 'grit'] })
      expect(calm.log('keeps-nerve')[0].rule).toBe(cite('NEM-REACT-05'))
    },
  )

  test(title('NEM-ENC-11 the blank makes noise in every exit and goes back into the bag'), () => {
    const game = meeting(2)
      .dice({ noise: [2], tokens: ['blank'] })
      .play()
      .act(WALK)
    expect(game.noise).toEqual(['s-1-3', 's-2-3'])
    expect(game.state.intruders).toEqual([])
    expect(game.view(null).bag.blank).toBe(1)
    expect(game.log('token-returns')[0].rule).toBe(cite('NEM-ENC-11'))
  })

  test(title('NEM-FIRST-02 the first figure makes everybody keep one of two Objectives'), () => {
    const game = meeting(4)
      .beforeFirstEncounter()
      .dice({ noise: [2], tokens: ['creeper'] })
      .play()
      .act(WALK)
    expect(game.asked).toEqual(['bosun', 'cook'])
    game.say('cook', 'keep:1').say('bosun', 'keep:0')
    expect(game.state.players.map(({ objectives }) => objectives.length)).toEqual([1, 1])
    expect(game.view('bosun').players[0].discarded?.id).toBeTruthy()
    expect(game.view('cook').players[0].discarded?.id).toBeNull()
  })

  test(title('NEM-ATTACK-06 a card hits only the types that it names'), () => {
    const attacked = (card: string) =>
      position('bosun', 'cook')
        .at('cook', 'workshop')
        .cards('bosun', 2)
        .intruder('creeper', 'bridge')
        .attacks(card)
        .dice({ noise: ['silence'] })
        .play()
        .act('move:s-1-2')
    expect(attacked('scrape').player('bosun').lightWounds).toBe(1)
    expect(attacked('gash').player('bosun').wounds).toEqual([])
    expect(attacked('gash').log('attack-misses')).toHaveLength(1)
  })

  test(title('NEM-LARVA-02 a Larva settles on the Character board and is gone'), () => {
    const game = position('bosun', 'cook')
      .at('cook', 'workshop')
      .cards('bosun', 2)
      .intruder('larva', 'bridge')
      .dice({ noise: ['silence'] })
      .play()
      .act('move:s-1-2')
    expect(game.player('bosun').larva).toBe(true)
    expect(game.lair('larva-1')).toBe('gone')
  })

  test(title('NEM-EVENT-04 every Intruder in combat attacks once, the others do not'), () => {
    const game = position('bosun', 'cook')
      .at('cook', 'workshop')
      .intruder('adult', 'bridge')
      .intruder('creeper', 'brood')
      .attacks('spit')
      .events('swell')
      .dice({ tokens: ['larva'] })
      .phase('attacks')
      .play()
    expect(game.told('attack', 'type')).toEqual(['adult'])
    expect(game.player('bosun').slime).toBe(true)
  })

  test(
    title('NEM-EVENT-08 NEM-EVENT-09 the types of the card move through its exit, not in combat'),
    () => {
      const game = position('bosun', 'cook')
        .at('cook', 'bridge')
        .intruder('adult', 'workshop')
        .intruder('creeper', 'bridge')
        .intruder('breeder', 'brood')
        .events('swell')
        .dice({ tokens: ['larva'] })
        .phase('event')
        .play()
      // Exit 1 of the workshop leads to the brood; the card does not name Breeders.
      expect(game.lair('adult-1')).toBe('brood')
      expect(game.lair('creeper-2')).toBe('bridge')
      expect(game.lair('breeder-3')).toBe('brood')
    },
  )

  test(title('NEM-IMOVE-04 whoever moves through an entrance vanishes into the bag'), () => {
    const before = position('bosun', 'cook').intruder('adult', 'brood')
    const { adult } = before.play().view(null).bag
    const game = before
      .events('swell')
      .dice({ tokens: ['larva'] })
      .phase('event')
      .play()
    expect(game.lair('adult-1')).toBe('gone')
    // The Larva of the bag step adds one more.
    expect(game.view(null).bag.adult).toBe(adult + 2)
  })

  test(
    title('NEM-BAG-02 NEM-BAG-03 a Larva becomes an Adult in the bag, a Creeper a Breeder'),
    () => {
      const drawn = (type: 'larva' | 'creeper') =>
        position('bosun', 'cook')
          .dice({ tokens: [type] })
          .phase('bag')
          .play()
          .view(null).bag
      const bag = position('bosun', 'cook').play().view(null).bag
      expect(drawn('larva')).toEqual({ ...bag, larva: bag.larva - 1, adult: bag.adult + 1 })
      expect(drawn('creeper')).toEqual({
        ...bag,
        creeper: bag.creeper - 1,
        breeder: bag.breeder + 1,
      })
    },
  )

  test(
    title('NEM-ENC-01 noise where there is noise brings an Intruder from the bag into the room'),
    () => {
      const game = meeting(4)
        .dice({ noise: [2], tokens: ['creeper'] })
        .play()
        .act(WALK)
      expect(game.log('encounter')).toMatchObject([
        { rule: cite('NEM-ENC-01'), params: { seat: 0, place: 2 } },
      ])
    },
  )

  test(
    title('NEM-ENC-03 neither an Intruder that moves in nor a Character who enters causes one'),
    () => {
      const moving = position('bosun', 'cook')
        .at('bosun', 'brood')
        .intruder('adult', 'workshop')
        .noise('s-2-3', 's-1-2')
        .events('swell')
        .dice({ tokens: ['larva'] })
        .phase('event')
        .play()
      expect(moving.intrudersIn('brood')).toEqual(['adult'])
      const entering = meeting(1).intruder('adult', 'workshop').noise('s-2-3').play().act(WALK)
      expect(entering.whereIs('bosun')).toBe('workshop')
      for (const game of [moving, entering]) {
        expect(game.kinds('encounter', 'surprise-attack')).toEqual([])
        expect(game.noise).toHaveLength(2)
      }
    },
  )

  test(
    title(
      'NEM-ENC-04 all noise around the room is discarded, on the technical icon too, and no other',
    ),
    () => {
      const met = (way: string, face: 2 | 4) =>
        meeting(4)
          .noise('s-1-2', 's-2-3', 'technical-1')
          .dice({ noise: [face], tokens: ['creeper'] })
          .play()
          .act(way).noise
      expect(met(WALK, 2)).toEqual(['s-1-2', 'technical-1'])
      expect(met('move:s-1-2', 4)).toEqual(['s-1-3'])
    },
  )

  test.each(['larva', 'creeper', 'adult', 'breeder', 'queen'] as const)(
    title('NEM-ENC-05 NEM-ENC-06 one token is drawn, and a %s is placed, unhurt'),
    (type) => {
      const game = meeting(6)
        .dice({ noise: [2], tokens: [type] })
        .play()
        .act(WALK)
      expect(game.told('token', 'type')).toEqual([type])
      expect(game.view(null).intruders).toMatchObject([{ type, room: 2, injuries: 0 }])
    },
  )

  test(title('NEM-ENC-07 Contamination cards count in the comparison'), () => {
    const met = (...more: string[]) =>
      position('bosun', 'cook')
        .hand('bosun', 'rummage', 'infected', 'clean', ...more)
        .noise('s-1-3')
        .attacks('scrape')
        .dice({ noise: [2], tokens: [{ type: 'adult', number: 3 }] })
        .play()
        .act(WALK)
    expect(met().log('surprise-attack')).toHaveLength(1)
    expect(met('clean').log('surprise-attack')).toEqual([])
  })

  test(
    title('NEM-ENC-09 the drawn token does not return to the bag, but stays with the figure'),
    () => {
      const drawn = { type: 'adult' as const, number: 4 }
      const game = meeting(6)
        .dice({ noise: [2], tokens: [drawn] })
        .play()
      const { adult } = game.view(null).bag
      game.act(WALK)
      // It was taken from the reserve, so as many are left as there were.
      expect(game.view(null).bag.adult).toBe(adult)
      expect(game.state.intruders[0].token).toEqual(drawn)
    },
  )

  test(
    title(
      'NEM-ENC-10 NEM-ENC-17 only whoever caused the Encounter compares cards and is surprised',
    ),
    () => {
      const game = position('bosun', 'cook')
        .at('bosun', 'workshop')
        .at('cook', 'workshop')
        .cards('bosun', 3)
        .noise('s-1-3')
        .attacks('scrape')
        .dice({ noise: [2, 'silence'], tokens: ['adult', { type: 'adult', number: 4 }] })
        .phase('bag')
        .play()
      // The Cook has no card at all, but it was the Bosun who made noise.
      expect(game.told('surprise-attack', 'seat')).toEqual([0])
      expect(game.view(null).players.map(({ lightWounds }) => lightWounds)).toEqual([1, 0])
      expect(game.asked).toEqual(['cook'])
      // Both are in combat now.
      expect(game.forbidden('careful-move')).toBe(cite('NEM-COST-07'))
    },
  )

  test(title('NEM-ENC-12 a blank that was the last token brings an Adult into the bag'), () => {
    const met = (last: boolean) =>
      meeting(2)
        .with((s) => {
          if (last) s.reserve.push(...s.bag.filter(({ type }) => type !== 'blank'))
          if (last) s.bag = s.bag.filter(({ type }) => type === 'blank')
        })
        .dice({ noise: [2], tokens: ['blank'] })
        .play()
    const game = met(true).act(WALK)
    expect(game.view(null).bag).toMatchObject({ blank: 1, adult: 1 })
    // NEM-ENC-13: unlike in the bag step no Adult is added while there are others.
    const { bag } = met(false).view(null)
    expect(met(false).act(WALK).view(null).bag).toEqual(bag)
  })

  test(title('NEM-ENC-13 nobody is surprised by a blank'), () => {
    const game = meeting(1)
      .dice({ noise: [2], tokens: ['blank'] })
      .play()
      .act(WALK)
    expect(game.player('bosun').hand).toEqual([])
    expect(game.log('surprise-attack')).toEqual([])
  })

  test(
    title('NEM-ENC-14 whoever enters a room with an Intruder is in combat at once, without a roll'),
    () => {
      const game = position('bosun', 'cook')
        .cards('bosun', 3)
        .intruder('adult', 'workshop')
        .play()
        .act(WALK)
      expect(game.kinds('noise-roll', 'encounter')).toEqual([])
      expect(game.ways('shoot')).toEqual(['boathook#0:adult-1'])
      // Two cards would do for it.
      expect(game.player('bosun').hand).toHaveLength(2)
      expect(game.forbidden('careful-move')).toBe(cite('NEM-COST-07'))
    },
  )

  test(title('NEM-ENC-18 when the Surprise Attack kills, the Intruder and its token stay'), () => {
    const drawn = { type: 'adult' as const, number: 4 }
    const game = ['limp', 'daze', 'limp']
      .reduce((one, id) => one.wound('bosun', id), meeting(1))
      .attacks('gash')
      .dice({ noise: [2], tokens: [drawn] })
      .play()
      .act(WALK)
    expect(game.whereIs('bosun')).toBe('dead')
    expect(game.asked).toEqual(['cook'])
    expect(game.intrudersIn('workshop')).toEqual(['adult'])
    expect(game.state.intruders[0].token).toEqual(drawn)
  })

  test(title('NEM-INFO-01 the log tells how many tokens of each type were in the bag'), () => {
    const game = meeting(6)
      .dice({ noise: [2], tokens: ['creeper'] })
      .play()
    const { bag } = game.view(null)
    game.act(WALK)
    const told = String(game.told('token', 'bag')[0]).split(', ').sort()
    const counts = Object.entries(bag).flatMap(([type, n]) => (n > 0 ? [`${type} ${n}`] : []))
    expect(told).toEqual(counts.sort())
  })

  test(title('NEM-BAG-11 where a figure is missing only those of its own type withdraw'), () => {
    const ready = meeting(6).intruder('adult', 'brood')
    const { figures } = rulesOf(ready.state).intruders.creeper
    for (let i = 0; i < figures; i++) ready.intruder('creeper', 'brood')
    const game = ready
      .dice({ noise: [2], tokens: ['creeper'] })
      .play()
      .act(WALK)
    expect(game.intrudersIn('workshop')).toEqual(['creeper'])
    expect(game.intrudersIn('brood')).toEqual(['adult'])
    expect(game.log('vanishes')).toHaveLength(figures)
  })

  test(
    title('NEM-ENC-06 Intruders of other types do not use up the figures of the one that comes'),
    () => {
      const ready = meeting(6)
      const { creeper, adult } = rulesOf(ready.state).intruders
      for (let i = 0; i < Math.min(creeper.figures, adult.figures); i++)
        ready.intruder('adult', 'brood')
      const game = ready
        .dice({ noise: [2], tokens: ['creeper'] })
        .play()
        .act(WALK)
      expect(game.intrudersIn('workshop')).toEqual(['creeper'])
      expect(game.log('vanishes')).toEqual([])
    },
  )

  test(title('NEM-BAG-11 figures in combat do not withdraw: then nobody comes'), () => {
    const ready = meeting(6)
    const { figures } = rulesOf(ready.state).intruders.creeper
    for (let i = 0; i < figures; i++) ready.intruder('creeper', 'bridge')
    const game = ready
      .attacks('gash', 'gash')
      .dice({ noise: [2], tokens: ['creeper'] })
      .play()
      .act(WALK)
    expect(game.log('encounter')).toHaveLength(1)
    expect(game.intrudersIn('workshop')).toEqual([])
    expect(game.intrudersIn('bridge')).toHaveLength(figures)
  })
}
