import { benchOf } from '@bulkhead/hull/test/bench.ts'
import { sharedSuites } from '@bulkhead/hull/test/suites/index.ts'
import { CLASSIC_RULES } from '../rules.ts'
import { newOwnPlayer, newOwnRoom } from '../setup/shared.ts'
import { classic } from './position.ts'

/** The chapters that the family shares, by the rules of Aftermath. */
sharedSuites(
  benchOf(CLASSIC_RULES, () => structuredClone(classic('captain', 'scout').state.own), {
    player: newOwnPlayer,
    room: newOwnRoom,
  }),
)
