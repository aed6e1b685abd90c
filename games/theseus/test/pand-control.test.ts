import { describe, expect, test } from 'vitest'
import { supplyOf } from '../queries.ts'
import { type Playing, position, teamPosition } from './position.ts'

/** Corridors, Control Room, Loading Dock, Tech Bay. */
function station() {
  return position('marines', 'pandora').toMove('pandora').unit('marine-3', 'loading-dock', 'd')
}

describe('taking control', () => {
  test('THE-PAND-21 a moved Embryo may take one enemy card of the Sector where it ended', () => {
    const game = station()
      .unit('catcher-1', 'corridors', 'a')
      .card('mar-fire', 'ctl-1')
      .card('mar-armoury', 'ctl-3')
      .card('mar-hideout', 'tec-2')
      .play()
    game.choose('move:catcher-1', 'room:control-room-a')
    expect(game.options).toEqual(['no-control', 'take-control:ctl-1', 'take-control:ctl-3'])
    game.choose('take-control:ctl-1')
    expect(game.log('control')).toHaveLength(1)
    expect(game.prompt).not.toBe('take-control')
  })

  test('THE-PAND-21 she may leave the cards alone', () => {
    const game = station().unit('catcher-1', 'corridors', 'a').card('mar-fire', 'ctl-1').play()
    game.choose('move:catcher-1', 'room:control-room-a', 'no-control')
    expect(game.place('catcher-1')).toBe('control-room-a')
    expect(game.card('ctl-1')?.control).toBeNull()
  })

  test('THE-PAND-21 a Creature takes no card, nor does an Embryo that did not move', () => {
    const game = station()
      .unit('creature-1', 'corridors', 'a')
      .unit('catcher-1', 'control-room', 'b')
      .unit('marine-1', 'control-room', 'c')
      .card('mar-fire', 'ctl-1')
      .play()
    game.choose('move:creature-1', 'room:control-room-a')
    expect(game.prompt).not.toBe('take-control')
  })

  test('THE-PAND-22 control comes after the Action cards and before the Sector action', () => {
    const game = station()
      .unit('catcher-1', 'tech-bay', 'a')
      .card('mar-armoury', 'cor-1')
      .controlled('cor-1', 'catcher-2', false)
      .card('mar-fire', 'cor-2')
      .play()
    game.choose('move:catcher-1', 'room:corridors-a', 'go-on', 'take-control:cor-2', 'go-on')
    expect(game.kinds('action', 'control', 'assault')).toEqual(['action', 'control', 'assault'])
  })

  test('THE-PAND-23 the Embryo leaves its Room for the card and is a unit no more', () => {
    const game = station()
      .unit('catcher-1', 'corridors', 'a')
      .unit('creature-1', 'control-room', 'c')
      .card('mar-fire', 'ctl-1')
      .play()
    game.choose('move:catcher-1', 'room:control-room-a', 'take-control:ctl-1')
    expect(game.match.view(null).sectors[1].rooms).toEqual([null, null, 'creature-1', null])
    expect(game.unit('catcher-1')).toMatchObject({ sectorId: 'off', roomName: '' })
    game.endTurn()
    // Alone in its Sector, the Creature has one Movement point.
    expect(game.options).toEqual(['move:creature-1'])
    expect(game.decision.options[0].params).toMatchObject({ points: 1 })
  })

  test('THE-PAND-24 the Embryo keeps its side on the card and cannot be upgraded there', () => {
    const game = station()
      .unit('runner-1', 'corridors', 'a', { upgraded: true })
      .unit('creature-1', 'tech-bay', 'a', { upgraded: true })
      .card('mar-armoury', 'ctl-1')
      .card('mar-fire', 'cor-1')
      .controlled('cor-1', 'runner-2')
      .upgrades('pandora', 1)
      .play()
    game.choose('move:runner-1', 'room:control-room-a', 'take-control:ctl-1')
    expect(game.unit('runner-1').upgraded).toBe(true)
    expect(game.prompt).toBe('moment')
    expect(game.options).toEqual(['go-on', 'upgrade-card:cor-1'])
  })

  test('THE-PAND-25 the card is hers with its Upgrade tokens', () => {
    const game = station()
      .unit('creature-1', 'control-room', 'a')
      .unit('marine-1', 'tech-bay', 'a')
      .card('mar-fire', 'cor-1', { upgrades: 2 })
      .controlled('cor-1', 'catcher-1', false)
      .toMove('marines')
      .play()
    expect(game.match.view(null).sectors[0].slots[0].card).toMatchObject({
      owner: 0,
      controller: 1,
    })
    game.choose('move:marine-1', 'room:corridors-a')
    expect(game.life('marines')).toBe(17)
  })

  test('THE-PAND-26 after one use the Embryo is in the reserve and the card its owner’s', () => {
    const game = station()
      .unit('creature-1', 'tech-bay', 'a')
      .unit('marine-1', 'tech-bay', 'b')
      .unit('marine-2', 'control-room', 'b')
      .card('mar-armoury', 'ctl-2')
      .controlled('ctl-2', 'runner-1')
      .play()
    game.choose('move:creature-1', 'room:control-room-a')
    expect(game.upgrades('pandora')).toBe(1)
    expect(game.log('control-ends')[0].rule).toBe('THE-PAND-26')
    expect(game.card('ctl-2')?.control).toBeNull()
    expect(placeOf(game, 'runner-1')).toBe('supply')
    expect(game.match.view(null).sectors[1].slots[1].card?.controller).toBe(0)
  })

  test('THE-PAND-26 permanent control outlasts every use', () => {
    const game = station()
      .unit('creature-1', 'tech-bay', 'a')
      .unit('marine-1', 'tech-bay', 'b')
      .unit('marine-2', 'control-room', 'b')
      .card('mar-armoury', 'ctl-2')
      .controlled('ctl-2', 'catcher-1', false)
      .play()
    game.choose('move:creature-1', 'room:control-room-a')
    expect(game.upgrades('pandora')).toBe(1)
    game.endTurn()
    expect(game.card('ctl-2')?.control).not.toBeNull()
  })

  test('THE-PAND-37 the card keeps what lies on it; a malfunctioning one cannot be taken', () => {
    const game = position('scientists', 'pandora')
      .unit('catcher-1', 'corridors', 'a')
      .card('sci-camera', 'ctl-1', { upgrades: 1, recording: 3 })
      .card('sci-clamp', 'ctl-2')
      .card('sci-archives', 'ctl-3')
      .malfunction('ctl-3')
      .toMove('pandora')
      .play()
    game.choose('move:catcher-1', 'room:control-room-a')
    game.choose('trap:ctl-1')
    expect(game.options).toEqual(['no-control', 'take-control:ctl-1', 'take-control:ctl-2'])
    game.choose('take-control:ctl-1')
    expect(game.card('ctl-1')).toMatchObject({ upgrades: 1, recording: 6, owner: 0 })
  })

  test('THE-PAND-37 an activated Defence System stays so, a Crawlers token stays on its card', () => {
    const active = position('scientists', 'pandora')
      .unit('catcher-1', 'corridors', 'a')
      .card('sci-defence-system', 'ctl-2', { active: true })
      .toMove('pandora')
      .play()
    active.choose('move:catcher-1', 'room:control-room-a', 'take-control:ctl-2')
    expect(active.card('ctl-2')?.active).toBe(true)
    const crawled = position('marines', 'aliens', 'pandora')
      .unit('catcher-1', 'control-room', 'a')
      .card('ali-crawlers', 'nest-1')
      .card('mar-armoury', 'nest-2')
      .toMove('pandora')
      .play()
    crawled.choose('move:catcher-1', 'room:alien-nest-a', 'take-control:nest-2')
    expect(crawled.card('nest-2')?.crawled).toBe(true)
  })

  test('THE-PAND-37 a card she controls already, or her partner’s, cannot be taken', () => {
    const game = teamPosition('pandora', 'marines', 'scientists', 'aliens')
      .unit('catcher-1', 'corridors', 'a')
      .card('sci-archives', 'ctl-1')
      .card('mar-fire', 'ctl-2')
      .controlled('ctl-2', 'catcher-2', false)
      .play()
    game.choose('move:catcher-1', 'room:control-room-a')
    expect(game.prompt).not.toBe('take-control')
    expect(game.place('catcher-1')).toBe('control-room-a')
  })

  test('THE-PAND-38 a card just taken is not resolved, but works in an Extra Turn', () => {
    const game = position('marines', 'pandora')
      .unit('runner-1', 'control-room', 'a')
      .unit('creature-1', 'loading-dock', 'a')
      .card('mar-armoury', 'tec-2')
      .toMove('pandora')
      .play()
    game.choose('move:runner-1+run', 'room:tech-bay-a', 'take-control:tec-2')
    expect(game.upgrades('pandora')).toBe(0)
    expect(game.card('tec-2')?.control).not.toBeNull()
    game.choose('room:tech-bay-b')
    expect(game.told('action', 'card')).toEqual(['mar-armoury'])
    expect(game.upgrades('pandora')).toBe(1)
    expect(game.card('tec-2')?.control).toBeNull()
  })
})

