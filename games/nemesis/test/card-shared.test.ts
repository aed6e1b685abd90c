import { describe, expect, test } from 'vitest'
import { own } from '../own.ts'
import { position } from './position.ts'

describe('search', () => {
  const searching = (room: string) =>
    position('scout', 'captain').at('scout', room).hand('scout', 'search')

  test('search: 2 Items of the colour of the room, of which 1 is kept; the counter goes down', () => {
    const game = searching('storage').itemDeck('red', 'grenade', 'bait').play()
    expect(game.ways('search')).toEqual(['red'])
    game.choose('search:red')
    // It costs the card and no other.
    expect(game.prompt).toBe('keep-item')
    expect(game.options()).toEqual(['keep-item:grenade#0', 'keep-item:bait#1'])
    game.choose('keep-item:bait#1')
    expect(game.player('scout').inventory.map(({ id }) => id)).toEqual(['bait'])
    expect(game.room('storage').items).toBe(1)
    // The other lies under the deck, and only the finder knows it.
    const { red } = game.view('scout').decks
    expect(red.known).toEqual([{ at: red.count - 1, id: 'grenade' }])
    expect(red.count).toBe(29)
    expect(game.view('captain').decks.red.known).toEqual([])
    expect(game.view('captain').players[0].inventory).toEqual([{ colour: 'red', id: null }])
    expect(game.log('finds', 'captain')).toEqual([])
  })

  test('search: in a white room any one of the three decks that has a card', () => {
    expect(searching('shower-room').play().ways('search')).toEqual(['red', 'yellow', 'green'])
    const empty = searching('shower-room')
    empty.with((s) => {
      for (const { id } of s.items.yellow.splice(0)) s.itemDiscards.yellow.push(id)
    })
    expect(empty.play().ways('search')).toEqual(['red', 'green'])
  })

  test('search: not with an empty deck', () => {
    const game = searching('storage')
      .with((s) => {
        for (const { id } of s.items.red.splice(0)) s.itemDiscards.red.push(id)
      })
      .play()
    expect(game.ways('search')).toEqual([])
  })

  test('search: not in rooms that cannot be searched, at a counter of 0, or in combat', () => {
    for (const room of ['nest', 'slime-room', 'cockpit', 'hibernatorium', 'engine-2']) {
      expect(searching(room).play().forbidden('search')).toBe('NEM-SEARCH-07')
    }
    expect(searching('storage').items('storage', 0).play().forbidden('search')).toBe(
      'NEM-SEARCH-05',
    )
    const fight = searching('storage').intruder('larva', 'storage').play()
    expect(fight.forbidden('search')).toBe('NEM-COST-07')
  })

  test('search: a Malfunction does not matter, and a Weapon arrives with 1 Ammo', () => {
    const game = searching('storage')
      .malfunction('storage')
      .itemDeck('red', 'prototype-rifle', 'bait')
      .play()
    game.act('search:red', 'keep-item:prototype-rifle#0')
    expect(game.view('captain').players[0].hands).toMatchObject([
      { item: 'rifle' },
      { item: 'prototype-rifle', ammo: 1 },
    ])
  })
})

describe('rest', () => {
  const resting = (...cards: string[]) =>
    position('scout', 'captain').hand('scout', 'rest', ...cards)

  test('rest: clean Contamination cards of the hand leave the game', () => {
    const game = resting('clean', 'search', 'clean').discard('scout', 'clean').play()
    game.act('rest')
    expect(game.player('scout').hand).toEqual(['search'])
    expect(game.player('scout').larva).toBe(false)
    // What is in the discard pile is not scanned.
    expect(game.player('scout').discard).toHaveLength(2)
    expect(game.log('scans')).toEqual([])
    expect(game.log('scans', 'scout')[0].params).toMatchObject({ infected: 0, clean: 2 })
  })

  test('rest: infected ones stay, and however many they are there is one Larva', () => {
    const game = resting('infected', 'clean', 'infected').play().act('rest')
    expect(game.player('scout').hand).toHaveLength(2)
    expect(game.view(null).players[0]).toMatchObject({ larva: true, fate: 'awake' })
  })

  test('rest: who has a Larva already dies of it', () => {
    const game = resting('infected').is('scout', { larva: true }).play().act('rest')
    expect(game.whereIs('scout')).toBe('dead')
    expect(game.intrudersIn('hibernatorium')).toEqual(['creeper'])
  })

  test('rest: it needs something to scan, and a calm moment', () => {
    expect(resting('search').play().forbidden('rest')).toBe('NEM-CONT-09')
    const fight = resting('clean').intruder('larva', 'hibernatorium').play()
    expect(fight.forbidden('rest')).toBe('NEM-COST-07')
  })
})

