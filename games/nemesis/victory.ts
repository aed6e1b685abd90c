import { allContamination } from '@bulkhead/hull/contamination.ts'
import { removeIntruder } from '@bulkhead/hull/intruders.ts'
import { everybody } from '@bulkhead/hull/items.ts'
import { chooseObjectives } from '@bulkhead/hull/objectives.ts'
import { seatOf } from '@bulkhead/hull/queries.ts'
import { objectiveOf } from '@bulkhead/hull/ruleset.ts'
import { type Check, NONE, type Player, type State } from '@bulkhead/hull/state.ts'
import type { Table } from '@bulkhead/hull/table.ts'
import type { Rules } from '@bulkhead/kernel'
import { COORDINATES, JUMP, SKULL } from './components.ts'
import { own } from './own.ts'

/** END, VICTORY: what the end does to everybody, and the four checks in order. */

export function* victoryCheck(t: Table): Rules {
  const s = t.state
  leaveTheShip(t)
  if (survivors(s).length > 0) {
    yield* chooseObjectives(t) // NEM-FIRST-12
    checkEngines(t)
    checkCoordinates(t)
    checkContamination(t)
    checkObjectives(t)
  }
  t.reveal()
  for (const seat of s.ending!.winners) t.log('wins', { seat }, 'NEM-GOAL-02')
  if (s.ending!.winners.length === 0) t.log('nobody-wins', undefined, 'NEM-END-11')
  s.phase = 'over'
}

function survivors(s: State): Player[] {
  return s.players.filter(({ fate }) => fate === 'escaped' || fate === 'hibernating')
}

/** NEM-END-07, NEM-END-09: a running self-destruct sequence overtakes every other end. */
function leaveTheShip(t: Table): void {
  const s = t.state
  const ending = s.ending!
  if (ending.cause === 'explosion') {
    explode(t, 'NEM-END-08')
    return
  }
  if (own(s).selfDestruct !== NONE) {
    own(s).selfDestruct = SKULL
    explode(t, 'NEM-END-08')
    return
  }
  s.time = JUMP
  t.log('jump', undefined, 'NEM-END-02')
  for (const player of s.players) if (player.fate === 'awake') perish(t, player, 'NEM-END-02')
}

/** NEM-END-08: everybody aboard, awake or hibernating, and everything else. */
function explode(t: Table, rule: string): void {
  const s = t.state
  s.ending!.exploded = true
  t.log('explodes', undefined, rule)
  for (const player of s.players) {
    if (player.fate === 'awake' || player.fate === 'hibernating') perish(t, player, rule)
  }
  for (const intruder of [...s.intruders]) removeIntruder(s, intruder)
  Object.assign(s, { eggs: 0, nestDestroyed: true, queenKilled: true })
}

function perish(t: Table, player: Player, rule: string): void {
  player.fate = 'dead'
  player.room = NONE
  player.pod = NONE
  t.log('perishes', { seat: seatOf(t.state, player) }, rule)
}

function report(
  t: Table,
  check: Check['check'],
  seat: number,
  outcome: string,
  rule: string,
): void {
  t.state.ending!.checks.push({ check, seat, outcome })
  t.log(`check-${check}`, { seat, outcome }, rule)
}

/** NEM-VICTORY-02, NEM-VICTORY-03 */
function checkEngines(t: Table): void {
  const s = t.state
  if (s.ending!.exploded) return
  const damaged = own(s).engines.filter((engine) => !engine.working).length
  for (const [i, engine] of own(s).engines.entries()) {
    engine.seen = everybody(s)
    t.log(
      'engine',
      { engine: i + 1, outcome: engine.working ? 'working' : 'damaged' },
      'NEM-VICTORY-02',
    )
  }
  report(t, 'engines', NONE, damaged >= 2 ? 'exploded' : 'working', 'NEM-VICTORY-03')
  if (damaged >= 2) explode(t, 'NEM-VICTORY-03')
}

