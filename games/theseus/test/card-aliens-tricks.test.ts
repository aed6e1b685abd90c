import { describe, expect, test } from 'vitest'
import { position } from './position.ts'

/** An Alien about to stop in the Loading Dock, which gives no Sector action to the Aliens. */
const toDock = () => position('aliens', 'marines').unit('alien-1', 'tech-bay', 'a')

describe('Crawlers', () => {
  const inControlRoom = () =>
    position('aliens', 'marines')
      .unit('alien-1', 'tech-bay', 'a')
      .unit('marine-1', 'corridors', 'a')
      .card('ali-crawlers', 'ctl-1')
      .card('mar-fire', 'ctl-2')

  test('THE-CARD-51 ali-crawlers: enemy cards of its Sector do not work, own ones do', () => {
    const game = inControlRoom()
      .unit('alien-2', 'corridors', 'b')
      .card('ali-hive', 'ctl-3')
      .card('mar-fire', 'nest-1')
      .play()
    game.choose('move:alien-2', 'room:alien-nest-a')
    expect(game.told('trap', 'card')).toEqual(['mar-fire'])
    expect(game.life('aliens')).toBe(19)
    expect([game.card('ctl-2')!.crawled, game.card('ctl-3')!.crawled]).toEqual([true, false])
  })

  test('THE-CARD-51 ali-crawlers: it does not multiply', () => {
    const game = inControlRoom().card('ali-duplication', 'ctl-3').play()
    expect(game.card('ctl-2')!.crawled).toBe(true)
    expect(game.card('ctl-3')!.crawled).toBe(false)
  })

  test('THE-CARD-52 THE-CARD-93 ali-crawlers: it acts again as soon as the Malfunction token is lifted from it', () => {
    const game = inControlRoom()
      .card('ali-hive', 'nest-1')
      .card('mar-protection', 'ctl-3')
      .malfunction('ctl-1')
      .toMove('marines')
      .play()
    expect(game.card('ctl-2')!.crawled).toBe(false)
    game.choose('move:marine-1', 'room:control-room-a')
    expect(game.options).toEqual(['malfunction:ctl-1', 'malfunction:nest-1'])
    game.choose('malfunction:nest-1')
    expect([game.card('ctl-2')!.crawled, game.card('ctl-3')!.crawled]).toEqual([true, true])
  })

  test('THE-CARD-93 ali-crawlers: its tokens come off when it malfunctions', () => {
    const game = inControlRoom().toMove('marines').play()
    expect(game.card('ctl-2')!.crawled).toBe(true)
    game.choose('move:marine-1', 'room:control-room-a')
    expect(game.malfunction).toBe('ctl-1')
    expect(game.card('ctl-2')!.crawled).toBe(false)
  })

  test('THE-CARD-93 ali-crawlers: its tokens come off when it leaves the game', () => {
    const game = position('aliens', 'marines')
      .toMove('marines')
      .unit('marine-1', 'tech-bay', 'a')
      .card('ali-crawlers', 'dock-1')
      .card('mar-fire', 'dock-2')
      .play()
    game.choose('move:marine-1', 'room:loading-dock-a', 'clean-base:dock-1')
    expect(game.card('dock-2')!.crawled).toBe(false)
  })

  test('THE-CARD-93 ali-crawlers: enemy cards installed later are not affected until it acts again', () => {
    const game = position('aliens', 'marines')
      .toMove('marines')
      .unit('marine-1', 'tech-bay', 'a')
      .unit('alien-1', 'corridors', 'a')
      .card('ali-crawlers', 'ctl-1')
      .pending('mar-fire', 'dock-p1')
      .play()
    game.choose('move:marine-1', 'room:loading-dock-a', 'go-on')
    game.choose('plan-install:dock-p1', 'install:ctl-2').endTurn()
    expect(game.card('ctl-2')!.crawled).toBe(false)
    game.choose('move:alien-1', 'room:control-room-a')
    expect(game.life('aliens')).toBe(19)
  })

  test('THE-CARD-93 ali-crawlers: moved by Shaft it takes its tokens back and acts anew', () => {
    const game = inControlRoom().card('mar-armoury', 'dock-1').kept('aliens', 'ali-shaft').play()
    game.choose('play:ali-shaft', 'install:dock-2')
    expect(game.card('ctl-2')!.crawled).toBe(false)
    expect(game.card('dock-1')!.crawled).toBe(true)
  })

  test("THE-CARD-93 ali-crawlers: newly controlled by Pandora it strikes Pandora's enemies", () => {
    const game = position('aliens', 'marines', 'pandora')
      .toMove('pandora')
      .unit('catcher-1', 'alien-nest', 'a')
      .card('ali-crawlers', 'ctl-1')
      .card('ali-hive', 'ctl-2')
      .card('mar-fire', 'ctl-3')
      .card('mar-armoury', 'dock-1')
      .play()
    expect([game.card('ctl-2')!.crawled, game.card('ctl-3')!.crawled]).toEqual([false, true])
    game.choose('move:catcher-1', 'room:control-room-a', 'take-control:ctl-1')
    expect([game.card('ctl-2')!.crawled, game.card('ctl-3')!.crawled]).toEqual([true, true])
  })

  test('THE-CARD-93 ali-crawlers: newly controlled by Pandora its tokens come off her own cards', () => {
    const game = position('aliens', 'marines', 'pandora')
      .toMove('pandora')
      .unit('catcher-1', 'alien-nest', 'a')
      .unit('alien-1', 'control-room', 'b')
      .card('ali-crawlers', 'ctl-1')
      .card('mar-armoury', 'ctl-2')
      .controlled('ctl-2', 'catcher-2', false)
      .card('mar-fire', 'ctl-3')
      .play()
    expect([game.card('ctl-2')!.crawled, game.card('ctl-3')!.crawled]).toEqual([true, true])
    game.choose('move:catcher-1', 'room:control-room-a', 'take-control:ctl-1')
    expect([game.card('ctl-2')!.crawled, game.card('ctl-3')!.crawled]).toEqual([false, true])
  })
})

