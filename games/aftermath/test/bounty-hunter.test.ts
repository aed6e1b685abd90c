import { describe, expect, test } from 'vitest'
import type { Laika } from '../own.ts'
import { classic, epilogue, investigation, Position } from './position.ts'

/** CHAR-BOUNTY: the Bounty Hunter and Laika. */

const hunting = (...crew: string[]) =>
  classic('bounty-hunter', ...(crew.length ? crew : ['soldier']))

const inRoom = (position: Position, tile: string) =>
  position.with((s) => {
    const room = s.rooms.findIndex((one) => one.tile === tile)
    ;(s.own as { laika: Laika }).laika = { where: 'room', room }
  })

const gone = (position: Position) =>
  position.with((s) => {
    ;(s.own as { laika: Laika }).laika = { where: 'gone', room: -1 }
  })

describe('Laika', () => {
  test('AFT-CHAR-BOUNTY-02 AFT-COMP-02 begins on the board of the Bounty Hunter', () => {
    for (const begin of [classic, investigation, epilogue]) {
      expect(begin('bounty-hunter').play().view(null).laika).toEqual({ where: 'board', room: -1 })
    }
    expect(classic('scout').play().view(null).laika).toBeNull()
  })

  test('AFT-CHAR-BOUNTY-10 AFT-CHAR-BOUNTY-14 moves to a room next to her, once, before the first action', () => {
    const game = hunting()
      .dice({ noise: [4] })
      .cards('bounty-hunter', 3)
      .play()
    expect(game.ways('laika-goes').sort()).toEqual(['c-11-14', 'c-11-15', 'c-6-11', 'c-8-11'])
    expect(game.options()).not.toContain('call-laika')
    game.choose('laika-goes:c-6-11')
    expect(game.own.laika).toEqual({ where: 'room', room: 5 })
    expect([game.ways('laika-goes'), game.options().includes('call-laika')]).toEqual([[], false])
    expect(game.view(null).turn.taken).toBe(0)
    expect(game.whereIs('bounty-hunter')).toBe('hibernatorium')
  })

  test('AFT-CHAR-BOUNTY-10 not after an action', () => {
    const game = hunting()
      .dice({ noise: ['silence'] })
      .cards('bounty-hunter', 3)
      .play()
    game.act('move:c-6-11')
    expect(game.ways('laika-goes')).toEqual([])
  })

  test('AFT-CHAR-BOUNTY-14 from her own room; closed doors stop her', () => {
    const game = inRoom(hunting(), 'turret-room').door('c-6-7', 'closed').play()
    const ways = game.ways('laika-goes')
    expect(ways).toContain('c-2-6')
    expect(ways).not.toContain('c-6-7')
    expect(ways).not.toContain('c-11-14')
  })

  test('AFT-CHAR-BOUNTY-14 on the board she goes where he goes, and is in no room', () => {
    const game = hunting()
      .dice({ noise: ['silence'] })
      .cards('bounty-hunter', 3)
      .play()
    expect(game.act('move:c-6-11').own.laika).toEqual({ where: 'board', room: -1 })
  })

  test('AFT-CHAR-BOUNTY-11 is called from anywhere', () => {
    const game = inRoom(hunting(), 'engine-3').door('c-6-11', 'closed').play()
    game.choose('call-laika')
    expect(game.own.laika).toEqual({ where: 'board', room: -1 })
    expect(game.ways('laika-goes')).toEqual([])
  })

  test('AFT-CHAR-BOUNTY-15 explores, reveals tokens, and rolls for noise in an empty room', () => {
    const game = hunting()
      .unexplored('turret-room', 'slime-3')
      .dice({ noise: [4] })
      .play()
      .choose('laika-goes:c-6-11')
    expect(game.room('turret-room')).toMatchObject({ explored: true, items: 3 })
    expect(game.player('bounty-hunter').slime).toBe(false)
    expect(game.log('noise-roll')).toHaveLength(1)
    expect(game.noise).toEqual(['c-2-6'])
  })

  test('AFT-CHAR-BOUNTY-15 Aftermath tokens too, and no Slime sticks to anybody', () => {
    const position = inRoom(investigation('bounty-hunter', 'soldier'), 'hibernatorium')
    const near = position.state.rooms[5].tile
    const game = position
      .token(near, 'slime-room')
      .dice({ noise: ['silence'] })
      .play()
      .choose('laika-goes:c-6-11')
    expect(game.ownRoom(near)).toMatchObject({ token: null, slime: true })
    expect(game.player('bounty-hunter').slime).toBe(false)
  })

  test('AFT-CHAR-BOUNTY-15 no roll where somebody is', () => {
    const game = hunting().at('soldier', 'turret-room').play().choose('laika-goes:c-6-11')
    expect(game.log('noise-roll')).toEqual([])
  })

  test('AFT-CHAR-BOUNTY-16 an Encounter: the Intruder stands there, nobody is surprised, she comes back', () => {
    const game = hunting()
      .noise('c-6-11')
      .dice({ noise: [2], tokens: ['adult'] })
      .play()
      .choose('laika-goes:c-6-11')
    expect(game.intrudersIn('turret-room')).toEqual(['adult'])
    expect([game.log('surprise-attack'), game.own.laika!.where]).toEqual([[], 'board'])
  })

  test('AFT-CHAR-BOUNTY-12 AFT-CHAR-BOUNTY-13 neither fire nor Turrets hurt her, and she shields nobody', () => {
    const game = inRoom(classic('soldier', 'bounty-hunter'), 'turret-room')
      .at('soldier', 'turret-room')
      .fire('turret-room')
      .turret('turret-room', 'all', true)
      .entered('soldier')
      .phase('fire')
      .events('damage')
      .play()
    expect(game.own.laika!.where).toBe('room')
    expect(game.player('soldier').lightWounds).toBe(1)
    const turret = hunting()
      .turret('turret-room', 'all')
      .dice({ noise: ['silence'] })
      .play()
    turret.choose('laika-goes:c-6-11')
    expect(turret.log('turret-mode')).toEqual([])
  })

  test('AFT-CHAR-BOUNTY-17 she is no Character: no combat, no occupied room, no attack', () => {
    const game = inRoom(classic('soldier', 'bounty-hunter'), 'turret-room')
      .cards('soldier', 2)
      .dice({ noise: [4] })
      .play()
      .act('move:c-6-11')
    expect(game.log('noise-roll')).toHaveLength(1)
    const beside = inRoom(hunting(), 'turret-room')
      .intruder('adult', 'turret-room')
      .phase('attacks')
      .play()
    expect(beside.log('attack')).toEqual([])
  })

  test('AFT-CHAR-BOUNTY-18 leaves the game with him', () => {
    const dead = inRoom(hunting(), 'turret-room')
      .wound('bounty-hunter', 'wound-leg')
      .wound('bounty-hunter', 'wound-leg')
      .wound('bounty-hunter', 'wound-arm')
      .fire('hibernatorium')
      .play()
      .pass()
    expect(dead.own.laika).toEqual({ where: 'gone', room: -1 })
    expect(dead.log('laika-gone')).toHaveLength(1)
    const before = gone(hunting())
      .wound('bounty-hunter', 'wound-leg')
      .wound('bounty-hunter', 'wound-leg')
      .wound('bounty-hunter', 'wound-arm')
      .fire('hibernatorium')
      .play()
      .pass()
    expect([before.whereIs('bounty-hunter'), before.log('laika-gone')]).toEqual(['dead', []])
    const asleep = hunting()
      .at('soldier', 'cockpit')
      .time(7)
      .cards('bounty-hunter', 2)
      .dice({ noise: ['silence'] })
      .play()
      .act('hibernatorium')
    expect([asleep.whereIs('bounty-hunter'), asleep.own.laika!.where]).toEqual([
      'hibernating',
      'gone',
    ])
    const away = hunting()
      .inPod('bounty-hunter', 1)
      .unlocked(1)
      .cards('bounty-hunter', 2)
      .play()
      .choose('launch')
    expect(away.player('bounty-hunter').hand).toHaveLength(2)
    expect([away.whereIs('bounty-hunter'), away.own.laika!.where]).toEqual(['escaped', 'gone'])
  })

  test('no move of hers where nobody plays with Traits', () => {
    const game = new Position(['bounty-hunter', 'soldier'], {
      play: 'classic',
      traits: false,
    }).play()
    expect(game.ways('laika-goes')).toEqual([])
  })
})

