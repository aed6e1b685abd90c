import { ship } from '@bulkhead/hull/queries.ts'
import { describe, expect, test } from 'vitest'
import { EVENT_CARDS, hasAlertIcon, INVESTIGATION_EVENTS } from '../cards/event-cards.ts'
import { EPILOGUE } from '../packs.ts'
import { epilogue, type Position } from './position.ts'

/** The ten Event cards of this box, one by one. */

/** The Event is drawn next; nobody rolls for noise after it. */
function event(id: string, position = epilogue('scout', 'soldier')): Position {
  return position
    .events(id)
    .phase('event')
    .dice({ noise: ['silence', 'silence', 'silence'] })
}

test('AFT-COMP-11 AFT-MODE-08 ten cards, two with the Alert icon', () => {
  const shown = EVENT_CARDS.map((card) => [
    card.id,
    card.exit,
    hasAlertIcon(card),
    card.moves.join(),
  ])
  expect(shown).toEqual([
    ['aft-echoes', 1, true, 'adult,breeder'],
    ['aft-power-drop', 2, false, 'creeper,adult'],
    ['aft-smouldering', 3, false, 'adult,breeder,queen'],
    ['aft-new-brood', 4, true, 'creeper,breeder,queen'],
    ['aft-bulkhead-failure', 1, false, 'adult,queen'],
    ['aft-lockdown-protocol', 2, false, 'breeder,queen'],
    ['aft-targeting-error', 3, false, 'creeper,adult'],
    ['aft-swarm', 4, false, 'adult,breeder'],
    ['aft-spores', 3, false, 'breeder,queen'],
    ['aft-last-call', 1, false, 'adult,breeder,queen'],
  ])
})

test('AFT-INV-14 an Investigation shuffles eight cards of Nemesis with them', () => {
  expect(
    INVESTIGATION_EVENTS.map(({ id }) => id)
      .slice(0, 8)
      .sort(),
  ).toEqual([
    'damage',
    'damaging-fire',
    'eclosion',
    'hunt-3',
    'life-support-failure',
    'lurking',
    'scent-of-prey',
    'short-circuit',
  ])
  expect(INVESTIGATION_EVENTS).toHaveLength(18)
})

test('they go to the discard pile', () => {
  expect(event('aft-spores').play().state.eventDiscard).toEqual(['aft-spores'])
})

describe('aft-echoes', () => {
  test('noise in the lowest exit without any, for whoever is alone and out of combat', () => {
    const apart = event('aft-echoes').at('scout', 'cockpit').noise('c-1-3').play()
    expect(apart.noise).toEqual(['c-1-2', 'c-1-3', 's-22-23'])
  })

  test('none in a room whose exits are full of it', () => {
    const full = event('aft-echoes').at('scout', 'cockpit').noise('c-1-2', 'c-1-3', 'c-1-4').play()
    expect(full.noise).toEqual(['c-1-2', 'c-1-3', 'c-1-4', 's-22-23'])
    expect(full.told('noise', 'exit')).toEqual(['s-22-23'])
  })

  test('none for those who are together, or fight', () => {
    expect(event('aft-echoes').play().noise).toEqual([])
    const fighting = event('aft-echoes').at('scout', 'cockpit').intruder('larva', 'cockpit')
    expect(fighting.intruder('larva', 'shuttle-main').play().noise).toEqual([])
  })

  test('none for whoever waits in a pod', () => {
    const pods = event('aft-echoes').at('soldier', 'cockpit').inPod('scout', 1)
    expect(pods.play().noise).toEqual(['c-1-3'])
  })
})

test('aft-power-drop: the lowest room with a Computer breaks down', () => {
  const broken = (position: Position) =>
    position
      .play()
      .state.rooms.flatMap(({ malfunction }, place) => (malfunction ? [place + 1] : []))
  const position = () => event('aft-power-drop').tile(2, 'generator').tile(3, 'laboratory')
  expect(broken(position())).toEqual([2])
  expect(broken(position().malfunction('generator'))).toEqual([2, 3])
})

