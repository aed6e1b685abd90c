import type { State } from '@bulkhead/hull/state.ts'
import { describe, expect, test } from 'vitest'
import { AFTERMATH_TOKENS } from '../components.ts'
import { hiddenTokens, STRANGER } from '../tokens.ts'
import { epilogue, investigation } from './position.ts'

/** EXPLORE: the Aftermath Exploration tokens. */

/** The Scout beside the Cockpit, about to enter it through corridor c-1-3. */
function entering(token: string) {
  return epilogue('scout', 'soldier')
    .with((s) => {
      s.players[0].room = 2
    })
    .token('cockpit', token)
    .cards('scout', 6)
}

const ENTER = 'move:c-1-3'

describe('revealing', () => {
  test('AFT-COMP-14 AFT-EXPLORE-02 one of 23 in every room of the ship, two are left over unseen', () => {
    const count = (id: string) => AFTERMATH_TOKENS.filter((one) => one === id).length
    const kinds = ['lockdown', 'danger', 'egg', 'slime-room', 'larva', 'fire', 'carcass', 'corpse']
    expect(kinds.map(count)).toEqual([4, 1, 2, 1, 1, 1, 6, 7])
    expect(AFTERMATH_TOKENS).toHaveLength(23)
  })

  test('AFT-EXPLORE-03 whoever enters a room must reveal its token', () => {
    const game = entering('corpse')
      .dice({ noise: ['silence'] })
      .play()
      .act(ENTER)
    expect(game.log('aftermath-token')).toMatchObject([
      { params: { seat: 0, place: 0, token: 'corpse' }, rule: 'AFT-EXPLORE-03' },
    ])
  })

  test('a room without a token does nothing to whoever enters it', () => {
    const game = epilogue('scout', 'soldier')
      .cards('scout', 1)
      .dice({ noise: ['silence'] })
      .play()
      .act('move:s-22-23')
    expect(game.player('scout')).toMatchObject({ slime: false, lightWounds: 0 })
    expect(game.log('aftermath-token')).toEqual([])
  })

  test('AFT-EXPLORE-01 it sets no Item counter', () => {
    const tile = epilogue('scout').state.rooms[2].tile
    const game = epilogue('scout', 'soldier')
      .at('scout', 'cockpit')
      .token(tile, 'fire')
      .items(tile, 1)
      .cards('scout', 3)
      .dice({ noise: ['silence'] })
      .play()
      .act(ENTER)
    expect(game.room(tile).items).toBe(1)
  })

  test.each(['lockdown', 'egg', 'slime-room', 'fire', 'carcass', 'corpse'])(
    'AFT-EXPLORE-13 after a %s the noise roll is made all the same',
    (token) => {
      const rolled = (change: (s: State) => void) =>
        entering(token)
          .with(change)
          .dice({ noise: [1] })
          .play()
          .act(ENTER)
          .log('noise-roll')
      expect(rolled(() => {})).toHaveLength(1)
      const nothingLeft = (s: State) => {
        s.eggs += s.eggSupply
        s.eggSupply = 0
      }
      expect(rolled(nothingLeft)).toHaveLength(1)
    },
  )

  test('AFT-EXPLORE-12 it is discarded afterwards', () => {
    const game = entering('fire')
      .dice({ noise: ['silence'] })
      .play()
      .act(ENTER)
    expect(game.ownRoom('cockpit').token).toBeNull()
    expect(hiddenTokens(game.state)).toEqual([])
  })

  test('AFT-EXPLORE-13 only the first to enter resolves it, before the noise roll', () => {
    const game = entering('corpse')
      .with((s) => {
        s.players[1].room = 2
      })
      .cards('soldier', 2)
      .dice({ noise: [1] })
      .play()
      .act(ENTER)
    expect(game.kinds('aftermath-token', 'noise-roll')).toEqual(['aftermath-token', 'noise-roll'])
    game.pass().act(ENTER)
    expect(game.whereIs('soldier')).toBe('cockpit')
    expect(game.log('aftermath-token')).toHaveLength(1)
  })

  test('AFT-EXPLORE-13 Intruders never reveal one', () => {
    const game = epilogue('scout')
      .at('scout', 'engine-1')
      .token('cockpit', 'fire')
      .phase('event')
      .events('aft-power-drop')
    game.state.intruders.push({ name: 'adult-1', type: 'adult', room: 2, injuries: 0, token: null })
    const played = game.play()
    expect(played.ownRoom('cockpit').token).toMatchObject({ id: 'fire' })
    expect(played.lair('adult-1')).toBe('cockpit')
  })

  test('AFT-INV-07 a tile with two tokens has both resolved, that of the base game first', () => {
    const tile = investigation('scout').state.rooms[2].tile
    const game = investigation('scout', 'soldier')
      .at('scout', 'cockpit')
      .unexplored(tile, 'malfunction-3')
      .token(tile, 'fire')
      .cards('scout', 3)
      .dice({ noise: ['silence'] })
      .play()
      .act(ENTER)
    expect(game.room(tile)).toMatchObject({
      malfunction: true,
      fire: true,
      items: 3,
      explored: true,
    })
    expect(game.kinds('found-malfunction', 'aftermath-token', 'noise-roll')).toEqual([
      'found-malfunction',
      'aftermath-token',
      'noise-roll',
    ])
  })

  test('AFT-INV-07 one of them is enough to spare the noise roll', () => {
    const tile = investigation('scout').state.rooms[2].tile
    const silent = investigation('scout', 'soldier')
      .at('scout', 'cockpit')
      .unexplored(tile, 'silence-1')
      .token(tile, 'corpse')
      .cards('scout', 3)
      .play()
      .act(ENTER)
    expect(silent.log('noise-roll')).toEqual([])
  })

  test('both tokens of an unexplored room are seen by whoever looks there', () => {
    const tile = investigation('scout').state.rooms[2].tile
    const game = investigation('scout', 'soldier')
      .unexplored(tile, 'fire-2')
      .token(tile, 'egg')
      .item('scout', 'recon-drone')
      .cards('scout', 2)
      .play()
      .act('recon-drone:3')
    expect(game.view('scout').rooms[2]).toMatchObject({ token: 'fire-2', aftermath: 'egg', tile })
    expect(game.view('soldier').rooms[2]).toMatchObject({ token: null, aftermath: null })
    expect(game.view(null).rooms[2]).toMatchObject({ hasAftermath: true, aftermath: null })
  })
})

