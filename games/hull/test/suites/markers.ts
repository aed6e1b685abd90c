import { expect, test } from 'vitest'
import type { Bench } from '../bench.ts'

/** FIRE, MALF: what rooms suffer, and how it is mended. */
export function markerSuite({ position, cite, title }: Bench): void {
  /** Each turn that ends here is a Light Wound. */
  const burning = () => position('bosun', 'cook').at('bosun', 'workshop').fire('workshop')

  test(title('NEM-FIRE-01 only a turn that ends in a burning room hurts'), () => {
    const game = burning()
      .cards('bosun', 2)
      .dice({ noise: ['silence', 'silence'] })
      .play()
    game.act('move:s-1-3')
    expect(game.player('bosun').lightWounds).toBe(0)
    expect(game.act('move:s-1-3').player('bosun').lightWounds).toBe(1)
  })

  test(title('NEM-EVENT-05 NEM-EVENT-06 fire hurts Intruders and Eggs, never Characters'), () => {
    const game = position('bosun', 'cook')
      .at('bosun', 'brood')
      .fire('brood')
      .intruder('adult', 'brood')
      .attacks('gash')
      .events('swell')
      .dice({ tokens: ['larva'] })
      .phase('fire')
      .play()
    expect(game.intruder('adult-1')?.injuries).toBe(1)
    expect(game.view(null).eggs).toBe(1)
    expect(game.player('bosun').lightWounds).toBe(0)
  })

  test(
    title('NEM-FIRE-05 NEM-FIRE-06 one marker more than there are ends all; a second is nothing'),
    () => {
      const sparks = (tile: string) =>
        position('bosun', 'cook')
          .fire(tile)
          .events('sparks')
          .dice({ tokens: ['larva'] })
          .phase('event')
      const again = sparks('bridge').play()
      expect(again.match.result).toBeNull()
      expect(again.log('fire')).toEqual([])
      const other = sparks('brood').play()
      expect(other.match.result?.reason).toBe('explosion')
      expect(other.log('ends-explosion')[0].rule).toBe(cite('NEM-FIRE-05'))
    },
  )

  test(title('NEM-FIRE-07 fire that is put out burns nobody'), () => {
    const game = burning().cards('bosun', 1).item('bosun', 'spray').play().act('spray').pass()
    expect(game.room('workshop').fire).toBe(false)
    expect(game.player('bosun').lightWounds).toBe(0)
  })

  test(title('NEM-ROOM-03 NEM-MALF-10 a broken room does nothing until it is repaired'), () => {
    const broken = () => position('bosun', 'cook').malfunction('bridge').hand('bosun', 'tinker')
    const game = broken().cards('bosun', 4).play()
    expect(game.forbidden('bridge')).toBe(cite('NEM-ROOM-03'))
    game.act('tinker:repair-room')
    expect(game.room('bridge').malfunction).toBe(false)
    expect(game.options()).toContain('bridge')
  })

  test(title('NEM-MALF-08 one Malfunction more than there are ends all'), () => {
    const game = position('bosun', 'cook')
      .cards('bosun', 1)
      .malfunction('bridge')
      .unexplored('workshop', 'malfunction-2')
      .play()
      .act('move:s-1-3')
    expect(game.match.result?.reason).toBe('explosion')
    expect(game.log('ends-explosion')[0].rule).toBe(cite('NEM-MALF-08'))
  })

  test(title('NEM-FIRE-02 a turn is two actions, an action and a pass, or just a pass'), () => {
    const burnt = (from: string, ...actions: string[]) => {
      const game = position('bosun', 'cook')
        .at('bosun', from)
        .at('cook', 'brood')
        .fire('workshop')
        .cards('bosun', 2)
        .dice({ noise: ['silence', 'silence'] })
        .play()
      for (const action of actions) {
        // Never before the end: neither on entering nor on crossing the room.
        expect(game.player('bosun').lightWounds).toBe(0)
        if (action === 'pass') game.pass()
        else game.act(action)
      }
      expect(game.asked).toEqual(['cook'])
      return game.player('bosun').lightWounds
    }
    expect(burnt('bridge', 'move:s-1-3', 'move:s-1-3')).toBe(0)
    expect(burnt('workshop', 'move:s-1-3', 'move:s-1-3')).toBe(1)
    expect(burnt('bridge', 'move:s-1-3', 'pass')).toBe(1)
    expect(burnt('workshop', 'move:s-1-3', 'pass')).toBe(0)
    expect(burnt('workshop', 'pass')).toBe(1)
  })

  test(
    title('NEM-FIRE-03 who has passed in a burning room is not burnt again in this phase'),
    () => {
      const game = burning()
        .cards('cook', 4)
        .events('swell')
        .dice({ noise: Array<'silence'>(4).fill('silence'), tokens: ['larva'] })
        .play()
      game.pass()
      game.act('move:s-1-2').act('move:s-1-2')
      expect(game.asked).toEqual(['cook'])
      game.pass()
      expect(game.view(null).round).toBe(2)
      expect(game.player('bosun').lightWounds).toBe(1)
    },
  )

  test(title('NEM-FIRE-04 Eggs burn only in a Nest that somebody has found, one at a time'), () => {
    const burnt = () =>
      position('bosun', 'cook')
        .fire('brood')
        .object('brood', 'egg')
        .events('swell')
        .dice({ tokens: ['larva'] })
        .phase('fire')
    const found = burnt().play()
    // One of the Intruder board goes before the loose one.
    expect(found.view(null).eggs).toBe(1)
    expect(found.room('brood').objects).toEqual(['egg'])
    const hidden = position('bosun', 'cook')
      .fire('brood')
      .unexplored('brood', 'fire-1')
      .events('swell')
      .dice({ tokens: ['larva'] })
      .phase('fire')
      .play()
    expect(hidden.view(null).eggs).toBe(2)
    expect(hidden.log('egg-destroyed')).toEqual([])
  })

  test(title('NEM-FIRE-07 a discarded marker can be used again'), () => {
    const game = position('bosun', 'cook')
      .at('bosun', 'workshop')
      .fire('workshop')
      .hand('bosun', 'peer', 'wait')
      .item('bosun', 'spray')
      .unexplored('brood', 'fire-1')
      .dice({ noise: ['silence'] })
      .play()
      .act('spray')
      .act('move:s-2-3')
    expect(game.view(null).rooms.map(({ fire }) => fire)).toEqual([false, true, false])
    expect(game.match.result).toBeNull()
  })

  test(title('NEM-FIRE-08 NEM-FIRE-09 room action and Search work in a burning room'), () => {
    const ready = () => burning().cards('bosun', 3)
    expect(ready().play().act('workshop').log('reloads')).toHaveLength(1)
    expect(ready().play().act('rummage:red').prompt).toBe('keep-item')
  })

  test(
    title('NEM-MALF-01 NEM-MALF-02 a broken room has no action, and is searched as usual'),
    () => {
      const ready = () => position('bosun', 'cook').at('bosun', 'workshop').cards('bosun', 3)
      expect(ready().play().options()).toContain('workshop')
      const broken = ready().malfunction('workshop').play()
      expect(broken.options()).not.toContain('workshop')
      expect(broken.why('workshop')).toBe('malfunction')
      expect(broken.act('rummage:red').prompt).toBe('keep-item')
    },
  )

  test(title('NEM-MALF-10 a discarded marker can be used again'), () => {
    const game = position('bosun', 'cook')
      .malfunction('bridge')
      .hand('bosun', 'tinker', 'peer', 'wait')
      .unexplored('workshop', 'malfunction-2')
      .dice({ noise: ['silence'] })
      .play()
      .act('tinker:repair-room')
      .act('move:s-1-3')
    expect(game.view(null).rooms.map(({ malfunction }) => malfunction)).toEqual([
      false,
      false,
      true,
    ])
    expect(game.match.result).toBeNull()
  })
}
