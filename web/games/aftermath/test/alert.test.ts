import '../../../test/browser.ts'
import { aftermath } from '@bulkhead/aftermath'
import { expect, test } from 'vitest'
import { inLines } from '../board-alert.tsx'

/** So many letters, and so many lines, stand within the card of an Alert. */
const [LETTERS, LINES] = [29, 3]

test.each(['en', 'fr'] as const)(
  'what an Alert asks for stands within its card (%s)',
  (language) => {
    const words = aftermath.text[language]
    const tasks = Object.keys(words).filter((key) => key.startsWith('alert-task.'))
    expect(tasks.length).toBeGreaterThan(10)
    for (const key of tasks) {
      const lines = inLines(words[key])
      expect(lines.join(' ')).toBe(words[key])
      expect(lines.length).toBeLessThanOrEqual(LINES)
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(LETTERS)
    }
  },
)
