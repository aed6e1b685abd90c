import { describe, expect, test } from 'vitest'
import { classic, epilogue, investigation, Position } from './position.ts'

/** CHAR-ANDROID: the Android. */

describe('the Arm Gun', () => {
  test('AFT-CHAR-ANDROID-02 takes no hand, and is a Weapon in hand for everything else', () => {
    const game = classic('android', 'scout')
      .intruder('adult', 'hibernatorium')
      .cards('android', 3)
      .attacks('scratch-4')
      .dice({ combat: ['one'] })
      .play()
    expect(game.player('android')).toMatchObject({
      hands: [],
      inventory: [{ id: 'arm-gun', ammo: 4 }],
    })
    game.act('shoot:arm-gun#0:adult-1')
    expect(game.intruder('adult-1')!.injuries).toBe(1)
    expect(game.player('android').inventory).toMatchObject([{ ammo: 3 }])
  })

  test('AFT-CHAR-ANDROID-02 it is recharged, and takes what is attached to Weapons', () => {
    const game = classic('android', 'scout')
      .cards('android', 4)
      .item('android', 'energy-charge')
      .item('android', 'laser-pointer')
      .with((s) => {
        s.players[0].inventory[0].ammo = 0
      })
      .play()
      .act('energy-charge:charge-weapon:arm-gun#0')
      .act('laser-pointer:arm-gun#0')
    expect(game.player('android').inventory).toMatchObject([{ ammo: 4, added: ['laser-pointer'] }])
  })

  test('AFT-CHAR-ANDROID-02 it can be neither dropped nor traded', () => {
    const game = classic('android', 'scout').cards('android', 3).cards('scout', 1).play()
    expect(game.options()).not.toContain('drop')
    game.act('trade').choose('trade-with:1')
    expect(game.options().some((id) => id.includes('arm-gun'))).toBe(false)
  })
})

describe('her wounds', () => {
  const hurt = () =>
    classic('android', 'scout')
      .wound('android', 'wound-leg')
      .wound('android', 'wound-bleeding', true)
      .is('android', { lightWounds: 1, slime: true })
      .hand('android', 'self-repair', 'search', 'search')

  test('AFT-CHAR-ANDROID-01 AFT-CHAR-ANDROID-09 no Item and no room mends them', () => {
    const game = hurt().item('android', 'bandages').item('android', 'medkit').play()
    expect([game.ways('bandages'), game.ways('medkit')]).toEqual([[], []])
    expect(game.why('medkit')).toBe('only-self-repair')
    const room = hurt().at('android', 'emergency-room').play()
    expect(room.ways('emergency-room')).toEqual([])
    expect(room.forbidden('emergency-room')).toBe('AFT-CHAR-ANDROID-09')
  })

  test('AFT-CHAR-ANDROID-13 Clothes still take the Slime off', () => {
    const game = hurt().item('android', 'clothes-green').play()
    expect(game.ways('clothes-green')).toEqual(['remove-slime'])
    expect(game.act('clothes-green:remove-slime').player('android').slime).toBe(false)
  })

  test('AFT-CHAR-ANDROID-12 green Items may be carried and traded', () => {
    const game = hurt().item('android', 'medkit').cards('scout', 1).play()
    game.act('trade').choose('trade-with:1')
    expect(game.options().some((id) => id.includes('medkit'))).toBe(true)
  })

  test('AFT-CHAR-ANDROID-08 self-repair: what each Item mends', () => {
    const game = hurt()
      .item('android', 'tools')
      .item('android', 'duct-tape')
      .item('android', 'energy-charge')
      .play()
    expect(game.ways('self-repair').sort()).toEqual([
      'duct-tape:dress:wound-leg',
      'energy-charge:heal-light',
      'tools:dress:wound-leg',
      'tools:heal:wound-bleeding',
    ])
    expect(hurt().play().why('self-repair')).toBe('no-target')
    const unhurt = classic('android', 'scout').hand('android', 'self-repair')
    const charged = unhurt.item('android', 'energy-charge').item('android', 'tools').play()
    expect(charged.why('self-repair')).toBe('no-target')
  })

  test('AFT-CHAR-ANDROID-08 self-repair: equal wounds are one choice', () => {
    const game = classic('android', 'scout')
      .wound('android', 'wound-leg')
      .wound('android', 'wound-leg')
      .item('android', 'duct-tape')
      .hand('android', 'self-repair')
      .play()
    expect(game.ways('self-repair')).toEqual(['duct-tape:dress:wound-leg'])
  })

  test('AFT-CHAR-ANDROID-08 self-repair: the Item is discarded, and no card besides', () => {
    const tape = hurt()
      .item('android', 'duct-tape')
      .play()
      .act('self-repair:duct-tape:dress:wound-leg')
    expect(tape.player('android')).toMatchObject({ inventory: [{ id: 'arm-gun' }] })
    expect(tape.player('android').wounds.every(({ dressed }) => dressed)).toBe(true)
    expect(tape.player('android').hand).toHaveLength(2)
    const tools = hurt()
      .item('android', 'tools')
      .play()
      .act('self-repair:tools:heal:wound-bleeding')
    expect(tools.player('android').wounds).toMatchObject([{ id: 'wound-leg' }])
    const charge = hurt().item('android', 'energy-charge').play()
    charge.act('self-repair:energy-charge:heal-light')
    expect(charge.player('android').lightWounds).toBe(0)
  })

  test('AFT-CHAR-ANDROID-08 self-repair: whoever may interrupt it sees the Item, which she keeps if they do', () => {
    const game = hurt()
      .item('android', 'duct-tape')
      .hand('scout', 'interruption')
      .play()
      .choose('self-repair:duct-tape:dress:wound-leg')
    const [android] = game.view('scout').players
    expect(android.inventory.map(({ id }) => id)).toContain('duct-tape')
    game.say('scout', 'interruption')
    expect(game.player('android')).toMatchObject({
      inventory: [{ id: 'arm-gun' }, { id: 'duct-tape' }],
      wounds: [{ dressed: false }, { dressed: true }],
    })
  })

  test('AFT-CHAR-ANDROID-09 nothing of it where nobody plays with Traits', () => {
    const position = new Position(['android', 'scout'], { play: 'classic', traits: false })
    const game = position
      .wound('android', 'wound-leg')
      .item('android', 'bandages')
      .cards('android', 2)
      .play()
    expect(game.ways('bandages')).toEqual(['dress:wound-leg'])
  })
})

