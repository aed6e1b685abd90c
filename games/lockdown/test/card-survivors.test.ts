import { describe, expect, test } from 'vitest'
import { lockdown, onSurfaceBoard, type Position } from './position.ts'

/** Action cards of the Survivor and of the Lab Rat (components 8.1, 8.2). */

describe('desperate-attack', () => {
  const desperate = () =>
    lockdown('survivor', 'hacker').at('survivor', 'nest').hand('survivor', 'desperate-attack')

  test('LOCK-COMBAT-04 desperate-attack: a Contamination card and 2 damage, without a die', () => {
    const game = desperate().intruder('adult', 'nest').attacks('slash-1').play()
    // In combat only an Intruder (LOCK-EGG-02).
    expect(game.ways('desperate-attack')).toEqual(['adult-1'])
    game.act('desperate-attack:adult-1')
    expect(game.intruder('adult-1')).toBe(undefined)
    expect(game.player('survivor').discard.filter((card) => typeof card === 'number')).toHaveLength(
      1,
    )
    expect(game.log('combat-roll')).toEqual([])
  })

  test('LOCK-COMBAT-03 desperate-attack: out of combat 2 Eggs, and a noise roll', () => {
    const game = desperate()
      .dice({ noise: ['silence'] })
      .play()
    const eggs = game.state.eggs
    game.act('desperate-attack:eggs')
    expect(game.state.eggs).toBe(eggs - 2)
    expect(game.log('noise-roll')).toHaveLength(1)
  })

  test('desperate-attack: not without anything to attack', () => {
    const game = lockdown('survivor', 'hacker').hand('survivor', 'desperate-attack').play()
    expect(game.forbidden('desperate-attack')).toBe('LOCK-COMBAT-03')
  })
})

describe('distraction', () => {
  const cornered = () =>
    lockdown('survivor', 'hacker')
      .at('survivor', 'alert-room')
      .hand('survivor', 'distraction')
      .intruder('adult', 'alert-room')

  test('LOCK-ESCAPE-06 distraction: an Item for a way out without being attacked', () => {
    const game = cornered()
      .item('survivor', 'medkit')
      .dice({ noise: [2] })
      .play()
    expect(game.ways('distraction').sort()).toEqual([
      'medkit:c03',
      'medkit:c04',
      'medkit:c07',
      'medkit:c08',
    ])
    const shown = cornered()
      .item('survivor', 'medkit')
      .item('survivor', 'duct-tape')
      .at('hacker', 'alert-room')
      .hand('hacker', 'interruption')
      .play()
      .choose('distraction:medkit:c08')
      .say('hacker', 'interruption')
    // Whoever declares that they give it up has shown it.
    expect(
      shown
        .view('hacker')
        .players[0].inventory.map(({ id }) => id)
        .sort(),
    ).toEqual(['medkit', null])
    game.act('distraction:medkit:c08')
    expect(game.whereIs('survivor')).toBe('surgery')
    expect(game.log('attack')).toEqual([])
    expect(game.noise).toEqual(['c11'])
    expect(game.view(null).decks.green.discard).toEqual(['medkit'])
  })

  test('distraction: not without an Item, a way out or an Intruder', () => {
    expect(cornered().play().forbidden('distraction')).toBe('LOCK-ESCAPE-06')
    const shut = cornered().item('survivor', 'medkit')
    for (const id of ['c03', 'c04', 'c07', 'c08']) shut.door(id, 'closed')
    expect(shut.play().forbidden('distraction')).toBe('LOCK-MOVE-02')
    const calm = lockdown('survivor', 'hacker')
      .hand('survivor', 'distraction')
      .item('survivor', 'medkit')
    expect(calm.play().forbidden('distraction')).toBe('LOCK-COST-10')
  })
})

describe('obstinate', () => {
  const wounded = () =>
    lockdown('survivor', 'hacker')
      .hand('survivor', 'obstinate')
      .wound('survivor', 'wound-leg')
      .wound('survivor', 'wound-arm', true)

  test('obstinate: a card for each Serious Wound, dressed ones too', () => {
    const game = wounded().play()
    expect(game.ways('obstinate')).toEqual(['draw-for-wounds', 'dress:wound-leg'])
    expect(game.act('obstinate:draw-for-wounds').player('survivor').hand).toHaveLength(2)
  })

  test('LOCK-HEAL-02 obstinate: or a wound is dressed; LOCK-COST-16 not without one', () => {
    const game = wounded().play().act('obstinate:dress:wound-leg')
    expect(game.player('survivor').wounds.every(({ dressed }) => dressed)).toBe(true)
    const fit = lockdown('survivor', 'hacker').hand('survivor', 'obstinate').play()
    expect(fit.forbidden('obstinate')).toBe('LOCK-COST-16')
  })
})

