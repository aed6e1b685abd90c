import { expect, test } from 'vitest'
import type { Cue } from '../../../games/moment.ts'
import { beatsOf } from '../beats.ts'
import { cueOf, endCue } from '../cues.ts'
import { untold } from './telling.ts'

const sounding = (line: string, cue?: Cue) =>
  untold(line).map((one) => ({ ...one, moment: { ...one.moment, cue } }))

test('a beat sounds like what it tells', () => {
  expect(cueOf(beatsOf(sounding('!door@2', 'hiss'), null)[0])).toBe('hiss')
  expect(cueOf(beatsOf(sounding('!looks@2'), null)[0])).toBeNull()
})

test('what comes of it sounds where the beginning is silent', () => {
  const lines = [...sounding('enters@2'), ...sounding('+noise@2', 'knock')]
  expect(cueOf(beatsOf(lines, null)[0])).toBe('knock')
})

test('breath is one’s own pain, that of others a strike', () => {
  expect(cueOf(beatsOf(sounding('!wound@0 harm', 'breath'), null)[0])).toBe('breath')
  expect(cueOf(beatsOf(sounding('!wound@2', 'breath'), null)[0])).toBe('strike')
})

test('the end rises for those who win, and falls for those who lose', () => {
  const result = { winners: [1], reason: 'jump' } as never
  expect(endCue(result, 1)).toBe('won')
  expect(endCue(result, 0)).toBe('lost')
  expect(endCue(result, null)).toBeNull()
  expect(endCue(null, 0)).toBeNull()
})
