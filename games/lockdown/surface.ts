import { drawFrom } from '@bulkhead/common'
import { drawItem } from '@bulkhead/hull/items.ts'
import type { Colour } from '@bulkhead/hull/kinds.ts'
import { EXPLORATION } from '@bulkhead/hull/movement.ts'
import { noiseEverywhere } from '@bulkhead/hull/noise-markers.ts'
import { byId } from '@bulkhead/hull/pack.ts'
import { fights, inOrder, inRoom, isAwake, itemsOf } from '@bulkhead/hull/queries.ts'
import type { Ruleset } from '@bulkhead/hull/ruleset.ts'
import type { Place, Player, State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import type { SurfaceCard } from './cards/surface-card.ts'
import { SURFACE_CARDS } from './cards/surface-cards.ts'
import { own } from './own.ts'
import { inBuilding, isIntersection, onSurface } from './sections.ts'
import type { Table } from './table.ts'

/** MODE-ALT: the Martian surface. */

const CARDS: Readonly<Record<string, SurfaceCard>> = byId(SURFACE_CARDS)

/** Items that let one walk to the Bunker, once everybody has seen them. */
const SUITS: readonly string[] = ['enviro-suit', 'battle-suit']

export function hasSuit(_s: State, me: Player): boolean {
  return itemsOf(me).some(({ id }) => SUITS.includes(id))
}

/** LOCK-MODE-ALT-38, LOCK-MODE-ALT-46: for everybody on the surface, in order. */
export function* drawSurfaceCard(t: Table): Rules {
  const s = t.state
  const { surface, surfaceDiscard } = own(s)
  t.reveal()
  const { id } = drawFrom(surface, surfaceDiscard, t.rng)!
  t.log('surface-card', { surface: id }, 'LOCK-MODE-ALT-38')
  own(s).surfaceDrawn.push(id)
  const concerned = inOrder(s).filter((one) => inRoom(one) && onSurface(s, one.room))
  for (const me of concerned) {
    if (!isAwake(me) || !inRoom(me)) continue
    // LOCK-MODE-ALT-29: a building shields like an Enviro-Suit.
    const shielded = inBuilding(s, me.room) || hasSuit(s, me)
    yield* shielded ? CARDS[id].lower(t, me) : CARDS[id].upper(t, me)
  }
  own(s).surfaceDrawn.pop()
  surfaceDiscard.push(id)
}

/** LOCK-MODE-ALT-37: everything in the open comes; only if there is nothing there is noise in the zones. */
export function dangerAt(t: Table, place: Place): boolean {
  const s = t.state
  if (!isIntersection(s, place)) return false
  const near = s.intruders.filter(
    (one) => one.room !== place && isIntersection(s, one.room) && !fights(s, one),
  )
  if (near.length > 0) t.log('danger', { place, number: near.length }, 'LOCK-MODE-ALT-37')
  else {
    t.log('danger-alone', { place }, 'LOCK-MODE-ALT-37')
    noiseEverywhere(t, place)
  }
  for (const intruder of near) {
    intruder.room = place
    t.log(
      'intruder-moves',
      { intruder: intruder.name, type: intruder.type, place },
      'LOCK-MODE-ALT-14',
    )
  }
  return true
}

/** LOCK-MODE-ALT-07, LOCK-MODE-ALT-08: what the tokens of the surface do besides. */
export const SURFACE_EXPLORATION: Ruleset['exploration'] = {
  ...EXPLORATION,
  *surface(t) {
    yield* drawSurfaceCard(t)
    return false
  },
  red: (t, me) => found(t, me, 'red'),
  yellow: (t, me) => found(t, me, 'yellow'),
  green: (t, me) => found(t, me, 'green'),
}

function* found(t: Table, me: Player, colour: Colour): Rules<boolean> {
  yield* drawItem(t, me, colour)
  return false
}
