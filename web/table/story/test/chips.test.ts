import { expect, test } from 'vitest'
import { beatsOf, folded } from '../beats.ts'
import { chipsOf } from '../chips.ts'
import { begun } from '../story.ts'
import { positionWith, untold } from './telling.ts'

/** What these lines leave at rest, told in short. */
function chipsAfter(wasAway: boolean, ...lines: readonly string[]) {
  const told = folded(beatsOf(untold(...lines), null))
  return chipsOf({ ...begun(positionWith(0)), told, since: 0, wasAway })
}

test('each player’s doings are one chip, known by a line of its own though they begin together', () => {
  const chips = chipsAfter(false, '!shoots@1', '!searches@2', '!enters@1', '!rests@3')
  expect(chips.map(({ seat }) => seat)).toEqual([1, 2, 3])
  expect(new Set(chips.map(({ beats }) => beats[0].from)).size).toBe(1)
  expect(new Set(chips.map(({ shown }) => shown.lead.at)).size).toBe(3)
})

test('after an absence what harmed the reader comes first, and once', () => {
  const chips = chipsAfter(true, '!shoots@1', '!wound@2 harm', '!enters@2')
  expect(chips.map(({ shown }) => shown.lead.line.kind)).toEqual(['wound', 'shoots', 'enters'])
})
