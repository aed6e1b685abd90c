import { describe, expect, test } from 'vitest'
import { type Playing, type Position, position } from './position.ts'

/** The captain plays the Intruders and has these cards in hand; it is their turn. */
function intruderPlayerActs(...hand: string[]): Position {
  return position('scout', 'captain', 'pilot')
    .playsIntruders('captain', ...hand)
    .at('scout', 'cockpit')
    .at('pilot', 'armory')
    .toAct('captain')
}

test('NEM-MODE-INTR-09 a card is used for one thing: a move, an attack or its effect', () => {
  const uses = (ship: Position) => ship.play().choose('intruder-card:pursuit-1#0').options()
  const all = ['intruder-player-move', 'intruder-player-attack', 'intruder-player-effect']
  expect(uses(intruderPlayerActs('pursuit-1').intruder('adult', 'armory'))).toEqual(all)
  expect(uses(intruderPlayerActs('pursuit-1').intruder('adult', 'storage'))).toEqual([
    'intruder-player-move',
    'intruder-player-effect',
  ])
  expect(uses(intruderPlayerActs('pursuit-1'))).toEqual(['intruder-player-effect'])
  const game = intruderPlayerActs('pursuit-1').intruder('adult', 'armory').play()
  game.choose('intruder-card:pursuit-1#0', 'intruder-player-move')
  expect(game.lair('adult-1')).toBe('engine-2')
  expect(game.log('attack')).toEqual([])
  expect(game.log('noise-roll')).toEqual([])
  expect(game.asked).toEqual(['pilot'])
})

describe('NEM-MODE-INTR-10 a move', () => {
  const move = (ship: Position) =>
    ship.play().choose('intruder-card:recovery#0', 'intruder-player-move')

  test('is for any one Intruder, in combat or not, through the exit of the card', () => {
    const game = move(
      intruderPlayerActs('recovery').intruder('larva', 'armory').intruder('queen', 'storage'),
    )
    expect(game.options()).toEqual(['move-intruder:larva-1', 'move-intruder:queen-2'])
    game.choose('move-intruder:larva-1')
    expect(game.lair('larva-1')).toBe('engine-2')
    expect(game.lair('queen-2')).toBe('storage')
  })

  test('into a Technical Corridor takes the Intruder off the board and its token to the bag', () => {
    const game = move(intruderPlayerActs('recovery').intruder('adult', 'engine-1', { injuries: 2 }))
    expect(game.lair('adult-1')).toBe('gone')
    expect(game.view(null).bag.adult).toBe(7)
  })

  test('against a closed door destroys it instead', () => {
    const game = move(
      intruderPlayerActs('recovery').intruder('adult', 'armory').door('c-18-20', 'closed'),
    )
    expect(game.lair('adult-1')).toBe('armory')
    expect(game.corridor('c-18-20').door).toBe('destroyed')
  })
})