test('aft-smouldering: fire in the lowest room with a Malfunction that does not burn', () => {
  const burning = (position: Position) =>
    position.play().state.rooms.flatMap(({ tile, fire }) => (fire ? [tile] : []))
  expect(burning(event('aft-smouldering'))).toEqual([])
  const position = () => event('aft-smouldering').malfunction('cockpit', 'hibernatorium')
  expect(burning(position())).toEqual(['cockpit'])
  expect(burning(position().fire('cockpit'))).toEqual(['cockpit', 'hibernatorium'])
})

test('aft-new-brood: a Larva and an Adult into the bag', () => {
  const count = (game: ReturnType<Position['play']>, type: string) =>
    game.state.bag.filter((token) => token.type === type).length
  const before = epilogue('scout').at('scout', 'cockpit').play()
  const after = event('aft-new-brood').play()
  expect(count(after, 'larva') - count(before, 'larva')).toBe(1)
  expect(count(after, 'adult') - count(before, 'adult')).toBe(1)
})

test('aft-bulkhead-failure: closed doors open on both boards, destroyed ones stay', () => {
  const game = event('aft-bulkhead-failure')
    .door('c-1-2', 'closed')
    .door('s-22-23', 'closed')
    .door('c-1-3', 'destroyed')
    .play()
  const doors = ['c-1-2', 's-22-23', 'c-1-3'].map((id) => game.corridor(id).door)
  expect(doors).toEqual(['open', 'open', 'destroyed'])
})

describe('aft-lockdown-protocol', () => {
  test('closes the open doors of the lowest room of the Nemesis with a Character', () => {
    const game = event('aft-lockdown-protocol')
      .at('scout', 'engine-3')
      .at('soldier', 'cockpit')
      .door('c-1-3', 'destroyed')
      .play()
    const doors = ['c-1-2', 'c-1-3', 'c-1-4', 'c-13-19'].map((id) => game.corridor(id).door)
    expect(doors).toEqual(['closed', 'destroyed', 'closed', 'open'])
  })

  test('nothing where all are on the Shuttle', () => {
    expect(event('aft-lockdown-protocol').play().log('door-closed')).toEqual([])
  })
})

describe('aft-targeting-error', () => {
  test('shuffles the pile of every Turret, which lies face down again', () => {
    const game = event('aft-targeting-error').turret('cockpit', 'all', true).play()
    expect(game.view(null).rooms[0].turret).toEqual({ mode: null })
    expect(game.log('turret-shuffled')).toHaveLength(1)
    expect(game.state.rooms.some(({ malfunction }) => malfunction)).toBe(false)
  })

  test('without a Turret the lowest red room breaks down', () => {
    const game = event('aft-targeting-error').tile(2, 'storage').tile(3, 'armory').play()
    expect([game.room('storage').malfunction, game.room('armory').malfunction]).toEqual([
      true,
      false,
    ])
  })
})

test('aft-targeting-error: without a Turret, and with every red room broken, nothing happens', () => {
  const red = () => {
    const position = event('aft-targeting-error')
    const { rooms } = position.state
    return position.malfunction(
      ...rooms.flatMap(({ tile }) => (EPILOGUE.tiles[tile].colour === 'red' ? [tile] : [])),
    )
  }
  const broken = ({ state }: Pick<Position, 'state'>) =>
    state.rooms.filter(({ malfunction }) => malfunction).length
  expect(broken(red())).toBeGreaterThan(1)
  expect(broken(red().play())).toBe(broken(red()))
})

test('aft-swarm: every Intruder out of combat goes to a Character next door', () => {
  const position = event('aft-swarm').at('scout', 'cockpit').door('c-1-4', 'closed')
  const at = (name: string, room: number) =>
    position.state.intruders.push({ name, type: 'creeper', room, injuries: 0, token: null })
  at('creeper-1', 1)
  at('creeper-2', 3)
  at('creeper-3', 10)
  const game = position.play()
  expect(game.lair('creeper-1')).toBe('cockpit')
  expect(game.corridor('c-1-4').door).toBe('destroyed')
  expect(game.lair('creeper-3')).toBe('hibernatorium')
})

