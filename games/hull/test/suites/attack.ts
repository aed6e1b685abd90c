import { expect, test } from 'vitest'
import type { Bench } from '../bench.ts'
import type { Playing } from '../playing.ts'
import type { Position } from '../position.ts'

/** ATTACK, LARVA: whom Intruders attack, when and how. */
export function attackSuite({ position, title }: Bench): void {
  /** Plays the Intruder attack step and the rest of a quiet Event phase. */
  const eventPhase = (ready: Position): Playing =>
    ready
      .events('swell')
      .dice({ tokens: ['larva'] })
      .phase('attacks')
      .play()
  /** The Bosun alone with somebody in the workshop. */
  const alone = () => position('bosun', 'cook').at('bosun', 'workshop')
  const WALK = 'move:s-1-3'
  /** Met by surprise, fled from, and left alone with in the Event phase. */
  const threeWays = (type: 'adult' | 'larva') => [
    position('bosun', 'cook')
      .cards('bosun', 1)
      .noise('s-1-3')
      .attacks('scrape')
      .dice({ noise: [2], tokens: [type] })
      .play()
      .act(WALK),
    alone().cards('bosun', 1).intruder(type, 'workshop').attacks('scrape').play().act(WALK),
    eventPhase(alone().intruder(type, 'workshop').attacks('scrape')),
  ]

  test(
    title('NEM-ATTACK-01 Intruders attack by surprise, in the Event phase and whoever escapes'),
    () => {
      for (const game of threeWays('adult')) {
        expect(game.log('attack')).toHaveLength(1)
        expect(game.player('bosun').lightWounds).toBe(1)
      }
    },
  )

  test(title('NEM-ATTACK-01 they do not attack when attacked or met in a turn'), () => {
    const game = position('bosun', 'cook')
      .cards('bosun', 2)
      .intruder('adult', 'workshop')
      .attacks('lunge')
      .dice({ combat: ['one'] })
      .play()
      .act(WALK)
      .act('shoot:boathook#0:adult-1')
    expect(game.log('shoots')).toHaveLength(1)
    expect(game.log('attack')).toEqual([])
  })

  test(title('NEM-ATTACK-02 only Characters in their own room are attacked'), () => {
    const game = eventPhase(
      alone().intruder('queen', 'brood').intruder('creeper', 'workshop').attacks('scrape'),
    )
    expect(game.told('attack', 'intruder')).toEqual(['creeper-2'])
    expect(game.told('attack', 'seat')).toEqual([0])
  })

  test(title('NEM-ATTACK-03 the Character with the fewest Action cards is attacked'), () => {
    const game = eventPhase(
      position('bosun', 'cook', 'stoker')
        .hand('bosun', 'rummage', 'ransack')
        .hand('cook', 'rummage', 'infected', 'clean')
        .hand('stoker', 'rummage', 'ransack', 'breathe')
        .intruder('adult', 'bridge')
        .attacks('scrape'),
    )
    // Contamination cards do not count, and nobody is told how many cards there were.
    expect(game.log('attack').map(({ params }) => params)).toEqual([
      { seat: 1, intruder: 'adult-1', type: 'adult' },
    ])
    expect(game.player('cook').lightWounds).toBe(1)
  })

  test(title('NEM-ATTACK-03 the victim is chosen anew for each attack'), () => {
    const doomed = ['limp', 'daze', 'limp'].reduce(
      (one, id) => one.wound('bosun', id),
      position('bosun', 'cook').hand('cook', 'rummage'),
    )
    const game = eventPhase(
      doomed.intruder('adult', 'bridge').intruder('creeper', 'bridge').attacks('gash', 'scrape'),
    )
    expect(game.whereIs('bosun')).toBe('dead')
    expect(game.told('attack', 'seat')).toEqual([0, 1])
    expect(game.player('cook').lightWounds).toBe(1)
  })

  test(
    title('NEM-ATTACK-04 of equals the First Player is attacked, or the next one in turn order'),
    () => {
      const crew = () => position('bosun', 'cook', 'stoker')
      const victim = (first: string, ready: Position) =>
        eventPhase(ready.first(first).intruder('adult', 'bridge').attacks('scrape')).told(
          'attack',
          'seat',
        )
      expect(victim('cook', crew())).toEqual([1])
      expect(victim('stoker', crew())).toEqual([2])
      // The First Player is not among the tied: clockwise from there.
      expect(victim('cook', crew().hand('cook', 'rummage'))).toEqual([2])
      expect(victim('stoker', crew().hand('stoker', 'rummage'))).toEqual([0])
      expect(victim('stoker', crew().at('stoker', 'brood'))).toEqual([0])
    },
  )

  test(
    title('NEM-ATTACK-05 a surprise hits whoever caused it, and an escape whoever escapes'),
    () => {
      const surprised = position('bosun', 'cook')
        .at('cook', 'brood')
        .at('bosun', 'brood')
        .cards('bosun', 3)
        .noise('s-2-3')
        .attacks('scrape')
        .dice({ combat: ['one'], noise: [3], tokens: [{ type: 'adult', number: 4 }] })
        .play()
        .act('melee:eggs')
      expect(surprised.told('attack', 'seat')).toEqual([0])
      const escaping = position('bosun', 'cook')
        .cards('bosun', 3)
        .intruder('adult', 'bridge')
        .attacks('scrape')
        .dice({ noise: ['silence'] })
        .play()
        .act(WALK)
      expect(escaping.told('attack', 'seat')).toEqual([0])
      expect(escaping.player('cook').lightWounds).toBe(0)
    },
  )

  test(title('NEM-ATTACK-06 a card without the symbol of the attacker misses'), () => {
    const game = eventPhase(alone().intruder('creeper', 'workshop').attacks('gash'))
    expect(game.told('attack-card', 'attack')).toEqual(['gash'])
    expect(game.log('attack-misses')).toHaveLength(1)
    expect(game.player('bosun')).toMatchObject({ lightWounds: 0, wounds: [], discard: [] })
    const hit = eventPhase(alone().intruder('adult', 'workshop').attacks('gash'))
    expect(hit.log('attack-misses')).toEqual([])
    expect(hit.player('bosun').wounds).toHaveLength(1)
  })

  test(
    title('NEM-ATTACK-06 once the target is dead the rest of the card does not reach them'),
    () => {
      const doomed = ['limp', 'daze', 'limp'].reduce((one, id) => one.wound('bosun', id), alone())
      const game = eventPhase(doomed.intruder('breeder', 'workshop').attacks('lunge'))
      expect(game.whereIs('bosun')).toBe('dead')
      expect(game.log('light-wound')).toHaveLength(1)
    },
  )

  test(title('NEM-ATTACK-07 the value on the card means nothing in an attack'), () => {
    for (const card of ['scrape', 'spit']) {
      const game = eventPhase(alone().intruder('adult', 'workshop', { injuries: 9 }).attacks(card))
      expect(game.lair('adult-1')).toBe('workshop')
      expect(game.intruder('adult-1')?.injuries).toBe(9)
      expect(game.log('retreats')).toEqual([])
    }
  })

  test(title('NEM-ATTACK-08 the card is discarded, hit or miss'), () => {
    for (const card of ['scrape', 'lunge']) {
      const game = eventPhase(alone().intruder('adult', 'workshop').attacks(card))
      expect(game.view(null).decks.attacks).toMatchObject({ count: 3, discard: [card] })
    }
  })

  test.each(['creeper', 'adult', 'breeder', 'queen'] as const)(
    title('NEM-ATTACK-09 one matching symbol of several is enough, here that of the %s'),
    (type) => {
      const game = eventPhase(alone().intruder(type, 'workshop').attacks('scrape'))
      expect(game.player('bosun').lightWounds).toBe(1)
    },
  )

  test(title('NEM-LARVA-01 a Larva draws no card and never misses'), () => {
    const game = eventPhase(alone().intruder('larva', 'workshop').attacks('gash'))
    expect(game.view(null).decks.attacks).toMatchObject({ count: 4, discard: [] })
    expect(game.view('cook').players[0].larva).toBe(true)
  })

  test(
    title('NEM-LARVA-02 it goes from the room to the board of its target, and hurts nobody'),
    () => {
      const game = eventPhase(alone().intruder('larva', 'workshop'))
      expect(game.intrudersIn('workshop')).toEqual([])
      expect(game.player('bosun')).toMatchObject({ larva: true, lightWounds: 0, wounds: [] })
      expect(game.player('cook').larva).toBe(false)
    },
  )

  test(
    title('NEM-LARVA-03 a second one is removed, and its token does not return to the bag'),
    () => {
      const game = alone()
        .is('bosun', { larva: true })
        .intruder('larva', 'workshop')
        .cards('bosun', 1)
        .play()
      const { larva } = game.view(null).bag
      game.act(WALK)
      expect(game.lair('larva-1')).toBe('gone')
      expect(game.player('bosun').larva).toBe(true)
      expect(game.view(null).bag.larva).toBe(larva)
      expect(game.state.reserve.filter(({ type }) => type === 'larva')).toHaveLength(3 - larva)
    },
  )

  test(title('NEM-LARVA-04 in either case there is a Contamination card'), () => {
    for (const larva of [false, true]) {
      const game = eventPhase(alone().is('bosun', { larva }).intruder('larva', 'workshop'))
      expect(game.view(null).players[0].discard).toEqual(['contamination'])
    }
  })

  test(title('NEM-LARVA-05 everybody sees the one Larva of a Character'), () => {
    const game = eventPhase(alone().intruder('larva', 'workshop').intruder('larva', 'workshop'))
    for (const reader of ['bosun', 'cook', null] as const) {
      expect(game.view(reader).players.map(({ larva }) => larva)).toEqual([true, false])
    }
    expect(game.intrudersIn('workshop')).toEqual([])
    expect(game.player('bosun').discard).toHaveLength(2)
    // That it has settled is told of the first one only.
    expect(game.kinds('infested', 'larva-lost')).toEqual(['infested', 'larva-lost'])
  })

  test(title('NEM-LARVA-06 the same by surprise, in the Event phase and on an escape'), () => {
    for (const game of threeWays('larva')) {
      expect(game.player('bosun').larva).toBe(true)
      expect(game.player('bosun').discard.at(-1)).toBeTypeOf('number')
      expect(game.state.intruders).toEqual([])
      expect(game.log('attack-card')).toEqual([])
    }
  })
}
