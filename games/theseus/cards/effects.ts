import type { Rules } from '@bulkhead/kernel'
import { assault } from '../attack.ts'
import { plain, unitOption } from '../choices.ts'
import { move } from '../movement.ts'
import { wound } from '../points.ts'
import { allied, isHeld } from '../queries.ts'
import { takeUpgrade } from '../sectoractions.ts'
import { NONE, type Unit } from '../state.ts'
import type { Use } from './card.ts'

/** Effects that several cards share. */

export function* woundByValue({ t, you, value }: Use, unit: Unit): Rules {
  wound(t, unit, value, you)
}

export function* oneUpgrade({ t, you }: Use): Rules {
  takeUpgrade(t, you)
}

export function* triggerAssault({ t, you }: Use): Rules {
  yield* assault(t, you)
}

/**
 * Team Tactics, Mind Control: moves up to so many enemy units of any Sectors, one after the other, by the
 * normal Movement rules (THE-CARD-90). False where the player moves none.
 */
export function* moveEnemies({ t, s, you }: Use, atMost: number): Rules<boolean> {
  const movable = () =>
    s.units.filter((one) => one.room !== NONE && !allied(s, one.owner, you) && isMovable(one))
  let moved = 0
  while (moved < atMost) {
    const unit = yield* t.pick<Unit | null>(
      you,
      { prompt: 'move-enemy', params: { left: atMost - moved }, rule: 'THE-CARD-90' },
      [null, ...movable()],
      (one) => (one ? unitOption('move-enemy', one) : plain('no-more')),
    )
    if (!unit) break
    moved++
    yield* move(t, you, unit)
  }
  return moved > 0
}

/** What an effect that moves or relocates enemy units may choose. */
export function isMovable(unit: Unit): boolean {
  return !unit.moved && !isHeld(unit) && !unit.invisible
}
