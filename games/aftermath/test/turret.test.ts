import { NONE } from '@bulkhead/hull/state.ts'
import { describe, expect, test } from 'vitest'
import { TARGETING, TURRET_TOKENS } from '../components.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { turretPlaces } from '../turrets.ts'
import { classic, epilogue, investigation } from './position.ts'

/** TURRET: what shoots at whatever enters its room. */

/** The Scout stands in the Canteen, where the Turret is; the Fire Damage step comes next. */
function inCanteen(mode: (typeof TARGETING)[number], shown = false) {
  return classic('scout', 'soldier')
    .tile(6, 'canteen')
    .at('scout', 'canteen')
    .turret('canteen', mode, shown)
    .phase('fire')
    .events('nest-noise')
}

describe('placing', () => {
  /** The Scout explores the room behind corridor c-6-11. */
  const exploring = (tile: string, token = 'turret-2') =>
    classic('scout', 'soldier')
      .tile(6, tile)
      .unexplored(tile, token)
      .cards('scout', 4)
      .dice({ noise: ['silence'] })
      .play()
      .act('move:c-6-11')

  test('AFT-TURRET-01 AFT-TURRET-15 AFT-COMP-14 the token puts a Turret there, and sets the Item counter', () => {
    const game = exploring('canteen')
    expect(game.ownRoom('canteen').turret).not.toBeNull()
    expect(game.room('canteen').items).toBe(2)
    expect(exploring('canteen', 'turret-3').room('canteen').items).toBe(3)
    expect(TURRET_TOKENS).toEqual(['turret-2', 'turret-3', 'turret-3'])
    expect(game.log('turret')).toMatchObject([{ rule: 'AFT-TURRET-01' }])
  })

  test('AFT-TURRET-02 with or without the Turret Room', () => {
    expect(exploring('canteen').state.rooms.some(({ tile }) => tile === 'turret-room')).toBe(false)
    const room = classic('scout')
      .tile(6, 'turret-room')
      .at('scout', 'turret-room')
      .cards('scout', 3)
    expect(room.play().why('turret-room')).toBe('no-turret')
  })

  test('AFT-TURRET-03 AFT-TURRET-20 neither in the Nest nor in the Room Covered with Slime: only the number counts', () => {
    const slime = exploring('slime-room')
    expect(slime.ownRoom('slime-room').turret).toBeNull()
    expect(slime.log('no-turret-here')).toMatchObject([{ rule: 'AFT-TURRET-03' }])
    const nest = classic('scout', 'soldier')
      .tile(2, 'nest')
      .at('scout', 'cockpit')
      .unexplored('nest', 'turret-3')
      .cards('scout', 3)
      .dice({ noise: ['silence'] })
      .play()
      .act('move:c-1-2')
    expect(nest.ownRoom('nest').turret).toBeNull()
  })

  test('AFT-TURRET-20 a Slime Room token does not keep a Turret away', () => {
    const tile = investigation('scout').state.rooms[2].tile
    const game = investigation('scout', 'soldier')
      .at('scout', 'cockpit')
      .unexplored(tile, 'turret-2')
      .token(tile, 'slime-room')
      .cards('scout', 3)
      .dice({ noise: ['silence'] })
      .play()
      .act('move:c-1-3')
    expect(game.ownRoom(tile)).toMatchObject({ slime: true, turret: expect.anything() })
  })

  test('AFT-TURRET-04 AFT-COMP-13 its three tokens are shuffled; the top one is its mode', () => {
    const tops = new Set<string>()
    for (let seed = 1; seed < 20; seed++) {
      const game = classic('scout')
        .tile(6, 'canteen')
        .unexplored('canteen', 'turret-2')
        .cards('scout', 3)
        .dice({ noise: ['silence'] })
        .play(seed)
        .act('move:c-6-11')
      expect(game.log('noise-roll')).toHaveLength(1)
      const { pile } = game.ownRoom('canteen').turret!
      expect(pile.map(({ id }) => id).sort()).toEqual([...TARGETING].sort())
      tops.add(pile[2].id)
    }
    expect([...tops].sort()).toEqual([...TARGETING].sort())
  })

  test('AFT-TURRET-15 three in all, among the Exploration tokens of a classic game', () => {
    const tokens = (turrets: boolean) => {
      const { rooms, box } = classic('scout').state
      expect(turrets).toBe(true)
      return [...rooms.flatMap(({ token }) => token?.id ?? []), ...box.tokens]
    }
    expect(tokens(true).filter((id) => id.startsWith('turret'))).toHaveLength(3)
  })
})

