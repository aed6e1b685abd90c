import { describe, expect, test } from 'vitest'
import { allIntruderCards } from '../cards/intruder-cards.ts'
import { catalogue, counted, named } from './catalogue.ts'
import { type Playing, type Position, position } from './position.ts'

const ROWS = catalogue('15. Intruder-player action cards')

/** The captain plays the Intruders and has this card in hand; it is their turn. */
function withCard(card: string): Position {
  return position('scout', 'captain', 'pilot')
    .playsIntruders('captain', card)
    .at('scout', 'cockpit')
    .at('pilot', 'armory')
    .toAct('captain')
}

function use(card: string, how: string, ship: Position, ...then: string[]): Playing {
  return ship.play().choose(`intruder-card:${card}#0`, `intruder-player-${how}`, ...then)
}

const effect = (card: string, ship: Position, ...then: string[]) =>
  use(card, 'effect', ship, ...then)

test('the 10 cards of the Intruder player are those of the catalogue', () => {
  const ids = allIntruderCards().map(({ id }) => id)
  expect(ids).toEqual(counted(ROWS))
  expect(ids).toHaveLength(10)
})

describe.each(named(ROWS, 'id'))('NEM-MODE-INTR-09 NEM-MODE-INTR-10 %s', (id, row) => {
  /** Where the exits 1 to 4 of the Hibernatorium lead. */
  const rooms = ['airlock-control', 'monitoring-room', 'slime-room', 'shower-room']
  const mover = () => withCard(id).intruder('breeder', 'hibernatorium')

  test(`moves an Intruder through exit ${row.Exit}`, () => {
    if (row.Exit !== 'any') {
      expect(use(id, 'move', mover()).lair('breeder-1')).toBe(rooms[Number(row.Exit) - 1])
      return
    }
    expect(use(id, 'move', mover()).options()).toEqual(['exit:1', 'exit:2', 'exit:3', 'exit:4'])
    for (const number of [1, 2, 3, 4]) {
      const game = use(id, 'move', mover(), `exit:${number}`)
      expect(game.lair('breeder-1')).toBe(rooms[number - 1])
    }
  })

  test(`NEM-MODE-INTR-12 lets one of ${row.Attack} Attack cards be chosen`, () => {
    const ship = withCard(id)
      .intruder('adult', 'armory')
      .attacks('slime', 'claws-1', 'bite-1', 'tail-1')
    const game = use(id, 'attack', ship)
    const cards = ['attack:slime', 'attack:claws-1', 'attack:bite-1', 'attack:tail-1']
    expect(game.options()).toEqual(cards.slice(0, Number(row.Attack)))
    game.choose(cards[Number(row.Attack) - 1])
    expect(game.view(null).decks.attacks.count).toBe(19)
  })

  test('NEM-MODE-INTR-22 lies open on the discard pile afterwards', () => {
    const game = use(id, 'move', mover())
    expect(game.view(null).intruderPlayer).toMatchObject({ handCount: 0, discard: [id] })
    expect(game.told('intruder-player-plays', 'intruderCard')).toEqual([id])
  })
})

describe.each(['pursuit-1', 'pursuit-2', 'pursuit-3', 'pursuit-any'])(
  'NEM-MODE-INTR-13 %s',
  (id) => {
    test('makes a Character out of combat roll for noise', () => {
      const game = effect(id, withCard(id).dice({ noise: [3] }))
      expect(game.options()).toEqual(['pursue:0', 'pursue:2'])
      game.choose('pursue:0')
      expect(game.log('noise-roll')).toMatchObject([{ params: { seat: 0, face: 3 } }])
      expect(game.noise).toEqual(['c-1-2'])
    })

    test('concerns nobody in combat, in a pod or out of the game', () => {
      const ship = position('scout', 'captain', 'pilot', 'soldier', 'mechanic')
        .playsIntruders('captain', id)
        .at('scout', 'cockpit')
        .at('pilot', 'armory')
        .intruder('larva', 'armory')
        .unlocked(1)
        .inPod('soldier', 1)
        .out('mechanic', 'hibernating')
        .dice({ noise: ['silence'] })
        .toAct('captain')
      const game = effect(id, ship)
      expect(game.told('noise-roll', 'seat')).toEqual([0])
    })

    test('may lead to an Encounter', () => {
      const ship = withCard(id)
        .cards('scout', 5)
        .noise('c-1-2')
        .dice({ noise: [3], tokens: ['adult'] })
      const game = effect(id, ship, 'pursue:0')
      expect(game.intrudersIn('cockpit')).toEqual(['adult'])
    })
  },
)

describe('NEM-MODE-INTR-13 metamorphosis', () => {
  const id = 'metamorphosis'

  test('kills the hosts of Larvae, and Creepers stand where they were', () => {
    const game = effect(id, withCard(id).is('pilot', { larva: true }))
    expect(game.whereIs('pilot')).toBe('dead')
    expect(game.intrudersIn('armory')).toEqual(['creeper'])
    expect(game.told('intruder-player', 'seat')).toEqual([])
  })

  test('scans the Contamination cards among 4 cards of every deck, and discards these', () => {
    const ship = withCard(id)
      .deckTop('scout', 'infected', 'search', 'search', 'rest')
      .deckTop('pilot', 'clean')
      .hand('pilot', 'infected')
    const game = effect(id, ship)
    expect(game.view(null).players.map(({ larva }) => larva)).toEqual([true, false, false])
    expect(game.view(null).players[0]).toMatchObject({ discard: { length: 4 }, deckCount: 7 })
    expect(game.view(null).players[2]).toMatchObject({ handCount: 1, discard: { length: 4 } })
  })

  test('is the effect alone: no Event card is used and nobody moves', () => {
    const game = effect(id, withCard(id).intruder('queen', 'storage'))
    expect(game.lair('queen-1')).toBe('storage')
    expect(game.log('event')).toEqual([])
    expect(game.view(null).decks.events).toMatchObject({ count: 20, discard: [] })
  })
})

