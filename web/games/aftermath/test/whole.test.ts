import '../../../test/browser.ts'
import { aftermath } from '@bulkhead/aftermath'
import { AFTERMATH_TOKENS, ALERT_ROOMS, ALERTS, printedFor } from '@bulkhead/aftermath/printed'
import { nemesis } from '@bulkhead/nemesis'
import { expect, test } from 'vitest'
import { STYLES } from '../../hull/moment-styles.ts'
import { nameSizeOn } from '../../nemesis/board-layout.ts'
import { DRAWN } from '../board-layout.ts'
import { AFTERMATH } from '../game.ts'
import { AFTERMATH_ICONS, icons, initials } from '../icons.ts'

const { en } = aftermath.text

test('everything that is printed has a drawing', () => {
  for (const printed of Object.values(printedFor)) {
    const missing = (['items', 'characters', 'wounds'] as const).flatMap((kind) =>
      Object.keys(printed[kind]).filter((id) => !(id in icons[kind])),
    )
    expect(missing).toEqual([])
    expect(Object.keys(printed.tiles).filter((id) => !(id in icons.rooms))).toEqual([])
  }
  expect(AFTERMATH_TOKENS.filter((token) => !(token in AFTERMATH_ICONS))).toEqual([])
})

test('Characters are told apart by their letters, in both languages', () => {
  for (const letters of [initials.en, initials.fr]) {
    const used = Object.keys(printedFor.epilogue.characters).map((id) => letters[id])
    expect(new Set(used).size).toBe(used.length)
  }
})

test('every line that only this game writes is told in its own way', () => {
  const own = Object.keys(en)
    .filter((key) => key.startsWith('log.') && !(key in nemesis.text.en))
    .map((key) => key.slice(4))
  expect(own.length).toBeGreaterThan(40)
  expect(own.filter((kind) => !(kind in AFTERMATH.tells.styles) && !(kind in STYLES))).toEqual([])
})

test('every level of every Alert has its task in words', () => {
  const missing = Object.keys(ALERTS).flatMap((id) =>
    ALERT_ROOMS[id].flatMap((_, i) => (en[`alert-task.${id}-${i + 1}`] ? [] : [`${id}-${i + 1}`])),
  )
  expect(missing).toEqual([])
})

test.each([
  ['a desktop', 960, 464, true],
  ['a tablet', 1024, 432, true],
  ['a phone', 390, 294, false],
] as const)('names of rooms can be read on %s: %i x %i, %s', (_, x, y, isRead) => {
  for (const drawn of Object.values(DRAWN)) expect(nameSizeOn(drawn, { x, y }) >= 13).toBe(isRead)
})
