import { describe, expect, test } from 'vitest'
import { LAST_ROUND } from '../components.ts'
import { SLOTS } from '../facility.ts'
import { malfunctionsLeft, modelsLeft, noiseValues } from '../queries.ts'
import { type Position, retaliation } from './position.ts'

/** Everything hurts the Recon, who is short of air; the Officer stands beside. */
function needy(): Position {
  return retaliation('recon', 'officer')
    .room('r2c2', 'armory')
    .is('recon', { health: 8, oxygen: 1 })
    .wound('recon', 'leg')
    .cards('recon', 2)
}

/** The figures that the options of an Action name, each once. */
function figures(laid: Position, by: string, label: string): unknown[] {
  const options = laid.play().decision().options
  const found = options.filter((one) => one.params?.by === by && one.label === label)
  return [...new Set(found.map(({ params }) => params?.number))]
}

describe('RET-ITEM-02: Items do as much as is printed', () => {
  test.each([
    ['medical-stapler', 'restore-health', 2],
    ['medkit', 'restore-health', 3],
    ['medkit', 'medkit-both', 3],
    ['medpack', 'restore-health', 2],
    ['stimulants', 'restore-health', 2],
    ['stimulants', 'draw-cards', 2],
    ['caffeine-pills', 'draw-cards', 3],
    ['heavy-oxygen-tank', 'gain-oxygen', 7],
    ['oxygen-tank', 'gain-oxygen', 3],
    ['entrenching-tool', 'place-secure', 2],
  ])('%s: %s %i', (item, label, number) => {
    expect(figures(needy().item('recon', item), item, label)).toEqual([number])
  })

  test.each([
    ['stimulants', 'stimulants:draw-cards', 2],
    ['caffeine-pills', 'caffeine-pills', 3],
  ])('%s draws what it says', (item, id, number) => {
    const game = needy().item('recon', item).play()
    const before = game.player('recon').hand.length
    game.act(id)
    expect(game.player('recon').hand.length).toBe(before - 1 + number)
  })

  test('a Medkit: what there is to care for, and no more', () => {
    const ways = (health: number, wound: boolean) => {
      const laid = retaliation('recon').item('recon', 'medkit').cards('recon', 1)
      if (wound) laid.wound('recon', 'leg')
      return laid.is('recon', { health }).play().ways('medkit')
    }
    expect(ways(2, false)).toEqual(['restore-health:0'])
    expect(ways(3, true)).toEqual(['medkit-both:0', 'treat-wound:0'])
    expect(ways(5, true)).toEqual(['medkit-both:0', 'treat-wound:0', 'restore-health:0'])
    expect(ways(0, false)).toEqual([])
  })

  test('Adrenaline: one card, and no limit until Passing', () => {
    const game = needy().item('recon', 'adrenaline-injection').play().act('adrenaline-injection')
    expect(game.player('recon').hand).toHaveLength(2)
    expect(game.state.turn.unlimited).toBe(true)
  })

  test('RET-ROBOT-17: the Medical Robot restores 2, the Securing Robot places 2', () => {
    const medical = needy().robot('medical-robot', 'landing-zone')
    expect(figures(medical, 'activate-robot', 'robot-heals')).toEqual([2])
    const far = needy().robot('military-robot', 'landing-zone').horde(204, 'adult').play()
    expect(far.ways('activate-robot').filter((way) => way.startsWith('robot-fires'))).toEqual([
      'robot-fires:204',
    ])
  })
})

