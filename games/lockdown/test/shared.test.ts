import { benchOf } from '@bulkhead/hull/test/bench.ts'
import { type Otherwise, otherwiseSuite } from '@bulkhead/hull/test/otherwise.ts'
import { sharedSuites } from '@bulkhead/hull/test/suites/index.ts'
import { describe } from 'vitest'
import { MOST_KNOWLEDGE } from '../components.ts'
import { profits } from '../knowledge.ts'
import { RULES } from '../rules.ts'
import { newOwnPlayer } from '../setup.ts'
import { lockdown } from './position.ts'

/** What the shared suites must not show of Lockdown. */
const OTHERWISE: Otherwise = {
  'NEM-BAG-09': 'LOCK-BAG-08', // her token stays aside
  'NEM-CONT-12': 'LOCK-CONT-11', // removed cards go under their deck
  'NEM-DMG-03': 'LOCK-GEN-10', // Larva figures never run out
  'NEM-DMG-07': 'LOCK-DMG-05', // Carcasses never run out
  'NEM-EGG-06': 'LOCK-EGG-02', // out of combat only
  'NEM-EVENT-01': 'LOCK-ROUND-03', // more steps, and the Time token counts down
  'NEM-REACT-03': 'LOCK-COST-07', // one-use Items are lost
  'NEM-WEAK-03': 'LOCK-WEAK-03', // places instead of kinds of Objects
  'NEM-WEAK-04': 'LOCK-WEAK-07', // Knowledge decides whom a Weakness helps
}

/** The skiff's Weaknesses lie on the places of Lockdown, and everybody knows enough for all of them. */
const PLACES: Readonly<Record<string, string>> = {
  corpse: 'first',
  egg: 'second',
  carcass: 'third',
}

/** The chapters that the family shares, by the rules of Lockdown. */
sharedSuites(
  benchOf(
    { ...RULES, profits: (s, slot, me) => profits(s, PLACES[slot], me) },
    () => structuredClone(lockdown('hacker', 'sentry').state.own),
    { player: () => ({ ...newOwnPlayer(), knowledge: MOST_KNOWLEDGE }) },
    OTHERWISE,
  ),
)

describe('rules of its own', () => otherwiseSuite(OTHERWISE, import.meta.dirname))