test('aft-swarm NEM-POD-13: whoever waits in a pod comes out where an Intruder comes', () => {
  const waiting = event('aft-swarm')
    .inPod('scout', 1)
    .at('soldier', 'evacuation-a')
    .intruder('creeper', 'hibernatorium')
    .with((s) => {
      const [near] = ship(s).ways[s.players[1].room]
      s.intruders[0].room = near.to
    })
  const game = waiting.play()
  expect([game.lair('creeper-1'), game.whereIs('scout')]).toEqual(['evacuation-a', 'evacuation-a'])
})

test('aft-swarm: none leaves a fight for another next door', () => {
  const fighting = event('aft-swarm').at('scout', 'cockpit').intruder('adult', 'cockpit')
  const beside = fighting.with((s) => {
    s.players[1].room = 2
  })
  expect(beside.play().lair('adult-1')).toBe('cockpit')
})

test('aft-spores: a Contamination card to whoever has Slime or a Larva', () => {
  const game = event('aft-spores', epilogue('scout', 'soldier', 'mechanic'))
    .is('scout', { slime: true })
    .is('soldier', { larva: true })
    .play()
  const cards = ['scout', 'soldier', 'mechanic'].map((one) => game.player(one))
  const number = cards.map(
    ({ discard, hand, deck }) =>
      [...discard, ...hand, ...deck].filter((card) => typeof card === 'number').length,
  )
  expect(number).toEqual([1, 1, 0])
})

describe('aft-last-call', () => {
  test('each discards an Action card or suffers a Light Wound, as they choose', () => {
    const game = event('aft-last-call')
      .hand('scout', 'search', 'rest')
      .hand('soldier', 'search', 'rest')
      .play()
    expect(game.asked.sort()).toEqual(['scout', 'soldier'])
    expect(game.options('scout')).toEqual(['be-wounded', 'discard:search#0', 'discard:rest#1'])
    game.say('soldier', 'be-wounded').say('scout', 'discard:rest#1')
    expect(game.player('scout').discard).toEqual(['rest'])
    expect([game.player('scout').lightWounds, game.player('soldier').lightWounds]).toEqual([0, 1])
  })

  test('without a card in hand it is the wound; Contamination cards do not pay', () => {
    const game = event('aft-last-call').hand('scout', 'clean').play()
    expect(game.asked).toEqual(['scout'])
    expect(game.options('scout')).toEqual(['be-wounded'])
    game.say('scout', 'be-wounded')
    expect([game.player('scout').lightWounds, game.player('soldier').lightWounds]).toEqual([1, 1])
  })

  test('AFT-TRAIT-01 a card that the death of another has taken is not paid twice', () => {
    const game = event('aft-last-call', epilogue('scout', 'captain', 'soldier'))
      .wound('scout', 'wound-leg')
      .wound('scout', 'wound-hand')
      .wound('scout', 'wound-body')
      .hand('captain', 'search', 'rest', 'order')
      .play()
    game.say('captain', 'discard:search#0')
    expect([game.asked, game.prompt]).toEqual([['captain'], 'bereaved'])
    game.pick('card:search#0', 'card:rest#1')
    expect(game.player('captain')).toMatchObject({
      hand: expect.arrayContaining(['order']),
      discard: ['search', 'rest'],
      lightWounds: 0,
    })
  })

  test('can kill', () => {
    const game = event('aft-last-call', epilogue('scout'))
      .wound('scout', 'wound-leg')
      .wound('scout', 'wound-hand')
      .wound('scout', 'wound-body')
      .play()
    expect(game.told('dies', 'cause')).toEqual(['last-call'])
  })
})
