import { describe, expect, test } from 'vitest'
import type { FactionId } from '../components.ts'
import { type Playing, type Position, position, teamPosition } from './position.ts'

const NAMES: Readonly<Record<string, [FactionId, string]>> = {
  mar: ['marines', 'marine'],
  ali: ['aliens', 'alien'],
  sci: ['scientists', 'scientist'],
  gre: ['greys', 'grey'],
}

/**
 * Pandora has a card in the Control Room for one use and a Creature in the Corridors, about to stop
 * there. Enemies stand in the Control Room (b) and in the Tech Bay (a).
 */
function oneUse(card: string, upgrades = 0): Position {
  const [faction, unit] = NAMES[card.slice(0, 3)]
  return position(faction, 'pandora')
    .unit('creature-1', 'corridors', 'a')
    .unit(`${unit}-1`, 'control-room', 'b', { upgraded: true })
    .unit(`${unit}-2`, 'tech-bay', 'a')
    .card(card, 'ctl-2', { upgrades })
    .controlled('ctl-2', 'runner-1')
    .toMove('pandora')
}

/** The Creature stops in the Control Room. */
function stop(game: Position): Playing {
  return game.play().choose('move:creature-1', 'room:control-room-a')
}

function isControlled(game: Playing, slot = 'ctl-2'): boolean {
  return game.card(slot)?.control != null
}

function reserve(game: Playing): string[] {
  const { units } = game.match.view(null)
  return units.filter((unit) => unit.place === 'supply').map((unit) => unit.name)
}

