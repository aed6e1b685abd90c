import { describe, expect, test } from 'vitest'
import { position } from './position.ts'

/** A Grey about to stop in the Loading Dock, which gives no Sector action to the Greys. */
const toDock = () => position('greys', 'marines').unit('grey-1', 'tech-bay', 'a')

const stopInDock = ['move:grey-1', 'room:loading-dock-a']

describe('Probe', () => {
  test('THE-CARD-68 gre-probe: gives its value in Data, and multiplies', () => {
    const one = toDock().card('gre-probe', 'dock-1', { upgrades: 1 }).play()
    expect(one.choose(...stopInDock).data('greys')).toBe(3)
    for (const second of ['gre-probe', 'gre-duplication']) {
      const two = toDock().card('gre-probe', 'dock-1').card(second, 'dock-2').play()
      expect(two.choose(...stopInDock).data('greys')).toBe(4)
    }
  })

  test('THE-CARD-68 gre-probe: in a death-match its value for each enemy player', () => {
    const game = position('greys', 'marines', 'aliens')
      .unit('grey-1', 'grey-wreck', 'a')
      .card('gre-probe', 'ctl-2')
      .play()
    game.choose('move:grey-1', 'room:control-room-a')
    expect(game.data('greys')).toBe(2 * 2)
  })
})

describe('Minefield', () => {
  const toControlRoom = () =>
    position('greys', 'marines').toMove('marines').unit('marine-1', 'corridors', 'a')

  test('THE-CARD-61 gre-minefield: 2 wounds to an enemy that stops, more when upgraded; it leaves', () => {
    for (const upgrades of [0, 1]) {
      const game = toControlRoom().card('gre-minefield', 'ctl-2', { upgrades }).play()
      game.choose('move:marine-1', 'room:control-room-a')
      expect(game.life('marines')).toBe(18 - upgrades)
      expect(game.card('ctl-2')).toBeNull()
    }
  })

  test('THE-CARD-61 gre-minefield: it multiplies, and a passing unit does not trigger it', () => {
    const copied = toControlRoom()
      .card('gre-minefield', 'ctl-2')
      .card('gre-duplication', 'ctl-1')
      .play()
    copied.choose('move:marine-1', 'room:control-room-a')
    expect(copied.life('marines')).toBe(16)
    expect(copied.card('ctl-1')!.id).toBe('gre-duplication')
    const passed = toControlRoom()
      .unit('marine-2', 'corridors', 'b')
      .card('gre-minefield', 'ctl-2')
      .play()
    passed.choose('move:marine-1', 'room:grey-wreck-a')
    expect(passed.life('marines')).toBe(20)
    expect(passed.card('ctl-2')!.id).toBe('gre-minefield')
  })
})

describe('Life Drain', () => {
  const drain = () =>
    toDock()
      .unit('marine-1', 'loading-dock', 'b')
      .unit('marine-2', 'loading-dock', 'd')
      .unit('marine-3', 'corridors', 'a')
      .life('greys', 10)

  test('THE-CARD-63 gre-life-drain: one enemy of the Sector, Walls notwithstanding, loses what the Greys regain', () => {
    const game = drain().card('gre-life-drain', 'dock-1', { upgrades: 1 }).play()
    game.choose(...stopInDock)
    // Rooms a and d of the Loading Dock are separated by a Wall.
    expect([game.asked, game.options]).toEqual(['greys', ['wound:marine-1', 'wound:marine-2']])
    game.choose('wound:marine-2')
    expect([game.life('marines'), game.life('greys')]).toEqual([18, 12])
  })

  test('THE-CARD-63 gre-life-drain: it multiplies, with a choice for each, never above 20', () => {
    const game = drain()
      .life('greys', 19)
      .card('gre-life-drain', 'dock-1')
      .card('gre-duplication', 'dock-2')
      .play()
    game.choose(...stopInDock, 'wound:marine-1', 'wound:marine-2')
    expect([game.life('marines'), game.life('greys')]).toEqual([18, 20])
  })

  test('THE-CARD-63 gre-life-drain: nothing is regained from a Minor Alien', () => {
    const minor = position('greys', 'aliens')
      .unit('grey-1', 'tech-bay', 'a')
      .minorAlien('minor-alien-1', 'alien-nest', 'b')
      .life('greys', 10)
      .card('gre-life-drain', 'nest-1')
      .play()
    minor.choose('move:grey-1', 'room:alien-nest-a')
    expect(minor.place('minor-alien-1')).toBe('off')
    expect([minor.life('greys'), minor.life('aliens')]).toEqual([10, 20])
  })

  test('THE-CARD-63 gre-life-drain: in a death-match its wounds, and its value in Data for each enemy player', () => {
    const deathmatch = position('greys', 'marines', 'aliens')
      .unit('grey-1', 'control-room', 'a')
      .unit('marine-1', 'loading-dock', 'b')
      .life('marines', 5)
      .card('gre-life-drain', 'dock-1', { upgrades: 2 })
      .play()
    deathmatch.choose('move:grey-1', 'room:loading-dock-a')
    expect([deathmatch.life('greys'), deathmatch.life('marines')]).toEqual([3, 5])
    expect(deathmatch.data('greys')).toBe(3 * 2)
  })
})

