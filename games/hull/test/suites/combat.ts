import { expect, test } from 'vitest'
import type { CombatFace, IntruderType } from '../../kinds.ts'
import type { Bench } from '../bench.ts'

/** SHOOT, MELEE, DMG, RETREAT, EGG: Characters attacking. */
export function combatSuite({ position, cite, title }: Bench): void {
  const facing = (type: IntruderType, face: CombatFace, ...attacks: string[]) =>
    position('bosun', 'cook')
      .at('cook', 'brood')
      .at('bosun', 'workshop')
      .cards('bosun', 4)
      .intruder(type, 'workshop')
      .attacks(...attacks)
      .dice({ combat: [face] })
  const SHOT = 'shoot:boathook#0:'

  test(title('NEM-SHOOT-01 a shot costs 1 Ammo, and an empty Weapon shoots no more'), () => {
    const game = facing('adult', 'miss').play().act(`${SHOT}adult-1`)
    expect(game.view(null).players[0].hands[0].ammo).toBe(1)
    const empty = facing('adult', 'miss').ammo('bosun', 'boathook', 0).play()
    expect(empty.forbidden('shoot')).toBe(cite('NEM-SHOOT-01'))
  })

  test.each<[CombatFace, IntruderType, number]>([
    ['miss', 'adult', 0],
    ['creeper', 'adult', 0],
    ['creeper', 'creeper', 1],
    ['adult', 'adult', 1],
    ['adult', 'breeder', 0],
    ['one', 'breeder', 1],
    ['two', 'breeder', 2],
  ])(title('NEM-SHOOT-06 the face %s against a %s deals %d'), (face, type, injuries) => {
    const game = facing(type, face, 'lunge', 'lunge').play().act(`${SHOT}${type}-1`)
    const dealt = game
      .told('injured', 'injuries')
      .reduce((sum: number, one) => sum + Number(one), 0)
    expect(dealt).toBe(injuries)
  })

  test(
    title('NEM-DMG-03 it dies of as many injuries as the card says, and leaves a Carcass'),
    () => {
      const dead = facing('adult', 'two', 'scrape').play().act(`${SHOT}adult-1`)
      expect(dead.lair('adult-1')).toBe('gone')
      expect(dead.room('workshop').objects).toEqual(['carcass'])
      const alive = facing('adult', 'one', 'scrape').play().act(`${SHOT}adult-1`)
      expect(alive.intruder('adult-1')?.injuries).toBe(1)
    },
  )

  test(
    title('NEM-RETREAT-03 an arrow drives it through the corridor that an Event card names'),
    () => {
      const game = facing('adult', 'one', 'spit').events('swell').play().act(`${SHOT}adult-1`)
      expect(game.lair('adult-1')).toBe('brood')
      expect(game.intruder('adult-1')?.injuries).toBe(1)
    },
  )

  test(
    title('NEM-MELEE-04 a blow that misses costs a Serious Wound, and always a Contamination card'),
    () => {
      const game = facing('adult', 'miss').woundDeck('limp').play().act('melee:adult-1')
      expect(game.player('bosun').wounds).toEqual([{ id: 'limp', dressed: false }])
      expect(game.log('contaminated')).toHaveLength(1)
      const hit = facing('adult', 'one', 'lunge').play().act('melee:adult-1')
      expect(hit.player('bosun').wounds).toEqual([])
      expect(hit.log('contaminated')).toHaveLength(1)
    },
  )

  test(title('NEM-DMG-07 a Larva dies of any injury, and no card is drawn'), () => {
    const game = facing('larva', 'one').play().act(`${SHOT}larva-1`)
    expect(game.lair('larva-1')).toBe('gone')
    expect(game.log('kill-check')).toEqual([])
  })

  test(
    title('NEM-EGG-12 Eggs of the Nest are attacked out of combat, each with a noise roll'),
    () => {
      const game = position('bosun', 'cook')
        .at('bosun', 'brood')
        .cards('bosun', 2)
        .dice({ combat: ['one'], noise: ['silence'] })
        .play()
        .act(`${SHOT}eggs`)
      expect(game.view(null).eggs).toBe(1)
      expect(game.log('noise-roll')).toHaveLength(1)
    },
  )
}
