import { expect, test } from 'vitest'
import type { NoiseFace } from '../../kinds.ts'
import type { Bench } from '../bench.ts'

/** NOISE, NOISEMARK: rolling for noise, and what it draws. */
export function noiseSuite({ position, cite, title, shares }: Bench): void {
  /** The Bosun is about to walk to the workshop (2 and 3 back, 1 and 4 to the brood) and to roll this. */
  const walking = (face: NoiseFace) =>
    position('bosun', 'cook')
      .cards('bosun', 6)
      .dice({ noise: [face], tokens: ['creeper'] })
  const WALK = 'move:s-1-3'

  test(title('NEM-NOISE-01 one die is rolled for the room the Character is in'), () => {
    const game = walking(4).play().act(WALK)
    expect(game.log('noise-roll')).toMatchObject([
      { params: { seat: 0, face: 4, place: 2 }, rule: cite('NEM-NOISE-01') },
    ])
  })

  test(title('NEM-NOISE-02 a number puts a marker into the corridor of that number, here'), () => {
    const corridors = { 1: 's-2-3', 2: 's-1-3', 3: 's-1-3', 4: 's-2-3' } as const
    for (const face of [1, 2, 3, 4] as const) {
      expect(walking(face).play().act(WALK).noise).toEqual([corridors[face]])
    }
    // At its far end the corridor bears another number; the entrance has its own.
    const brood = (face: NoiseFace) => walking(face).play().act('move:s-1-2').noise
    expect([brood(4), brood(3), brood(1)]).toEqual([['s-1-2'], ['s-2-3'], ['technical-1']])
  })

  test(title('NEM-NOISE-03 noise where there is noise already is an Encounter'), () => {
    const game = walking(3).noise('s-1-3', 's-2-3').play().act(WALK)
    expect(game.log('encounter')).toHaveLength(1)
    expect(game.intrudersIn('workshop')).toEqual(['creeper'])
    expect(game.noise).toEqual([])
  })

  test(
    title('NEM-NOISE-04 NEM-NOISE-11 danger draws every Intruder near that is not in combat'),
    () => {
      const game = walking('danger')
        .intruder('adult', 'brood')
        .intruder('larva', 'brood')
        .intruder('creeper', 'bridge')
        .attacks('spit')
        .play()
        .act(WALK)
      expect(game.intrudersIn('workshop')).toEqual(['adult', 'larva'])
      // In combat with the Cook, who stays behind.
      expect(game.lair('creeper-3')).toBe('bridge')
      expect(game.kinds('encounter', 'surprise-attack', 'token')).toEqual([])
      expect(game.noise).toEqual([])
    },
  )

  test(
    title('NEM-NOISE-05 an Intruder that danger draws against a closed door destroys it'),
    () => {
      const game = walking('danger').intruder('adult', 'brood').door('s-2-3', 'closed').play()
      game.act(WALK)
      expect(game.lair('adult-1')).toBe('brood')
      expect(game.corridor('s-2-3').door).toBe('destroyed')
      expect(game.noise).toEqual([])
    },
  )

  test(
    title('NEM-NOISE-06 danger with nothing near makes noise in every exit that has none'),
    () => {
      const game = walking('danger').noise('s-1-3').play().act(WALK)
      expect(game.noise).toEqual(['s-1-3', 's-2-3'])
      expect(game.log('encounter')).toEqual([])
      const entrance = walking('danger').play().act('move:s-1-2')
      expect(entrance.noise).toEqual(['s-1-2', 's-2-3', 'technical-1'])
    },
  )

  test(title('NEM-NOISE-07 silence is silence'), () => {
    const game = walking('silence').noise('s-1-3').intruder('adult', 'brood').play().act(WALK)
    expect(game.told('noise-roll', 'face')).toEqual(['silence'])
    expect(game.noise).toEqual(['s-1-3'])
    expect(game.lair('adult-1')).toBe('brood')
    expect(game.log('encounter')).toEqual([])
  })

  test(title('NEM-NOISE-08 silence is danger to whoever is slimed'), () => {
    const slimed = () => walking('silence').is('bosun', { slime: true })
    expect(slimed().play().act(WALK).noise).toEqual(['s-1-3', 's-2-3'])
    expect(slimed().intruder('adult', 'brood').play().act(WALK).lair('adult-1')).toBe('workshop')
  })

  test(title('NEM-NOISE-12 whoever rolled has caused the Encounter, where they stand'), () => {
    const game = walking('silence')
      .at('bosun', 'workshop')
      .cards('cook', 3)
      .noise('s-1-2')
      .attacks('scrape')
      .dice({ tokens: ['adult', { type: 'adult', number: 4 }], noise: ['silence', 1] })
      .phase('bag')
      .play()
    expect(game.told('encounter', 'seat')).toEqual([1])
    expect(game.intrudersIn('bridge')).toEqual(['adult'])
    expect(game.player('cook').lightWounds).toBe(1)
  })

  test(
    title('NEM-NOISEMARK-03 a marker counts at both ends, even with a closed door between'),
    () => {
      for (const door of ['open', 'closed'] as const) {
        const game = walking(1).noise('s-2-3').door('s-2-3', door).play().act(WALK)
        expect(game.log('encounter')).toHaveLength(1)
        const beyond = walking(3).noise('s-2-3').door('s-2-3', door).play().act('move:s-1-2')
        expect(beyond.intrudersIn('brood')).toEqual(['creeper'])
        expect(beyond.noise).toEqual([])
      }
    },
  )

  test(
    title('NEM-NOISE-10 only entering is quiet in company: rolls that are ordered are made'),
    () => {
      const entering = walking(1).at('cook', 'workshop').play().act(WALK)
      expect(entering.log('noise-roll')).toEqual([])
      const ordered = position('bosun', 'cook')
        .dice({ tokens: ['adult'], noise: [1, 2] })
        .phase('bag')
        .play()
      expect(ordered.told('noise-roll', 'seat')).toEqual([0, 1])
      expect(ordered.noise).toEqual(['s-1-2', 's-1-3'])
    },
  )

  // The roll is that of an attack on Eggs.
  if (shares('NEM-EGG-06'))
    test(title('NEM-NOISE-13 a roll ordered by an action is made even in combat'), () => {
      const game = position('bosun', 'cook')
        .at('bosun', 'brood')
        .intruder('adult', 'brood')
        .cards('bosun', 1)
        .dice({ noise: [3], combat: ['one'] })
        .play()
        .act('melee:eggs')
      expect(game.told('noise-roll', 'face')).toEqual([3])
      expect(game.noise).toEqual(['s-2-3'])
    })

  test(title('NEM-NOISEMARK-01 noise stops nobody and hinders nothing but further noise'), () => {
    const game = walking('silence').noise('s-1-3', 's-2-3').play().act(WALK)
    expect(game.whereIs('bosun')).toBe('workshop')
    const beast = position('bosun', 'cook')
      .noise('s-2-3')
      .intruder('adult', 'workshop')
      .events('swell')
      .dice({ tokens: ['larva'] })
      .phase('event')
      .play()
    expect(beast.lair('adult-1')).toBe('brood')
    expect(beast.noise).toEqual(['s-2-3'])
  })

  test(title('NEM-NOISEMARK-02 a corridor never holds two markers'), () => {
    const game = position('bosun', 'cook')
      .at('bosun', 'workshop')
      .noise('s-1-3')
      .dice({ tokens: ['adult', 'blank'], noise: [1, 2] })
      .phase('bag')
      .play()
    // The Cook's roll hits the marked corridor: an Encounter, here with the blank.
    expect(game.told('noise', 'exit')).toEqual(['s-2-3', 's-1-2', 's-1-3', 'technical-1'])
    expect(game.noise).toEqual(['s-1-2', 's-1-3', 's-2-3', 'technical-1'])
  })

  test(title('NEM-NOISEMARK-04 noise stays until a rule discards it'), () => {
    const game = walking('silence').noise('s-1-2', 'technical-1').events('swell').play().act(WALK)
    game
      .dice({ tokens: ['larva'] })
      .pass()
      .pass()
    expect(game.view(null).round).toBe(2)
    expect(game.noise).toEqual(['s-1-2', 'technical-1'])
  })

  test(title('NEM-NOISE-04 a Larva alone near answers danger too, and there is no noise'), () => {
    const game = walking('danger').intruder('larva', 'brood').play().act(WALK)
    expect(game.lair('larva-1')).toBe('workshop')
    expect(game.noise).toEqual([])
  })

  test(title('NEM-NOISE-06 danger counts Intruders in combat for nothing'), () => {
    const game = walking('danger')
      .at('cook', 'workshop')
      .intruder('adult', 'workshop')
      .play()
      .act('move:s-1-2')
    expect(game.lair('adult-1')).toBe('workshop')
    expect(game.noise).toEqual(['s-1-2', 's-2-3', 'technical-1'])
  })

  test(title('NEM-NOISE-01 whoever carries an Object rolls like anybody'), () => {
    const game = walking(2).carrying('bosun', 'egg').play().act(WALK)
    expect(game.noise).toEqual(['s-1-3'])
  })
}
