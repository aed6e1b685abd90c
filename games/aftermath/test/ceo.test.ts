import { describe, expect, test } from 'vitest'
import { own } from '../own.ts'
import { classic, epilogue, investigation, Position } from './position.ts'

/** CHAR-CEO: the CEO, the Robot and the Access Codes. */

const withRobot = (energy = 5) =>
  classic('ceo', 'scout').with((s) => {
    s.players[0].inventory[0].ammo = energy
    if (energy === 0) s.players[0].wounds[0].dressed = false
  })

const energyOf = (game: ReturnType<Position['play']>) =>
  game.player('ceo').inventory.find(({ id }) => id === 'robot')!.ammo

describe('the beginning', () => {
  test('AFT-CHAR-CEO-01 one Body wound, out of the deck', () => {
    for (const begin of [classic, investigation, epilogue]) {
      const { state } = begin('ceo', 'scout')
      expect(state.players[0].wounds.map(({ id }) => id)).toEqual(['wound-body'])
      expect(state.wounds).toHaveLength(17)
      expect(state.wounds.filter((id) => id === 'wound-body')).toHaveLength(3)
    }
  })

  test('AFT-CHAR-CEO-01 it counts towards the three that one bears', () => {
    const game = withRobot(0)
      .wound('ceo', 'wound-leg')
      .wound('ceo', 'wound-arm')
      .fire('hibernatorium')
      .play()
      .pass()
    expect(game.whereIs('ceo')).toBe('dead')
  })

  test('AFT-CHAR-CEO-02 AFT-COMP-06 thirteen Action cards', () => {
    const { deck, inventory, hands } = classic('ceo', 'scout').player('ceo')
    expect(deck).toHaveLength(13)
    expect(inventory).toMatchObject([{ id: 'robot', ammo: 5 }])
    expect(hands).toEqual([])
  })

  test('AFT-CHAR-CEO-04 everybody sees the Energy of the Robot', () => {
    const [ceo] = withRobot(3).play().view('scout').players
    expect(ceo.inventory).toEqual([{ colour: 'weapon', id: 'robot', ammo: 3 }])
  })

  test('the Robot can be neither dropped nor traded', () => {
    const game = withRobot().cards('ceo', 3).cards('scout', 2).play()
    expect(game.options()).not.toContain('drop')
    game.act('trade')
    game.choose(game.options().find((id) => id.startsWith('trade-with'))!)
    expect(game.options().some((id) => id.includes('robot'))).toBe(false)
  })
})

describe('the Trait', () => {
  test('AFT-CHAR-CEO-23 the wound counts as dressed while there is Energy, and can be healed', () => {
    const game = withRobot(1)
      .hand('ceo', 'robot-demolition', 'search', 'search')
      .item('ceo', 'medkit')
      .play()
    expect(game.ways('medkit')).toEqual(['heal:wound-body'])
    game.act('robot-demolition:break-room')
    expect(game.player('ceo').wounds).toMatchObject([{ dressed: false }])
    expect(game.ways('medkit')).toEqual(['dress:wound-body'])
  })

  test('AFT-CHAR-CEO-23 again once the Robot is charged; what somebody dresses stays dressed', () => {
    const charged = withRobot(0).cards('ceo', 3).item('ceo', 'energy-charge').play()
    charged.act('energy-charge:charge-robot')
    expect(charged.player('ceo').wounds).toMatchObject([{ dressed: true }])
    const dressed = withRobot(1)
      .hand('ceo', 'robot-demolition', 'interruption')
      .item('ceo', 'bandages')
      .with((s) => {
        s.players[0].wounds[0].dressed = false
      })
      .play()
    dressed.choose('bandages:dress:wound-body').pick('pay:interruption#1').settle()
    dressed.act('robot-demolition:break-room')
    expect(dressed.player('ceo').wounds).toMatchObject([{ dressed: true }])
  })

  test('AFT-CHAR-CEO-23 as long as there is 1 Energy', () => {
    const wound = (energy: number) =>
      withRobot(energy)
        .hand('ceo', 'robot-demolition')
        .play()
        .act('robot-demolition:break-room')
        .player('ceo').wounds[0].dressed
    expect([wound(2), wound(1)]).toEqual([true, false])
  })

  test('AFT-CHAR-CEO-23 not where nobody plays with Traits', () => {
    const { state } = new Position(['ceo', 'scout'], { play: 'classic', traits: false })
    expect(state.players[0].wounds).toEqual([{ id: 'wound-body', dressed: false }])
  })
})

