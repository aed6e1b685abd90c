import { describe, expect, test } from 'vitest'
import { own } from '../own.ts'
import { beforeJump, checksOf } from './endings.ts'
import { newGames } from './new-game.ts'
import { type Position, position } from './position.ts'

/** The captain plays the Intruders, with these cards in hand. */
function against(...hand: string[]): Position {
  return position('scout', 'captain', 'pilot')
    .playsIntruders('captain', ...hand)
    .at('scout', 'cockpit')
    .at('pilot', 'armory')
}

/** It is the Intruder player's turn. */
function intruderPlayerActs(...hand: string[]): Position {
  return against(...hand).toAct('captain')
}

/** Dies by the next Rest. */
function doomed(ship: Position, ...victims: string[]): Position {
  for (const one of victims) ship.hand(one, 'rest', 'infected').is(one, { larva: true })
  return ship.intruderPlayer()
}

describe('NEM-MODE-INTR-01 NEM-MODE-INTR-02 the Intruder player', () => {
  test('is the first player to die, and nobody after', () => {
    const game = doomed(position('scout', 'captain', 'pilot'), 'captain', 'scout')
      .at('scout', 'armory')
      .toAct('captain')
      .play()
      .act('rest')
    expect(game.view(null).intruderPlayer).toMatchObject({ seat: 1, active: false })
    game.pass().act('rest')
    expect(game.told('dies', 'seat')).toEqual([1, 0])
    expect(game.told('intruder-player', 'seat')).toEqual([1])
    expect(game.view(null).intruderPlayer).toMatchObject({ seat: 1 })
  })

  test('is nobody where the mode is not in use', () => {
    const game = doomed(position('scout', 'captain', 'pilot'), 'scout')
      .with((s) => {
        own(s).intrudersPlayed = false
      })
      .play()
      .act('rest')
    expect(game.view(null).intruderPlayer).toBeNull()
  })

  /** The captain, First Player, has number 3, the scout 2, the pilot 1. */
  const together = () =>
    position('scout', 'captain', 'pilot', 'soldier')
      .is('scout', { number: 2 })
      .is('captain', { number: 3 })
      .is('pilot', { number: 1 })
      .first('captain')
      .at('pilot', 'cockpit')
      .at('soldier', 'cockpit')
      .intruderPlayer()

  test('is the lower number of two who die in the same Frenzy', () => {
    const ship = together().intruder('queen', 'hibernatorium').attacks('frenzy-1').phase('attacks')
    for (const one of ['scout', 'captain'] as const) {
      ship.wound(one, 'wound-leg').wound(one, 'wound-body')
    }
    const game = ship
      .events('regeneration')
      .dice({ tokens: ['larva'] })
      .play()
    expect(new Set(game.told('dies', 'seat'))).toEqual(new Set([0, 1]))
    expect(game.told('intruder-player', 'seat')).toEqual([0])
  })

  test('is the lower number of two whose Larvae hatch in the same Eclosion', () => {
    const game = together()
      .is('scout', { larva: true })
      .is('captain', { larva: true })
      .events('eclosion')
      .dice({ tokens: ['larva'] })
      .phase('event')
      .play()
    expect(game.told('intruder-player', 'seat')).toEqual([0])
    expect(game.intrudersIn('hibernatorium')).toEqual(['creeper', 'creeper'])
  })

  test('is the lower number of two in the same depressurised room', () => {
    const game = together()
      .at('scout', 'generator')
      .at('captain', 'generator')
      .with((s) => {
        own(s).depressurised = s.rooms.findIndex((room) => room.tile === 'generator')
        for (const player of s.players) player.passed = player.number !== 3
      })
      .events('regeneration')
      .dice({ tokens: ['larva'] })
      .toAct('captain')
      .play()
      .pass()
    expect(game.told('dies', 'seat')).toEqual([0, 1])
    expect(game.told('intruder-player', 'seat')).toEqual([0])
  })
})

test('NEM-MODE-INTR-03 everything of the Character leaves the game but the Corpse and the Objects', () => {
  const game = doomed(position('scout', 'captain', 'pilot'), 'scout')
    .at('scout', 'armory')
    .item('scout', 'bandages')
    .carrying('scout', 'egg')
    .wound('scout', 'wound-leg')
    .is('scout', { signal: true, slime: true, lightWounds: 1, larva: true })
    .play()
    .act('rest')
  expect(game.view('scout').players[0]).toMatchObject({
    hand: [],
    deckCount: 0,
    discard: [],
    hands: [],
    inventory: [],
    quests: [],
    wounds: [],
    lightWounds: 0,
    signal: false,
    slime: false,
    larva: false,
  })
  expect(game.room('armory').objects).toEqual(['corpse-0', 'egg'])
})

test('NEM-MODE-INTR-03 the Intruder Action deck of 10 cards is shuffled', () => {
  const decks = [1, 2, 3].map((seed) => {
    const game = doomed(position('scout', 'captain', 'pilot'), 'scout')
      .play(seed)
      .act('rest')
    return own(game.state).intruderPlayer!.deck
  })
  for (const deck of decks) expect(new Set(deck).size).toBe(10)
  expect(decks[0]).not.toEqual(decks[1])
  expect([...decks[0]].sort()).toEqual([...decks[2]].sort())
})

