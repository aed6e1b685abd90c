import { expect, test } from 'vitest'
import type { Bench } from '../bench.ts'
import type { Playing } from '../playing.ts'
import type { Position } from '../position.ts'

/** WOUND, HEAL, FIRE, MALF: what Characters and rooms suffer, and how it is mended. */
export function woundSuite({ position, cite, title }: Bench): void {
  /** Each turn that ends here is a Light Wound. */
  const burning = () => position('bosun', 'cook').at('bosun', 'workshop').fire('workshop')
  const wounds = (game: Playing) => {
    const { lightWounds, wounds } = game.view('cook').players[0]
    return [lightWounds, wounds.map((wound) => wound.id)]
  }
  const mortal = (ready: Position, dressed = false) =>
    ['limp', 'daze', 'limp'].reduce((one, id) => one.wound('bosun', id, dressed), ready)

  test(title('NEM-WOUND-02 NEM-WOUND-03 each Light Wound moves the marker one square down'), () => {
    expect(wounds(burning().play().pass())).toEqual([1, []])
    expect(wounds(burning().is('bosun', { lightWounds: 1 }).play().pass())).toEqual([2, []])
  })

  test(
    title('NEM-WOUND-04 the third Light Wound clears the marker and becomes a Serious Wound'),
    () => {
      const game = burning().is('bosun', { lightWounds: 2 }).woundDeck('limp').play().pass()
      expect(wounds(game)).toEqual([0, ['limp']])
    },
  )

  test(title('NEM-WOUND-05 an exhausted deck is made anew from its discard'), () => {
    const game = burning()
      .is('bosun', { lightWounds: 2 })
      .with((s) => {
        s.woundDiscard = s.wounds.splice(0)
      })
      .play()
      .pass()
    expect(game.player('bosun').wounds).toHaveLength(1)
    expect(game.view(null).decks.wounds).toMatchObject({ count: 15, discard: [] })
  })

  test(
    title('NEM-WOUND-06 NEM-WOUND-07 with 3 Serious Wounds, dressed or not, any other kills'),
    () => {
      expect(mortal(burning()).play().pass().whereIs('bosun')).toBe('dead')
      expect(mortal(burning(), true).play().pass().whereIs('bosun')).toBe('dead')
      const two = burning().wound('bosun', 'limp').wound('bosun', 'daze')
      expect(two.is('bosun', { lightWounds: 2 }).play().pass().whereIs('bosun')).toBe('workshop')
    },
  )

  test(title('NEM-WOUND-08 equal cards do not add up'), () => {
    const handOf = (...cards: string[]) => {
      const start = cards.reduce((one, id) => one.wound('cook', id), position('bosun', 'cook'))
      return start.phase('round').play().player('cook').hand.length
    }
    const whole = handOf()
    expect(handOf('daze')).toBe(whole - 1)
    expect(handOf('daze', 'daze')).toBe(whole - 1)
  })

  test(
    title('NEM-WOUND-09 NEM-WOUND-10 the dead leave a Corpse and their Objects, no Items'),
    () => {
      const game = mortal(burning())
        .at('cook', 'workshop')
        .cards('cook', 1)
        .carrying('bosun', 'egg')
        .item('bosun', 'gauze')
        .item('bosun', 'oil')
        .with((s) => {
          const [bosun] = s.players
          bosun.hands[0].item!.added.push(bosun.inventory.pop()!.id)
        })
        .play()
        .pass()
      expect(game.view(null).players[0]).toMatchObject({ fate: 'dead', room: -1, inventory: [] })
      expect(game.room('workshop').objects).toEqual(['corpse-0', 'egg'])
      expect(game.options()).toContain('pick-up:corpse-0')
      expect(game.state.removed).toEqual(['boathook', 'oil', 'gauze'])
    },
  )

  test(
    title('NEM-HEAL-02 NEM-HEAL-04 a wound is dressed, and only a dressed one is healed'),
    () => {
      const start = () => position('bosun', 'cook').cards('bosun', 1).item('bosun', 'gauze')
      const raw = start().wound('bosun', 'limp').play()
      expect(raw.ways('gauze')).toEqual(['dress:limp'])
      expect(raw.act('gauze:dress:limp').player('bosun').wounds[0].dressed).toBe(true)
      const healed = start().wound('bosun', 'limp', true).play().act('gauze:heal:limp')
      expect(healed.player('bosun').wounds).toEqual([])
      expect(healed.state.woundDiscard).toEqual(['limp'])
    },
  )

  test(title('NEM-HEAL-03 NEM-SLIME-04 Light Wounds are healed, and slime is washed off'), () => {
    const start = () => position('bosun', 'cook').cards('bosun', 1).item('bosun', 'gauze')
    const light = start().is('bosun', { lightWounds: 2 }).play().act('gauze:heal-light')
    expect(light.player('bosun').lightWounds).toBe(0)
    expect(light.log('light-wounds-healed')[0].rule).toBe(cite('NEM-HEAL-03'))
    const slimed = start().is('bosun', { slime: true }).play().act('gauze:remove-slime')
    expect(slimed.player('bosun').slime).toBe(false)
  })

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
}