describe('robot cards', () => {
  const ROBOT_CARDS = ['robot-strike', 'robot-quick-repairs', 'robot-demolition', 'robot-escort']

  test('AFT-CHAR-CEO-03 AFT-CHAR-CEO-06 none can be played without Energy, the single-use ones neither', () => {
    const calm = withRobot(0)
      .hand('ceo', ...ROBOT_CARDS.slice(1))
      .malfunction('hibernatorium')
      .play()
    for (const card of ROBOT_CARDS.slice(1)) expect(calm.why(card)).toBe('no-energy')
    const fighting = withRobot(0)
      .hand('ceo', 'robot-strike', 'protection', 'stop')
      .intruder('adult', 'hibernatorium')
      .attacks('scratch-1')
      .play()
    expect([fighting.why('robot-strike'), fighting.why('protection')]).toEqual([
      'no-energy',
      'no-energy',
    ])
    fighting.act('move:c-6-11')
    expect(fighting.player('ceo').lightWounds).toBe(1)
  })

  test('AFT-CHAR-CEO-07 they still pay for other actions', () => {
    const game = withRobot(0)
      .hand('ceo', 'robot-strike')
      .dice({ noise: ['silence'] })
      .play()
    game.act('move:c-6-11')
    expect(game.player('ceo').discard).toEqual(['robot-strike'])
  })

  test('AFT-CHAR-CEO-08 an Energy Charge and 1 card fill the Robot', () => {
    const game = withRobot(2).cards('ceo', 3).item('ceo', 'energy-charge').play()
    game.act('energy-charge:charge-robot')
    expect(energyOf(game)).toBe(5)
    expect(game.player('ceo').discard).toHaveLength(1)
    expect(game.state.itemDiscards.red).toEqual(['energy-charge'])
    expect(
      withRobot(5).cards('ceo', 3).item('ceo', 'energy-charge').play().options(),
    ).not.toContain('energy-charge:charge-robot')
  })

  test('AFT-CHAR-CEO-08 the yellow one too, but not the Armory', () => {
    const game = withRobot(2).cards('ceo', 3).item('ceo', 'energy-charge-yellow').play()
    expect(game.ways('energy-charge-yellow')).toContain('charge-robot')
    expect(withRobot(2).at('ceo', 'armory').cards('ceo', 3).play().ways('armory')).toEqual([])
  })

  test('AFT-CHAR-CEO-20 robot-quick-repairs: 1 Energy and no other card', () => {
    const game = withRobot().hand('ceo', 'robot-quick-repairs').malfunction('hibernatorium').play()
    game.act('robot-quick-repairs:repair-room')
    expect(game.room('hibernatorium').malfunction).toBe(false)
    expect(energyOf(game)).toBe(4)
    const engine = withRobot().at('ceo', 'engine-1').hand('ceo', 'robot-quick-repairs').play()
    engine.act('robot-quick-repairs:turn-engine', 'change-order')
    expect(engine.log('engine-order-changed')).toHaveLength(1)
  })

  test('AFT-CHAR-CEO-19 robot-demolition: 1 Energy; a door, the room or a Turret', () => {
    const game = withRobot()
      .hand('ceo', 'robot-demolition')
      .turret('hibernatorium', 'all', true)
      .door('c-6-11', 'closed')
      .play()
    expect(game.ways('robot-demolition')).toEqual([
      'destroy-door:c-6-11',
      'break-room',
      'destroy-turret',
    ])
    game.act('robot-demolition:destroy-turret')
    expect(game.ownRoom('hibernatorium').turret).toBeNull()
    expect(energyOf(game)).toBe(4)
  })

  test('robot-escort: a move with a Noise marker of his choice', () => {
    const game = withRobot().hand('ceo', 'robot-escort').play().act('robot-escort:c-6-11')
    expect([game.whereIs('ceo'), game.prompt]).toEqual(['turret-room', 'careful-noise'])
    game.choose('noise:c-2-6')
    expect(game.noise).toEqual(['c-2-6'])
    expect([energyOf(game), game.log('noise-roll')]).toEqual([4, []])
  })

  test('AFT-CHAR-CEO-04 an interrupted robot card has used its Energy', () => {
    const game = withRobot().hand('ceo', 'robot-demolition').hand('scout', 'interruption').play()
    game.choose('robot-demolition:break-room').say('scout', 'interruption')
    expect([energyOf(game), game.room('hibernatorium').malfunction]).toEqual([4, false])
  })
})