describe('whose card it is', () => {
  test('THE-PAND-45 a controlled Trap strikes its owner’s units and no longer hers', () => {
    const trap = () => station().card('mar-fire', 'ctl-2').controlled('ctl-2', 'catcher-1', false)
    const hers = trap().unit('creature-1', 'corridors', 'a').play()
    hers.choose('move:creature-1', 'room:control-room-a')
    expect(hers.log('trap')).toEqual([])
    const theirs = trap().unit('marine-1', 'corridors', 'a').toMove('marines').play()
    theirs.choose('move:marine-1', 'room:control-room-a')
    expect(theirs.life('marines')).toBe(19)
  })

  test('THE-PAND-45 in a death-match the wounds of a controlled card score for Pandora', () => {
    const game = position('marines', 'aliens', 'pandora')
      .unit('marine-1', 'loading-dock', 'a')
      .card('mar-fire', 'ctl-2', { upgrades: 1 })
      .controlled('ctl-2', 'catcher-1', false)
      .play()
    game.choose('move:marine-1', 'room:control-room-a')
    expect([game.life('marines'), game.life('pandora')]).toEqual([0, 2])
  })

  test('THE-PAND-45 on a controlled card “your units” are Pandora’s', () => {
    const game = position('aliens', 'pandora')
      .unit('creature-1', 'corridors', 'a')
      .unit('creature-2', 'tech-bay', 'a')
      .unit('alien-1', 'tech-bay', 'b', { upgraded: true })
      .card('ali-phantom-attack', 'ctl-2')
      .controlled('ctl-2', 'catcher-1', false)
      .toMove('pandora')
      .play()
    game.choose('move:creature-1', 'room:control-room-a')
    expect(game.options).toEqual(['no-more', 'attack-with:creature-2'])
    game.choose('attack-with:creature-2')
    expect(game.life('aliens')).toBe(19)
  })

  test('THE-PAND-48 a controlled card is copied only by a Duplication she controls too', () => {
    const armoury = (dup: boolean, controlled: boolean) => {
      const game = station()
        .unit('creature-1', 'corridors', 'a')
        .unit('marine-1', 'control-room', 'c')
        .card('mar-armoury', 'ctl-2')
        .controlled('ctl-2', 'catcher-1', false)
      if (dup) game.card('mar-duplication', 'ctl-3')
      if (controlled) game.controlled('ctl-3', 'catcher-2', false)
      return game.play().choose('move:creature-1', 'room:control-room-a').upgrades('pandora')
    }
    expect(armoury(true, false)).toBe(1)
    expect(armoury(true, true)).toBe(2)
  })

  test('THE-PAND-48 a controlled Duplication does not copy cards of its former faction', () => {
    const game = station()
      .unit('marine-1', 'corridors', 'a')
      .card('mar-armoury', 'ctl-2')
      .card('mar-duplication', 'ctl-3')
      .controlled('ctl-3', 'catcher-1', false)
      .toMove('marines')
      .play()
    game.choose('move:marine-1', 'room:control-room-a')
    expect(game.upgrades('marines')).toBe(1)
  })

  test('THE-PAND-49 its owner can neither use nor upgrade it', () => {
    const game = position('marines', 'pandora')
      .unit('marine-1', 'corridors', 'a', { upgraded: true })
      .card('mar-detector', 'ctl-2')
      .controlled('ctl-2', 'catcher-1', false)
      .upgrades('marines', 2)
      .play()
    expect(game.options).toEqual(['move:marine-1'])
    game.choose('move:marine-1', 'room:control-room-a')
    expect(game.log('action')).toEqual([])
  })

  test('THE-PAND-49 its owner cannot discard it to free its slot', () => {
    const game = position('marines', 'pandora')
      .unit('marine-1', 'tech-bay', 'a')
      .card('mar-detector', 'ctl-2')
      .controlled('ctl-2', 'catcher-1', false)
      .card('mar-armoury', 'ctl-3')
      .pending('mar-hideout', 'cor-p1')
      .play()
    game.choose('move:marine-1', 'room:corridors-a', 'plan-install:cor-p1')
    expect(game.options).toContain('install-over:ctl-3')
    expect(game.options.some((id) => id.endsWith(':ctl-2'))).toBe(false)
  })

  test('THE-PAND-49 for Malfunction it is an enemy card to its owner and not to Pandora', () => {
    const fire = () =>
      position('marines', 'pandora')
        .unit('marine-1', 'control-room', 'c')
        .card('mar-fire', 'tec-2')
        .controlled('tec-2', 'catcher-1', false)
        .card('mar-armoury', 'tec-4')
    const marines = fire().unit('marine-2', 'corridors', 'a').play()
    expect(marines.choose('move:marine-2', 'room:control-room-a').malfunction).toBe('tec-2')
    const pandora = fire().unit('creature-1', 'corridors', 'a').toMove('pandora').play()
    expect(pandora.choose('move:creature-1', 'room:control-room-a').malfunction).toBe('tec-4')
  })

  test('THE-PAND-49 it is no enemy card to Pandora’s partner', () => {
    const game = teamPosition('pandora', 'marines', 'scientists', 'aliens')
      .unit('scientist-1', 'corridors', 'a')
      .card('mar-fire', 'tec-2')
      .controlled('tec-2', 'catcher-1', false)
      .card('ali-hive', 'tec-4')
      .card('mar-armoury', 'tec-3')
      .toMove('scientists')
      .play()
    game.choose('move:scientist-1', 'room:control-room-a')
    expect(game.options).toEqual(['malfunction:tec-3', 'malfunction:tec-4'])
  })
})