describe('keys', () => {
  const holder = (position: Position) =>
    position.state.players.find(({ inventory }) =>
      inventory.some(({ id }) => id === 'handcuff-keys'),
    )?.character

  test('AFT-CHAR-BOUNTY-01 AFT-CHAR-CONVICT-02 the Bounty Hunter holds them, or the lowest number', () => {
    expect(holder(classic('scout', 'convict', 'bounty-hunter'))).toBe('bounty-hunter')
    expect(holder(classic('convict', 'scout', 'pilot'))).toBe('scout')
    expect(holder(classic('bounty-hunter', 'scout'))).toBeUndefined()
  })
})

describe('heel', () => {
  const calling = (position = hunting()) => position.hand('bounty-hunter', 'heel')

  test('heel: one room, then perhaps another', () => {
    const game = calling()
      .dice({ noise: ['silence', 'silence'] })
      .play()
      .act('heel:laika-goes:c-6-11')
    expect([game.prompt, game.own.laika!.room]).toEqual(['laika-goes-on', 5])
    game.choose('laika-goes:c-2-6')
    expect(game.own.laika!.room).toBe(1)
    expect(game.log('noise-roll')).toHaveLength(2)
    const short = calling()
      .dice({ noise: ['silence'] })
      .play()
      .act('heel:laika-goes:c-6-11', 'laika-stays')
    expect([short.own.laika!.room, short.prompt]).toEqual([5, 'action'])
  })

  test('heel: an Encounter on the way ends it', () => {
    const game = calling()
      .noise('c-6-11')
      .dice({ noise: [2], tokens: ['adult'] })
      .play()
      .act('heel:laika-goes:c-6-11')
    expect([game.prompt, game.own.laika!.where]).toEqual(['action', 'board'])
  })

  test('heel: or a call; not once she is gone', () => {
    const game = calling(inRoom(hunting(), 'engine-3')).play().act('heel:call-laika')
    expect(game.own.laika!.where).toBe('board')
    expect(calling(gone(hunting())).play().why('heel')).toBe('laika-gone')
  })

  test('heel: in combat too, after the move by the Trait', () => {
    const game = calling()
      .intruder('adult', 'hibernatorium')
      .dice({ noise: ['silence'] })
      .play()
    game.choose('laika-goes:c-6-11')
    expect(game.ways('heel')).toContain('call-laika')
  })
})

