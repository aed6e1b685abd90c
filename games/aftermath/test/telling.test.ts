import { describe, expect, test } from 'vitest'
import { own } from '../own.ts'
import { classic, type Playing, Position } from './position.ts'

/** What happens is told to everybody, with its rule. */

const told = (game: Playing, kind: string) =>
  game.log(kind).map(({ params, rule }) => ({ ...params, rule }))

const hunting = () => classic('bounty-hunter', 'soldier').hand('bounty-hunter', 'heel')

const freed = () =>
  classic('convict', 'scout').with((s) => {
    s.players[0].hands = []
    s.players[1].inventory = s.players[1].inventory.filter(({ id }) => id !== 'handcuff-keys')
  })

describe('the Characters of this box', () => {
  test('AFT-CHAR-PSYCH-01 a Spy Drone, a therapy that is refused, a provocation', () => {
    const spy = classic('psychologist', 'scout')
      .item('psychologist', 'spy-drone')
      .cards('psychologist', 2)
      .play()
      .act('spy-drone:1')
    expect(told(spy, 'spied-on')).toEqual([{ seat: 0, other: 1, rule: 'AFT-CHAR-PSYCH-01' }])
    const refused = classic('psychologist', 'scout')
      .hand('psychologist', 'therapy')
      .hand('scout', 'infected')
      .play()
      .choose('therapy:1', 'refuse')
    expect(told(refused, 'refuses-therapy')).toEqual([{ seat: 1, rule: 'NEM-CARD-04' }])
    const provoked = classic('psychologist', 'scout')
      .hand('psychologist', 'provocation')
      .intruder('adult', 'hibernatorium')
      .play()
      .act('provocation:adult-1:1')
    expect(told(provoked, 'provoked')).toEqual([
      { intruder: 'adult-1', type: 'adult', seat: 1, rule: 'NEM-CARD-04' },
    ])
  })

  test('AFT-CHAR-BOUNTY-10 AFT-CHAR-BOUNTY-11 Laika goes, comes back, or holds an Intruder back', () => {
    const goes = hunting()
      .dice({ noise: ['silence'] })
      .play()
      .act('heel:laika-goes:c-6-11', 'laika-stays')
    expect(told(goes, 'laika-enters')).toEqual([{ place: 5, rule: 'AFT-CHAR-BOUNTY-10' }])
    const back = hunting()
      .with((s) => {
        own(s).laika = { where: 'room', room: 5 }
      })
      .play()
      .act('heel:call-laika')
    expect(told(back, 'laika-returns')).toEqual([{ seat: 0, rule: 'AFT-CHAR-BOUNTY-11' }])
    const holding = hunting()
      .item('bounty-hunter', 'anti-aggro')
      .intruder('adult', 'hibernatorium')
      .attacks('scratch-4')
      .play()
      .choose('hold-back:adult-1')
    expect(told(holding, 'held-back')).toEqual([
      { intruder: 'adult-1', type: 'adult', rule: 'AFT-CHAR-BOUNTY-04' },
    ])
  })

  test('AFT-CHAR-BOUNTY-09 Laika is lost: with the hand by the Trait, without it alone', () => {
    const guarded = (traits: boolean) =>
      new Position(['bounty-hunter', 'soldier'], { play: 'classic', traits })
        .at('soldier', 'turret-room')
        .hand('bounty-hunter', 'sentries', 'search', 'rest')
        .intruder('adult', 'hibernatorium')
        .attacks('scratch-1')
        .play()
        .choose('move:c-6-11', 'pay:search#1', 'sentries')
    const game = guarded(true)
    expect(told(game, 'laika-gone')).toEqual([{ seat: 0, rule: 'AFT-CHAR-BOUNTY-09' }])
    expect(game.log('discards').map(({ params, rule }) => [params?.card, rule])).toEqual([
      ['search', 'NEM-COST-02'],
      ['rest', 'AFT-TRAIT-01'],
    ])
    expect(guarded(false).player('bounty-hunter').hand).toEqual(['rest'])
  })

  test('AFT-CHAR-CONVICT-05 AFT-CHAR-CONVICT-07 the Bionic Arm on a wound, and a Pipe that breaks', () => {
    const covered = freed()
      .item('convict', 'bionic-arm')
      .wound('convict', 'wound-leg')
      .play()
      .choose('cover-wound:wound-leg')
    expect(told(covered, 'wound-covered')).toEqual([
      { seat: 0, wound: 'wound-leg', rule: 'AFT-CHAR-CONVICT-05' },
    ])
    const broken = freed()
      .item('convict', 'pipe')
      .intruder('adult', 'hibernatorium')
      .cards('convict', 2)
      .dice({ combat: ['miss'] })
      .play()
      .act('melee:adult-1')
    expect(told(broken, 'pipe-breaks')).toEqual([{ seat: 0, rule: 'AFT-CHAR-CONVICT-07' }])
  })

  test('AFT-CHAR-CEO-04 AFT-CHAR-CEO-05 AFT-CHAR-CEO-08 what the Robot does, is charged with and costs', () => {
    const withRobot = (energy: number) =>
      classic('ceo', 'scout').with((s) => {
        s.players[0].inventory[0].ammo = energy
      })
    const works = withRobot(3)
      .hand('ceo', 'robot-quick-repairs')
      .malfunction('hibernatorium')
      .play()
    works.act(works.options().find((id) => id.startsWith('robot-quick-repairs'))!)
    expect(told(works, 'robot-works')).toEqual([{ seat: 0, energy: 2, rule: 'AFT-CHAR-CEO-04' }])
    const charged = withRobot(2)
      .cards('ceo', 3)
      .item('ceo', 'energy-charge')
      .play()
      .act('energy-charge:charge-robot')
    expect(told(charged, 'robot-charged')).toEqual([
      { seat: 0, energy: 5, rule: 'AFT-CHAR-CEO-08' },
    ])
    const spent = withRobot(5)
      .hand('ceo', 'protection')
      .intruder('adult', 'hibernatorium')
      .dice({ noise: ['silence'] })
      .play()
      .act('protection:c-6-11')
    expect(told(spent, 'card-spent')).toEqual([
      { seat: 0, card: 'protection', rule: 'AFT-CHAR-CEO-05' },
    ])
  })

  test('AFT-CHAR-CEO-17 a turn that is taken unasked', () => {
    const game = classic('ceo', 'scout').hand('ceo', 'one-last-thing').play().pass()
    game.take('ceo', 'one-last-thing')
    expect(told(game, 'last-thing')).toEqual([{ seat: 0, rule: 'AFT-CHAR-CEO-17' }])
  })
})

