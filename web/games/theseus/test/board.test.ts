import { RULES } from '@bulkhead/games/rules'
import { Match, must } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import { describe, expect, test } from 'vitest'
import { fitted, textWidth } from '../fit.ts'
import { endRect, needsStrip, ringOf, STRIP, sectorShape } from '../geometry.ts'

const theseus = RULES.find(({ id }) => id === 'theseus')!

describe('names on the board', () => {
  test('are whole, in lines that fit', () => {
    expect(fitted('Unexpected Support', 100, 13, 2)).toEqual(['Unexpected', 'Support'])
    expect(fitted('Amélioration', 60, 13, 2)).toEqual(['Amélio-', 'ration'])
  })

  test('or not there at all', () => {
    expect(fitted('Amélioration', 60, 13, 1)).toEqual([])
    expect(fitted('Renfort', 30, 13, 2)).toEqual([])
  })

  test.each(['en', 'fr'] as const)('no card is called by a part of its name (%s)', (language) => {
    const names = Object.entries(theseus.text[language]).filter(([key]) => key.startsWith('card.'))
    expect(names.length).toBeGreaterThan(50)
    for (const [, name] of names) {
      for (const width of [40, 60, 80, 120]) {
        const lines = fitted(name, width, 13, 2)
        const said = lines.join(' ').replaceAll('- ', '')
        if (lines.length > 0) expect(said).toBe(name.replaceAll('-', ' '))
        for (const line of lines) expect(textWidth(line, 13)).toBeLessThanOrEqual(width)
      }
    }
  })
})

describe.each([
  ['a phone', 390, 294],
  ['a narrow phone', 360, 294],
  ['a phone on its side', 500, 344],
  ['a desktop at 200 %', 360, 354],
  ['a desktop', 960, 464],
  ['a tablet', 1024, 432],
])('on %s', (_, width, height) => {
  test.each([2, 3, 4])('the End-of-game token covers no slot (%i players)', (seats) => {
    const match = must(Match.start(theseus, { seats, seed: { kind: 'fast', seed: 3 } }))
    const { sectors } = match.view(0) as TheseusView
    const ring = ringOf(width, height, sectors.length)
    const { x, y, width: w, height: h } = endRect(ring)
    for (const [i, sector] of sectors.entries()) {
      const { slots, pending, rooms } = sectorShape(ring, i, sector)
      for (const { points } of [...slots, ...pending, ...rooms]) {
        const covered = points.filter((at) => at.x > x && at.x < x + w && at.y > y && at.y < y + h)
        expect(covered).toEqual([])
      }
    }
  })

  test('what lies below the station is as high as a finger needs', () => {
    if (needsStrip(width, height)) expect(STRIP).toBeGreaterThanOrEqual(44)
  })
})
