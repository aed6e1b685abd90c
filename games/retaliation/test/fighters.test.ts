import { describe, expect, test } from 'vitest'
import type { Gear } from '../kinds.ts'
import { inALine } from './declaring.ts'
import type { Playing } from './playing.ts'
import { retaliation, retaliationWith } from './position.ts'

/** The Recon with a card and two others in the Landing Zone; the Armory lies to the east, a Corridor leads on. */
function recon(card: string) {
  return retaliation('recon', 'officer')
    .room('r2c2', 'armory')
    .corridor('r2c2-r2c4', 404)
    .hand('recon', card)
    .cards('recon', 2)
    .dice({ noise: [1, 1] })
}

function gunner(card: string) {
  return retaliation('heavy-gun-operator', 'officer')
    .room('r2c2', 'armory')
    .hand('heavy-gun-operator', card)
    .cards('heavy-gun-operator', 2)
    .dice({ noise: [1, 1] })
}

const lines = (game: Playing) => game.decision().options.map(inALine)

describe('RET-CARD-02: Scouting', () => {
  const exploring = () => recon('scouting').exploration(9).tiles('A', 'surgery-room')

  test('searches a Room into which something has come', () => {
    const game = exploring()
      .dice({ tokens: ['adult'] })
      .attacks('scratch-3')
      .play()
    game.act('scouting:scout-and-search:104')
    expect(game.intrudersIn('surgery-room')).toEqual(['adult'])
    expect(game.prompt).toBe('search')
  })

  test('but whoever has died on the way searches nothing', () => {
    const game = exploring()
      .is('recon', { health: 8 })
      .dice({ tokens: ['adult'] })
      .attacks('scratch-3')
      .play()
    game.act('scouting:scout-and-search:104')
    expect(game.whereIs('recon')).toBe('dead')
    expect(game.log('searches')).toHaveLength(0)
    expect(game.asked).toEqual(['officer'])
  })
})

describe('RET-CARD-02: Shoot First', () => {
  test('offers whatever can be shot or burst at, or holds its fire', () => {
    const game = recon('shoot-first').horde(304, 'adult').play().act('shoot-first:204')
    expect(game.prompt).toBe('may-fire')
    expect(lines(game)).toEqual([
      'hold-fire hold-fire',
      'burst:assault-rifle:304 fire-burst item:assault-rifle corridor:304',
    ])
  })

  test('once: whoever fired before leaving fires no more', () => {
    const game = recon('shoot-first')
      .horde(304, 'adult')
      .horde(404, 'adult', 'adult')
      .attacks('scratch-3')
      .dice({ burst: [1], noise: [4] })
      .play()
    game.act('shoot-first:204', 'burst:assault-rifle:304')
    expect(game.log('attack-card')).toHaveLength(1)
    expect(game.prompt).toBe('action')
  })

  test('or afterwards, in the Room that was reached', () => {
    const game = recon('shoot-first')
      .horde(404, 'adult')
      .dice({ noise: [1], burst: [1] })
      .play()
    game.act('shoot-first:204')
    expect(lines(game)).toEqual([
      'hold-fire hold-fire',
      'burst:assault-rifle:404 fire-burst item:assault-rifle corridor:404',
    ])
    game.act('hold-fire')
    expect(game.prompt).toBe('action')
    expect(game.state.turn.ready).toBeNull()
  })

  test('whoever did not fire before the Attack may fire after it', () => {
    const game = recon('shoot-first')
      .horde(404, 'adult')
      .attacks('scratch-3')
      .dice({ noise: [4], shoot: ['crit'] })
      .play()
    game.act('shoot-first:204', 'hold-fire')
    expect(game.log('attack-card')).toHaveLength(1)
    game.act('shoot:assault-rifle:adult-1')
    expect(game.intrudersIn('armory')).toEqual([])
    expect(game.prompt).toBe('action')
  })

  test('the dead do not fire', () => {
    const game = recon('shoot-first')
      .horde(404, 'adult')
      .is('recon', { health: 8 })
      .attacks('scratch-3')
      .dice({ noise: [4] })
      .play()
    game.act('shoot-first:204', 'hold-fire')
    expect(game.asked).toEqual(['officer'])
  })
})

