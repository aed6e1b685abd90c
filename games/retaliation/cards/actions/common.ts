import type { Effect } from '../../actions/action.ts'
import { infection } from '../../contamination.ts'
import { breakDoor, costing, fix, reinforces, secures, workDoor } from '../../effects.ts'
import { canBreakRoom, placeMalfunction } from '../../markers.ts'
import { type ActionCard, roomDef } from '../../pack.ts'
import { contaminationIn } from '../../queries.ts'
import { search } from '../../search.ts'
import { card } from './card.ts'

/** The cards that several Characters have. */

const searching: Effect = {
  id: 'search',
  missing: (s, me) =>
    roomDef(s, me.room).icons.length > 0 ? null : { why: 'no-icons', rule: 'RET-SEARCH-01' },
  *resolve(t, me) {
    yield* search(t, me)
  },
}

/** RET-INFECT-01: clean cards leave the game. */
const resting: Effect = {
  id: 'rest',
  missing: (_, me) =>
    contaminationIn(me.hand).length > 0 ? null : { why: 'no-contamination', rule: 'RET-INFECT-02' },
  *resolve(t, me) {
    yield* infection(t, me, true)
  },
}

const sabotage: Effect = {
  id: 'sabotage',
  missing: (s, me) =>
    canBreakRoom(s, me.room) ? null : { why: 'cannot-break', rule: 'RET-MALF-02' },
  *resolve(t, me) {
    placeMalfunction(t, me.room, 'RET-MALF-01')
  },
}

export const COMMON: readonly ActionCard[] = [
  card('search', true, [searching]),
  card('rest', true, [resting]),
  card('demolition', false, [breakDoor, sabotage]),
  card('repairs', true, [costing(1, fix), workDoor]),
  card('fast-repairs', true, [fix, workDoor]),
  card('secure', true, [secures(2), costing(1, reinforces('linked'))]),
  card('fast-secure', true, [secures(2), reinforces('linked')]),
  card('basic-secure', true, [costing(1, secures(2)), costing(1, reinforces('linked'))]),
]
