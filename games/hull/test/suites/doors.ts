import { expect, test } from 'vitest'
import type { Bench } from '../bench.ts'

/** DOOR: open, closed and destroyed doors. */
export function doorSuite({ position, cite, title }: Bench): void {
  /** The Bosun in the workshop, who turns doors by tinkering; there are two pieces. */
  const keeper = () =>
    position('bosun', 'cook').at('bosun', 'workshop').hand('bosun', 'tinker', 'peer', 'wait')
  const TURN = 'tinker:turn-door:s-2-3'
  /** An Adult in the workshop that the Event card leads to the brood. */
  const hunted = () =>
    position('bosun', 'cook')
      .intruder('adult', 'workshop')
      .events('swell')
      .dice({ tokens: ['larva'] })
      .phase('event')

  test(title('NEM-DOOR-01 doors stand in corridors, at most one in each'), () => {
    const closed = keeper().door('s-2-3', 'closed').play()
    // A second piece cannot be added: whoever turns it opens it.
    const turns = closed.decision().options.filter(({ id }) => id === TURN)
    expect(turns.map(({ label }) => label)).toEqual(['open-door'])
  })

  test(title('NEM-DOOR-02 doors do not matter for noise'), () => {
    const walked = (noisy: boolean) => {
      const ready = position('bosun', 'cook').cards('bosun', 4).door('s-2-3', 'closed')
      if (noisy) ready.noise('s-2-3')
      return ready
        .dice({ noise: [1], tokens: ['creeper'] })
        .play()
        .act('move:s-1-3')
    }
    expect(walked(false).noise).toEqual(['s-2-3'])
    expect(walked(true).log('encounter')).toHaveLength(1)
  })

  test(
    title('NEM-DOOR-03 NEM-DOOR-04 Characters and Intruders change doors, and are stopped by them'),
    () => {
      const closed = keeper().play().act(TURN)
      expect(closed.corridor('s-2-3').door).toBe('closed')
      expect(closed.log('door-closed')[0].rule).toBe(cite('NEM-DOOR-04'))
      expect(closed.ways('move')).toEqual(['s-1-3'])
      const destroyed = hunted().door('s-2-3', 'closed').play()
      expect(destroyed.corridor('s-2-3').door).toBe('destroyed')
      expect(destroyed.lair('adult-1')).toBe('workshop')
    },
  )

  test(title('NEM-DOOR-05 a destroyed door lets everybody pass, and is turned no more'), () => {
    const game = keeper().door('s-2-3', 'destroyed').play()
    expect(game.ways('move')).toEqual(['s-2-3', 's-1-3'])
    expect(game.options()).not.toContain(TURN)
    expect(hunted().door('s-2-3', 'destroyed').play().lair('adult-1')).toBe('brood')
  })

  test(title('NEM-DOOR-07 an open door is no piece at all: it can be used elsewhere'), () => {
    const game = keeper().door('s-2-3', 'closed').play().act(TURN)
    expect(game.corridor('s-2-3').door).toBe('open')
    expect(game.ways('move')).toEqual(['s-2-3', 's-1-3'])
    const again = keeper().door('s-1-2', 'closed').play().act(TURN)
    expect(again.prompt).not.toBe('take-door')
    expect(again.state.corridors.map(({ door }) => door)).toEqual(['closed', 'open', 'closed'])
  })

  test(
    title('NEM-DOOR-08 Intruders that must go through a closed door destroy it once, and stay'),
    () => {
      const game = position('bosun', 'cook')
        .cards('bosun', 1)
        .intruder('adult', 'brood')
        .intruder('creeper', 'brood')
        .door('s-2-3', 'closed')
        .dice({ noise: ['danger'] })
        .play()
        .act('move:s-1-3')
      expect(game.corridor('s-2-3').door).toBe('destroyed')
      expect(game.intrudersIn('brood')).toEqual(['adult', 'creeper'])
      expect(game.log('door-destroyed')).toHaveLength(1)
      expect(game.noise).toEqual([])
    },
  )

  test(title('NEM-DOOR-08 a Weakness may keep them from destroying it'), () => {
    const warded = () => hunted().at('cook', 'brood').door('s-2-3', 'closed')
    const game = warded().weakness('egg', 'timid').play()
    expect(game.corridor('s-2-3').door).toBe('closed')
    expect(game.lair('adult-1')).toBe('workshop')
    const hidden = warded().weakness('egg', 'timid', false).play()
    expect(hidden.corridor('s-2-3').door).toBe('destroyed')
  })

  test(
    title('NEM-DOOR-09 of the pieces in use the active player takes one that is not destroyed'),
    () => {
      // There is but one of them, so nobody is asked.
      const game = keeper().door('s-1-2', 'destroyed').door('s-1-3', 'closed').play().act(TURN)
      expect(game.state.corridors.map(({ door }) => door)).toEqual(['destroyed', 'open', 'closed'])
    },
  )

  test(title('NEM-DOOR-09 with all pieces destroyed there is none to be placed'), () => {
    const game = keeper().door('s-1-2', 'destroyed').door('s-1-3', 'destroyed').play().act(TURN)
    expect(game.prompt).not.toBe('take-door')
    expect(game.corridor('s-2-3').door).toBe('open')
    expect(game.log('door-closed')).toEqual([])
  })

  test(title('NEM-DOOR-10 an Encounter does not mind closed doors'), () => {
    const game = position('bosun', 'cook')
      .cards('bosun', 4)
      .noise('s-2-3')
      .door('s-2-3', 'closed')
      .dice({ noise: [1], tokens: ['creeper'] })
      .play()
      .act('move:s-1-3')
    expect(game.intrudersIn('workshop')).toEqual(['creeper'])
    expect(game.corridor('s-2-3')).toEqual({ door: 'closed', noise: false })
  })

  test(
    title('NEM-DOOR-11 every corridor of the room can be closed, but no Technical Corridor'),
    () => {
      const game = keeper().at('bosun', 'brood').play()
      const doors = game.decision().options.filter(({ id }) => id.startsWith('tinker:turn-door'))
      expect(doors.map(({ id }) => id).sort()).toEqual([
        'tinker:turn-door:s-1-2',
        'tinker:turn-door:s-2-3',
      ])
      expect(doors.map(({ label }) => label)).toEqual(['close-door', 'close-door'])
    },
  )

  test(
    title('NEM-ESCAPE-01 an Escape costs a card and names the room first, explored or not'),
    () => {
      const game = keeper()
        .unexplored('brood', 'fire-1')
        .door('s-1-3', 'closed')
        .intruder('creeper', 'workshop')
        .play()
      expect(game.ways('move')).toEqual(['s-2-3'])
      game.choose('move:s-2-3')
      expect(game.decision()).toMatchObject({ prompt: 'pay', min: 1, max: 1 })
      expect(game.log('attack')).toEqual([])
    },
  )

  test(title('NEM-ESCAPE-01 a Wound may make it dearer'), () => {
    const cost = (ready: ReturnType<typeof keeper>) =>
      ready.intruder('creeper', 'workshop').play().choose('move:s-2-3').decision().min
    expect(cost(keeper().wound('bosun', 'limp'))).toBe(2)
    expect(cost(keeper().wound('bosun', 'limp', true))).toBe(1)
    const calm = keeper().wound('bosun', 'limp').play().choose('move:s-2-3')
    expect(calm.decision().min).toBe(1)
  })

  test(
    title('NEM-ESCAPE-02 every Intruder there attacks before the move, the biggest first'),
    () => {
      const game = keeper()
        .intruder('larva', 'workshop')
        .intruder('creeper', 'workshop')
        .intruder('queen', 'workshop')
        .intruder('adult', 'workshop')
        .intruder('breeder', 'brood')
        .attacks('spit', 'lunge', 'gash')
        .play()
        .act('move:s-1-3')
      expect(game.told('attack', 'type')).toEqual(['queen', 'adult', 'creeper', 'larva'])
      const told = game.kinds('attack', 'enters')
      expect(told).toEqual([...Array<string>(4).fill('attack'), 'enters'])
    },
  )

  test(title('NEM-ESCAPE-03 the survivor moves on, explores and rolls for noise'), () => {
    const game = keeper()
      .unexplored('brood', 'fire-1')
      .intruder('adult', 'workshop')
      .attacks('scrape')
      .dice({ noise: [4] })
      .play()
      .act('move:s-2-3')
    expect(game.player('bosun').lightWounds).toBe(1)
    expect(game.room('brood')).toMatchObject({ explored: true, fire: true })
    expect(game.noise).toEqual(['s-1-2'])
    expect(game.lair('adult-1')).toBe('workshop')
  })

  test(title('NEM-ESCAPE-03 the move goes on although nobody is left to flee from'), () => {
    const game = keeper()
      .intruder('larva', 'workshop')
      .dice({ noise: ['silence'] })
      .play()
      .act('move:s-2-3')
    expect(game.lair('larva-1')).toBe('gone')
    expect(game.whereIs('bosun')).toBe('brood')
  })

  test(title('NEM-ESCAPE-04 who dies stays, a corpse, in the room they wanted to leave'), () => {
    const game = ['limp', 'daze', 'daze']
      .reduce((one, id) => one.wound('bosun', id), keeper())
      .unexplored('brood', 'fire-1')
      .intruder('adult', 'workshop')
      .attacks('gash')
      .play()
      .act('move:s-2-3')
    expect(game.room('workshop').objects).toEqual(['corpse-0'])
    expect(game.room('brood').explored).toBe(false)
  })

  test(title('NEM-ESCAPE-05 no roll on fleeing to a room with a Character or an Intruder'), () => {
    const flee = () => keeper().intruder('adult', 'workshop').attacks('scrape')
    const friend = flee().at('cook', 'brood').play().act('move:s-2-3')
    const enemy = flee().intruder('adult', 'brood').play().act('move:s-2-3')
    for (const game of [friend, enemy]) {
      expect(game.whereIs('bosun')).toBe('brood')
      expect(game.log('noise-roll')).toEqual([])
    }
  })

  test(title('NEM-ESCAPE-07 the others in the room are not attacked'), () => {
    const game = keeper()
      .at('cook', 'workshop')
      .intruder('adult', 'workshop')
      .intruder('breeder', 'workshop')
      .attacks('scrape', 'lunge')
      .play()
      .act('move:s-2-3')
    expect(game.told('attack', 'seat')).toEqual([0, 0])
    expect(game.player('cook').lightWounds).toBe(0)
  })
}