describe('RET-OXY-05: Sprint', () => {
  test('goes on or stays; only who goes on spends Oxygen', () => {
    const game = recon('sprint').play().act('sprint:204')
    expect(lines(game)).toEqual([
      'stay stay',
      'move:204 go corridor:204 room:landing-zone',
      'move:404 go-exploring corridor:404',
    ])
    game.act('stay')
    expect(game.player('recon').oxygen).toBe(7)
    expect(game.whereIs('recon')).toBe('armory')
  })

  test('without Oxygen nobody goes on, nor where no way leads', () => {
    const breathless = recon('sprint').is('recon', { oxygen: 0 }).play().act('sprint:204')
    expect(breathless.prompt).toBe('action')
    const last = recon('sprint').is('recon', { oxygen: 1 }).play().act('sprint:204')
    expect(last.prompt).toBe('sprint')
  })

  test.each([
    [0, 'action'],
    [1, 'take-along'],
  ])('RET-MODE-COOP-08: no more than there are cards to pay with (%i)', (cards, prompt) => {
    const game = retaliationWith({ mode: 'coop' }, 'recon', 'officer', 'contractor')
      .room('r2c2', 'armory')
      .at('officer', 'armory')
      .at('contractor', 'armory')
      .out('officer', 'down')
      .emptyHanded('officer')
      .out('contractor', 'down')
      .emptyHanded('contractor')
      .hand('recon', 'sprint')
      .cards('recon', cards)
      .dice({ noise: [1, 1] })
      .play()
      .act('sprint:204', 'move:204')
    expect(game.prompt).toBe(prompt)
    if (cards > 0) expect(game.decision().max).toBe(cards)
  })

  test('RET-MODE-COOP-08: whom it carries costs a card of each Move', () => {
    const game = retaliationWith({ mode: 'coop' }, 'recon', 'officer', 'contractor')
      .room('r2c2', 'armory')
      .out('officer', 'down')
      .emptyHanded('officer')
      .out('contractor', 'down')
      .emptyHanded('contractor')
      .hand('recon', 'sprint')
      .cards('recon', 4)
      .dice({ noise: [1, 1] })
      .play()
    game.act('sprint:204+2', 'move:204')
    expect(game.decision()).toMatchObject({ prompt: 'take-along', min: 0, max: 2 })
    game.pick(game.options()[0]).choose('take-body:1')
    const where = (one: string) => game.state.rooms[game.player(one).room]!.tile
    expect([where('recon'), where('officer'), where('contractor')]).toEqual([
      'landing-zone',
      'landing-zone',
      'armory',
    ])
    expect(game.player('recon').hand).toHaveLength(1)
  })
})

describe('RET-BURST-03: Breakthrough', () => {
  test('not where a Closed Door is at either end', () => {
    const game = gunner('breakthrough').horde(204, 'adult').closed(204, 'armory').play()
    expect(game.ways('breakthrough')).toEqual([])
    expect(game.ways('burst')).toEqual(['bf-gun:204'])
  })

  test.each(['semi-coop', 'coop'])('whoever dies of the own Weapon goes nowhere (%s)', (mode) => {
    const game = retaliationWith({ mode }, 'heavy-gun-operator', 'officer')
      .room('r2c2', 'armory')
      .hand('heavy-gun-operator', 'breakthrough')
      .cards('heavy-gun-operator', 2)
      .item('heavy-gun-operator', 'plasma-gun', { markers: 1 })
      .is('heavy-gun-operator', { health: 7 })
      .horde(204, 'adult')
      .dice({ burst: [4] })
      .play()
    game.act('breakthrough:plasma-gun:204')
    expect(game.player('heavy-gun-operator').fate).toBe(mode === 'coop' ? 'down' : 'dead')
    expect(game.log('moves')).toHaveLength(0)
    expect(game.asked).toEqual(['officer'])
  })
})

describe('RET-EFFECT-02: Continuous Fire', () => {
  const firing = () =>
    gunner('continuous-fire').horde(204, 'adult', 'adult', 'adult').horde(104, 'adult')

  test('for one card at least and all at most, Contamination excepted', () => {
    const game = firing().hand('heavy-gun-operator', 'clean').play()
    game.choose('continuous-fire:204')
    expect(game.decision()).toMatchObject({ prompt: 'continuous-fire', min: 1, max: 2 })
    expect(game.options()).toHaveLength(2)
    game.pick(...game.options())
    expect(game.player('heavy-gun-operator').hand).toHaveLength(1)
    expect(game.player('heavy-gun-operator').discard).toHaveLength(2)
    expect(game.intrudersAt(204)).toHaveLength(1)
  })

  test('then a Burst of the BF Gun, wherever; or none', () => {
    const game = firing()
      .item('heavy-gun-operator', 'drum-mag-rifle')
      .loaded('heavy-gun-operator', 'drum-mag-rifle', 'ammo')
      .play()
    game.choose('continuous-fire:204')
    game.pick(game.options()[0])
    expect(lines(game)).toEqual([
      'hold-fire hold-fire',
      'burst:bf-gun:104 fire-burst item:bf-gun corridor:104',
      'burst:bf-gun:204 fire-burst item:bf-gun corridor:204',
    ])
    game.act('hold-fire')
    expect([game.intrudersAt(204).length, game.intrudersAt(104).length]).toEqual([2, 1])
  })

  test('nobody is asked where nothing is left to fire at', () => {
    const game = gunner('continuous-fire').horde(204, 'adult').play()
    game.choose('continuous-fire:204')
    game.pick(game.options()[0])
    expect(game.prompt).toBe('action')
  })

  test('not without another card, nor with a broken BF Gun', () => {
    const poor = retaliation('heavy-gun-operator')
      .hand('heavy-gun-operator', 'continuous-fire', 'clean')
      .horde(204, 'adult')
      .play()
    expect(poor.forbidden('continuous-fire')).toBe('RET-EFFECT-02')
    const broken = firing().with((s) => {
      s.players[0].hands[0][0].malfunction = true
    })
    expect(broken.play().forbidden('continuous-fire')).toBe('RET-EFFECT-01')
  })
})