/** NEM-VICTORY-05 to 08: only Earth is home, and Mars for the Quarantine. */
function checkCoordinates(t: Table): void {
  const s = t.state
  const ending = s.ending!
  if (ending.exploded) return
  const destination = COORDINATES[own(s).coordinates.id][own(s).destination]
  ending.destination = destination
  own(s).coordinates.seen = everybody(s)
  report(t, 'coordinates', NONE, destination, 'NEM-VICTORY-05')
  if (destination === 'earth') return
  for (const player of s.players) {
    if (player.fate !== 'hibernating') continue
    const quarantined = destination === 'mars' && claimsQuarantine(t, player)
    if (!quarantined) perish(t, player, 'NEM-VICTORY-06')
  }
}

/** NEM-VICTORY-07: whoever claims the exception shows the Objective now. */
function claimsQuarantine(t: Table, player: Player): boolean {
  const quarantine = player.objectives.find(({ id }) => id === 'quarantine')
  if (!quarantine) return false
  quarantine.seen = everybody(t.state)
  const seat = seatOf(t.state, player)
  t.log('objective', { seat, objective: quarantine.id }, 'NEM-VICTORY-07')
  return true
}

/** NEM-VICTORY-10 to 14 */
function checkContamination(t: Table): void {
  for (const player of survivors(t.state)) {
    const seat = seatOf(t.state, player)
    if (!player.larva && !isInfected(t, player)) {
      report(t, 'contamination', seat, 'clean', 'NEM-VICTORY-13')
      continue
    }
    const dies = drawsContamination(t, player)
    report(t, 'contamination', seat, dies ? 'dies' : 'survives', 'NEM-VICTORY-11')
    if (dies) perish(t, player, 'NEM-VICTORY-11')
  }
}

/** NEM-VICTORY-10: every card is scanned, and here everybody sees the results (NEM-INFO-05). */
function isInfected(t: Table, player: Player): boolean {
  const s = t.state
  const cards = allContamination(player).map((card) => s.contamination[card])
  const infected = cards.filter((card) => card.infected).length
  for (const card of cards) card.seen = everybody(s)
  const params = { seat: seatOf(s, player), infected, clean: cards.length - infected }
  t.log('last-scan', params, 'NEM-VICTORY-10')
  return infected > 0
}

/** NEM-VICTORY-11: the top 4 of everything that the Character has, infected or not. */
function drawsContamination(t: Table, player: Player): boolean {
  const cards = t.rng.shuffle([...player.deck, ...player.hand, ...player.discard]).slice(-4)
  const number = cards.filter((card) => typeof card === 'number').length
  t.log('last-draw', { seat: seatOf(t.state, player), number }, 'NEM-VICTORY-11')
  return number > 0
}

/** NEM-VICTORY-15; the cooperative group wins or loses as one (NEM-MODE-COOP-02). */
function checkObjectives(t: Table): void {
  const s = t.state
  if (s.mode === 'coop') {
    checkGroup(t)
    return
  }
  for (const player of survivors(s)) {
    const [kept] = player.objectives
    const { id, signal, fulfilled } = objectiveOf(s, kept.id)
    kept.seen = everybody(s)
    const done = (!signal || player.signal) && fulfilled(s, player)
    const seat = seatOf(s, player)
    t.log('objective', { seat, objective: id }, 'NEM-VICTORY-15')
    report(t, 'objectives', seat, done ? 'fulfilled' : 'failed', 'NEM-VICTORY-15')
    if (done) s.ending!.winners.push(seat)
  }
}

/** NEM-MODE-COOP-03: as many Signals as cards that ask for one, by different Characters. */
function checkGroup(t: Table): void {
  const s = t.state
  const cards = s.players.flatMap((player) =>
    player.objectives.map((one) => ({ player, id: one.id })),
  )
  const wanted = cards.filter(({ id }) => objectiveOf(s, id).signal).length
  const sent = s.players.filter((player) => player.signal).length
  t.log('signals', { sent, wanted }, 'NEM-MODE-COOP-03')
  const results = cards.map(({ player, id }) => {
    const { signal, fulfilled } = objectiveOf(s, id)
    const done = (!signal || sent >= wanted) && fulfilled(s, player)
    report(t, 'objectives', seatOf(s, player), done ? 'fulfilled' : 'failed', 'NEM-MODE-COOP-02')
    return done
  })
  const won = results.every(Boolean) && survivors(s).length > 0
  if (won) s.ending!.winners = s.players.map((_, seat) => seat)
}
