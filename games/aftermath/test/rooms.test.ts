import { describe, expect, test } from 'vitest'
import { classic, epilogue, type Position } from './position.ts'

/** ROOM: the four rooms "2" of this box. */

/** The Scout in one of them, with cards to pay. */
function inside(tile: string): Position {
  return classic('scout', 'soldier').tile(6, tile).at('scout', tile).cards('scout', 6)
}

describe('all of them', () => {
  test('AFT-ROOM-01 AFT-COMP-01 are tiles "2" among those of the base game', () => {
    const { rooms, box } = classic('scout').state
    const tiles = [...rooms.map(({ tile }) => tile), ...box.tiles]
    for (const id of ['crafting-room', 'server-room', 'alarm-room', 'turret-room']) {
      expect(tiles).toContain(id)
    }
    expect(box.tiles).toHaveLength(8)
  })

  test('AFT-ROOM-02 do nothing while there is a Malfunction', () => {
    const game = inside('alarm-room').malfunction('alarm-room').play()
    expect(game.why('alarm-room')).toBe('malfunction')
  })

  test('AFT-ROOM-03 cost what is printed on them', () => {
    const cost = (tile: string, furnish = (position: Position) => position) => {
      const { options } = furnish(inside(tile)).play().decision()
      return options.find(({ params }) => params?.action === tile)!.params!.cost
    }
    expect(cost('crafting-room', (position) => position.item('scout', 'tools'))).toBe(1)
    expect(cost('server-room')).toBe(2)
    expect(cost('alarm-room')).toBe(1)
    expect(cost('turret-room', (position) => position.turret('turret-room', 'all'))).toBe(2)
  })
})

describe('the Crafting Room', () => {
  test('AFT-ROOM-04 AFT-COMP-04 swaps an Energy Charge, Tools or Clothes', () => {
    const swaps = [
      ['energy-charge', 'laser-pointer'],
      ['energy-charge-yellow', 'laser-pointer'],
      ['tools', 'combat-drone'],
      ['clothes-yellow', 'enviro-suit'],
      ['clothes-green', 'enviro-suit'],
    ]
    const cancelled = inside('crafting-room')
      .item('scout', 'tools')
      .item('scout', 'medkit')
      .at('soldier', 'crafting-room')
      .hand('soldier', 'interruption')
      .play()
      .choose('crafting-room:tools')
    cancelled.pick(cancelled.options()[0]).say('soldier', 'interruption')
    // Whoever declares that they give it up has shown it.
    expect(cancelled.view('soldier').players[0].inventory.map(({ id }) => id)).toEqual([
      null,
      'tools',
    ])
    for (const [given, gained] of swaps) {
      const game = inside('crafting-room').item('scout', given).play()
      expect(game.ways('crafting-room')).toEqual([given])
      game.act(`crafting-room:${given}`)
      expect(game.player('scout').inventory.map(({ id }) => id)).toEqual([gained])
      expect(Object.values(game.state.itemDiscards).flat()).toContain(given)
      expect(game.state.crafted.filter((id) => id === gained)).toHaveLength(1)
    }
  })

  test('AFT-ROOM-04 not without something to give, nor when no card is left', () => {
    expect(inside('crafting-room').item('scout', 'bandages').play().why('crafting-room')).toBe(
      'nothing-to-swap',
    )
    const gone = inside('crafting-room')
      .item('scout', 'tools')
      .with((s) => {
        s.itemDiscards.crafted.push('combat-drone', 'combat-drone')
        s.crafted = s.crafted.filter((id) => id !== 'combat-drone')
      })
    expect(gone.play().why('crafting-room')).toBe('nothing-to-swap')
  })

  test('AFT-ROOM-05 nowhere else: they have no recipe', () => {
    const game = inside('canteen')
      .item('scout', 'energy-charge')
      .item('scout', 'tools')
      .item('scout', 'clothes-green')
      .play()
    expect(game.ways('craft').map((id) => id.split(':')[0])).toEqual(['taser'])
  })
})

describe('the Server Room', () => {
  test('AFT-ROOM-06 uses any other explored room whose Computer works, and pays no more for it', () => {
    const game = inside('server-room').malfunction('generator').play()
    const rooms = game
      .decision()
      .options.filter(({ params }) => params?.action === 'server-room')
      .map(({ params }) => params!.room)
    expect(new Set(rooms)).toEqual(new Set(['comms-room', 'fire-control', 'alarm-room']))
    game.act('server-room:comms-room')
    expect(game.player('scout').signal).toBe(true)
    expect(game.player('scout').hand).toHaveLength(4)
  })

  test('AFT-ROOM-06 none that nobody has explored', () => {
    const game = inside('server-room').unexplored('comms-room', 'slime-3').play()
    expect(game.options()).not.toContain('server-room:comms-room')
  })

  test('AFT-ROOM-06 what the other room asks for still counts', () => {
    const game = inside('server-room').is('scout', { signal: true }).play()
    expect(game.options()).not.toContain('server-room:comms-room')
  })

  test('AFT-ROOM-06 from afar each other room is used once, and not through this one too', () => {
    const game = classic('scientist', 'soldier')
      .tile(6, 'server-room')
      .at('scientist', 'generator')
      .hand('scientist', 'intranet', 'search')
      .play()
    const rooms = new Set(game.ways('intranet').map((way) => way.split(':')[0]))
    expect(rooms).toContain('comms-room')
    expect(rooms).not.toContain('server-room')
  })
})

