import { intruderOption, playerOption } from '@bulkhead/hull/choices.ts'
import { recover } from '@bulkhead/hull/damage.ts'
import { drawEvent } from '@bulkhead/hull/event-deck.ts'
import { huntWith } from '@bulkhead/hull/event-effects.ts'
import { resolveEvent } from '@bulkhead/hull/event-phase.ts'
import { noiseRoll } from '@bulkhead/hull/noise.ts'
import { inCombat, inOrder, inRoom } from '@bulkhead/hull/queries.ts'
import { eventCardOf } from '@bulkhead/hull/ruleset.ts'
import type { Rules, Seat } from '@bulkhead/kernel'
import { own } from '../own.ts'
import type { Table } from '../table.ts'
import { eclosion } from './event-cards.ts'

/** The 10 cards of the Intruder player. */
export interface IntruderCard {
  readonly id: string
  /** The exit of a move; null leaves it to the player. */
  readonly exit: number | null
  /** How many Attack cards an attack draws. */
  readonly attack: number
  effect(t: Table, seat: Seat): Rules
}

const CARDS: readonly IntruderCard[] = [
  { id: 'pursuit-1', exit: 1, attack: 2, effect: pursue },
  { id: 'pursuit-2', exit: 2, attack: 2, effect: pursue },
  { id: 'pursuit-3', exit: 3, attack: 2, effect: pursue },
  { id: 'pursuit-any', exit: null, attack: 1, effect: pursue },
  { id: 'metamorphosis', exit: 1, attack: 3, effect: eclosion },
  { id: 'preparation-4', exit: 4, attack: 3, effect: prepare },
  { id: 'preparation-any', exit: null, attack: 1, effect: prepare },
  { id: 'pack-hunt-3', exit: 3, attack: 2, effect: huntInPacks },
  { id: 'pack-hunt-4', exit: 4, attack: 2, effect: huntInPacks },
  { id: 'recovery', exit: 2, attack: 3, effect: recovery },
]

export function allIntruderCards(): readonly IntruderCard[] {
  return CARDS
}

export function intruderCardOf(id: string): IntruderCard {
  return CARDS.find((card) => card.id === id)!
}

/** A Character in a room and not in combat rolls for noise. */
function* pursue(t: Table, seat: Seat): Rules {
  const s = t.state
  const player = yield* t.pick(
    seat,
    { prompt: 'pursuit', rule: 'NEM-MODE-INTR-13' },
    inOrder(s).filter((one) => inRoom(one) && !inCombat(s, one)),
    (one) => playerOption('pursue', s, one),
  )
  if (player) yield* noiseRoll(t, player)
}

/** Three Event cards: one is resolved completely, the others are discarded. */
function* prepare(t: Table, seat: Seat): Rules {
  const s = t.state
  const drawn = Array.from({ length: 3 }, () => drawEvent(t, [seat]).id)
  const chosen = yield* chooseDrawn(t, drawn, 'event', 'NEM-MODE-INTR-16')
  for (const id of own(s).intruderPlayer!.drawn.splice(0)) {
    if (id === chosen) continue
    s.eventDiscard.push(id)
    t.log('event-discarded', { event: id }, 'NEM-EVENT-13')
  }
  yield* resolveEvent(t, eventCardOf(s, chosen))
}

/** Every Adult, even in combat. */
function* huntInPacks(t: Table): Rules {
  huntWith(
    t,
    t.state.intruders.filter((one) => one.type === 'adult'),
    t.state.players,
  )
}

function* recovery(t: Table, seat: Seat): Rules {
  const s = t.state
  const intruder = yield* t.pick(
    seat,
    { prompt: 'recovery', rule: 'NEM-MODE-INTR-13' },
    s.intruders.filter((one) => one.injuries > 0),
    (one) => intruderOption('recover', one),
  )
  if (intruder) recover(t, intruder, 2, 'NEM-MODE-INTR-13')
}

/** One of some cards that only the Intruder player sees; they lie in `drawn` meanwhile. */
export function* chooseDrawn(
  t: Table,
  drawn: readonly string[],
  kind: 'attack' | 'event',
  rule: string,
): Rules<string> {
  const intruderPlayer = own(t.state).intruderPlayer!
  intruderPlayer.drawn = [...drawn]
  t.reveal([intruderPlayer.seat])
  t.log(`intruder-player-draws-${kind}`, { number: drawn.length }, rule)
  const options = () =>
    intruderPlayer.drawn.map((id) => ({
      id: `${kind}:${id}`,
      label: `choose-${kind}` as const,
      targets: [{ kind, id }],
    }))
  const [chosen] = yield* t.ask(intruderPlayer.seat, { prompt: `choose-${kind}`, rule }, options)
  t.reveal()
  return String(chosen.targets![0].id)
}