describe('Optimiser', () => {
  test('THE-CARD-64 gre-optimiser: gives 1 Upgrade token, and multiplies', () => {
    const one = toDock().card('gre-optimiser', 'dock-1').play()
    expect(one.choose(...stopInDock).upgrades('greys')).toBe(1)
    const copied = toDock().card('gre-optimiser', 'dock-1').card('gre-duplication', 'dock-2').play()
    expect(copied.choose(...stopInDock).upgrades('greys')).toBe(2)
  })
})

describe('Brood Chamber', () => {
  const assault = () =>
    position('greys', 'marines')
      .unit('grey-1', 'loading-dock', 'a', { upgraded: true })
      .unit('grey-2', 'control-room', 'a', { upgraded: true })
      .unit('marine-1', 'corridors', 'b')
      .unit('marine-2', 'control-room', 'b')

  test('THE-CARD-62 gre-brood-chamber: each Data attack of its Sector gains its value more', () => {
    const game = assault().card('gre-brood-chamber', 'cor-1', { upgrades: 1 }).play()
    game.choose('move:grey-1', 'room:corridors-a')
    expect(game.data('greys')).toBe(1 + 2 + 1)
  })

  test('THE-CARD-62 gre-brood-chamber: it multiplies, and adds nothing to other Data', () => {
    const copied = assault()
      .card('gre-brood-chamber', 'cor-1')
      .card('gre-duplication', 'cor-2')
      .card('gre-brood-chamber', 'cor-3')
      .play()
    copied.choose('move:grey-1', 'room:corridors-a')
    expect(copied.data('greys')).toBe(1 + 4 + 1)
    const probe = toDock().card('gre-probe', 'dock-1').card('gre-brood-chamber', 'dock-2').play()
    expect(probe.choose(...stopInDock).data('greys')).toBe(2)
  })
})

describe('Transfer', () => {
  test('THE-CARD-69 gre-transfer: 1 Upgrade token, unspent or from a card, is worth 2 Data', () => {
    const start = () =>
      toDock()
        .upgrades('greys', 1)
        .card('gre-transfer', 'dock-1')
        .card('gre-probe', 'cor-1', { upgrades: 2 })
        .card('gre-minefield', 'cor-2', { upgrades: 1 })
        .malfunction('cor-2')
    const unspent = start().play()
    unspent.choose(...stopInDock)
    expect(unspent.options).toEqual(['no-more', 'transfer-unspent', 'transfer-card:cor-1'])
    unspent.choose('transfer-unspent')
    expect([unspent.data('greys'), unspent.upgrades('greys')]).toEqual([2, 0])
    const fromCard = start().play()
    fromCard.choose(...stopInDock, 'transfer-card:cor-1')
    expect([fromCard.data('greys'), fromCard.card('cor-1')!.upgrades]).toEqual([2, 1])
    expect(
      start()
        .play()
        .choose(...stopInDock, 'no-more')
        .data('greys'),
    ).toBe(0)
  })

  test('THE-CARD-69 gre-transfer: it multiplies', () => {
    const game = toDock()
      .upgrades('greys', 2)
      .card('gre-transfer', 'dock-1')
      .card('gre-duplication', 'dock-2')
      .play()
    game.choose(...stopInDock, 'transfer-unspent', 'transfer-unspent')
    expect([game.data('greys'), game.upgrades('greys')]).toEqual([4, 0])
  })

  test('THE-CARD-69 gre-transfer: one token at a time, and none of an enemy', () => {
    const game = toDock()
      .upgrades('greys', 2)
      .upgrades('marines', 1)
      .card('gre-transfer', 'dock-1')
      .card('mar-fire', 'cor-1', { upgrades: 1 })
      .play()
    game.choose(...stopInDock)
    expect(game.options).toEqual(['no-more', 'transfer-unspent'])
    game.choose('transfer-unspent')
    expect(game.upgrades('greys')).toBe(1)
    expect(game.prompt).not.toBe('transfer')
  })
})

