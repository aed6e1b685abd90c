import type { ItemDef } from '@bulkhead/hull/cards/item-card.ts'
import { corridorOption } from '@bulkhead/hull/choices.ts'
import { putNoise, takeNoise } from '@bulkhead/hull/noise-markers.ts'
import { exitsOf, hasComputer, hasNoise, roomOf, seatOf } from '@bulkhead/hull/queries.ts'
import type { Corridor, Player, State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import { inTheDark, isLit } from '../../darkness.ts'
import { item } from '../../declare.ts'
import { analysing } from '../../laboratory.ts'
import { corridorsIn, mySection } from '../../sections.ts'
import type { Table } from '../../table.ts'
import { ENERGY, TOOLS_OR_TAPE } from './shared.ts'

/** Quest Items of the Characters of this box. */

const assaultRifle = item({
  id: 'assault-rifle',
  colour: 'quest',
  copies: 1,
  heavy: true,
  quest: { character: 'survivor', discard: ENERGY },
  weapon: { energy: true, capacity: 5, loaded: 3, onHit: 1 },
})

const wail = item({
  id: 'wail',
  colour: 'quest',
  copies: 1,
  quest: {
    character: 'lab-rat',
    possible: (s, me) => inTheDark(s, me) && noisesAround(s, me) >= 2,
  },
  action: {
    cost: 1,
    when: 'any',
    missing: (s, me) =>
      mySection(s, me) === null ? { why: 'no-section', rule: 'LOCK-SECTION-10' } : null,
    ways: () => [{ choice: [] as Corridor[] }],
    settle: chooseCorridors,
    *resolve(t, _me, corridors) {
      for (const corridor of corridors) {
        if (hasNoise(t.state, corridor)) takeNoise(t, corridor, 'LOCK-NOISEMARK-01')
        else putNoise(t, corridor)
      }
    },
  },
})

function noisesAround(s: State, me: Player): number {
  return exitsOf(s, me.room).filter((exit) => hasNoise(s, exit)).length
}

/** Each as one likes, but not the Technical Corridors icon. */
function* chooseCorridors(t: Table, me: Player): Rules<Corridor[]> {
  const s = t.state
  const corridors = corridorsIn(s, mySection(s, me)!)
  const picks = yield* t.ask(
    seatOf(s, me),
    {
      prompt: 'wail',
      rule: 'LOCK-NOISEMARK-01',
      min: 1,
      max: corridors.length,
      cancel: true,
    },
    corridors.map((corridor) => wailOption(s, corridor)),
  )
  return corridors.filter((corridor) => picks.some(({ id }) => id === wailOption(s, corridor).id))
}

function wailOption(s: State, corridor: Corridor) {
  return corridorOption(hasNoise(s, corridor) ? 'silence' : 'noise', s, corridor)
}

/** It counts as an Enviro-Suit too, where one is looked for. */
const battleSuit = item({
  id: 'battle-suit',
  colour: 'quest',
  copies: 1,
  quest: { character: 'sentry', discard: TOOLS_OR_TAPE },
  modifies: { slimes: () => false, fireWounds: () => 0 },
})

const LABORATORIES = ['laboratory', 'testing-lab']

const analysisKit = item({
  id: 'analysis-kit',
  colour: 'quest',
  copies: 1,
  quest: {
    character: 'xenobiologist',
    possible: (s, me) => isWorking(s, me) && LABORATORIES.includes(roomOf(s, me).tile),
  },
  action: { cost: 1, when: 'calm', ...analysing('analysis-kit', false) },
})

/** LOCK-QUEST-04 */
function isWorking(s: State, me: Player): boolean {
  return !roomOf(s, me).malfunction
}

const cyberdeck = item({
  id: 'cyberdeck',
  colour: 'quest',
  copies: 1,
  heavy: true,
  quest: {
    character: 'hacker',
    discard: ENERGY,
    possible: (s, me) => hasComputer(s, me.room),
  },
  modifies: { computer: (has, _about, s, me) => has || isLit(s, me.room) },
})

const cleaningCart = item({
  id: 'cleaning-cart',
  colour: 'quest',
  copies: 1,
  quest: { character: 'janitor', place: 'repository' },
  modifies: { hands: (hands) => hands + 1 },
})

export const QUEST_ITEMS: readonly ItemDef[] = [
  assaultRifle,
  wail,
  battleSuit,
  analysisKit,
  cyberdeck,
  cleaningCart,
]