describe('its mode', () => {
  const walkingIn = (mode: (typeof TARGETING)[number]) =>
    classic('scout', 'soldier')
      .tile(6, 'canteen')
      .turret('canteen', mode)
      .cards('scout', 4)
      .dice({ noise: ['silence'] })
      .play()

  test('AFT-TURRET-05 is revealed as soon as a Character enters', () => {
    const game = walkingIn('intruders')
    expect(game.view('scout').rooms[5].turret).toEqual({ mode: null })
    game.act('move:c-6-11')
    for (const reader of ['scout', 'soldier', null]) {
      expect(game.view(reader).rooms[5].turret).toEqual({ mode: 'intruders' })
    }
    expect(game.log('turret-mode')).toMatchObject([
      { params: { place: 5, mode: 'intruders' }, rule: 'AFT-TURRET-05' },
    ])
  })

  test('AFT-TURRET-05 an Intruder alone has it revealed when the shot is resolved', () => {
    const game = inCanteen('all').at('scout', 'cockpit').intruder('adult', 'canteen')
    const played = game.entered('adult-1').attacks('scratch-4').play()
    expect(played.kinds('turret-mode', 'turret-shoots')).toEqual(['turret-mode', 'turret-shoots'])
  })

  test('AFT-TURRET-19 a revealed token stays revealed, until the pile is changed', () => {
    const game = classic('scout', 'soldier')
      .tile(6, 'canteen')
      .tile(8, 'turret-room')
      .turret('canteen', 'all', true)
      .at('scout', 'turret-room')
      .cards('scout', 3)
      .play()
    expect(game.view(null).rooms[5].turret).toEqual({ mode: 'all' })
    game.act('turret-room:6', 'aim:all')
    expect(game.view(null).rooms[5].turret).toEqual({ mode: null })
    const entered = classic('scout', 'soldier')
      .tile(6, 'canteen')
      .turret('canteen', 'all', true)
      .cards('scout', 1)
      .dice({ noise: ['silence'] })
      .play()
      .act('move:c-6-11')
    expect([entered.whereIs('scout'), entered.log('turret-mode')]).toEqual(['canteen', []])
  })
})