describe('Downgrade', () => {
  const upgraded = () =>
    toDock()
      .upgrades('marines', 2)
      .unit('marine-1', 'corridors', 'a', { upgraded: true })
      .unit('marine-2', 'corridors', 'b')
      .unitInSpace('marine-3', { upgraded: true })
      .card('mar-fire', 'cor-1', { upgrades: 1 })

  test('THE-CARD-65 gre-downgrade: the Greys choose what an opponent loses', () => {
    const start = () => upgraded().card('gre-downgrade', 'dock-1')
    const game = start().play()
    game.choose(...stopInDock)
    expect([game.asked, game.options]).toEqual([
      'greys',
      [
        'downgrade-unspent',
        'downgrade-card:cor-1',
        'downgrade-unit:marine-1',
        'downgrade-unit:marine-3',
      ],
    ])
    game.choose('downgrade-unspent')
    expect(game.upgrades('marines')).toBe(1)
    expect(game.prompt).toBe('planning')
    const card = start()
      .play()
      .choose(...stopInDock, 'downgrade-card:cor-1')
    expect(card.card('cor-1')!.upgrades).toBe(0)
    const unit = start()
      .play()
      .choose(...stopInDock, 'downgrade-unit:marine-3')
    expect(unit.unit('marine-3')).toMatchObject({ sectorId: 'space', upgraded: false })
  })

  test('THE-CARD-65 gre-downgrade: its value may be raised, and it multiplies', () => {
    const value = upgraded().card('gre-downgrade', 'dock-1', { upgrades: 1 }).play()
    const copied = upgraded()
      .card('gre-downgrade', 'dock-1')
      .card('gre-duplication', 'dock-2')
      .play()
    for (const game of [value, copied]) {
      game.choose(...stopInDock, 'downgrade-unit:marine-1', 'downgrade-unspent')
      expect([game.unit('marine-1').upgraded, game.upgrades('marines')]).toEqual([false, 1])
      expect(game.prompt).toBe('planning')
    }
  })

  test('THE-CARD-66 gre-downgrade: an opponent with fewer Upgrades loses all of them', () => {
    const game = toDock()
      .upgrades('marines', 1)
      .card('mar-fire', 'cor-1', { upgrades: 1 })
      .card('gre-downgrade', 'dock-1', { upgrades: 4 })
      .play()
    game.choose(...stopInDock, 'downgrade-unspent')
    expect([game.upgrades('marines'), game.card('cor-1')!.upgrades]).toEqual([0, 0])
    expect(game.prompt).toBe('planning')
  })

  test('THE-CARD-67 gre-downgrade: a token on a malfunctioning card is safe', () => {
    const game = toDock()
      .upgrades('marines', 1)
      .card('mar-fire', 'cor-1', { upgrades: 1 })
      .malfunction('cor-1')
      .card('gre-downgrade', 'dock-1', { upgrades: 1 })
      .play()
    game.choose(...stopInDock)
    expect([game.upgrades('marines'), game.card('cor-1')!.upgrades]).toEqual([0, 1])
  })

  test('THE-CARD-65 gre-downgrade: against several opponents the Greys name one', () => {
    const game = position('greys', 'marines', 'aliens')
      .unit('grey-1', 'control-room', 'a')
      .upgrades('marines', 1)
      .upgrades('aliens', 2)
      .card('gre-downgrade', 'dock-1')
      .play()
    game.choose('move:grey-1', 'room:loading-dock-a')
    expect(game.options).toEqual(['downgrade-player:marines', 'downgrade-player:aliens'])
    game.choose('downgrade-player:aliens')
    expect([game.upgrades('marines'), game.upgrades('aliens')]).toEqual([1, 1])
  })

  test('THE-CARD-65 gre-downgrade: only opponents with Upgrades, and only what is theirs', () => {
    const game = position('greys', 'marines', 'aliens', 'scientists')
      .unit('grey-1', 'control-room', 'a', { upgraded: true })
      .unit('marine-1', 'corridors', 'a', { upgraded: true })
      .unit('marine-2', 'corridors', 'b')
      .unit('marine-3', 'corridors', 'c', { upgraded: true })
      .unit('alien-1', 'tech-bay', 'a', { upgraded: true })
      .unit('scientist-1', 'tech-bay', 'b')
      .card('gre-downgrade', 'dock-1')
      .play()
    game.choose(...stopInDock)
    expect(game.asked).toBe('greys')
    expect(game.options).toEqual(['downgrade-player:marines', 'downgrade-player:aliens'])
    game.choose('downgrade-player:marines')
    expect(game.options).toEqual(['downgrade-unit:marine-1', 'downgrade-unit:marine-3'])
  })

  test('THE-CARD-65 gre-downgrade: where nobody has an Upgrade it has no effect', () => {
    const game = toDock().unit('marine-1', 'corridors', 'a').card('gre-downgrade', 'dock-1').play()
    expect(game.choose(...stopInDock).prompt).toBe('planning')
    expect(game.told('action', 'card')).toEqual(['gre-downgrade'])
  })

  test('THE-CARD-65 THE-PAND-24 gre-downgrade: an Embryo on a card keeps its side', () => {
    const game = position('greys', 'pandora')
      .unit('grey-1', 'corridors', 'a')
      .unit('creature-1', 'tech-bay', 'a', { upgraded: true })
      .card('gre-probe', 'cor-1')
      .controlled('cor-1', 'runner-1', false)
      .with((s) => {
        s.units.find((unit) => unit.name === 'runner-1')!.upgraded = true
      })
      .card('gre-downgrade', 'ctl-2', { upgrades: 1 })
      .play()
    game.choose('move:grey-1', 'room:control-room-a')
    expect([game.unit('creature-1').upgraded, game.unit('runner-1').upgraded]).toEqual([
      false,
      true,
    ])
  })
})