describe('demolition', () => {
  const demolishing = (room = 'hibernatorium') =>
    position('scout', 'captain').at('scout', room).hand('scout', 'demolition')

  test('demolition: a closed door of the room is destroyed', () => {
    const game = demolishing()
      .door('c-6-11', 'closed')
      .door('c-8-11', 'destroyed')
      .door('c-2-6', 'closed')
      .play()
    expect(game.ways('demolition')).toEqual(['destroy-door:c-6-11', 'break-room'])
    game.act('demolition:destroy-door:c-6-11')
    expect(game.corridor('c-6-11').door).toBe('destroyed')
    expect(game.player('scout').discard).toEqual(['demolition'])
  })

  test('demolition: or the room breaks, if it can and is not broken', () => {
    const game = demolishing('armory').play().act('demolition:break-room')
    expect(game.room('armory').malfunction).toBe(true)
    expect(demolishing('armory').malfunction('armory').play().ways('demolition')).toEqual([])
    expect(demolishing('nest').play().ways('demolition')).toEqual([])
    expect(demolishing('slime-room').play().ways('demolition')).toEqual([])
  })

  test('demolition: in combat as well', () => {
    const game = demolishing().intruder('adult', 'hibernatorium').door('c-6-11', 'closed').play()
    expect(game.ways('demolition')).toEqual(['destroy-door:c-6-11', 'break-room'])
  })
})

describe('interruption', () => {
  const disturbed = () =>
    position('scout', 'captain')
      .at('scout', 'monitoring-room')
      .at('captain', 'monitoring-room')
      .hand('scout', 'search', 'rest', 'reconnaissance')
      .hand('captain', 'interruption')
      .item('scout', 'recon-drone')
      .unexplored('surgery')

  test('interruption: it cancels a card, Item, room or basic action of another in the room', () => {
    for (const action of ['move:c-6-11', 'search:red', 'recon-drone:17', 'monitoring-room:17']) {
      const game = disturbed().play().choose(action)
      if (game.prompt === 'pay') game.pick(...game.options().slice(0, game.decision().min))
      expect([action, game.asked]).toEqual([action, ['captain']])
      game.say('captain', 'interruption').settle()
      expect(game.whereIs('scout')).toBe('monitoring-room')
      expect(game.room('monitoring-room').items).toBe(2)
      expect(game.view('scout').rooms[16].tile).toBeNull()
      expect(game.player('scout').inventory).toHaveLength(1)
      expect(game.view(null).turn.taken).toBe(1)
      expect(game.view(null).players[1].discard).toEqual(['interruption'])
    }
  })

  test('interruption: not from another room', () => {
    const game = disturbed().at('captain', 'hibernatorium').play()
    game.choose('search:red')
    expect(game.asked).toEqual(['scout'])
    expect(game.prompt).toBe('keep-item')
  })

  test('interruption: or it cancels an Interruption, also one against oneself', () => {
    const game = position('scout', 'captain')
      .at('scout', 'storage')
      .at('captain', 'storage')
      .hand('scout', 'search', 'interruption')
      .hand('captain', 'interruption')
      .play()
    game.choose('search:red').say('captain', 'interruption').say('scout', 'interruption')
    expect(game.prompt).toBe('keep-item')
    expect(game.player('scout').discard).toEqual(['search', 'interruption'])
    expect(game.player('captain').discard).toEqual(['interruption'])
  })
})