test('NEM-MODE-INTR-04 the round of the death is finished as usual, the next one is not', () => {
  const game = doomed(position('scout', 'captain', 'pilot'), 'scout')
    .at('scout', 'nest')
    .at('captain', 'cockpit')
    .at('pilot', 'armory')
    .intruder('adult', 'armory')
    .attacks('scratch-1')
    .events('regeneration')
    .dice({ tokens: ['larva'] })
    .play()
    .act('rest')
  expect(game.view(null).intruderPlayer).toMatchObject({ active: false, handCount: 0 })
  const acting: string[] = []
  while (game.state.round === 1) {
    acting.push(...game.asked)
    game.pass()
  }
  expect(acting).toEqual(['captain', 'pilot'])
  expect(game.kinds('attack', 'event', 'token')).toEqual(['attack', 'event', 'token'])
  expect(game.view(null).intruderPlayer).toMatchObject({ active: true, handCount: 3 })
})

describe('NEM-MODE-INTR-05 the Intruder player draws', () => {
  const draw = (...hand: string[]) =>
    against(...hand)
      .phase('round')
      .play()

  test('3 cards, which nobody else sees', () => {
    const game = draw()
    expect(game.view('captain').intruderPlayer!.hand).toHaveLength(3)
    for (const reader of ['scout', null] as const) {
      expect(game.view(reader).intruderPlayer).toMatchObject({
        handCount: 3,
        hand: null,
        drawn: null,
      })
    }
    expect(game.log('draws').at(-1)).toMatchObject({ params: { seat: 1, number: 3 } })
  })

  test('no card beyond 4 in hand', () => {
    expect(draw('recovery').view(null).intruderPlayer!.handCount).toBe(4)
    expect(draw('recovery', 'pursuit-1').view(null).intruderPlayer!.handCount).toBe(4)
    expect(draw('recovery', 'pursuit-1').log('draws').at(-1)).toMatchObject({
      params: { number: 2 },
    })
  })

  test('from the discard, shuffled, when the deck is empty', () => {
    const game = against('recovery')
      .with((s) => {
        const { intruderPlayer } = own(s)
        intruderPlayer!.discard = intruderPlayer!.deck.splice(1)
      })
      .phase('round')
      .play()
    expect(game.view('captain').intruderPlayer).toMatchObject({ handCount: 4, discard: [] })
    expect(new Set(game.view('captain').intruderPlayer!.hand).size).toBe(4)
    expect(own(game.state).intruderPlayer!.deck).toHaveLength(6)
  })

  test('as nobody else does: no Action card comes along', () => {
    expect(draw().view(null).players[1]).toMatchObject({ handCount: 0, deckCount: 0 })
  })
})

test('NEM-MODE-INTR-06 the First Player token passes by the Intruder player', () => {
  const game = against().first('scout').phase('round').play()
  expect(game.told('first-player', 'seat')).toEqual([2])
  expect(game.asked).toEqual(['pilot'])
})

test('NEM-MODE-INTR-07 the Intruder player has a turn in every cycle, of one card each', () => {
  const game = against('recovery', 'pursuit-any', 'preparation-4')
    .intruder('adult', 'storage', { injuries: 1 })
    .cards('scout', 5)
    .cards('pilot', 5)
    .play()
  const order: string[] = []
  const noteAndAct = (act: () => void) => {
    order.push(...game.asked)
    act()
  }
  const two = (first: string, second: string) => () => game.act(first).act(second)
  game.dice({ noise: Array(8).fill('silence') })
  noteAndAct(two('move:c-1-2', 'move:c-1-2'))
  noteAndAct(() => game.choose('intruder-card:recovery#0', 'intruder-player-effect'))
  noteAndAct(two('move:c-18-20', 'move:c-18-20'))
  noteAndAct(two('move:c-1-2', 'move:c-1-2'))
  noteAndAct(() => game.choose('intruder-card:pursuit-any#0', 'intruder-player-effect', 'pursue:0'))
  expect(order).toEqual(['scout', 'captain', 'pilot', 'scout', 'captain'])
  expect(game.asked).toEqual(['pilot'])
  expect(game.view('captain').intruderPlayer!.hand).toEqual(['preparation-4'])
})

describe('NEM-MODE-INTR-08 on passing the Intruder player', () => {
  const pass = () => intruderPlayerActs('recovery', 'pursuit-1', 'pursuit-2').play().choose('pass')

  test('may keep one card and discards the rest, face up', () => {
    const game = pass()
    expect(game.decision()).toMatchObject({ prompt: 'intruder-player-keep', min: 1, max: 1 })
    game.choose('intruder-card:pursuit-1#1')
    expect(game.view('captain').intruderPlayer!.hand).toEqual(['pursuit-1'])
    expect(game.view(null).intruderPlayer).toMatchObject({
      handCount: 1,
      discard: ['recovery', 'pursuit-2'],
    })
    expect(game.match.undoStop(1)).toBe('secret')
  })

  test('may keep none', () => {
    expect(pass().choose('keep-none').view(null).intruderPlayer).toMatchObject({
      handCount: 0,
      discard: ['recovery', 'pursuit-1', 'pursuit-2'],
    })
  })

  test('is skipped from then on', () => {
    const game = pass().choose('keep-none')
    expect(game.view(null).players[1].passed).toBe(true)
    expect(game.asked).toEqual(['pilot'])
    game.pass()
    expect(game.asked).toEqual(['scout'])
    game.pass()
    expect(game.state.round).toBe(2)
  })
})

