import { describe, expect, test } from 'vitest'
import { beatsOf, folded, isMine } from '../beats.ts'
import { playingTime, stopsAt, timeOf } from '../time.ts'
import { beatAbout, untold } from './telling.ts'

const spans = (...lines: readonly string[]) =>
  beatsOf(untold(...lines), null).map(({ from, to }) => [from, to])

describe('lines that belong together', () => {
  test('another player’s routine is one beat, with the view after its last line', () => {
    const beats = beatsOf(untold('enters@2', 'noise@2', 'searches@2'), 'before')
    expect(beats).toMatchObject([
      { from: 0, to: 3, before: 'before', view: 'after 2', seat: 2, concern: 'none' },
    ])
  })

  test('routine of two players is two beats', () => {
    expect(spans('enters@2', 'enters@3')).toEqual([
      [0, 1],
      [1, 2],
    ])
  })

  test('another player’s turn is one beat, whatever comes of it', () => {
    expect(spans('enters@2', '!attack@2', '+misses@2', '!shoots@2', 'enters@3')).toEqual([
      [0, 4],
      [4, 5],
    ])
  })

  test('an event of one’s own stands alone; what is joined to it is told with it', () => {
    expect(spans('enters@0 deed', '!attack@0 harm', '+misses@0 harm', '!wound@0 harm')).toEqual([
      [0, 1],
      [1, 3],
      [3, 4],
    ])
  })

  test('so does an event that is nobody’s doing', () => {
    expect(spans('!time', '+left', '!event')).toEqual([
      [0, 2],
      [2, 3],
    ])
  })

  test('quiet lines go with what follows them, and at the end of a frame with what went before', () => {
    expect(spans('~round', '~acts@2', 'enters@2', '~pays@2', '|', '~acts@3')).toEqual([
      [0, 4],
      [4, 5],
    ])
  })

  test('a beat concerns its reader as much as the line that does so most', () => {
    expect(beatsOf(untold('!attack@2', '+wound@2 harm'), null)).toMatchObject([{ concern: 'harm' }])
  })

  test('long sentences about oneself are not put together', () => {
    const lines = untold('enters@0 deed', 'noise@0 deed').map((one) => ({ ...one, characters: 90 }))
    expect(beatsOf(lines, null)).toHaveLength(2)
  })
})

describe('time', () => {
  const beat = beatAbout('none')

  test.each([
    ['calm', 10, 1800],
    ['normal', 10, 1200],
    ['normal', 51, 3600],
    ['quick', 51, 2160],
    ['quick', 10, 900],
  ] as const)('%s, %i characters: %i ms', (pace, characters, time) => {
    expect(playingTime(beat, characters, { pace, stops: 'harm' })).toBe(time)
  })

  test('what concerns one’s own seat is never shortened below the least', () => {
    expect(playingTime(beatAbout('deed'), 10, { pace: 'quick', stops: 'harm' })).toBe(1200)
  })

  test('at step everything waits', () => {
    expect(timeOf(beat, 10, { pace: 'step', stops: 'never' })).toBeNull()
  })

  test.each([
    ['all', 'harm', true],
    ['all', 'own', true],
    ['all', 'deed', false],
    ['harm', 'own', false],
    ['harm', 'harm', true],
    ['never', 'harm', false],
    ['all', 'none', false],
  ] as const)('stops for %s at %s: %s', (stops, concern, isStop) => {
    expect(stopsAt(beatAbout(concern), stops)).toBe(isStop)
  })

  test('what would have stopped takes half as long again', () => {
    expect(playingTime(beatAbout('harm'), 51, { pace: 'normal', stops: 'never' })).toBe(5400)
  })
})

describe('in short', () => {
  test('one summary for each player between what concerns oneself, which stays as it is', () => {
    const lines = untold(
      'enters@2',
      '!shoots@3',
      '!dies@2 harm',
      'enters@3',
      '!shoots@2',
      '!hits@3',
    )
    const beats = folded(beatsOf(lines, 'before'))
    expect(beats.map(({ seat, isSummary }) => [seat, isSummary])).toEqual([
      [2, true],
      [3, true],
      [2, false],
      [3, true],
      [2, true],
    ])
    expect(beats.filter(isMine)).toHaveLength(1)
  })

  test('the board stays until the last summary of a stretch, and so does the log', () => {
    const beats = folded(beatsOf(untold('enters@2', 'enters@3', '!shoots@2'), 'before'))
    expect(beats.map(({ view, to }) => [view, to])).toEqual([
      ['before', 0],
      ['after 2', 3],
    ])
  })

  test('no line is missing from the summaries', () => {
    const beats = folded(beatsOf(untold('enters@2', 'enters@3', '!shoots@2', '!dies@3 own'), null))
    const lines = beats.flatMap(({ parts }) => parts.map(({ at }) => at))
    expect(lines.sort()).toEqual([0, 1, 2, 3])
  })
})