describe.each(['preparation-4', 'preparation-any'])(
  'NEM-MODE-INTR-13 NEM-MODE-INTR-16 %s',
  (id) => {
    const prepare = (...events: string[]) =>
      effect(
        id,
        withCard(id)
          .intruder('adult', 'storage')
          .events(...events),
      )

    test('shows 3 Event cards to the Intruder player alone', () => {
      const game = prepare('opening-hatches', 'hunt-2', 'nest-noise')
      expect(game.options()).toEqual(['event:opening-hatches', 'event:hunt-2', 'event:nest-noise'])
      expect(game.match.undoStop(1)).toBe('secret')
      for (const reader of ['scout', null] as const) {
        expect(game.view(reader).intruderPlayer!.drawn).toBeNull()
        expect(game.view(reader).decks.events).toMatchObject({ count: 17, known: [] })
      }
    })

    test('resolves one of them, movement and effect, and discards the others', () => {
      const game = prepare('opening-hatches', 'hunt-2', 'malfunction').choose('event:malfunction')
      expect(game.told('event', 'event')).toEqual(['malfunction'])
      // Exit 2 of the Storage, then the lowest room that may break: where the pilot is not.
      expect(game.lair('adult-1')).toBe('airlock-control')
      expect(game.room('cockpit').malfunction).toBe(true)
      const { count, discard } = game.view(null).decks.events
      // This card is shuffled back into the deck.
      expect([count, discard]).toEqual([18, ['opening-hatches', 'hunt-2']])
      expect(game.match.undoStop(1)).not.toBeNull()
    })

    test('puts the resolved card where it says: removed, with the discard shuffled in', () => {
      const game = prepare('pod-ejection', 'hunt-2', 'malfunction').choose('event:pod-ejection')
      expect(game.view(null).pods[0].gone).toBe(true)
      expect(game.view(null).decks.events).toMatchObject({ count: 19, discard: [] })
      expect(game.state.removed).toContain('pod-ejection')
    })

    test('discards a resolved card that says no more', () => {
      const game = prepare('regeneration', 'hunt-2', 'nest-noise').choose('event:nest-noise')
      expect(game.view(null).decks.events.discard).toEqual(['regeneration', 'hunt-2', 'nest-noise'])
      expect(game.log('noise')).toHaveLength(3)
    })
  },
)

describe.each(['pack-hunt-3', 'pack-hunt-4'])('NEM-MODE-INTR-13 %s', (id) => {
  test('moves every Adult, even in combat, to a joined room with a Character', () => {
    const ship = withCard(id)
      .at('scout', 'engine-2')
      .intruder('adult', 'engine-1')
      .intruder('adult', 'armory')
      .intruder('adult', 'surgery')
      .intruder('adult', 'nest')
    const game = effect(id, ship)
    expect(game.lair('adult-1')).toBe('armory')
    expect(game.lair('adult-2')).toBe('engine-2')
    expect(game.lair('adult-3')).toBe('engine-2')
    expect(game.lair('adult-4')).toBe('nest')
  })

  test('moves no other Intruder', () => {
    const ship = withCard(id)
    for (const type of ['larva', 'creeper', 'breeder', 'queen'] as const) {
      ship.intruder(type, 'engine-1')
    }
    expect(effect(id, ship).intrudersIn('armory')).toEqual([])
  })

  test('to the lowest room number of several', () => {
    // Beside the Hibernatorium: rooms 6 and 14.
    const ship = withCard(id)
      .at('scout', 'shower-room')
      .at('pilot', 'monitoring-room')
      .intruder('adult', 'hibernatorium')
    expect(effect(id, ship).lair('adult-1')).toBe('monitoring-room')
  })

  test('destroys a closed door instead', () => {
    const ship = withCard(id).intruder('adult', 'engine-1').door('c-18-21', 'closed')
    const game = effect(id, ship)
    expect(game.lair('adult-1')).toBe('engine-1')
    expect(game.corridor('c-18-21').door).toBe('destroyed')
  })
})

describe('NEM-MODE-INTR-13 recovery', () => {
  const id = 'recovery'

  test('removes 2 injuries from one Intruder', () => {
    const ship = withCard(id)
      .intruder('adult', 'armory', { injuries: 3 })
      .intruder('queen', 'nest', { injuries: 1 })
      .intruder('larva', 'cockpit')
    const game = effect(id, ship)
    expect(game.options()).toEqual(['recover:adult-1', 'recover:queen-2'])
    game.choose('recover:adult-1')
    expect(game.view(null).intruders.map(({ injuries }) => injuries)).toEqual([1, 1, 0])
    expect(game.log('recovers')).toMatchObject([{ params: { intruder: 'adult-1', injuries: 2 } }])
  })

  test('or the one that there is', () => {
    const game = effect(id, withCard(id).intruder('queen', 'nest', { injuries: 1 }))
    expect(game.view(null).intruders).toMatchObject([{ injuries: 0 }])
  })
})
