import { expect, test } from 'vitest'
import { type Playing, type Position, position } from './position.ts'

/** ATTACK, LARVA: whom Intruders attack, when and how. */

const QUIET = { tokens: ['larva' as const] }

/** Plays the Intruder attack step and the rest of a quiet Event phase. */
function eventPhase(ready: Position): Playing {
  return ready.events('coolant-leak').dice(QUIET).phase('attacks').play()
}

/** The Scout alone with somebody in the Armory. */
function alone() {
  return position('scout', 'captain').at('scout', 'armory').at('captain', 'cockpit')
}

// --- Larvae ---

test('NEM-LARVA-05 everybody sees the one Larva of a Character, and figures never run out', () => {
  const ready = position('scout', 'captain')
    .at('captain', 'cockpit')
    .hand('scout', 'rest', 'infected')
  for (let i = 0; i < 6; i++) ready.intruder('larva', 'cockpit')
  const game = ready.play().act('rest')
  for (const reader of ['scout', 'captain', null] as const) {
    expect(game.view(reader).players.map((player) => player.larva)).toEqual([true, false])
  }
  const twice = eventPhase(alone().intruder('larva', 'armory').intruder('larva', 'armory'))
  expect(twice.intrudersIn('armory')).toEqual([])
  expect(twice.player('scout').discard).toHaveLength(2)
  expect(twice.log('infested')).toHaveLength(1)
})