describe('Abduction', () => {
  const abduction = () =>
    toDock()
      .unit('marine-1', 'loading-dock', 'a')
      .unit('marine-2', 'loading-dock', 'b')
      .unit('marine-3', 'corridors', 'a')
      .card('ali-abduction', 'dock-1')

  test('THE-CARD-53 THE-CARD-89 ali-abduction: relocates an enemy of its Sector to any other Sector', () => {
    const game = abduction().card('ali-hive', 'ctl-2').play()
    game.choose('move:alien-1', 'room:loading-dock-d')
    expect(game.options).toEqual(['no-more', 'abduct:marine-1', 'abduct:marine-2'])
    game.choose('abduct:marine-1')
    expect([game.asked, game.options]).toEqual([
      'aliens',
      [
        'abduct-to:corridors',
        'abduct-to:control-room',
        'abduct-to:alien-nest',
        'abduct-to:tech-bay',
      ],
    ])
    expect(game.decision.cancel).toBe(true)
    game.choose('abduct-to:control-room')
    expect(game.seen('marine-1')).toMatchObject({ place: 'control-room', room: null })
    game.choose('room:control-room-c')
    expect(game.place('marine-1')).toBe('control-room-c')
    expect(game.life('marines')).toBe(19)
    expect(game.prompt).toBe('planning')
  })

  test('THE-CARD-89 ali-abduction: it may be declined, and the unit resolves nothing there', () => {
    const declined = abduction().play()
    declined.choose('move:alien-1', 'room:loading-dock-d', 'no-more')
    expect(declined.prompt).toBe('planning')
    const game = abduction().card('mar-armoury', 'cor-1').unit('alien-2', 'corridors', 'b').play()
    game.choose('move:alien-1', 'room:loading-dock-d', 'abduct:marine-1')
    game.choose('abduct-to:corridors', 'room:corridors-c')
    expect(game.upgrades('marines')).toBe(0)
    expect(game.life('aliens')).toBe(20)
    expect([game.asked, game.prompt]).toEqual(['aliens', 'planning'])
  })

  test('THE-CARD-89 ali-abduction: in a full Sector the Aliens eject a unit and trigger the Flash Assault', () => {
    const game = abduction()
      .unit('alien-2', 'corridors', 'b', { upgraded: true })
      .unit('alien-3', 'corridors', 'c')
      .minorAlien('minor-alien-1', 'corridors', 'd')
      .play()
    game.choose('move:alien-1', 'room:loading-dock-d', 'abduct:marine-1', 'abduct-to:corridors')
    expect(game.options).toContain('eject:marine-3')
    game.choose('eject:marine-3')
    expect(game.told('flash-assault', 'faction')).toEqual(['aliens'])
    expect(game.life('marines')).toBe(18)
  })

  test('THE-CARD-53 ali-abduction: copied or upgraded it takes several, each once and one after the other', () => {
    const copied = abduction().card('ali-duplication', 'dock-2').play()
    const upgraded = toDock()
      .unit('marine-1', 'loading-dock', 'a')
      .unit('marine-2', 'loading-dock', 'b')
      .card('ali-abduction', 'dock-1', { upgrades: 1 })
      .play()
    for (const game of [copied, upgraded]) {
      game.choose('move:alien-1', 'room:loading-dock-d', 'abduct:marine-1')
      game.choose('abduct-to:tech-bay', 'room:tech-bay-a')
      expect(game.options).toEqual(['no-more', 'abduct:marine-2'])
      game.choose('abduct:marine-2', 'abduct-to:tech-bay', 'room:tech-bay-b')
      expect(game.prompt).toBe('planning')
    }
  })

  test('THE-CARD-89 ali-abduction: it takes no unit that is clamped or invisible', () => {
    const game = position('aliens', 'scientists', 'greys')
      .unit('alien-1', 'control-room', 'a')
      .unit('scientist-1', 'laboratory', 'a')
      .unit('grey-1', 'laboratory', 'b', { invisible: true })
      .unit('grey-2', 'laboratory', 'c')
      .card('sci-clamp', 'lab-2')
      .held('grey-2', 'lab-2')
      .card('ali-abduction', 'lab-1')
      .play()
    game.choose('move:alien-1')
    expect(game.options).toEqual(['no-more', 'abduct:scientist-1'])
  })
})

