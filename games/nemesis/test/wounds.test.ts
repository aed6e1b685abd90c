import { expect, test } from 'vitest'
import { own } from '../own.ts'
import { type Position, position } from './position.ts'

/** WOUND, HEAL: wounds of Characters, death and treatment. */

/** The Scout in a burning Armory, the Captain far away: each turn that ends there is a Light Wound. */
function burning(ready = position('scout', 'captain')): Position {
  return ready.at('scout', 'armory').at('captain', 'cockpit').fire('armory')
}

const THREE = ['wound-body', 'wound-leg', 'wound-hand'] as const

function mortal(ready: Position, dressed = false): Position {
  for (const id of THREE) ready.wound('scout', id, dressed)
  return ready
}

test('NEM-WOUND-09 who dies in a pod lies in the section they boarded from', () => {
  const game = mortal(position('scout', 'captain').inPod('scout', 2))
    .with((s) => {
      s.players[0].wounds[0] = { id: 'wound-bleeding', dressed: false }
      s.wounds[s.wounds.indexOf('wound-bleeding')] = 'wound-body'
    })
    .play()
    .pass()
  expect(game.whereIs('scout')).toBe('dead')
  expect(game.room('evacuation-b').objects).toEqual(['corpse-0'])
})

test('NEM-WOUND-11 in the Intruder-player mode the first dead player goes on as the Intruders', () => {
  const game = mortal(burning())
    .with((s) => {
      own(s).intrudersPlayed = true
    })
    .play()
    .pass()
  expect(game.view(null).intruderPlayer?.seat).toBe(0)
})

// --- treatment ---

function patient(item: string): Position {
  return position('scout', 'captain').cards('scout', 2).item('scout', item)
}

test('NEM-HEAL-01 each Item says whether it dresses or heals, and how much', () => {
  const hurt = (item: string) =>
    patient(item)
      .is('scout', { lightWounds: 2 })
      .wound('scout', 'wound-leg')
      .wound('scout', 'wound-body', true)
      .play()
      .options()
      .filter((id) => id.startsWith(item))
  expect(hurt('bandages')).toEqual(['bandages:dress:wound-leg', 'bandages:heal-light'])
  expect(hurt('medkit')).toEqual(['medkit:dress:wound-leg', 'medkit:heal:wound-body'])
  expect(hurt('clothes-green')).toEqual(['clothes-green:dress:wound-leg'])
  expect(hurt('clothes-yellow')).toEqual(['clothes-yellow:dress:wound-leg'])
})

test('NEM-HEAL-01 the Emergency Room dresses all, heals one dressed or all Light Wounds', () => {
  const ready = () =>
    position('scout', 'captain')
      .at('scout', 'emergency-room')
      .cards('scout', 2)
      .is('scout', { lightWounds: 2 })
      .wound('scout', 'wound-leg')
      .wound('scout', 'wound-hand')
      .wound('scout', 'wound-body', true)
      .play()
  expect(
    ready()
      .options()
      .filter((id) => id.startsWith('emergency-room')),
  ).toEqual([
    'emergency-room:dress-all',
    'emergency-room:heal:wound-body',
    'emergency-room:heal-light',
  ])
  const dressed = ready().act('emergency-room:dress-all').player('scout')
  expect(dressed.wounds.every((wound) => wound.dressed)).toBe(true)
  expect(dressed.lightWounds).toBe(2)
  const healed = ready().act('emergency-room:heal:wound-body').player('scout')
  expect(healed.wounds.map((wound) => wound.id)).toEqual(['wound-leg', 'wound-hand'])
  expect(ready().act('emergency-room:heal-light').player('scout').lightWounds).toBe(0)
})

test('NEM-HEAL-03 healing a Light Wound moves the marker up, or takes it away', () => {
  const eat = (lightWounds: number) =>
    position('scout', 'captain')
      .tile(14, 'canteen')
      .at('scout', 'canteen')
      .cards('scout', 2)
      .is('scout', { lightWounds })
      .play()
      .act('canteen')
      .player('scout').lightWounds
  expect([eat(2), eat(1), eat(0)]).toEqual([1, 0, 0])
  const all = patient('bandages').is('scout', { lightWounds: 2 }).play().act('bandages:heal-light')
  expect(all.player('scout').lightWounds).toBe(0)
})
