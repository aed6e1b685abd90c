import { Match, must } from '@bulkhead/kernel'
import { type NemesisView, nemesis } from '@bulkhead/nemesis'
import { expect, test } from 'vitest'
import type { Look } from '../../../play/boards.ts'
import { coloursOf } from '../../../shell.ts'
import { attackRisk, moveRisk } from '../risks.ts'

const look: Look = {
  language: 'en',
  colours: coloursOf({ write: () => true }),
  width: 120,
  words: nemesis.text.en,
  who: [],
}

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
  expect(moveRisk(view, option, look)).toBe('Encounter 0 %, Danger 10 %')
  view.players[0].slime = true
  for (const corridor of view.corridors) corridor.noise = true
  expect(moveRisk(view, option, look)).toMatch(/^Encounter [2468]0 %, Danger 20 %$/)
  const place = Number(option.targets!.find(({ kind }) => kind === 'place')!.id)
  view.intruders.push({ name: 'adult-1', type: 'adult', room: place, injuries: 0 })
  expect(moveRisk(view, option, look)).toBe('somebody is there: no noise roll')
})

test('an attack tells on how many faces it hits', () => {
  const { view } = acting()
  view.intruders.push({ name: 'queen-1', type: 'queen', room: view.players[0].room, injuries: 0 })
  const blow = { id: 'x', label: 'melee', targets: [{ kind: 'intruder', id: 'queen-1' }] }
  expect(attackRisk(view, blow, look)).toBe('hits on 2 of 6 faces')
  const shot = { ...blow, targets: [...blow.targets, { kind: 'item', id: 'rifle' }] }
  expect(attackRisk(view, shot, look)).toMatch(/^hits on [2-6] of 6 faces$/)
})
