import { describe, expect, test } from 'vitest'
import { epilogue, type Position } from './position.ts'

/** Options say what they are by targets and parameters, for whoever shows or weighs them. */

function option(position: Position, id: string) {
  const found = position
    .play()
    .decision()
    .options.find((one) => one.id === id)
  return found && { targets: found.targets, params: found.params, label: found.label }
}

describe('an option points at what it is about', () => {
  test('the Crafting Room: what is gained, then what is given', () => {
    const position = epilogue('scout')
      .tile(23, 'crafting-room')
      .at('scout', 'crafting-room')
      .item('scout', 'tools')
      .cards('scout', 1)
    expect(option(position, 'crafting-room:tools')).toMatchObject({
      targets: [
        { kind: 'item', id: 'combat-drone' },
        { kind: 'item', id: 'tools' },
      ],
      params: { one: 'tools', cost: 1 },
    })
  })

  test('an Activation: the room, and for which Alert', () => {
    const position = epilogue('scout').alert('alert-quarantine').cards('scout', 1)
    expect(option(position, 'activate-alert')).toMatchObject({
      targets: [{ kind: 'place', id: 21 }],
      params: { alert: 'alert-quarantine', cost: 1 },
    })
  })

  test('a way through the ducts: the room, and what it costs', () => {
    const position = epilogue('soldier').cards('soldier', 3)
    expect(option(position, 'move:technical-5')).toMatchObject({
      label: 'move-technical',
      targets: [{ kind: 'place', id: 4 }],
      params: { cost: 1, action: 'move' },
    })
    expect(option(position, 'careful-move:technical-5')).toMatchObject({
      label: 'careful-move-technical',
      params: { cost: 2 },
    })
  })

  test('the Alarm Room and the Turret Room: the room that is meant', () => {
    const alarm = epilogue('scout')
      .tile(23, 'alarm-room')
      .at('scout', 'alarm-room')
      .cards('scout', 1)
    expect(option(alarm, 'alarm-room:1')?.targets).toEqual([{ kind: 'place', id: 0 }])
    const turret = epilogue('scout')
      .tile(23, 'turret-room')
      .at('scout', 'turret-room')
      .turret('cockpit', 'all')
      .cards('scout', 2)
    expect(option(turret, 'turret-room:1')?.targets).toEqual([{ kind: 'place', id: 0 }])
    const game = turret.play().act('turret-room:1')
    expect(game.decision().options[0]).toMatchObject({
      label: 'aim-all',
      targets: [{ kind: 'place', id: 0 }],
    })
  })

  test('Laika: the corridor, and the room that she goes to', () => {
    const hunting = () => epilogue('bounty-hunter').hand('bounty-hunter', 'heel')
    const targets = [
      { kind: 'corridor', id: 's-22-24' },
      { kind: 'place', id: 23 },
    ]
    expect(option(hunting(), 'laika-goes:s-22-24')).toMatchObject({
      label: 'laika-goes-free',
      targets,
    })
    expect(option(hunting(), 'heel:laika-goes:s-22-24')?.targets).toEqual(targets)
  })

  test('Sentries: the room where Laika is', () => {
    const hushing = epilogue('bounty-hunter').noise('s-22-24').hand('bounty-hunter', 'sentries')
    expect(option(hushing, 'sentries')).toMatchObject({
      label: 'hush-exits',
      targets: [{ kind: 'place', id: 21 }],
    })
  })

  test('Authority: the Character, the corridor, and the room; Corporate Clearance: the corridor', () => {
    const ordering = epilogue('ceo', 'scout').hand('ceo', 'authority', 'search')
    expect(option(ordering, 'authority:1:s-22-24')?.targets).toEqual([
      { kind: 'seat', id: 1 },
      { kind: 'corridor', id: 's-22-24' },
      { kind: 'place', id: 23 },
    ])
    const clearing = epilogue('ceo', 'scout').tile(23, 'comms-room').at('ceo', 'comms-room')
    const door = 'corporate-clearance:turn-door-afar:s-22-23'
    expect(option(clearing.hand('ceo', 'corporate-clearance'), door)).toMatchObject({
      label: 'close-door',
      targets: [{ kind: 'corridor', id: 's-22-23' }],
    })
  })

  test('Strategic Withdrawal: the Intruder, the corridor, and the room', () => {
    const withdrawing = epilogue('bounty-hunter')
      .intruder('adult', 'shuttle-main')
      .hand('bounty-hunter', 'strategic-withdrawal')
    expect(option(withdrawing, 'strategic-withdrawal:adult-1:s-22-24')?.targets).toEqual([
      { kind: 'intruder', id: 'adult-1' },
      { kind: 'corridor', id: 's-22-24' },
      { kind: 'place', id: 23 },
    ])
  })

  test('the cards of the Psychologist: whom they concern, and what is suggested', () => {
    const talking = () => epilogue('psychologist', 'scout')
    const someone = [{ kind: 'seat', id: 1 }]
    expect(
      option(talking().hand('psychologist', 'helping-hand'), 'helping-hand:1')?.targets,
    ).toEqual(someone)
    const suggesting = talking().hand('psychologist', 'suggestion', 'search')
    expect(option(suggesting, 'suggestion:1:move')).toMatchObject({
      label: 'suggest',
      targets: someone,
      params: { suggested: 'move' },
    })
    expect(option(suggesting, 'suggestion:1:room')).toMatchObject({
      label: 'suggest-room',
      targets: someone,
      params: { suggested: 'room' },
    })
    const provoking = talking()
      .intruder('adult', 'shuttle-main')
      .hand('psychologist', 'provocation')
    expect(option(provoking, 'provocation:adult-1:1')?.targets).toEqual([
      { kind: 'intruder', id: 'adult-1' },
      ...someone,
    ])
    const reading = talking().item('psychologist', 'emotion-reader').cards('psychologist', 1)
    expect(option(reading, 'emotion-reader:1')?.targets).toEqual(someone)
    const spying = talking().item('psychologist', 'spy-drone').cards('psychologist', 1)
    expect(option(spying, 'spy-drone:1')?.targets).toEqual(someone)
  })

  test('the Bionic Arm: the wound; an Energy Charge: the Robot that it fills', () => {
    const armed = epilogue('convict').item('convict', 'bionic-arm').wound('convict', 'wound-leg')
    expect(option(armed, 'cover-wound:wound-leg')?.targets).toEqual([
      { kind: 'wound', id: 'wound-leg' },
    ])
    const charging = epilogue('ceo').item('ceo', 'energy-charge').cards('ceo', 1)
    const empty = charging.with((s) => {
      s.players[0].inventory[0].ammo = 0
    })
    expect(option(empty, 'energy-charge:charge-robot')?.targets).toEqual([
      { kind: 'item', id: 'robot' },
    ])
  })

  test('Demolition: the room of the Turret', () => {
    const position = epilogue('scout').at('scout', 'cockpit').turret('cockpit', 'all')
    const demolishing = position.hand('scout', 'demolition')
    expect(option(demolishing, 'demolition:destroy-turret')?.targets).toEqual([
      { kind: 'place', id: 0 },
    ])
  })

  test('Self-Repair: the Item that is given up, and the wound that it mends', () => {
    const position = epilogue('android')
      .item('android', 'tools')
      .item('android', 'energy-charge')
      .wound('android', 'wound-leg')
      .is('android', { lightWounds: 1 })
      .hand('android', 'self-repair')
    expect(option(position, 'self-repair:tools:dress:wound-leg')?.targets).toEqual([
      { kind: 'item', id: 'tools' },
      { kind: 'wound', id: 'wound-leg' },
    ])
    expect(option(position, 'self-repair:energy-charge:heal-light')?.targets).toEqual([
      { kind: 'item', id: 'energy-charge' },
    ])
  })

  test('the Combat Drone and the Laser Pointer: the Intruder, and the Weapon', () => {
    const drone = epilogue('scout')
      .item('scout', 'combat-drone', { ammo: 1 })
      .intruder('larva', 'shuttle-main')
      .cards('scout', 1)
    expect(option(drone, 'combat-drone:larva-1')?.targets).toEqual([
      { kind: 'intruder', id: 'larva-1' },
    ])
    const pointer = epilogue('scout').item('scout', 'laser-pointer')
    expect(option(pointer, 'laser-pointer:rifle#0')?.targets).toEqual([
      { kind: 'item', id: 'rifle' },
    ])
  })
})