describe('robot-strike', () => {
  const striking = (energy: number, ...combat: ('miss' | 'one' | 'two')[]) =>
    withRobot(energy)
      .hand('ceo', 'robot-strike')
      .intruder('adult', 'hibernatorium')
      .attacks('scratch-4')
      .dice({ combat })
      .play()

  test('AFT-CHAR-CEO-15 1 Energy, then the combat die as for a shot', () => {
    const missed = striking(5, 'miss').act('robot-strike:adult-1')
    expect([energyOf(missed), missed.intruder('adult-1')!.injuries]).toEqual([4, 0])
    expect(missed.prompt).toBe('action')
    const hit = striking(1, 'two').act('robot-strike:adult-1')
    expect(hit.intruder('adult-1')!.injuries).toBe(2)
    expect(hit.player('ceo').wounds).toHaveLength(1)
  })

  test('AFT-CHAR-CEO-15 AFT-CHAR-CEO-16 Weaknesses count, but it is no energy Weapon', () => {
    const struck = (weakness: string) =>
      withRobot(1)
        .hand('ceo', 'robot-strike')
        .weakness('egg', weakness)
        .intruder('adult', 'hibernatorium')
        .attacks('scratch-4')
        .dice({ combat: ['one'] })
        .play()
        .act('robot-strike:adult-1')
        .told('injured', 'injuries')
    expect(struck('vulnerability-to-energy')).toEqual([1])
  })

  test('AFT-CHAR-CEO-16 a hit can be made worse for more Energy, before the check', () => {
    const game = striking(4, 'one').act('robot-strike:adult-1')
    expect([game.prompt, game.options()]).toEqual([
      'more-energy',
      ['energy:0', 'energy:1', 'energy:2', 'energy:3'],
    ])
    game.choose('energy:3')
    expect([energyOf(game), game.told('injured', 'injuries')]).toEqual([0, [4]])
    expect(game.log('kill-check')).toHaveLength(1)
    for (const more of [0, 1, 2]) {
      const other = striking(4, 'one').act('robot-strike:adult-1', `energy:${more}`)
      expect([energyOf(other), other.told('injured', 'injuries')]).toEqual([3 - more, [1 + more]])
      expect(other.log('robot-works')).toHaveLength(more > 0 ? 2 : 1)
    }
  })
})

