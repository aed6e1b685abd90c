import { Match, must, type Option } from '@bulkhead/kernel'
import { type NemesisView, nemesis } from '@bulkhead/nemesis'
import { expect, test } from 'vitest'
import type { Look } from '../../../play/boards.ts'
import { coloursOf } from '../../../shell.ts'
import { NEMESIS } from '../../nemesis/show.ts'
import { attackRisk, moveRisk } from '../risks.ts'
import type { Hint } from '../scene.ts'

const look: Look = {
  language: 'en',
  colours: coloursOf({ write: () => true }),
  width: 120,
  words: nemesis.text.en,
  who: [],
}

const told = (risk: Hint, view: NemesisView, { targets = [] }: Pick<Option, 'targets'>) =>
  risk({ show: NEMESIS, view, look }, targets)

type Changeable<T> = { -readonly [Key in keyof T]: Changeable<T[Key]> }

/** Alone, about to act for the first time. */
function acting() {
  const match = must(Match.start(nemesis, { seats: 1, seed: { kind: 'fast', seed: 3 } }))
  while (match.pending()[0].prompt !== 'action') {
    const [{ seat, id, options }] = match.pending()
    must(match.answer(seat, id, [options[0].id]))
  }
  const option = match.pending()[0].options.find(({ label }) => label === 'move')!
  return { view: structuredClone(match.view(0)) as Changeable<NemesisView>, option }
}

test('a move tells what its noise roll may come to', () => {
  const { view, option } = acting()
  expect(told(moveRisk, view, option)).toBe('Encounter 0 %, Danger 10 %')
  view.players[0].slime = true
  for (const corridor of view.corridors) corridor.noise = true
  expect(told(moveRisk, view, option)).toMatch(/^Encounter [2468]0 %, Danger 20 %$/)
  const place = Number(option.targets!.find(({ kind }) => kind === 'place')!.id)
  view.intruders.push({ name: 'adult-1', type: 'adult', room: place, injuries: 0 })
  expect(told(moveRisk, view, option)).toBe('somebody is there: no noise roll')
})

test('an attack tells on how many faces it hits', () => {
  const { view } = acting()
  view.intruders.push({ name: 'queen-1', type: 'queen', room: view.players[0].room, injuries: 0 })
  const blow = { id: 'x', label: 'melee', targets: [{ kind: 'intruder', id: 'queen-1' }] }
  expect(told(attackRisk, view, blow)).toBe('hits on 2 of 6 faces')
  const shot = { ...blow, targets: [...blow.targets, { kind: 'item', id: 'rifle' }] }
  expect(told(attackRisk, view, shot)).toMatch(/^hits on [2-6] of 6 faces$/)
})