describe('Phantom Attack', () => {
  const phantom = () =>
    toDock()
      .unit('alien-2', 'corridors', 'a', { upgraded: true })
      .unit('alien-3', 'control-room', 'a', { upgraded: true })
      .unit('marine-1', 'corridors', 'b')
      .unit('marine-2', 'corridors', 'c')
      .unit('marine-3', 'control-room', 'b')

  test('THE-CARD-54 ali-phantom-attack: one own unit of any Sector attacks by its profile', () => {
    const game = phantom().card('ali-phantom-attack', 'dock-1').play()
    game.choose('move:alien-1', 'room:loading-dock-a')
    expect(game.options).toEqual(['no-more', 'attack-with:alien-2', 'attack-with:alien-3'])
    game.choose('attack-with:alien-2')
    expect(game.life('marines')).toBe(18)
    expect(game.prompt).toBe('planning')
  })

  test('THE-CARD-55 ali-phantom-attack: upgraded, doubled or copied, different units attack, each at most once', () => {
    const upgraded = phantom().card('ali-phantom-attack', 'dock-1', { upgrades: 2 }).play()
    const doubled = phantom()
      .card('ali-phantom-attack', 'dock-1')
      .card('ali-phantom-attack', 'dock-2')
      .play()
    const copied = phantom()
      .card('ali-phantom-attack', 'dock-1')
      .card('ali-duplication', 'dock-2')
      .play()
    for (const game of [upgraded, doubled, copied]) {
      game.choose('move:alien-1', 'room:loading-dock-a', 'attack-with:alien-2')
      expect(game.options).toEqual(['no-more', 'attack-with:alien-3'])
      game.choose('attack-with:alien-3')
      expect(game.life('marines')).toBe(17)
      expect(game.prompt).toBe('planning')
    }
  })

  test('THE-CARD-55 ali-phantom-attack: an Assault may still let the same unit attack again', () => {
    const game = phantom().card('ali-phantom-attack', 'dock-1').card('ali-assault', 'dock-2').play()
    game.choose('move:alien-1', 'room:loading-dock-a', 'action:dock-1', 'attack-with:alien-3')
    expect(game.told('attacks', 'unit')).toEqual(['alien-3', 'alien-2', 'alien-2', 'alien-3'])
  })

  test('THE-CARD-55 ali-phantom-attack: the same unit may be chosen again in a later turn', () => {
    const game = toDock()
      .unit('alien-2', 'corridors', 'a', { upgraded: true })
      .unit('alien-3', 'alien-nest', 'a')
      .unit('marine-1', 'corridors', 'b')
      .unit('marine-2', 'alien-nest', 'b')
      .unitInSpace('marine-3')
      .card('ali-phantom-attack', 'dock-1')
      .play()
    game.choose('move:alien-1', 'room:loading-dock-a', 'attack-with:alien-2').endTurn()
    game.choose('place:marine-3', 'room:control-room-a')
    game.choose('move:alien-3', 'room:loading-dock-b')
    expect(game.options).toEqual(['no-more', 'attack-with:alien-2'])
    game.choose('attack-with:alien-2')
    expect(game.life('marines')).toBe(18)
  })
})

