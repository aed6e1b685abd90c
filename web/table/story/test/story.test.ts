import { describe, expect, test } from 'vitest'
import type { Position } from '../../../play/position.ts'
import {
  again,
  againLine,
  arrived,
  begun,
  isSettled,
  isStill,
  nowOf,
  paused,
  positionOf,
  type Story,
  sinceLastTurn,
  skipped,
  wentBack,
  wentOn,
} from '../story.ts'
import { positionWith, untoldFrom } from './telling.ts'

const MANNER = { pace: 'normal', stops: 'all' } as const

/** These lines come in one frame. */
function after(story: Story, lines: readonly string[], more: Partial<Position> = {}): Story {
  const first = story.latest.log.length
  const position = positionWith(first + lines.length, more)
  const untold = untoldFrom(first, ...lines)
  const whole = untold.map((one, i) => (i === untold.length - 1 ? { ...one, position } : one))
  return arrived(story, position, whole, MANNER)
}

const on = (story: Story) => wentOn(story, MANNER)
const kinds = (story: Story) => nowOf(story)?.parts.map(({ line }) => line.kind) ?? null
const start = () => begun(positionWith(0))

describe('the board advances with the story', () => {
  const two = after(start(), ['!shoots@2', '!dies@3'])

  test('it shows the view of the beat that is told, and no later one', () => {
    expect(positionOf(two)).toMatchObject({ view: 'after 0', log: [{ kind: 'line 0' }] })
    expect(positionOf(on(two))).toMatchObject({ view: 'after 1' })
    expect(positionOf(on(two)).log).toHaveLength(2)
  })

  test('the question comes after the last beat', () => {
    const asked = after(start(), ['!shoots@2'], { pending: [{ id: 1 }] as never })
    expect(isSettled(asked)).toBe(false)
    expect(positionOf(asked).pending).toEqual([])
    expect(positionOf(on(asked)).pending).toHaveLength(1)
  })

  test('the end is told before it is shown', () => {
    const over = after(start(), ['!explodes', '!wins@2'], { result: { winners: [2] } as never })
    expect(positionOf(over).result).toBeNull()
    expect(positionOf(on(over)).result).toBeNull()
    expect(positionOf(on(on(over))).result).not.toBeNull()
  })

  test('one’s own small payments are told without keeping the question waiting', () => {
    const paid = after(start(), ['~pays@0 deed'], { pending: [{ id: 1 }] as never })
    expect(kinds(paid)).toEqual(['pays'])
    expect(positionOf(paid).pending).toHaveLength(1)
  })

  test('what is in the log alone passes at once', () => {
    expect(nowOf(after(start(), ['~draws@2']))).toBeNull()
  })

  test('what comes in while its player’s routine is told is told with it', () => {
    const story = after(after(start(), ['enters@2']), ['noise@2'])
    expect(kinds(story)).toEqual(['enters', 'noise'])
    expect(positionOf(story).view).toBe('after 1')
    expect(nowOf(on(story))).toBeNull()
  })

  test('what passed quietly stays on the board while the rest is told in short', () => {
    const shoots = Array.from({ length: 20 }, (_, i) => `!shoots@${1 + (i % 3)}`)
    const drawn = after(on(after(start(), ['!shoots@2'])), ['~draws@2'])
    const story = after(drawn, shoots)
    expect(nowOf(story)?.isSummary).toBe(true)
    expect(positionOf(story)).toMatchObject({ view: 'after 1' })
    expect(positionOf(story).log).toHaveLength(2)
  })

  test('something taken back ends the telling', () => {
    const back = arrived(two, positionWith(0), [], MANNER)
    expect(nowOf(back)).toBeNull()
    expect(positionOf(back).log).toHaveLength(0)
  })
})

