import { describe, expect, test } from 'vitest'
import { position, teamPosition } from './position.ts'
import { allReasons, reasons } from './reasons.ts'

describe('what cannot be done now: cards', () => {
  test('THE-PLAN-02 a pending card waits for a Movement that ends in its Sector', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'tech-bay', 'a')
      .pending('mar-fire', 'dock-p1')
      .play()
    expect(reasons(game, 'marines', 'card.mar-fire')).toEqual(['pending THE-PLAN-02'])
  })

  test('THE-PLAN-02 two cards of the same name that wait in the same Sector are named once', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'tech-bay', 'a')
      .pending('mar-fire', 'dock-p1')
      .pending('mar-fire', 'dock-p2')
      .play()
    expect(reasons(game, 'marines', 'card.mar-fire')).toEqual(['pending THE-PLAN-02'])
  })

  test('THE-PLAN-02 a pending card of an enemy is not named', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'tech-bay', 'a')
      .pending('ali-hive', 'dock-p1')
      .play()
    expect(reasons(game, 'marines', 'card.ali-hive')).toEqual([])
  })

  test('THE-PLAN-14 without a legal slot only an Instant can be taken', () => {
    const why = (card: string, ...free: string[]) => {
      const game = position('aliens', 'marines')
        .unit('alien-1', 'tech-bay', 'a')
        .pending(card, 'nest-p1')
        .fillSlots('marines', ...free)
        .play()
      return reasons(game, 'aliens', `card.${card}`)
    }
    expect(why('ali-hive')).toEqual(['no-slot THE-PLAN-14'])
    expect(why('ali-shaft')).toEqual(['pending THE-PLAN-02'])
    expect(why('ali-hive', 'cor-1')).toEqual(['pending THE-PLAN-02'])
  })

  test('THE-MALF-04 a pending card with the Malfunction token cannot be installed', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'tech-bay', 'a')
      .pending('mar-fire', 'dock-p1')
      .malfunction('dock-p1')
      .play()
    expect(reasons(game, 'marines', 'card.mar-fire')).toEqual(['pending-malfunction THE-MALF-04'])
  })

  test('THE-MALF-05 an installed card with the Malfunction token has no effect', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'tech-bay', 'a')
      .unit('alien-1', 'loading-dock', 'a')
      .card('mar-fire', 'dock-1')
      .malfunction('dock-1')
      .play()
    expect(reasons(game, 'marines', 'card.mar-fire')).toEqual(['malfunction THE-MALF-05'])
    expect(game.endTurn().asked).toBe('aliens')
    expect(reasons(game, 'aliens', 'card.mar-fire')).toEqual([])
  })

  test('THE-TOKEN-11 a card deactivated by Crawlers has no effect', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'tech-bay', 'a')
      .card('mar-fire', 'dock-1')
      .card('ali-crawlers', 'dock-2')
      .play()
    expect(reasons(game, 'marines', 'card.mar-fire')).toEqual(['crawled THE-TOKEN-11'])
  })

  test('THE-CARD-84 a Defence System that is not active says so', () => {
    const system = (active: boolean) =>
      position('scientists', 'aliens')
        .unit('scientist-1', 'tech-bay', 'a')
        .card('sci-defence-system', 'cor-1', { active })
        .play()
    const what = 'card.sci-defence-system'
    expect(reasons(system(false), 'scientists', what)).toEqual(['inactive THE-CARD-84'])
    expect(reasons(system(true), 'scientists', what)).toEqual([])
  })

  test('THE-UPG-05 a card is named when the tokens do not suffice for its next one', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'tech-bay', 'a')
      .card('mar-fire', 'dock-1', { upgrades: 2 })
      .upgrades('marines', 2)
      .play()
    expect(allReasons(game, 'marines').find(({ what }) => what === 'card.mar-fire')).toMatchObject({
      why: 'upgrade-cost',
      params: { slot: 'dock-1', cost: 3, upgrades: 2 },
      rule: 'THE-UPG-05',
    })
  })

  test('THE-UPG-05 neither a card that can be paid, nor a blocked one, nor one of an enemy is named for it', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'tech-bay', 'a')
      .card('mar-fire', 'dock-1', { upgrades: 1 })
      .card('mar-barricade', 'dock-2')
      .malfunction('dock-2')
      .card('ali-hive', 'nest-1', { upgrades: 6 })
      .upgrades('marines', 2)
      .play()
    expect(reasons(game, 'marines', 'card.mar-fire')).toEqual([])
    expect(reasons(game, 'marines', 'card.mar-barricade')).toEqual(['malfunction THE-MALF-05'])
    expect(reasons(game, 'marines', 'card.ali-hive')).toEqual([])
  })

  test('THE-UPG-02 THE-UPG-06 no number and six tokens leave no room for another', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'tech-bay', 'a')
      .card('mar-fire', 'dock-1', { upgrades: 6 })
      .card('mar-barricade', 'dock-2')
      .upgrades('marines', 7)
      .play()
    expect(reasons(game, 'marines', 'card.mar-fire')).toEqual(['six-upgrades THE-UPG-06'])
    expect(reasons(game, 'marines', 'card.mar-barricade')).toEqual(['no-number THE-UPG-02'])
  })

  test('THE-CARD-80 Unexpected Reinforcements need a card in the deck', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'tech-bay', 'a')
      .kept('marines', 'bon-unexpected-reinforcements', 'bon-upgrade')
      .deck('marines')
      .play()
    const what = 'card.bon-unexpected-reinforcements'
    expect(reasons(game, 'marines', what)).toEqual(['empty-deck THE-CARD-80'])
    expect(reasons(game, 'marines', 'card.bon-upgrade')).toEqual([])
  })

  test('THE-PLAN-02 a pending card is no longer named once a Movement has ended in its Sector', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'control-room', 'a')
      .pending('mar-fire', 'dock-p1')
      .play()
    game.choose('move:marine-1', 'room:loading-dock-a')
    expect(reasons(game, 'marines', 'card.mar-fire')).toEqual([])
  })

  test('THE-PLAN-02 neither a unit that did not move nor a moved enemy opens a Sector for Planning', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'tech-bay', 'a')
      .unit('marine-2', 'loading-dock', 'b')
      .unit('alien-1', 'control-room', 'a')
      .card('mar-team-tactics', 'nest-1')
      .pending('mar-fire', 'dock-p1')
      .play()
    game.choose('move:marine-1', 'room:alien-nest-a', 'move-enemy:alien-1', 'room:loading-dock-a')
    expect(game.prompt).toBe('planning')
    expect(reasons(game, 'marines', 'card.mar-fire')).toEqual(['pending THE-PLAN-02'])
  })

  test('THE-MOVE-14 a Gangway cannot be played once the unit has moved', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'control-room', 'a')
      .pending('mar-fire', 'dock-p1')
      .kept('marines', 'bon-gangway')
      .play()
    expect(reasons(game, 'marines', 'card.bon-gangway')).toEqual([])
    game.choose('move:marine-1', 'room:loading-dock-a')
    expect(reasons(game, 'marines', 'card.bon-gangway')).toEqual(['gangway THE-MOVE-14'])
  })

  test('THE-CARD-58 a Shaft needs an own card to move', () => {
    const game = position('aliens', 'marines')
      .unit('alien-1', 'tech-bay', 'a')
      .kept('aliens', 'ali-shaft')
      .deck('aliens')
      .play()
    expect(reasons(game, 'aliens', 'card.ali-shaft')).toEqual(['no-card-to-move THE-CARD-58'])
  })

  test('THE-CARD-58 THE-CARD-80 a Shaft and Unexpected Reinforcements need an empty slot', () => {
    const why = (card: string, ...free: string[]) => {
      const game = position('aliens', 'marines')
        .unit('alien-1', 'tech-bay', 'a')
        .kept('aliens', 'ali-shaft', 'bon-unexpected-reinforcements')
        .fillSlots('marines', ...free)
        .play()
      return reasons(game, 'aliens', `card.${card}`)
    }
    const reinforcements = 'bon-unexpected-reinforcements'
    expect(why(reinforcements)).toEqual(['no-empty-slot THE-CARD-80'])
    expect(why('ali-shaft')).toEqual(['no-empty-slot THE-CARD-58'])
    expect(why(reinforcements, 'cor-1')).toEqual([])
    expect(why('ali-shaft', 'cor-1')).toEqual(['no-card-to-move THE-CARD-58'])
  })

  test("THE-PAND-33 Pandora does not plan with her partner's pending cards", () => {
    const game = teamPosition('pandora', 'aliens', 'marines', 'greys')
      .unit('creature-1', 'tech-bay', 'a')
      .pending('mar-fire', 'dock-p1')
      .play()
    expect(reasons(game, 'pandora', 'card.mar-fire')).toEqual(['pandora-plans THE-PAND-33'])
  })
})
