import { describe, expect, test } from 'vitest'
import { retaliation } from './position.ts'

describe('Tactical Gear', () => {
  test('RET-GEAR-05 RET-GEAR-06: any number of tokens, one after the other', () => {
    const game = retaliation('recon')
      .belt('recon', 'medpack', 'oxygen')
      .is('recon', { health: 3, oxygen: 2 })
      .cards('recon', 2)
      .play()
    game.act('use-gear:use-medpack:belt-0:0', 'restore:2', 'use-oxygen:belt-1:0')
    expect(game.player('recon')).toMatchObject({ health: 1, oxygen: 5 })
    expect(game.state.gear).toMatchObject({ medpack: 16, oxygen: 15 })
    expect(game.state.turn.taken).toBe(1)
  })

  test('RET-GEAR-07 RET-AMMO-01 RET-AMMO-02 RET-AMMO-06: tokens move between own slots; loaded Ammo does not', () => {
    const game = retaliation('recon')
      .item('recon', 'utility-vest')
      .belt('recon', 'half-ammo', 'grenade')
      .loaded('recon', 'assault-rifle', null)
      .cards('recon', 2)
      .play()
    game.act('use-gear:reload:belt-0:assault-rifle-0')
    expect(game.player('recon').hands.flat()[0].slots).toEqual(['half-ammo'])
    expect(game.options().some((id) => id.includes(':assault-rifle-0:'))).toBe(false)
    game.act('move-gear:belt-1:utility-vest-0', 'done')
    expect(game.player('recon').armor!.slots).toEqual(['grenade', null])
  })

  test('RET-GEAR-05: slots of one Item that are alike are one choice, and between them nothing moves', () => {
    const game = retaliation('recon')
      .item('recon', 'utility-vest')
      .belt('recon', 'medpack')
      .is('recon', { health: 3 })
      .cards('recon', 2)
      .play()
    expect(game.ways('use-gear')).toEqual([
      'use-medpack:belt-0:0',
      'move-gear:belt-0:utility-vest-0',
    ])
    const [, move] = game.decision().options.filter(({ id }) => id.startsWith('use-gear:'))
    const ends = move.targets!.filter(({ kind }) => kind === 'spot').map(({ id }) => id)
    expect(ends).toEqual(['utility-vest-0', 'utility-vest-1'])
    const full = retaliation('recon')
      .item('recon', 'utility-vest')
      .loaded('recon', 'utility-vest', 'medpack', 'medpack')
      .is('recon', { health: 3 })
      .cards('recon', 2)
      .play()
    expect(full.ways('use-gear')).toEqual([
      'use-medpack:utility-vest-0:0',
      'move-gear:utility-vest-0:belt-0',
    ])
    full.act('use-gear:use-medpack:utility-vest-0:0', 'restore:2', 'done')
    expect(full.ways('use-gear')).toEqual([
      'use-medpack:utility-vest-1:0',
      'move-gear:utility-vest-1:belt-0',
    ])
  })

  test('RET-GEAR-03 RET-GEAR-04: a coloured slot takes only its own type', () => {
    const game = retaliation('recon')
      .item('recon', 'tactical-armor')
      .belt('recon', 'grenade', 'medpack')
      .cards('recon', 2)
      .play()
    expect(game.ways('use-gear')).toEqual(['move-gear:belt-1:tactical-armor-0'])
  })

  test('RET-GEAR-08: a gained token may go straight onto a Weapon', () => {
    const game = retaliation('recon')
      .loaded('recon', 'assault-rifle', null)
      .item('recon', 'ammo')
      .cards('recon', 2)
      .play()
    game.act('ammo', 'stow:assault-rifle-0')
    expect(game.player('recon').hands.flat()[0].slots).toEqual(['ammo'])
  })

  test('RET-GEAR-09: without a free slot one may be thrown away for it, or it is not gained', () => {
    const full = () =>
      retaliation('recon')
        .belt('recon', 'grenade', 'grenade', 'grenade', 'grenade')
        .item('recon', 'ammo')
        .cards('recon', 2)
        .play()
    const left = full().act('ammo', 'leave-gear')
    expect(left.player('recon').belt).not.toContain('ammo')
    const taken = full().act('ammo', 'replace:belt-0')
    expect(taken.player('recon').belt).toEqual(['ammo', 'grenade', 'grenade', 'grenade'])
    expect(taken.state.gear.grenade).toBe(13)
  })

  test('RET-GEAR-10 RET-GEAR-12: anything may be thrown away without an Action; tokens on an Item go with it', () => {
    const game = retaliation('recon').item('recon', 'tools').belt('recon', 'medpack').play()
    game.choose('discard-things')
    const ids = game.options()
    game.pick(...ids.filter((id) => id.includes('tools') || id.includes('assault-rifle#')))
    expect(game.state.items.yellow.discard).toEqual(['tools'])
    expect(game.state.removed).toContain('assault-rifle')
    expect(game.state.gear.ammo).toBe(15)
    expect(game.state.turn.taken).toBe(0)
  })

  test('RET-GEAR-11 RET-GOLDEN-05: what the supply does not have cannot be gained', () => {
    const game = retaliation('recon')
      .item('recon', 'oxygen-tank')
      .with((s) => {
        s.landingGear.oxygen += s.gear.oxygen
        s.gear.oxygen = 0
      })
      .is('recon', { oxygen: 3 })
      .cards('recon', 2)
      .play()
    expect(game.ways('oxygen-tank')).toEqual(['gain-oxygen:0'])
  })

  test('RET-GEAR-13 RET-AMMO-08: tokens on a broken Item can still be used; Ammo cannot be spent from it', () => {
    const game = retaliation('recon')
      .item('recon', 'grenade-launcher', { malfunction: true })
      .loaded('recon', 'grenade-launcher', 'ammo', 'grenade', null)
      .loaded('recon', 'assault-rifle', null)
      .horde(204, 'adult')
      .cards('recon', 2)
      .play()
    expect(game.ways('burst')).toEqual([])
    expect(game.ways('use-gear')).toContain('throw-grenade:grenade-launcher-1:204')
  })

  test('RET-AMMO-03 RET-AMMO-04: full turns half-full, half-full goes; the owner chooses which', () => {
    const burst = () =>
      retaliation('heavy-gun-operator')
        .loaded('heavy-gun-operator', 'bf-gun', 'ammo', 'half-ammo')
        .horde(204, 'adult')
        .cards('heavy-gun-operator', 2)
        .dice({ burst: [1] })
        .play()
        .act('burst:bf-gun:204')
    expect(
      burst().act('spend-ammo:bf-gun-0').player('heavy-gun-operator').hands.flat()[0].slots,
    ).toEqual(['half-ammo', 'half-ammo'])
    const spent = burst().act('spend-ammo:bf-gun-1')
    expect(spent.player('heavy-gun-operator').hands.flat()[0].slots).toEqual(['ammo', null])
  })

  test('the Autoloader Belt feeds every Weapon', () => {
    const game = retaliation('recon')
      .item('recon', 'autoloader-belt')
      .loaded('recon', 'autoloader-belt', 'ammo', null)
      .loaded('recon', 'assault-rifle', null)
      .horde(204, 'adult')
      .cards('recon', 2)
      .dice({ burst: [1] })
      .play()
    game.act('burst:assault-rifle:204')
    expect(game.player('recon').armor!.slots).toEqual(['half-ammo', null])
  })

  test('RET-ROBOT-14 RET-ROBOT-18: in its Room the tokens of the Robot can be used too', () => {
    const game = retaliation('recon')
      .robot('medical-robot', 'landing-zone')
      .is('recon', { oxygen: 2 })
      .cards('recon', 2)
      .play()
    game.act('use-gear:use-oxygen:robot-oxygen:0')
    expect(game.player('recon').oxygen).toBe(5)
    expect(game.state.robot.oxygen).toBeNull()
  })

  test('RET-INTERPLAY-04: a token may help another who agrees', () => {
    const game = retaliation('recon', 'officer')
      .belt('recon', 'medpack')
      .is('officer', { health: 2 })
      .cards('recon', 2)
      .play()
    game.act('use-gear:use-medpack:belt-0:1')
    expect(game.asked).toEqual(['officer'])
    game.act('agree', 'restore:2')
    expect(game.player('officer').health).toBe(0)
  })

  test('RET-ACT-21 RET-INTERPLAY-02: the first token is announced; refused, nothing is paid or used', () => {
    const game = retaliation('recon', 'officer')
      .belt('recon', 'medpack')
      .is('officer', { health: 2 })
      .cards('recon', 2)
      .play()
    game.act('use-gear:use-medpack:belt-0:1', 'refuse')
    expect(game.player('recon')).toMatchObject({ belt: ['medpack', null, null, null] })
    expect(game.player('recon').hand).toHaveLength(2)
    expect(game.ways('use-gear')).toEqual([])
    expect(game.state.turn).toMatchObject({ taken: 0, owes: 0 })
  })

  test('RET-INTERPLAY-02: the tokens that follow ask whom they are for as well', () => {
    const game = retaliation('recon', 'officer')
      .belt('recon', 'oxygen', 'medpack')
      .is('recon', { oxygen: 2 })
      .is('officer', { health: 2 })
      .cards('recon', 2)
      .play()
    game.act('use-gear:use-oxygen:belt-0:0', 'use-medpack:belt-1:1')
    expect(game.asked).toEqual(['officer'])
    game.act('refuse')
    expect(game.player('recon').belt).toEqual([null, 'medpack', null, null])
  })
})

