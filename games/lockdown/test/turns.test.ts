import { describe, expect, test } from 'vitest'
import { everybodyPasses, restOfRound } from './passing.ts'
import { lockdown } from './position.ts'

/** ROUND, TURN, PASS, COST, REACT, ACT: who does what, when and for how much. */

const crew = () => lockdown('hacker', 'sentry')
const acts = (game: { options(): string[] }) =>
  new Set(game.options().map((id) => id.split(':')[0]))

describe('the round', () => {
  test('LOCK-ROUND-02 LOCK-ROUND-04 LOCK-ROUND-07 cards up to 5, Contamination counted; then the token, but not in the first round', () => {
    const game = crew().hand('hacker', 'clean', 'clean').phase('round').play()
    expect(game.state.players.map(({ hand }) => hand.length)).toEqual([5, 5])
    expect(game.kinds('draws', 'first-player')).toEqual(['draws', 'draws', 'first-player'])
    expect(game.state.first).toBe(1)
    const first = crew().with((s) => {
      s.round = 0
    })
    expect(first.phase('round').play().log('first-player')).toHaveLength(0)
  })

  test('LOCK-ROUND-05 LOCK-ISOL-01 6 in the Isolation Room, unless it is broken', () => {
    const hand = (broken: boolean) => {
      const position = crew().at('hacker', 'isolation-room')
      if (broken) position.malfunction('isolation-room')
      return position.phase('round').play().player('hacker').hand.length
    }
    expect([hand(false), hand(true)]).toEqual([6, 5])
  })

  test('LOCK-ROUND-06 an empty deck is made of the discard pile', () => {
    const game = crew()
      .with((s) => {
        const [player] = s.players
        player.discard = player.deck.splice(0)
      })
      .phase('round')
      .play()
    expect(game.log('reshuffles')).toHaveLength(1)
    expect(game.player('hacker').hand).toHaveLength(5)
  })

  test('LOCK-TURN-01 LOCK-TURN-02 two actions, then the next; until all have passed', () => {
    const game = crew()
      .at('hacker', 'alert-room')
      .at('sentry', 'repository')
      .cards('hacker', 2)
      .dice({ noise: ['silence', 'silence'] })
      .play()
    game.act('move:c03')
    expect(game.asked).toEqual(['hacker'])
    game.act('move:c03')
    expect(game.asked).toEqual(['sentry'])
    game.pass()
    expect(game.asked).toEqual(['hacker'])
  })

  test('LOCK-TURN-03 LOCK-TURN-04 LOCK-PASS-01 after one action one may only act or pass, and who has passed is done', () => {
    const game = crew()
      .at('hacker', 'alert-room')
      .cards('hacker', 1)
      .dice({ noise: ['silence'] })
      .play()
    game.act('move:c03')
    expect(acts(game)).toEqual(new Set(['pass', 'drop']))
    game.pass()
    expect(game.player('hacker').passed).toBe(true)
    expect(game.asked).toEqual(['sentry'])
  })

  test('LOCK-TURN-05 LOCK-SECTION-03 nobody acts but in a room', () => {
    const game = restOfRound(crew().inPod('hacker', 'a').space(12), 'round')
    expect(game.whereIs('hacker')).toBe('pod-a')
    while (game.asked.includes('sentry')) game.pass()
    expect([...acts(game)]).toEqual(['pass'])
  })

  test('LOCK-TURN-07 each action is resolved before the next: combat is looked at again', () => {
    const game = crew()
      .cards('hacker', 5)
      .at('sentry', 'isolation-room')
      .noise('c15')
      .dice({ noise: [1], tokens: [{ type: 'larva', number: 0 }] })
      .play()
      .act('move:c15')
    expect(acts(game)).toContain('melee')
    expect(acts(game)).not.toContain('careful-move')
  })

  test('LOCK-PASS-02 LOCK-PASS-03 LOCK-PASS-06 any cards are discarded, then what passing triggers, then Fire; everybody sees it', () => {
    const game = crew()
      .hand('hacker', 'search', 'clean')
      .wound('hacker', 'wound-bleeding')
      .fire('repository')
      .play()
    game.choose('pass').pick('card:contamination#1')
    expect(game.player('hacker').hand).toEqual(['search'])
    expect(game.view(null).players[0].passed).toBe(true)
    expect(game.kinds('passes', 'discards', 'light-wound')).toEqual([
      'passes',
      'discards',
      'light-wound',
      'light-wound',
    ])
  })

  test('LOCK-FIRE-01 LOCK-FIRE-02 a turn that ends in Fire costs a Light Wound, the turns of others do not', () => {
    const game = lockdown('hacker', 'sentry', 'janitor').fire('repository').play()
    game.pass().pass()
    expect(['hacker', 'sentry', 'janitor'].map((one) => game.player(one).lightWounds)).toEqual([
      1, 1, 0,
    ])
  })
})