describe('single-use cards', () => {
  test('AFT-CHAR-CEO-05 AFT-CHAR-CEO-14 protection: away without an attack or a cost, and out of the game', () => {
    const game = withRobot()
      .hand('ceo', 'protection')
      .intruder('adult', 'hibernatorium')
      .dice({ noise: ['silence'] })
      .play()
      .act('protection:c-6-11')
    expect(game.whereIs('ceo')).toBe('turret-room')
    expect([game.log('attack'), energyOf(game)]).toEqual([[], 5])
    expect(game.player('ceo').discard).toEqual([])
    expect(game.view('scout').players[0].spent).toEqual(['protection'])
    expect(game.told('noise-roll', 'seat')).toEqual([0])
  })

  test('AFT-CHAR-CEO-05 protection alone leaves the game, not the card by which nobody interrupts it', () => {
    const game = withRobot()
      .hand('ceo', 'protection', 'interruption')
      .hand('scout', 'interruption')
      .intruder('adult', 'hibernatorium')
      .dice({ noise: ['silence'] })
      .play()
      .choose('protection:c-6-11')
    game.say('scout', 'interruption').choose('interruption')
    expect(game.whereIs('ceo')).toBe('turret-room')
    expect([game.ownOf('ceo').spent, game.player('ceo').discard]).toEqual([
      ['protection'],
      ['interruption'],
    ])
  })

  test('AFT-CHAR-CEO-05 protection that was interrupted is only discarded', () => {
    const game = withRobot()
      .hand('ceo', 'protection')
      .hand('scout', 'interruption')
      .intruder('adult', 'hibernatorium')
      .play()
    game.choose('protection:c-6-11').say('scout', 'interruption')
    expect([game.whereIs('ceo'), game.player('ceo').discard]).toEqual([
      'hibernatorium',
      ['protection'],
    ])
  })

  test('AFT-CHAR-CEO-21 stop: ignores an attack in the Event phase, and leaves the game', () => {
    const game = withRobot()
      .hand('ceo', 'stop')
      .at('scout', 'cockpit')
      .intruder('adult', 'hibernatorium')
      .attacks('scratch-1')
      .phase('attacks')
      .play()
    expect([game.asked, game.prompt, game.options()]).toEqual([
      ['ceo'],
      'attacked',
      ['bear-it', 'stop'],
    ])
    game.choose('stop')
    expect(game.player('ceo')).toMatchObject({ lightWounds: 0 })
    expect(game.ownOf('ceo').spent).toEqual(['stop'])
    expect(energyOf(game)).toBe(5)
  })

  test('AFT-CHAR-CEO-06 stop: as long as there is 1 Energy', () => {
    const attacked = (energy: number) =>
      withRobot(energy)
        .hand('ceo', 'stop')
        .at('scout', 'cockpit')
        .intruder('adult', 'hibernatorium')
        .attacks('scratch-1')
        .phase('attacks')
        .events('damage')
        .dice({ tokens: ['larva'] })
        .play()
    expect(attacked(1).options()).toEqual(['bear-it', 'stop'])
    expect(attacked(0).log('attack')).toHaveLength(1)
    expect(attacked(0).player('ceo').hand).toContain('stop')
  })

  test('AFT-CHAR-CEO-21 stop: a Surprise Attack and an Escape as well', () => {
    const escaping = withRobot()
      .hand('ceo', 'stop', 'search')
      .intruder('adult', 'hibernatorium')
      .attacks('scratch-1')
      .dice({ noise: ['silence'] })
      .play()
      .choose('move:c-6-11')
    escaping.choose(escaping.options().find((id) => id.includes('search'))!).settle()
    expect(escaping.prompt).toBe('attacked')
    escaping.choose('stop')
    expect([escaping.whereIs('ceo'), escaping.player('ceo').lightWounds]).toEqual([
      'turret-room',
      0,
    ])
    const surprised = withRobot()
      .hand('ceo', 'stop', 'search')
      .noise('c-6-11')
      .attacks('scratch-1')
      .dice({ noise: [2], tokens: [{ type: 'adult', number: 4 }] })
      .play()
      .choose('move:c-6-11')
    surprised.choose(surprised.options().find((id) => id.includes('search'))!).settle()
    expect(surprised.prompt).toBe('attacked')
  })
})

