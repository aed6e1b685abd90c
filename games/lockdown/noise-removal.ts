import { corridorId } from '@bulkhead/hull/doors.ts'
import { charactersIn, ship } from '@bulkhead/hull/queries.ts'
import { nextPhase } from '@bulkhead/hull/ruleset.ts'
import type { Corridor, State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import { isPowered } from './power.ts'
import { corridorSection } from './sections.ts'
import type { Table } from './table.ts'

/** NOISEREM: noise dies away where there is light and nobody near. */

/** LOCK-NOISEREM-01; never on the icons of the Technical Corridors and the zones (LOCK-NOISEREM-02). */
export function* noiseRemoval(t: Table): Rules {
  const s = t.state
  nextPhase(s)
  s.corridors.forEach((corridor, number) => {
    if (!corridor.noise || !fallsSilent(s, number)) return
    corridor.noise = false
    t.log('noise-removed', { exit: corridorId(s, number) }, 'LOCK-NOISEREM-01')
  })
}

function fallsSilent(s: State, corridor: Corridor): boolean {
  const section = corridorSection(s, corridor)
  if (!section || !isPowered(s, section)) return false
  return ship(s).ends[corridor].every((place) => charactersIn(s, place).length === 0)
}