describe('what runs out', () => {
  test('RET-CORR-01: a Reinforced Corridor has the value 0 alone', () => {
    const { state } = retaliation('recon')
    const place = state.corridors.findIndex((one) => one?.tile === 204)
    expect(noiseValues(state, place)).toEqual([2])
    state.corridors[place]!.reinforced = true
    expect(noiseValues(state, place)).toEqual([0])
  })

  test('RET-INTR-04 RET-INTR-06: a Larva on a Character board is one model less', () => {
    const laid = retaliation('recon', 'officer').is('recon', { larva: true })
    for (let i = 0; i < 4; i++) laid.intruder('larva', 'landing-zone')
    expect(modelsLeft(laid.state, 'larva')).toBe(1)
    laid.is('officer', { larva: true })
    expect(modelsLeft(laid.state, 'larva')).toBe(0)
  })

  test('RET-INTR-04: where no model is left nothing comes into a Corridor', () => {
    const laid = retaliation('recon')
      .noise(104)
      .cards('recon', 2)
      .room('r2c2', 'alarm-room')
      .at('recon', 'alarm-room')
    for (let i = 0; i < 36; i++) laid.intruder('adult', 'landing-zone')
    const game = laid.dice({ tokens: ['adult-2'] }).play()
    game.act('use-room:answer-noise:104')
    expect(game.intrudersAt(104)).toEqual([])
    expect(game.log('no-model-left')).toHaveLength(2)
  })

  test('RET-MALF-10: without a Malfunction marker the Robot burns its Room', () => {
    const laid = retaliation('recon')
      .robot('military-robot', 'landing-zone')
      .horde(204, 'adult')
      .cards('recon', 2)
      .dice({ burst: [4] })
    const rooms = Object.values(laid.state.tiles)
      .flat()
      .filter((tile) => tile !== 'nest')
      .slice(0, 14)
    const slots = SLOTS.map(({ id }) => id).filter((id) => id !== 'r2c0' && id !== 'r0c4')
    rooms.forEach((tile, i) => {
      laid.room(slots[i], tile).malfunction(tile)
    })
    expect(malfunctionsLeft(laid.state)).toBe(0)
    const game = laid.play().act('activate-robot:robot-fires:204')
    expect(game.state.robot.malfunction).toBe(false)
    expect(game.room('landing-zone').fire).toBe(true)
  })

  test('RET-ROBOT-18: a slot for which no token is left stays empty', () => {
    const game = retaliation('recon')
      .item('recon', 'robot-controller')
      .robot('medical-robot', 'landing-zone')
      .cards('recon', 2)
      .with((s) => {
        s.robot.ammo = null
        s.robot.oxygen = null
        s.gear.oxygen++
        s.landingGear.ammo += s.gear.ammo + 1
        s.gear.ammo = 0
      })
      .play()
    game.act('robot-controller:refill-robot')
    expect([game.state.robot.ammo, game.state.robot.oxygen]).toEqual([null, 'oxygen'])
    expect(game.state.gear.ammo).toBe(0)
  })

  test('RET-LANDER-17: as late as the last Round', () => {
    const ways = retaliation('officer')
      .with((s) => {
        s.lander.space = LAST_ROUND - 1
      })
      .hand('officer', 'lets-go')
      .play()
      .ways('lets-go')
    expect(ways).toContain(`shift-lander:${LAST_ROUND}`)
  })
})

describe('RET-AMMO-01 RET-GEAR-07: what becomes of a token is told', () => {
  test('loaded onto a Weapon, or moved elsewhere', () => {
    const reloaded = retaliation('recon')
      .loaded('recon', 'assault-rifle', null)
      .belt('recon', 'ammo')
      .cards('recon', 1)
      .play()
      .act('use-gear:reload:belt-0:assault-rifle-0')
    expect([reloaded.log('reloads').length, reloaded.log('gear-moved').length]).toEqual([1, 0])
    const moved = retaliation('recon')
      .item('recon', 'utility-vest')
      .belt('recon', 'medpack')
      .cards('recon', 1)
      .play()
      .act('use-gear:move-gear:belt-0:utility-vest-0', 'done')
    expect([moved.log('reloads').length, moved.log('gear-moved').length]).toEqual([0, 1])
  })
})

describe('RET-MELEE-08 RET-CARD-05: what is asked says what it means', () => {
  test('a Weapon that is broken already is destroyed by a parry', () => {
    const game = retaliation('recon')
      .item('recon', 'tactical-hatchet', { malfunction: true })
      .intruder('adult', 'landing-zone')
      .cards('recon', 1)
      .dice({ shoot: [5] })
      .play()
      .act('melee:bare:adult-1')
    const labels = game.decision().options.map(({ label }) => label)
    expect(labels).toEqual(['let-attack', 'parry', 'parry-destroys'])
  })

  test('whoever cannot react is asked in vain', () => {
    const game = retaliation('recon', 'officer')
      .room('r2c2', 'armory')
      .hand('recon', 'chain-of-command')
      .hand('officer', 'first-in-command')
      .toAct('officer')
      .play()
      .choose('first-in-command:order:0:move:204')
    expect(game.decision()).toMatchObject({ prompt: 'commanded', idle: ['obey'] })
  })
})