describe('Action cards', () => {
  test.each([
    ['mar-assault', []],
    ['mar-armoury', []],
    ['mar-detector', ['deactivate:corridors']],
    ['mar-team-tactics', ['move-enemy:marine-2', 'room:corridors-b']],
    ['ali-assault', []],
    ['ali-incubator', ['room:control-room-c']],
    ['ali-phantom-attack', ['attack-with:creature-1']],
    ['ali-abduction', ['abduct:alien-1', 'abduct-to:tech-bay', 'room:tech-bay-b']],
    ['sci-archives', []],
    ['sci-infirmary', []],
    ['sci-small-laboratory', []],
    ['gre-probe', []],
    ['gre-life-drain', []],
    ['gre-optimiser', []],
    ['gre-downgrade', []],
    ['gre-invisibility', ['hide:creature-1']],
    ['gre-mind-control', ['move-enemy:grey-2', 'room:corridors-b']],
  ])('THE-PAND-39 one use of %s is its next resolution', (card, answers) => {
    const game = stop(oneUse(card)).choose(...answers)
    expect(game.told('action', 'card')).toEqual([card])
    expect(isControlled(game)).toBe(false)
    expect(reserve(game)).toContain('runner-1')
    expect(game.card('ctl-2')?.id).toBe(card)
  })

  test('THE-PAND-39 the copies by Duplications belong to the one use', () => {
    const game = oneUse('mar-armoury')
      .card('mar-duplication', 'ctl-3')
      .controlled('ctl-3', 'catcher-1', false)
    const playing = stop(game)
    expect(playing.upgrades('pandora')).toBe(2)
    expect(isControlled(playing)).toBe(false)
    expect(isControlled(playing, 'ctl-3')).toBe(true)
  })

  test('THE-PAND-40 a Duplication is used with a card that counts once more through it', () => {
    const game = oneUse('gre-mind-control')
      .card('gre-duplication', 'ctl-3')
      .controlled('ctl-3', 'runner-2')
    const playing = stop(game).choose('move-enemy:grey-2', 'room:corridors-b')
    playing.choose('move-enemy:grey-1', 'room:tech-bay-b').endTurn()
    expect(isControlled(playing, 'ctl-3')).toBe(false)
  })

  test('THE-PAND-39 a Remote Control and the card that it triggers are both used', () => {
    const game = oneUse('sci-remote-control')
      .card('sci-infirmary', 'tec-2')
      .controlled('tec-2', 'runner-2')
      .life('pandora', 10)
    const playing = stop(game).choose('trigger:tec-2')
    expect(playing.life('pandora')).toBe(11)
    expect(isControlled(playing)).toBe(false)
    expect(isControlled(playing, 'tec-2')).toBe(false)
  })

  test('THE-PAND-39 a card whose one use a Remote Control took is not resolved once more', () => {
    const game = oneUse('sci-remote-control')
      .card('sci-infirmary', 'ctl-3')
      .controlled('ctl-3', 'runner-2')
      .life('pandora', 10)
    const playing = stop(game).choose('action:ctl-2', 'trigger:ctl-3')
    expect(playing.life('pandora')).toBe(11)
    expect(playing.told('action', 'card')).toEqual(['sci-remote-control', 'sci-infirmary'])
  })

  test.each([
    ['mar-detector', 'no-more'],
    ['mar-team-tactics', 'no-more'],
    ['ali-phantom-attack', 'no-more'],
    ['ali-abduction', 'no-more'],
    ['sci-detonation', 'no-more'],
    ['gre-invisibility', 'no-more'],
    ['gre-mind-control', 'no-more'],
  ])('THE-PAND-41 a %s that she declines is not used up', (card, decline) => {
    const game = stop(oneUse(card)).choose(decline)
    expect(isControlled(game)).toBe(true)
    expect(isControlled(game.endTurn())).toBe(true)
  })

  test('THE-PAND-41 a Remote Control that she declines is not used up', () => {
    const game = oneUse('sci-remote-control')
      .card('sci-infirmary', 'tec-2')
      .controlled('tec-2', 'runner-2')
    expect(isControlled(stop(game).choose('no-more'))).toBe(true)
  })

  test('THE-PAND-41 a Transfer that she declines is not used up', () => {
    const game = stop(oneUse('gre-transfer').upgrades('pandora', 1)).choose('no-more')
    expect(isControlled(game)).toBe(true)
    expect(game.upgrades('pandora')).toBe(1)
  })

  test('THE-PAND-41 a card of which she uses only a part is used up', () => {
    const start = oneUse('gre-mind-control', 1).unit('grey-3', 'tech-bay', 'b')
    const game = stop(start).choose('move-enemy:grey-2', 'room:control-room-c', 'no-more')
    expect(isControlled(game)).toBe(false)
  })

  test('THE-PAND-41 a Station Plan is used up where her partner installs with it, not where they decline', () => {
    const plan = () =>
      teamPosition('pandora', 'scientists', 'marines', 'aliens')
        .unit('marine-1', 'corridors', 'a')
        .card('sci-station-plan', 'ctl-2')
        .controlled('ctl-2', 'runner-1')
        .pending('mar-fire', 'dock-p1')
        .toMove('marines')
        .play()
        .choose('move:marine-1', 'room:control-room-a')
    expect(isControlled(plan().choose('no-planning'))).toBe(true)
    const used = plan().choose('plan-install:dock-p1', 'install:tec-2')
    expect(used.card('tec-2')?.id).toBe('mar-fire')
    expect(isControlled(used)).toBe(false)
  })

  test.each([
    ['mar-detector', (s: Position) => threeDeactivations(s)],
    ['mar-team-tactics', (s: Position) => s.with(hideAll)],
    ['ali-phantom-attack', (s: Position) => s.with(hideAll)],
    ['ali-abduction', (s: Position) => s.with(hideAll)],
    ['sci-station-plan', (s: Position) => s],
    ['sci-remote-control', (s: Position) => s],
    ['sci-small-laboratory', (s: Position) => s],
    ['gre-transfer', (s: Position) => s],
    ['gre-invisibility', (s: Position) => s.with(hideAll)],
    ['gre-mind-control', (s: Position) => s.with(hideAll)],
    ['gre-life-drain', (s: Position) => s.with(hideAll)],
  ])('THE-PAND-41 a %s that has no effect is used up', (card, furnish) => {
    const game = stop(furnish(oneUse(card)))
    expect(game.told('action', 'card')).toEqual([card])
    expect(isControlled(game)).toBe(false)
  })

  test('THE-PAND-41 a card that Malfunction keeps from acting is not used up', () => {
    const game = stop(oneUse('mar-armoury').malfunction('ctl-2'))
    expect(game.upgrades('pandora')).toBe(0)
    expect(isControlled(game)).toBe(true)
  })

  test('THE-PAND-41 a card that a Crawlers token keeps from acting is not used up', () => {
    const game = position('marines', 'aliens', 'pandora')
      .unit('creature-1', 'loading-dock', 'a')
      .unit('alien-1', 'control-room', 'b')
      .card('mar-armoury', 'ctl-2')
      .controlled('ctl-2', 'runner-1')
      .card('ali-crawlers', 'ctl-3')
      .toMove('pandora')
    const playing = stop(game)
    expect(playing.log('action')).toEqual([])
    expect(isControlled(playing)).toBe(true)
  })
})

