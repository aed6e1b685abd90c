import type { EventCard } from '@bulkhead/hull/cards/event-card.ts'
import { igniteAround, lurk } from '@bulkhead/hull/event-effects.ts'
import { placeOf } from '@bulkhead/hull/queries.ts'
import { dropPower } from '../power.ts'
import type { Table } from '../table.ts'
import { EVENT_CARDS } from './event-cards.ts'

/** The 20 Intruder Event cards, for the enemies of the base game: none of them has a dark part (LOCK-MODE-INTR-05). */

/** Events that only the Night Stalkers bring. */
const NOT_THEIRS = ['hidden', 'power-surge', 'css-fault', 'lights-out', 'stalking']

const shared = EVENT_CARDS.filter(({ id }) => !NOT_THEIRS.includes(id)).map(
  ({ dark: _dark, ...card }) => card,
)

const lurking: EventCard = {
  id: 'lurking',
  moves: ['creeper', 'adult'],
  exit: 4,
  after: 'discard',
  effect: lurk,
}

const flammableVapours: EventCard = {
  id: 'flammable-vapours',
  moves: ['breeder', 'queen'],
  exit: 4,
  after: 'discard',
  *effect(t) {
    igniteAround(t, placeOf(t.state, 'repository'))
  },
}

const powerFailure: EventCard = {
  id: 'power-failure',
  moves: ['adult', 'breeder', 'queen'],
  exit: 3,
  after: 'remove',
  *effect(t: Table) {
    dropPower(t, 'LOCK-POWER-08')
  },
}

export const INTRUDER_EVENTS: readonly EventCard[] = [
  ...shared,
  lurking,
  flammableVapours,
  powerFailure,
]
