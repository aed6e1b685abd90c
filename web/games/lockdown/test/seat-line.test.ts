import '../../../test/browser.ts'
import { Match, must } from '@bulkhead/kernel'
import type { LockdownView } from '@bulkhead/lockdown'
import { lockdown } from '@bulkhead/lockdown'
import { expect, test } from 'vitest'
import { hullUi } from '../../hull/ui.ts'
import { LOCKDOWN } from '../game.ts'
import { seatLine } from '../seat-line.ts'
import '../../test/said.ts'

/** So many letters stand in a line beside the counts. */
const FITS = 24

test.each(['en', 'fr'] as const)(
  'the list of players names every room in one line (%s)',
  (language) => {
    for (const board of ['standard', 'alternate']) {
      const options = { board, draft: 'free' }
      const match = must(
        Match.start(lockdown, { seats: 2, options, seed: { kind: 'fast', seed: 1 } }),
      )
      const view = match.view(0) as LockdownView
      const words = hullUi(LOCKDOWN).words(view, language)
      const names = view.rooms.map((_, room) => {
        const awake = { room, fate: 'awake' as const, passed: true }
        const players = view.players.map((player) => ({ ...player, ...awake }))
        return seatLine(0, {
          view: { ...view, phase: 'turn', players },
          words,
          language,
        }).where
      })
      expect(names.filter((name) => name.length > FITS)).toEqual([])
    }
  },
)
