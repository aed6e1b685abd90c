import { expect, test } from 'vitest'
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
}