describe('actions', () => {
  test('LOCK-COST-01 LOCK-ACT-01 LOCK-ROOM-01 basic ones, cards, Items and the room', () => {
    const game = crew()
      .tile(2, 'archive')
      .at('hacker', 'archive')
      .at('sentry', 'archive')
      .hand('hacker', 'search', 'rest', 'bypass')
      .item('hacker', 'medkit')
      .item('hacker', 'toolbelt')
      .item('hacker', 'energy-charge')
      .wound('hacker', 'wound-arm')
      .object('archive', 'carcass')
      .play()
    expect([...acts(game)]).toEqual(
      expect.arrayContaining([
        'move',
        'careful-move',
        'pick-up',
        'trade',
        'craft',
        'activate-quest',
        'search',
        'bypass',
        'medkit',
        'archive',
      ]),
    )
  })

  test('LOCK-ACT-03 LOCK-MOVE-01 LOCK-COST-03 LOCK-COST-08 a move costs 1 of one’s own choice, a card itself and its number', () => {
    const game = crew()
      .hand('hacker', 'search', 'rest')
      .at('sentry', 'isolation-room')
      .dice({ noise: ['silence'] })
      .play()
    game.choose('move:c15')
    expect(game.options()).toEqual(['pay:search#0', 'pay:rest#1'])
    game.pick('pay:rest#1')
    expect(game.player('hacker').hand).toEqual(['search'])
    expect(game.player('hacker').discard).toEqual(['rest'])
  })

  test('LOCK-COST-04 LOCK-CONT-02 LOCK-COST-05 Contamination cards pay for nothing', () => {
    const game = crew().hand('hacker', 'clean', 'clean').play()
    expect([...acts(game)]).toEqual(['pass', 'drop'])
    expect(game.why('move')).toBe('too-dear')
  })

  test('LOCK-COST-06 LOCK-COST-07 LOCK-REACT-03 what is interrupted is paid for, and a one-use Item is lost', () => {
    const game = crew()
      .hand('hacker', 'search')
      .hand('sentry', 'interruption')
      .item('hacker', 'medkit')
      .wound('hacker', 'wound-arm')
      .play()
    game.choose(game.options().find((id) => id.startsWith('medkit'))!)
    game.pick(game.options()[0])
    game.say('sentry', 'interruption')
    expect(game.player('hacker').inventory).toEqual([])
    expect(game.state.itemDiscards.green).toEqual(['medkit'])
    expect(game.player('hacker').hand).toEqual([])
    expect(game.player('hacker').wounds[0].dressed).toBe(false)
  })

  test('LOCK-COST-09 LOCK-ROOM-05 LOCK-COST-11 either side of an OR', () => {
    const game = crew()
      .hand('hacker', 'search')
      .item('hacker', 'medkit')
      .wound('hacker', 'wound-arm')
      .wound('hacker', 'wound-leg', true)
      .play()
    expect(game.ways('medkit')).toEqual(['dress:wound-arm', 'heal:wound-leg'])
  })

  test('LOCK-COST-14 cards paid no longer count when the hand is compared', () => {
    const game = crew()
      .hand('hacker', 'search', 'rest')
      .at('sentry', 'isolation-room')
      .noise('c15')
      .attacks('slash-1')
      .dice({ noise: [1], tokens: [{ type: 'adult', number: 2, higher: 4 }] })
      .play()
      .act('move:c15')
    expect(game.told('surprise-attack', 'cards')).toEqual([1])
  })

  test('LOCK-ACT-06 LOCK-ACT-04 LOCK-ACT-07 Careful Movement: a marker of one’s choice, the entrance included; not out of combat', () => {
    const game = crew().hand('hacker', 'search', 'rest').at('sentry', 'isolation-room').play()
    game.act('careful-move:c15')
    expect(game.ways('noise')).toEqual(['c15', 'c22', 'c13', 'technical-1'])
    expect(game.choose('noise:technical-1').noise).toEqual(['technical-1'])
    const fight = crew().cards('hacker', 2).intruder('larva', 'repository').play()
    expect(fight.forbidden('careful-move')).toBe('LOCK-COST-10')
  })

  test('LOCK-ACT-08 into an unexplored room Silence and Danger are ignored, and nothing is laid where somebody is', () => {
    const tile = crew().state.rooms[5].tile
    const game = crew()
      .cards('hacker', 2)
      .at('sentry', 'isolation-room')
      .unexplored(tile, 'danger-2')
      .play()
    game.act('careful-move:c15')
    expect(game.log('danger-alone')).toHaveLength(0)
    expect(game.prompt).toBe('careful-noise')
    const together = crew().cards('hacker', 2).at('sentry', tile).play().act('careful-move:c15')
    expect(together.noise).toEqual([])
  })

  test('LOCK-ACT-12 LOCK-ACT-13 LOCK-OBJECT-01 LOCK-OBJECT-02 an Object is picked up for 1 and takes a hand', () => {
    const game = crew()
      .cards('hacker', 2)
      .object('repository', 'carcass', 'egg')
      .play()
      .act('pick-up:carcass')
    expect(game.player('hacker').hands.map(({ object }) => object)).toEqual([undefined, 'carcass'])
    expect(game.player('hacker').hand).toHaveLength(1)
  })

  test('LOCK-ACT-14 LOCK-TRADE-03 the others may trade among themselves too', () => {
    const game = lockdown('hacker', 'sentry', 'janitor')
      .hand('hacker', 'search')
      .item('sentry', 'medkit')
      .play()
      .act('trade')
    expect(game.ways('trade-between')).toEqual(['1:2', '2:1'])
    game.choose('trade-between:1:2').say('sentry', 'offer:medkit#1')
    if (game.prompt === 'show') game.pick()
    game.say('janitor', 'take-offer').say('sentry', 'agree').choose('end-trade')
    expect(game.player('janitor').inventory.map(({ id }) => id)).toEqual(['medkit'])
    expect(game.player('sentry').hand).toEqual([])
  })

  test('LOCK-ACT-15 LOCK-CRAFT-01 LOCK-CRAFT-02 LOCK-DISC-09 two components make a Crafted Item; crafted ones given up come back to the deck', () => {
    const game = crew()
      .hand('hacker', 'search')
      .item('hacker', 'energy-charge')
      .item('hacker', 'toolbelt')
      .play()
    expect(game.view(null).crafted.filter((id) => id === 'taser')).toHaveLength(3)
    game.act('craft:taser:energy-charge+toolbelt')
    expect(game.player('hacker').inventory.map(({ id }) => id)).toEqual(['taser'])
    expect([game.state.itemDiscards.red, game.state.itemDiscards.yellow]).toEqual([
      ['energy-charge'],
      ['toolbelt'],
    ])
  })

  test('LOCK-ACT-16 LOCK-QUEST-01 LOCK-QUEST-02 LOCK-QUEST-04 a Quest Item is turned for 1, once its condition is met', () => {
    const game = lockdown('janitor', 'sentry').hand('janitor', 'search').play()
    game.act('activate-quest:cleaning-cart')
    expect(game.player('janitor').inventory.map(({ id }) => id)).toContain('cleaning-cart')
    const broken = lockdown('janitor', 'sentry')
      .hand('janitor', 'search')
      .malfunction('repository')
      .play()
    expect(broken.ways('activate-quest')).toEqual([])
    const early = lockdown('survivor', 'sentry').hand('survivor', 'search').play()
    expect(early.forbidden('activate-quest')).not.toBeNull()
    expect(early.options().some((id) => id.includes('assault-rifle'))).toBe(false)
  })

  test('LOCK-REACT-01 LOCK-REACT-02 whoever is in the room and holds a card is asked, passed or not', () => {
    const game = lockdown('hacker', 'sentry', 'janitor')
      .hand('hacker', 'search', 'rest')
      .cards('sentry', 1)
      .is('sentry', { passed: true })
      .at('janitor', 'alert-room')
      .cards('janitor', 1)
      .play()
    game.choose('move:c15').pick(game.options()[0])
    expect(game.asked).toEqual(['sentry'])
    expect(game.prompt).toBe('interrupt')
  })

  test('LOCK-ROOM-02 no room action in combat', () => {
    const game = crew()
      .tile(2, 'archive')
      .at('hacker', 'archive')
      .cards('hacker', 3)
      .intruder('larva', 'archive')
      .play()
    expect(game.forbidden('archive')).toBe('LOCK-COST-10')
  })
})

describe('out of the game', () => {
  test('LOCK-ROUND-07 the token passes over whoever no longer takes part', () => {
    const game = lockdown('hacker', 'sentry', 'janitor')
      .out('sentry', 'bunker')
      .phase('round')
      .play()
    expect(game.state.first).toBe(2)
  })

  test('LOCK-ROUND-09 only those in the base draw and act', () => {
    const game = restOfRound(
      lockdown('hacker', 'sentry', 'janitor').out('sentry', 'locked-in').space(12),
      'time',
    )
    expect(game.player('sentry').hand).toEqual([])
    everybodyPasses(game)
    expect(game.told('passes', 'seat')).not.toContain(1)
  })
})