describe('anti-aggro', () => {
  const armed = () =>
    hunting()
      .item('bounty-hunter', 'anti-aggro')
      .intruder('adult', 'hibernatorium')
      .hand('bounty-hunter', 'heel')
      .attacks('scratch-4', 'scratch-4')

  test('AFT-CHAR-BOUNTY-04 AFT-CHAR-BOUNTY-05 in place of her move by the Trait: 1 injury to an Intruder of his room', () => {
    const game = armed().play().choose('hold-back:adult-1')
    expect(game.intruder('adult-1')!.injuries).toBe(1)
    expect([game.ways('laika-goes'), game.ways('hold-back')]).toEqual([[], []])
    expect(game.own.laika!.where).toBe('board')
  })

  test('AFT-CHAR-BOUNTY-05 in place of her move by Heel!', () => {
    const game = armed().play().act('heel:hold-back:adult-1')
    expect(game.intruder('adult-1')!.injuries).toBe(1)
  })

  test('AFT-CHAR-BOUNTY-04 wherever she is, but not once she is gone, and only where he is', () => {
    expect(inRoom(armed(), 'engine-3').play().ways('hold-back')).toEqual(['adult-1'])
    expect(gone(armed()).play().ways('hold-back')).toEqual([])
    expect(armed().at('bounty-hunter', 'cockpit').play().ways('hold-back')).toEqual([])
    expect(armed().inPod('bounty-hunter', 1).play().ways('hold-back')).toEqual([])
    const without = hunting().intruder('adult', 'hibernatorium').play()
    expect(without.ways('hold-back')).toEqual([])
  })

  test('AFT-CHAR-BOUNTY-04 not where she could not move: every door around her is closed', () => {
    const shutIn = (...doors: string[]) => {
      const position = inRoom(armed(), 'engine-3')
      for (const door of doors) position.door(door, 'closed')
      return position.play()
    }
    const ways = shutIn().ways('laika-goes')
    expect(shutIn(...ways.slice(1)).ways('hold-back')).toEqual(['adult-1'])
    const game = shutIn(...ways)
    expect([game.ways('laika-goes'), game.ways('hold-back')]).toEqual([[], []])
    expect(game.options().filter((id) => id.startsWith('heel'))).toEqual(['heel:call-laika'])
  })
})

