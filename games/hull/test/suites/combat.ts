import { expect, test } from 'vitest'
import type { CombatFace, IntruderType } from '../../kinds.ts'
import type { Bench } from '../bench.ts'
import type { Playing } from '../playing.ts'

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

  test(title('NEM-DMG-03 a Larva dies of any injury, and no card is drawn'), () => {
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

  const TYPES = ['larva', 'creeper', 'adult', 'breeder', 'queen'] as const
  /** One shot or blow with this face at an Intruder of each type, none of which dies of little. */
  const fought = (attack: 'shoot:boathook#0' | 'melee', face: CombatFace) =>
    TYPES.map((type) => facing(type, face, 'lunge', 'gash').play().act(`${attack}:${type}-1`))
  const damageOf = (attack: 'shoot:boathook#0' | 'melee', face: CombatFace) =>
    fought(attack, face).map((game) => Number(game.told('injured', 'injuries')[0] ?? 0))
  /** The types against which a blow with this face costs the attacker a Serious Wound. */
  const missesOf = (face: CombatFace) => {
    const games = fought('melee', face)
    return TYPES.filter((_, i) => games[i].player('bosun').wounds.length === 1)
  }
  const offers = (game: Playing, action: string) =>
    game.options().some((id) => id === action || id.startsWith(`${action}:`))

  const SHOTS: readonly [string, CombatFace, number[]][] = [
    ['NEM-SHOOT-03 a blank face misses everything', 'miss', [0, 0, 0, 0, 0]],
    ['NEM-SHOOT-04 the Creeper face hits Larvae and Creepers only', 'creeper', [1, 1, 0, 0, 0]],
    ['NEM-SHOOT-05 the Adult face hits all but Breeders and the Queen', 'adult', [1, 1, 1, 0, 0]],
    ['NEM-SHOOT-06 a single hit deals 1 damage to anything', 'one', [1, 1, 1, 1, 1]],
    ['NEM-SHOOT-07 a double hit deals 2 damage to anything', 'two', [2, 2, 2, 2, 2]],
  ]
  for (const [rule, face, dealt] of SHOTS) {
    test(title(rule), () => {
      expect(damageOf('shoot:boathook#0', face)).toEqual(dealt)
    })
  }

  const BLOWS: readonly [string, CombatFace, number[]][] = [
    ['NEM-MELEE-03 a blank face misses, at the price of a wound', 'miss', [0, 0, 0, 0, 0]],
    ['NEM-MELEE-04 the Creeper face misses Adults and bigger ones', 'creeper', [1, 1, 0, 0, 0]],
    ['NEM-MELEE-05 the Adult face misses Breeders and the Queen', 'adult', [1, 1, 1, 0, 0]],
    ['NEM-MELEE-06 a single hit deals 1 damage to anything', 'one', [1, 1, 1, 1, 1]],
    ['NEM-MELEE-07 a double hit deals only 1 damage in Melee', 'two', [1, 1, 1, 1, 1]],
  ]
  for (const [rule, face, dealt] of BLOWS) {
    test(title(rule), () => {
      expect(damageOf('melee', face)).toEqual(dealt)
      expect(missesOf(face)).toEqual(TYPES.filter((_, i) => dealt[i] === 0))
    })
  }

  test(title('NEM-COMBAT-01 a Character and an Intruder in one room are both in combat'), () => {
    const game = position('bosun', 'cook')
      .at('cook', 'brood')
      .hand('bosun', 'breathe', 'infected')
      .intruder('adult', 'bridge')
      .intruder('adult', 'workshop')
      .attacks('lunge')
      .events('swell')
      .dice({ tokens: ['larva'] })
      .play()
    expect(game.why('breathe')).toBe('in-combat')
    game.pass().pass()
    // Adults move by this Event, but not the one that fights.
    expect(game.lair('adult-1')).toBe('bridge')
    expect(game.lair('adult-2')).toBe('brood')
  })

  test(title('NEM-COMBAT-02 on their turn Characters attack or escape; Intruders wait'), () => {
    const game = facing('adult', 'one', 'lunge', 'scrape')
      .events('leak')
      .dice({ combat: ['one'], tokens: ['larva'] })
      .play()
    expect(offers(game, 'shoot')).toBe(true)
    expect(offers(game, 'melee')).toBe(true)
    const move = game.decision().options.find(({ id }) => id === 'move:s-1-3')
    expect(move?.label).toBe('escape')
    game.act(`${SHOT}adult-1`).pass()
    expect(game.log('attack')).toEqual([])
    game.pass()
    expect(game.kinds('time', 'attack')).toEqual(['time', 'attack'])
    expect(game.player('bosun').lightWounds).toBe(1)
  })

  test(
    title('NEM-COMBAT-03 in combat no other basic action, and nothing marked out of combat'),
    () => {
      const ready = () =>
        position('bosun', 'cook')
          .tile(3, 'galley')
          .at('bosun', 'galley')
          .at('cook', 'galley')
          .hand('bosun', 'breathe', 'rummage', 'peer', 'infected')
          .item('bosun', 'gauze')
          .item('bosun', 'oil')
          .item('bosun', 'horn')
          .object('galley', 'carcass')
          .is('bosun', { lightWounds: 1 })
      const calm = ready().play()
      const quiet = [
        'careful-move',
        'pick-up',
        'trade',
        'craft',
        'activate-quest',
        'breathe',
        'gauze',
      ]
      expect(quiet.filter((action) => !offers(calm, action))).toEqual([])
      expect(calm.why('horn')).toBe('no-combat')
      const game = ready().intruder('adult', 'galley').play()
      expect(quiet.filter((action) => offers(game, action))).toEqual([])
      expect(quiet.map((action) => game.why(action))).toEqual(quiet.map(() => 'in-combat'))
      for (const action of ['move', 'shoot', 'melee', 'horn'])
        expect(offers(game, action)).toBe(true)
    },
  )

  test(title('NEM-COMBAT-04 no room action in combat'), () => {
    const ready = () => position('bosun', 'cook').cards('bosun', 3)
    expect(offers(ready().play(), 'bridge')).toBe(true)
    const game = ready().intruder('larva', 'bridge').play()
    expect(game.why('bridge')).toBe('in-combat')
    expect(offers(game, 'bridge')).toBe(false)
  })

  test(title('NEM-COMBAT-05 only Intruders in the own room are attacked'), () => {
    const game = position('bosun', 'cook').cards('bosun', 2).intruder('adult', 'workshop').play()
    expect(offers(game, 'shoot') || offers(game, 'melee')).toBe(false)
    expect(game.why('shoot')).toBe('nothing-to-attack')
    expect(game.forbidden('melee')).toBe(cite('NEM-ACT-09'))
  })

  test(title('NEM-SHOOT-01 only a Weapon in hand with Ammo shoots'), () => {
    const two = facing('adult', 'miss').item('bosun', 'flare-gun', { ammo: 1 }).play()
    expect(two.ways('shoot')).toEqual(['boathook#0:adult-1', 'flare-gun#1:adult-1'])
    const one = facing('adult', 'miss').item('bosun', 'flare-gun').play()
    expect(one.ways('shoot')).toEqual(['boathook#0:adult-1'])
  })

  test(
    title('NEM-SHOOT-02 the Ammo of the chosen Weapon is spent before the die is rolled'),
    () => {
      for (const face of ['miss', 'one'] as const) {
        const game = facing('adult', face, 'lunge').item('bosun', 'flare-gun', { ammo: 3 }).play()
        game.act(`${SHOT}adult-1`)
        expect(game.view(null).players[0].hands.map(({ ammo }) => ammo)).toEqual([1, 3])
        expect(game.told('shoots', 'target')).toEqual(['adult'])
        expect(game.kinds('shoots', 'combat-roll', 'injured')).toEqual([
          'shoots',
          'combat-roll',
          ...(face === 'one' ? ['injured'] : []),
        ])
      }
    },
  )

  test(title('NEM-SHOOT-09 a missed shot costs nothing but the Ammo and the card'), () => {
    const game = facing('queen', 'adult').play().act(`${SHOT}queen-1`)
    expect(game.player('bosun')).toMatchObject({ lightWounds: 0, wounds: [], discard: ['rummage'] })
    expect(game.log('kill-check')).toEqual([])
  })

  test(
    title(
      'NEM-SHOOT-08 a double hit with what ignites sets the room on fire, and nothing else does',
    ),
    () => {
      const burns = (weapon: string, face: CombatFace) =>
        facing('adult', face, 'lunge')
          .item('bosun', 'flare-gun', { ammo: 1 })
          .play()
          .act(`shoot:${weapon}:adult-1`)
          .room('workshop').fire
      expect(burns('flare-gun#1', 'two')).toBe(true)
      expect(burns('flare-gun#1', 'one')).toBe(false)
      expect(burns('boathook#0', 'two')).toBe(false)
    },
  )

  test(
    title('NEM-MELEE-01 anybody may strike an Intruder in the room, with empty hands too'),
    () => {
      const game = facing('adult', 'one', 'lunge').emptyHanded('bosun').play()
      expect(offers(game, 'shoot')).toBe(false)
      game.act('melee:adult-1')
      expect(game.intruder('adult-1')?.injuries).toBe(1)
      expect(game.told('strikes', 'target')).toEqual(['adult'])
    },
  )

  test(title('NEM-MELEE-02 a Contamination card comes first, whatever the die shows'), () => {
    for (const face of ['miss', 'two'] as const) {
      const game = facing('adult', face, 'lunge').play().act('melee:adult-1')
      expect(game.view(null).players[0].discard.at(-1)).toBe('contamination')
      const last = face === 'miss' ? 'serious-wound' : 'injured'
      const told = ['contaminated', 'combat-roll', last]
      expect(game.kinds('contaminated', 'combat-roll', 'serious-wound', 'injured')).toEqual(told)
    }
  })

  test(
    title(
      'NEM-EGG-07 NEM-EGG-12 in the Nest loose Eggs may be named; a blow at Eggs contaminates nobody',
    ),
    () => {
      const nest = () =>
        position('bosun', 'cook')
          .at('bosun', 'brood')
          .object('brood', 'egg')
          .cards('bosun', 2)
          .dice({ combat: ['two'], noise: ['silence'] })
          .play()
      expect(nest().ways('melee')).toEqual(['eggs', 'loose-eggs'])
      const struck = nest().act('melee:eggs')
      expect(struck.view(null)).toMatchObject({ eggs: 1, nestDestroyed: false })
      expect(struck.room('brood').objects).toEqual(['egg'])
      expect(struck.player('bosun')).toMatchObject({ wounds: [], discard: ['rummage'] })
      const loose = nest().act('melee:loose-eggs')
      expect(loose.view(null).eggs).toBe(2)
      expect(loose.room('brood').objects).toEqual([])
    },
  )

  test(title('NEM-EGG-04 with the last Egg of the Intruder board the Nest is destroyed'), () => {
    const game = position('bosun', 'cook')
      .at('bosun', 'brood')
      .cards('bosun', 2)
      .dice({ combat: ['two'], noise: ['silence'] })
      .play()
      .act(`${SHOT}eggs`)
    expect(game.view(null)).toMatchObject({ eggs: 0, nestDestroyed: true })
    expect(game.log('egg-destroyed')).toHaveLength(2)
    expect(game.forbidden('shoot')).toBe(cite('NEM-ACT-09'))
  })
}