describe('Parasite', () => {
  const toNest = () =>
    position('marines', 'aliens')
      .unit('marine-1', 'tech-bay', 'a')
      .unit('alien-1', 'control-room', 'a')
      .card('ali-parasite', 'nest-1')

  test('THE-CARD-56 ali-parasite: an enemy that stops gets a token and takes 1 wound per Movement point', () => {
    const game = toNest().unit('marine-2', 'alien-nest', 'b').play()
    game.choose('move:marine-1', 'room:alien-nest-a').endTurn()
    expect([game.unit('marine-1').parasites, game.unit('marine-2').parasites]).toEqual([1, 0])
    expect(game.card('nest-1')!.id).toBe('ali-parasite')
    expect(game.life('marines')).toBe(20)
    game.endTurn().choose('move:marine-1')
    expect(game.life('marines')).toBe(18)
  })

  test('THE-CARD-56 ali-parasite: no token for those who pass, and no second one for a carrier', () => {
    const passing = toNest().unit('marine-2', 'tech-bay', 'b').play()
    passing.choose('move:marine-1', 'room:corridors-a')
    expect(passing.unit('marine-1').parasites).toBe(0)
    const carrier = toNest().parasites('marine-1', 1).play()
    carrier.choose('move:marine-1', 'room:alien-nest-a')
    expect(carrier.unit('marine-1').parasites).toBe(1)
    expect(carrier.log('trap')).toHaveLength(0)
  })

  test('THE-CARD-57 ali-parasite: copied, two tokens wound twice and are removed together', () => {
    const game = toNest().card('ali-duplication', 'nest-2').play()
    game.choose('move:marine-1', 'room:alien-nest-a').endTurn()
    expect(game.unit('marine-1').parasites).toBe(2)
    const home = position('marines', 'aliens')
      .unit('marine-1', 'control-room', 'a')
      .parasites('marine-1', 2)
      .play()
    home.choose('move:marine-1', 'room:loading-dock-a')
    expect(home.life('marines')).toBe(18)
    expect(home.unit('marine-1').parasites).toBe(0)
  })
})

describe('Shaft', () => {
  test('THE-CARD-58 ali-shaft: moves an own installed card with its tokens to an empty slot', () => {
    const game = toDock()
      .card('ali-hive', 'cor-1', { upgrades: 2 })
      .card('ali-tentacles', 'cor-2')
      .card('mar-fire', 'ctl-2')
      .bonus('bon-gangway', 'nest-3')
      .kept('aliens', 'ali-shaft')
      .play()
    game.choose('play:ali-shaft')
    expect(game.options).toEqual(['shaft:cor-1', 'shaft:cor-2'])
    game.choose('shaft:cor-1')
    expect(game.options).toContain('install:nest-1')
    for (const taken of ['install:nest-3', 'install:ctl-2', 'install:cor-2']) {
      expect(game.options).not.toContain(taken)
    }
    game.choose('install:nest-1')
    expect(game.card('cor-1')).toBeNull()
    expect(game.card('nest-1')).toMatchObject({ id: 'ali-hive', upgrades: 2 })
    expect(game.state.discarded).toContain('ali-shaft')
  })

  test('THE-CARD-58 ali-shaft: a card with the Malfunction token stays, and nothing to move makes it unplayable', () => {
    const game = toDock()
      .card('ali-hive', 'cor-1')
      .malfunction('cor-1')
      .kept('aliens', 'ali-shaft')
      .play()
    expect(game.options).toEqual(['move:alien-1'])
  })

  test('THE-CARD-58 ali-shaft: one empty slot is needed, and enough', () => {
    const full = (...empty: string[]) =>
      toDock()
        .card('ali-hive', 'cor-1')
        .kept('aliens', 'ali-shaft')
        .fillSlots('marines', ...empty)
        .play()
    expect(full().options).toEqual(['move:alien-1'])
    expect(full('tec-2').choose('play:ali-shaft').card('tec-2')!.id).toBe('ali-hive')
  })

  test('THE-CARD-58 ali-shaft: it may be taken back until the slot is chosen', () => {
    const game = toDock()
      .card('ali-hive', 'cor-1')
      .card('ali-tentacles', 'cor-2')
      .kept('aliens', 'ali-shaft')
      .play()
    game.choose('play:ali-shaft')
    expect(game.decision.cancel).toBe(true)
    game.choose('shaft:cor-1')
    expect(game.decision.cancel).toBe(true)
  })
})