describe('the Alarm Room', () => {
  test('AFT-ROOM-07 rolls for another room without a Character, explored or not, on either board', () => {
    const game = inside('alarm-room')
      .at('soldier', 'cockpit')
      .unexplored('storage', 'slime-3')
      .play()
    const rooms = game.ways('alarm-room').map(Number)
    expect(rooms).not.toContain(1)
    expect(rooms).not.toContain(6)
    const storage = game.state.rooms.findIndex(({ tile }) => tile === 'storage')
    expect(rooms).toContain(storage + 1)
    game.dice({ noise: [2] }).act(`alarm-room:${storage + 1}`)
    expect(game.state.rooms[storage].explored).toBe(false)
    expect(game.log('noise-roll')).toMatchObject([{ params: { place: storage, face: 2 } }])
    const docked = epilogue('scout')
      .tile(6, 'alarm-room')
      .at('scout', 'alarm-room')
      .cards('scout', 2)
    expect(docked.play().ways('alarm-room')).toContain('22')
  })

  test('AFT-ROOM-07 numbers and Danger count for that room, Silence for nothing, slimed or not', () => {
    const numbers = inside('alarm-room')
      .dice({ noise: [3] })
      .play()
      .act('alarm-room:1')
    expect(numbers.noise).toEqual(['c-1-2'])
    const danger = inside('alarm-room')
      .dice({ noise: ['danger'] })
      .play()
      .act('alarm-room:1')
    expect(danger.noise).toEqual(['c-1-2', 'c-1-3', 'c-1-4'])
    const silence = inside('alarm-room')
      .is('scout', { slime: true })
      .dice({ noise: ['silence'] })
    expect(silence.play().act('alarm-room:1').noise).toEqual([])
  })

  test('AFT-ROOM-07 danger draws Intruders to that room', () => {
    const game = inside('alarm-room').dice({ noise: ['danger'] })
    game.state.intruders.push({ name: 'adult-1', type: 'adult', room: 2, injuries: 0, token: null })
    expect(game.play().act('alarm-room:1').lair('adult-1')).toBe('cockpit')
  })

  test('AFT-ROOM-08 an Encounter places the Intruder, and surprises nobody', () => {
    const game = inside('alarm-room')
      .noise('c-1-2')
      .is('soldier', { hand: [] })
      .dice({ noise: [3], tokens: [{ type: 'adult', number: 4 }] })
      .play()
      .act('alarm-room:1')
    expect(game.intrudersIn('cockpit')).toEqual(['adult'])
    expect(game.kinds('encounter', 'encounter-unmet', 'surprise-attack')).toEqual([
      'encounter-unmet',
    ])
    expect(game.noise).toEqual([])
  })

  test('AFT-ROOM-08 a blank token works as in any Encounter', () => {
    const game = inside('alarm-room')
      .noise('c-1-2')
      .dice({ noise: [3], tokens: ['blank'] })
      .play()
      .act('alarm-room:1')
    expect(game.noise).toEqual(['c-1-2', 'c-1-3', 'c-1-4'])
    expect(game.state.bag.some(({ type }) => type === 'blank')).toBe(true)
  })

  test('from afar it still means another room than itself', () => {
    const game = inside('server-room').tile(8, 'alarm-room').play()
    expect(game.ways('server-room')).not.toContain('alarm-room:8')
    expect(game.ways('server-room')).toContain('alarm-room:1')
  })
})

describe('the Turret Room', () => {
  test('AFT-ROOM-09 shows its user all tokens, and puts any of them on top, face down', () => {
    for (const mode of ['all', 'intruders', 'inactive']) {
      const game = inside('turret-room').tile(8, 'canteen').turret('canteen', 'intruders').play()
      game.act('turret-room:8')
      expect(game.options()).toEqual(['aim:all', 'aim:intruders', 'aim:inactive'])
      expect(game.view('scout').rooms[7].turret).toEqual({ mode: 'intruders' })
      game.choose(`aim:${mode}`)
      expect(game.ownRoom('canteen').turret!.pile.at(-1)!.id).toBe(mode)
      expect(game.view('scout').rooms[7].turret).toEqual({ mode })
      expect(game.view('soldier').rooms[7].turret).toEqual({ mode: null })
    }
  })

  test('AFT-ROOM-09 the others learn only that it was handled', () => {
    const game = inside('turret-room').turret('turret-room', 'all').play()
    game.act('turret-room:6', 'aim:inactive')
    expect(game.log('turret-aimed', 'scout')).toHaveLength(1)
    expect(game.log('turret-aimed', 'soldier')).toEqual([])
    expect(game.log('turret-handled', 'soldier')).toMatchObject([{ params: { seat: 0, place: 5 } }])
  })
})
