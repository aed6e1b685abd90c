import type { CombatFace, IntruderType, NoiseFace } from '@bulkhead/hull/kinds.ts'
import { expect, test } from 'vitest'
import { COMBAT_DIE, NOISE_DIE } from '../components.ts'
import { blowOdds, killOdds, noiseOdds, shotOdds } from '../odds.ts'
import { PRINTED } from '../packs.ts'
import { type Position, position } from './position.ts'

/** What a seat reckons with is what the rules do: every face of every die, every card of the deck. */

const TYPES: readonly IntruderType[] = ['larva', 'creeper', 'adult', 'breeder', 'queen']
const WEAPONS = Object.values(PRINTED.items).flatMap(({ id, weapon }) => (weapon ? [id] : []))
const FACES = [...new Set(COMBAT_DIE)]
const CHANGES_SHOTS = ['vital-places', 'vulnerability-to-fire', 'vulnerability-to-energy']

function duel(type: IntruderType, ...weaknesses: string[]): Position {
  const game = position('scout', 'captain')
    .at('scout', 'armory')
    .at('captain', 'cockpit')
    .cards('scout', 3)
    .intruder(type, 'armory')
    .attacks('scratch-4', 'bite-3')
    .woundDeck('wound-body')
  const slots = ['corpse', 'egg', 'carcass'] as const
  for (const [i, id] of weaknesses.entries()) game.weakness(slots[i], id)
  return game
}

function reckonedFace(faces: readonly number[], face: CombatFace): number {
  return faces[COMBAT_DIE.indexOf(face)]
}

test.each(WEAPONS)('a shot with the %s injures as its odds say', (weapon) => {
  for (const type of TYPES) {
    for (const face of FACES) {
      for (const weakness of [[], CHANGES_SHOTS]) {
        const game = duel(type, ...weakness)
          .emptyHanded('scout')
          .item('scout', weapon, { ammo: 1 })
          .dice({ combat: [face] })
          .play()
        const reckoned = reckonedFace(shotOdds(game.view('scout'), weapon, type), face)
        game.act(`shoot:${weapon}#0:${type}-1`)
        if (game.options().includes('keep-shot')) game.choose('keep-shot')
        const dealt = Number(game.told('injured', 'injuries')[0] ?? 0)
        expect([weapon, type, face, ...weakness, dealt]).toEqual([
          weapon,
          type,
          face,
          ...weakness,
          reckoned,
        ])
      }
    }
  }
})

test.each(TYPES)('a blow at a %s injures as its odds say', (type) => {
  for (const face of FACES) {
    for (const weakness of [[], CHANGES_SHOTS]) {
      const game = duel(type, ...weakness)
        .dice({ combat: [face] })
        .play()
      const reckoned = reckonedFace(blowOdds(game.view('scout'), type), face)
      game.act(`melee:${type}-1`)
      expect(Number(game.told('injured', 'injuries')[0] ?? 0)).toBe(reckoned)
    }
  }
})

const DECK = Object.keys(PRINTED.attacks)

/** How often an Intruder dies and retreats, over every order in which the next cards can come. */
function outcomes(type: IntruderType, injuries: number, weaknesses: string[], gone: string[]) {
  const cards = DECK.filter((id) => !gone.includes(id))
  const orders =
    type === 'queen'
      ? cards.flatMap((one) => cards.filter((two) => two !== one).map((two) => [one, two]))
      : cards.map((one) => [one])
  const counted = { dies: 0, retreats: 0 }
  let reckoned = counted
  for (const order of orders) {
    const game = duel(type, ...weaknesses)
      .with((s) => {
        s.intruders[0].injuries = injuries - 1
        s.attackDiscard = [...gone]
        s.attacks = s.attacks.filter(({ id }) => !gone.includes(id))
      })
      .attacks(...order)
      .dice({ combat: ['one'] })
      .play()
    reckoned = killOdds(game.view('scout'), type, injuries)
    game.act(`shoot:rifle#0:${type}-1`)
    if (game.log('intruder-dies').length > 0) counted.dies += 1 / orders.length
    else if (game.log('retreats').length > 0) counted.retreats += 1 / orders.length
  }
  return { counted, reckoned }
}

test.each([
  ['adult', 3, [], []],
  ['adult', 3, ['endangered-species'], []],
  ['creeper', 2, [], DECK.slice(0, 12)],
  ['queen', 7, [], DECK.slice(0, 14)],
  ['larva', 1, [], []],
] as [IntruderType, number, string[], string[]][])(
  'a kill check of a %s with %i injuries ends as its odds say',
  (type, injuries, weaknesses, gone) => {
    const { counted, reckoned } = outcomes(type, injuries, weaknesses, gone)
    expect(reckoned.dies).toBeCloseTo(counted.dies)
    expect(reckoned.retreats).toBeCloseTo(counted.retreats)
  },
)

/** The Scout walks into the Monitoring Room. */
function walking(face: NoiseFace): Position {
  return position('scout', 'captain')
    .at('captain', 'cockpit')
    .cards('scout', 6)
    .noise('c-5-6', 'c-2-6')
    .dice({ noise: [face], tokens: ['blank'] })
}

test.each([
  ['clean', false],
  ['slimed', true],
])('noise rolls of somebody %s come to what their odds say', (_, slime) => {
  const counted = { encounter: 0, danger: 0, noise: 0, nothing: 0 }
  const ready = (face: NoiseFace) => walking(face).is('scout', { slime })
  for (const face of NOISE_DIE) {
    const game = ready(face).play().act('move:c-6-11')
    if (game.log('encounter').length > 0) counted.encounter += 0.1
    else if (game.log('danger-alone').length > 0) counted.danger += 0.1
    else if (game.log('noise').length > 0) counted.noise += 0.1
    else counted.nothing += 0.1
  }
  const view = ready(1).play().view('scout')
  const monitoringRoom = 5
  const { near, ...reckoned } = noiseOdds(view, view.players[0], monitoringRoom)
  expect(near).toEqual([])
  for (const [key, share] of Object.entries(reckoned)) {
    expect(share, key).toBeCloseTo(counted[key as keyof typeof counted])
  }
})

test('danger draws in what the odds say: who is near and fights nobody but the one who leaves', () => {
  const game = position('scout', 'captain')
    .at('captain', 'comms-room')
    .cards('scout', 6)
    .intruder('adult', 'fire-control')
    .intruder('breeder', 'comms-room')
    .intruder('creeper', 'laboratory')
    .intruder('adult', 'hibernatorium')
    .attacks('scratch-4')
    .dice({ noise: ['danger'] })
    .play()
  const view = game.view('scout')
  const { near } = noiseOdds(view, view.players[0], 5)
  game.act('move:c-6-11')
  expect([...near].sort()).toEqual(game.intrudersIn('monitoring-room').sort())
})