describe('a supply that runs out', () => {
  test('RET-DRAFT-30 RET-ITEM-10: a slot for which no token is left stays empty', () => {
    const game = retaliation('recon')
      .room('r2c2', 'experimental-military-lab')
      .at('recon', 'experimental-military-lab')
      .supportDeck('tactical-armor', 'bayonet')
      .with((s) => {
        s.landingGear.medpack += s.gear.medpack
        s.gear.medpack = 0
      })
      .cards('recon', 2)
      .play()
    game.act('use-room:take-prototype')
    game.pick('keep:tactical-armor#0')
    expect(game.player('recon').armor!.slots).toEqual([null])
  })
})

describe('Items', () => {
  test('RET-ITEM-13: Support Equipment that nobody keeps is discarded for all to see', () => {
    const game = retaliation('recon', 'officer')
      .room('r2c2', 'experimental-military-lab')
      .at('recon', 'experimental-military-lab')
      .supportDeck('tactical-armor', 'bayonet')
      .cards('recon', 2)
      .play()
    game.act('use-room:take-prototype').pick()
    expect(game.told('discards-item', 'item')).toEqual(['tactical-armor', 'bayonet'])
    expect([...game.match.informed]).toEqual(expect.arrayContaining([0, 1, null]))
  })

  const searching = (...items: string[]) =>
    retaliation('recon', 'officer')
      .room('r2c2', 'armory')
      .at('recon', 'armory')
      .itemDeck('red', ...items)
      .hand('recon', 'search')

  test('RET-SEARCH-01 RET-SEARCH-02 RET-SEARCH-03 RET-INFO-03 RET-ITEM-12: a card for each icon, one is kept, the rest go under their decks', () => {
    const game = searching('flashbang', 'ammo', 'grenade').play()
    game.act('search')
    expect(game.options()).toEqual(['keep:flashbang#0', 'keep:ammo#1', 'keep:grenade#2'])
    expect(game.view('officer').looked).toEqual([])
    game.pick('keep:flashbang#0')
    expect(game.player('recon').backpack.map(({ id }) => id)).toEqual(['flashbang'])
    expect(game.state.items.red.deck.slice(0, 2).map(({ id }) => id)).toEqual(['grenade', 'ammo'])
    expect(game.state.items.red.deck).toHaveLength(29)
  })

  test('RET-SEARCH-02 RET-SEARCH-04: none need be kept, and the same Room may be searched again', () => {
    const game = searching('flashbang', 'ammo', 'grenade').play().act('search')
    game.pick()
    expect(game.player('recon').backpack).toEqual([])
    expect(game.state.items.red.deck).toHaveLength(30)
  })

  test('RET-INFO-02 RET-ITEM-04 RET-ITEM-05: what lies in a Backpack is seen by its owner alone; others see the back', () => {
    const game = retaliation('recon', 'officer').item('recon', 'tools').play()
    expect(game.view('recon').players[0].backpack[0].id).toBe('tools')
    expect(game.view('officer').players[0].backpack[0]).toMatchObject({ id: null, deck: 'yellow' })
  })

  test('RET-SEARCH-05 RET-HEAVY-01 RET-ITEM-06: a Heavy Item goes into a Hand slot, before everybody', () => {
    const game = searching('military-taser', 'ammo', 'grenade').play().act('search')
    game.pick('keep:military-taser#0')
    expect(
      game
        .player('recon')
        .hands.flat()
        .map(({ id }) => id),
    ).toEqual(['assault-rifle', 'military-taser'])
    expect(
      game
        .view('officer')
        .players[0].hands.flat()
        .map(({ id }) => id),
    ).toContain('military-taser')
  })

  test('RET-HEAVY-02: with both Hands full something goes, or it is not kept', () => {
    const full = () => {
      const game = searching('military-taser', 'ammo', 'grenade')
        .item('recon', 'medkit')
        .play()
        .act('search')
      return game.pick('keep:military-taser#0')
    }
    expect(
      full()
        .choose('leave-item')
        .player('recon')
        .hands.flat()
        .map(({ id }) => id),
    ).toEqual(['assault-rifle', 'medkit'])
    const swapped = full().choose('drop:medkit#1')
    expect(
      swapped
        .player('recon')
        .hands.flat()
        .map(({ id }) => id),
    ).toEqual(['assault-rifle', 'military-taser'])
    expect(swapped.state.items.green.discard).toEqual(['medkit'])
  })

  test('RET-ITEM-14: what may be used at once may be, for nothing', () => {
    const game = searching('ammo', 'grenade', 'flashbang').play().act('search')
    game.pick('keep:ammo#0')
    expect(game.prompt).toBe('use-at-once')
    const [, use] = game.decision().options
    expect(use.params).toMatchObject({ by: 'ammo', cost: 0 })
    game.choose(use.id)
    expect([...game.match.informed]).toEqual(expect.arrayContaining([0, 1, null]))
    expect(game.player('recon').belt[0]).toBe('ammo')
    expect(game.state.items.red.discard).toEqual(['ammo'])
  })

  test('RET-ITEM-11: an empty deck is made anew from its discards', () => {
    const game = searching()
      .with((s) => {
        s.items.red.discard = s.items.red.deck.splice(0).map(({ id }) => id)
      })
      .play()
      .act('search')
    expect(game.options()).toHaveLength(3)
    expect(game.state.items.red.discard).toEqual([])
  })

  test('RET-ITEM-02 RET-ITEM-09 RET-ITEM-15: a One Use Item is discarded after its effect', () => {
    const game = retaliation('recon')
      .item('recon', 'stimulants')
      .is('recon', { health: 4 })
      .cards('recon', 2)
      .play()
    game.act('stimulants:restore-health:0', 'restore:2')
    expect(game.player('recon').backpack).toEqual([])
    expect(game.state.items.green.discard).toEqual(['stimulants'])
  })

  test('RET-ITEM-03: Items with a passive effect cannot be used', () => {
    const game = retaliation('recon')
      .item('recon', 'perimeter-security-device')
      .cards('recon', 2)
      .play()
    expect(game.options().some((id) => id.startsWith('perimeter'))).toBe(false)
  })

  test('RET-ARMOR-01 RET-ARMOR-02 RET-ARMOR-03 RET-ITEM-07 RET-ITEM-10 RET-ITEM-13: a gained Armor is worn, filled; another one only in its place; none when Heavily Injured', () => {
    const lab = (health: number, worn?: string) => {
      const laid = retaliation('recon')
        .room('r2c2', 'experimental-military-lab')
        .at('recon', 'experimental-military-lab')
        .supportDeck('tactical-armor', 'bayonet')
        .is('recon', { health })
        .cards('recon', 3)
      const game = (worn ? laid.item('recon', worn) : laid).play().act('use-room:take-prototype')
      return game.pick('keep:tactical-armor#0')
    }
    expect(lab(0).player('recon').armor).toMatchObject({ id: 'tactical-armor', slots: ['medpack'] })
    expect(lab(0).state.support.discard).toEqual(['bayonet'])
    const changed = lab(0, 'utility-vest').choose('change-armor')
    expect(changed.player('recon').armor!.id).toBe('tactical-armor')
    expect(lab(6).player('recon').armor).toBeNull()
  })

  test('RET-MALF-05 RET-MALF-01: a broken Item cannot be used', () => {
    const game = retaliation('recon')
      .item('recon', 'medkit', { malfunction: true })
      .is('recon', { health: 4 })
      .cards('recon', 2)
      .play()
    expect(game.ways('medkit')).toEqual([])
  })

  test('RET-INTERPLAY-01 RET-INTERPLAY-02: healing may help another who agrees; a refusal costs nothing', () => {
    const helping = () =>
      retaliation('recon', 'officer')
        .item('recon', 'medical-stapler')
        .is('officer', { health: 5 })
        .cards('recon', 2)
        .play()
    const refused = helping().choose('medical-stapler:restore-health:1', 'refuse')
    expect(refused.player('recon').hand).toHaveLength(2)
    expect(refused.ways('medical-stapler')).toEqual([])
    const agreed = helping().act('medical-stapler:restore-health:1', 'agree', 'restore:2')
    expect(agreed.player('officer').health).toBe(3)
  })

  test('RET-INTERPLAY-03: nothing else may', () => {
    const game = retaliation('recon', 'officer')
      .item('recon', 'caffeine-pills')
      .cards('recon', 2)
      .play()
    expect(game.options()).toContain('caffeine-pills')
    expect(game.ways('caffeine-pills')).toEqual([])
  })

  test('Duct Tape: two Heavy Items in one Hand', () => {
    const game = retaliation('recon')
      .item('recon', 'duct-tape')
      .item('recon', 'medkit')
      .cards('recon', 2)
      .play()
    game.act('duct-tape:tape:medkit-1-0:assault-rifle')
    expect(game.player('recon').hands.map((slot) => slot.map(({ id }) => id))).toEqual([
      ['assault-rifle', 'medkit'],
      [],
    ])
  })

  test('Adrenaline: no limit of Actions; only Pass ends the Turn', () => {
    const game = retaliation('recon', 'officer')
      .item('recon', 'adrenaline-injection')
      .cards('recon', 6)
      .play()
    game.act('adrenaline-injection', 'secure', 'secure', 'secure')
    expect(game.asked).toEqual(['recon'])
    game.pass()
    expect(game.asked).toEqual(['officer'])
  })
})