describe('what they do', () => {
  test('AFT-EXPLORE-04 Lockdown closes every door but that of the corridor used', () => {
    const game = entering('lockdown')
      .dice({ noise: ['silence'] })
      .play()
      .act(ENTER)
    const doors = ['c-1-2', 'c-1-3', 'c-1-4'].map((id) => game.corridor(id).door)
    expect(doors).toEqual(['closed', 'open', 'closed'])
  })

  test('AFT-EXPLORE-04 destroyed doors stay destroyed, and closed ones closed', () => {
    const game = entering('lockdown')
      .door('c-1-2', 'destroyed')
      .door('c-1-4', 'closed')
      .dice({ noise: ['silence'] })
      .play()
      .act(ENTER)
    expect(game.corridor('c-1-2').door).toBe('destroyed')
    expect(game.corridor('c-1-4').door).toBe('closed')
    expect(game.log('door-closed')).toEqual([])
  })

  test('AFT-EXPLORE-04 with all pieces in use one is taken from elsewhere', () => {
    const far = ['c-12-16', 'c-13-14', 'c-13-19', 'c-14-17', 'c-15-16', 'c-15-18']
    const farther = ['c-16-21', 'c-17-19', 'c-17-20', 'c-18-20', 'c-18-21']
    const full = [...far, ...farther].reduce(
      (position, id) => position.door(id, 'closed'),
      entering('lockdown'),
    )
    const game = full.play()
    game.act(ENTER)
    expect(game.prompt).toBe('take-door')
    expect(game.options()).not.toContain('take-door:c-1-2')
    game.dice({ noise: ['silence'] }).choose('take-door:c-12-16')
    expect(['c-1-2', 'c-1-4', 'c-12-16'].map((id) => game.corridor(id).door)).toEqual([
      'closed',
      'closed',
      'open',
    ])
  })

  test('AFT-EXPLORE-05 Danger draws what is near, and a careful mover ignores it', () => {
    const near = () => {
      const position = entering('danger')
      position.state.intruders.push({
        name: 'adult-1',
        type: 'adult',
        room: 1,
        injuries: 0,
        token: null,
      })
      return position
    }
    const game = near().play().act(ENTER)
    expect(game.lair('adult-1')).toBe('cockpit')
    expect(game.log('noise-roll')).toEqual([])
    const careful = near().play().act('careful-move:c-1-3', 'noise:c-1-2')
    expect(careful.lair('adult-1')).not.toBe('cockpit')
  })

  test('AFT-EXPLORE-06 an Egg from the supply, while there is one; it is no Egg of the Nest', () => {
    const game = entering('egg')
      .dice({ noise: ['silence'] })
      .play()
    const { eggs, eggSupply } = game.state
    game.act(ENTER)
    expect(game.room('cockpit').objects).toEqual(['egg'])
    expect(game.state).toMatchObject({ eggs, eggSupply: eggSupply - 1 })
    const none = entering('egg').with((s) => {
      s.eggSupply = 0
    })
    expect(
      none
        .dice({ noise: ['silence'] })
        .play()
        .act(ENTER)
        .room('cockpit').objects,
    ).toEqual([])
  })

  test('AFT-EXPLORE-07 AFT-EXPLORE-12 a Slime Room stays, and slimes everybody who enters, the first included', () => {
    const game = entering('slime-room')
      .with((s) => {
        s.players[1].room = 2
      })
      .cards('soldier', 3)
      .dice({ noise: ['silence'] })
      .play()
      .act(ENTER)
    expect(game.player('scout').slime).toBe(true)
    expect(game.ownRoom('cockpit')).toMatchObject({ token: null, slime: true })
    expect(hiddenTokens(game.state)).toEqual([])
    game.pass()
    game.act(ENTER)
    expect(game.player('soldier').slime).toBe(true)
    expect(game.view(null).rooms[0].slimeRoom).toBe(true)
  })

  test('AFT-EXPLORE-08 a Larva: no Encounter and no noise roll, but combat', () => {
    const game = entering('larva').play()
    const larvae = game.state.reserve.filter(({ type }) => type === 'larva').length
    game.act(ENTER)
    expect(game.intrudersIn('cockpit')).toEqual(['larva'])
    expect(game.kinds('encounter', 'noise-roll')).toEqual([])
    expect(game.state.intruders[0].token).toMatchObject({ type: 'larva' })
    expect(game.state.reserve.filter(({ type }) => type === 'larva')).toHaveLength(larvae - 1)
    expect(game.why('careful-move')).toBe('in-combat')
  })

  test('AFT-EXPLORE-08 a careful mover leaves no noise then; without a figure nothing comes and the roll is made', () => {
    const careful = entering('larva').play().act('careful-move:c-1-3')
    expect(careful.noise).toEqual([])
    expect(careful.prompt).toBe('action')
    const crowded = entering('larva')
    for (let i = 0; i < 6; i++) crowded.intruder('larva', 'engine-1')
    const game = crowded
      .dice({ noise: ['silence'] })
      .play()
      .act(ENTER)
    expect(game.intrudersIn('cockpit')).toEqual([])
    expect(game.log('noise-roll')).toHaveLength(1)
  })

  test('AFT-EXPLORE-09 Fire sets the room on fire', () => {
    expect(
      entering('fire')
        .dice({ noise: ['silence'] })
        .play()
        .act(ENTER)
        .room('cockpit').fire,
    ).toBe(true)
  })

  test('AFT-EXPLORE-10 a Carcass, while one is free', () => {
    const game = entering('carcass')
      .dice({ noise: ['silence'] })
      .play()
      .act(ENTER)
    expect(game.room('cockpit').objects).toEqual(['carcass'])
    const full = entering('carcass').object('engine-1', ...Array<string>(8).fill('carcass'))
    const none = full
      .dice({ noise: ['silence'] })
      .play()
      .act(ENTER)
    expect(none.room('cockpit').objects).toEqual([])
  })

  test('AFT-EXPLORE-11 a Corpse of nobody who plays, and a heavy Object like any other', () => {
    const game = entering('corpse')
      .dice({ noise: ['silence'] })
      .play()
      .act(ENTER)
    expect(game.room('cockpit').objects).toEqual([STRANGER])
    game.act(`pick-up:${STRANGER}`)
    expect(game.player('scout').hands.map(({ object }) => object)).toContain(STRANGER)
  })
})

test('AFT-EXPLORE-02 NEM-ROOM-46 who looks at a room sees both of its tokens, in secret', () => {
  const looking = (...tokens: string[]) => {
    const position = investigation('scout', 'soldier')
      .tile(23, 'monitoring-room')
      .at('scout', 'monitoring-room')
      .unexplored('armory', 'turret-2')
      .cards('scout', 2)
    for (const token of tokens) position.token('armory', token)
    const game = position.play()
    return game.act(`monitoring-room:${game.ways('monitoring-room')[0]}`)
  }
  const seen = (game: ReturnType<typeof looking>, reader: string) =>
    game.log('sees-token', reader).map(({ params }) => params?.token)
  const both = looking('fire')
  expect(seen(both, 'scout')).toEqual(['turret-2', 'fire'])
  expect([seen(both, 'soldier'), both.log('looks-at-token', 'soldier').length]).toEqual([[], 2])
  const room = (reader: string) => both.view(reader).rooms.find(({ token }) => token === 'turret-2')
  expect([room('scout')?.aftermath, room('soldier')]).toEqual(['fire', undefined])
  expect(seen(looking(), 'scout')).toEqual(['turret-2'])
})