describe('Invisibility', () => {
  const hiding = () =>
    toDock()
      .unit('grey-2', 'corridors', 'a')
      .unitInSpace('grey-3')
      .unit('marine-1', 'corridors', 'b')

  test('THE-CARD-74 gre-invisibility: puts a token on a unit of any Sector, or on none', () => {
    const start = () => hiding().card('gre-invisibility', 'dock-1')
    const game = start().play()
    game.choose(...stopInDock)
    expect(game.options).toEqual(['no-more', 'hide:grey-1', 'hide:grey-2'])
    game.choose('hide:grey-2')
    expect([game.seen('grey-1').invisible, game.seen('grey-2').invisible]).toEqual([false, true])
    expect(game.prompt).toBe('planning')
    const declined = start()
      .play()
      .choose(...stopInDock, 'no-more')
    expect(declined.seen('grey-1').invisible).toBe(false)
  })

  test('THE-CARD-74 gre-invisibility: upgraded or copied, on different units', () => {
    const upgraded = hiding().card('gre-invisibility', 'dock-1', { upgrades: 1 }).play()
    const copied = hiding()
      .card('gre-invisibility', 'dock-1')
      .card('gre-duplication', 'dock-2')
      .play()
    for (const game of [upgraded, copied]) {
      game.choose(...stopInDock, 'hide:grey-1')
      expect(game.options).toEqual(['no-more', 'hide:grey-2'])
      game.choose('hide:grey-2')
      expect([game.seen('grey-1').invisible, game.seen('grey-2').invisible]).toEqual([true, true])
    }
  })
})