describe('search-module', () => {
  const sniffing = (tile = 'armory') =>
    inRoom(hunting(), tile).item('bounty-hunter', 'search-module').cards('bounty-hunter', 3)

  test('AFT-CHAR-BOUNTY-03 she searches where she is, and comes back with the Item', () => {
    const game = sniffing().itemDeck('red', 'grenade', 'energy-charge').play()
    game.act('search-module:red', 'keep-item:grenade#0')
    expect(game.own.laika!.where).toBe('board')
    expect(game.player('bounty-hunter').inventory.map(({ id }) => id)).toEqual([
      'search-module',
      'grenade',
    ])
    expect([game.room('armory').items, game.whereIs('bounty-hunter')]).toEqual([1, 'hibernatorium'])
  })

  test('AFT-CHAR-BOUNTY-03 not from the board, beside an Intruder, or where nothing is left', () => {
    const onBoard = hunting()
      .item('bounty-hunter', 'search-module')
      .cards('bounty-hunter', 2)
      .play()
    expect(onBoard.why('search-module')).toBe('laika-on-board')
    expect(sniffing().intruder('adult', 'armory').play().why('search-module')).toBe('laika-watched')
    expect(sniffing().items('armory', 0).play().why('search-module')).toBe('nothing-left')
    expect(sniffing('cockpit').play().why('search-module')).toBe('not-searchable')
    expect(gone(sniffing()).play().why('search-module')).toBe('laika-gone')
  })
})

describe('strategic-withdrawal', () => {
  const withdrawing = () =>
    hunting()
      .at('soldier', 'cockpit')
      .hand('bounty-hunter', 'strategic-withdrawal')
      .intruder('adult', 'hibernatorium', { injuries: 1 })
      .intruder('creeper', 'hibernatorium')

  test('AFT-CHAR-BOUNTY-06 AFT-CHAR-BOUNTY-07 he and one Intruder move, and nobody attacks', () => {
    const game = withdrawing().play().act('strategic-withdrawal:adult-1:c-6-11')
    expect([game.whereIs('bounty-hunter'), game.lair('adult-1'), game.lair('creeper-2')]).toEqual([
      'turret-room',
      'turret-room',
      'hibernatorium',
    ])
    expect([game.log('attack'), game.log('noise-roll')]).toEqual([[], []])
    expect(game.intruder('adult-1')!.injuries).toBe(1)
  })

  test('AFT-CHAR-BOUNTY-06 any Intruder and any way; an unexplored room is explored', () => {
    const game = withdrawing().unexplored('turret-room').play()
    expect(game.ways('strategic-withdrawal')).toHaveLength(8)
    game.act('strategic-withdrawal:creeper-2:c-6-11')
    expect(game.room('turret-room').explored).toBe(true)
  })
})