describe('repairs', () => {
  const cards: [string, string, number][] = [
    ['basic-repairs', 'captain', 2],
    ['basic-repairs', 'scout', 2],
    ['basic-repairs', 'soldier', 2],
    ['repairs', 'pilot', 1],
    ['repairs', 'scientist', 1],
    ['quick-repairs', 'mechanic', 0],
  ]
  const repairing = (character: string, card: string, room: string) =>
    position(character, character === 'scout' ? 'captain' : 'scout')
      .at(character, room)
      .hand(character, card, 'search', 'rest')

  test('basic-repairs, repairs, quick-repairs: the Malfunction marker of the room goes', () => {
    for (const [card, character, cost] of cards) {
      const game = repairing(character, card, 'armory').malfunction('armory', 'storage').play()
      expect(game.ways(card)).toEqual(['repair-room'])
      game.choose(`${card}:repair-room`)
      if (cost > 0) expect(game.decision()).toMatchObject({ prompt: 'pay', min: cost, max: cost })
      game.settle()
      expect(game.room('armory').malfunction).toBe(false)
      expect(game.room('storage').malfunction).toBe(true)
      expect(game.player(character).discard).toHaveLength(1 + cost)
    }
  })

  test('basic-repairs, repairs, quick-repairs: or the Engine of the room is repaired or broken', () => {
    for (const [card, character] of cards) {
      const start = () => repairing(character, card, 'engine-2').play()
      expect(start().ways(card)).toEqual(['turn-engine'])
      const game = start().act(`${card}:turn-engine`)
      const other = character === 'scout' ? 'captain' : 'scout'
      expect(game.view(character).engines).toEqual([null, true, null])
      expect(game.view(other).engines).toEqual([null, null, null])
      game.choose('change-order')
      expect(game.view(character).engines).toEqual([null, false, null])
      expect(own(game.state).engines.map(({ working }) => working)).toEqual([true, false, true])
      const kept = start().act(`${card}:turn-engine`, 'keep-order')
      expect(own(kept.state).engines[1].working).toBe(true)
    }
  })

  test('basic-repairs, repairs, quick-repairs: nothing to repair, or no calm, no card', () => {
    for (const [card, character] of cards) {
      expect(repairing(character, card, 'armory').play().ways(card)).toEqual([])
      const broken = repairing(character, card, 'engine-2').malfunction('engine-2')
      expect(broken.play().ways(card)).toEqual(['repair-room', 'turn-engine'])
      const fight = repairing(character, card, 'engine-2').intruder('larva', 'engine-2').play()
      expect(fight.forbidden(card)).toBe('NEM-COST-07')
    }
  })
})

describe('computer-skills', () => {
  const skilled = (room: string) =>
    position('pilot', 'captain').at('pilot', room).hand('pilot', 'computer-skills')

  test('computer-skills: a door of the room is opened or closed', () => {
    const start = () =>
      skilled('hibernatorium').door('c-6-11', 'closed').door('c-8-11', 'destroyed')
    expect(start().play().ways('computer-skills').sort()).toEqual([
      'turn-door:c-11-14',
      'turn-door:c-11-15',
      'turn-door:c-6-11',
    ])
    const opened = start().play().act('computer-skills:turn-door:c-6-11')
    expect(opened.corridor('c-6-11').door).toBe('open')
    const closed = start().play().act('computer-skills:turn-door:c-11-14')
    expect(closed.corridor('c-11-14').door).toBe('closed')
    expect(closed.player('pilot').discard).toEqual(['computer-skills'])
  })

  test('computer-skills: or the action of a room with a Computer, without paying', () => {
    const game = skilled('comms-room').play().act('computer-skills:room-action:comms-room')
    expect(game.view(null).players[0].signal).toBe(true)
    expect(game.player('pilot').discard).toEqual(['computer-skills'])
    const ways = (room: string) =>
      skilled(room)
        .ammo('pilot', 'shotgun', 0)
        .play()
        .ways('computer-skills')
        .filter((way) => way.startsWith('room-action'))
    expect(ways('generator')).toEqual(['room-action:generator'])
    expect(ways('armory')).toEqual([])
    expect(ways('cockpit')).toEqual([])
  })

  test('computer-skills: not with a broken Computer, whose doors still turn', () => {
    const game = skilled('comms-room').malfunction('comms-room').play()
    expect(game.ways('computer-skills')).toEqual(['turn-door:c-5-10', 'turn-door:c-5-6'])
    const fight = skilled('comms-room').intruder('larva', 'comms-room').play()
    expect(fight.forbidden('computer-skills')).toBe('NEM-COST-07')
  })
})