describe('ventilation-ducts', () => {
  const crawling = (tile: string) =>
    lockdown('survivor', 'hacker')
      .at('survivor', tile)
      .hand('survivor', 'ventilation-ducts', 'search')
      .dice({ noise: ['silence'] })

  test('LOCK-TECH-02 ventilation-ducts: from one entrance to any other, under an Attack card', () => {
    const game = crawling('laboratory').attacks('slash-1').play()
    expect(game.ways('ventilation-ducts')).toEqual(
      [1, 2, 3, 4, 6, 8, 10, 12, 13, 15, 16].map((slot) => String(slot)),
    )
    game.act('ventilation-ducts:16')
    expect(game.whereIs('survivor')).toBe('archive')
    expect(game.player('survivor').lightWounds).toBe(2)
  })

  test('LOCK-TECH-08 ventilation-ducts: a card that Adults do not show misses; nobody stands there', () => {
    const game = crawling('laboratory').attacks('tail').play().act('ventilation-ducts:16')
    expect(game.player('survivor')).toMatchObject({ lightWounds: 0, wounds: [] })
    expect(game.state.intruders).toEqual([])
  })

  test('LOCK-TECH-07 ventilation-ducts: whoever dies of it lies in the room reached', () => {
    const game = crawling('laboratory')
      .wound('survivor', 'wound-leg')
      .wound('survivor', 'wound-arm')
      .attacks('bite-1')
      .play()
      .act('ventilation-ducts:16')
    expect(game.whereIs('survivor')).toBe('dead')
    expect(game.room('archive').objects).toContain('corpse-0')
  })

  test('LOCK-TECH-07 LOCK-MODE-ALT-21 ventilation-ducts: not without an entrance; zones are none', () => {
    expect(crawling('repository').play().forbidden('ventilation-ducts')).toBe('LOCK-TECH-07')
    const building = onSurfaceBoard('survivor', 'hacker')
      .at('survivor', 'css-a')
      .hand('survivor', 'ventilation-ducts', 'search')
      .play()
    expect(building.forbidden('ventilation-ducts')).toBe('LOCK-TECH-07')
  })
})

describe('inconspicuous', () => {
  const together = () =>
    lockdown('lab-rat', 'hacker')
      .at('lab-rat', 'repository')
      .hand('lab-rat', 'inconspicuous')
      .hand('hacker', 'search', 'rest')
      .intruder('adult', 'repository')
      .attacks('slash-1')
      .events('doors-release')
      .dice({ tokens: ['larva', 'larva'] })

  test('LOCK-REACT-05 inconspicuous: another Character of the room is attacked instead', () => {
    const game = together().phase('attacks').play()
    expect(game.asked).toEqual(['lab-rat'])
    game.choose(game.options().find((id) => id.startsWith('attacked-instead'))!)
    expect(game.player('hacker').lightWounds).toBe(1)
    expect(game.player('lab-rat')).toMatchObject({ lightWounds: 0, discard: ['inconspicuous'] })
  })

  test('inconspicuous: or it is borne, and kept', () => {
    const game = together().phase('attacks').play().choose('bear-it')
    expect(game.player('lab-rat').lightWounds).toBe(1)
  })

  test('inconspicuous: in the dark there is no noise roll for the bag, in the light there is', () => {
    const bag = (base: Position) =>
      base
        .hand('lab-rat', 'inconspicuous')
        .at('hacker', 'alert-room')
        .dice({ tokens: ['adult'], noise: ['silence', 'silence'] })
        .phase('bag')
        .play()
    const dark = bag(lockdown('lab-rat', 'hacker').at('lab-rat', 'repository').dark())
    expect(dark.asked).toEqual(['lab-rat'])
    dark.choose('inconspicuous')
    expect(dark.told('noise-roll', 'seat')).toEqual([1])
    const lit = bag(lockdown('lab-rat', 'hacker').at('lab-rat', 'repository'))
    expect(lit.told('noise-roll', 'seat')).toEqual([0, 1])
  })
})