describe('Traps', () => {
  /** An enemy stops in the Control Room, where Pandora has a Trap for one use. */
  function enemyStops(card: string, furnish = (game: Position) => game): Playing {
    const [faction, unit] = NAMES[card.slice(0, 3)]
    const game = position(faction, 'pandora')
      .unit(`${unit}-1`, 'corridors', 'a')
      .unit('creature-1', 'control-room', 'b')
      .card(card, 'ctl-2', { active: true })
      .controlled('ctl-2', 'runner-1')
    return furnish(game).play().choose(`move:${unit}-1`, 'room:control-room-a')
  }

  test.each(['mar-fire', 'mar-ambush', 'ali-hive', 'ali-tentacles', 'ali-parasite', 'sci-clamp'])(
    'THE-PAND-39 one use of the Trap %s is the next enemy stop',
    (card) => {
      const game = enemyStops(card)
      expect(game.told('trap', 'card')).toEqual([card])
      expect(isControlled(game)).toBe(false)
    },
  )

  test('THE-PAND-39 a unit that passes through uses up a Trap as well', () => {
    const game = position('marines', 'pandora')
      .unit('marine-1', 'corridors', 'a')
      .unit('marine-2', 'corridors', 'b')
      .card('mar-fire', 'ctl-2')
      .controlled('ctl-2', 'runner-1')
      .play()
    game.choose('move:marine-1', 'room:loading-dock-a')
    expect(game.life('marines')).toBe(19)
    expect(isControlled(game)).toBe(false)
  })

  test.each(['sci-camera', 'sci-defence-system'])(
    'THE-PAND-39 the Trap of %s is one use',
    (card) => {
      const game = enemyStops(card)
      expect(game.told('trap', 'card')).toEqual([card])
      expect(isControlled(game)).toBe(false)
    },
  )

  test('THE-PAND-39 so is switching a Defence System on, which then is its owner’s again', () => {
    const game = stop(oneUse('sci-defence-system'))
    expect(game.card('ctl-2')).toMatchObject({ active: true, control: null })
  })

  test('THE-PAND-41 a Trap that a Deactivation token silences is not used up', () => {
    const game = enemyStops('mar-fire', (before) => before.deactivation('control-room', 'marines'))
    expect(game.life('marines')).toBe(20)
    expect(isControlled(game)).toBe(true)
  })

  test.each(['mar-minefield', 'gre-minefield'])(
    'THE-PAND-42 %s is discarded after its effect and the Embryo returns',
    (card) => {
      const game = enemyStops(card)
      expect(game.card('ctl-2')).toBeNull()
      expect(game.state.discarded).toContain(card)
      expect(reserve(game)).toContain('runner-1')
    },
  )

  test('THE-PAND-42 THE-PAND-44 so is a Detonation, even under permanent control', () => {
    const game = position('scientists', 'pandora')
      .unit('creature-1', 'corridors', 'a')
      .unit('scientist-1', 'control-room', 'b')
      .card('sci-detonation', 'ctl-2', { upgrades: 1 })
      .controlled('ctl-2', 'catcher-1', false)
      .toMove('pandora')
    const playing = stop(game).choose('detonate:control-room')
    expect(playing.life('scientists')).toBe(18)
    expect(playing.card('ctl-2')).toBeNull()
    expect(reserve(playing)).toContain('catcher-1')
  })
})

/** No effect may choose an enemy, and no Invisibility token is left. */
function hideAll({ units }: Position['state']): void {
  for (const unit of units) if (unit.owner === 0 && unit.room >= 0) unit.invisible = true
}

function threeDeactivations(game: Position): Position {
  for (const sector of ['corridors', 'tech-bay', 'tech-bay']) game.deactivation(sector, 'marines')
  return game
}