describe('authority', () => {
  const commanding = () => withRobot().hand('ceo', 'authority', 'search', 'search')

  test('authority: another of the room moves, willing or not, for 1 card', () => {
    const game = commanding()
      .cards('scout', 2)
      .dice({ noise: [4] })
      .play()
    const option = game.decision().options.find(({ id }) => id === 'authority:1:c-6-11')!
    expect(option.params).toMatchObject({ cost: 1 })
    game.act('authority:1:c-6-11')
    expect([game.whereIs('scout'), game.whereIs('ceo')]).toEqual(['turret-room', 'hibernatorium'])
    expect(game.told('noise-roll', 'seat')).toEqual([1])
    expect(game.player('scout').hand).toHaveLength(2)
    expect(
      withRobot().hand('ceo', 'authority', 'search').at('scout', 'cockpit').play().why('authority'),
    ).toBe('nobody-to-order')
  })

  test('AFT-CHAR-CEO-22 whoever may interrupt it has heard the destination', () => {
    const game = commanding().hand('scout', 'interruption').play().choose('authority:1:c-6-11')
    game.pick(game.options()[0])
    expect([game.asked, game.prompt]).toEqual([['scout'], 'interrupt'])
    expect(game.log('announces', 'scout')).toMatchObject([{ params: { other: 1, place: 5 } }])
    game.say('scout', 'interruption')
    expect(game.whereIs('scout')).toBe('hibernatorium')
  })
})

describe('corporate-clearance', () => {
  const clearing = (room: string) => withRobot().at('ceo', room).hand('ceo', 'corporate-clearance')

  test('corporate-clearance: the action of a room with a Computer, for nothing', () => {
    const game = clearing('comms-room').play().act('corporate-clearance:room-action:comms-room')
    expect(game.player('ceo')).toMatchObject({ signal: true, hand: [] })
  })

  test('corporate-clearance: or a door of any room with a Computer', () => {
    const { state } = clearing('comms-room')
    const at = state.rooms.findIndex(({ tile }) => tile === 'comms-room') + 1
    const game = clearing('comms-room').play()
    const doors = game.ways('corporate-clearance').filter((id) => id.startsWith('turn-door-afar'))
    expect(doors.some((id) => id.split('-').includes(String(at)))).toBe(true)
    game.act(`corporate-clearance:${doors[0]}`)
    expect(game.corridor(doors[0].split(':')[1]).door).toBe('closed')
    expect(doors).not.toContain('turn-door-afar:c-11-14')
  })

  test('corporate-clearance: an option says whether it opens or closes the door', () => {
    const labels = (position: Position) =>
      position
        .play()
        .decision()
        .options.filter(({ id }) => id.startsWith('corporate-clearance:turn-door-afar'))
        .map(({ label }) => label)
    const open = labels(clearing('comms-room'))
    expect(new Set(open)).toEqual(new Set(['close-door']))
    const [first] = clearing('comms-room').play().ways('corporate-clearance').slice(-1)
    const shut = labels(clearing('comms-room').door(first.split(':')[1], 'closed'))
    expect(shut.filter((label) => label === 'open-door')).toHaveLength(1)
    expect(shut).toHaveLength(open.length)
  })

  test('corporate-clearance: not without a Computer', () => {
    expect(clearing('hibernatorium').play().why('corporate-clearance')).toBe('no-computer')
  })
})