describe('shooting', () => {
  test('AFT-TURRET-06 inactive, it shoots at nobody and stands what comes', () => {
    const game = inCanteen('inactive', true)
      .intruder('adult', 'canteen')
      .entered('scout', 'adult-1')
    const played = game.play()
    expect(played.player('scout').lightWounds).toBe(0)
    expect(played.intruder('adult-1')!.injuries).toBe(0)
    expect(played.ownRoom('canteen').turret).not.toBeNull()
    expect(played.log('turret-shoots')).toEqual([])
  })

  test('AFT-TURRET-07 AFT-TURRET-09 All: 1 Light Wound and 1 injury to whatever has come in this round', () => {
    const game = inCanteen('all', true)
      .intruder('adult', 'canteen')
      .entered('scout', 'adult-1')
      .attacks('scratch-4')
      .play()
    expect(game.player('scout').lightWounds).toBe(1)
    expect(game.told('injured', 'injuries')).toEqual([1])
    expect(game.log('turret-shoots')).toMatchObject([{ rule: 'AFT-TURRET-09' }])
  })

  test('AFT-TURRET-07 an Intruder that comes again is counted once', () => {
    const coming = (...before: string[]) =>
      classic('bounty-hunter', 'soldier')
        .at('soldier', 'turret-room')
        .intruder('adult', 'hibernatorium')
        .entered(...before)
        .hand('bounty-hunter', 'strategic-withdrawal')
        .play()
        .act('strategic-withdrawal:adult-1:c-6-11')
    expect(coming().own.came).toEqual(['adult-1'])
    expect(coming('adult-1').own.came).toEqual(['adult-1'])
  })

  test('AFT-TURRET-08 Intruders: Characters are spared', () => {
    const game = inCanteen('intruders', true)
      .intruder('adult', 'canteen')
      .entered('scout', 'adult-1')
      .attacks('scratch-4')
      .play()
    expect(game.player('scout').lightWounds).toBe(0)
    expect(game.intruder('adult-1')!.injuries).toBe(1)
  })

  test('AFT-TURRET-09 whoever was there before, or has left again, is not hit', () => {
    const stayed = inCanteen('all', true).intruder('adult', 'canteen').play()
    expect(stayed.player('scout').lightWounds).toBe(0)
    expect(stayed.log('injured')).toEqual([])
    const alone = inCanteen('all', true).entered('scout').play()
    expect(alone.player('scout').lightWounds).toBe(1)
    expect(alone.ownRoom('canteen').turret).not.toBeNull()
    const left = inCanteen('all', true).at('scout', 'cockpit').entered('scout').play()
    expect(left.player('scout').lightWounds).toBe(0)
  })

  test('AFT-TURRET-07 AFT-TURRET-16 entering counts, by whoever revealed the token too, until the next round', () => {
    const shot = (seed: number) =>
      classic('scout')
        .tile(6, 'canteen')
        .unexplored('canteen', 'turret-2')
        .cards('scout', 3)
        .dice({ noise: ['silence'], tokens: ['larva'] })
        .events('nest-noise')
        .play(seed)
        .act('move:c-6-11')
    const seeds = Array.from({ length: 20 }, (_, i) => i + 1)
    const seed = seeds.find((one) => shot(one).view(null).rooms[5].turret!.mode === 'all')!
    const game = shot(seed).pass()
    expect(game.player('scout').lightWounds).toBe(1)
    expect(game.state.round).toBe(2)
    game.pass()
    expect(game.player('scout').lightWounds).toBe(1)
  })

  test('AFT-TURRET-07 an Intruder that appears there, moves in or is drawn there has entered', () => {
    const appears = classic('scout', 'soldier')
      .tile(6, 'canteen')
      .turret('canteen', 'all')
      .noise('c-5-6')
      .cards('scout', 6)
      .dice({ noise: [3], tokens: ['larva'] })
      .play()
      .act('move:c-6-11')
    expect(appears.own.came).toEqual(['larva-1'])
    const moves = classic('scout')
      .tile(6, 'canteen')
      .intruder('adult', 'canteen')
      .phase('event')
      .events('hatching')
      .play()
    // Through exit 3, into room 5.
    expect(moves.lair('adult-1')).toBe(moves.state.rooms[4].tile)
    // The next round has begun.
    expect(moves.own.came).toEqual([])
  })

  test('AFT-TURRET-17 rooms by their numbers; in a room Intruders first, then Characters in order', () => {
    const game = classic('scout', 'soldier')
      .tile(6, 'canteen')
      .tile(8, 'shower-room')
      .turret('shower-room', 'all', true)
      .turret('canteen', 'all', true)
      .at('scout', 'shower-room')
      .at('soldier', 'shower-room')
      .first('soldier')
      .intruder('larva', 'canteen')
      .intruder('creeper', 'shower-room')
      .entered('larva-1', 'creeper-2', 'scout', 'soldier')
      .attacks('scratch-4')
      .phase('fire')
      .events('nest-noise')
      .play()
    expect(game.told('turret-shoots', 'place')).toEqual([5, 7])
    const lines = game.log().filter(({ kind }) => ['injured', 'light-wound'].includes(kind))
    expect(lines.map(({ params }) => params!.intruder ?? params!.seat)).toEqual([
      'larva-1',
      'creeper-2',
      1,
      0,
    ])
  })

  test('AFT-TURRET-14 AFT-TURRET-17 fire first, then the shots; a step without any fire has its shots', () => {
    const game = inCanteen('all', true)
      .intruder('adult', 'canteen')
      .fire('canteen')
      .entered('adult-1')
      .attacks('scratch-4', 'scratch-3')
      .play()
    expect(game.told('injured', 'injuries')).toEqual([1, 1])
    expect(game.kinds('injured', 'turret-shoots')).toEqual(['injured', 'turret-shoots', 'injured'])
    const noFire = inCanteen('all', true).entered('scout').play()
    expect(noFire.state.rooms.some(({ fire }) => fire)).toBe(false)
    expect(noFire.player('scout').lightWounds).toBe(1)
  })

  test('a Turret can kill', () => {
    const game = inCanteen('all', true)
      .wound('scout', 'wound-leg')
      .wound('scout', 'wound-hand')
      .wound('scout', 'wound-body')
      .entered('scout')
      .play()
    expect(game.told('dies', 'cause')).toEqual(['turret'])
  })

  test('AFT-EPI-51 AFT-INV-52 they shoot in the Fire Damage step of every way to play', () => {
    for (const begin of [epilogue, investigation]) {
      const game = begin('scout', 'soldier')
        .at('scout', 'cockpit')
        .turret('cockpit', 'all', true)
        .entered('scout')
        .phase('fire')
        .events('aft-bulkhead-failure')
        .play()
      expect(game.player('scout').lightWounds).toBe(1)
    }
  })
})