describe('sentries', () => {
  const guarded = () => hunting().hand('bounty-hunter', 'sentries', 'infected')

  test('sentries: up to two Noise markers around Laika go', () => {
    const game = guarded().noise('c-6-11', 'c-8-11', 'c-11-14').play()
    game.act('sentries')
    expect(game.decision()).toMatchObject({ prompt: 'hush-exits', min: 1, max: 2 })
    game.pick('hush:c-6-11', 'hush:c-11-14').settle()
    expect(game.noise).toEqual(['c-8-11'])
  })

  test('sentries: while the markers are being chosen, it can be taken back into the hand', () => {
    const game = guarded().noise('c-6-11').play().act('sentries')
    expect(game.match.cancel(0, game.decision().id)).toBeNull()
    expect([game.prompt, game.player('bounty-hunter').hand[0]]).toEqual(['action', 'sentries'])
  })

  test('sentries: in the room where she is; nothing without noise', () => {
    const far = inRoom(guarded(), 'turret-room').noise('c-2-6', 'c-11-14').play().act('sentries')
    expect(far.options()).toEqual(['hush:c-2-6'])
    expect(guarded().play().why('sentries')).toBe('no-noise')
  })

  test('AFT-CHAR-BOUNTY-08 AFT-CHAR-BOUNTY-09 as a reaction: any attack is ignored, Laika and the hand are lost', () => {
    const game = inRoom(guarded(), 'engine-3')
      .at('soldier', 'cockpit')
      .intruder('adult', 'hibernatorium')
      .attacks('scratch-1')
      .phase('attacks')
      .play()
    expect([game.prompt, game.options()]).toEqual(['attacked', ['bear-it', 'sentries']])
    game.choose('sentries')
    expect(game.player('bounty-hunter').lightWounds).toBe(0)
    expect(game.own.laika).toEqual({ where: 'gone', room: -1 })
    expect(game.player('bounty-hunter').discard).toHaveLength(2)
  })

  test('AFT-CHAR-BOUNTY-09 not once she is gone', () => {
    const game = gone(guarded())
      .at('soldier', 'cockpit')
      .intruder('adult', 'hibernatorium')
      .attacks('scratch-1')
      .phase('attacks')
      .events('damage')
      .play()
    expect(game.player('bounty-hunter').lightWounds).toBe(1)
    expect(gone(guarded()).noise('c-6-11').play().why('sentries')).toBe('laika-gone')
  })
})

describe('marked-prey and the Hunting Rifle', () => {
  const aiming = (position: Position, face: 'miss' | 'one' | 'adult') =>
    position
      .hand('bounty-hunter', 'marked-prey')
      .intruder('breeder', 'hibernatorium')
      .attacks('scratch-4', 'scratch-4')
      .dice({ combat: [face] })
      .play()
      .act('marked-prey:hunting-rifle#0:breeder-1')
      .intruder('breeder-1')!.injuries

  test('marked-prey: one injury more with Laika beside him', () => {
    expect(aiming(hunting(), 'one')).toBe(2)
    expect(aiming(inRoom(hunting(), 'hibernatorium'), 'one')).toBe(2)
    expect(aiming(inRoom(hunting(), 'cockpit'), 'one')).toBe(1)
    expect(aiming(gone(hunting()), 'one')).toBe(1)
    expect(aiming(hunting(), 'miss')).toBe(0)
  })

  test('hunting-rifle: the Adult face is a hit against anything', () => {
    expect(aiming(gone(hunting()), 'adult')).toBe(1)
    expect(hunting().state.players[0].hands).toMatchObject([
      { item: { id: 'hunting-rifle', ammo: 3 } },
    ])
  })
})