describe('one-last-thing', () => {
  const passed = () =>
    classic('ceo', 'scout', 'soldier').hand('ceo', 'one-last-thing', 'search', 'search')

  test('AFT-CHAR-CEO-17 one more turn of two actions, before the turn of another', () => {
    const game = passed()
      .dice({ noise: ['silence', 'silence'] })
      .play()
    expect(game.offers('ceo')).toEqual([])
    game.pass()
    expect([game.asked, game.offers('ceo'), game.offers('scout')]).toEqual([
      ['scout'],
      ['one-last-thing'],
      [],
    ])
    game.take('ceo', 'one-last-thing')
    expect(game.asked).toEqual(['ceo'])
    game.act('move:c-6-11').act('move:c-6-11')
    expect(game.player('ceo')).toMatchObject({ passed: true, hand: [] })
    expect([game.asked, game.log('passes')]).toEqual([['scout'], [expect.anything()]])
    expect(game.player('ceo').discard).toContain('one-last-thing')
  })

  test('AFT-CHAR-CEO-17 a turn that has begun is not disturbed, and fire burns at the end', () => {
    const begun = passed()
      .cards('scout', 3)
      .dice({ noise: ['silence'] })
      .play()
      .pass()
    begun.act('move:c-6-11')
    expect([begun.asked, begun.offers('ceo')]).toEqual([['scout'], []])
    const burning = passed().fire('hibernatorium').play().pass()
    burning.take('ceo', 'one-last-thing').choose('end-turn')
    expect(burning.player('ceo').lightWounds).toBe(2)
    expect(burning.asked).toEqual(['scout'])
  })

  test('AFT-CHAR-CEO-17 not while another is in the midst of an action', () => {
    const game = new Position(['ceo', 'scout'], { play: 'classic', hourglass: '5' })
      .sand('aside')
      .hand('ceo', 'one-last-thing')
      .is('ceo', { passed: true })
      .toAct('scout')
      .cards('scout', 2)
      .play()
    expect(game.offers('ceo')).toEqual(['one-last-thing'])
    game.choose('move:c-6-11')
    expect([game.prompt, game.offers('ceo')]).toEqual(['pay', []])
  })

  test('AFT-CHAR-CEO-18 not for the last who passes', () => {
    const game = passed()
      .is('scout', { passed: true })
      .is('soldier', { passed: true })
      .play()
      .pass()
    expect(game.offers('ceo')).toEqual([])
    expect(game.state.round).toBe(2)
  })

  test('AFT-CHAR-CEO-17 not for whoever sleeps with it in hand', () => {
    const game = classic('ceo', 'scout', 'soldier')
      .at('scout', 'cockpit')
      .at('soldier', 'cockpit')
      .hand('ceo', 'search', 'search', 'one-last-thing')
      .time(7)
      .dice({ noise: ['silence'] })
      .play()
      .act('hibernatorium')
    expect([game.whereIs('ceo'), game.player('ceo').hand]).toEqual([
      'hibernating',
      ['one-last-thing'],
    ])
    expect([game.asked, game.offers('ceo')]).toEqual([['scout'], []])
  })

  test('AFT-CHAR-CEO-17 nobody learns who holds it by what is on offer', () => {
    const without = classic('ceo', 'scout').hand('ceo', 'search').play().pass()
    expect([without.offers('ceo'), without.offers('scout')]).toEqual([[], []])
  })
})