describe('weird-metabolism', () => {
  const sick = (...cards: string[]) =>
    lockdown('lab-rat', 'hacker').hand('lab-rat', 'weird-metabolism', ...cards)

  test('weird-metabolism: a Contamination card of the hand for 2 cards', () => {
    const game = sick('clean').deckTop('lab-rat', 'search', 'rest').play()
    game.act('weird-metabolism:digest', 'scan:unknown')
    expect(game.player('lab-rat').hand).toEqual(['search', 'rest'])
    expect(game.player('lab-rat').discard.filter((card) => typeof card === 'number')).toHaveLength(
      1,
    )
  })

  test('LOCK-SLIME-04 weird-metabolism: or the Slime goes', () => {
    const game = sick().is('lab-rat', { slime: true }).play()
    expect(game.ways('weird-metabolism')).toEqual(['remove-slime'])
    expect(game.act('weird-metabolism:remove-slime').player('lab-rat').slime).toBe(false)
    expect(sick().play().ways('weird-metabolism')).toEqual([])
  })
})

describe('sensitive-hearing', () => {
  const listening = () =>
    lockdown('lab-rat', 'hacker').at('lab-rat', 'guard-room').hand('lab-rat', 'sensitive-hearing')

  test('LOCK-NOISEMARK-01 sensitive-hearing: one marker around the room goes, or one comes', () => {
    const game = listening().noise('c18', 'technical-1').play()
    expect(game.ways('sensitive-hearing').sort()).toEqual([
      'make-noise:c21',
      'make-noise:c23',
      'take-noise:c18',
      'take-noise:technical-1',
    ])
    expect(game.act('sensitive-hearing:take-noise:technical-1').noise).toEqual(['c18'])
    const loud = listening().play().act('sensitive-hearing:make-noise:technical-1')
    expect(loud.noise).toEqual(['technical-1'])
  })
})

describe('feel-of-the-dark', () => {
  test('LOCK-REACT-05 feel-of-the-dark: a Surprise Attack in the dark is ignored', () => {
    const met = (dark: boolean) => {
      const base = lockdown('lab-rat', 'hacker')
        .at('lab-rat', 'repository')
        .at('hacker', 'alert-room')
        .hand('lab-rat', 'search', 'feel-of-the-dark')
        .noise('c12')
        .attacks('bite-1')
        .dice({ noise: [1], tokens: [{ type: 'adult', number: 3, higher: 4 }] })
      return (dark ? base.dark() : base).play().act('move:c17')
    }
    const dark = met(true)
    expect(dark.prompt).toBe('nerves')
    dark.choose('feel-of-the-dark')
    expect(dark.player('lab-rat').wounds).toEqual([])
    expect(dark.intrudersIn('contaminated-room')).toEqual(['adult'])
    const lit = met(false)
    expect(lit.player('lab-rat').wounds).toHaveLength(1)
  })

  test('LOCK-DARK-05 feel-of-the-dark: the dark part of an Event is ignored, for oneself', () => {
    const game = lockdown('lab-rat', 'hacker')
      .at('lab-rat', 'repository')
      .hand('lab-rat', 'feel-of-the-dark', 'search')
      .hand('hacker', 'search')
      .dark()
      .events('lights-out')
      .dice({ tokens: ['larva'] })
      .phase('event')
      .play()
    expect(game.asked).toEqual(['lab-rat'])
    game.choose('feel-of-the-dark')
    expect(game.told('ignores-dark', 'seat')).toEqual([0])
    while (game.prompt !== 'action') game.choose(game.options()[0])
    expect(game.player('lab-rat').discard).toEqual(['feel-of-the-dark'])
    expect(game.player('hacker').discard).toEqual(['search'])
  })

  test('LOCK-REACT-01 feel-of-the-dark: nobody is asked for it without a card in hand', () => {
    const game = lockdown('lab-rat', 'hacker')
      .at('lab-rat', 'repository')
      .dark()
      .events('lights-out')
      .dice({ tokens: ['larva'] })
      .phase('event')
      .play()
    expect(game.prompt).toBe('action')
    expect(game.view(null).round).toBe(2)
  })
})