describe('the Event phase', () => {
  const phase = () =>
    against()
      .intruder('adult', 'armory')
      .intruder('creeper', 'storage')
      .fire('storage')
      .attacks('bite-1')
      .phase('time')

  test('NEM-MODE-INTR-14 NEM-MODE-INTR-15 NEM-MODE-INTR-16 NEM-MODE-INTR-17 is time and fire', () => {
    const game = phase().selfDestruct(1).play()
    const steps = ['time', 'self-destruct', 'attack', 'injured', 'event', 'token', 'round']
    expect(game.kinds(...steps)).toEqual(['time', 'self-destruct', 'injured', 'round'])
    expect(game.told('injured', 'intruder')).toEqual(['creeper-2'])
    expect(game.view(null)).toMatchObject({ time: 1, selfDestruct: 2 })
    expect(game.view(null).players[2]).toMatchObject({ lightWounds: 0, wounds: [] })
    expect(game.view(null).decks.events).toMatchObject({ count: 20, discard: [] })
  })

  test('NEM-MODE-INTR-14 still ends the game with the jump', () => {
    expect(phase().time(14).play().match.result).toMatchObject({ reason: 'jump' })
  })

  test('NEM-MODE-INTR-16 a Retreat still draws an Event card for its direction', () => {
    const game = phase().attacks('claws-4').events('malfunction').play()
    expect(game.log('retreats')).toMatchObject([{ params: { intruder: 'creeper-2', number: 2 } }])
    expect(game.lair('creeper-2')).toBe('airlock-control')
    expect(game.view(null).decks.events.discard).toEqual(['malfunction'])
    expect(game.log('event')).toEqual([])
    expect(game.log('malfunction')).toEqual([])
  })
})

test('NEM-MODE-INTR-15 a Surprise Attack comes as ever', () => {
  const game = against()
    .noise('c-1-2')
    .hand('scout', 'search')
    .at('scout', 'monitoring-room')
    .dice({ noise: [3], tokens: [{ type: 'adult', number: 4 }] })
    .attacks('claws-1')
    .play()
    .act('move:c-2-6')
  expect(game.log('surprise-attack')).toHaveLength(1)
  expect(game.view(null).players[0].lightWounds).toBe(2)
})

test('NEM-MODE-INTR-15 whoever escapes is attacked as ever', () => {
  const game = against()
    .intruder('adult', 'cockpit')
    .cards('scout', 1)
    .attacks('claws-1')
    .dice({ noise: ['silence'] })
    .play()
    .act('move:c-1-2')
  expect(game.whereIs('scout')).toBe('fire-control')
  expect(game.view(null).players[0].lightWounds).toBe(2)
})

test('NEM-MODE-INTR-18 the Intruder player never wins, even where the Objective has come true', () => {
  const end = (escapes: boolean) => {
    const ship = beforeJump('earth', 'scout', 'captain', 'pilot')
      .playsIntruders('captain')
      .objectives('scout', ['ab-ovo', 'corporate'])
      .objectives('captain', ['ab-ovo', 'corporate'])
      .weakness('egg', 'vital-places')
    if (escapes) ship.out('scout', 'escaped')
    return ship.play()
  }
  expect(end(true).winners).toEqual(['scout'])
  expect(checksOf(end(true))).not.toContain('objectives 1 fulfilled')
  expect(end(false).winners).toEqual([])
})

describe('NEM-MODE-INTR-20 the Player phase', () => {
  test('goes on until the Intruder player has passed as well', () => {
    const game = against('recovery', 'pursuit-1').play()
    game.pass()
    game.choose('intruder-card:recovery#0', 'intruder-player-effect')
    game.pass()
    expect(game.asked).toEqual(['captain'])
    expect(game.state.round).toBe(1)
    game.choose('pass', 'keep-none')
    expect(game.state.round).toBe(2)
  })

  test('does not ask an Intruder player without a card, who passes', () => {
    const game = against().play().pass()
    expect(game.told('passes', 'seat')).toEqual([0, 1])
    expect(game.asked).toEqual(['pilot'])
  })
})

test('NEM-MODE-INTR-21 the Intruder player goes with both boards', () => {
  for (const board of ['standard', 'alternate']) {
    for (const game of newGames(2, { board, intruderPlayer: true }, 3)) {
      expect(game.match.view(null)).toMatchObject({
        mode: 'semi-coop',
        board,
        intruderPlayer: null,
      })
    }
  }
})
