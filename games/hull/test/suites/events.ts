import { expect, test } from 'vitest'
import type { Bench } from '../bench.ts'

/** EVENT, IMOVE: the Event phase, and Intruders that move. */
export function eventSuite({ position, cite, title, shares }: Bench): void {
  const QUIET = { tokens: ['larva' as const] }
  /** The Event card alone, with a quiet bag after it. */
  const event = (card: string) => position('bosun', 'cook').events(card).dice(QUIET).phase('event')
  if (shares('NEM-EVENT-01'))
    test(
      title(
        'NEM-EVENT-01 time, attacks, fire, Event card and bag follow in this order, then a new round',
      ),
      () => {
        const game = position('bosun', 'cook')
          .at('cook', 'workshop')
          .intruder('adult', 'bridge')
          .fire('bridge')
          .attacks('scrape', 'lunge')
          .events('leak')
          .dice(QUIET)
          .phase('time')
          .play()
        const steps = ['time', 'attack', 'injured', 'event', 'token', 'round']
        expect(game.kinds(...steps)).toEqual(steps)
        expect(game.view(null).time).toBe(1)
      },
    )

  test(
    title('NEM-EVENT-04 rooms by the first Character in order, in a room the biggest first'),
    () => {
      const game = position('bosun', 'cook')
        .at('cook', 'workshop')
        .intruder('creeper', 'workshop')
        .intruder('adult', 'workshop')
        .intruder('adult', 'bridge')
        .intruder('queen', 'brood')
        .attacks('scrape', 'spit', 'gash')
        .events('leak')
        .dice(QUIET)
        .phase('attacks')
        .play()
      expect(game.told('attack', 'intruder')).toEqual(['adult-3', 'adult-2', 'creeper-1'])
      expect(game.told('attack', 'seat')).toEqual([0, 1, 1])
    },
  )

  test(title('NEM-EVENT-04 nobody left in the room means no attack'), () => {
    const game = ['limp', 'daze', 'daze']
      .reduce((one, id) => one.wound('bosun', id), position('bosun', 'cook'))
      .at('cook', 'workshop')
      .intruder('adult', 'bridge')
      .intruder('creeper', 'bridge')
      .attacks('gash', 'scrape')
      .events('leak')
      .dice(QUIET)
      .phase('attacks')
      .play()
    expect(game.whereIs('bosun')).toBe('dead')
    expect(game.log('attack')).toHaveLength(1)
  })

  test(
    title(
      'NEM-EVENT-05 fire injures every Intruder in it once, the biggest first, each with its check',
    ),
    () => {
      const game = position('bosun', 'cook')
        .fire('workshop')
        .intruder('creeper', 'workshop')
        .intruder('adult', 'workshop', { injuries: 1 })
        .intruder('adult', 'brood')
        .attacks('scrape', 'lunge')
        .events('leak')
        .dice(QUIET)
        .phase('fire')
        .play()
      expect(game.told('injured', 'intruder')).toEqual(['adult-2', 'creeper-1'])
      expect(game.lair('adult-2')).toBe('gone')
      expect(game.intruder('creeper-1')?.injuries).toBe(1)
      expect(game.intruder('adult-3')?.injuries ?? 0).toBe(0)
    },
  )

  // The fire step is nobody's own: a Weakness acts in it only where it helps everybody.
  if (shares('NEM-WEAK-04'))
    test(title('NEM-EVENT-05 a Weakness may make fire worse for them'), () => {
      const burnt = (found: boolean) =>
        position('bosun', 'cook')
          .fire('workshop')
          .intruder('adult', 'workshop')
          .weakness('egg', 'tinder', found)
          .attacks('lunge')
          .events('leak')
          .dice(QUIET)
          .phase('fire')
          .play()
          .told('injured', 'injuries')
      expect([burnt(false), burnt(true)]).toEqual([[1], [2]])
    })

  test(title('NEM-EVENT-07 the fire step wounds no Character'), () => {
    const game = position('bosun', 'cook').fire('bridge').events('swell').dice(QUIET).phase('fire')
    expect(
      game
        .play()
        .view(null)
        .players.map(({ lightWounds }) => lightWounds),
    ).toEqual([0, 0])
  })

  test(
    title('NEM-EVENT-08 NEM-EVENT-12 one card is drawn; Intruders move before its effect'),
    () => {
      const game = position('bosun', 'cook')
        .intruder('adult', 'workshop')
        .events('leak', 'swell')
        .dice(QUIET)
        .phase('event')
        .play()
      expect(game.told('event', 'event')).toEqual(['leak'])
      expect(game.kinds('event', 'intruder-moves', 'slimed')).toEqual([
        'event',
        'intruder-moves',
        'slimed',
        'slimed',
      ])
    },
  )

  test(
    title('NEM-EVENT-09 those named and not in combat move by the number, all at the same moment'),
    () => {
      const game = position('bosun', 'cook')
        .at('bosun', 'brood')
        .at('cook', 'brood')
        .intruder('adult', 'bridge')
        .intruder('adult', 'brood')
        .intruder('breeder', 'workshop')
        .intruder('creeper', 'bridge')
        .events('swell')
        .dice(QUIET)
        .phase('event')
        .play()
      // Exit 1 of the bridge leads to the brood. In combat is who was so before anybody moved.
      expect([game.lair('adult-1'), game.lair('creeper-4')]).toEqual(['brood', 'brood'])
      expect(game.lair('adult-2')).toBe('brood')
      // Not on the card.
      expect(game.lair('breeder-3')).toBe('workshop')
    },
  )

  test(title('NEM-EVENT-13 a resolved card is discarded, face up'), () => {
    expect(event('swell').play().view(null).decks.events).toMatchObject({
      count: 2,
      discard: ['swell'],
    })
  })

  test(
    title(
      'NEM-EVENT-14 NEM-DECK-09 a card that orders it leaves the game, and discard and deck are one',
    ),
    () => {
      const game = event('leak')
        .with((s) => {
          s.eventDiscard = s.events.splice(0, 1).map(({ id }) => id)
          // What somebody knew of the order is gone with the shuffle.
          s.events[0].seen = [0]
        })
        .play()
      expect(game.view('bosun').decks.events).toEqual({ count: 2, discard: [], known: [] })
      expect(game.state.events.map(({ id }) => id).sort()).toEqual(['sparks', 'swell'])
      expect(game.state.removed).toContain('leak')
    },
  )

  test(title('NEM-EVENT-14 another one is shuffled back into the deck'), () => {
    const { count, discard } = event('sparks').play().view(null).decks.events
    expect({ count, discard }).toEqual({ count: 3, discard: [] })
  })

  test(title('NEM-DECK-05 an Event deck that runs out is made anew from its discard pile'), () => {
    const game = event('swell')
      .with((s) => {
        s.eventDiscard = s.events.splice(0).map(({ id }) => id)
      })
      .play()
    expect(game.log('event')).toHaveLength(1)
  })

  test(
    title(
      'NEM-IMOVE-02 NEM-IMOVE-08 in unexplored rooms Intruders move as anywhere and reveal nothing',
    ),
    () => {
      const game = event('swell')
        .unexplored('brood', 'danger-4')
        .intruder('adult', 'workshop')
        .play()
      expect(game.lair('adult-1')).toBe('brood')
      expect(game.view('bosun').rooms[1]).toMatchObject({
        tile: null,
        explored: false,
        hasToken: true,
      })
    },
  )

  test(
    title('NEM-IMOVE-03 an Intruder that comes to a Character is in combat, without an Encounter'),
    () => {
      const game = event('swell')
        .at('bosun', 'brood')
        .intruder('adult', 'workshop')
        .noise('s-2-3')
        .play()
      expect(game.intrudersIn('brood')).toEqual(['adult'])
      expect(game.kinds('encounter', 'surprise-attack', 'attack')).toEqual([])
      expect(game.noise).toEqual(['s-2-3'])
      game.pass()
      expect(game.forbidden('careful-move')).toBe(cite('NEM-COST-07'))
    },
  )

  test(
    title(
      'NEM-IMOVE-04 NEM-EVENT-10 into a Technical Corridor: injuries are gone, the own token is in the bag',
    ),
    () => {
      const game = event('swell')
        .intruder('adult', 'brood', { injuries: 3 })
        .with((s) => {
          s.reserve.push(...s.bag.filter(({ type }) => type === 'adult'))
          s.bag = s.bag.filter(({ type }) => type !== 'adult')
          s.reserve.push(s.intruders[0].token!)
          const four = s.reserve.findIndex(({ type, number }) => type === 'adult' && number === 4)
          s.intruders[0].token = s.reserve.splice(four, 1)[0]
        })
        .noise('technical-1')
        .dice({ tokens: ['blank'] })
        .play()
      expect(game.lair('adult-1')).toBe('gone')
      expect(game.state.bag.filter(({ type }) => type === 'adult')).toContainEqual({
        type: 'adult',
        number: 4,
      })
      expect(game.noise).toEqual(['technical-1'])
    },
  )

  test(
    title(
      'NEM-IMOVE-05 NEM-IMOVE-06 NEM-EVENT-11 at a closed door all stay, from both sides, and it is destroyed',
    ),
    () => {
      const game = event('swell')
        .at('bosun', 'workshop')
        .at('cook', 'workshop')
        .intruder('adult', 'bridge')
        .intruder('creeper', 'bridge')
        .door('s-1-2', 'closed')
        .play()
      expect(game.intrudersIn('bridge')).toEqual(['adult', 'creeper'])
      expect(game.corridor('s-1-2').door).toBe('destroyed')
      expect(game.log('door-destroyed')).toHaveLength(1)
    },
  )
}
