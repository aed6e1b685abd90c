import { benchOf } from '@bulkhead/hull/test/bench.ts'
import { sharedSuites } from '@bulkhead/hull/test/suites/index.ts'
import { RULES } from '../rules.ts'
import { position } from './position.ts'

/** The chapters that the family shares, by the rules of Nemesis. */
sharedSuites(benchOf(RULES, () => structuredClone(position('captain', 'scout').state.own)))