describe('Contamination that she draws', () => {
  const drawing = (...top: string[]) =>
    classic('android', 'scout')
      .deckTop('android', ...top)
      .hand('android', 'overclock')
      .play()

  test('AFT-CHAR-ANDROID-14 AFT-CHAR-ANDROID-16 is scanned at once, removed and replaced', () => {
    const game = drawing('clean', 'search', 'demolition').act('overclock')
    expect(game.player('android').hand).toEqual(['search', 'demolition'])
    expect(game.log('draws-clean', 'scout')).toHaveLength(1)
    expect(game.player('android').lightWounds).toBe(1)
    expect([...game.player('android').deck, ...game.player('android').discard]).not.toContainEqual(
      expect.any(Number),
    )
  })

  test('AFT-CHAR-ANDROID-15 AFT-CHAR-ANDROID-16 an infected one wounds her lightly, and the next is treated alike', () => {
    const game = drawing('infected', 'infected', 'search', 'demolition').act('overclock')
    expect(game.player('android').hand).toEqual(['search', 'demolition'])
    // Two by the cards and one by the Overclock itself: the third is a Serious one.
    expect(game.player('android')).toMatchObject({ lightWounds: 0, wounds: [expect.anything()] })
    expect(game.log('draws-infected', 'scout')).toHaveLength(2)
  })

  test('AFT-CHAR-ANDROID-17 also at the start of a round, and by what another does', () => {
    const refill = classic('android', 'scout')
      .deckTop('android', 'clean', 'search')
      .phase('round')
      .play()
    expect(refill.player('android').hand).toHaveLength(5)
    expect(refill.log('draws-clean')).toHaveLength(1)
    const helped = classic('captain', 'android')
      .hand('captain', 'motivation')
      .deckTop('android', 'infected', 'search')
      .play()
    helped.act(helped.options().find((id) => id.startsWith('motivation'))!)
    expect(helped.player('android')).toMatchObject({ lightWounds: 1, hand: ['search'] })
  })

  test('AFT-CHAR-ANDROID-17 also by an Event, and what is left infests nobody', () => {
    const hatching = (...top: string[]) =>
      investigation('android', 'scout')
        .at('android', 'cockpit')
        .deckTop('android', ...top)
        .phase('event')
        .events('eclosion')
        .dice({ tokens: ['larva'] })
    const four = ['search', 'demolition', 'efficiency', 'repairs']
    const game = hatching('infected', 'search', 'clean', ...four.slice(1)).play()
    expect(game.player('android')).toMatchObject({ lightWounds: 1, larva: false })
    expect(game.player('android').discard).toEqual(four)
    expect(game.kinds('draws-infected', 'draws-clean', 'turns-cards').slice(0, 3)).toEqual([
      'draws-infected',
      'draws-clean',
      'turns-cards',
    ])
    expect(game.told('turns-cards', 'number')).toEqual([4, 4])
    const frail = hatching('infected', ...four)
    for (const wound of ['wound-leg', 'wound-leg', 'wound-arm']) frail.wound('android', wound)
    const dead = frail.play()
    expect(dead.told('turns-cards', 'seat')).toEqual([1])
    expect(dead.told('dies', 'seat')).toEqual([0])
  })

  test('AFT-CHAR-ANDROID-17 a wound that kills her ends the drawing', () => {
    const game = classic('android', 'scout')
      .wound('android', 'wound-leg')
      .wound('android', 'wound-leg')
      .wound('android', 'wound-arm')
      .deckTop('android', 'infected', 'infected')
      .hand('android', 'overclock')
      .play()
      .act('overclock')
    expect(game.whereIs('android')).toBe('dead')
    expect(game.log('draws-infected')).toHaveLength(1)
  })

  test('AFT-CHAR-ANDROID-18 a Larva can infest her, and the Surgery takes it away', () => {
    const game = classic('android', 'scout')
      .at('android', 'surgery')
      .is('android', { larva: true })
      .cards('android', 2)
      .discard('android', 'infected')
      .play()
    game.act('surgery')
    expect(game.player('android').larva).toBe(false)
    const bitten = classic('android', 'scout')
      .intruder('larva', 'hibernatorium')
      .at('scout', 'cockpit')
      .phase('attacks')
      .play()
    expect(bitten.player('android').larva).toBe(true)
  })

  test('AFT-CHAR-ANDROID-18 the last check is made for her as for everybody', () => {
    const game = classic('android', 'scout')
      .out('android', 'escaped')
      .with((s) => {
        s.players[0].larva = true
        s.players[0].hand = [...s.contaminationDeck.splice(0, 20)]
      })
      .time(14)
      .phase('time')
      .play()
    expect(game.log('last-draw')).toHaveLength(1)
    expect(game.whereIs('android')).toBe('dead')
  })
})

