import { describe, expect, test } from 'vitest'
import { position } from './position.ts'

/** A Marine stops in the Alien Nest, where Team Tactics waits. */
const tactics = () =>
  position('marines', 'aliens').unit('marine-1', 'tech-bay', 'a').card('mar-team-tactics', 'nest-1')

describe('Team Tactics', () => {
  test("THE-CARD-18 THE-CARD-90 mar-team-tactics: moves an enemy by the count of its Sector into a Room of the Marines' choice", () => {
    const game = tactics()
      .unit('alien-1', 'corridors', 'a')
      .unit('alien-2', 'corridors', 'b')
      .play()
    game.choose('move:marine-1', 'room:alien-nest-a')
    expect(game.options).toEqual(['no-more', 'move-enemy:alien-1', 'move-enemy:alien-2'])
    game.choose('move-enemy:alien-1')
    expect([game.asked, game.prompt]).toEqual(['marines', 'room'])
    game.choose('room:loading-dock-c')
    expect(game.place('alien-1')).toBe('loading-dock-c')
    expect(game.prompt).toBe('planning')
  })

  test('THE-CARD-90 mar-team-tactics: it may be declined', () => {
    const game = tactics().unit('alien-1', 'corridors', 'a').play()
    game.choose('move:marine-1', 'room:alien-nest-a', 'no-more')
    expect(game.place('alien-1')).toBe('corridors-a')
    expect(game.prompt).toBe('planning')
  })

  test('THE-CARD-90 mar-team-tactics: never a unit that is clamped, invisible or in Space', () => {
    const game = position('marines', 'scientists', 'greys')
      .unit('marine-1', 'control-room', 'a')
      .unit('scientist-1', 'corridors', 'a')
      .unitInSpace('scientist-2')
      .unit('grey-1', 'corridors', 'b', { invisible: true })
      .unit('grey-2', 'tech-bay', 'a')
      .unit('grey-3', 'tech-bay', 'b')
      .card('sci-clamp', 'tec-2')
      .held('grey-2', 'tec-2')
      .card('mar-team-tactics', 'lab-1')
      .play()
    game.choose('move:marine-1', 'room:laboratory-a')
    expect(game.options).toEqual(['no-more', 'move-enemy:scientist-1', 'move-enemy:grey-3'])
  })

  test('THE-CARD-19 mar-team-tactics: in a full Sector the Marines choose who is ejected, of whichever faction', () => {
    const game = tactics()
      .unit('alien-1', 'corridors', 'a')
      .unit('alien-2', 'control-room', 'a')
      .unit('alien-3', 'control-room', 'b')
      .unit('marine-2', 'control-room', 'c')
      .unit('marine-3', 'control-room', 'd')
      .play()
    game.choose('move:marine-1', 'room:alien-nest-a', 'move-enemy:alien-1')
    expect(game.asked).toBe('marines')
    expect(game.options).toEqual([
      'eject:alien-2',
      'eject:alien-3',
      'eject:marine-2',
      'eject:marine-3',
    ])
    game.choose('eject:alien-2')
    expect([game.place('alien-2'), game.place('alien-1')]).toEqual(['space', 'control-room-a'])
    expect(game.told('flash-assault', 'faction')).toEqual(['marines'])
    expect(game.told('attacks', 'unit')).toEqual(['marine-2', 'marine-3'])
  })

  test('THE-CARD-20 mar-team-tactics: the moved unit resolves no card and no Sector action', () => {
    const sector = tactics().unit('alien-1', 'alien-nest', 'b').card('mar-fire', 'tec-2').play()
    sector.choose('move:marine-1', 'room:alien-nest-a', 'move-enemy:alien-1')
    sector.choose('room:control-room-a')
    expect(sector.malfunction).toBeNull()

    const moved = tactics()
      .unit('alien-1', 'control-room', 'a', { upgraded: true })
      .unit('marine-2', 'loading-dock', 'a')
      .card('ali-assault', 'dock-1')
      .card('mar-armoury', 'dock-2')
      .play()
    moved.choose('move:marine-1', 'room:alien-nest-a', 'move-enemy:alien-1', 'room:loading-dock-b')
    expect(moved.life('marines')).toBe(20)
    expect(moved.upgrades('marines')).toBe(0)
    expect(moved.prompt).toBe('planning')
  })

  test('THE-CARD-20 mar-team-tactics: Traps affect the moved unit, on its way and where it ends', () => {
    const game = tactics()
      .unit('alien-1', 'corridors', 'a')
      .unit('alien-2', 'corridors', 'b')
      .card('mar-fire', 'ctl-2')
      .card('mar-minefield', 'dock-1')
      .play()
    game.choose('move:marine-1', 'room:alien-nest-a', 'move-enemy:alien-1', 'room:loading-dock-c')
    expect(game.life('aliens')).toBe(20 - 1 - 2)
  })

  test("THE-CARD-21 THE-CARD-91 mar-team-tactics: the Marines may use their Shortcuts, not the moved unit's", () => {
    const game = tactics()
      .unit('alien-1', 'corridors', 'a')
      .card('mar-secret-passage', 'ctl-2')
      .card('ali-ventilation-conduit', 'dock-1')
      .play()
    game.choose('move:marine-1', 'room:alien-nest-a', 'move-enemy:alien-1')
    expect([game.asked, game.options]).toEqual(['marines', ['enter', 'skip:ctl-2']])
    game.choose('skip:ctl-2', 'room:loading-dock-a')
    expect(game.place('alien-1')).toBe('loading-dock-a')
  })

  test('THE-CARD-91 mar-team-tactics: a moved Runner goes no Sector further', () => {
    const game = position('marines', 'pandora')
      .pandoraAt('corridors')
      .unit('marine-1', 'control-room', 'a')
      .unit('runner-1', 'corridors', 'a')
      .card('mar-team-tactics', 'dock-1')
      .play()
    game.choose('move:marine-1', 'room:loading-dock-a')
    expect(game.options).toEqual(['no-more', 'move-enemy:runner-1'])
    game.choose('move-enemy:runner-1')
    expect(game.options).toContain('room:control-room-a')
  })

  test('THE-CARD-22 mar-team-tactics: copied, it moves another unit, never the same, one after the other', () => {
    const game = tactics()
      .card('mar-duplication', 'nest-2')
      .unit('alien-1', 'corridors', 'a')
      .unit('alien-2', 'corridors', 'b')
      .play()
    game.choose('move:marine-1', 'room:alien-nest-a', 'move-enemy:alien-1', 'room:loading-dock-a')
    expect(game.options).toEqual(['no-more', 'move-enemy:alien-2'])
    game.choose('move-enemy:alien-2', 'room:control-room-a')
    expect(game.place('alien-2')).toBe('control-room-a')
    expect(game.prompt).toBe('planning')
  })
})