describe('NEM-MODE-INTR-11 NEM-MODE-INTR-12 an attack', () => {
  const attack = (card: string, ship: Position, ...then: string[]) =>
    ship.play().choose(`intruder-card:${card}#0`, 'intruder-player-attack', ...then)
  const drawn = (game: Playing) => game.view('captain').intruderPlayer!.drawn

  test('is for an Intruder in a room with a Character', () => {
    const game = attack(
      'pursuit-1',
      intruderPlayerActs('pursuit-1')
        .intruder('adult', 'armory')
        .intruder('creeper', 'storage')
        .intruder('queen', 'cockpit'),
    )
    expect(game.options()).toEqual(['attack-with:adult-1', 'attack-with:queen-3'])
  })

  test('draws as many cards as the card says, for the Intruder player alone', () => {
    const ship = intruderPlayerActs('pursuit-1')
      .intruder('adult', 'armory')
      .attacks('bite-1', 'slime')
    const game = attack('pursuit-1', ship)
    expect(game.prompt).toBe('choose-attack')
    expect(drawn(game)).toEqual(['bite-1', 'slime'])
    for (const reader of ['scout', 'pilot', null] as const) {
      expect(game.view(reader).intruderPlayer!.drawn).toBeNull()
      expect(game.log('attack-card', reader)).toEqual([])
    }
    expect(game.match.undoStop(1)).toBe('secret')
    game.choose('attack:slime')
    expect(game.view(null).players[2]).toMatchObject({ slime: true, wounds: [] })
  })

  test('NEM-MODE-INTR-22 discards the card resolved, and puts the others under the deck', () => {
    const ship = intruderPlayerActs('recovery')
      .intruder('adult', 'armory')
      .attacks('bite-1', 'slime', 'claws-1')
    const game = attack('recovery', ship, 'attack:slime')
    const { attacks } = game.view(null).decks
    expect(attacks).toMatchObject({ count: 19, discard: ['slime'], known: [] })
    const known = game.view('captain').decks.attacks.known
    expect(known).toEqual([
      { at: 18, id: 'claws-1' },
      { at: 17, id: 'bite-1' },
    ])
    expect(game.view(null).intruderPlayer).toMatchObject({ handCount: 0, discard: ['recovery'] })
  })

  test('lets the Intruder player choose the target when the card is known', () => {
    const ship = intruderPlayerActs('pursuit-any')
      .at('scout', 'armory')
      .cards('scout', 0)
      .cards('pilot', 5)
      .intruder('adult', 'armory')
      .attacks('claws-1')
    const game = attack('pursuit-any', ship, 'attack:claws-1')
    expect(game.prompt).toBe('intruder-player-victim')
    expect(game.options()).toEqual(['victim:0', 'victim:2'])
    game.choose('victim:2')
    expect(game.view(null).players.map(({ lightWounds }) => lightWounds)).toEqual([0, 0, 2])
  })

  test('NEM-MODE-INTR-22 misses without the attacker’s symbol', () => {
    const ship = intruderPlayerActs('pursuit-1')
      .intruder('creeper', 'armory')
      .attacks('tail-1', 'claws-1')
    const game = attack('pursuit-1', ship, 'attack:tail-1')
    expect(game.log('attack-misses')).toHaveLength(1)
    expect(game.view(null).players[2]).toMatchObject({ lightWounds: 0, wounds: [] })
    expect(game.view(null).decks.attacks.discard).toEqual(['tail-1'])
  })

  test('of a Larva draws no card; only its target is chosen', () => {
    const ship = intruderPlayerActs('recovery').at('scout', 'armory').intruder('larva', 'armory')
    const game = attack('recovery', ship)
    expect(game.prompt).toBe('intruder-player-victim')
    game.choose('victim:0')
    expect(game.view(null).players.map(({ larva }) => larva)).toEqual([true, false, false])
    expect(game.view(null).players[0].discard).toEqual(['contamination'])
    expect(game.lair('larva-1')).toBe('gone')
    expect(game.view(null).decks.attacks.count).toBe(20)
  })

  test('can be warded off as any other', () => {
    const ship = position('scout', 'captain', 'soldier')
      .playsIntruders('captain', 'pursuit-any')
      .item('soldier', 'armor')
      .at('scout', 'cockpit')
      .at('soldier', 'armory')
      .intruder('adult', 'armory')
      .attacks('bite-1')
      .toAct('captain')
    const game = attack('pursuit-any', ship, 'attack:bite-1')
    expect(game.asked).toEqual(['soldier'])
    expect(game.prompt).toBe('armor')
    game.choose('armor')
    expect(game.view(null).players[2].wounds).toEqual([])
  })
})

test('NEM-MODE-INTR-13 an effect is the text of the card', () => {
  const game = intruderPlayerActs('recovery').intruder('queen', 'armory', { injuries: 3 }).play()
  game.choose('intruder-card:recovery#0', 'intruder-player-effect')
  expect(game.view(null).intruders).toMatchObject([{ room: 17, injuries: 1 }])
  expect(game.log('attack')).toEqual([])
})

test('NEM-MODE-INTR-09 what a card is played for is asked even where only its effect is left', () => {
  const game = position('scout', 'captain', 'pilot')
    .playsIntruders('captain', 'pursuit-1')
    .toAct('captain')
    .play()
    .choose('intruder-card:pursuit-1#0')
  expect(game.prompt).toBe('intruder-player-use')
  expect(game.options()).toEqual(['intruder-player-effect'])
  expect(game.decision().cancel).toBe(true)
})

test('NEM-MODE-INTR-13 pursuit-1: where everybody fights nobody is pursued', () => {
  const game = position('scout', 'captain', 'pilot')
    .playsIntruders('captain', 'pursuit-1')
    .intruder('adult', 'hibernatorium')
    .toAct('captain')
    .play()
    .choose('intruder-card:pursuit-1#0', 'intruder-player-effect')
  expect(game.log('noise-roll')).toEqual([])
})

test('NEM-MODE-INTR-05 NEM-MODE-INTR-07 in every round the Intruder player draws and plays again', () => {
  const game = position('scout', 'captain', 'pilot')
    .playsIntruders('captain')
    .is('captain', { passed: true })
    .phase('round')
    .play()
  expect(game.asked).toEqual(['pilot'])
  game.pass()
  expect([game.asked, game.prompt]).toEqual([['scout'], 'action'])
  game.pass()
  expect([game.asked, game.prompt]).toEqual([['captain'], 'intruder-player'])
})

test('NEM-MODE-INTR-20 orbital-thrusters: the Intruder player passes too, and may keep a card', () => {
  const game = position('pilot', 'captain', 'scout')
    .playsIntruders('captain', 'pursuit-1', 'recovery')
    .item('pilot', 'orbital-thrusters')
    .cards('pilot', 1)
    .play()
    .act('orbital-thrusters')
  expect([game.asked, game.prompt]).toEqual([['captain'], 'intruder-player-keep'])
  game.choose('intruder-card:recovery#1')
  expect(game.told('passes', 'seat')).toEqual([0, 1, 2])
})