describe('what concerns one’s own seat', () => {
  /** Sixty positions while the first beat is on the strip; one's own death among them. */
  const far = Array.from({ length: 60 }, (_, i) => i).reduce(
    (story, i) => after(story, i === 40 ? ['!dies@0 harm'] : [`!shoots@${1 + (i % 3)}`]),
    start(),
  )

  function tellingOf(first: Story): string[] {
    const told: string[] = []
    for (let story = first; nowOf(story); story = on(story)) {
      told.push(nowOf(story)!.isSummary ? 'summary' : kinds(story)!.join())
    }
    return told
  }

  test('is never dropped, however far behind its reader is; the rest is told in short', () => {
    expect(tellingOf(far)).toEqual([
      'shoots',
      ...['summary', 'summary', 'summary'],
      'dies',
      ...['summary', 'summary', 'summary'],
    ])
  })

  test('skipping stops there, and goes on from there', () => {
    const stop = skipped(far, MANNER)
    expect(kinds(stop)).toEqual(['dies'])
    expect(positionOf(stop).log).toHaveLength(41)
    const rest = on(stop)
    expect(nowOf(rest)).toBeNull()
    expect(positionOf(rest).log).toHaveLength(60)
  })

  test('what comes in late is told for a time of its own, be it one’s own doing', () => {
    const enters = after(start(), ['enters@0 deed'])
    const paid = after(after(enters, ['~pays@0 deed']), ['searches@0 deed'])
    expect(tellingOf(paid)).toEqual(['enters', 'pays,searches'])
  })

  test('what comes in while something is told is not run past with it', () => {
    const attacked = after(start(), ['!attacks@0 harm'])
    const wounded = skipped(after(attacked, ['+suffers@0 harm']), MANNER)
    expect(kinds(wounded)).toEqual(['suffers'])
  })

  test('a press means what was on the screen, and runs past nothing that has come there since', () => {
    const shooting = after(start(), ['!shoots@2', '!dies@0 harm', '!shoots@3'])
    const seen = nowOf(shooting)
    const dying = on(shooting)
    expect(isStill(dying, seen)).toBe(false)
    const skipping = skipped(dying, MANNER, seen)
    expect(kinds(skipping)).toEqual(['dies'])
    expect(nowOf(skipped(skipping, MANNER))).toBeNull()
  })

  test('a beat that has grown is still the same', () => {
    const story = after(start(), ['enters@2'])
    expect(isStill(after(story, ['noise@2']), nowOf(story))).toBe(true)
  })

  test('skipping goes on with what comes in, until one is asked', () => {
    const skipping = skipped(after(start(), ['!shoots@2']), MANNER)
    const more = after(skipping, ['!shoots@3'])
    expect(nowOf(more)).toBeNull()
    const asked = after(more, ['!shoots@1'], { pending: [{ id: 1 }] as never })
    expect(asked.isSkipping).toBe(false)
    expect(nowOf(after(asked, ['!shoots@2']))).not.toBeNull()
  })
})

describe('back, pause and again', () => {
  const three = on(on(after(start(), ['!shoots@1', '!shoots@2', '!dies@3'])))

  test('one back shows the board as it was, and waits', () => {
    const back = wentBack(three)
    expect(kinds(back)).toEqual(['shoots'])
    expect(positionOf(back).view).toBe('after 1')
    expect(back.isPaused).toBe(true)
    expect(kinds(on(back))).toEqual(['dies'])
  })

  test('pausing keeps the beat', () => {
    expect(paused(three, true)).toMatchObject({ isPaused: true, at: 2 })
  })

  test('what has happened since one acted can be told again, and the board comes back', () => {
    const rest = on(three)
    expect(sinceLastTurn(rest)).toHaveLength(3)
    const anew = again(rest, rest.told.slice(0, 2))
    expect(isSettled(anew)).toBe(false)
    expect(positionOf(anew)).toMatchObject({ view: 'after 0' })
    expect(positionOf(anew).log).toHaveLength(3)
    expect(isSettled(on(on(anew)))).toBe(true)
  })

  test('what others do after one’s own turn is the news, until they do something after the next', () => {
    const pending = [{ id: 1, revision: 1 }] as never
    const asked = on(after(on(three), ['!shoots@1'], { pending }))
    const answered = on(after(asked, ['!enters@0 deed']))
    expect(sinceLastTurn(answered)).toHaveLength(4)
    expect(sinceLastTurn(after(answered, ['!shoots@2']))).toHaveLength(1)
  })

  test('what comes in while something is told again follows it', () => {
    const more = after(againLine(on(three), 0), ['!dies@1'])
    expect(positionOf(more).view).toBe('after 0')
    expect(kinds(on(more))).toEqual(['dies'])
  })
})