describe('her end', () => {
  const at = (time: number, begin = classic) =>
    begin('android', 'scout').time(time).phase('time').events('damage')

  test('AFT-CHAR-ANDROID-03 without the Power Cell she dies when the Time marker reaches 5', () => {
    expect(at(8).play().whereIs('android')).toBe('hibernatorium')
    const game = at(9).play()
    expect(game.whereIs('android')).toBe('dead')
    expect(game.state.firstDeath).toBe(true)
    expect(game.room('hibernatorium').objects).toContain('corpse-0')
    expect(at(9, investigation).play().whereIs('android')).toBe('dead')
  })

  test('AFT-CHAR-ANDROID-03 nobody else stops', () => {
    for (const time of [9, 11]) expect(at(time).play().whereIs('scout')).toBe('hibernatorium')
  })

  test('AFT-CHAR-ANDROID-03 asleep or away she is safe, in a waiting pod she is not', () => {
    expect(at(9).out('android', 'hibernating').play().whereIs('android')).toBe('hibernating')
    expect(at(9).out('android', 'escaped').play().whereIs('android')).toBe('escaped')
    expect(at(9).inPod('android', 1).play().whereIs('android')).toBe('dead')
  })

  test('AFT-CHAR-ANDROID-04 the Power Cell gives her two rounds more', () => {
    const charged = (time: number) => at(time).item('android', 'power-cell').play()
    expect(charged(9).whereIs('android')).toBe('hibernatorium')
    expect(charged(10).whereIs('android')).toBe('hibernatorium')
    expect(charged(11).whereIs('android')).toBe('dead')
  })

  test('AFT-CHAR-ANDROID-04 it is activated by an Energy Charge', () => {
    const game = classic('android', 'scout')
      .cards('android', 2)
      .item('android', 'energy-charge')
      .play()
    game.act('activate-quest:power-cell:energy-charge')
    expect(game.player('android').quests).toEqual(['deactivation-module'])
  })

  test('AFT-CHAR-ANDROID-05 whoever is awake at the jump has not survived', () => {
    const game = at(14).item('android', 'power-cell').play()
    expect(game.whereIs('android')).toBe('dead')
    expect(game.winners).toEqual([])
  })

  test('AFT-CHAR-ANDROID-06 nothing of it in an Epilogue', () => {
    const game = epilogue('android', 'scout').time(9).phase('time').events('aft-spores').play()
    expect(game.whereIs('android')).toBe('shuttle-main')
  })
})

