import { benchOf } from '@bulkhead/hull/test/bench.ts'
import { sharedSuites } from '@bulkhead/hull/test/suites/index.ts'
import { RULES } from '../rules.ts'
import { newOwnPlayer } from '../setup.ts'
import { lockdown } from './position.ts'

/** The chapters that the family shares, by the rules of Lockdown. */
sharedSuites(
  benchOf(RULES, () => structuredClone(lockdown('hacker', 'sentry').state.own), newOwnPlayer),
)
