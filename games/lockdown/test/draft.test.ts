import { Match, must } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { lockdown as game } from '../index.ts'
import { againstIntruders, lockdown, Playing } from './position.ts'

/** MODE-CHAR, MODE-INTR: Characters and enemies of Nemesis. */

function choosing(): Playing {
  const options = { draft: 'free', alternatives: true }
  return new Playing(
    game,
    must(Match.start(game, { seats: 2, seed: { kind: 'fast', seed: 1 }, options })),
    {},
  )
}

describe('Characters of Nemesis', () => {
  test('LOCK-MODE-CHAR-01 LOCK-MODE-CHAR-03 LOCK-MODE-CHAR-06 LOCK-MODE-CHAR-07 the Role card’s other Character: in isolation, with 3 Knowledge and no Item', () => {
    const playing = choosing().choose('role:survivor')
    expect(playing.options()).toEqual(['role:survivor', 'role:soldier'])
    playing.choose('role:soldier', 'role:hacker', 'role:hacker')
    const soldier = playing.player('soldier')
    expect(playing.whereIs('soldier')).toBe('isolation-room')
    expect(playing.ownOf('soldier').knowledge).toBe(3)
    expect([soldier.hands, soldier.quests]).toEqual([[], ['body-armour']])
    expect(soldier.deck.length + soldier.hand.length).toBe(10)
  })

  test('LOCK-MODE-CHAR-02 nobody else has that colour', () => {
    const playing = choosing().choose('role:survivor', 'role:soldier')
    expect(playing.options()).not.toContain('role:survivor')
  })

  test('LOCK-MODE-CHAR-01 without the option nobody is asked', () => {
    const options = { draft: 'free', alternatives: false }
    const match = must(Match.start(game, { seats: 2, seed: { kind: 'fast', seed: 1 }, options }))
    const playing = new Playing(game, match, {}).choose('role:survivor')
    expect(playing.options()).not.toContain('role:soldier')
  })
})

describe('the original Intruders', () => {
  test('LOCK-MODE-INTR-01 LOCK-MODE-INTR-02 they come by the rules of Night Stalkers, with one number in the light and in the dark', () => {
    const met = (dark: boolean) => {
      const position = againstIntruders('hacker', 'sentry')
        .at('sentry', 'isolation-room')
        .hand('hacker', 'search', 'rest', 'demolition')
        .noise('c15')
        .attacks('scratch-1')
        .dice({ noise: [1], tokens: [{ type: 'adult', number: 2 }] })
      if (dark) position.dark()
      return position.play().act('move:c15')
    }
    expect([met(true), met(false)].map((one) => one.log('surprise-attack').length)).toEqual([0, 0])
    expect(met(true).intrudersIn(met(true).state.rooms[5].tile)).toEqual(['adult'])
  })
})

describe('and what remains', () => {
  test('LOCK-GEN-08 what goes back into the box is seen by nobody', () => {
    const playing = lockdown('hacker', 'sentry').play()
    const seen = JSON.stringify(playing.view('hacker'))
    expect(playing.state.box.tiles).toHaveLength(3)
    for (const tile of playing.state.box.tiles) expect(seen).not.toContain(`"${tile}"`)
  })

  test('LOCK-ENC-12 where nobody caused it, the one compares cards whom she would attack', () => {
    const playing = lockdown('hacker', 'sentry')
      .at('hacker', 'nest')
      .at('sentry', 'nest')
      .hand('hacker', 'search', 'rest')
      .hand('sentry', 'search', 'clean', 'clean', 'clean')
      .attacks('slash-1')
      .dice({ tokens: ['queen'] })
      .phase('bag')
      .play()
    expect(playing.told('encounter', 'seat')).toEqual([1])
    expect(playing.log('surprise-attack')).toHaveLength(0)
  })

  test('LOCK-MOVE-11 whoever is moved into an unexplored room explores it, and rolls if the source does not say otherwise', () => {
    const tile = lockdown('survivor').state.rooms[8].tile
    const playing = lockdown('survivor', 'sentry')
      .at('survivor', lockdown('survivor').state.rooms[5].tile)
      .hand('survivor', 'ventilation-ducts', 'search')
      .unexplored(tile, 'doors-1')
      .attacks('frenzy-1')
      .dice({ noise: ['silence'] })
      .play()
      .act('ventilation-ducts:9')
    expect(playing.kinds('crawls', 'attack-card', 'explores', 'noise-roll')).toEqual([
      'crawls',
      'attack-card',
      'explores',
      'noise-roll',
    ])
  })

  test('LOCK-BOARD-01 what the board carries', () => {
    const view = lockdown('hacker', 'sentry').play().view(null)
    expect(view.rooms).toHaveLength(25)
    expect(view.corridors).toHaveLength(34)
    expect(view.css).toHaveLength(6)
    expect([view.technicalNoise.length, view.pool.length]).toEqual([1, 2])
  })

  test('LOCK-GEN-11 a card wins over the rule: Odds and Ends searches where nothing is left', () => {
    const playing = lockdown('janitor', 'sentry')
      .tile(2, 'archive')
      .at('janitor', 'archive')
      .items('archive', 0)
      .hand('janitor', 'odds-and-ends', 'search', 'rest')
      .play()
    expect(playing.forbidden('search')).toBe('LOCK-SEARCH-04')
    expect(playing.options().some((id) => id.startsWith('odds-and-ends'))).toBe(true)
  })

  test('LOCK-ITEM-01 an Item comes by a Search, a trade, a craft, a quest or a room', () => {
    const playing = lockdown('hacker', 'sentry')
      .tile(2, 'guard-room')
      .at('hacker', 'guard-room')
      .hand('hacker', 'search', 'rest', 'demolition')
      .play()
    playing.act(
      playing.options().find((id) => id.startsWith('guard-room') && id.includes('taser'))!,
    )
    expect(playing.player('hacker').inventory.map(({ id }) => id)).toEqual(['taser'])
  })
})