describe('its end', () => {
  /** The Scout, beside a Turret and with Demolition in hand. */
  const demolishing = (mode: (typeof TARGETING)[number], shown: boolean) =>
    classic('scout', 'soldier')
      .tile(6, 'canteen')
      .at('scout', 'canteen')
      .turret('canteen', mode, shown)
      .hand('scout', 'demolition')
      .play()

  test('AFT-TURRET-10 the card says so', () => {
    for (const part of ['card-text', 'card-brief'] as const) {
      expect(en[`${part}.demolition`]).toMatch(/Turret/)
      expect(fr[`${part}.demolition`]).toMatch(/tourelle/)
    }
  })

  test('AFT-TURRET-10 AFT-TURRET-13 Demolition destroys it', () => {
    const game = demolishing('all', true).act('demolition:destroy-turret')
    expect(turretPlaces(game.state)).toEqual([])
    expect(game.log('turret-destroyed')).toMatchObject([{ rule: 'AFT-TURRET-13' }])
    expect(game.view(null).rooms[5].turret).toBeNull()
  })

  test('AFT-TURRET-18 not while it is inactive: a hidden token is revealed first', () => {
    expect(demolishing('inactive', true).options()).not.toContain('demolition:destroy-turret')
    const game = demolishing('inactive', false).act('demolition:destroy-turret')
    expect(turretPlaces(game.state)).toEqual([5])
    expect(game.kinds('turret-mode', 'turret-holds')).toEqual(['turret-mode', 'turret-holds'])
    const active = demolishing('intruders', false).act('demolition:destroy-turret')
    expect(turretPlaces(active.state)).toEqual([])
  })

  test('AFT-TURRET-11 AFT-TURRET-12 an Intruder beside an active one destroys it, and both may go', () => {
    const game = inCanteen('all', true).intruder('larva', 'canteen').entered('larva-1').play()
    expect(game.lair('larva-1')).toBe('gone')
    expect(game.ownRoom('canteen').turret).toBeNull()
    const old = inCanteen('intruders').intruder('adult', 'canteen').play()
    expect(old.ownRoom('canteen').turret).toBeNull()
    expect(old.log('turret-shoots')).toEqual([])
  })

  test('AFT-TURRET-17 one that fire has killed, or that retreats in there, has destroyed it all the same', () => {
    const burnt = inCanteen('all').intruder('larva', 'canteen').fire('canteen').play()
    expect(burnt.log('intruder-dies')).toHaveLength(1)
    expect(burnt.ownRoom('canteen').turret).toBeNull()
    // Driven by fire out of room 11 through exit 2, into room 6.
    const retreated = classic('scout')
      .tile(6, 'canteen')
      .at('scout', 'cockpit')
      .turret('canteen', 'intruders')
      .intruder('adult', 'hibernatorium')
      .fire('hibernatorium')
      .attacks('claws-4', 'scratch-4')
      .events('egg-protection', 'nest-noise')
      .phase('fire')
      .play()
    expect(retreated.lair('adult-1')).toBe('canteen')
    expect(retreated.intruder('adult-1')!.injuries).toBe(2)
    expect(retreated.ownRoom('canteen').turret).toBeNull()
  })

  test('a room without anybody keeps its secret', () => {
    const game = inCanteen('all').at('scout', 'cockpit').play()
    expect(game.view('scout').rooms[5].turret).toEqual({ mode: null })
    expect(game.ownRoom('canteen').turret!.pile.every(({ seen }) => !seen.includes(NONE))).toBe(
      true,
    )
  })
})