describe('deactivation-module', () => {
  const hiding = (...crew: string[]) =>
    classic('android', ...crew)
      .item('android', 'deactivation-module')
      .hand('android', 'search', 'clean')
      .intruder('adult', 'hibernatorium')
      .attacks('scratch-1')
      .phase('attacks')

  test('AFT-CHAR-ANDROID-07 for 1 Action card Intruders do not see her in the attack step', () => {
    const game = hiding('scout').cards('scout', 3).play()
    expect([game.asked, game.prompt, game.options()]).toEqual([
      ['android'],
      'hide',
      ['be-seen', 'hide:search#0'],
    ])
    expect(game.decision().idle).toEqual(['be-seen'])
    game.choose('hide:search#0')
    expect(game.log('hides')).toMatchObject([{ rule: 'AFT-CHAR-ANDROID-07' }])
    expect(game.player('android')).toMatchObject({ lightWounds: 0, discard: ['search'] })
    expect(game.player('scout').lightWounds).toBe(1)
    expect(game.ownOf('android').unseen).toBe(false)
  })

  test('AFT-CHAR-ANDROID-07 alone with them she is not attacked; without it she is', () => {
    expect(hiding().play().choose('hide:search#0').log('attack')).toEqual([])
    expect(hiding().play().choose('be-seen').player('android').lightWounds).toBe(1)
  })

  test('AFT-CHAR-ANDROID-07 the last card in hand is enough', () => {
    const last = classic('android')
      .item('android', 'deactivation-module')
      .hand('android', 'search')
      .intruder('adult', 'hibernatorium')
      .phase('attacks')
      .play()
    expect(last.options()).toEqual(['be-seen', 'hide:search#0'])
  })

  test('AFT-CHAR-ANDROID-07 without a card she cannot hide', () => {
    const bare = classic('android')
      .item('android', 'deactivation-module')
      .intruder('larva', 'hibernatorium')
      .phase('attacks')
      .play()
    expect(bare.player('android').larva).toBe(true)
  })

  test('AFT-CHAR-ANDROID-07 nobody is asked out of combat, or without a card', () => {
    const calm = hiding('scout').at('android', 'cockpit').cards('scout', 3).play()
    expect(calm.log('hides')).toEqual([])
    expect(calm.prompt).not.toBe('hide')
  })
})

describe('cards', () => {
  test('AFT-CHAR-ANDROID-10 efficiency: the action of a working room for nothing', () => {
    const game = classic('android', 'scout')
      .at('android', 'comms-room')
      .hand('android', 'efficiency')
    expect(game.play().act('efficiency:comms-room').player('android').signal).toBe(true)
    const broken = classic('android', 'scout')
      .at('android', 'comms-room')
      .malfunction('comms-room')
      .hand('android', 'efficiency')
    expect(broken.play().why('efficiency')).toBe('malfunction')
  })

  test('combat-protocol: a shot of the Arm Gun, which may be rolled again', () => {
    const game = classic('android', 'scout')
      .hand('android', 'combat-protocol')
      .intruder('adult', 'hibernatorium')
      .attacks('scratch-4')
      .dice({ combat: ['miss', 'two'] })
      .play()
      .act('combat-protocol:arm-gun#0:adult-1', 'reroll-shot')
    expect(game.intruder('adult-1')!.injuries).toBe(2)
    expect(game.player('android').inventory).toMatchObject([{ ammo: 3 }])
  })

  test('overclock: two cards for a Light Wound', () => {
    const game = classic('android', 'scout').hand('android', 'overclock').play().act('overclock')
    expect(game.player('android')).toMatchObject({
      lightWounds: 1,
      hand: [expect.anything(), expect.anything()],
    })
  })
})