describe('the Items of this box', () => {
  test('NEM-ITEM-14 NEM-ITEM-20 a Laser Pointer on a Weapon, and the Ammo of a Combat Drone', () => {
    const pointer = classic('scout')
      .item('scout', 'laser-pointer')
      .cards('scout', 2)
      .play()
      .act('laser-pointer:rifle#0')
    expect(told(pointer, 'pointer-attached')).toEqual([
      { seat: 0, item: 'rifle', rule: 'NEM-ITEM-14' },
    ])
    const drone = classic('scout')
      .item('scout', 'combat-drone', { ammo: 2 })
      .intruder('adult', 'hibernatorium')
      .cards('scout', 2)
      .attacks('scratch-4')
      .play()
      .act('combat-drone:adult-1')
    expect(told(drone, 'drone-shoots')).toEqual([{ seat: 0, ammo: 1, rule: 'NEM-ITEM-20' }])
  })
})

describe('an option says what it is about', () => {
  const codes = (): Position =>
    classic('ceo', 'scout')
      .cards('ceo', 4)
      .with((s) => {
        s.players[0].inventory.push({
          id: 'manual-control',
          ammo: 0,
          added: [],
          bound: 0,
          seen: [0],
        })
        s.players[0].quests = []
        s.removed.push('ship-codes')
      })

  test('AFT-CHAR-CEO-11 which pod is launched from afar, which engine is turned', () => {
    const { options } = codes().play().decision()
    const pod = options.find(({ id }) => id === 'manual-control:launch-afar:2')
    expect(pod!.targets).toContainEqual({ kind: 'pod', id: 2 })
    const engine = options.find(({ id }) => id === 'manual-control:turn-engine-afar:3')
    expect(engine!.params).toMatchObject({ engine: 3 })
  })
})