describe('Clean Base', () => {
  /** Pandora shares the Loading Dock; she controls the Fire there, the Hideout is the Marines'. */
  function shared() {
    return position('marines', 'pandora')
      .pandoraAt('loading-dock')
      .unit('marine-3', 'loading-dock', 'd')
      .card('mar-fire', 'dock-1', { upgrades: 2 })
      .controlled('dock-1', 'runner-1', false)
      .card('mar-hideout', 'dock-2')
  }

  test('THE-PAND-31 the co-owner may discard a card that Pandora controls', () => {
    const game = shared().unit('marine-1', 'control-room', 'a').play()
    game.choose('move:marine-1', 'room:loading-dock-a')
    expect(game.options).toEqual(['take-upgrade', 'clean-base:dock-1'])
    game.choose('clean-base:dock-1')
    expect(game.card('dock-1')).toBeNull()
    expect(game.state.discarded).toContain('mar-fire')
    expect(placeOf(game, 'runner-1')).toBe('supply')
  })

  test('THE-PAND-31 THE-PAND-32 she may discard her own cards there and enemy cards', () => {
    const game = shared().unit('creature-1', 'control-room', 'a').toMove('pandora').play()
    game.choose('move:creature-1', 'room:loading-dock-a')
    expect(game.options).toEqual(['take-upgrade', 'clean-base:dock-1', 'clean-base:dock-2'])
    game.choose('clean-base:dock-2')
    expect(game.card('dock-2')).toBeNull()
    expect(game.upgrades('pandora')).toBe(0)
  })

  test('THE-PAND-31 she has no such choice in a Sector that she shares with no enemy', () => {
    const neutral = position('marines', 'pandora')
      .pandoraAt('corridors')
      .unit('creature-1', 'tech-bay', 'a')
      .unit('marine-1', 'corridors', 'd')
      .card('mar-fire', 'cor-1')
      .controlled('cor-1', 'catcher-1', false)
      .card('mar-hideout', 'cor-2')
      .toMove('pandora')
      .play()
    neutral.choose('move:creature-1', 'room:corridors-a', 'pandora-first')
    expect(neutral.prompt).not.toBe('home-action')
    const team = teamPosition('pandora', 'marines', 'scientists', 'aliens')
      .unit('creature-1', 'control-room', 'a')
      .unit('alien-1', 'laboratory', 'd')
      .card('mar-fire', 'lab-1')
      .controlled('lab-1', 'catcher-1', false)
      .play()
    team.choose('move:creature-1', 'room:laboratory-a')
    expect(team.prompt).not.toBe('home-action')
    expect(team.upgrades('pandora')).toBe(1)
  })

  test('THE-PAND-43 a malfunctioning controlled card stays, with its Embryo', () => {
    const game = shared()
      .unit('creature-1', 'control-room', 'a')
      .malfunction('dock-1')
      .toMove('pandora')
      .play()
    game.choose('move:creature-1', 'room:loading-dock-a')
    expect(game.options).toEqual(['take-upgrade', 'clean-base:dock-2'])
    expect(game.card('dock-1')?.control).not.toBeNull()
    const marines = shared().unit('marine-1', 'control-room', 'a').malfunction('dock-1').play()
    marines.choose('move:marine-1', 'room:loading-dock-a')
    expect(marines.prompt).not.toBe('home-action')
    expect(placeOf(marines, 'runner-1')).toBe('card')
  })

  test('THE-PAND-44 the Upgrade tokens go to the supply and the Embryo turns to its basic side', () => {
    const game = shared()
      .unit('marine-1', 'control-room', 'a')
      .with((state) => {
        state.units.find((unit) => unit.name === 'runner-1')!.upgraded = true
      })
      .play()
    game.choose('move:marine-1', 'room:loading-dock-a')
    expect(supplyOf(game.state, 'upgrade')).toBe(18)
    game.choose('clean-base:dock-1')
    expect(supplyOf(game.state, 'upgrade')).toBe(20)
    expect(game.unit('runner-1').upgraded).toBe(false)
  })
})

function placeOf(game: Playing, name: string): string {
  return game.match.view(null).units.find((unit) => unit.name === name)!.place
}
