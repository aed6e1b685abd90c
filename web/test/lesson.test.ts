import './browser.ts'
import { expect, test } from 'vitest'
import { GAMES } from '../games/index.ts'

const MOST_PANELS = 6
/** A minute of reading is a thousand characters, and six pictures are looked at too. */
const LONGEST = 250

test.each(GAMES)(
  '$id is learnt in three minutes: few panels, short in both languages',
  async (game) => {
    const lesson = await game.lesson()
    expect(lesson.length).toBeGreaterThan(0)
    expect(lesson.length).toBeLessThanOrEqual(MOST_PANELS)
    const long = lesson.flatMap(({ text }) =>
      Object.values(text).filter(({ length }) => length > LONGEST),
    )
    expect(long).toEqual([])
  },
)