describe('Access Codes', () => {
  const activating = () => withRobot().at('ceo', 'cockpit').cards('ceo', 4)
  const holding = (id: string) =>
    withRobot()
      .cards('ceo', 4)
      .with((s) => {
        const other = id === 'ship-codes' ? 'manual-control' : 'ship-codes'
        s.players[0].inventory.push({ id, ammo: 0, added: [], bound: 0, seen: [0] })
        s.players[0].quests = []
        s.removed.push(other)
      })

  test('AFT-CHAR-CEO-09 AFT-CHAR-CEO-10 one is activated in secret, and the other leaves the game', () => {
    const game = activating().play()
    expect(game.ways('activate-quest')).toEqual(['manual-control', 'ship-codes'])
    game.act('activate-quest:ship-codes')
    const { quests, inventory } = game.view('scout').players[0]
    expect([quests, inventory]).toEqual([
      [],
      [
        { colour: 'secret-quest', id: null },
        { colour: 'weapon', id: 'robot', ammo: 5 },
      ],
    ])
    expect(game.view('ceo').players[0].inventory[0].id).toBe('ship-codes')
    expect(game.log('quest-activated', 'scout')).toEqual([])
    expect(game.log('quest-activated', 'ceo')).toMatchObject([{ params: { item: 'ship-codes' } }])
  })

  test('AFT-CHAR-CEO-11 manual-control: launches a pod, locked or not, with whoever is in it', () => {
    const game = holding('manual-control').inPod('scout', 1).play()
    expect(game.ways('manual-control').filter((id) => id.startsWith('launch'))).toEqual([
      'launch-afar:1',
      'launch-afar:2',
    ])
    game.act('manual-control:launch-afar:1')
    expect([game.whereIs('scout'), game.own.pods[0].gone]).toEqual(['escaped', true])
    expect(game.kinds('item-used', 'launched')).toEqual(['item-used', 'launched'])
    expect(game.view('scout').players[0].inventory).toHaveLength(1)
  })

  test('AFT-CHAR-CEO-11 manual-control: not a pod that is gone', () => {
    const game = holding('manual-control').with((s) => {
      own(s).pods[0].gone = true
    })
    expect(game.play().ways('manual-control')).toEqual([
      'launch-afar:2',
      'turn-engine-afar:1',
      'turn-engine-afar:2',
      'turn-engine-afar:3',
    ])
  })

  test('AFT-CHAR-CEO-11 manual-control: or an Engine, and only whether it changed is said', () => {
    const game = holding('manual-control').engines(false, false, false).play()
    game.act('manual-control:turn-engine-afar:2', 'change-order')
    expect(game.own.engines[1].working).toBe(true)
    expect(game.log('engine-order-changed')).toMatchObject([{ params: { engine: 2 } }])
    expect(game.view('scout').engines).toEqual([null, null, null])
  })

  test('AFT-CHAR-CEO-12 ship-codes: the Coordinates card of his choice, in secret', () => {
    const game = holding('ship-codes').coordinates('coordinates-1').play()
    game.act('ship-codes:replace-coordinates')
    expect(game.options()).toHaveLength(8)
    game.choose('coordinates:coordinates-5')
    expect(game.view('ceo').coordinates).toBe('coordinates-5')
    expect(game.view('scout').coordinates).toBeNull()
    expect(game.own.coordinatesLeft).toContain('coordinates-1')
    expect(game.own.coordinatesLeft).toHaveLength(7)
    expect(game.log('coordinates-chosen', 'scout')).toEqual([])
    expect(game.log('coordinates-replaced', 'scout')).toHaveLength(1)
  })

  test('AFT-CHAR-CEO-12 whoever knew the old card knows nothing of the new one', () => {
    const game = holding('ship-codes')
      .with((s) => {
        ;(s.own as { coordinates: { seen: number[] } }).coordinates.seen = [1]
      })
      .play()
    game.act('ship-codes:replace-coordinates', 'coordinates:coordinates-8')
    expect(game.view('scout').coordinates).toBeNull()
  })

  test('AFT-CHAR-CEO-12 ship-codes: or any Item of the colour of the room', () => {
    const game = holding('ship-codes').at('ceo', 'armory').play()
    expect(game.ways('ship-codes')).toEqual(['replace-coordinates', 'take-from-deck:red'])
    game.act('ship-codes:take-from-deck:red')
    expect(game.options().some((id) => id.includes('grenade'))).toBe(true)
    game.choose(game.options().find((id) => id.startsWith('keep-item:grenade'))!)
    expect(game.player('ceo').inventory.map(({ id }) => id)).toContain('grenade')
    expect(holding('ship-codes').play().ways('ship-codes')).toEqual(['replace-coordinates'])
  })

  test('AFT-CHAR-CEO-13 ship-codes: any colour in a white room', () => {
    const game = holding('ship-codes').at('ceo', 'evacuation-a').play()
    const decks = game.ways('ship-codes').filter((id) => id.startsWith('take-from-deck'))
    expect(decks).toEqual(['take-from-deck:red', 'take-from-deck:yellow', 'take-from-deck:green'])
  })

  test('mission-loose-ends: one of the Access Codes is enough', () => {
    const game = activating().play().act('activate-quest:manual-control')
    expect(game.player('ceo').quests).toEqual([])
  })
})