describe('RET-AMMO-01: Fast Reload', () => {
  test('fires first and reloads then, with a token of choice', () => {
    const game = gunner('fast-reload')
      .loaded('heavy-gun-operator', 'bf-gun', 'ammo')
      .item('heavy-gun-operator', 'utility-vest')
      .loaded('heavy-gun-operator', 'utility-vest', 'half-ammo')
      .belt('heavy-gun-operator', 'ammo')
      .horde(204, 'adult')
      .dice({ burst: [2] })
      .play()
    expect(game.ways('fast-reload')).toEqual(['bf-gun:reload', 'bf-gun:fire'])
    game.act('fast-reload:bf-gun:fire')
    expect(game.intrudersAt(204)).toEqual([])
    expect(lines(game)).toEqual([
      'load:belt-0 load gear:ammo spot:belt-0',
      'load:utility-vest-0 load gear:half-ammo spot:utility-vest-0',
    ])
    game.act('load:utility-vest-0')
    expect(game.player('heavy-gun-operator').hands[0][0].slots).toEqual(['half-ammo', 'half-ammo'])
  })

  test('RET-EFFECT-01: not first of all where no slot can come free by it', () => {
    const ways = (...ammo: Gear[]) =>
      gunner('fast-reload')
        .loaded('heavy-gun-operator', 'bf-gun', ...ammo)
        .belt('heavy-gun-operator', 'ammo')
        .horde(204, 'adult')
        .play()
        .ways('fast-reload')
    expect(ways('ammo', 'ammo')).toEqual([])
    expect(ways('ammo', 'half-ammo')).toEqual(['bf-gun:fire'])
    expect(ways('ammo')).toEqual(['bf-gun:reload', 'bf-gun:fire'])
  })

  test('RET-MALF-05: not a broken Weapon', () => {
    const game = gunner('fast-reload')
      .loaded('heavy-gun-operator', 'bf-gun', 'ammo', 'half-ammo')
      .item('heavy-gun-operator', 'drum-mag-rifle', { malfunction: true })
      .belt('heavy-gun-operator', 'ammo')
      .horde(204, 'adult')
      .play()
    expect(game.ways('fast-reload')).toEqual(['bf-gun:fire'])
  })
})

describe('RET-REPEL-10: Forcing Fire', () => {
  test('spends Ammo, and drives all of them out', () => {
    const game = gunner('forcing-fire')
      .intruder('adult', 'landing-zone')
      .intruder('drone', 'landing-zone')
      .play()
    game.act('forcing-fire', 'repel:204', 'repel:304')
    expect([game.intrudersAt(204), game.intrudersAt(304)]).toEqual([['drone'], ['adult']])
    expect(game.player('heavy-gun-operator').hands[0][0].slots).toEqual(['half-ammo', 'ammo'])
  })
})

describe('RET-IHEALTH-01: Hits before an attack', () => {
  const spotting = () =>
    retaliation('contractor', 'officer').hand('contractor', 'weak-spot').cards('contractor', 1)

  test('who has died of them is not attacked', () => {
    const game = spotting().intruder('larva', 'landing-zone').play().act('weak-spot:larva-1')
    expect(game.intrudersIn('landing-zone')).toEqual([])
    expect(game.prompt).toBe('action')
  })

  test('by a Shot or a Melee Attack, whichever is possible', () => {
    const game = spotting().intruder('adult', 'landing-zone').play().act('weak-spot:adult-1')
    const adult = 'intruder:adult-1 type:adult hits=1'
    expect(lines(game)).toEqual([
      `shoot:handgun:adult-1 fire-shot item:handgun ${adult}`,
      `melee:bare:adult-1 strike ${adult}`,
      `melee:handgun:adult-1 strike-with item:handgun ${adult}`,
    ])
    const empty = spotting().intruder('adult', 'landing-zone').loaded('contractor', 'handgun', null)
    expect(empty.play().act('weak-spot:adult-1').options()).toEqual([
      'melee:bare:adult-1',
      'melee:handgun:adult-1',
    ])
  })
})
